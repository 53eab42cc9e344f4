import Errors
import JSON
import Networking

/// What the campus services' APIs ask through: the pipeline, with the session's cookies and its sign-in.
///
/// A request to a service that the session is not signed in to, or no longer, signs in and is sent again: once, however many calls
/// wait for it. Hosts that the campus alone reaches are asked through WebVPN from outside. A refusal (any status but 2xx) is an error.
package struct CampusClient: Sendable {
    let api: APIService
    let account: CurrentSignIn

    /// What the signed-in account is. Without one it is `undergraduate`: what is then asked ends with `notSignedIn`.
    var studentType: StudentType { account.session.account?.studentType ?? .undergraduate }

    /// Sends a request and gives the answer with its data.
    /// - Parameters:
    ///   - url: absolute, and escaped where needed; `params` are appended to its query.
    ///   - signIn: how the service is signed in to.
    ///   - method: by default GET, or POST with a form or a payload.
    ///   - params: the query.
    ///   - form: a body of the type `application/x-www-form-urlencoded`.
    ///   - payload: a body of JSON; not together with a form.
    ///   - headers: beside those of every request. `Accept: application/json` says that HTML is no answer.
    func requestWithData(
        _ url: String, signIn: SignIn, method: HTTPMethod? = nil, params: [QueryItem] = [], form: [QueryItem]? = nil,
        payload: JSONValue? = nil,
        headers: HTTPHeaders = [:]
    ) async throws -> HTTPResponse {
        try await requestWithResponse(url, signIn: signIn, method: method, params: params, form: form, payload: payload, headers: headers)
    }

    /// Sends a request and gives its answer, decoded.
    func requestWithResponse<Response: APIParsable>(
        _ url: String, signIn: SignIn, method: HTTPMethod? = nil, params: [QueryItem] = [], form: [QueryItem]? = nil,
        payload: JSONValue? = nil,
        headers: HTTPHeaders = [:]
    ) async throws -> Response {
        try await api.send(
            CampusRequest<Response>(
                url: url, method: method, query: params, form: form, payload: payload, headers: headers, signIn: signIn, account: account))
    }

    /// Sends a request whose answer is an envelope `{e, m, d}`, and gives its `d`. An `e` other than 0 is `rejected`, with the message `m`.
    func requestWithEnvelope<Value: JSONDecodable>(
        _ url: String, signIn: SignIn, method: HTTPMethod? = nil, params: [QueryItem] = [], form: [QueryItem]? = nil,
        payload: JSONValue? = nil,
        headers: HTTPHeaders = [:]
    ) async throws -> Value {
        let envelope: CampusEnvelope<Value> = try await requestWithResponse(
            url, signIn: signIn, method: method, params: params, form: form, payload: payload, headers: headers)
        return envelope.value
    }
}
