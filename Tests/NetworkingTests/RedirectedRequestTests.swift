import Errors
import TestSupport
import Testing

@testable import HTTP
@testable import Networking

@Suite("Redirects of requests with different methods")
struct RedirectedRequestTests {
    static let url = "https://a.example/x"
    static let methods: [HTTPMethod] = [.get, .head, .options, .post, .put, .patch, .delete]

    func request(_ method: HTTPMethod) -> HTTPRequest {
        let hasBody = [HTTPMethod.post, .put, .patch].contains(method)
        return HTTPRequest(method: method, url: Self.url, body: hasBody ? SecretBytes(Array("body".utf8)) : nil)
    }

    /// Returns the method of the request that follows a redirect, according to RFC 9110, section 15.4, and the fetch standard.
    static func following(_ method: HTTPMethod, _ status: Int) -> HTTPMethod {
        switch (status, method) {
        case (303, .get), (303, .head): method
        case (303, _), (301, .post), (302, .post): .get
        default: method
        }
    }

    @Test(
        "A POST after 301 or 302 and any request but HEAD after 303 become a GET, and others keep their method and body",
        arguments: methods)
    func method(method: HTTPMethod) async throws {
        for status in [301, 302, 303, 307, 308] {
            let server = FakeServer(script: [answer(status, redirect: "https://a.example/y"), answer(200)])
            _ = try await RedirectingClient(client: server).send(request(method))
            let expected = Self.following(method, status)
            let sent = try #require(server.requests.last)
            #expect(sent.method == expected && sent.url == "https://a.example/y", "\(method) after \(status)")
            #expect(sent.hasBody == (expected == method && request(method).hasBody), "\(method) after \(status)")
            #expect(sent.effect == expected.defaultEffect)
        }
    }

    @Test("The error of a redirect to a URL that libcurl refuses is `unexpected_response` and names the redirect")
    func invalidURL() async throws {
        let server = try RawServer { _, _ in .last("HTTP/1.1 302 Found\r\nLocation: http://例子.invalid\u{7f}/\r\nContent-Length: 0\r\n\r\n")
        }
        let refusing = FakeServer(script: [answer(302, redirect: "https://例子.example/"), failure(.invalidArgument)])
        for client: any APIClient in [CurlClient(configuration: NetworkConfiguration(userAgent: "test")), refusing] {
            let error = await failure { try await RedirectingClient(client: client).send(HTTPRequest(url: server.url)) }
            #expect(error?.code == .unexpectedResponse && error?.message.contains("redirects to") == true, "\(String(describing: error))")
        }
    }

    @Test("A redirect to an internationalized host leads to the host in ASCII")
    func internationalHost() async throws {
        for location in ["https://中文.example/路", "https://%E4%B8%AD%E6%96%87.example/路"] {
            let server = FakeServer(script: [answer(301, redirect: location), answer(200)])
            let response = try await RedirectingClient(client: server).send(request(.get))
            #expect(server.requests.last?.url == "https://xn--fiq228c.example/路" && response.request.origin?.host == "xn--fiq228c.example")
        }
    }

    @Test("A redirect to another origin is followed only if the request after the redirect is a read without a body", arguments: methods)
    func origin(method: HTTPMethod) async throws {
        for status in [301, 302, 303, 307, 308] {
            let server = FakeServer(script: [answer(status, redirect: "https://b.example/y"), answer(200)])
            let error = await failure { try await RedirectingClient(client: server).send(request(method)) }
            if Self.following(method, status).defaultEffect == .safe {
                #expect(error == nil && server.requests.count == 2)
            } else {
                #expect(
                    error?.code == .unexpectedResponse && error?.isRetryable == false
                        && error?.message.contains("https://b.example") == true)
                #expect(server.requests.count == 1)
            }
        }
    }

    @Test("A write that a redirect turns into a GET fails, unless the request accepts the response to the GET", arguments: [true, false])
    func turned(accepts: Bool) async throws {
        for method in [HTTPMethod.post, .put, .patch, .delete] {
            let server = FakeServer(script: [answer(303, redirect: "https://a.example/y"), answer(200)])
            let change = TestRequest(
                method: method, effect: .once, acceptsTurnedResponse: accepts, type: HTTPResponse.self)
            let error = await failure { try await APIService(client: server).send(change) }
            #expect((error == nil) == accepts)
            #expect(error == nil || error?.code == .unexpectedResponse && error?.isOutcomeUnknown == true)
        }
    }

    @Test("A read with POST that a redirect turns into a GET fails, and its error does not say that the outcome is unknown")
    func read() async throws {
        let server = FakeServer(script: [answer(302, redirect: "https://a.example/y"), answer(200)])
        let error = await failure { try await APIService(client: server).send(TestRequest(method: .post, type: HTTPResponse.self)) }
        #expect(error?.code == .unexpectedResponse && error?.isOutcomeUnknown == false)
    }
}
