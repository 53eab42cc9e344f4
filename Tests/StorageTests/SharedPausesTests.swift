import Errors
import Glibc
import Synchronization
import TestSupport
import Testing

@testable import Storage
import Threads

@Suite("Shared pauses")
struct SharedPausesTests {
    private let hour = Duration.seconds(3600)

    @Test("The sessions of a process share a pause, and the pause does not apply to other keys and scopes")
    func sessions() async throws {
        let known = KnownPauses()
        let first = SharedPauses(known: known, scope: "a"), second = SharedPauses(known: known, scope: "a")
        var found = try await second.end(of: "server")
        #expect(found == nil)
        let end = Instant.now + .seconds(3000)
        try await first.extend("server", to: end)
        found = try await second.end(of: "server")
        #expect(found == end)
        found = try await second.end(of: "other")
        #expect(found == nil)
        found = try await SharedPauses(known: known, scope: "b").end(of: "server")
        #expect(found == nil)
    }

    @Test("The open sessions of a scope share their pauses, which end with the last of these sessions")
    func openSessions() {
        let scope = "SharedPausesTests"
        let first = ServerStates.join(scope)
        #expect(ServerStates.join(scope) === first && ServerStates.join(scope + "2") !== first)
        ServerStates.leave(scope)
        #expect(ServerStates.join(scope) === first)
        for _ in 0..<3 { ServerStates.leave(scope) }
        #expect(ServerStates.join(scope) !== first)
        for _ in 0..<2 { ServerStates.leave(scope) }
        ServerStates.leave(scope + "2")
    }

