import Calls
import Errors
import HTTP
import JSON
import Networking

/// A client for the requests that a browser sends during a sign-in. The client adds the cookies of the sign-in and follows redirects. The
/// requests are sent over encrypted connections, unless the configuration allows plain http. A page that asks for a sign-in is returned
/// like any other page.
package struct BrowserClient: Sendable {
    private let api: APIService

    /// - Parameter client: a client that sends requests with the cookies of the sign-in, and does not follow redirects.
    init(client: any APIClient, log: @escaping LogHandler) {
        api = APIService(client: NeoPageClient(client: client), plugins: [LogPlugin(log: log)]).forSignIn
    }

    /// - Parameters:
    ///   - headers: headers that replace those of a browser.
    ///   - once: whether the request must be sent at most once.
    package func get(_ url: String, headers: HTTPHeaders = [:], once: Bool = false) async throws -> HTTPResponse {
        try await api.send(SignInRequest(url: url, additionalHeaders: headers, isSingleUse: once))
    }

    package func post(_ url: String, payload: JSONValue, headers: HTTPHeaders) async throws -> HTTPResponse {
        try await api.send(SignInRequest(url: url, body: .json(payload), additionalHeaders: headers, isSingleUse: false))
    }

    /// Sends the form or opens the URL of a ticket page. The request contains a ticket, so it is sent at most once. A form has the Origin
    /// `null`, as in a browser: the page that contains it keeps its address secret.
    func follow(_ page: TicketPage) async throws -> HTTPResponse {
        switch page.method {
        case .post: try await post(page.url, form: page.items, headers: ["Origin": "null"])
        default: try await get(page.url, once: true)
        }
    }

    /// Sends a form with a password, a token or a ticket, once.
    /// - Parameter confidentiality: the connections that may carry the form. A password may be sent only to the host that asks
    ///   for it.
    package func post(
        _ url: String, form: [QueryItem], headers: HTTPHeaders = [:], confidentiality: HTTPRequest.Confidentiality = .encrypted
    ) async throws -> HTTPResponse {
        try await api.send(
            SignInRequest(url: url, body: .form(form), additionalHeaders: headers, isSingleUse: true, confidentiality: confidentiality))
    }

    /// Sends a request to the neo sign-in.
    /// - Throws: an error for a status other than 2xx, and for a response that is not the expected JSON.
    func post<Value: JSONDecodable>(_ url: String, payload: JSONValue, once: Bool = false) async throws -> Value {
        let response: HTTPResponse = try await api.send(
            SignInRequest(url: url, body: .json(payload), isSingleUse: once, confidentiality: .host(SignInServer.neo.host)))
        guard response.isSuccess else { throw HTTPRefusal.signIn(response).error() }
        let body = try response.withPlainJSON().body
        do {
            return try Value.decode(body)
        } catch {
            throw response.unexpected(error)
        }
    }
}

private struct SignInRequest: APIRequest {
    typealias Response = HTTPResponse

    var url: String
    var body: HTTPBody?
    var additionalHeaders: HTTPHeaders = [:]
    var isSingleUse: Bool
    var confidentiality = HTTPRequest.Confidentiality.encrypted

    var baseURL: String { url }
    var path: String { "" }
    // The default of the header Accept is the value that a browser sends for a page, or that the scripts of the sign-in page send for JSON.
    var headers: HTTPHeaders {
        let isJSON = if case .json? = body { true } else { false }
        var headers: HTTPHeaders = ["Accept": isJSON ? "application/json, text/html;q=0.9, */*;q=0.8" : "text/html,*/*;q=0.8"]
        for (name, value) in additionalHeaders.fields { headers[name] = value }
        return headers
    }

    var effect: HTTPRequest.Effect { isSingleUse ? .singleUse : .safe }
    /// True, because pages of the sign-in name URLs with tickets.
    var hasPrivatePath: Bool { true }
    /// True, because the sign-in leads from a form to the next page by redirects.
    var acceptsTurnedResponse: Bool { true }
}

extension HTTPRefusal {
    /// Returns the refusal of a request that belongs to the sign-in itself. Such a request is not sent again.
    static func signIn(_ response: HTTPResponse) -> HTTPRefusal {
        let advice = "The request was sent once and is not tried again. Sign in at https://id.fudan.edu.cn in a browser to see the reason."
        return HTTPRefusal(response, codes: [401: .rejected, 403: .rejected], advice: [.rejected: advice])
    }
}
