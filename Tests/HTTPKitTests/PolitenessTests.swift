import Calls
import Errors
import JSON
import Storage
import Synchronization
import TestSupport
import Testing

@testable import HTTPKit
import Threads

@Suite("Limits for requests to a host", .timeLimit(.minutes(2)))
struct PolitenessTests {
    @Test("At most max_requests requests to a host are sent at the same time")
    func limit() async throws {
        let gate = Gate()
        let counts = Mutex((now: 0, most: 0))
        let notes = Notes(
            FakeServer { request in
                counts.withLock {
                    $0.now += 1; $0.most = max($0.most, $0.now)
                }
                await gate.pass()
                counts.withLock { $0.now -= 1 }
                return request.respond("{}")
            }, politeness: Politeness(maxRequests: 2))
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<6 { group.addTask { _ = try await notes.request() } }
            for _ in 0..<2 { await gate.arrival() }
            for _ in 0..<4 {
                gate.open()
                await gate.arrival()
            }
            for _ in 0..<2 { gate.open() }
            try await group.waitForAll()
        }
        #expect(counts.withLock { $0.most } == 2)
    }

    @Test("A cancelled request leaves the queue, and after a failed request the next request in the queue starts")
    func places() async throws {
        let gate = Gate()
        let notes = Notes(
            FakeServer { request in
                await gate.pass()
                throw DanXiError(.tls, "fails")
            }, politeness: Politeness(maxRequests: 1), retries: 0)
        let first = Task { await failure { try await notes.request() } }
        await gate.arrival()
        let waiting = Task { try await notes.request() }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
        let last = Task { await failure { try await notes.request() } }
        gate.open()
        let error = await first.value
        #expect(error?.code == .tls)
        await gate.arrival()
        gate.open()
        let lastError = await last.value
        #expect(lastError?.code == .tls)
    }

    @Test("Failed requests do not block later requests")
    func sequence() async throws {
        let notes = Notes(
            FakeServer { request in throw DanXiError(.tls, "\(request.url)") }, politeness: Politeness(maxRequests: 1), retries: 0)
        for _ in 0..<3 { await expectFailure(.tls) { try await notes.request() } }
    }

    @Test(
        "The starts of two requests to a host are separated by at least the configured pause, also those of different sessions",
        .virtualTime)
    func pause() async throws {
        let starts = Mutex<[Instant]>([])
        let server = FakeServer { request in
            starts.withLock { $0.append(.now) }
            return request.respond("{}")
        }
        let pauses = SharedPauses()
        let sessions = (0..<2).map { _ in Notes(server, politeness: Politeness(pause: .milliseconds(40)), pauses: pauses) }
        let begin = Instant.now
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<4 { group.addTask { _ = try await sessions[number % 2].request() } }
            try await group.waitForAll()
        }
        let times = starts.withLock { $0 }
        #expect(times == (0..<4).map { begin + .milliseconds(40) * $0 })
    }

    @Test("A request whose turn has not come at the deadline of its call fails, and states the limit", .virtualTime)
    func deadline() async throws {
        let gate = Gate()
        let notes = Notes(
            FakeServer { request in
                await gate.pass()
                return request.respond("{}")
            }, politeness: Politeness(maxRequests: 1))
        async let first = notes.request()
        await gate.arrival()
        let error = await CallContext.$current.withValue(CallContext(deadline: .now + .seconds(1))) {
            await failure { try await notes.request(path: "/a", query: ["b": .integer(1)]) }
        }
        let message =
            "GET https://notes.example/api/a was not sent before the timeout, because only 1 requests to the host may run at the same time (max_requests). Make fewer calls at the same time, or increase timeout_ms."
        #expect(error == DanXiError(.timeout, message, delivery: .unsent))
        gate.open()
        _ = try await first
        #expect(notes.server.requests.count == 1)
    }

    @Test("Hosts with other headers, and other hosts, do not share a pause", .virtualTime)
    func otherAccounts() async throws {
        let pauses = SharedPauses()
        let politeness = Politeness(pause: .seconds(1))
        let begin = Instant.now
        for token in ["one", "two", "one"] {
            _ = try await Notes(FakeServer("{}"), headers: ["X-Key": token], politeness: politeness, pauses: pauses).request()
        }
        #expect(begin.duration(to: .now) == .seconds(1))
        _ = try await Notes(FakeServer("{}"), politeness: politeness, pauses: pauses).request(host: "other")
        #expect(begin.duration(to: .now) == .seconds(1))
    }
}
