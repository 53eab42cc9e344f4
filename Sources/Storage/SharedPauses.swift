import Calls
import Crypto
import Errors
import Text
import Threads

/// Times before which requests must not be sent, such as the end of a pause that a server asked for. Sessions of one process can share
/// these times, and so can processes that use one store.
///
/// A failure of the store is logged and does not fail a request: the times that this process knows apply.
package struct SharedPauses: Sendable {
    /// The time for which a value of the store is taken as current. Other processes learn of a pause within this time, and most requests
    /// need no access to the store.
    private static let freshness = Duration.seconds(1)
    /// Maximum length of a pause. A longer one is shortened.
    package static let longest = Duration.seconds(3600)
    /// The time for which no turn is taken from a store that has failed.
    private static let rest = Duration.seconds(1)

    private let known: KnownPauses
    private let store: (any StoreBackend)?
    private let scope: String
    private let log: LogHandler

    /// - Parameters:
    ///   - known: the pauses that are known without a store. Sessions of a process share them with ``ServerStates/join(_:)``.
    ///   - store: the store of the session. Nil for a session without one.
    ///   - scope: separates sessions whose requests reach other servers under the same names.
    package init(
        known: KnownPauses = KnownPauses(), store: (any StoreBackend)? = nil, scope: String = "", log: @escaping LogHandler = { _, _ in }
    ) {
        (self.known, self.store, self.scope, self.log) = (known, store, scope, log)
    }

    /// Returns the end of a pause. Nil if no pause is known, or if it has ended.
    /// - Parameters:
    ///   - key: the identity of the pause. It may contain secrets, because only its hash is stored.
    ///   - host: the host of the server, for ``ServerStates/pauses``. Nil for a time that does not stop the requests to a server.
    package func end(of key: @autoclosure () -> String, host: String? = nil) async throws -> Instant? {
        guard store != nil || !known.isEmpty else { return nil }
        let name = try name(key())
        if store != nil, known.startsReading(name, after: Self.freshness), let stored = await stored(name) {
            known.extend(name, host: host, to: stored)
        }
        return known.end(of: name).flatMap { $0 > .now ? $0 : nil }
    }

    /// Records a pause that ends at `end`, or `longest` from now if that is earlier. A longer known pause stays.
    /// - Parameter host: see ``end(of:host:)``.
    package func extend(_ key: String, host: String? = nil, to end: Instant) async throws {
        let name = try name(key)
        let end = min(end, .now + Self.longest)
        known.extend(name, host: host, to: end)
        await extendStored(name, to: end)
    }

    /// Returns the end of a pause that this process knows, without a look into the store.
    package func knownEnd(of key: @autoclosure () -> String) throws -> Instant? {
        guard !known.isEmpty else { return nil }
        return known.end(of: try name(key())).flatMap { $0 > .now ? $0 : nil }
    }

    private func name(_ key: String, _ kind: String = "pause") throws(DanXiError) -> String {
        "\(kind).\(Hex.encode(try SHA2.hash256(of: "\(scope)\n\(key)").prefix(16))).json"
    }

    // MARK: Turns

    /// Takes the next turn of a schedule, unless it begins later than `limit` from now. Then the next caller may take it. If the store fails,
    /// the turns of this process count.
    /// - Parameter limit: at most the schedule's ``TurnSchedule/reach``.
    package func turn(_ key: String, of schedule: TurnSchedule, within limit: Duration) async throws -> Turn {
        let name = try name(key, "turn")
        // A server compares whole microseconds.
        let limit = Duration.microseconds(min(limit, schedule.reach).wholeMicroseconds)
        if let store, known.mayTakeStored(name, after: Self.rest) {
            do {
                let turn = try await store.run { try stored(name, store, schedule, limit) }
                if known.storeAnswered(name, failed: false) { log(.info, "The processes share the intervals between requests again.") }
                return turn
            } catch {
                if known.storeAnswered(name, failed: true) {
                    log(
                        .warning,
                        "The interval between requests could not be shared, so each process keeps it for itself. \(DanXiError(error).message)"
                    )
                }
            }
        }
        return known.turn(name, schedule, limit)
    }

    /// Returns the earliest time of the turn that follows the next `count` turns, as far as this process knows.
    package func earliestTurn(_ key: String, of schedule: TurnSchedule, after count: Int) throws -> Instant {
        let earliest = Instant.now - schedule.lead
        return max(known.end(of: try name(key, "turn")) ?? earliest, earliest) + schedule.interval * count
    }

    /// Takes a turn that is later than those of the store and of this process.
    private func stored(_ name: String, _ store: any StoreBackend, _ schedule: TurnSchedule, _ limit: Duration) throws -> Turn {
        let start = Instant.now
        let earliest = max(known.end(of: name).map { start.duration(to: $0) } ?? .zero - schedule.lead, .zero - schedule.lead)
        if let wait = try store.takeTurn(name, of: schedule, noEarlierThan: earliest, within: limit) {
            // The server has read its clock at an unknown time between the start and now. The turn must not begin too early, and the next
            // one of this process must not be moved by the time of the command.
            if wait <= limit { known.extend(name, to: start + wait + schedule.interval) }
            return Turn(time: .now + wait, isTaken: wait <= limit)
        }
        var turn: Turn?
        let file = StoreFile<StoredTurn>(store: store, name: name, lifetime: schedule.memory, log: log)
        try file.update(inTurnOf: StoreLock(store: store, name: "\(name.dropLast(5)).lock", log: log)) { content in
            if let next = content.value?.instant(atMost: schedule.farthest) { known.extend(name, to: next) }
            let new = known.turn(name, schedule, limit)
            turn = new
            return new.isTaken ? .save(StoredTurn(new.time + schedule.interval)) : .keep
        }
        return turn ?? known.turn(name, schedule, limit)
    }

    // MARK: The store

    private func file(_ name: String, _ store: any StoreBackend) -> StoreFile<StoredInstant> {
        StoreFile(store: store, name: name, lifetime: Self.longest, log: log)
    }

    private func stored(_ name: String) async -> Instant? {
        guard let store else { return nil }
        do {
            return try await store.run { file(name, store).load()?.instant(atMost: Self.longest) }
        } catch {
            log(
                .warning,
                "The end of a pause between requests could not be read, so this session may send requests earlier. \(DanXiError(error).message)"
            )
            return nil
        }
    }

    /// Extends a pause in the store, under a lock.
    private func extendStored(_ name: String, to end: Instant) async {
        guard let store else { return }
        let lock = StoreLock(store: store, name: "\(name.dropLast(5)).lock", log: log)
        do {
            _ = try await store.run {
                try file(name, store).update(inTurnOf: lock) { content in
                    if let stored = content.value?.instant(atMost: Self.longest) { known.extend(name, to: stored) }
                    return .save(StoredInstant(max(known.end(of: name) ?? end, end)))
                }
            }
        } catch {
            log(
                .warning,
                "The end of a pause between requests could not be stored, so other processes may send requests earlier. \(DanXiError(error).message)"
            )
        }
    }
}
