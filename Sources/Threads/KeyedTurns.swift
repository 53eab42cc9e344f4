import Synchronization

/// A lock for each key. Tasks with the same key run one at a time, in the order of their arrival. Tasks with different keys do not wait for
/// each other.
package final class KeyedTurns<Key: Hashable & Sendable>: Sendable {
    /// The limit of one task for each key, and the number of tasks with the key that run or wait.
    private let limits = Mutex<[Key: (limit: ConcurrencyLimit, users: Int)]>([:])

    package init() {}

    /// Waits until all earlier tasks with the key have ended, and then runs the work.
    /// - Parameters:
    ///   - deadline: returns the end of the wait, which may move to a later time. If it returns nil, the wait has no limit.
    ///   - whenWaiting: called if the task must wait.
    /// - Throws: `CancellationError` if the task is cancelled while it waits; ``ConcurrencyLimit/DeadlinePassed`` if the wait has reached
    ///   its end; the errors of the work.
    nonisolated(nonsending) package func run<Value>(
        _ key: Key, until deadline: @escaping @Sendable () -> Instant? = { nil }, whenWaiting: () -> Void = {},
        _ work: () async throws -> Value
    ) async throws -> Value {
        let limit = limits.withLock { limits in
            let (limit, users) = limits[key] ?? (ConcurrencyLimit(1), 0)
            limits[key] = (limit, users + 1)
            return limit
        }
        defer {
            limits.withLock { limits in
                guard let (limit, users) = limits[key] else { return }
                limits[key] = users == 1 ? nil : (limit, users - 1)
            }
        }
        return try await limit.run(until: deadline, whenWaiting: whenWaiting, work)
    }

    /// Number of keys with running or waiting tasks. Used by tests only.
    var count: Int { limits.withLock { $0.count } }
}