    @Test("The processes that use one store share a pause, and the store does not contain the key of the pause")
    func processes() async throws {
        let temporary = try TemporaryDirectory()
        let store = try temporary.store()
        let end = Instant.now + .seconds(3000)
        try await SharedPauses(store: store).extend("server secret", to: end)
        let stored = try await SharedPauses(store: store).end(of: "server secret")
        let found = try #require(stored)
        // The store keeps whole milliseconds of the computer's clock.
        #expect((.seconds(-1)...Duration.seconds(1)).contains(end.duration(to: found)))
        for file in temporary.files { #expect(!file.contains("secret") && temporary.content(of: file)?.contains("secret") == false) }
    }

    @Test("A longer pause that another process stores just before a write is kept")
    func stopped() async throws {
        let temporary = try TemporaryDirectory()
        let (store, other) = (InterruptedStore(store: try temporary.store()), try temporary.store())
        try await SharedPauses(store: other).extend("server", to: .now + .seconds(60))
        let name = try #require(temporary.files.first { $0.hasSuffix(".json") })
        let first = try #require(temporary.content(of: name))
        try await SharedPauses(store: other).extend("server", to: .now + hour)
        store.changeBeforeWrite(name, to: try #require(temporary.content(of: name)))
        try temporary.overwrite(name, with: first)
        try await SharedPauses(store: store).extend("server", to: .now + .seconds(120))
        let found = try await SharedPauses(store: other).end(of: "server")
        #expect(Instant.now.duration(to: try #require(found)) > .seconds(600))
    }

    @Test("A pause that cannot be stored applies in this process, and the failure is logged")
    func failedWrite() async throws {
        let temporary = try TemporaryDirectory()
        let store = try temporary.store()
        let log = Log()
        let pauses = SharedPauses(store: store, log: log.handler)
        let end = Instant.now + .seconds(3000)
        try await pauses.extend("server", to: end)
        // Directories with the names of the files make the writes fail even for root.
        for file in temporary.files where file.hasSuffix(".json") {
            unlink("\(temporary.path)/store/\(file)")
            mkdir("\(temporary.path)/store/\(file)", 0o700)
        }
        try await pauses.extend("server", to: end + .seconds(60))
        let found = try await pauses.end(of: "server")
        #expect(found == end + .seconds(60))
        #expect(log.messages.contains { $0.hasPrefix("The end of a pause between requests could not be stored") })
    }

    @Test("A pause that has ended is ignored, a shorter pause does not shorten a longer one, and no pause is longer than an hour")
    func ends() async throws {
        let temporary = try TemporaryDirectory()
        for store in [nil, try temporary.store()] {
            let pauses = SharedPauses(store: store)
            try await pauses.extend("past", to: .now - .seconds(1))
            var found = try await pauses.end(of: "past")
            #expect(found == nil)
            let end = Instant.now + .seconds(3000)
            for shorter in [.zero, .seconds(1), .seconds(300)] as [Duration] { try await pauses.extend("server", to: end - shorter) }
            // The store keeps whole milliseconds.
            found = try await pauses.end(of: "server")
            #expect(try #require(found).duration(to: end) < .seconds(1))
            try await pauses.extend("long", to: .now + hour * 100)
            // A time that was read from the store can be a millisecond later.
            let limit = Instant.now + hour + .seconds(1)
            found = try await pauses.end(of: "long")
            #expect(try #require(found) <= limit)
        }
    }

    @Test(
        "A stored pause of more than an hour, which shows that a clock was wrong, and an invalid value are ignored",
        arguments: ["4000000000000", "-9223372036854775808", "9223372036854775807", "{}"])
    func wrongClock(content: String) async throws {
        let temporary = try TemporaryDirectory()
        let store = try temporary.store()
        try await SharedPauses(store: store).extend("server", to: .now + .seconds(3000))
        let file = try #require(temporary.files.first { $0.hasSuffix(".json") })
        _ = try store.write(file, Array(content.utf8), lifetime: nil, under: nil)
        let found = try await SharedPauses(store: store).end(of: "server")
        #expect(found == nil)
    }

    @Test("Turns of several processes are separated by the interval")
    func turns() async throws {
        let temporary = try TemporaryDirectory()
        let store = try temporary.store()
        let processes = [SharedPauses(store: store), SharedPauses(store: store)]
        let schedule = TurnSchedule(interval: .seconds(60), reach: hour)
        let turns = try await withThrowingTaskGroup(of: Instant.self) { group in
            for number in 0..<10 { group.addTask { try await processes[number % 2].turn("host", of: schedule, within: hour).time } }
            return try await group.reduce(into: []) { $0.append($1) }.sorted()
        }
        // The clocks of the computer are read one after the other.
        for (earlier, later) in zip(turns, turns.dropFirst()) { #expect(earlier.duration(to: later) > .seconds(59)) }
    }

    @Test("A turn may be earlier than the schedule by up to the lead, and the next caller gets a turn that a caller has not taken")
    func lead() async throws {
        let temporary = try TemporaryDirectory()
        for store in [nil, try temporary.store()] {
            let pauses = SharedPauses(store: store)
            let schedule = TurnSchedule(interval: hour, lead: hour * 2, reach: hour * 2)
            for _ in 0..<3 {
                let turn = try await pauses.turn("host", of: schedule, within: .zero)
                #expect(turn.isTaken && turn.time <= .now)
            }
            var earliest = try pauses.earliestTurn("host", of: schedule, after: 0)
            let refused = try await pauses.turn("host", of: schedule, within: .zero)
            // The clocks of the computer are read one after the other for a store.
            #expect(!refused.isTaken && refused.time - earliest < .seconds(60) && refused.time >= earliest && refused.time > .now)
            let next = try await pauses.turn("host", of: schedule, within: hour)
            #expect(next.isTaken && next.time - refused.time < .seconds(60) && next.time >= refused.time)
            let last = try await pauses.turn("host", of: schedule, within: hour * 3)
            #expect(last.isTaken && last.time - next.time >= hour && last.time - next.time < hour + .seconds(60))
            earliest = try pauses.earliestTurn("host", of: schedule, after: 3)
            #expect(earliest == last.time + hour * 4)
            let tooLate = try await pauses.turn("host", of: schedule, within: hour * 3)
            #expect(!tooLate.isTaken)
        }
    }

    @Test(
        "A stored turn that is further away than the schedule reaches, which shows that a clock was set back, and an invalid value are ignored",
        arguments: ["4000000000000000", "-9223372036854775808", "9223372036854775807", "{}"])
    func wrongTurn(content: String) async throws {
        let temporary = try TemporaryDirectory()
        let store = try temporary.store()
        let schedule = TurnSchedule(interval: .seconds(1), reach: .milliseconds(100))
        _ = try await SharedPauses(store: store).turn("server", of: schedule, within: .zero)
        let file = try #require(temporary.files.first { $0.hasPrefix("turn.") && $0.hasSuffix(".json") })
        _ = try store.write(file, Array(content.utf8), lifetime: nil, under: nil)
        let turn = try await SharedPauses(store: store).turn("server", of: schedule, within: .zero)
        #expect(turn.isTaken)
    }

    @Test("A store that can take turns itself gets the times that this process knows", .virtualTime)
    func turnsOfStore() async throws {
        let client = TurningClient()
        let store = try SharedStore(client: client, namespace: "a", key: nil)
        let pauses = SharedPauses(store: store)
        let schedule = TurnSchedule(interval: .seconds(10), lead: .seconds(20), reach: .seconds(5))
        client.wait = .seconds(3)
        let turn = try await pauses.turn("server", of: schedule, within: hour)
        #expect(turn.isTaken && turn.time > .now + .seconds(2) && turn.time <= .now + .seconds(3))
        client.wait = .seconds(13)
        let refused = try await pauses.turn("server", of: schedule, within: .seconds(4))
        #expect(!refused.isTaken && refused.time > .now + .seconds(12))
        let takes = client.takes
        #expect(takes.map(\.limit) == [.seconds(5), .seconds(4)] && takes[0].earliest == .seconds(-20))
        #expect((.seconds(12)...Duration.seconds(13)).contains(takes[1].earliest))
    }

    @Test(
        "If the store fails, the turns of the process count, the failure is logged once, and the store is used again after a second",
        .virtualTime)
    func failingTurns() async throws {
        let (client, log) = (TurningClient(), Log())
        let pauses = SharedPauses(store: try SharedStore(client: client, namespace: "a", key: nil), log: log.handler)
        let schedule = TurnSchedule(interval: .milliseconds(500), reach: hour)
        var times: [Instant] = []
        for _ in 0..<6 { times.append(try await pauses.turn("server", of: schedule, within: hour).time) }
        #expect(zip(times, times.dropFirst()).allSatisfy { $0 + schedule.interval == $1 } && client.takes.count == 1)
        try await Timers.sleep(for: .seconds(1))
        _ = try await pauses.turn("server", of: schedule, within: hour)
        #expect(client.takes.count == 2 && log.messages.count == 1)
        client.wait = .zero
        try await Timers.sleep(for: .seconds(1))
        for _ in 0..<3 { _ = try await pauses.turn("server", of: schedule, within: hour) }
        #expect(client.takes.count == 5 && log.messages.count == 2)
        #expect(log.messages[0].hasPrefix("The interval between requests could not be shared"))
        #expect(log.messages[1] == "The processes share the intervals between requests again.")
    }

    @Test("If the store fails, the process still knows its own pauses, and the failure is logged")
    func failingStore() async throws {
        let temporary = try TemporaryDirectory()
        let (store, log) = (try temporary.store(), Log())
        try await SharedPauses(store: store).extend("server", to: .now + .seconds(1))
        let file = try #require(temporary.files.first { $0.hasSuffix(".json") })
        // A directory in place of the file can be neither read nor replaced.
        #expect(unlink("\(temporary.path)/store/\(file)") == 0 && mkdir("\(temporary.path)/store/\(file)", 0o700) == 0)
        let pauses = SharedPauses(store: store, log: log.handler)
        let end = Instant.now + .seconds(3000)
        try await pauses.extend("server", to: end)
        let found = try await pauses.end(of: "server")
        #expect(found == end)
        #expect(log.messages.contains { $0.contains("could not be stored") })
    }
}

/// The client of a server that can take turns, and nothing else.
private final class TurningClient: KeyValueClient {
    private struct State {
        var wait: Duration?
        var takes: [(earliest: Duration, limit: Duration)] = []
    }

    let kind = StoreKind.server
    let place = "the test's server"
    private let state = Mutex(State())

    /// The time until the next turn. Nil if the server fails.
    var wait: Duration? {
        get { state.withLock { $0.wait } }
        set { state.withLock { $0.wait = newValue } }
    }
    var takes: [(earliest: Duration, limit: Duration)] { state.withLock { $0.takes } }

    func takeTurn(
        _ key: String, of schedule: TurnSchedule, noEarlierThan earliest: Duration, within limit: Duration
    ) throws(DanXiError) -> Duration? {
        state.withLock { $0.takes.append((earliest, limit)) }
        guard let wait else { throw failure }
        return wait
    }

    private var failure: DanXiError { DanXiError(.storage, "The server is away.") }

    func get(_ key: String, first count: Int?) throws(DanXiError) -> [UInt8]? { throw failure }
    func put(_ key: String, _ value: [UInt8], lifetime: Duration?, under lock: KeyLock?) throws(DanXiError) -> Bool { throw failure }
    func remove(_ key: String) throws(DanXiError) { throw failure }
    func replace(
        _ key: String, head: [UInt8], of count: Int, with value: [UInt8], lifetime: Duration?, under lock: KeyLock?
    ) throws(DanXiError) -> KeyReplacement { throw failure }
    func removeAll(startingWith prefix: String) throws(DanXiError) { throw failure }
    func lock(_ key: String, token: String, lease: Duration) throws(DanXiError) -> KeyLock? { throw failure }
    func renew(_ lock: KeyLock, lease: Duration) throws(DanXiError) -> Bool { throw failure }
    func unlock(_ lock: KeyLock) throws(DanXiError) { throw failure }
    func inspect(_ key: String) -> StoreServer { StoreServer(isReachable: false) }
}
