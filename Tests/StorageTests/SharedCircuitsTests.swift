import Errors
import Glibc
import HTTP
import TestSupport
import Testing

@testable import Storage
import Threads

@Suite("Circuit breakers of servers", .virtualTime, .timeLimit(.minutes(5)))
struct SharedCircuitsTests {
    private let server: Origin
    private let other: Origin

    init() throws {
        (server, other) = (try #require(Origin("https://a.example.org")), try #require(Origin("https://b.example.org")))
    }

    /// Lets requests fail every second until further ones are refused. Returns the number of failures.
    @discardableResult
    private func fail(_ circuits: SharedCircuits, _ failure: ServerFailure = .network) async throws -> Int {
        for count in 1...100 {
            circuits.report(.failed(failure), of: server, wasProbe: false)
            if try await isRefused(circuits) { return count }
            try await Timers.sleep(for: .seconds(1))
        }
        return 0
    }

    /// Waits until a request is the probe. Returns the time of the wait.
    private func probe(_ circuits: SharedCircuits) async throws -> Duration {
        let start = Instant.now
        while true {
            switch try await circuits.admission(to: server) {
            case .probe: return start.duration(to: .now)
            case .usual: Issue.record("the circuit is closed")
            case .refused: try await Timers.sleep(for: .milliseconds(10))
            }
        }
    }

    private func isUsual(_ circuits: SharedCircuits) async throws -> Bool {
        if case .usual = try await circuits.admission(to: server) { true } else { false }
    }

    private func isRefused(_ circuits: SharedCircuits) async throws -> Bool {
        if case .refused = try await circuits.admission(to: server) { true } else { false }
    }

    @Test("Requests are refused after failures of five seconds, and after a response, failures are counted anew")
    func opens() async throws {
        let circuits = SharedCircuits()
        let count = try await fail(circuits, .status(502))
        #expect(count == 6)
        guard case .refused(let failure, let left) = try await circuits.admission(to: server) else {
            Issue.record("the circuit is closed")
            return
        }
        #expect(failure == .status(502) && failure.code == .serverFailure && left > .zero && left <= .seconds(1))
        let other = try await circuits.admission(to: self.other)
        guard case .usual = other else {
            Issue.record("another server is refused")
            return
        }
        circuits.report(.responded, of: server, wasProbe: false)
        let again = try await fail(circuits)
        #expect(again == 6)
    }

    @Test("Many failures at once, and a few over a long time, do not open the circuit")
    func shortTrouble() async throws {
        let circuits = SharedCircuits()
        for _ in 0..<50 { circuits.report(.failed(.network), of: server, wasProbe: false) }
        var isUsual = try await isUsual(circuits)
        #expect(isUsual)
        circuits.report(.responded, of: server, wasProbe: false)
        for _ in 0..<4 {
            try await Timers.sleep(for: .seconds(60))
            circuits.report(.failed(.network), of: server, wasProbe: false)
        }
        isUsual = try await self.isUsual(circuits)
        #expect(isUsual)
    }

    @Test("One request at a time is the probe, and the pauses double up to ten seconds")
    func pauses() async throws {
        let circuits = SharedCircuits()
        try await fail(circuits)
        for longest in [1, 2, 4, 8, 10, 10] {
            let pause = try await probe(circuits)
            #expect(pause <= .seconds(longest) + .milliseconds(10))
            let isRefused = try await isRefused(circuits)
            #expect(isRefused)
            try await Timers.sleep(for: .seconds(3))
            circuits.report(.failed(.network), of: server, wasProbe: true)
            if longest > 2 { #expect(pause >= .milliseconds(longest * 500)) }
        }
    }

    @Test("A probe that does not end lets another one follow after 15 seconds, and one without an outcome after a second")
    func lease() async throws {
        let circuits = SharedCircuits()
        try await fail(circuits)
        _ = try await probe(circuits)
        let pause = try await probe(circuits)
        #expect(pause >= .seconds(15) && pause < .seconds(16))
        circuits.report(.unknown, of: server, wasProbe: true)
        let short = try await probe(circuits)
        #expect(short >= .milliseconds(500) && short <= .milliseconds(1010))
    }

    @Test("Requests during a probe wait for its outcome, for at most two seconds")
    func pending() async throws {
        let circuits = SharedCircuits()
        try await fail(circuits)
        // The server has recovered long ago, but nobody has tried.
        try await Timers.sleep(for: .seconds(600))
        _ = try await probe(circuits)
        let waiting = Task(executorPreference: Workers.shared) { try await self.isUsual(circuits) }
        try await Timers.sleep(for: .seconds(1))
        circuits.report(.responded, of: server, wasProbe: true)
        let wasSent = try await waiting.value
        #expect(wasSent)
        try await fail(circuits)
        _ = try await probe(circuits)
        let start = Instant.now
        let isRefused = try await isRefused(circuits)
        #expect(isRefused && start.duration(to: .now) == .seconds(2))
    }

    @Test("Of the processes that use a store, one sends the probe, and all learn of the response")
    func processes() async throws {
        let temporary = try TemporaryDirectory()
        let store = try temporary.store()
        let processes = (0..<3).map { _ in SharedCircuits(known: KnownCircuits(), store: store) }
        try await fail(processes[0])
        // A process joins with its first failure.
        for process in processes[1...] {
            let isUsual = try await isUsual(process)
            #expect(isUsual)
            process.report(.failed(.network), of: server, wasProbe: false)
            try await until { try await isRefused(process) }
        }
        for _ in 0..<5 {
            var probes: [Int] = []
            while probes.isEmpty {
                for (number, process) in processes.enumerated() {
                    switch try await process.admission(to: server) {
                    case .probe: probes.append(number)
                    case .usual: Issue.record("process \(number) does not know the trouble")
                    case .refused: break
                    }
                }
                try await Timers.sleep(for: .milliseconds(10))
            }
            #expect(probes.count == 1)
            processes[probes[0]].report(.failed(.network), of: server, wasProbe: true)
            try await Timers.sleep(for: .milliseconds(1))
        }
        _ = try await probe(processes[1])
        processes[1].report(.responded, of: server, wasProbe: true)
        for process in processes { try await until { try await isUsual(process) } }
        #expect(!temporary.files.contains { $0.hasPrefix("circuit.") && $0.hasSuffix(".json") })
        for file in temporary.files { #expect(!file.contains("example") && temporary.content(of: file)?.contains("example") != true) }
    }

    @Test("After the server has responded to another process, one failure stops the requests again")
    func reopened() async throws {
        let temporary = try TemporaryDirectory()
        let store = try temporary.store()
        let (first, second) = (SharedCircuits(store: store), SharedCircuits(store: store))
        for circuits in [first, second] { try await fail(circuits) }
        _ = try await probe(second)
        second.report(.responded, of: server, wasProbe: true)
        try await until { try await isUsual(first) }
        first.report(.failed(.network), of: server, wasProbe: false)
        let isRefused = try await isRefused(first)
        #expect(isRefused)
    }

    @Test("A request is not refused if the server has responded to another process meanwhile")
    func freshRefusal() async throws {
        let temporary = try TemporaryDirectory()
        let store = try temporary.store()
        let (first, second) = (SharedCircuits(store: store), SharedCircuits(store: store))
        for circuits in [first, second] { try await fail(circuits) }
        for _ in 0..<5 {
            _ = try await probe(first)
            first.report(.failed(.network), of: server, wasProbe: true)
        }
        // The next pause is at least five seconds.
        let isRefused = try await isRefused(second)
        #expect(isRefused)
        first.report(.responded, of: server, wasProbe: false)
        try await until { !temporary.files.contains { $0.hasPrefix("circuit.") && $0.hasSuffix(".json") } }
        try await Timers.sleep(for: .seconds(1))
        let isUsual = try await isUsual(second)
        #expect(isUsual)
    }

    @Test("A process without failures is not stopped by the trouble of others, and other servers are told apart by their scope")
    func healthy() async throws {
        let temporary = try TemporaryDirectory()
        let store = try temporary.store()
        try await fail(SharedCircuits(store: store))
        let healthy = SharedCircuits(store: store), other = SharedCircuits(store: store, scope: "other")
        healthy.report(.responded, of: server, wasProbe: false)
        other.report(.failed(.network), of: server, wasProbe: false)
        try await Timers.sleep(for: .seconds(1))
        for circuits in [healthy, other] {
            let isUsual = try await isUsual(circuits)
            #expect(isUsual)
        }
    }

    @Test("If the store fails, each process has a circuit of its own, and the failure is logged")
    func failingStore() async throws {
        let temporary = try TemporaryDirectory()
        let (store, log) = (try temporary.store(), Log())
        try await fail(SharedCircuits(store: store))
        try await until { temporary.files.contains { $0.hasSuffix(".json") } }
        let file = try #require(temporary.files.first { $0.hasSuffix(".json") })
        // A directory in place of the file can be neither read nor replaced.
        #expect(unlink("\(temporary.path)/store/\(file)") == 0 && mkdir("\(temporary.path)/store/\(file)", 0o700) == 0)
        let circuits = SharedCircuits(store: store, log: log.handler)
        try await fail(circuits)
        for _ in 0..<3 {
            let pause = try await probe(circuits)
            #expect(pause <= .seconds(4))
            circuits.report(.failed(.network), of: server, wasProbe: true)
        }
        #expect(log.messages.contains { $0.contains("could not be shared") })
    }
}
