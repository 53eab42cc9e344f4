import Calendar
import Errors
import HTTP
import JSON

extension DanXiError {
    package static let notSignedIn = DanXiError(.notSignedIn, "The session is not signed in to the campus. Call campus.login first.")

    static let passwordNotKept = DanXiError(
        .notSignedIn,
        "The campus sign-in has ended, and the session has no password to sign in again. Call campus.login, or sign in with a browser and call campus.import_cookies."
    )

    static func unprotectedSignIn(_ response: HTTPResponse) -> DanXiError {
        DanXiError(
            .tls,
            "\(response.place) returned a sign-in page without TLS, so libdanxi sent no password. The connection may be intercepted: try another network.",
            httpStatus: response.status)
    }

    static func webVPNRefused(_ response: HTTPResponse) -> DanXiError {
        DanXiError(
            .notSignedIn,
            "WebVPN did not accept the university's sign-in. Open https://webvpn.fudan.edu.cn in a browser to see the reason.",
            httpStatus: response.status)
    }

    static func wrongPassword(_ place: String, _ message: some StringProtocol) -> DanXiError {
        DanXiError(
            .wrongPassword,
            "\(place): \(message). Check the username and the password. The password was sent once and is not tried again, because further wrong passwords lock the account.",
            serverMessage: String(message), detail: triesLeft(in: message).map { .object(["tries_left": .integer($0)]) })
    }

    static func accountLocked(_ place: String, _ message: some StringProtocol) -> DanXiError {
        DanXiError(
            .accountLocked,
            "\(place): \(message). Wait until the university unlocks the account, or unlock it at https://id.fudan.edu.cn in a browser.")
    }

    /// - Parameters:
    ///   - refusal: the error with which the university refused the password or the account.
    ///   - end: the end of the time in which the password is not sent.
    static func pausedPassword(_ refusal: ErrorCode, until end: WallTime) -> DanXiError {
        let reason =
            switch refusal {
            case .accountLocked: "the account was locked at its last sign-in, and no password of it is sent"
            case .rejected: "the university has rejected a sign-in with this password, and it is not sent again"
            default: "the university has refused this password, and it is not sent again"
            }
        let local = CampusDateTime(end)
        let time = local.formattedTime(separator: ":")
        return DanXiError(
            refusal,
            "The password was not sent: \(reason) before \(local.date) \(time) (\(CampusDateTime.zoneName)), because further attempts can lock the account. Check the username and the password. If the password is right, for example because the account was unlocked since, call campus.logout, then campus.login.",
            detail: .object(["paused_until": .string("\(local.date)T\(time)+08:00")]))
    }

    /// - Parameter page: the URL of the page that changes the password, if the university names one.
    static func passwordExpired(_ place: String, _ message: some StringProtocol, page: String?) -> DanXiError {
        DanXiError(
            .accountSetupRequired,
            "\(place): \(message). The password has expired. Change it at https://id.fudan.edu.cn in a browser, then call campus.login with the new one.",
            detail: page.map { .object(["url": .string($0)]) })
    }

    static func weakPassword(_ place: String) -> DanXiError {
        DanXiError(
            .weakPassword,
            "\(place): the university refuses the password as too weak. Change it at https://id.fudan.edu.cn in a browser, then call campus.login."
        )
    }

    /// Whether the error concerns a page and not the account. Another page may then still lead to the sign-in.
    package var isAboutPage: Bool {
        [.network, .tls, .timeout, .notFound, .forbidden, .serverFailure, .maintenance, .unexpectedResponse, .notSignedIn, .tooLarge]
            .contains(code)
    }

    /// Returns the number of remaining attempts that a message states, such as `您还有3次重试机会`. Nil if the message states no such number.
    private static func triesLeft(in message: some StringProtocol) -> Int? {
        guard let before = message.firstRange(of: "还有") else { return nil }
        let digits = message[before.upperBound...].drop { $0 == " " }.prefix { ("0"..."9").contains($0) }
        guard message[digits.endIndex...].drop(while: { $0 == " " }).hasPrefix("次") else { return nil }
        return Int(digits)
    }
}
