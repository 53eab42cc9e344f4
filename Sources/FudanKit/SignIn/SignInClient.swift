import Errors
import JSON
import Networking

/// What the sign-in itself asks through: a session's cookies, redirects, and no sign-in on the way.
struct SignInClient: Sendable {
    let api: APIService

    init(client: any APIClient, jar: CookieJar, log: @escaping LogHandler) {
        api = APIService(client: CookieClient(client: client, jar: jar), plugins: [LogPlugin(log: log)])
    }

    /// - Parameter once: whether the server must not see the request twice.
    func get(_ url: String, once: Bool = false) async throws -> HTTPResponse {
        try await api.send(SignInRequest(url: url, isSentOnce: once))
    }

    func post(_ url: String, form: [QueryItem], once: Bool) async throws -> HTTPResponse {
        try await api.send(SignInRequest(url: url, body: .form(form), isSentOnce: once))
    }

    /// An answer that is no JSON, or of another status than 200, is an error.
    func post<Value: JSONDecodable>(_ url: String, payload: JSONValue, once: Bool = false) async throws -> Value {
        let response: HTTPResponse = try await api.send(SignInRequest(url: url, body: .json(payload), isSentOnce: once))
        try SignInPage.checkForMaintenance(response)
        guard response.isSuccess else { throw HTTPRefusal.campus(response).error() }
        do {
            return try Value.decode(response.body)
        } catch {
            throw response.unexpected(error)
        }
    }
}

private struct SignInRequest: APIRequest {
    typealias Response = HTTPResponse

    var url: String
    var body: HTTPBody?
    var isSentOnce: Bool

    var baseURL: String { url }
    var path: String { "" }
    // What a page's own script sends.
    var headers: HTTPHeaders {
        body == nil ? ["Accept": "text/html,*/*;q=0.8"] : ["Accept": "application/json, text/html;q=0.9, */*;q=0.8"]
    }

    var effect: HTTPRequest.Effect { isSentOnce ? .singleUse : method.defaultEffect }
}
