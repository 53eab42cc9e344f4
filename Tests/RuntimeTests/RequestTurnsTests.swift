import Calls
import Errors
import HTTP
import Networking
import Storage
import Synchronization
import TestSupport
import Testing
import Threads

@testable import Runtime

@Suite("Limits of requests per second", .virtualTime, .timeLimit(.minutes(5)))
struct RequestTurnsTests {
    private let arrivals = Arrivals()

    private func client(
        _ rate: String, to server: FakeServer? = nil, most: Int = 400, shared: SharedPauses = SharedPauses(),
        circuits: SharedCircuits = SharedCircuits(), lines: KeyedTurns<Origin> = KeyedTurns(),
        pauses: ServerPauses = ServerPauses(shared: SharedPauses())
    ) -> CircuitClient {
        CircuitClient(
            client: server ?? self.server(), circuits: circuits,
            turns: RequestTurns(RequestRates([rate]), shared: shared, lines: lines, maxRequests: most), pauses: pauses)
    }

    /// Returns a server that records the times and the paths of its requests.
    private func server(taking time: Duration = .zero, _ name: String = "") -> FakeServer {
        FakeServer { [arrivals] request in
            arrivals.add(name + request.url.drop { $0 != "/" }.dropFirst(2).drop { $0 != "/" })
            if time > .zero { try await Timers.sleep(for: time) }
            return request.respond("")
        }
    }

    /// Starts requests one after the other, and waits for all of them. Returns their errors, with the times at which they failed.
    @discardableResult
    private func send(
        _ count: Int, by client: any APIClient, to host: String = "a.org", within limit: Duration? = nil
    ) async -> [(time: Int, error: DanXiError)] {
        let start = Instant.now
        return await withTaskGroup(of: (Int, DanXiError)?.self) { group in
            for number in 0..<count {
                group.addTask {
                    let context = CallContext(deadline: limit.map { start + $0 })
                    let error = await CallContext.$current.withValue(context) {
                        await failure { try await client.send(HTTPRequest(url: "https://\(host)/\(number)")) }
                    }
                    return error.map { (Int(start.duration(to: .now) / .milliseconds(1)), $0) }
                }
            }
            return await group.reduce(into: []) { if let failure = $1 { $0.append(failure) } }
        }
    }

    @Test("Requests to a server with a limit are sent at intervals after a burst, and those to others at once")
    func intervals() async {
        let client = client("a.org:2")
        await send(5, by: client)
        #expect(arrivals.times == [0, 0, 500, 1000, 1500])
        await send(3, by: client, to: "b.org")
        #expect(arrivals.times.suffix(3) == [1500, 1500, 1500])
        // Another port is another server.
        await send(3, by: client, to: "a.org:444")
        #expect(arrivals.times.suffix(3) == [1500, 1500, 2000])
    }

    @Test("A request whose turn would come after the deadline of its call fails, most of them at once, and takes no turn")
    func deadline() async {
        let failures = await send(10, by: client("a.org:1"), within: .milliseconds(2500))
        #expect(arrivals.times == [0, 1000, 2000] && failures.count == 7)
        for (time, error) in failures {
            #expect(error.code == .rateLimited && error.delivery == .unsent && time < 2500)
            #expect((1000...11_000).contains(error.retryAfterMilliseconds ?? 0))
            let reason = "because its turn would come after the deadline of the call: only 1 requests per second may be sent to a.org"
            let seconds = ((error.retryAfterMilliseconds ?? 0) + 999) / 1000
            let advice = "(network.max_requests_per_second). Call again in \(seconds) seconds, or increase timeout_ms."
            #expect(error.message.hasSuffix("was not sent, \(reason) \(advice)") && error.message.hasPrefix("GET https://a.org/"))
        }
        #expect(failures.count { $0.time == 0 } >= 6)
    }

    @Test("A request of a call whose deadline has passed fails, also if it has passed while the request waited")
    func passedDeadline() async {
        let client = client("a.org:20/10")
        let early = await send(1, by: client, within: .zero)
        #expect(early.map(\.error.code) == [.rateLimited])
        await send(10, by: client)
        let context = CallContext(deadline: .now + .milliseconds(500), place: SlowPlace())
        let late = await CallContext.$current.withValue(context) {
            await failure { try await client.send(HTTPRequest(url: "https://a.org/late")) }
        }
        #expect(late?.code == .rateLimited && arrivals.times.count == 10)
    }

    @Test("A request that is cancelled while it waits takes no turn")
    func cancelled() async throws {
        let client = client("a.org:1")
        await send(1, by: client)
        let waiting = Task(executorPreference: Workers.shared) { await send(3, by: client) }
        try await Timers.sleep(for: .milliseconds(300))
        waiting.cancel()
        _ = await waiting.value
        await send(1, by: client)
        #expect(arrivals.times == [0, 1000])
    }

    @Test("The requests of calls that have already sent one come first")
    func followUps() async throws {
        let client = client("a.org:1")
        await withTaskGroup(of: Void.self) { group in
            for (number, hasBegun) in [false, false, false, true].enumerated() {
                group.addTask {
                    try? await Timers.sleep(for: .milliseconds(number))
                    let context = CallContext(hasBegunRequest: hasBegun)
                    _ = await CallContext.$current.withValue(context) {
                        await failure { try await client.send(HTTPRequest(url: "https://a.org/\(number)")) }
                    }
                }
            }
            await group.waitForAll()
        }
        // The second request was already at the head of the line.
        #expect(arrivals.paths == ["/0", "/1", "/3", "/2"])
    }

