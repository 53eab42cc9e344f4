import JSON
import Networking
import Storage

/// Sends requests to the community's servers, with the tokens of the signed-in account.
package struct CommunityClient: Sendable {
    package let hosts: CommunityHosts
    let api: APIService
    let authenticator: CommunityAuthenticator
    /// The stores with the account's data.
    let stores: StoreGroup
    let log: LogHandler

    /// Sends a request and decodes the response. The result of a request without a response body is ``NoContent``.
    /// - Parameters:
    ///   - path: the path below `base`, percent-encoded, such as `/divisions`.
    ///   - base: one of `hosts`.
    ///   - method: GET by default, or POST with a payload.
    ///   - effect: the effect on the server, if it differs from the default of the HTTP method.
    ///   - isProtected: whether the request needs the signed-in account.
    func requestWithResponse<Response: APIParsable>(
        _ path: String, base: String, query: [QueryItem] = [], payload: JSONValue? = nil, method: HTTPMethod? = nil,
        effect: HTTPRequest.Effect? = nil, isProtected: Bool = true
    ) async throws -> Response {
        try await api.send(
            CommunityRequest<Response>(
                baseURL: base, path: path, method: method ?? (payload == nil ? .get : .post), query: query,
                body: payload.map { .json($0) }, ownEffect: effect, authenticator: isProtected ? authenticator : nil))
    }
}
