import HTTP
import JSON
import Networking

/// The state of a partial download. It is saved in a file next to the downloaded bytes.
struct DownloadState: JSONCodable, Equatable {
    let url: String
    /// The file's validator if it is strong. Bytes from responses with the same strong validator belong to the same file (RFC 9110,
    /// section 8.8).
    let validator: String?
    /// Number of bytes of the whole file, if the server has sent this number.
    let total: Int?
    /// The checksum of the whole file, if the server has sent one.
    let digest: FileDigest?

    init(url: String, validator: String?, total: Int?, digest: FileDigest? = nil) {
        (self.url, self.validator, self.total, self.digest) = (url, validator, total, digest)
    }

    /// Creates the state from the headers of a response with the whole file.
    init(url: String, whole headers: HTTPHeaders) {
        let digest = headers["Repr-Digest"] ?? headers["Content-Digest"]
        self.init(
            url: url, validator: Self.strongValidator(headers), total: headers["Content-Length"].flatMap { Int($0) },
            digest: digest.flatMap { FileDigest(field: $0) })
    }

    private static func strongValidator(_ headers: HTTPHeaders) -> String? {
        if let etag = headers["ETag"] { return etag.hasPrefix("\"") ? etag : nil }
        // Last-Modified is strong only if it is earlier than the Date of the response: two versions within a second have the same
        // Last-Modified (section 8.8.2.2).
        guard let text = headers["Last-Modified"], let modified = HTTPDate.parse(text), let date = headers["Date"].flatMap(HTTPDate.parse),
            modified < date
        else { return nil }
        return text
    }

    /// Returns the headers that request the bytes from `position` on, or nil if the partial download cannot be resumed.
    func headers(from position: Int) -> HTTPHeaders? {
        guard position > 0, let validator else { return nil }
        return ["Range": "bytes=\(position)-", "If-Range": validator]
    }

    init(json: JSONElement) throws(JSONError) {
        url = try json.value("url")
        validator = try json.optional("validator")
        total = try json.optional("total")
        digest = try json.optional("digest")
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("url", url)
            json.set("validator", validator)
            json.set("total", total)
            json.set("digest", digest)
        }
    }
}
