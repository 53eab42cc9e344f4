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
                .wrongPassword: "Check the password; it was sent once.",
                .notRegistered: "Check the address, or register the account first.",
                .notFound: "Check the identifier: it does not exist, or it was deleted.",
            ]
        ).error(message: body?.message, detail: body?.detail)
    }
}

/// The body of a refusal. Older servers omit fields.
private struct RefusalBody: JSONDecodable {
    let message: String?
    let detail: JSONValue?

    init(json: JSONElement) throws(JSONError) {
        message = try json.optional("message")
        let detail: JSONValue? = try json.optional("detail")
        self.detail = detail?.withoutValues
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
