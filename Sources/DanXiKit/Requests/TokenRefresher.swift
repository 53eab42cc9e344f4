/// Replaces the access tokens that a server refuses.
protocol TokenRefresher: Sendable {
    /// Replaces a refused access token, unless another call has already done so.
    func refresh(replacing access: String) async throws -> TokenOrigin
}

/// The way in which the session got the token that replaces a refused one.
enum TokenOrigin: Sendable {
    /// The server has just issued it.
    case server
    /// Another call or process had requested it earlier, so it may be expired as well.
    case elsewhere
}
