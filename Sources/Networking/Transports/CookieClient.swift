import Errors
import HTTP

/// A client that adds the cookies of a jar to each request, and stores the cookies of each response in the jar. ``RedirectingClient`` must
/// wrap this client, so that the request after a redirect is sent with the cookies of its own URL.
package struct CookieClient: APIClient {
    private let client: any APIClient
    private let allowsPlainHTTP: Bool
    private let entersHost: @Sendable (Origin) -> Bool
    private let jar: @Sendable () -> CookieJar

    /// - Parameters:
    ///   - allowsPlainHTTP: whether cookies without the attribute Secure that were set over https are also sent over http.
    ///   - entersHost: whether requests to a host sign in to it, see ``CookieJar/receive(_:from:number:ofSignIn:allowsPlainHTTP:)``.
    ///   - jar: evaluated once for each request. The cookies of the response are stored in the same jar.
    package init(
        client: any APIClient, allowsPlainHTTP: Bool = false, entersHost: @escaping @Sendable (Origin) -> Bool = { _ in false },
        jar: @escaping @autoclosure @Sendable () -> CookieJar
    ) {
        self.client = client
        self.allowsPlainHTTP = allowsPlainHTTP
        self.entersHost = entersHost
        self.jar = jar
    }

    package func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        let jar = jar()
        let (field, number) = jar.prepare(request.url)
        var sent = request
        if let field { sent.headers["Cookie"] = sent.headers["Cookie"].map { "\($0); \(field)" } ?? field }
        let response = try await client.send(sent)
        jar.receive(
            response.headers.values("Set-Cookie"), from: request.url, number: number,
            ofSignIn: request.origin.map(entersHost) ?? false, allowsPlainHTTP: allowsPlainHTTP)
        // The response refers to the request without the header, so that no caller can log it.
        var answered = request
        answered.sentCookies = sent.headers["Cookie"]
        return HTTPResponse(
            request: answered, status: response.status, headers: response.headers, body: response.body, redirectURL: response.redirectURL,
            isLocal: response.isLocal)
    }
}
