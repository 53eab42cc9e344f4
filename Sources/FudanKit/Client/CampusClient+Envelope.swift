import CampusSignIn
import HTTP
import JSON

extension CampusClient {
    /// Sends a request and returns the member `d` of its response `{e, m, d}`. If `e` is neither 0 nor `OK`, throws
    /// `rejected`, or `maintenance` if the message `m` announces maintenance.
    func requestWithEnvelope<Value: JSONDecodable>(
        _ url: String, signIn: SiteSignIn, method: HTTPMethod? = nil, params: [QueryItem] = [], form: [QueryItem]? = nil,
        payload: JSONValue? = nil, headers: HTTPHeaders = [:], effect: HTTPRequest.Effect? = nil
    ) async throws -> Value {
        let envelope: CampusEnvelope<Value> = try await requestWithResponse(
            url, signIn: signIn, method: method, params: params, form: form, payload: payload, headers: headers, effect: effect)
        return envelope.value
    }
}
