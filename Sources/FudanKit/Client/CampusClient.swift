import Errors
import HTTP
import JSON
import Networking

/// Sends requests to campus sites, with the session's cookies and its sign-in.
///
/// If a site asks for a sign-in, the client signs in and sends the request again. Concurrent calls share one sign-in. Outside the campus
/// network, requests to campus-only hosts go through WebVPN. Every status other than 2xx is an error.
package struct CampusClient: Sendable {
    let api: APIService
    let signIn: SignInState
    /// Computes the codes of all logins of the session, so that no code is used twice.
    let oneTimeCodes = OneTimeCodes()

    /// The student type of the account. Without an account it is `undergraduate`, and the requests fail with `notSignedIn`.
    var studentType: StudentType { signIn.authenticator.identity?.studentType ?? .undergraduate }

    /// Sends a request and returns the response.
    /// - Parameters:
    ///   - url: absolute and percent-encoded. `params` are appended to its query.
    ///   - signIn: the way to sign in to the site.
    ///   - method: POST by default with a form or a payload, otherwise GET.
    ///   - params: the query.
    ///   - form: a body of the type `application/x-www-form-urlencoded`.
    ///   - payload: a JSON body. It cannot be combined with a form.
    ///   - headers: additional headers. With `Accept: application/json`, an HTML response is an error.
    ///   - effect: the effect on the server, if it differs from the default of the HTTP method. A POST that only reads is `safe`.
    func requestWithData(
        _ url: String, signIn: SiteSignIn, method: HTTPMethod? = nil, params: [QueryItem] = [], form: [QueryItem]? = nil,
        payload: JSONValue? = nil, headers: HTTPHeaders = [:], effect: HTTPRequest.Effect? = nil
    ) async throws -> HTTPResponse {
        try await requestWithResponse(
            url, signIn: signIn, method: method, params: params, form: form, payload: payload, headers: headers,
            effect: effect)
    }

    /// Sends a request and returns the decoded response.
    /// - Parameter effect: nil for the default of the method. A POST that only reads is `safe`.
    func requestWithResponse<Response: APIParsable>(
        _ url: String, signIn: SiteSignIn, method: HTTPMethod? = nil, params: [QueryItem] = [], form: [QueryItem]? = nil,
        payload: JSONValue? = nil, headers: HTTPHeaders = [:], effect: HTTPRequest.Effect? = nil
    ) async throws -> Response {
        let body = form.map { .form($0) } ?? payload.map { HTTPBody.json($0) }
        let request = CampusRequest<Response>(
            url: url, method: method ?? (body == nil ? .get : .post), query: params, body: body, headers: headers, effect: effect,
            signIn: signIn, state: self.signIn)
        if let page = try await request.enterDirectly() { return try Response.parse(page) }
        return try await api.send(request)
    }

    /// Sends a request and returns the member `d` of its response `{e, m, d}`. If `e` is neither 0 nor `OK`, the error is
    /// `rejected` with the message `m`.
    func requestWithEnvelope<Value: JSONDecodable>(
        _ url: String, signIn: SiteSignIn, method: HTTPMethod? = nil, params: [QueryItem] = [], form: [QueryItem]? = nil,
        payload: JSONValue? = nil, headers: HTTPHeaders = [:], effect: HTTPRequest.Effect? = nil
    ) async throws -> Value {
        let envelope: CampusEnvelope<Value> = try await requestWithResponse(
            url, signIn: signIn, method: method, params: params, form: form, payload: payload, headers: headers, effect: effect)
        return envelope.value
    }
}
