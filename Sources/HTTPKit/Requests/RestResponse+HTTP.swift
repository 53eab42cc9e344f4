import Errors
import HTTP
import JSON
import Markup
import Text

extension RestResponse {
    /// - Throws: the error that the code in the envelope stands for, and `unexpected_response` for a body that is not the expected JSON.
    init(_ response: HTTPResponse, envelope: Envelope?, form: BodyForm = .auto) throws {
        let envelope = [.auto, .json].contains(form) ? envelope : nil
        let body = try Body(response, form == .auto && (response.hasJSON || envelope != nil && response.isSuccess) ? .json : form)
        var message: String?
        var json: JSONValue?
        if case .json(let value) = body { json = value }
        if let envelope, response.isSuccess, let value = json {
            guard let content = envelope.content(of: value) else {
                throw response.unexpected(JSONError("expected the host's envelope"), body: response.jsonExcerpt)
            }
            if let error = envelope.refusal(content, in: response) { throw error }
            (json, message) = (content.value, content.message)
        }
        self.init(
            url: response.request.url, status: response.status, headers: response.headers.joined, json: json == .null ? nil : json,
            text: body.text, base64: body.base64, message: message)
    }

    private enum Body {
        case none
        case json(JSONValue)
        case text(String)
        case bytes([UInt8])

        init(_ response: HTTPResponse, _ form: BodyForm) throws {
            switch form {
            case _ where response.body.isEmpty: self = .none
            case .json: self = .json(try Self.json(response))
            case .text: self = .text(try response.decodedText())
            case .base64: self = .bytes(Array(response.body.bytes))
            case .auto where response.mayDeclareCharset: self = .text(try response.decodedText())
            case .auto:
                if let text = String(validating: response.body.bytes, as: UTF8.self), !text.utf8.contains(0) {
                    self = .text(text)
                } else {
                    self = .bytes(Array(response.body.bytes))
                }
            }
        }

        private static func json(_ response: HTTPResponse) throws -> JSONValue {
            let body = try response.hasOtherCharset ? PaddedBytes(Array(response.decodedText().utf8)) : response.body
            do {
                return try JSONValue.decode(body)
            } catch {
                throw response.unexpected(error, body: response.bodyExcerpt)
            }
        }

        var text: String? { if case .text(let text) = self { text } else { nil } }
        var base64: String? { if case .bytes(let bytes) = self { Base64.encode(bytes) } else { nil } }
    }
}

extension HTTPResponse {
    fileprivate var hasJSON: Bool { mediaType == "application/json" || mediaType?.hasSuffix("+json") == true }

    private var charset: String? { headers["Content-Type"].flatMap { Charset.parameter(ofMediaType: $0) } }

    /// Whether the header Content-Type names a character encoding other than UTF-8.
    fileprivate var hasOtherCharset: Bool { charset.map { !["utf-8", "utf8"].contains($0.lowercased()) } ?? false }

    /// Whether the header Content-Type names a character encoding, or the document itself may name one: HTML or XML.
    fileprivate var mayDeclareCharset: Bool {
        guard charset == nil, let mediaType else { return charset != nil }
        return ["text/html", "text/xml", "application/xml"].contains(mediaType) || mediaType.hasSuffix("+xml")
    }
}

extension HTTPHeaders {
    /// The headers that the method returns. Set-Cookie is left out, because cookies stay in the session.
    var joined: [String: String] {
        byName.filter { $0.key != "set-cookie" }.mapValues { $0.joined(separator: ", ") }
    }
}
