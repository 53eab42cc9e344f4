import Calls
import CampusSignIn
import Errors
import HTTP
import JSON
import Networking
import Storage

/// A client for a reader's account at https://fdulspgw.fudan.edu.cn/alsp/open-api, which sends the account's access token.
struct LibraryAccount: Sendable {
    private static let base = "https://fdulspgw.fudan.edu.cn/alsp/open-api"

    private let client: CampusClient
    private let token: ValueCache<LibraryToken>

    init(client: CampusClient, caches: CacheGroup) {
        self.client = client
        // The validity is only an upper limit: a token has its own expiry time.
        token = caches.cache("token", validity: .seconds(86_400), in: .memory) {
            try await LibrarySignInAPI.signIn(try await client.authenticatorOfCall())
        }
    }

    /// Sends a request. If the server does not accept a cached token, the request is sent once more with a new token,
    /// unless the request may have taken effect.
    /// - Parameter payload: the body of a POST. Nil for a GET.
    func request<Response: APIParsable>(
        _ path: String, params: [QueryItem] = [], payload: JSONValue? = nil, effect: HTTPRequest.Effect? = nil
    ) async throws -> Response {
        let send = { (token: String) async throws -> Response in
            try await client.requestWithResponse(
                Self.base + path, signIn: .none, params: params, payload: payload,
                headers: ["Accept": "application/json", "access_token": token], effect: effect)
        }
        let (first, isNew) = try await usableToken(refused: nil)
        do {
            return try await send(first)
        } catch let error as DanXiError where !isNew && Self.isTokenRefused(error) {
            return try await send(try await usableToken(refused: first).value)
        }
    }

    /// Returns a token of the signed-in account, and whether this call requested the token.
    /// - Parameter refused: a token that the server did not accept. It is not returned again.
    private func usableToken(refused: String?) async throws -> (value: String, isNew: Bool) {
        let username = try await client.authenticatorOfCall().username
        let cached = try await token.value(.prefer) { cached in
            let token = try cached.value
            return token.isUsable(by: username) && token.accessToken != refused
        }
        let value = try cached.value
        guard value.username == username else { throw DanXiError.accountChanged(.campus) }
        return (value.accessToken, cached.source == .network)
    }

    private static func isTokenRefused(_ error: DanXiError) -> Bool {
        (error.code == .notSignedIn || error.httpStatus == 403) && !error.isOutcomeUnknown
    }
}
