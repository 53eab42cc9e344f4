/// Replaces the access tokens that a server refuses.
protocol TokenRefresher: Sendable {
    /// Replaces a refused access token, unless another call has already done so.
    func refresh(replacing access: String) async throws -> TokenOrigin
}

/// The source of the token that replaces a refused one.
enum TokenOrigin: Sendable {
    /// The server has just issued the token.
    case server
    /// Another call or process had requested the token earlier, so it may have expired as well.
    case elsewhere
}
