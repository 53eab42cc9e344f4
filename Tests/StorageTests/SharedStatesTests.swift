import Calls
import Errors
import HTTP
import TestSupport
import Testing
import Threads

@testable import Storage

/// Tests of what pauses and circuit breakers put into a store, and of their times. Each random time is the longest one.
@Suite("Pauses and circuits in a store", .virtualTime, .timeLimit(.minutes(5)))
struct SharedStatesTests {
    private let log = Log()
    private let start = Instant.now
    private let world = World.current.fixed(bits: .max)
    private let server: Origin
    private let temporary: TemporaryDirectory
    private let store: StoreDirectory

    init() throws {
        server = try #require(Origin("https://a.example.org"))
        temporary = try TemporaryDirectory()
        store = try temporary.store()
    }

    private var wall: Int { World.current.clocks.wallMilliseconds }

    // MARK: Circuits

    private func text(_ admission: SharedCircuits.Admission) -> String {
        switch admission {
        case .usual: "usual"
        case .probe: "probe"
        case .refused(let failure, let time): "\(failure) for \(time.wholeMilliseconds) ms"
        }
    }

    private func report(_ circuits: SharedCircuits, _ outcome: SharedCircuits.Outcome, wasProbe: Bool = false) {
        world.run { circuits.report(outcome, of: server, wasProbe: wasProbe) }
    }

    private func admission(_ circuits: SharedCircuits) async throws -> String {
        let (world, server) = (world, server)
        return text(try await world.perform { try await circuits.admission(to: server) })
    }

    /// Lets requests fail until the circuit opens.
    private func open(_ circuits: SharedCircuits, _ failure: ServerFailure = .network) async throws {
        for _ in 0..<5 { report(circuits, .failed(failure)) }
        try await Timers.sleep(for: .seconds(5))
        #expect(!circuits.isOpen(server))
        report(circuits, .failed(failure))
        #expect(circuits.isOpen(server))
        try await Timers.sleep(for: .milliseconds(1))
    }

    @Test("An open circuit is stored with its next probe, and each change of its state replaces it, until the server responds")
    func circuit() async throws {
        let circuits = SharedCircuits(store: store, scope: "s", log: log.handler)
        #expect(!circuits.isOpen(server))
        report(circuits, .responded)
        try await open(circuits, .status(502))
        let name = "circuit.99dc89b0cdaee84aed9bf947ca0389a7.json"
        func check(_ number: Int, isProbed: Bool, in milliseconds: Int) {
            let text = #"{"failed_probes":\#(number),"is_probed":\#(isProbed),"next_ms":\#(wall + milliseconds)}"#
            #expect(temporary.content(of: name) == text)
        }
        check(0, isProbed: false, in: 999)
        var found = try await admission(circuits)
        #expect(found == "status(502) for 999 ms")
        report(circuits, .unknown)
        found = try await admission(circuits)
        #expect(found == "status(502) for 999 ms", "only a probe has an outcome that matters")
        try await Timers.sleep(for: .milliseconds(999))
        found = try await admission(circuits)
        #expect(found == "probe")
        check(0, isProbed: true, in: 15_000)
        report(circuits, .unknown, wasProbe: true)
        try await Timers.sleep(for: .milliseconds(1))
        check(0, isProbed: false, in: 999)
        try await Timers.sleep(for: .milliseconds(999))
        found = try await admission(circuits)
        #expect(found == "probe")
        report(circuits, .failed(.timeout), wasProbe: true)
        try await Timers.sleep(for: .milliseconds(1))
        check(1, isProbed: false, in: 1999)
        let other = SharedCircuits(store: store, scope: "s", log: log.handler)
        found = try await admission(other)
        #expect(found == "usual", "this process has seen no failure")
        let opened =
            "The last requests to https://a.example.org:443 have failed: the status was 502. "
            + "Until it responds, one request at a time is sent, after a pause of at most 10 seconds."
        #expect(log.entries == ["warning: \(opened)"])
        for _ in 0..<2 { report(circuits, .responded) }
        try await Timers.sleep(for: .milliseconds(1))
        #expect(!circuits.isOpen(server) && temporary.content(of: name) == nil)
        #expect(log.entries == ["warning: \(opened)", "info: https://a.example.org:443 responds again."])
    }

    @Test("A call waits for the outcome of a probe only if its deadline allows it")
    func shortDeadline() async throws {
        let circuits = SharedCircuits()
        try await open(circuits)
        try await Timers.sleep(for: .seconds(2))
        let probe = try await admission(circuits)
        #expect(probe == "probe")
        for (milliseconds, waited) in [(50, 0), (51, 50), (5000, 2000)] {
            let start = Instant.now
            let context = CallContext(deadline: start + .milliseconds(milliseconds))
            let found = try await CallContext.$current.withValue(context) { try await admission(circuits) }
            #expect(found == "network for 1000 ms" && start.duration(to: .now) == .milliseconds(waited))
        }
    }

    @Test("If the store fails, the circuit is that of the process, and each failure is logged")
    func failingCircuit() async throws {
        let client = MemoryClient { _ in DanXiError(.storage, "It is away.") }
        let circuits = SharedCircuits(store: try SharedStore(client: client, namespace: "a", key: nil), log: log.handler)
        try await open(circuits)
        let text =
            "warning: The state of a server in trouble could not be shared with other processes, "
            + "so each of them may send requests to it. It is away."
        #expect(Set(log.entries.filter { !$0.contains("have failed") }) == [text])
        try await Timers.sleep(for: .seconds(1))
        let count = log.entries.count
        let probe = try await admission(circuits)
        #expect(probe == "probe" && log.entries.count == count + 1 && log.entries.last == text)
        report(circuits, .responded, wasProbe: true)
        let usual = try await admission(circuits)
        #expect(usual == "usual")
    }

