import Calls
import Errors
import HTTPKit
import JSON
import Networking

/// Downloads of files from GitHub, which behave like those of `http.download`.
struct GitHubFiles: Sendable {
    private static let host = "github"
    private let store: HTTPService

    /// - Parameter transport: sends requests within GitHub's limits.
    init(server: GitHubServer, client transport: any APIClient, log: @escaping LogHandler) {
        let settings = HostSettings(
            name: Self.host, baseURL: server.baseURL, headers: server.headers, secrets: Secrets(server.token.map { [$0] } ?? []),
            keepsCookies: false)
        store = HTTPDependencies(hosts: [Self.host: settings], client: transport, allowsPlainHTTP: false, store: nil, log: log).httpService
    }

    /// Downloads a file. An interrupted download is resumed.
    /// - Parameters:
    ///   - target: path below the server's base URL, percent-encoded.
    ///   - accept: the media type of the response.
    ///   - digest: the checksum from GitHub, such as `sha256:…`. A checksum of another algorithm is ignored.
    func download(
        _ target: String, to file: String, accept: String = GitHubMediaType.json, query: [String: JSONValue] = [:], digest: String? = nil
    ) async throws -> DownloadedFile {
        try await store.download(
            file: file, host: Self.host, path: target, url: nil, query: query, headers: ["Accept": accept],
            sha256: digest.flatMap { $0.hasPrefix("sha256:") ? $0 : nil }, resume: true)
    }
}
