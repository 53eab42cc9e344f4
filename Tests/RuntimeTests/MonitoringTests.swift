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

/// Tests of what a session counts and tells. A client of the program answers the requests.
@Suite("Monitoring", .virtualTime, .timeLimit(.minutes(5)))
struct MonitoringTests {
    /// Opens a session whose requests get a response without a body.
    private func open(status: Int = 204, headers: [String: JSONValue] = [:], _ changes: [String: JSONValue] = [:]) throws -> Session {
        var extensions = Extensions()
        extensions.transport = HostTransport { handle, _, _ in
            let head: [String: JSONValue] = ["status": .integer(status), "headers": .object(headers)]
            _ = Handles.transfers.find(handle)?.answer(.response(head: head, body: PaddedBytes("[]".utf8)))
        }
        return try Session(configuration: .object(changes), extensions: extensions)
    }

    private func lines() -> [String] {
        Metrics.current.families(version: "1", pauses: Session.pauses).prometheusText.split(separator: "\n").map(String.init)
    }

    private func value(_ text: EncodedJSON) throws -> JSONValue { try JSONText.parse(text.cString) }

    @Test("Calls and their requests are counted before the program has the result")
    func counts() async throws {
        let session = try open(status: 200)
        defer { session.close() }
        #expect(await session.result(of: "http.request", ["url": .string("https://a.example/secret/1?q=2")]).status == 0)
        #expect(
            await session.result(of: "github.get_repository", ["repository": .string("a/b")]).status
                == ErrorCode.unexpectedResponse.rawValue)
        #expect(await session.result(of: "forum.no_such").status == ErrorCode.unknownMethod.rawValue)
        let lines = lines()
        for line in [
            #"danxi_calls_total{method="http.request",outcome="ok"} 1"#,
            #"danxi_calls_total{method="github.get_repository",outcome="unexpected_response"} 1"#,
            #"danxi_calls_total{method="unknown",outcome="unknown_method"} 1"#,
            #"danxi_requests_total{server="other",status="200"} 1"#,
            #"danxi_requests_total{server="api.github.com",status="200"} 1"#,
            #"danxi_response_body_bytes_total{server="other"} 2"#,
            "danxi_sessions_open 1",
        ] { #expect(lines.contains(line), "\(line)") }
        #expect(!lines.joined().contains("a.example"))
    }

    @Test("A host of the configuration is a label")
    func configuredHost() async throws {
        let session = try open(["hosts": .object(["shop": .object(["base_url": .string("https://shop.example")])])])
        #expect(await session.result(of: "http.request", ["host": .string("shop"), "path": .string("/a")]).status == 0)
        #expect(lines().contains(#"danxi_requests_total{server="shop.example",status="204"} 1"#))
        session.close()
        #expect(lines().contains("danxi_sessions_open 0"))
    }

    @Test("Repetitions are counted, each as a request of its own")
    func retries() async throws {
        let session = try open(status: 503)
        defer { session.close() }
        let result = await session.result(of: "github.get_repository", ["repository": .string("a/b")])
        #expect(result.status == ErrorCode.serverFailure.rawValue)
        let lines = lines()
        #expect(lines.contains(#"danxi_requests_total{server="api.github.com",status="503"} 3"#))
        #expect(lines.contains("danxi_retries_total 2"))
    }

    @Test("Results in the queue are counted until the program takes them or closes the session")
    func queue() async throws {
        let session = try open()
        for _ in 0..<3 { _ = session.call(.success(CallRequest(method: "account.get_status", parameters: [:])), userData: 0) }
        try await until { lines().contains("danxi_results_waiting 3") }
        _ = session.next(timeout: 0)
        #expect(lines().contains("danxi_results_waiting 2"))
        session.close()
        #expect(lines().contains("danxi_results_waiting 0"))
    }

    @Test("A call and its request are told in order, with the number of the call, and without the path of the program's URL")
    func events() async throws {
        let session = try open(status: 200)
        let events = Mutex<[EncodedJSON]>([])
        session.setEvents { event in events.withLock { $0.append(event) } }
        #expect(await session.result(of: "http.request", ["url": .string("https://a.example/secret/1?q=2")]).status == 0)
        session.close()
        let told = try events.withLock { $0 }.map(value)
        #expect(told.map { $0["event"] } == ["call_start", "request_start", "request_end", "call_end"].map { .string($0) })
        try #require(told.count == 4)
        let call = told.first?["call"]
        #expect(call != nil && told.allSatisfy { $0["call"] == call })
        #expect(told[0]["method"] == .string("http.request") && told[0]["stream"] == .bool(false))
        #expect(told[1]["request"] == told[2]["request"] && told[1]["request"] != nil)
        #expect(told[1]["url"] == .string("https://a.example:443") && told[1]["host"] == .string("a.example"))
        #expect(told[1]["http_method"] == .string("GET") && told[1]["port"] == .integer(443) && told[1]["server"] == .string("other"))
        #expect(told[2]["status"] == .integer(200) && told[2]["response_bytes"] == .integer(2) && told[2]["error"] == nil)
        #expect(told[3]["outcome"] == .string("ok") && told[3]["source"] == .string("network"))
    }

    @Test("The URL of the library has no query, and no number in its path")
    func ownURL() async throws {
        let session = try open(status: 404)
        let events = Mutex<[EncodedJSON]>([])
        session.setEvents { event in events.withLock { $0.append(event) } }
        _ = await session.result(of: "github.get_issue", ["repository": .string("a/b"), "number": .integer(77)])
        session.close()
        let told = try events.withLock { $0 }.map(value)
        let start = try #require(told.first { $0["event"] == .string("request_start") })
        #expect(start["url"] == .string("https://api.github.com/repos/a/b/issues/{id}"))
    }

