import Calls
import Errors
import HTTP
import JSON
import Networking
import Storage
import Synchronization
import TestSupport
import Testing
import Text
import Threads

@testable import Runtime

/// Tests of the numbers, events and health of a session. A client of the program answers the requests.
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
        Metrics.current.families(version: "1", pauses: Session.pauses, troubles: Session.troubles).prometheusText
            .split(separator: "\n").map(String.init)
    }

    private func value(_ text: EncodedJSON) throws -> JSONValue { try JSONText.parse(text.cString) }

    private static var request: CallRequest { CallRequest(method: "account.get_status", parameters: [:]) }

    @Test("Calls and their requests are counted before the program has the result")
    func counts() async throws {
        let session = try open(status: 200)
        defer { session.close() }
        let program = await session.result(of: "http.request", ["url": .string("https://a.example/secret/1?q=2")])
        let gitHub = await session.result(of: "github.get_repository", ["repository": .string("a/b")])
        let unknown = await session.result(of: "forum.no_such")
        #expect(program.status == 0 && gitHub.status == ErrorCode.unexpectedResponse.rawValue)
        #expect(unknown.status == ErrorCode.unknownMethod.rawValue)
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
        let result = await session.result(of: "http.request", ["host": .string("shop"), "path": .string("/a")])
        #expect(result.status == 0)
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
        for _ in 0..<3 { _ = session.call(.success(Self.request), userData: 0) }
        try await until { lines().contains("danxi_results_waiting 3") }
        _ = session.next(timeout: 0)
        #expect(lines().contains("danxi_results_waiting 2"))
        session.close()
        #expect(lines().contains("danxi_results_waiting 0"))
    }

    @Test("A call and its request are sent in order, with the number of the call, and without the path of the program's URL")
    func events() async throws {
        let session = try open(status: 200)
        let events = Mutex<[EncodedJSON]>([])
        session.setEvents { event in events.withLock { $0.append(event) } }
        let result = await session.result(of: "http.request", ["url": .string("https://a.example/secret/1?q=2")])
        #expect(result.status == 0)
        session.close()
        let sent = try events.withLock { $0 }.map(value)
        #expect(sent.map { $0["event"] } == ["call_start", "request_start", "request_end", "call_end"].map { .string($0) })
        try #require(sent.count == 4)
        let call = sent.first?["call"]
        #expect(call != nil && sent.allSatisfy { $0["call"] == call })
        #expect(sent[0]["method"] == .string("http.request") && sent[0]["stream"] == .bool(false))
        #expect(sent[1]["request"] == sent[2]["request"] && sent[1]["request"] != nil)
        #expect(sent[1]["url"] == .string("https://a.example:443") && sent[1]["host"] == .string("a.example"))
        #expect(sent[1]["http_method"] == .string("GET") && sent[1]["port"] == .integer(443) && sent[1]["server"] == .string("other"))
        #expect(sent[2]["status"] == .integer(200) && sent[2]["response_bytes"] == .integer(2) && sent[2]["error"] == nil)
        #expect(sent[3]["outcome"] == .string("ok") && sent[3]["source"] == .string("network"))
        #expect(sent[3]["method"] == .string("http.request"))
    }

    @Test("An event has the time of the wall clock, and an end has the duration, both in microseconds")
    func times() async throws {
        var extensions = Extensions()
        extensions.transport = HostTransport { handle, _, _ in
            let transfer = Handles.transfers.find(handle)
            Timers.shared.add(at: .now + .seconds(2)) {
                _ = transfer?.answer(.response(head: ["status": .integer(204)], body: PaddedBytes()))
            }
        }
        let session = try Session(configuration: .object([:]), extensions: extensions)
        let events = Mutex<[EncodedJSON]>([])
        session.setEvents { event in events.withLock { $0.append(event) } }
        let start = World.current.clocks.wallMicroseconds
        _ = await session.result(of: "http.request", ["url": .string("https://a.example/")])
        session.close()
        let sent = try events.withLock { $0 }.map(value)
        for (event, time) in zip(sent, [0, 0, 2_000_000, 2_000_000]) {
            let moment = try #require(integer(event["time_us"])) - start
            #expect((time..<time + 1000).contains(moment), "\(event)")
            guard time > 0 else { continue }
            let duration = try #require(integer(event["duration_us"]))
            #expect((time..<time + 1000).contains(duration), "\(event)")
        }
        #expect(sent.count == 4)
    }

    private func integer(_ value: JSONValue?) -> Int? { if case .integer(let number) = value { number } else { nil } }

    @Test("The URL of the library has no query, and no number in its path")
    func ownURL() async throws {
        let session = try open(status: 404)
        let events = Mutex<[EncodedJSON]>([])
        session.setEvents { event in events.withLock { $0.append(event) } }
        _ = await session.result(of: "github.get_issue", ["repository": .string("a/b"), "number": .integer(77)])
        session.close()
        let sent = try events.withLock { $0 }.map(value)
        let start = try #require(sent.first { $0["event"] == .string("request_start") })
        #expect(start["url"] == .string("https://api.github.com/repos/a/b/issues/{id}"))
    }

    @Test("The start of a call is sent on the thread that starts it, and nothing is sent without a callback")
    func startThread() async throws {
        let session = try open()
        let threads = Mutex<[ThreadID]>([])
        session.setEvents { event in
            if event.isStartOfCall { threads.withLock { $0.append(ThreadID.current) } }
        }
        let own = ThreadID.current
        for _ in 1...2 { _ = session.call(.success(Self.request), userData: 0) }
        session.setEvents(nil)
        _ = session.call(.success(Self.request), userData: 0)
        session.close()
        #expect(threads.withLock { $0 } == [own, own])
    }

    @Test("Closing a session, or removing its callback, waits until another thread has left the callback", arguments: [true, false])
    func closingDuringStart(closes: Bool) async throws {
        let session = try open()
        defer { session.close() }
        let (gate, isInside) = (Monitor(false), Monitor(false))
        let hasLeft = Mutex(false)
        let wait = Mutex<Bool?>(nil)
        session.setEvents { event in
            guard event.isStartOfCall else { return }
            isInside.withLock { $0 = true }
            gate.wait { $0 ? () : nil }
            hasLeft.withLock { $0 = true }
        }
        SystemThread.start { _ = session.call(.success(Self.request), userData: 0) }?.detach()
        try await until { isInside.withLock { $0 } }
        SystemThread.start {
            if closes { session.close() } else { session.setEvents(nil) }
            let ended = hasLeft.withLock { $0 }
            wait.withLock { $0 = ended }
        }?.detach()
        try await Timers.sleep(for: .seconds(1))
        #expect(wait.withLock { $0 } == nil)
        gate.withLock { $0 = true }
        gate.wakeAll()
        try await until { wait.withLock { $0 } != nil }
        #expect(wait.withLock { $0 } == true)
    }

    /// A place at which `count` threads arrive.
    private final class Meeting: Sendable {
        private let state = Monitor(0)
        private let count: Int

        init(of count: Int) { self.count = count }

        func arrive() {
            state.withLock { $0 += 1 }
            state.wakeAll()
        }

        /// Waits until all threads have arrived.
        func wait() { state.wait { $0 >= count ? () : nil } }
    }

    @Test("Callbacks for the starts of calls that close each other's sessions, or their own, do not deadlock", arguments: 1...3)
    func closingInCycle(length: Int) throws {
        let sessions = try (0..<length).map { _ in try open() }
        let (inside, left) = (Meeting(of: length), Meeting(of: length))
        for index in 0..<length {
            sessions[index].setEvents { event in
                guard event.isStartOfCall else { return }
                inside.arrive()
                inside.wait()
                sessions[(index + 1) % length].close()
                left.arrive()
            }
            SystemThread.start { _ = sessions[index].call(.success(Self.request), userData: 0) }?.detach()
        }
        left.wait()
    }

    @Test("A callback for the start of a call and one for a result that close each other's sessions do not deadlock")
    func closingAcross() throws {
        let (one, other) = (try open(), try open())
        let (inside, left) = (Meeting(of: 2), Meeting(of: 2))
        one.setEvents { event in
            guard event.isStartOfCall else { return }
            inside.arrive()
            inside.wait()
            other.close()
            left.arrive()
        }
        _ = other.call(.success(Self.request), userData: 0) { _ in
            inside.arrive()
            inside.wait()
            one.close()
            left.arrive()
        }
        SystemThread.start { _ = one.call(.success(Self.request), userData: 0) }?.detach()
        left.wait()
    }

    @Test("A request that has not ended when the session is closed ends then, once")
    func stuckRequest() throws {
        let callbacks = CallbackQueue()
        let events = Events(callbacks: callbacks)
        let sent = Mutex<[EncodedJSON]>([])
        events.set { event in sent.withLock { $0.append(event) } }
        let server = Metrics.current.server("a.example")
        let stuck = events.requestStarts(HTTPRequest(url: "https://a.example/1"), server, at: .now)
        let ended = events.requestStarts(HTTPRequest(url: "https://a.example/2"), server, at: .now)
        ended?.end(status: 204, sent: 0, received: 0, nanoseconds: 1)
        events.close()
        stuck?.end(.timeout, nanoseconds: 1)
        callbacks.close {}
        callbacks.waitForEnd()
        let all = try sent.withLock { $0 }.map(value)
        #expect(all.map { $0["event"] } == ["request_start", "request_start", "request_end", "request_end"].map { .string($0) })
        try #require(all.count == 4)
        #expect(all[2]["request"] == all[1]["request"] && all[3]["request"] == all[0]["request"])
        #expect(all[3]["error"] == .string("closed"))
    }

    @Test("The events of a stream say that it is one, and it ends when the session is closed")
    func stream() async throws {
        var extensions = Extensions()
        extensions.transport = HostTransport { _, _, _ in }
        let session = try Session(configuration: .object([:]), extensions: extensions)
        let events = Mutex<[EncodedJSON]>([])
        session.setEvents { event in events.withLock { $0.append(event) } }
        _ = session.watch(.success(CallRequest(method: "announcement.watch", parameters: [:])), userData: 0)
        session.close()
        let sent = try events.withLock { $0 }.map(value)
        #expect(sent.first?["event"] == .string("call_start") && sent.first?["stream"] == .bool(true))
        #expect(sent.filter { $0["event"] == .string("call_end") }.map { $0["outcome"] } == [.string("closed")])
    }

    @Test("A session whose threads answer is healthy, and the pause of a server does not change that")
    func healthy() async throws {
        let session = try open(status: 429, headers: ["retry-after": .string("120")])
        defer { session.close() }
        _ = await session.result(of: "github.get_repository", ["repository": .string("a/b"), "timeout_ms": .integer(1000)])
        let start = Instant.now
        let health = try #require(session.health(within: .seconds(5)))
        #expect(Instant.now == start, "the check ends with the last answer")
        #expect(health.answers.count == 4 && health.pauses.map(\.server) == ["api.github.com"])
        let text = try #require(JSONText.encode(health))
        let value = try value(text)
        #expect(value["healthy"] == .bool(true) && value["store"]?["kind"] == .string("memory"))
    }

    @Test("A server in trouble is seen in the health and the metrics, until a minute after the last request that needed it")
    func trouble() async throws {
        var extensions = Extensions()
        extensions.transport = HostTransport { handle, _, _ in
            _ = Handles.transfers.find(handle)?.answer(.failure(.network, reason: "no route", wasSent: false))
        }
        let session = try Session(configuration: .object([:]), extensions: extensions)
        defer { session.close() }
        for _ in 0..<10 {
            _ = await session.result(of: "github.get_repository", ["repository": .string("a/b"), "timeout_ms": .integer(1000)])
            try await Timers.sleep(for: .seconds(1))
        }
        let health = try #require(session.health(within: .seconds(5)))
        #expect(health.troubles.map(\.server) == ["api.github.com"] && (9...20).contains(health.troubles.first?.seconds ?? 0))
        let text = try #require(JSONText.encode(health))
        let value = try value(text)
        #expect(value["healthy"] == .bool(true))
        let series = #"danxi_server_trouble_seconds{server="api.github.com"}"#
        #expect(lines().contains { $0.hasPrefix(series) })
        try await Timers.sleep(for: .seconds(75))
        #expect(!lines().contains { $0.hasPrefix(series) } && Session.troubles.isEmpty)
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
        _ = session.call(.success(Self.request))
    }

    @Test("Checks at the same time share one question to the store, and its answer")
    func sharedCheck() async throws {
        let hasOpened = Mutex(false)
        let questions = Mutex<[StoreOperation]>([])
        var extensions = Extensions()
        extensions.store = HostStore { handle, _ in
            guard let operation = Handles.operations.find(handle) else { return }
            if hasOpened.withLock({ $0 }) {
                questions.withLock { $0.append(operation) }
            } else {
                _ = operation.finish(.failure("it starts"))
            }
        }
        let session = try Session(configuration: .object([:]), extensions: extensions)
        defer { session.close() }
        hasOpened.withLock { $0 = true }
        let errors = Mutex<[String?]>([])
        for _ in 0..<2 {
            SystemThread.start {
                let error = session.health(within: .seconds(60))?.store?.error
                errors.withLock { $0.append(error) }
            }?.detach()
        }
        try await Timers.sleep(for: .seconds(1))
        let first = questions.withLock { $0.first }
        try #require(first?.finish(.failure("it is down")) == true)
        try await until { errors.withLock { $0.count == 2 } }
        #expect(errors.withLock { $0.allSatisfy { $0?.contains("it is down") == true } })
        #expect(questions.withLock { $0.count } == 1)
    }

    @Test("Checks whose store does not answer end when the session is closed")
    func closedDuringCheck() async throws {
        // The number of questions since the session was opened. Nil before, while the store answers.
        let asked = Mutex<Int?>(nil)
        var extensions = Extensions()
        extensions.store = HostStore { operation, _ in
            let isOpening = asked.withLock { count in
                count? += 1
                return count == nil
            }
            if isOpening { _ = Handles.operations.find(operation)?.finish(.failure("it starts")) }
        }
        let session = try Session(configuration: .object([:]), extensions: extensions)
        asked.withLock { $0 = 0 }
        let hasHealth = Mutex<[Bool]>([])
        for _ in 0..<2 {
            SystemThread.start {
                let health = session.health(within: .seconds(60))
                hasHealth.withLock { $0.append(health != nil) }
            }?.detach()
        }
        try await Timers.sleep(for: .seconds(1))
        #expect(asked.withLock { $0 } == 1 && hasHealth.withLock { $0.isEmpty })
        session.close()
        try await until { hasHealth.withLock { $0.count == 2 } }
        #expect(hasHealth.withLock { $0 } == [false, false])
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

    @Test("A check of the health waits for at least a millisecond and at most a minute")
    func checkLimits() async throws {
        let session = try open()
        let gate = Monitor(false)
        _ = session.call(.success(Self.request), userData: 0) { _ in gate.wait { $0 ? () : nil } }
        try await Timers.sleep(for: .seconds(1))
        for (limit, waited) in [(-5, 1), (0, 1), (1500, 1500), (60_000, 60_000), (60_001, 60_000), (.max, 60_000)] as [(Int32, Int)] {
            let start = Instant.now
            let result = session.health(within: limit)
            #expect(result?.status == 0 && Instant.now - start == .milliseconds(waited))
        }
        gate.withLock { $0 = true }
        gate.wakeAll()
        session.close()
    }

    @Test("The health is good if all threads and the store have answered, and says which have not")
    func health() throws {
        let late: JSONValue = .object(["error": .string("The store did not answer in time. Check the store, or wait longer.")])
        for answers in [Set(Health.Part.allCases), [.workers, .network], []] {
            let health = Health(answers: answers, store: nil, pauses: [("a", 1.5), ("b", 2)], troubles: [("c", 0.25)])
            let text = try #require(JSONText.encode(health))
            let threads = Dictionary(uniqueKeysWithValues: Health.Part.allCases.map { ($0.rawValue, JSONValue.bool(answers.contains($0))) })
            func time(_ server: String, _ seconds: Double) -> JSONValue {
                .object(["server": .string(server), "seconds": .number(seconds)])
            }
            #expect(
                try value(text)
                    == .object([
                        "healthy": .bool(false), "threads": .object(threads), "store": late,
                        "paused": .array([time("a", 1.5), time("b", 2)]),
                        "in_trouble": .array([time("c", 0.25)]),
                    ]))
        }
    }

    @Test("The metrics are an object in JSON, or a text for Prometheus")
    func formats() throws {
        let (prometheus, json) = (Session.metrics(.prometheus), Session.metrics(.json))
        let text = try #require(prometheus.text)
        let lines = String(cString: text.start)
        #expect(lines.hasPrefix("# HELP danxi_build_info ") && lines.hasSuffix("\n") && text.length == lines.utf8.count)
        let value = try JSONText.parse(try #require(json.text).start)
        guard case .array(let bounds)? = value["bounds"], case .array(let metrics)? = value["metrics"] else {
            Issue.record("The metrics have no bounds or no families.")
            return
        }
        #expect(bounds.count == 16 && metrics.count == 21)
        #expect(prometheus.status == 0 && json.status == 0)
    }

    @Test("The rest of a pause shrinks, and is that of the longest pause of a server")
    func pauseRest() async throws {
        let session = try open(status: 429, headers: ["retry-after": .string("100")])
        defer { session.close() }
        _ = await session.result(of: "github.get_repository", ["repository": .string("a/b"), "timeout_ms": .integer(1000)])
        let first = try #require(Session.pauses.first)
        #expect(first.server == "api.github.com" && (98.0...100).contains(first.seconds))
        try await Timers.sleep(for: .seconds(30))
        let later = try #require(Session.pauses.first)
        #expect(Session.pauses.count == 1 && abs(first.seconds - later.seconds - 30) < 0.001)
    }

    @Test("Servers with one label have the longest of their pauses, and sessions with clients of the program do not share pauses")
    func pausesOfLabel() async throws {
        var extensions = Extensions()
        extensions.transport = HostTransport { handle, request, _ in
            let seconds = String(cString: request.cString).contains("b.example") ? "100" : "50"
            let head: [String: JSONValue] = ["status": .integer(429), "headers": .object(["retry-after": .string(seconds)])]
            _ = Handles.transfers.find(handle)?.answer(.response(head: head, body: PaddedBytes()))
        }
        let sessions = try (0..<2).map { _ in try Session(configuration: .object([:]), extensions: extensions) }
        defer { for session in sessions { session.close() } }
        for session in sessions {
            for host in ["a", "b", "c"] {
                let url: JSONValue = .string("https://\(host).example/")
                _ = await session.result(of: "http.request", ["url": url, "timeout_ms": .integer(1000)])
            }
        }
        #expect(lines().contains(#"danxi_requests_total{server="other",status="429"} 6"#))
        let pauses = Session.pauses
        #expect(pauses.map(\.server) == ["other"] && pauses.allSatisfy { (99.0...100).contains($0.seconds) })
    }

    @Test("Requests are counted with the sizes of their bodies, and failures with the name of the error")
    func bodies() async throws {
        let callbacks = CallbackQueue()
        let events = Events(callbacks: callbacks)
        let sent = Mutex<[EncodedJSON]>([])
        events.set { event in sent.withLock { $0.append(event) } }
        let servers = Metrics.current.known(["sizes.example"])
        let client = MeasuredClient(client: FakeServer { $0.respond(200, "12345") }, servers: servers, events: events)
        _ = try await client.send(HTTPRequest(method: .post, url: "https://sizes.example/", body: [1, 2, 3]))
        var streamed = HTTPRequest(method: .put, url: "https://sizes.example/")
        streamed.stream = StreamedBody([.bytes([1, 2, 3, 4])])
        _ = try await client.send(streamed)
        _ = try await client.send(HTTPRequest(url: "https://sizes.example/"))
        let failing = FakeServer { _ in
            try await Timers.sleep(for: .seconds(2))
            throw CancellationError()
        }
        let request = HTTPRequest(url: "https://sizes.example/")
        let failed = MeasuredClient(client: failing, servers: servers, events: events)
        await #expect(throws: CancellationError.self) { try await failed.send(request) }
        events.close()
        callbacks.close {}
        callbacks.waitForEnd()
        let lines = lines()
        for line in [
            #"danxi_requests_started_total{server="sizes.example"} 4"#, #"danxi_requests_total{server="sizes.example",status="200"} 3"#,
            #"danxi_requests_total{server="sizes.example",status="cancelled"} 1"#,
            #"danxi_request_body_bytes_total{server="sizes.example"} 7"#, #"danxi_response_body_bytes_total{server="sizes.example"} 15"#,
            #"danxi_request_duration_seconds_sum{server="sizes.example"} 2.0"#,
        ] { #expect(lines.contains(line), "\(line)") }
        let ends = try sent.withLock { $0 }.map(value).filter { $0["event"] == .string("request_end") }
        try #require(ends.count == 4)
        #expect(ends.map { $0["request_bytes"] } == [.integer(3), .integer(4), .integer(0), nil])
        #expect(ends.map { $0["response_bytes"] } == [.integer(5), .integer(5), .integer(5), nil])
        #expect(ends.map { $0["error"] } == [nil, nil, nil, .string("cancelled")] && ends[3]["duration_us"] == .integer(2_000_000))
    }

    @Test("A value that is in memory is a call without a request, with its own numbers and events")
    func memory() async throws {
        let token = "e30.\(Base64.encodeURLSafe(Array(#"{"id":1,"exp":4000000000}"#.utf8))).e30"
        let time = "2026-11-21T16:28:16+08:00"
        let division = #"{"id":1,"name":"n","description":"d","pinned":[],"time_created":"\#(time)","time_updated":"\#(time)"}"#
        let requests = Mutex(0)
        var extensions = Extensions()
        extensions.transport = HostTransport { handle, request, _ in
            let isSignIn = String(cString: request.cString).contains("auth.fduhole.com")
            if !isSignIn { requests.withLock { $0 += 1 } }
            let body = isSignIn ? #"{"access":"\#(token)","refresh":"\#(token)","message":"ok"}"# : "[\(division)]"
            let head: [String: JSONValue] = [
                "status": .integer(200), "headers": .object(["content-type": .string("application/json")]),
            ]
            _ = Handles.transfers.find(handle)?.answer(.response(head: head, body: PaddedBytes(Array(body.utf8))))
        }
        let session = try Session(configuration: .object([:]), extensions: extensions)
        let login = await session.result(of: "account.login", ["email": .string("a@b"), "password": .string("secret")])
        let first = await session.result(of: "forum.get_divisions")
        try #require(login.status == 0 && first.status == 0)
        let events = Mutex<[EncodedJSON]>([])
        session.setEvents { event in events.withLock { $0.append(event) } }
        let request = CallRequest(method: "forum.get_divisions", parameters: [:])
        let second = session.call(.success(request))
        #expect(second.status == 0 && second.source == .memory && requests.withLock { $0 } == 1)
        #expect(second.text.map { String(cString: $0.start) } == first.text.map { String(cString: $0.start) })
        let lines = lines()
        for line in [
            #"danxi_calls_started_total{method="forum.get_divisions"} 2"#,
            #"danxi_calls_total{method="forum.get_divisions",outcome="ok"} 2"#,
            #"danxi_call_values_total{method="forum.get_divisions",source="network"} 1"#,
            #"danxi_call_values_total{method="forum.get_divisions",source="memory"} 1"#,
        ] { #expect(lines.contains(line), "\(line)") }
        let refused = session.call(.success(CallRequest(method: "forum.get_divisions", parameters: ["cache": .string("never")])))
        #expect(refused.status == ErrorCode.invalidArgument.rawValue)
        session.close()
        #expect(session.call(.success(request)).status == ErrorCode.closed.rawValue)
        let sent = try events.withLock { $0 }.map(value)
        let starts = sent.filter { $0["event"] == .string("call_start") }
        let ends = sent.filter { $0["event"] == .string("call_end") }
        // The second call of the session is invalid, and the third one comes after its end.
        #expect(starts.count == 2 && ends.map { $0["outcome"] } == [.string("ok"), .string("invalid_argument")])
        #expect(starts.first?["call"] == ends.first?["call"] && starts.first?["stream"] == .bool(false))
        #expect(ends.first?["source"] == .string("memory") && ends.first?["duration_us"] == .integer(0))
    }

    @Test("The library's servers and those of the configuration have numbers of their own")
    func knownHosts() throws {
        let text =
            #"{"forum":{"base_url":"https://forum.own.example/api"},"github":{"base_url":"https://git.own.example/"},"hosts":{"a":{"base_url":"https://rest.own.example"}}}"#
        let servers = KnownHosts.servers(try Configuration(try JSONText.parse(text)), Metrics.current)
        for host in KnownHosts.own + ["forum.own.example", "git.own.example", "rest.own.example"] { #expect(servers[host].name == host) }
        #expect(servers["own.example"].name == "other" && servers[nil].name == "other")
    }

    @Test("A session is not healthy if a callback blocks or its store cannot be read")
    func unhealthy() async throws {
        var extensions = Extensions()
        extensions.store = HostStore { operation, _ in _ = Handles.operations.find(operation)?.finish(.failure("it is down")) }
        let session = try Session(configuration: .object([:]), extensions: extensions)
        let (gate, isRunning) = (Monitor(false), Monitor(false))
        _ = session.call(.success(Self.request), userData: 0) { _ in
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

extension EncodedJSON {
    /// Whether this is the event of a call's start.
    fileprivate var isStartOfCall: Bool { String(cString: cString).contains("call_start") }
}

extension JSONValue {
    /// Returns a member of an object.
    fileprivate subscript(name: String) -> JSONValue? { if case .object(let members) = self { members[name] } else { nil } }
}
