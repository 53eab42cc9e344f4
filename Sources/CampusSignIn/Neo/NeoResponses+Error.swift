import Errors
import HTTP
import JSON

extension NeoOutcome {
    private static let place = "POST \(NeoSignInAPI.base)/authn/authExecute"

    var requiresCaptcha: Bool { code != 4020 && code != 4340 && message.contains("验证码") }

    /// The error for a refused submission.
    var refusal: DanXiError {
        var error = reasonedRefusal
        error.serverMessage = message.isEmpty ? nil : String(message.prefix(200))
        error.serverCode = code.map { .integer($0) }
        return error
    }

    private var reasonedRefusal: DanXiError {
        let reason = message.prefix(200)
        if isAccepted {
            return DanXiError(
                .unexpectedResponse,
                "\(Self.place) accepted the password or the code but returned no token. Try again later. If this persists, the sign-in has changed: update libdanxi, or report this message."
            )
        }
        if code == 4340 {
            return DanXiError(
                .accountSetupRequired,
                "\(Self.place): \(reason). Sign in at https://id.fudan.edu.cn in a browser and follow the instructions, then call campus.login again.",
                detail: page.map { .object(["url": .string($0)]) })
        }
        if reason.contains("密码已过期") { return .passwordExpired(Self.place, reason, page: page) }
        // Code 4020 stands for both. The message for a wrong password may mention that further wrong passwords lock the account.
        if code == 4020, Self.isLocked(reason), !Self.hasTriesLeft(reason) { return .accountLocked(Self.place, reason) }
        if code == 4020 || Self.isWrongPassword(reason) { return .wrongPassword(Self.place, reason) }
        if Self.isLocked(reason) { return .accountLocked(Self.place, reason) }
        if reason.contains("弱密码") { return .weakPassword(Self.place) }
        if let notice = Maintenance.notice(in: String(reason)) { return Maintenance.error(place: Self.place, notice: notice) }
        return DanXiError(
            .rejected,
            "\(Self.place): \(message.isEmpty ? "the server refused the request without a reason" : String(reason)) (code \(code.map(String.init) ?? "missing")). The request was sent once and is not tried again. Sign in at https://id.fudan.edu.cn in a browser to see the reason."
        )
    }

    private static func isWrongPassword(_ reason: Substring) -> Bool {
        ["用户名或密码错误", "密码有误", "密码不正确", "用户不存在", "账号不存在"].contains { reason.contains($0) }
            || reason.contains("密码错误") && !reason.contains("连续错误")
    }

    private static func isLocked(_ reason: Substring) -> Bool {
        ["锁定", "冻结", "密码连续错误"].contains { reason.contains($0) }
    }

    private static func hasTriesLeft(_ reason: Substring) -> Bool {
        ["机会", "还可", "将被", "将锁定", "会被"].contains { reason.contains($0) }
    }
}

extension NeoMethods {
    /// The error for a sign-in page that does not offer to sign in with a password.
    var noPasswordError: DanXiError {
        let modules = methods.flatMap(\.modules).joined(separator: ", ")
        let offered = modules.isEmpty ? "no sign-in method" : "the sign-in methods \(modules), none of which takes a password"
        let reason = message.map { " (\($0.prefix(200)))" } ?? ""
        return DanXiError(
            .unexpectedResponse,
            "POST \(NeoSignInAPI.base)/authn/queryAuthMethods returned \(offered)\(reason). Sign in at https://id.fudan.edu.cn in a browser to see the reason."
        )
    }
}
