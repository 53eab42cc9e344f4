import Errors
import JSON
import Networking

/// Sends the requests that issue, refresh and revoke tokens.
struct TokenClient: Sendable {
    let api: APIService
    /// The base URL of the account server, https://auth.fduhole.com/api.
    let base: String

    /// `POST /login`
    func login(email: String, password: String) async throws -> Token {
        try await api.send(
            CommunityRequest(
                baseURL: base, path: "/login", method: .post,
                body: .json(.object(["email": .string(email), "password": .string(password)])),
                refusals: [401: .wrongPassword, 403: .notRegistered, 404: .notRegistered], ownEffect: .singleUse))
    }

    /// `GET /logout`
    func logout(access: String) async throws {
        let _: NoContent = try await api.send(
            CommunityRequest(baseURL: base, path: "/logout", headers: ["Authorization": HTTPRequest.bearer(access)]))
    }

    /// Refreshes both tokens.
    ///
    /// `POST /refresh`
    func refresh(_ token: String) async throws -> Token {
        try await api.send(
            CommunityRequest(
                baseURL: base, path: "/refresh", method: .post, headers: ["Authorization": HTTPRequest.bearer(token)],
                ownEffect: .idempotent))
    }
}
