/// One arrival of a password at the account server.
package struct PasswordArrival: Equatable, Sendable {
    package enum Outcome: Equatable, Sendable {
        case accepted
        case wrongPassword
        /// The server does not know the e-mail address, or the account is closed.
        case unknownAccount
        /// The request was refused for another reason, such as a wrong verification code.
        case refused
    }

    /// Milliseconds since 1970.
    package let time: Int
    /// The endpoint, such as `POST /login`.
    package let endpoint: String
    package let email: String
    package let password: String
    package let outcome: Outcome
}

/// One request for new tokens.
package struct TokenRefresh: Equatable, Sendable {
    package enum Outcome: Equatable, Sendable {
        case accepted
        /// The token is missing, malformed, expired, revoked or an access token.
        case invalidToken
        /// The token was used before, and the server accepts each token once. The server has signed the account out.
        case usedToken
        case closedAccount
    }

    /// Milliseconds since 1970.
    package let time: Int
    /// The number of the account. Nil if the token is unknown.
    package let account: Int?
    /// The token that was sent. Empty if the request had none.
    package let token: String
    package let outcome: Outcome
    /// The new refresh token. Nil if the request was refused.
    package let newToken: String?
}