    @Test("A process that suspects a server looks into the store at once, and then at most once a second")
    func suspicion() async throws {
        let client = MemoryClient()
        let shared = try SharedStore(client: client, namespace: "a", key: nil)
        let circuits = SharedCircuits(store: shared, log: log.handler)
        var counts: [Int] = []
        for _ in 0..<4 {
            report(circuits, .failed(.network))
            try await Timers.sleep(for: .milliseconds(500))
            counts.append(client.takeCommands().count)
        }
        #expect(counts == [1, 0, 1, 0] && log.entries == [])
    }

    // MARK: Pauses

    private func pauses(_ store: (any StoreBackend)? = nil, scope: String = "s") -> SharedPauses {
        SharedPauses(store: store, scope: scope, log: log.handler)
    }

    private let pause = "pause.7550cce1e8de1d2d8c0584b167230908"

    @Test("A pause is stored as the time of its end, at most an hour from now, and ends exactly then")
    func storedPause() async throws {
        let (first, second) = (pauses(store), pauses(store))
        try await first.extend("k", to: start + .seconds(20))
        #expect(temporary.files == ["\(pause).json", "\(pause).json.lock", "\(pause).lock"])
        #expect(temporary.content(of: "\(pause).json") == "\(wall + 20_000)")
        var end = try await second.end(of: "k")
        #expect(try end == start + .seconds(20) && second.knownEnd(of: "k") == end && second.knownEnd(of: "x") == nil)
        #expect(try pauses().knownEnd(of: "k") == nil)
        // The store is read again after a second.
        try await first.extend("k", to: start + .seconds(30))
        for (milliseconds, seconds) in [(999, 20), (1, 30)] {
            try await Timers.sleep(for: .milliseconds(milliseconds))
            end = try await second.end(of: "k")
            #expect(end == start + .seconds(seconds))
        }
        try await second.extend("k", to: start + .seconds(25))
        #expect(temporary.content(of: "\(pause).json") == "\(wall + 29_000)", "a longer pause stays")
        try await Timers.sleep(for: .milliseconds(28_999))
        end = try await second.end(of: "k")
        #expect(try end == start + .seconds(30) && second.knownEnd(of: "k") == end)
        try await Timers.sleep(for: .milliseconds(1))
        end = try await second.end(of: "k")
        #expect(try end == nil && second.knownEnd(of: "k") == nil)
        try await first.extend("k", to: .now + .seconds(3601))
        #expect(temporary.content(of: "\(pause).json") == "\(wall + 3_600_000)" && log.entries == [])
    }

    @Test("A pause that cannot be read or stored counts for this process, and the failures are logged")
    func failingPause() async throws {
        let client = MemoryClient { $0.hasPrefix("replace") ? DanXiError(.storage, "It is away.") : nil }
        let pauses = pauses(try SharedStore(client: client, namespace: "a", key: nil))
        try await pauses.extend("k", to: start + .seconds(20))
        let end = try await pauses.end(of: "k")
        #expect(end == start + .seconds(20))
        let unstored = "The end of a pause between requests could not be stored, so other processes may send requests earlier. It is away."
        #expect(log.entries == ["warning: \(unstored)"])
        let commands = client.takeCommands().filter { $0.hasPrefix("replace") }
        #expect(commands == ["replace danxi:1:{c6dd57f345633701}:\(pause).json 0 of 16 for 3600000 ms under 1"])
    }

    @Test("A turn in a store that cannot take turns itself is the time of the next one, under a lock")
    func storedTurn() async throws {
        let schedule = TurnSchedule(interval: .milliseconds(1500), lead: .seconds(3), reach: .seconds(10))
        let (first, second) = (pauses(store), pauses(store))
        for (seconds, milliseconds, isTaken) in [(1, -3000, true), (1, -1500, true), (0, 0, true), (1, 1500, false), (20, 1500, true)] {
            for pauses in isTaken ? [first] : [first, second] {
                let turn = try await pauses.turn("k", of: schedule, within: .seconds(seconds))
                #expect(turn.time == start + .milliseconds(milliseconds) && turn.isTaken == isTaken)
            }
        }
        let name = "turn.7550cce1e8de1d2d8c0584b167230908"
        #expect(temporary.files == ["\(name).json", "\(name).json.lock", "\(name).lock"])
        #expect(temporary.content(of: "\(name).json") == "\(World.current.clocks.wallMicroseconds + 3_000_000)")
        #expect(try first.earliestTurn("k", of: schedule, after: 2) == start + .seconds(6))
        #expect(try first.earliestTurn("other", of: schedule, after: 1) == start - .milliseconds(1500))
        let last = try await second.turn("k", of: schedule, within: .seconds(2))
        #expect(!last.isTaken && last.time == start + .seconds(3))
        let client = MemoryClient()
        let shared = pauses(try SharedStore(client: client, namespace: "a", key: nil))
        _ = try await shared.turn("k", of: schedule, within: .seconds(20))
        let commands = client.takeCommands()
        let key = "danxi:1:{c6dd57f345633701}:\(name).json"
        #expect(commands.first == "turn \(key) from -3000 to 10000 ms")
        #expect(commands.contains("replace \(key) 0 of 16 for 14500 ms under 1") && log.entries == [])
    }
}
