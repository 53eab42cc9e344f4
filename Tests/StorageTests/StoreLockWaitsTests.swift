import Calls
import Errors
import Glibc
import Synchronization
import TestSupport
import Testing
import Threads

@testable import Storage

/// Tests of the times at which a lock is tried, renewed and given up. Each random time is the shortest one, unless a test says otherwise.
@Suite("Waits for locks", .virtualTime, .timeLimit(.minutes(5)))
struct StoreLockWaitsTests {
    private let client = MemoryClient()
    private let log = Log()
    private let start = Instant.now

    private final class Times: Sendable {
        let all = Mutex<[Duration]>([])
    }

    private func lock() throws -> StoreLock {
        StoreLock(store: try SharedStore(client: client, namespace: "a", key: nil), name: "l", log: log.handler)
    }

    /// Returns the pauses between the attempts to take a lock that is never free, in milliseconds, and whether the work had the lock.
    private func pauses(
        _ lock: StoreLock, _ times: Times, bits: UInt64 = 1, for limit: Duration
    ) async throws -> (pauses: [Int], isHeld: Bool) {
        let isHeld = try await World.current.fixed(bits: bits).perform {
            try await lock.locked(waitingAtMost: limit) { $0 != nil }
        }
        let all = times.all.withLock { $0 }
        return (zip(all, all.dropFirst()).map { $1 - $0 }.map(\.wholeMilliseconds), isHeld)
    }

    /// Makes the client record the times of commands.
    private func recordTimes(of command: String) -> Times {
        let (times, start) = (Times(), start)
        client.setHook { text in
            if text.hasPrefix(command) { times.all.withLock { $0.append(start.duration(to: .now)) } }
            return nil
        }
        return times
    }

    @Test("The pauses between attempts grow with the number of attempts, up to half a second")
    func growingPauses() async throws {
        _ = try client.lock("danxi:1:{c6dd57f345633701}:l", token: "other", lease: .seconds(1))
        let times = recordTimes(of: "lock")
        let (short, isHeld) = try await pauses(try lock(), times, for: .seconds(150))
        let expected = (0..<40).flatMap { [Int](repeating: 10 + 10 * $0, count: $0 == 0 ? 7 : 8) }
        #expect(short.prefix(300).elementsEqual(expected.prefix(300)) && !isHeld)
        #expect(short.max() == 500 && start.duration(to: .now) >= .seconds(150) && start.duration(to: .now) < .milliseconds(150_500))
        times.all.withLock { $0 = [] }
        let (long, _) = try await pauses(try lock(), times, bits: .max, for: .seconds(60))
        #expect(Array(long.prefix(8)) == [Int](repeating: 80, count: 7) + [160] && long.max() == 500)
        times.all.withLock { $0 = [] }
        _ = try await pauses(try lock(), times, for: .zero)
        #expect(times.all.withLock { $0.count } == 1)
        #expect(log.entries == [])
    }

    @Test("The pauses between attempts to lock a file grow up to a hundred times the first one")
    func pausesOfFiles() async throws {
        let temporary = try TemporaryDirectory()
        let files = HookedFiles(in: temporary.path)
        let store = try World.current.fixed(files: files).run { try temporary.store() }
        let (times, start) = (Times(), start)
        files.setHook { operation in
            guard operation == "lock l" else { return nil }
            times.all.withLock { $0.append(start.duration(to: .now)) }
            return EWOULDBLOCK
        }
        let (pauses, isHeld) = try await pauses(StoreLock(store: store, name: "l", log: log.handler), times, for: .seconds(60))
        #expect(!isHeld && pauses.prefix(16).elementsEqual([Int](repeating: 1, count: 7) + [Int](repeating: 2, count: 8) + [3]))
        #expect(pauses.max() == 100 && files.openNames == [])
    }

    @Test("A held lock is renewed every ten seconds, also after a failed renewal, and released at the end")
    func renewals() async throws {
        for failure in [nil, DanXiError(.storage, "It is away.")] {
            let lock = try lock()
            let times = Times()
            let start = Instant.now
            client.setHook { command in
                guard command.hasPrefix("renew") else { return nil }
                times.all.withLock { $0.append(start.duration(to: .now)) }
                return failure
            }
            let isHeld = try await lock.locked(waitingAtMost: .zero) { lock in
                try await Timers.sleep(for: .seconds(25))
                return lock != nil
            }
            try await Timers.sleep(for: .seconds(60))
            #expect(isHeld && times.all.withLock { $0 } == [.seconds(10), .seconds(20)])
            #expect(client.takeCommands().map { $0.prefix { $0 != " " } } == ["lock", "renew", "renew", "unlock"])
        }
    }

