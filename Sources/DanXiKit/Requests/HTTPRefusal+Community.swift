import Errors
import HTTP
import JSON

extension HTTPRefusal {
    /// Converts a refusal of a community server to an error with the server's message.
    /// - Parameter codes: error codes of statuses that have a special meaning for this request.
    static func communityError(_ response: HTTPResponse, codes: [Int: ErrorCode]) -> DanXiError {
        let body = try? RefusalBody.decode(response.body, levels: JSONDocument.levelsOfExcerpt)
        // The server responds with the status 500 to a text that displays an image of another host.
        let isForeignImage = response.status == 500 && body?.message == "不允许使用外部图片链接"
        return HTTPRefusal(
            response, codes: isForeignImage ? [500: .rejected] : codes,
            advice: [
                .notSignedIn: "Sign in again with account.login.",
                .wrongPassword: "Check the password. It was sent once and is not sent again.",
                .notRegistered: "Check the e-mail address, or register the account first.",
            ]
        ).error(message: body?.message, serverCode: body?.code, detail: body?.fields.map { .object(["fields": $0]) })
    }
}

/// The body of a refusal: `{code, message, detail}`. Older servers and the gateway omit some of these members.
private struct RefusalBody: JSONDecodable {
    let message: String?
    let code: JSONValue?
    /// The server's messages about single fields of a request, without the rejected values. Nil if the server sent none.
    let fields: JSONValue?

    init(json: JSONElement) throws(JSONError) {
        message = try json.optional("message")
        code = HTTPRefusal.serverCode(json, "code")
        fields = try json.member("detail").flatMap {
            $0.isNull ? nil : JSONValue(shortening: $0, toBytes: DanXiError.detailLimit).withoutValues
        }
    }
}

extension JSONValue {
    /// The detail of a validation error without the rejected values, which the server repeats even if they are passwords.
    fileprivate var withoutValues: JSONValue {
        switch self {
        case .array(let items): .array(items.map(\.withoutValues))
        case .object(let members): .object(members.filter { $0.key != "value" })
        default: self
        }
    }
}
