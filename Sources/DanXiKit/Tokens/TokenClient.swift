import Calls
import Errors
import HTTP
import JSON
import Networking

/// A client that sends the requests that issue and refresh tokens, and the request that closes an account.
struct TokenClient: Sendable {
    let api: APIService
    /// The base URL of the account server, such as `https://auth.fduhole.com/api`.
    let base: String

    /// `POST /login`
    func login(email: String, password: String) async throws -> Token {
        try await api.send(
            CommunityRequest(
                baseURL: base, path: "/login", method: .post,
                body: .json(.object(["email": .string(email), "password": .string(password)])),
                refusals: [401: .wrongPassword, 403: .notRegistered, 404: .notRegistered], ownEffect: .singleUse))
    }

    /// `POST /register`
    func register(email: String, password: String, verification: String) async throws -> Token {
        try await api.send(registration(.post, email, password, verification))
    }

    /// `PUT /register`
    func resetPassword(email: String, password: String, verification: String) async throws -> Token {
        try await api.send(registration(.put, email, password, verification))
    }

    private func registration(
        _ method: HTTPMethod, _ email: String, _ password: String, _ verification: String
    ) -> CommunityRequest<Token> {
        CommunityRequest(
            baseURL: base, path: "/register", method: method,
            body: .json(
                .object(["email": .string(email), "password": .string(password), "verification": .string(verification)])),
            ownEffect: .singleUse)
    }

    /// `DELETE /users/me`, which closes the account of the e-mail address, even if another account is signed in.
    func closeAccount(email: String, password: String) async throws {
        let _: NoContent = try await api.send(
            CommunityRequest(
                baseURL: base, path: "/users/me", method: .delete,
                body: .json(.object(["email": .string(email), "password": .string(password)])),
                refusals: [401: .wrongPassword, 403: .wrongPassword], ownEffect: .singleUse))
    }

    /// Refreshes both tokens. Throws `not_signed_in` if the server refuses with the status 401, 403 or 404.
    ///
    /// `POST /refresh`
    func refresh(_ token: Token) async throws -> Token {
        try await Metrics.current.tokenRefreshes.counting {
            let new: Token = try await api.send(
                CommunityRequest(
                    baseURL: base, path: "/refresh", method: .post, headers: ["Authorization": HTTPRequest.bearer(token.refresh)],
                    refusals: Self.refusals, ownEffect: .idempotent))
            guard new.account == token.account else {
                throw DanXiError(
                    .unexpectedResponse,
                    "POST \(base)/refresh returned tokens of another account, which are not used. Sign in again with account.login.")
            }
            return new
        }
    }

    /// The error codes of a refused refresh. The status belongs to the refresh and not to the call that needs the tokens, so a status from
    /// 400 to 499 becomes `not_signed_in` or `server_failure`. Only 429 keeps its usual code.
    private static let refusals: [Int: ErrorCode] = {
        var codes = Dictionary(uniqueKeysWithValues: (400..<500).map { ($0, ErrorCode.serverFailure) })
        codes[429] = nil
        for status in [401, 403, 404] { codes[status] = .notSignedIn }
        return codes
    }()
}
