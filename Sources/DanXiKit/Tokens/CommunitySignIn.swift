import Storage

/// The sign-in of a session to one community account.
struct CommunitySignIn: Sendable {
    var token: Token
    /// The login that returned the tokens. Nil if the tokens do not come from `account.login`.
    let login: TokenLogin?
    /// Whether the tokens are in the session's store.
    var isRemembered: Bool
    /// The refresh in progress, which concurrent calls of this sign-in share.
    let refreshes = SingleFlight<TokenOrigin>()

    var account: String { token.account }
}