    @Test("The start of a call is told on the thread that starts it, and nothing is told without a callback")
    func startThread() async throws {
        let session = try open()
        let numbers = Mutex<[Int]>([])
        session.setEvents { event in
            guard (try? JSONText.parse(event.cString))?["event"] == .string("call_start") else { return }
            numbers.withLock { $0.append(Mark.current) }
        }
        for number in 1...2 {
            Mark.$current.withValue(number) {
                _ = session.call(.success(CallRequest(method: "account.get_status", parameters: [:])), userData: 0)
            }
        }
        session.setEvents(nil)
        _ = session.call(.success(CallRequest(method: "account.get_status", parameters: [:])), userData: 0)
        session.close()
        #expect(numbers.withLock { $0 } == [1, 2])
    }

    private enum Mark { @TaskLocal static var current = 0 }

    @Test("A stream is told as such, and ends when the session is closed")
    func stream() async throws {
        var extensions = Extensions()
        extensions.transport = HostTransport { _, _, _ in }
        let session = try Session(configuration: .object([:]), extensions: extensions)
        let events = Mutex<[EncodedJSON]>([])
        session.setEvents { event in events.withLock { $0.append(event) } }
        _ = session.watch(.success(CallRequest(method: "announcement.watch", parameters: [:])), userData: 0)
        session.close()
        let told = try events.withLock { $0 }.map(value)
        #expect(told.first?["event"] == .string("call_start") && told.first?["stream"] == .bool(true))
        #expect(told.filter { $0["event"] == .string("call_end") }.map { $0["outcome"] } == [.string("closed")])
    }

    @Test("A session whose threads answer is healthy, and the pause of a server does not change that")
    func healthy() async throws {
        let session = try open(status: 429, headers: ["retry-after": .string("120")])
        defer { session.close() }
        _ = await session.result(of: "github.get_repository", ["repository": .string("a/b"), "timeout_ms": .integer(1000)])
        let health = try #require(session.health(within: .seconds(5)))
        #expect(health.answers.count == 4 && health.pauses.map(\.server) == ["api.github.com"])
        let text = try #require(JSONText.encode(health))
        let value = try value(text)
        #expect(value["healthy"] == .bool(true) && value["store"]?["kind"] == .string("memory"))
    }

    @Test("A pause ends with the last session that knows it")
    func forgottenPause() async throws {
        let session = try open(status: 429, headers: ["retry-after": .string("3600")])
        _ = await session.result(of: "github.get_repository", ["repository": .string("a/b"), "timeout_ms": .integer(1000)])
        #expect(lines().contains { $0.hasPrefix(#"danxi_server_pause_seconds{server="api.github.com"}"#) })
        session.close()
        #expect(!lines().contains { $0.hasPrefix("danxi_server_pause_seconds") })
    }

    @Test("A closed session has no health, and takes no callback for events")
    func closed() throws {
        let session = try open()
        session.close()
        #expect(session.health(within: .seconds(60)) == nil)
        session.setEvents { _ in Issue.record("A closed session sent an event.") }
        _ = session.call(CallRequest(method: "account.get_status", parameters: [:]))
    }

    @Test("The path of a redirect is not shown, because it may contain a ticket")
    func redirect() async throws {
        var extensions = Extensions()
        extensions.transport = HostTransport { handle, _, _ in
            let head: [String: JSONValue] = [
                "status": .integer(302), "headers": .object(["location": .string("https://api.github.com/a;jsessionid=SECRET")]),
            ]
            _ = Handles.transfers.find(handle)?.answer(.response(head: head, body: PaddedBytes("".utf8)))
        }
        let session = try Session(configuration: .object([:]), extensions: extensions)
        let events = Mutex<[EncodedJSON]>([])
        session.setEvents { event in events.withLock { $0.append(event) } }
        _ = await session.result(of: "github.get_repository", ["repository": .string("a/b")])
        session.close()
        let urls = try events.withLock { $0 }.map(value).compactMap { $0["url"] }
        #expect(urls.count > 1 && urls.first == .string("https://api.github.com/repos/a/b"))
        #expect(urls.dropFirst().allSatisfy { $0 == .string("https://api.github.com:443") })
    }

    @Test("A callback that blocks is told, and so is a store that cannot be read")
    func unhealthy() async throws {
        var extensions = Extensions()
        extensions.store = HostStore { operation, _ in _ = Handles.operations.find(operation)?.finish(.failure("it is down")) }
        let session = try Session(configuration: .object([:]), extensions: extensions)
        let (gate, isRunning) = (Monitor(false), Monitor(false))
        _ = session.call(.success(CallRequest(method: "account.get_status", parameters: [:])), userData: 0) { _ in
            isRunning.withLock { $0 = true }
            gate.wait { $0 ? () : nil }
        }
        try await until { isRunning.withLock { $0 } }
        let health = try #require(session.health(within: .seconds(60)))
        #expect(health.answers == [.workers, .timers, .network])
        let text = try #require(JSONText.encode(health))
        let value = try value(text)
        #expect(value["healthy"] == .bool(false) && value["threads"]?["callbacks"] == .bool(false))
        guard case .string(let problem)? = value["store"]?["error"] else {
            Issue.record("The store has no error.")
            return
        }
        #expect(problem.contains("it is down"))
        gate.withLock { $0 = true }
        gate.wakeAll()
        session.close()
    }
}

extension JSONValue {
    /// Returns a member of an object.
    fileprivate subscript(name: String) -> JSONValue? { if case .object(let members) = self { members[name] } else { nil } }
}
