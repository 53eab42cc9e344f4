import Errors
import HTTP
import JSON
import Text

/// An encoded request body and its media type.
struct RestContent: Sendable {
    private let bytes: SecretBytes?
    /// A body that is read piece by piece. Nil if the body is in `bytes`.
    private let stream: StreamedBody?
    private let contentType: String

    init(stream: StreamedBody, contentType: String) {
        (bytes, self.stream, self.contentType) = (nil, stream, contentType)
    }

    init(form: MultipartForm) {
        self.init(stream: form.body, contentType: form.contentType)
    }

    func attach(to request: inout HTTPRequest) {
        (request.body, request.stream) = (bytes, stream)
        request.headers["Content-Type"] = contentType
    }

    /// Returns the request body that the parameters of a call set, or nil if they set none.
    static func of(
        body: JSONValue?, form: [String: JSONValue]?, text: String?, base64: String?, contentType: String?, _ refusal: Refusal
    ) throws -> RestContent? {
        let given = [("body", body != nil), ("form", form != nil), ("text", text != nil), ("base64", base64 != nil)].filter(\.1).map(\.0)
        if given.count > 1 { throw refusal(given[1], "must not be passed together with `\(given[0])`") }
        if let body {
            guard let bytes = JSONText.bytes(of: body) else { throw DanXiError.outOfMemory("for the body") }
            return RestContent(bytes, contentType ?? "application/json")
        }
        if let form {
            let items: [QueryItem]
            do { items = try [QueryItem](members: form) } catch { throw refusal("form", "\(error)") }
            return RestContent(items.formEncoded(), contentType ?? "application/x-www-form-urlencoded")
        }
        if let text { return RestContent(Array(text.utf8), contentType ?? "text/plain; charset=utf-8") }
        guard let base64 else { return nil }
        guard let bytes = Base64.decode(base64) else { throw refusal("base64", "expected base64 (RFC 4648)") }
        return RestContent(bytes, contentType ?? "application/octet-stream")
    }

    private init(_ bytes: [UInt8], _ contentType: String) {
        var bytes = bytes
        self.bytes = SecretBytes(taking: &bytes)
        (stream, self.contentType) = (nil, contentType)
    }
}
