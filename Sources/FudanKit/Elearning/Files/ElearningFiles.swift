import Errors
import HTTPKit
import Storage

/// Downloads of eLearning's files. Like those of `http.download`, they are resumed.
struct ElearningFiles: Sendable {
    private static let host = "elearning"
    private let client: ElearningClient
    private let service: HTTPService

    init(client: ElearningClient) {
        self.client = client
        let settings = HostSettings(
            name: Self.host, baseURL: ElearningClient.base, headers: client.credentials, secrets: client.secrets, keepsCookies: false)
        service =
            HTTPDependencies(
                hosts: [Self.host: settings], client: client.files, allowsPlainHTTP: false, store: nil, log: client.log
            ).httpService
    }

    /// Returns a file of a course with the URL of its content, which is meant for immediate use.
    ///
    /// `GET /api/v1/courses/{id}/files/{id}`
    func file(_ id: Int, of course: Int) async throws -> ElearningFileResponse {
        try await ElearningAPI.value(client, "/courses/\(course)/files/\(id)")
    }

    /// Downloads a file. An interrupted download of the same version is resumed.
    func download(_ file: ElearningFileResponse, to path: String) async throws -> DownloadedFile {
        guard let url = file.url, file.file.locked != true else {
            let time = file.file.unlockTime.map { " until \($0)" } ?? ""
            throw DanXiError(.forbidden, "The file \(file.file.name) is locked\(time). Open it in a browser to see the reason.")
        }
        var downloaded = try await service.download(
            file: path, host: Self.host, path: nil, url: url, query: nil, headers: ["Accept": "*/*"], sha256: nil, resume: true,
            // The URL of the content changes. The note about a partial download must not contain it.
            identity: "\(ElearningClient.base)/files/\(file.file.id)?version=\(file.file.version)", size: file.file.size)
        downloaded.url = String(downloaded.url.prefix { $0 != "?" })
        return downloaded
    }
}

extension ElearningFile {
    /// A name for the version of the content. A new content keeps the identifier of the file, or gets a new one.
    var version: String { Fingerprint(modifyTime.map { "\($0)" } ?? "", size.map(String.init) ?? "").text }
}
