import Errors
import JSON

extension NeoOutcome {
    private static let place = "POST \(NeoSignInAPI.base)/authn/authExecute"

    var requiresCaptcha: Bool { code != 4020 && code != 4340 && message.contains("验证码") }

    /// The error of a submission that was refused.
    var refusal: DanXiError {
        let reason = message.prefix(200)
        if code == 4340 {
            return DanXiError(
                .accountSetupRequired,
                "\(Self.place): \(reason). Finish the page that https://id.fudan.edu.cn shows in a browser, then call campus.login again.",
                detail: page.map { .object(["url": .string($0)]) })
        }
        // The message for a wrong password may mention that further ones lock the account.
        if code == 4020 || ["用户名或密码错误", "密码有误"].contains(where: { reason.contains($0) }) { return .wrongPassword(Self.place, reason) }
        if ["锁定", "冻结"].contains(where: { reason.contains($0) }) { return .accountLocked(Self.place, reason) }
        if reason.contains("弱密码") { return .weakPassword(Self.place) }
        if reason.contains("维护") {
            return DanXiError(
                .maintenance, "\(Self.place): \(reason). The university's sign-in is under maintenance. Please try again later.")
        }
        return rejection
    }

    /// The error of a refusal for an unknown reason.
    var rejection: DanXiError {
        let reason = message.isEmpty ? "the server refused without a reason" : String(message.prefix(200))
        return DanXiError(
            .rejected,
            "\(Self.place): \(reason) (code \(code.map(String.init) ?? "missing")). The request was sent once and is not tried again. Sign in at https://id.fudan.edu.cn in a browser to see the reason."
        )
    }
}

extension NeoMethods {
    /// The error of a sign-in page that takes no password.
    var noPasswordError: DanXiError {
        let offered = methods.flatMap(\.modules).joined(separator: ", ")
        let reason = message.map { " (\($0.prefix(200)))" } ?? ""
        return DanXiError(
            .unexpectedResponse,
            "POST \(NeoSignInAPI.base)/authn/queryAuthMethods offers \(offered.isEmpty ? "no sign-in method" : offered), but not a password\(reason). Sign in at https://id.fudan.edu.cn in a browser to see the reason."
        )
    }
}