    @Test("A lock that was lost is not renewed again")
    func lostLock() async throws {
        client.loseLocks()
        let isHeld = try await lock().locked(waitingAtMost: .zero) { lock in
            try await Timers.sleep(for: .seconds(35))
            return lock != nil
        }
        try await Timers.sleep(for: .seconds(1))
        #expect(isHeld && client.takeCommands().map { $0.prefix { $0 != " " } } == ["lock", "renew", "unlock"])
    }

    private final class Place: CallPlace {
        let isGivenUp = Mutex(false)
        func giveUp() { isGivenUp.withLock { $0 = true } }
    }

    @Test("Without a limit, the wait ends exactly at the deadline of the call, and only a call that waits gives up its place")
    func deadline() async throws {
        let (lock, place) = (try lock(), Place())
        let context = CallContext(deadline: start + .seconds(90), place: place)
        try await CallContext.$current.withValue(context) { try await lock.locked(waitingAtMost: nil) { #expect($0 != nil) } }
        try await Timers.sleep(for: .seconds(1))
        #expect(!place.isGivenUp.withLock { $0 })
        _ = try client.lock("danxi:1:{c6dd57f345633701}:l", token: "other", lease: .seconds(1))
        let error = await failure {
            try await CallContext.$current.withValue(context) { try await lock.locked(waitingAtMost: nil) { _ in } }
        }
        #expect(start.duration(to: .now) == .seconds(90) && place.isGivenUp.withLock { $0 })
        let advice = "Call again, with a larger timeout_ms if the server is slow."
        let text = "Another process did not release the lock l in redis://host.example:6379 before the deadline of the call. \(advice)"
        #expect(error == DanXiError(.timeout, text, delivery: .unsent) && log.entries == [])
    }

    @Test("The work runs without the lock if its holder has not renewed it for more than 20 seconds")
    func stoppedHolder() async throws {
        let temporary = try TemporaryDirectory()
        let lock = StoreLock(store: try temporary.store(), name: "l", log: log.handler)
        let file = open(temporary.path + "/store/l", O_RDWR | O_CREAT, 0o600)
        defer { close(file) }
        #expect(flock(file, LOCK_EX) == 0)
        try await World.current.fixed().perform { try await lock.locked(waitingAtMost: nil) { #expect($0 == nil) } }
        #expect((Duration.milliseconds(20_001)...Duration.milliseconds(20_100)).contains(start.duration(to: .now)))
        let place = "\(temporary.path)/store/l"
        #expect(
            log.entries == ["warning: The process that holds the lock \(place) has been stopped, so the work continues without the lock."])
    }

    @Test("Short work waits for the lock for a second, and then runs without it")
    func brief() throws {
        let (lock, client, start) = (try lock(), client, start)
        World.current.fixed().run { lock.lockedBriefly { #expect($0 != nil) } }
        #expect(client.takeCommands().map { $0.prefix { $0 != " " } } == ["lock", "unlock"] && start.duration(to: .now) == .zero)
        _ = try client.lock("danxi:1:{c6dd57f345633701}:l", token: "other", lease: .seconds(1))
        let isHeld = World.current.fixed().run { lock.lockedBriefly { $0 != nil } }
        #expect(!isHeld && start.duration(to: .now) == .seconds(1) && client.takeCommands().count == 102)
        client.setHook { _ in
            if start.duration(to: .now) >= .milliseconds(1500) { client.freeLocks() }
            return nil
        }
        let isLate = World.current.fixed().run { lock.lockedBriefly { $0 != nil } }
        #expect(isLate && start.duration(to: .now) == .milliseconds(1500) && log.entries == [])
    }

    @Test("If the store fails, the work runs at once without the lock, and the reason is logged")
    func failingStore() async throws {
        client.setHook { _ in DanXiError(.storage, "It is away.") }
        let lock = try lock()
        let isHeld = try await lock.locked(waitingAtMost: nil) { $0 != nil }
        #expect(!isHeld && !lock.lockedBriefly { $0 != nil } && start.duration(to: .now) == .zero)
        let text = "The lock l in redis://host.example:6379 could not be taken, so the work continues without the lock. It is away."
        #expect(log.entries == ["warning: \(text)", "warning: \(text)"])
    }
}
