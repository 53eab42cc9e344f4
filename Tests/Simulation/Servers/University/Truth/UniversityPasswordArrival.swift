/// A password that arrived at a sign-in server.
package struct UniversityPasswordArrival: Sendable {
    package enum Outcome: String, Sendable {
        case right
        case wrong
        /// The server checked no password: it asked for a captcha.
        case captchaMissing
        /// The server checked no password: the answer of the captcha was not right.
        case captchaWrong
        /// The server checked no password: the account is locked.
        case locked
        /// The server checked no password, because a wrong one came shortly before. See ``UniversitySettings/pauseAfterRejection``.
        case paused
        /// The server checked no password: the sign-in page was used before, is too old, or belongs to another browser.
        case stalePage
    }

    package let time: Int
    /// id.fudan.edu.cn or uis.fudan.edu.cn.
    package let host: String
    /// The number of the account, as the request names it.
    package let account: String
    /// Nil if it could not be decrypted.
    package let password: String?
    package let outcome: Outcome
    /// Number of right passwords of the account before this one, at both servers.
    package let rightBefore: Int
}

/// A time in which an account is locked.
package struct UniversityLockout: Sendable {
    package let account: String
    package let start: Int
    package let end: Int
}

/// A code of the second factor that arrived.
package struct SecondFactorArrival: Sendable {
    package enum Outcome: String, Sendable {
        case accepted
        case wrong
        /// A code of this step or a later one was accepted before.
        case used
        /// The sign-in to which it belongs is unknown, has ended or is too old.
        case staleSignIn
    }

    package let time: Int
    package let account: String
    package let code: String
    /// The step of 30 seconds to which the code belongs. Nil for a code of no step near the present one.
    package let step: Int?
    package let outcome: Outcome
}
