import Errors
import HTTP
import JSON

/// The form of a service's responses, such as `{code, msg, data}`.
package struct Envelope: Sendable {
    /// The member with the service's own code. Nil if the responses have no code.
    let code: String?
    /// The member with the message to the user.
    let message: String
    /// The member with the value. Nil if the whole body is the value.
    let data: String?
    /// The codes that mean success.
    let success: [JSONValue]
    /// The errors of codes that do not mean success. A code that is missing here means `rejected`.
    let errors: [String: EnvelopeErrorName]

    package init(
        code: String?, message: String = "msg", data: String?, success: [JSONValue] = [.integer(0)],
        errors: [String: EnvelopeErrorName] = [:]
    ) {
        (self.code, self.message, self.data, self.success, self.errors) = (code, message, data, success, errors)
    }

    /// The members of one response.
    struct Content {
        let code: JSONValue?
        let message: String?
        let value: JSONValue
    }

    /// Returns the members of a body. Returns nil if the body is not an object, or if the service's code is missing or an object.
    func content(of body: JSONValue) -> Content? {
        guard case .object(let members) = body else { return nil }
        let found = code.map { members[$0] }
        if case .some(.none) = found { return nil }
        if case .object? = found { return nil }
        let text: String? = if case .string(let text)? = members[message] { text } else { nil }
        return Content(code: found ?? nil, message: text, value: data.map { members[$0] ?? .null } ?? body)
    }

    /// Returns the error of a response, or nil if its code means success or the responses have no code.
    func refusal(_ content: Content, in response: HTTPResponse) -> DanXiError? {
        guard let code = content.code, !success.contains(code) else { return nil }
        let text = Self.text(of: code)
        return HTTPRefusal(response, codes: [response.status: (errors[text] ?? .rejected).errorCode])
            .error(message: content.message ?? "the service's code is \(text)", serverCode: code, body: response.jsonExcerpt)
    }

    private static func text(of code: JSONValue) -> String {
        if case .string(let text) = code { return text }
        return String(decoding: JSONText.bytes(of: code) ?? [], as: UTF8.self)
    }
}

extension EnvelopeErrorName {
    fileprivate var errorCode: ErrorCode {
        switch self {
        case .notSignedIn: .notSignedIn
        case .forbidden: .forbidden
        case .notFound: .notFound
        case .rejected: .rejected
        case .rateLimited: .rateLimited
        case .serverFailure: .serverFailure
        case .maintenance: .maintenance
        }
    }
}
