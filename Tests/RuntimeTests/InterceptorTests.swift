import Calls
import Errors
import HTTP
import JSON
import Networking
import Synchronization
import TestSupport
import Testing
import Threads

@testable import Runtime

/// Tests of the callbacks of an interceptor: what they see, and what their answers do.
@Suite("Interceptors", .virtualTime, .timeLimit(.minutes(5)))
struct InterceptorTests {
    private struct Get: APIRequest {
        typealias Response = HTTPResponse
        let baseURL = "https://a.example"
        let path = "/b"
    }

    /// The callbacks of a program. They record what they see, and answer with the verdicts of a script, and with `proceed` after them.
    private final class Program: Sendable {
        private let state = Mutex<(seen: [(name: String, text: String)], verdicts: [String: [Verdict?]])>(([], [:]))

        /// - Parameter verdicts: the verdicts by the names of the callbacks. A nil stands for no answer.
        init(_ verdicts: [String: [Verdict?]] = [:]) { state.withLock { $0.verdicts = verdicts } }

        /// The names of the callbacks that were called.
        var names: [String] { state.withLock { $0.seen.map(\.name) } }

        /// Returns what a callback has seen, each time that it was called.
        func seen(by name: String) throws -> [JSONValue] {
            try state.withLock { $0.seen }.filter { $0.name == name }.map { try JSONText.parse($0.text) }
        }

        private func record(_ name: String, _ exchange: EncodedJSON) {
            let text = String(cString: exchange.cString)
            state.withLock { $0.seen.append((name, text)) }
        }

        private func question(_ name: String) -> Interceptor.Question {
            { [self] handle, exchange in
                record(name, exchange)
                let verdict = state.withLock { state -> Verdict? in
                    guard let next = state.verdicts[name]?.first else { return .proceed }
                    state.verdicts[name]?.removeFirst()
                    return next
                }
                if let verdict { _ = Handles.decisions.find(handle)?.answer(verdict) }
            }
        }

        func interceptor(seesSecrets: Bool = false) -> Interceptor {
            var interceptor = Interceptor(seesSecrets: seesSecrets)
            interceptor.prepare = question("prepare")
            interceptor.willSend = question("will_send")
            interceptor.willReceive = { [self] in record("will_receive", $0) }
            interceptor.intercept = question("intercept")
            interceptor.didReceive = { [self] in record("did_receive", $0) }
            return interceptor
        }
    }

    /// Sends a request through the interceptors of some programs.
    private func send(
        _ programs: [Program], to server: FakeServer, within limit: Duration = .seconds(60), secrets: Secrets = Secrets(),
        seesSecrets: Bool = false
    ) async -> (response: HTTPResponse?, error: DanXiError?) {
        let interceptors = Interceptors(programs.map { $0.interceptor(seesSecrets: seesSecrets) }, HostCalls())
        let context = CallContext(deadline: .now + limit, secrets: secrets, attachment: interceptors.plugins(for: "s.m"))
        return await CallContext.$current.withValue(context) {
            do { return (try await APIService(client: server).send(Get()), nil) } catch { return (nil, DanXiError(error)) }
        }
    }

    private static let summary: JSONValue = .object([
        "method": .string("GET"), "url": .string("https://a.example/b"), "effect": .string("safe"),
    ])

