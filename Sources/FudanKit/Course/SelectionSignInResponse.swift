import Errors
import JSON
import Networking

/// `{code, msg}`. A code other than `1` is a refusal.
struct SelectionSignInResponse: JSONDecodable, APIParsable {
    let code: String
    let message: String

    init(json: JSONElement) throws(JSONError) {
        code = try json.value("code")
        message = try json.optional("msg") ?? ""
    }

    /// The server has one message for a wrong account and a wrong password, and another one for a wrong captcha.
    func check() throws(DanXiError) {
        guard code != "1" else { return }
        let reason = message.isEmpty ? "code \(code)" : message
        if message.contains("验证码") {
            throw DanXiError(
                .rejected,
                "The course selection of graduates refused the answer to the captcha (\(reason)). Get a new one with course.get_captcha.",
                serverMessage: message, serverCode: .string(code))
        }
        throw DanXiError(
            .wrongPassword,
            "The course selection of graduates refused the account or its password (\(reason)). Check both; the password was sent once.",
            serverMessage: message, serverCode: .string(code))
    }
}
