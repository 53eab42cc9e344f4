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
    private static let longest = Duration.seconds(3600)

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
        _ = await changeStored(name) { $0 = max($0, end) }
    }

    /// Takes the next turn of requests that must be sent at intervals. Returns the time of the turn, which may have passed.
    /// - Parameters:
    ///   - interval: the time between two turns.
    ///   - lead: the time for which unused turns are kept, so that several requests can be sent at once after a time without requests.
    ///   - accepts: returns whether the caller takes a turn at this time. If not, the next caller gets the turn.
    package func turn(
        _ key: String, every interval: Duration, lead: Duration = .zero,
        accepts: @escaping @Sendable (Instant) -> Bool = { _ in true }
    ) async throws -> Instant {
        let name = try name(key)
        let take = { @Sendable (next: inout Instant) -> Instant in
            let turn = max(next, .now - lead)
            if accepts(turn) { next = turn + interval }
            return turn
        }
        if let turn = await changeStored(name, take) { return turn }
        return known.change(name, take)
    }

    private func name(_ key: String) throws(DanXiError) -> String {
        "pause.\(Hex.encode(try SHA2.hash256(of: "\(scope)\n\(key)").prefix(16))).json"
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

    /// Changes the time that the store and this process know, under a lock of the store. Returns nil without a store, or if the store
    /// fails.
    private func changeStored<Value: Sendable>(
        _ name: String, _ change: @escaping @Sendable (inout Instant) -> Value
    ) async -> Value? {
        guard let store else { return nil }
        let lock = StoreLock(store: store, name: "\(name.dropLast(5)).lock", log: log)
        do {
            return try await store.run {
                var value: Value?
                try file(name, store).update(inTurnOf: lock) { content in
                    if let stored = content.value?.instant(atMost: Self.longest) { known.extend(name, to: stored) }
                    let end = known.change(name) { end in
                        value = change(&end)
                        return end
                    }
                    return .save(StoredInstant(end))
                }
                return value
            }
        } catch {
            log(
                .warning,
                "The end of a pause between requests could not be stored, so other processes may send requests earlier. \(DanXiError(error).message)"
            )
            return nil
        }
    }
}
