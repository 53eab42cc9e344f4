import Synchronization

/// A limit for each key. Tasks with the same key run one at a time, or at most a given number at a time, in the order of their arrival. Tasks with
/// different keys do not wait for each other.
package final class KeyedTurns<Key: Hashable & Sendable>: Sendable {
    private let limit: Int
    /// The limit of the tasks for each key, and the number of tasks with the key that run or wait.
    private let limits = Mutex<[Key: (limit: ConcurrencyLimit, users: Int)]>([:])

    /// - Parameter limit: the maximum number of tasks with the same key that run at the same time, at least 1.
    package init(limit: Int = 1) { self.limit = limit }

    /// Number of tasks with a key that run or wait.
    package func count(of key: Key) -> Int { limits.withLock { $0[key]?.users ?? 0 } }

    /// Waits for the turn of the task, and then runs the work.
    /// - Parameters:
    ///   - deadline: returns the end of the wait, which may move to a later time. If it returns nil, the wait has no limit.
    ///   - isFollowUp: as in ``ConcurrencyLimit/run(until:isFollowUp:whenWaiting:_:)``.
    ///   - whenWaiting: called if the task must wait.
    /// - Throws: `CancellationError` if the task is cancelled while it waits; ``ConcurrencyLimit/DeadlinePassed`` if the wait has reached
    ///   its end; the errors of the work.
    nonisolated(nonsending) package func run<Value>(
        _ key: Key, until deadline: @escaping @Sendable () -> Instant? = { nil }, isFollowUp: Bool = false, whenWaiting: () -> Void = {},
        _ work: () async throws -> Value
    ) async throws -> Value {
        let limit = limits.withLock { limits in
            let (limit, users) = limits[key] ?? (ConcurrencyLimit(self.limit), 0)
            limits[key] = (limit, users + 1)
            return limit
        }
        defer {
            limits.withLock { limits in
                guard let (limit, users) = limits[key] else { return }
                limits[key] = users == 1 ? nil : (limit, users - 1)
            }
        }
        return try await limit.run(until: deadline, isFollowUp: isFollowUp, whenWaiting: whenWaiting, work)
    }

    /// Number of keys with running or waiting tasks. Used by tests only.
    var count: Int { limits.withLock { $0.count } }
}
