import Errors
import HTTP
import JSON
import Markup
import Text

extension RestResponse {
    /// - Throws: the error that the code in the envelope stands for, and `unexpected_response` for a body that is not the expected JSON.
    init(_ response: HTTPResponse, envelope: Envelope?) throws {
        let body = try Body(response, isJSON: response.hasJSON || envelope != nil && response.isSuccess)
        var message: String?
        var json: JSONValue?
        if case .json(let value) = body { json = value }
        if let envelope, response.isSuccess, let value = json {
            guard let content = envelope.content(of: value) else { throw response.unexpected(JSONError("expected the host's envelope")) }
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

        init(_ response: HTTPResponse, isJSON: Bool) throws {
            if response.body.isEmpty {
                self = .none
            } else if isJSON {
                do { self = .json(try JSONValue.decode(response.body)) } catch { throw response.unexpected(error) }
            } else if let text = String(validating: response.body.bytes, as: UTF8.self), !text.utf8.contains(0) {
                self = .text(text)
            } else {
                self = response.hasText ? .text(try response.decodedText()) : .bytes(Array(response.body.bytes))
            }
        }

        var text: String? { if case .text(let text) = self { text } else { nil } }
        var base64: String? { if case .bytes(let bytes) = self { Base64.encode(bytes) } else { nil } }
    }
}

extension HTTPResponse {
    fileprivate var hasJSON: Bool { mediaType == "application/json" || mediaType?.hasSuffix("+json") == true }

    /// Whether the header Content-Type names a character encoding.
    fileprivate var hasText: Bool { headers["Content-Type"]?.lowercased().contains("charset=") == true }
}

extension HTTPHeaders {
    /// The headers that the method returns. Set-Cookie is left out, because cookies stay in the session.
    fileprivate var joined: [String: String] {
        byName.filter { $0.key != "set-cookie" }.mapValues { $0.joined(separator: ", ") }
    }
}
