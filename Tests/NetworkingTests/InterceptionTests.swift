import Calls
import Errors
import HTTP
import JSON
import Networking
import Synchronization
import TestSupport
import Testing
import Threads

@Suite("Plugins that replace responses and repeat requests", .timeLimit(.minutes(5)))
struct InterceptionTests {
    private typealias Reply = Result<HTTPResponse, any Error>

    /// A plugin that decides about each response with a closure.
    private struct Decider: APIPlugin {
        let decide: @Sendable (Reply, HTTPRequest, RequestAttempt) throws -> Interception

        func intercept(_ result: Reply, to request: HTTPRequest, attempt: RequestAttempt) throws -> Interception {
            try decide(result, request, attempt)
        }
    }

    private func service(_ server: FakeServer, _ plugins: [any APIPlugin]) -> APIService {
        APIService(client: server, retryPolicy: RetryPolicy(attempts: 1), plugins: plugins)
    }

    private func answers(_ statuses: [Int]) -> FakeServer {
        FakeServer(script: statuses.map { status in { HTTPResponse(request: $0, status: status) } })
    }

    private func send(_ service: APIService, _ method: HTTPMethod = .get) async throws -> Int {
        try await service.send(TestRequest(method: method, effect: method.defaultEffect, type: HTTPResponse.self)).status
    }

    @Test("A plugin can repeat a request until the request has been sent five times, and each repetition is counted", .virtualTime)
    func repetition() async throws {
        let repeating = Decider { _, _, _ in .repeatRequest(after: .zero) }
        let server = FakeServer { HTTPResponse(request: $0, status: 500) }
        var status = try await send(service(server, [repeating]))
        #expect(status == 500)
        #expect(server.requests.count == RequestAttempt.limit)

        let attempts = Mutex<[Int]>([])
        let patient = Decider { result, _, attempt in
            attempts.withLock { $0.append(attempt.number) }
            return try result.get().status == 500 ? .repeatRequest(after: .zero) : .pass(result)
        }
        status = try await send(service(answers([500, 500, 204]), [patient]))
        #expect(status == 204)
        #expect(attempts.withLock { $0 } == [1, 2, 3])
        #expect(Metrics.current.retries[0] == RequestAttempt.limit - 1 + 2)
    }

    @Test("A write is repeated for a plugin only if the write was certainly not sent")
    func writes() async throws {
        let mayBeRepeated = Mutex<[Bool]>([])
        let repeating = Decider { _, _, attempt in
            mayBeRepeated.withLock { $0.append(attempt.mayBeRepeated) }
            return .repeatRequest(after: .zero)
        }
        let refusing = answers([503, 204])
        let status = try await send(service(refusing, [repeating]), .post)
        #expect(status == 503)
        #expect(refusing.requests.count == 1)

        let unreachable = FakeServer(script: [
            { _ in throw DanXiError(.network, "no", delivery: .unsent) },
            { _ in throw DanXiError(.network, "no", delivery: .unknown("perhaps")) },
        ])
        await #expect(throws: DanXiError.self) { try await send(service(unreachable, [repeating]), .post) }
        #expect(unreachable.requests.count == 2)
        #expect(mayBeRepeated.withLock { $0 } == [false, true, false])
    }

    @Test("A ticket that a server has received is not sent again if the redirect in the response cannot be followed")
    func deliveredTicket() async throws {
        let repeating = Decider { _, _, _ in .repeatRequest(after: .zero) }
        let server = FakeServer(script: [
            { HTTPResponse(request: $0, status: 302, redirectURL: "https://b.example/") },
            { _ in throw DanXiError(.tls, "no", delivery: .unsent) },
        ])
        await #expect(throws: DanXiError.self) {
            try await service(server, [repeating]).send(TestRequest(effect: .singleUse, type: HTTPResponse.self)).status
        }
        #expect(server.requests.count == 2)
    }

    @Test(
        "If a plugin asks for a repetition that is not allowed, later plugins get the result of the earlier plugins",
        arguments: [HTTPMethod.post, .get])
    func refusedRepetition(method: HTTPMethod) async throws {
        let first = Decider { _, request, _ in .pass(.success(HTTPResponse(request: request, status: 201))) }
        // Neither repetition is allowed: the write was sent, and the read would be repeated after the deadline.
        let repeating = Decider { _, _, _ in .repeatRequest(after: method == .get ? .seconds(100) : .zero) }
        let last = Decider { result, request, _ in
            .pass(.success(HTTPResponse(request: request, status: try result.get().status + 1)))
        }
        let server = answers([500])
        let context = CallContext(deadline: .now + .seconds(50))
        let status = try await CallContext.$current.withValue(context) {
            try await send(service(server, [first, repeating, last]), method)
        }
        #expect(status == 202 && server.requests.count == 1)
    }

    @Test("No repetition starts after the deadline")
    func deadline() async throws {
        let server = answers([500, 204])
        let repeating = Decider { _, _, _ in .repeatRequest(after: .seconds(100)) }
        let context = CallContext(deadline: .now + .seconds(50))
        let status = try await CallContext.$current.withValue(context) { try await send(service(server, [repeating])) }
        #expect(status == 500 && server.requests.count == 1)
    }

    @Test("Each plugin gets the result of the plugin before it, and can replace an error with a response")
    func order() async throws {
        let first = Decider { _, request, _ in .pass(.success(HTTPResponse(request: request, status: 201))) }
        let second = Decider { result, request, _ in
            .pass(.success(HTTPResponse(request: request, status: try result.get().status + 1)))
        }
        let server = FakeServer { _ in throw DanXiError(.network, "no") }
        let status = try await send(service(server, [first, second]))
        #expect(status == 202)
    }

    @Test("If a plugin refuses the response to a write, the outcome is unknown unless the server refused the write")
    func vetoedWrite() async {
        let refusing = Decider { _, _, _ in throw DanXiError(.vetoed, "no") }
        for (status, isUnknown) in [(204, true), (500, true), (403, false)] {
            await #expect {
                _ = try await send(service(answers([status]), [refusing]), .post)
            } throws: {
                ($0 as? DanXiError)?.isOutcomeUnknown == isUnknown
            }
        }
        await #expect {
            _ = try await send(service(answers([204]), [refusing]))
        } throws: {
            ($0 as? DanXiError)?.isOutcomeUnknown == false
        }
    }

    @Test("The plugins of a call run after the plugins of the service, and are created for each request")
    func hostPlugins() async throws {
        let made = Mutex<[Bool]>([])
        let own = Decider { _, request, _ in .pass(.success(HTTPResponse(request: request, status: 201))) }
        let context = CallContext(
            attachment: HostPlugins { isSignIn in
                made.withLock { $0.append(isSignIn) }
                return [
                    Decider { result, request, _ in
                        .pass(.success(HTTPResponse(request: request, status: try result.get().status + 5)))
                    }
                ]
            })
        let signIn = APIService(client: answers([204])).forSignIn
        let statuses = try await CallContext.$current.withValue(context) {
            [try await send(service(answers([204]), [own])), try await send(signIn)]
        }
        #expect(statuses == [206, 209])
        #expect(made.withLock { $0 } == [false, true])
        let status = try await send(service(answers([204]), [own]))
        #expect(status == 201)
    }
}
