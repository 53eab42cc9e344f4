import Errors
import HTTP
import JSON
import Synchronization
import TestSupport
import Testing
import Threads

@testable import Calls
@testable import Networking

@Suite("The pipeline of requests", .virtualTime, .timeLimit(.minutes(5)))
struct PipelineTests {
    /// A plugin that records what it observes, and asks for repetitions after 2 seconds.
    private final class Observer: APIPlugin {
        let durations = Mutex<[Duration]>([])
        let outcomes = Mutex<[ErrorCode?]>([])
        let repeats: Bool

        init(repeats: Bool = false) { self.repeats = repeats }

        func willReceive(_ result: Result<HTTPResponse, any Error>, to request: HTTPRequest, after duration: Duration) {
            durations.withLock { $0.append(duration) }
        }

        func intercept(
            _ result: Result<HTTPResponse, any Error>, to request: HTTPRequest, attempt: RequestAttempt
        ) throws -> Interception {
            repeats ? .repeatRequest(after: .seconds(2)) : .pass(result)
        }

        func didReceive(_ failure: (any Error)?, for origin: some APIRequest) {
            outcomes.withLock { $0.append(failure.map { DanXiError($0).code }) }
        }
    }

    @Test("A plugin sees how long a request has taken, and its repetition starts after the delay that it asks for")
    func durations() async throws {
        let server = FakeServer {
            try await Timers.sleep(for: .seconds(3))
            return $0.respond("{}")
        }
        let observer = Observer(repeats: true)
        let start = Instant.now
        let service = APIService(client: server, plugins: [observer])
        _ = try await service.send(TestRequest(type: HTTPResponse.self))
        #expect(observer.durations.withLock { $0 } == Array(repeating: .seconds(3), count: 5))
        #expect(start.duration(to: .now) == .seconds(5 * 3 + 4 * 2) && observer.outcomes.withLock { $0 } == [nil])
    }

    @Test("A repetition starts only if the delay ends before the deadline", arguments: [(2, 1), (3, 2)])
    func deadline(seconds: Int, count: Int) async throws {
        let server = FakeServer("{}")
        let context = CallContext(deadline: .now + .seconds(seconds))
        try await CallContext.$current.withValue(context) {
            _ = try await APIService(client: server, plugins: [Observer(repeats: true)]).send(TestRequest(type: HTTPResponse.self))
        }
        #expect(server.requests.count == count)
    }

    /// A request that is sent again after the status 401.
    private struct Renewing: APIRequest {
        typealias Response = HTTPResponse
        let baseURL = "https://a.example"
        let path = "/x"

        func intercept(response: HTTPResponse, resend: () async throws -> HTTPResponse) async throws -> HTTPResponse {
            if response.status == 401 { return try await resend() }
            return response
        }
    }

    @Test("A request can be sent again by its own interceptor, which counts as a retry")
    func resent() async throws {
        let server = FakeServer(script: [answer(401), answer(204)])
        let status = try await APIService(client: server).send(Renewing()).status
        #expect(status == 204 && server.requests.count == 2 && Metrics.current.retries[0] == 1)
    }

    @Test("Only a body of more than 65,536 bytes is parsed on another thread", arguments: [(65_536, 0), (65_537, 1)])
    func computing(count: Int, leaves: Int) async throws {
        let thread = CountingThread()
        let server = FakeServer { $0.respond(200, String(repeating: "x", count: count), type: "text/plain") }
        _ = try await CallContext.$current.withValue(CallContext(thread: thread)) {
            try await APIService(client: server).send(TestRequest(type: HTTPResponse.self))
        }
        #expect(thread.leaves == leaves)
    }

    @Test(
        "If a plugin fails after a write, the outcome is known only if the server has refused the write",
        arguments: [(399, true), (400, false), (499, false), (500, true)])
    func refusals(status: Int, isUnknown: Bool) async {
        struct Failing: APIPlugin {
            func intercept(
                _ result: Result<HTTPResponse, any Error>, to request: HTTPRequest, attempt: RequestAttempt
            ) throws -> Interception { throw DanXiError(.vetoed, "no") }
        }
        let service = APIService(client: FakeServer { HTTPResponse(request: $0, status: status) }, plugins: [Failing()])
        let error = await failure { try await service.send(TestRequest(method: .post, effect: .once, type: HTTPResponse.self)) }
        #expect(error?.code == .vetoed && error?.isOutcomeUnknown == isUnknown)
    }

    /// A response that is an error.
    private struct Refused: APIParsable {
        static func parse(_ response: HTTPResponse) throws -> Refused { throw DanXiError(.notFound, "gone") }
    }

    @Test("If the page after a redirected write cannot be parsed, the outcome of the write is unknown")
    func turned() async {
        let server = FakeServer {
            $0.method == .post ? $0.respond(303, "", redirect: "https://forum.example/y") : $0.respond("{}")
        }
        let observer = Observer()
        let service = APIService(client: server, plugins: [observer])
        var request = TestRequest(method: .post, effect: .once, acceptsTurnedResponse: true, type: Refused.self)
        let unknown = await failure { [request] in try await service.send(request) }
        #expect(unknown?.code == .notFound && unknown?.isOutcomeUnknown == true)
        request.acceptsTurnedResponse = false
        let refused = await failure { [request] in try await service.send(request) }
        let message =
            "POST https://forum.example/api/divisions was redirected to GET https://forum.example/y, whose response says nothing about the request. A proxy or captive portal may be the cause. Open the URL in a browser to check. The request may have taken effect. Check before you send it again."
        #expect(refused?.message == message && refused?.httpStatus == 200 && refused?.isOutcomeUnknown == true)
        #expect(observer.outcomes.withLock { $0 } == [.notFound, .unexpectedResponse])
        let direct = await failure { try await service.send(TestRequest(type: Refused.self)) }
        #expect(direct == DanXiError(.notFound, "gone"))
    }

