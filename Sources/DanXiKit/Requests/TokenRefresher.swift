/// A type that replaces the access tokens that a server refuses.
protocol TokenRefresher: Sendable {
    /// Replaces the refused access token `access`, unless another call has already done so. Returns the source of the new token.
    func refresh(replacing access: String) async throws -> TokenOrigin
}

/// The source of the token that replaces a refused token.
enum TokenOrigin: Sendable {
    /// The server has just issued the token.
    case server
    /// Another call or process had requested the token earlier, so the server may refuse this token as well.
    case elsewhere
}
