import Storage

/// The sign-in of a session to one community account.
struct CommunitySignIn: Sendable {
    var token: Token
    /// Whether the tokens are in the session's store.
    var isRemembered: Bool
    /// The refresh under way, which concurrent calls share. Another sign-in has its own.
    let refreshes = SingleFlight<TokenOrigin>()

    var account: String { token.account }
}
