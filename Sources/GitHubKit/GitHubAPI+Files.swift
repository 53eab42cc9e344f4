import Errors
import HTTP
import HTTPKit
import JSON
import Text

extension GitHubAPI {
    /// Downloads a file from a repository. GitHub sends files of at most 100 MB.
    ///
    /// `GET /repos/{repository}/contents/{path}`
    package static func downloadContents(
        _ client: GitHubClient, repository: String, path: String, file: String, ref: String?
    ) async throws -> DownloadedFile {
        let target = "/repos/\(try RoutePath.repository(repository))/contents/\(try RoutePath.path(path))"
        return try await client.files.download(
            target, to: file, accept: GitHubMediaType.raw, query: ref.map { ["ref": .string($0)] } ?? [:])
    }

    /// Downloads the files of a repository as an archive.
    ///
    /// `GET /repos/{repository}/{tarball|zipball}/{ref}`
    package static func downloadArchive(
        _ client: GitHubClient, repository: String, file: String, ref: String?, format: GitHubArchiveFormat
    ) async throws -> DownloadedFile {
        let suffix = try ref.map { ref throws(DanXiError) in "/" + (try RoutePath.path(ref)) } ?? ""
        return try await client.files.download(
            "/repos/\(try RoutePath.repository(repository))/\(format.rawValue)\(suffix)", to: file)
    }

    /// Downloads a file of a release, and compares its SHA-256 checksum with GitHub's, if GitHub states one.
    ///
    /// `GET /repos/{repository}/releases/assets/{id}`
    package static func downloadAsset(
        _ client: GitHubClient, repository: String, id: Int, file: String
    ) async throws -> DownloadedFile {
        let request = try GitHubRouter.getAsset(repository: repository, id: id)
        let asset = try await client.get(request, .prefer).value
        return try await client.files.download(request.target, to: file, accept: GitHubMediaType.file, digest: asset.digest)
    }

    /// Adds a file to a release.
    ///
    /// `POST https://uploads.github.com/repos/{repository}/releases/{release_id}/assets`
    package static func uploadAsset(
        _ client: GitHubClient, repository: String, releaseId: Int, name: String, file: String?, base64: String?, label: String?,
        contentType: String
    ) async throws -> GitHubAsset {
        let refusal = Refusal(method: "github.upload_asset")
        if let problem = HeaderRule.rest.problem(withName: "Content-Type", value: contentType) { throw refusal("content_type", problem) }
        let target = "/repos/\(try RoutePath.repository(repository))/releases/\(releaseId)/assets"
        let query = [QueryItem("name", name)] + (label.map { [QueryItem("label", $0)] } ?? [])
        let body = HTTPBody.stream(
            StreamedBody([try await .of(file: file, base64: base64, refusal)]), contentType: contentType)
        return try await client.upload(body, to: client.server.uploadsURL + target + "?" + query.urlEncoded())
    }
}
