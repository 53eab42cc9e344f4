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

/// The way in which the session got the token that replaces a refused one.
enum TokenOrigin: Sendable {
    /// The server has just issued it.
    case server
    /// Another call or process had requested it earlier, so it may be expired as well.
    case elsewhere
}
