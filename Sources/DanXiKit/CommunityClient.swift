import Errors
import JSON
import Networking

/// What the community's APIs ask through: the pipeline, the hosts, and the account that protected requests speak for (seed `004`).
package struct CommunityClient: Sendable {
    package let hosts: CommunityHosts
    let api: APIService
    /// Of the account that protected requests speak for; nil if there are none.
    let credentials: CredentialStore?

    /// Sends a request and gives the answer with its data.
    /// - Parameters:
    ///   - path: the rest of the path, such as `/divisions`.
    ///   - base: one of `hosts`.
    ///   - protected: whether the request speaks for the signed-in account.
    ///   - params: the query.
    ///   - payload: the JSON body.
    ///   - method: by default GET, or POST with a payload.
    ///   - headers: beside those of every request.
    ///   - refusals: what statuses mean where they do not mean the usual.
    func requestWithData(
        _ path: String, base: String, protected: Bool = true, params: [QueryItem] = [], payload: JSONValue? = nil,
        method: HTTPMethod? = nil,
        headers: HTTPHeaders = [:], refusals: [Int: ErrorCode] = [:]
    ) async throws -> HTTPResponse {
        try await requestWithResponse(
            path, base: base, protected: protected, params: params, payload: payload, method: method, headers: headers, refusals: refusals)
    }

    /// Sends a request and gives its answer, decoded.
    func requestWithResponse<Response: APIParsable>(
        _ path: String, base: String, protected: Bool = true, params: [QueryItem] = [], payload: JSONValue? = nil,
        method: HTTPMethod? = nil,
        headers: HTTPHeaders = [:], refusals: [Int: ErrorCode] = [:]
    ) async throws -> Response {
        try await api.send(
            CommunityRequest<Response>(
                baseURL: base, path: path, method: method ?? (payload == nil ? .get : .post), query: params,
                body: payload.map { .json($0) },
                headers: headers, isProtected: protected, refusals: refusals, credentials: credentials))
    }

    /// Sends a request whose answer does not matter beyond its success.
    func requestWithoutResponse(
        _ path: String, base: String, protected: Bool = true, params: [QueryItem] = [], payload: JSONValue? = nil,
        method: HTTPMethod? = nil,
        headers: HTTPHeaders = [:], refusals: [Int: ErrorCode] = [:]
    ) async throws {
        let _: NoContent = try await requestWithResponse(
            path, base: base, protected: protected, params: params, payload: payload, method: method, headers: headers, refusals: refusals)
    }
}
