import Errors
import JSON
import Synchronization
import TestSupport
import Testing

@testable import HTTP
@testable import Networking

struct TestRequest<Response: APIParsable & SendableMetatype>: APIRequest {
    var baseURL = "https://forum.example/api"
    var path = "/divisions"
    var method = HTTPMethod.get
    var query: [QueryItem] = []
    var body: HTTPBody?
    var headers: HTTPHeaders = [:]
    var effect = HTTPRequest.Effect.safe
    var isProtected = false
    var acceptsTurnedResponse = false
    var type: Response.Type
}

@Suite("API requests")
struct RequestTests {
    func sent(_ request: TestRequest<HTTPResponse>) async throws -> HTTPRequest {
        let client = FakeServer(script: [answer(204)])
        _ = try await APIService(client: client).send(request)
        return try #require(client.requests.first)
    }

    @Test("The names and values of a query are percent-encoded")
    func query() async throws {
        let items = [
            QueryItem("offset", "2026-11-21T16:28:16+08:00"), QueryItem("a b", "c&d=e/树?#%"), QueryItem("n", 3), QueryItem("ok", true),
        ]
        let request = try await sent(TestRequest(query: items, type: HTTPResponse.self))
        #expect(
            request.url
                == "https://forum.example/api/divisions?offset=2026-11-21T16%3A28%3A16%2B08%3A00&a%20b=c%26d%3De%2F%E6%A0%91%3F%23%25&n=3&ok=true"
        )
    }

    @Test("The body of a request is encoded as JSON or as a form, with the Content-Type of the format")
    func bodies() async throws {
        let json = try await sent(TestRequest(method: .post, body: .json(.object(["a": .string("洞")])), type: HTTPResponse.self))
        #expect(json.headers["content-type"] == "application/json")
        #expect(json.body.map { String(decoding: $0, as: UTF8.self) } == #"{"a":"洞"}"#)

        let form = try await sent(TestRequest(method: .post, body: .form([QueryItem("a b", "1+1=2 &")]), type: HTTPResponse.self))
        #expect(form.headers["Content-Type"] == "application/x-www-form-urlencoded")
        #expect(form.body.map { String(decoding: $0, as: UTF8.self) } == "a+b=1%2B1%3D2+%26")
    }

    @Test("If the response type of a request is HTTPResponse, the response is returned as received, and otherwise decoded")
    func answers() async throws {
        let body = #"[{"name":"x"}]"#
        let service = APIService(client: FakeServer(script: [answer(200, body), answer(200, body), answer(200, body)]))
        let response = try await service.send(TestRequest(type: HTTPResponse.self))
        #expect(response.body.count == body.utf8.count)
        let names = try await service.send(TestRequest(type: [[String: String]].self))
        #expect(names == [["name": "x"]])
        _ = try await service.send(TestRequest(type: HTTPResponse.self))
    }

    @Test("An error about an unexpected response names the URL without its query, the wrong field or media type, and a remedy")
    func unexpected() async throws {
        let service = APIService(
            client: FakeServer(script: [
                answer(200, #"[{"a":1}]"#), answer(200, "<html>", headers: ["Content-Type": "text/html; charset=utf-8"]),
            ]))
        await #expect {
            try await service.send(TestRequest(query: [QueryItem("secret", "s3cret")], type: [[String: String]].self))
        } throws: {
            let error = DanXiError($0)
            return error.code == .unexpectedResponse && error.message.contains("[0].a: expected a string")
                && error.message.contains("GET https://forum.example/api/divisions returned") && !error.message.contains("s3cret")
        }
        await #expect { try await service.send(TestRequest(type: [[String: String]].self)) } throws: {
            let error = DanXiError($0)
            return error.code == .unexpectedResponse && error.message.contains("text/html") && error.message.contains("browser")
        }
    }

    @Test("An API request has the default effect of its method unless the request sets another effect")
    func effect() throws {
        struct Defaulted: APIRequest {
            typealias Response = HTTPResponse
            let method: HTTPMethod
            var baseURL: String { "https://forum.example" }
            var path: String { "/" }
        }
        #expect(try Defaulted(method: .get).httpRequest().effect == .safe)
        #expect(try Defaulted(method: .delete).httpRequest().effect == .once)
        #expect(try Defaulted(method: .post).httpRequest().effect == .once)
        #expect(try TestRequest(method: .put, effect: .idempotent, type: HTTPResponse.self).httpRequest().effect == .idempotent)
    }

    @Test("The log masks segments of a path that are numbers, and a path that may contain a secret")
    func masking() {
        var request = HTTPRequest(url: "https://a.example:8443/info/123456?q=1#a")
        #expect(request.maskedURL == "https://a.example:8443/info/{id}")
        request.url = "https://a.example/holes/1/floors2"
        #expect(request.maskedURL == "https://a.example/holes/{id}/floors2")
        request.hasPrivatePath = true
        let lines = Mutex<[String]>([])
        let plugin = LogPlugin { _, line in lines.withLock { $0.append(line()) } }
        plugin.willReceive(.failure(CancellationError()), to: request, after: .zero)
        plugin.willReceive(.success(HTTPResponse(request: request, status: 204)), to: request, after: .zero)
        #expect(lines.withLock { $0 }.map { $0.hasPrefix("GET https://a.example:443: ") } == [true, true])
    }

    @Test("The functions of a plugin are called in a fixed order for each request, and `maySend` can stop the request")
    func plugins() async throws {
        final class Recorder: APIPlugin {
            let events = Mutex<[String]>([])
            let refuses: Bool

            init(refuses: Bool = false) { self.refuses = refuses }

            func note(_ event: String) { events.withLock { $0.append(event) } }

            func prepare(_ request: HTTPRequest, for origin: some APIRequest) -> HTTPRequest {
                note("prepare")
                var request = request
                request.headers["X-Plugin"] = "yes"
                return request
            }

            func maySend(_ request: HTTPRequest, for origin: some APIRequest) throws {
                note("may send \(request.headers["x-plugin"] ?? "no")")
                if refuses { throw DanXiError(.notSignedIn, "no") }
            }

            func willReceive(_ result: Result<HTTPResponse, any Error>, to request: HTTPRequest, after duration: Duration) {
                note("will receive")
            }

            func didReceive(_ failure: (any Error)?, for origin: some APIRequest) { note(failure == nil ? "did receive" : "failed") }
        }
        let recorder = Recorder()
        let client = FakeServer(script: [answer(204)])
        _ = try await APIService(client: client, plugins: [recorder]).send(TestRequest(type: HTTPResponse.self))
        #expect(recorder.events.withLock { $0 } == ["prepare", "may send yes", "will receive", "did receive"])
        #expect(client.requests.first?.headers["X-PLUGIN"] == "yes")

        let refusing = Recorder(refuses: true)
        await #expect(throws: DanXiError.self) {
            try await APIService(client: client, plugins: [refusing]).send(TestRequest(type: HTTPResponse.self))
        }
        #expect(refusing.events.withLock { $0 } == ["prepare", "may send yes", "failed"])
        #expect(client.requests.count == 1)
    }

    @Test("If the response to a write without a result is an HTML page, the error is not retryable")
    func page() async {
        let service = APIService(client: FakeServer { $0.respond(200, "<p>Sign in to the network</p>", type: "text/html") })
        await #expect {
            _ = try await service.send(TestRequest(method: .delete, type: NoContent.self))
        } throws: {
            let error = DanXiError($0)
            return error.code == .unexpectedResponse && !error.isRetryable && error.message.contains("text/html")
        }
    }
}