    @Test("The callbacks are called in order, and see the request, the response, its duration and the number of the attempt")
    func order() async throws {
        let program = Program()
        let server = FakeServer { request in
            try await Timers.sleep(for: .milliseconds(20))
            return request.respond(201, "{}", headers: ["X": "y"])
        }
        let (response, error) = await send([program], to: server)
        #expect(response?.status == 201 && error == nil)
        #expect(program.names == ["prepare", "will_send", "will_receive", "intercept", "did_receive"])
        let all = try program.names.flatMap { try program.seen(by: $0) }
        try #require(all.count == 5)
        guard case .object(let first) = all[0], let id = first["id"] else {
            Issue.record("There is no number.")
            return
        }
        let common: [String: JSONValue] = ["id": id, "call": .string("s.m"), "attempt": .integer(1)]
        func exchange(_ members: [String: JSONValue]) -> JSONValue { .object(common.merging(members) { $1 }) }
        guard case .object(var members) = Self.summary else { return }
        members["headers"] = .object([:])
        let shown: JSONValue = .object([
            "status": .integer(201), "body": .string("{}"),
            "headers": .object(["x": .string("y"), "content-type": .string("application/json")]),
        ])
        for index in 0...1 { #expect(all[index] == exchange(["request": .object(members)])) }
        #expect(all[2] == exchange(["request": Self.summary, "response": shown, "duration_ms": .integer(20)]))
        #expect(all[3] == exchange(["request": Self.summary, "response": shown, "may_retry": .bool(true)]))
        #expect(all[4] == exchange(["request": Self.summary]))
    }

    /// An answer to a callback, and the error that it leads to.
    private struct Refusal: Sendable {
        let callback: String
        let verdict: Verdict
        let error: DanXiError

        init(_ callback: String, _ verdict: Verdict, _ error: DanXiError) {
            (self.callback, self.verdict, self.error) = (callback, verdict, error)
        }
    }

    private static func unfit(_ callback: String, _ verdict: String) -> DanXiError {
        let start = "The callback `\(callback)` of an interceptor answered with danxi_decision_\(verdict)(), which is not allowed there. "
        return DanXiError(.invalidArgument, start + "danxi/extensions.h lists the answers of each callback.")
    }

    private static func invalid(_ problem: String) -> DanXiError {
        DanXiError(
            .invalidArgument, "An interceptor of this program passed an invalid replacement to danxi_decision_replace(): \(problem).")
    }

    private static let answers: [Refusal] = [
        Refusal("prepare", .retry(after: .zero), unfit("prepare", "retry")),
        Refusal("will_send", .retry(after: .zero), unfit("will_send", "retry")),
        Refusal("will_send", .replace([:]), unfit("will_send", "replace")),
        Refusal("prepare", .fail(DanXiError(.rejected, "x")), DanXiError(.rejected, "x")),
        Refusal("will_send", .fail(DanXiError(.rejected, "y")), DanXiError(.rejected, "y")),
        Refusal("intercept", .fail(DanXiError(.rejected, "z")), DanXiError(.rejected, "z")),
        Refusal("prepare", .replace(["url": .string("b")]), invalid("`url` is not an absolute http or https URL")),
        Refusal(
            "prepare", .replace(["status": .integer(1)]),
            invalid("the member `status` of the request is unknown, or its value (an integer) is not allowed")),
        Refusal(
            "intercept", .replace(["status": .integer(600)]),
            invalid("the member `status` of the response is unknown, or its value (an integer) is not allowed")),
    ]

    @Test("An answer that refuses a request, or does not fit its callback, is the error of the call")
    func refusals() async {
        for refusal in Self.answers {
            let (program, server) = (Program([refusal.callback: [refusal.verdict]]), FakeServer("{}"))
            let (response, error) = await send([program], to: server)
            #expect(response == nil && error == refusal.error)
            #expect(server.requests.count == (refusal.callback == "intercept" ? 1 : 0))
            #expect(program.names.last == "did_receive")
        }
    }

    @Test("A veto is an error with its reason and the number of the request", arguments: ["prepare", "will_send", "intercept"])
    func vetoes(callback: String) async throws {
        for (reason, shown) in [
            ("too late", "too late"), (String(repeating: "a", count: 5000), String(repeating: "a", count: 4093) + "…"),
        ] {
            let program = Program([callback: [.veto(reason: reason)]])
            let (_, error) = await send([program], to: FakeServer("{}"))
            guard case .object(let exchange)? = try program.seen(by: callback).first, let id = exchange["id"] else {
                Issue.record("There is no number.")
                return
            }
            let message = "GET https://a.example/b: an interceptor of this program refused the request or its response: \(shown)"
            #expect(error == DanXiError(.vetoed, message, detail: .object(["reason": .string(shown), "exchange": id])))
        }
    }

    @Test("A replacement of the request is sent, and later callbacks and interceptors see it")
    func replacedRequest() async throws {
        let (program, later) = (Program(["prepare": [.replace(["url": .string("https://b.example/c")])]]), Program())
        let server = FakeServer("{}")
        let (response, _) = await send([program, later], to: server)
        #expect(response?.status == 200 && server.urls == ["https://b.example/c"])
        let names = ["prepare", "will_send", "will_receive", "intercept", "did_receive"]
        for (program, own) in [(program, Array(names.dropFirst())), (later, names)] {
            for name in own {
                guard case .object(let exchange)? = try program.seen(by: name).first, case .object(let request)? = exchange["request"]
                else {
                    Issue.record("\(name) sees no request.")
                    continue
                }
                #expect(request["url"] == .string("https://b.example/c"), "\(name)")
            }
        }
    }

    @Test("A replacement of the response is what the call gets, also if the request has failed")
    func replacedResponse() async {
        let replacement = Verdict.replace(["status": .integer(207), "body": .string("new")])
        for server in [FakeServer("{}"), FakeServer { _ in throw DanXiError(.tls, "x") }] {
            let (response, error) = await send([Program(["intercept": [replacement]])], to: server)
            #expect(response?.status == 207 && error == nil)
            #expect(response.map { String(decoding: $0.body.bytes, as: UTF8.self) } == "new")
        }
    }

    @Test("A repetition begins after its delay, with the next number of the attempt")
    func repetition() async throws {
        let program = Program(["intercept": [.retry(after: .seconds(3)), .retry(after: .zero)]])
        let start = Instant.now
        let server = FakeServer("{}")
        let (response, _) = await send([program], to: server)
        #expect(response?.status == 200 && server.requests.count == 3 && Instant.now - start == .seconds(3))
        let attempts = try program.seen(by: "will_send").map { exchange -> JSONValue? in
            if case .object(let members) = exchange { members["attempt"] } else { nil }
        }
        #expect(attempts == [.integer(1), .integer(2), .integer(3)])
    }

    @Test("A callback that does not answer ends the call at its deadline")
    func silence() async {
        for name in ["prepare", "will_send", "intercept"] {
            let start = Instant.now
            let (_, error) = await send([Program([name: [nil]])], to: FakeServer("{}"), within: .seconds(5))
            let problem = "The callback `\(name)` of an interceptor of this program did not answer before the deadline of the call. "
            #expect(error == DanXiError(.timeout, problem + "Answer each question once, or increase timeout_ms."))
            #expect(Instant.now - start == .seconds(5))
        }
    }

    @Test("The end of a request is shown only to interceptors that have seen the request")
    func unseen() async {
        let (first, second) = (Program(["prepare": [.veto(reason: "no")]]), Program())
        _ = await send([first, second], to: FakeServer("{}"))
        #expect(first.names == ["prepare", "did_receive"] && second.names == [])
    }

    @Test("An error is shown without the secrets of the call, unless the interceptor may see them", arguments: [true, false])
    func secrets(seesSecrets: Bool) async throws {
        let program = Program()
        let server = FakeServer { _ in throw DanXiError(.tls, "hunter22 is wrong") }
        _ = await send([program], to: server, secrets: Secrets(["hunter22"]), seesSecrets: seesSecrets)
        let shown = seesSecrets ? "hunter22 is wrong" : "… is wrong"
        for name in ["will_receive", "intercept", "did_receive"] {
            guard case .object(let exchange)? = try program.seen(by: name).first, case .object(let error)? = exchange["error"] else {
                Issue.record("\(name) sees no error.")
                continue
            }
            #expect(error["message"] == .string(shown) && error["name"] == .string("tls") && exchange["response"] == nil)
        }
    }

    @Test("A session without interceptors has none, and callbacks that are missing are not called")
    func missing() async {
        #expect(Host(Extensions()).interceptors == nil)
        let server = FakeServer("{}")
        let interceptors = Interceptors([Interceptor(seesSecrets: false)], HostCalls())
        let context = CallContext(attachment: interceptors.plugins(for: "s.m"))
        let response = await CallContext.$current.withValue(context) { try? await APIService(client: server).send(Get()) }
        #expect(response?.status == 200)
    }
}