    // MARK: Requests

    @Test("An API request is a GET without a body and a POST with one, and the query follows that of its path")
    func requests() throws {
        struct Plain: APIRequest {
            typealias Response = HTTPResponse
            let baseURL = "https://a.example/api"
            var path = "/x"
            var query: [QueryItem] = []
            var body: HTTPBody?
        }
        let get = try Plain().httpRequest()
        #expect(get.method == .get && get.url == "https://a.example/api/x" && !get.hasBody && get.headers.fields.isEmpty)
        #expect(get.effect == .safe && get.confidentiality == .open && !get.hasPrivatePath)
        #expect(!Plain().isProtected && !Plain().acceptsTurnedResponse)
        let post = try Plain(path: "/x?a=1", query: [QueryItem("b", "&"), QueryItem("c", 2)], body: .form([])).httpRequest()
        #expect(post.method == .post && post.url == "https://a.example/api/x?a=1&b=%26&c=2" && post.hasBody && post.effect == .once)
        struct Private: APIRequest {
            typealias Response = HTTPResponse
            let baseURL = "https://a.example"
            let path = ""
            let hasPrivatePath = true
            let confidentiality = HTTPRequest.Confidentiality.host("a.example")
            let headers: HTTPHeaders = ["A": "1"]
            let query = [QueryItem("a", 1)]
        }
        let secret = try Private().httpRequest()
        #expect(secret.hasPrivatePath && secret.confidentiality == .host("a.example") && secret.headers["A"] == "1")
        #expect(secret.url == "https://a.example?a=1")
    }

    @Test("An attempt may be repeated up to the fifth, if the request is repeatable or was not sent")
    func attempts() {
        let unsent: Result<HTTPResponse, any Error> = .failure(DanXiError(.network, "x", delivery: .unsent))
        let lost: Result<HTTPResponse, any Error> = .failure(DanXiError(.network, "x"))
        let read = HTTPRequest(url: "https://a.example/"), write = HTTPRequest(method: .post, url: "https://a.example/")
        let refused: Result<HTTPResponse, any Error> = .success(HTTPResponse(request: write, status: 503))
        for (number, request, result, mayBeRepeated) in [
            (1, read, lost, true), (4, read, lost, true), (5, read, lost, false), (1, write, lost, false), (4, write, unsent, true),
            (5, write, unsent, false), (1, write, refused, false),
        ] {
            let attempt = RequestAttempt(number: number, of: request, result)
            #expect(attempt.number == number && attempt.mayBeRepeated == mayBeRepeated)
        }
    }

    @Test("The parsed response to a write without a result may be anything but an HTML page")
    func noContent() throws {
        let request = HTTPRequest(method: .delete, url: "https://a.example/x")
        for type in ["application/json", "text/plain"] { _ = try NoContent.parse(request.respond(200, "x", type: type)) }
        let error = #expect(throws: DanXiError.self) { try NoContent.parse(request.respond(200, "<p>", type: "text/html")) }
        #expect(error?.message.hasPrefix("DELETE https://a.example/x returned text/html instead of JSON: expected no HTML page. ") == true)
    }

    // MARK: Log

    @Test("The log has a line for each response and failure, without secrets")
    func log() {
        let lines = Mutex<[String]>([])
        let plugin = LogPlugin { level, line in lines.withLock { $0.append("\(level) \(line())") } }
        let request = HTTPRequest(method: .put, url: "https://a.example/x?secret")
        plugin.willReceive(.success(request.respond(418, "hello")), to: request, after: .milliseconds(1500))
        plugin.willReceive(.failure(CancellationError()), to: request, after: .microseconds(2999))
        let origin = TestRequest(path: "/holes/12?secret", method: .post, type: HTTPResponse.self)
        plugin.didReceive(DanXiError(.notFound, "secret"), for: origin)
        plugin.didReceive(nil, for: origin)
        plugin.didReceive(CancellationError(), for: origin)
        #expect(
            lines.withLock { $0 } == [
                "debug PUT https://a.example/x: 418, 5 bytes, 1500 ms", "info PUT https://a.example/x: failed after 2 ms",
                "info POST https://forum.example/api/holes/{id}: \(ErrorCode.notFound.name)",
            ])
    }

    @Test(
        "A URL in the log has {id} in place of numbers, and neither query nor fragment",
        arguments: [
            ("https://a.example/1/2a/３/04/", "https://a.example/{id}/2a/３/{id}/"), ("https://a.example/x#12", "https://a.example/x"),
            ("https://a.example:8443?q", "https://a.example:8443"), ("https://a.example//1", "https://a.example//{id}"),
        ])
    func maskedURLs(url: String, masked: String) {
        var request = HTTPRequest(url: url)
        #expect(request.maskedURL == masked)
        request.hasPrivatePath = true
        #expect(request.maskedURL == (url.contains(":8443") ? "https://a.example:8443" : "https://a.example:443"))
        request.url = "nonsense"
        #expect(request.maskedURL == "")
    }
}