    @Test("Processes that share a store share the limit, and each of them gets turns")
    func processes() async throws {
        let temporary = try TemporaryDirectory()
        let clients = try ["a", "b"].map { name in
            client("a.org:10/1", to: server(name), shared: SharedPauses(store: try temporary.store()))
        }
        await withTaskGroup(of: Void.self) { group in
            for client in clients { group.addTask { await send(20, by: client) } }
            await group.waitForAll()
        }
        let times = arrivals.times
        #expect(times.count == 40 && (3900...4500).contains(times[39] - times[0]))
        for (first, start) in times.enumerated() {
            // A turn may be used up to 100 ms late.
            for last in first..<40 { #expect(last - first + 1 <= (times[last] - start + 100) / 100 + 1) }
        }
        for name in ["a", "b"] { #expect(arrivals.paths.prefix(20).count { $0.hasPrefix(name) } >= 4) }
    }

    @Test("Sessions of a process with stores of their own share the limit of the process")
    func sessions() async throws {
        let (known, lines, temporary) = (KnownPauses(), KeyedTurns<Origin>(), [try TemporaryDirectory(), try TemporaryDirectory()])
        let clients = try temporary.map { client("a.org:2/1", shared: SharedPauses(known: known, store: try $0.store()), lines: lines) }
        await withTaskGroup(of: Void.self) { group in
            for client in clients { group.addTask { await send(3, by: client) } }
            await group.waitForAll()
        }
        #expect(zip(arrivals.times, arrivals.times.dropFirst()).allSatisfy { $1 - $0 >= 490 } && arrivals.times.count == 6)
    }

    @Test("A turn that a process could not use in time is not used")
    func lateTurn() async {
        let client = client("a.org:20/1")
        await send(1, by: client)
        let context = CallContext(place: SlowPlace())
        _ = await CallContext.$current.withValue(context) {
            await failure { try await client.send(HTTPRequest(url: "https://a.org/late")) }
        }
        await send(1, by: client)
        let times = arrivals.times
        #expect(times.count == 3 && times[1] >= 1000 && times[2] - times[1] >= 50)
    }

    @Test("A request that waits when a pause begins waits for the end of the pause")
    func pause() async {
        let pauses = ServerPauses(shared: SharedPauses())
        let server = FakeServer { [arrivals] request in
            arrivals.add(request.url)
            return arrivals.times.count == 1 ? request.respond(429, "", headers: ["Retry-After": "30"]) : request.respond("")
        }
        await send(3, by: PauseClient(client: client("a.org:1", to: server, pauses: pauses), pauses: pauses))
        let times = arrivals.times
        #expect(times.count == 3 && times[0] == 0 && times[1] >= 30_000 && times[2] - times[1] >= 1000)
    }

    @Test("Requests that wait when their server gets into trouble fail without being sent")
    func trouble() async {
        let server = FakeServer { [arrivals] _ in
            arrivals.add("")
            throw DanXiError(.network, "lost")
        }
        let failures = await send(30, by: client("a.org:1", to: server))
        #expect(arrivals.times.count < 10 && failures.count == 30 && failures.allSatisfy { $0.time < 9000 && $0.error.code == .network })
        #expect(failures.count { $0.error.delivery == .unsent } > 20)
    }

    @Test("A request whose place is taken waits for the place before its turn, and fails if its deadline is nearer")
    func places() async {
        let failures = await send(6, by: client("a.org:10/1", to: server(taking: .seconds(5)), most: 2), within: .seconds(8))
        #expect(arrivals.times == [0, 100, 5000, 5100] && failures.count == 2)
        for failure in failures {
            let reason = "because only 2 requests to a server may run at the same time (network.max_requests_per_server)"
            let advice = "Make fewer calls at the same time, or increase timeout_ms."
            #expect(failure.error.message.hasSuffix("was not sent before the timeout, \(reason). \(advice)"))
            #expect(failure.error.code == .timeout && failure.error.delivery == .unsent && failure.time == 8000)
        }
    }

    @Test("The metrics have the times that requests have waited for their turn")
    func metrics() async {
        let turns = RequestTurns(RequestRates(["*:1"]), metrics: Metrics.current.known(["a.org"]))
        await send(
            3,
            by: CircuitClient(client: server(), circuits: SharedCircuits(), turns: turns, pauses: ServerPauses(shared: SharedPauses())))
        let families = Metrics.current.families(version: "", pauses: [], troubles: [])
        let series = families.all.first { $0.family.name == "danxi_server_turn_wait_seconds" }?.series
        guard case .distribution(let buckets, let sum)? = series?.first?.value else {
            Issue.record("there is no distribution")
            return
        }
        #expect(series?.count == 1 && series?.first?.labels.first?.value == "a.org")
        #expect(buckets.reduce(0, +) == 3 && sum == 3)
    }
}

/// The arrivals of requests at a server.
private final class Arrivals: Sendable {
    private let start = Instant.now
    private let all = Mutex<[(time: Int, path: String)]>([])

    /// The times since the beginning of the test, in milliseconds.
    var times: [Int] { all.withLock { $0.map(\.time) } }
    var paths: [String] { all.withLock { $0.map(\.path) } }

    func add(_ path: some StringProtocol) {
        let time = Int(start.duration(to: .now) / .milliseconds(1))
        all.withLock { $0.append((time, String(path))) }
    }
}

/// The place of a call that is stopped for a second when it gives up its place.
private final class SlowPlace: CallPlace {
    func giveUp() { World.current.threads.sleep(for: .seconds(1)) }
}
