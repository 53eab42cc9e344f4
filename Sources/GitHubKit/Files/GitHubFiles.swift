import Calls
import Errors
import HTTPKit
import JSON
import Networking

/// Downloads files from GitHub, like `http.download` from a host of the configuration.
struct GitHubFiles: Sendable {
    private static let host = "github"
    private let store: HTTPService

    /// - Parameter transport: keeps to GitHub's limits.
    init(server: GitHubServer, client transport: any APIClient, log: @escaping LogHandler) {
        let settings = HostSettings(
            name: Self.host, baseURL: server.baseURL, headers: server.headers, secrets: Secrets(server.token.map { [$0] } ?? []),
            keepsCookies: false)
        store = HTTPDependencies(hosts: [Self.host: settings], client: transport, allowsPlainHTTP: false, store: nil, log: log).httpService
    }

    /// - Parameters:
    ///   - target: path below the server's base URL, percent-encoded.
    ///   - accept: the media type of the response.
    ///   - digest: the checksum that GitHub knows, such as `sha256:…`. Another algorithm's is not compared.
    func download(
        _ target: String, to file: String, accept: String = GitHubMediaType.json, query: [String: JSONValue] = [:], digest: String? = nil
    ) async throws -> DownloadedFile {
        try await store.download(
            file: file, host: Self.host, path: target, url: nil, query: query, headers: ["Accept": accept],
            sha256: digest.flatMap { $0.hasPrefix("sha256:") ? $0 : nil }, resume: true)
    }
}
