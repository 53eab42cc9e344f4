import Errors
import Glibc
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
        let turns = try await withThrowingTaskGroup(of: Instant.self) { group in
            for number in 0..<10 { group.addTask { try await processes[number % 2].turn("host", every: .seconds(60)) } }
            return try await group.reduce(into: []) { $0.append($1) }.sorted()
        }
        // The store keeps whole milliseconds.
        for (earlier, later) in zip(turns, turns.dropFirst()) { #expect(earlier.duration(to: later) > .seconds(59)) }
    }

    @Test("A turn may be earlier than the schedule by up to the lead, and the next caller gets a turn that a caller has not accepted")
    func lead() async throws {
        let pauses = SharedPauses()
        let isNow = { @Sendable (turn: Instant) in turn <= .now }
        for _ in 0..<3 {
            let turn = try await pauses.turn("host", every: hour, lead: hour * 2, accepts: isNow)
            #expect(turn <= .now)
        }
        let refused = try await pauses.turn("host", every: hour, lead: hour * 2, accepts: isNow)
        #expect(refused > .now)
        var next = try await pauses.turn("host", every: hour, lead: hour * 2)
        #expect(next == refused)
        next = try await pauses.turn("host", every: hour, lead: hour * 2)
        #expect(next == refused + hour)
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
