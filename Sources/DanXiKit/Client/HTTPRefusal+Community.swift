import Errors
import JSON
import Networking

extension HTTPRefusal {
    /// Converts a refusal of a community server to an error with the server's message.
    /// - Parameter codes: error codes of statuses that have a special meaning for this request.
    static func communityError(_ response: HTTPResponse, codes: [Int: ErrorCode]) -> DanXiError {
        let body = try? RefusalBody.decode(response.body)
        return HTTPRefusal(
            response, codes: codes,
            advice: [
                .notSignedIn: "Sign in again with account.login.",
                .wrongPassword: "Check the password. It was sent once.",
                .notRegistered: "Check the email address, or register the account first.",
            ]
        ).error(message: body?.message, serverCode: body?.code, detail: body?.fields.map { .object(["fields": $0]) })
    }
}

/// The body of a refusal: `{code, message, detail}`. Older servers and the gateway omit fields.
private struct RefusalBody: JSONDecodable {
    let message: String?
    let code: JSONValue?
    /// The server's messages about single fields, if it refused the values of a request.
    let fields: JSONValue?

    init(json: JSONElement) throws(JSONError) {
        message = try json.optional("message")
        code = try json.optional("code")
        let detail: JSONValue? = try json.optional("detail")
        fields = detail?.withoutValues
    }
}

extension JSONValue {
    /// The detail of a validation error without the rejected values: the server repeats them, passwords included.
    fileprivate var withoutValues: JSONValue {
        switch self {
        case .array(let items): .array(items.map(\.withoutValues))
        case .object(let members): .object(members.filter { $0.key != "value" })
        default: self
        }
    }
}
