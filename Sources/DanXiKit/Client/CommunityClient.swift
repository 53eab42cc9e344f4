import Calls
import Errors
import HTTP
import JSON
import Networking
import Storage

/// A client for the community's servers, which adds the access token of the signed-in account to the requests that need one.
package final class CommunityClient: Sendable {
    package let hosts: CommunityHosts
    let api: APIService
    let authenticator: CommunityAuthenticator
    /// The caches of the account's data.
    let caches: CacheGroup
    let savedThreads: SavedThreads
    let log: LogHandler

    init(
        hosts: CommunityHosts, api: APIService, authenticator: CommunityAuthenticator, caches: CacheGroup, savedThreads: SavedThreads,
        log: @escaping LogHandler
    ) {
        self.hosts = hosts
        self.api = api
        self.authenticator = authenticator
        self.caches = caches
        self.savedThreads = savedThreads
        self.log = log
    }

    /// Throws `forbidden` if the claims of the access token show that the account is not an administrator, and `not_signed_in` if no
    /// account is signed in. A method for administrators needs this check if the server also accepts the method's requests from other
    /// accounts.
    /// - Parameter method: the name of the method, for the error message.
    func requireAdministrator(_ method: String) throws(DanXiError) {
        guard let signIn = try authenticator.signIn() else { throw .notSignedIn }
        if TokenClaims(signIn.token.access)?.isAdmin == false {
            throw DanXiError(
                .forbidden,
                "\(method): only administrators of the community can call this method. Nothing was sent. Sign in with an administrator's account."
            )
        }
    }

    /// Sends a request and decodes the response. The result of a request without a response body is ``NoContent``.
    /// - Parameters:
    ///   - path: the path below `base`, percent-encoded, such as `/divisions`.
    ///   - base: the base URL of the server, one of `hosts`.
    ///   - method: GET by default, or POST with a payload.
    ///   - effect: the effect on the server. Nil for the default effect of the HTTP method.
    ///   - isProtected: whether the request needs a signed-in account, whose access token is then sent.
    ///   - issuesTokens: whether the response contains tokens, like the response to a sign-in.
    func requestWithResponse<Response: APIParsable>(
        _ path: String, base: String, query: [QueryItem] = [], payload: JSONValue? = nil, method: HTTPMethod? = nil,
        effect: HTTPRequest.Effect? = nil, isProtected: Bool = true, issuesTokens: Bool = false
    ) async throws -> Response {
        try await (issuesTokens ? api.forSignIn : api).send(
            CommunityRequest<Response>(
                baseURL: base, path: path, method: method ?? (payload == nil ? .get : .post), query: query,
                body: payload.map { .json($0) }, ownEffect: effect, refresher: isProtected ? authenticator : nil))
    }
}
