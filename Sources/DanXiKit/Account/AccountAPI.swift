import Errors
import JSON
import Networking

/// Asks the community's account server, https://auth.fduhole.com/api (the `GeneralAPI` of seed `004`).
package enum AccountAPI {
    /// `POST /login`
    static func login(_ service: CommunityClient, email: String, password: String) async throws -> Token {
        try await service.requestWithResponse(
            "/login", base: service.hosts.auth, protected: false,
            payload: .object(["email": .string(email), "password": .string(password)]),
            refusals: [401: .wrongPassword, 403: .notRegistered, 404: .notRegistered])
    }

    /// `GET /logout`
    static func logout(_ service: CommunityClient, access: String) async throws {
        try await service.requestWithoutResponse("/logout", base: service.hosts.auth, protected: false, headers: .bearer(access))
    }

    /// `POST /refresh`, which renews both tokens.
    static func refreshToken(_ service: CommunityClient, refresh: String) async throws -> Token {
        try await service.requestWithResponse(
            "/refresh", base: service.hosts.auth, protected: false, method: .post, headers: .bearer(refresh))
    }
}

extension HTTPHeaders {
    fileprivate static func bearer(_ token: String) -> HTTPHeaders { ["Authorization": HTTPRequest.bearerPrefix + token] }
}
