import Errors
import JSON
import Storage

extension HTTPService {
    /// Downloads a file. If `resume` is true, resumes the partial download of an earlier call.
    /// - Parameters:
    ///   - identity: the URL that identifies the file and its version, if the URL of the content changes. Nil for the URL of the content.
    ///   - size: the size that the server has stated elsewhere, in bytes. A file of another size is an error.
    package func download(
        file: String, host: String?, path: String?, url: String?, query: [String: JSONValue]?,
        headers: [String: String]?, sha256: String?, resume: Bool,
        identity: String? = nil, size: Int? = nil
    ) async throws -> DownloadedFile {
        let refusal = Refusal(method: "http.download")
        let client = try services.client(of: host, refusal.method)
        let target = try RestTarget.url(host: host == nil ? nil : client.settings, path: path, url: url, refusal)
        let items = try Self.items(query, refusal)
        let digest = try sha256.map { text throws(DanXiError) in
            guard let digest = FileDigest(sha256: text) else { throw refusal("sha256", "expected 64 hexadecimal digits") }
            return digest
        }
        let request = RestRequest(
            baseURL: target.appending(items), method: .get, headers: try client.settings.headers(adding: headers, refusal),
            effect: .safe, acceptedStatuses: [416])
        return try await PartialFile.opened(file) { partial in
            try await client.masking {
                try await Download(
                    client: client, request: request, file: partial, path: file, identity: identity ?? request.baseURL,
                    expectedSize: size, digest: digest
                ).run(resumes: resume)
            }
        }
    }
}
