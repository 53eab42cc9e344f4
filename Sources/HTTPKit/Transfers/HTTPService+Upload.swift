import Calls
import Errors
import HTTP
import JSON
import Storage
import Text

extension HTTPService {
    /// Uploads a file, or bytes that are passed as base64.
    package func upload(
        file: String?, base64: String?, host: String?, path: String?, url: String?, method: RestMethod,
        query: [String: JSONValue]?, headers: [String: String]?, field: String?, fileName: String, form: [String: String]?,
        contentType: String, idempotent: Bool
    ) async throws -> RestResponse {
        let refusal = Refusal(method: "http.upload")
        let client = try services.client(of: host, refusal.method)
        let target = try RestTarget.url(host: host == nil ? nil : client.settings, path: path, url: url, refusal)
        guard [.post, .put, .patch].contains(method) else { throw refusal("method", "expected POST, PUT or PATCH") }
        if form != nil, field == nil { throw refusal("form", "requires `field`, the name of the file's field") }
        if let problem = HeaderRule.rest.problem(withName: "Content-Type", value: contentType) { throw refusal("content_type", problem) }
        let part = try await StreamedBody.Part.of(file: file, base64: base64, refusal)
        let content =
            if let field {
                RestContent(
                    form: MultipartForm(
                        (form ?? [:]).sorted { $0.key < $1.key }.map { .init($0.key, $0.value) } + [
                            .init(field, fileName: fileName, contentType: contentType, content: part)
                        ]))
            } else {
                RestContent(stream: StreamedBody([part]), contentType: contentType)
            }
        let request = RestRequest(
            baseURL: target, method: method.http, headers: try client.settings.headers(adding: headers, refusal),
            query: try Self.items(query, refusal), content: content, effect: idempotent ? .idempotent : .once,
            envelope: client.settings.envelope, acceptsTurnedResponse: false)
        return try await client.response(to: request)
    }
}

extension StreamedBody.Part {
    /// Returns the content of an upload: the file at the path `file`, or the bytes that `base64` encodes. Throws unless exactly one of the
    /// two is passed.
    package static func of(file: String?, base64: String?, _ refusal: Refusal) async throws -> StreamedBody.Part {
        switch (file, base64) {
        case (let file?, nil): return .source(try await UserFile.open(file, atMost: .max))
        case (nil, let base64?):
            await CallContext.willCompute()
            guard let bytes = Base64.decode(base64) else { throw refusal("base64", "expected base64 (RFC 4648)") }
            return .bytes(bytes)
        default: throw refusal("base64", "pass either `base64` or `file`")
        }
    }
}
