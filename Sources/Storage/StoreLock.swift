import Calls
import Errors
import Threads

/// An exclusive lock between the sessions of all processes that use one store. A process that dies loses the lock: in a shared store, the
/// lock expires.
package struct StoreLock: Sendable {
    private let store: any StoreBackend
    private let name: String
    private let log: LogHandler

    /// The time after which a holder of a file's lock that has not renewed the lock counts as stopped. Holders renew it more often.
    private static let longestStop = Duration.seconds(20)

    /// - Parameters:
    ///   - name: the name of the lock within the store.
    ///   - log: receives the reason why a lock could not be taken.
    package init(store: any StoreBackend, name: String, log: @escaping LogHandler) {
        self.store = store
        self.name = name
        self.log = log
    }

    /// Runs work while holding the lock. Waiting for the lock blocks no thread. If the store fails, the work runs without the lock.
    /// - Parameters:
    ///   - limit: the maximum time to wait for the lock. If the lock cannot be taken in this time, the work runs without it. If nil, the
    ///     work runs without the lock only if the holder has been stopped (``longestStop``), and the wait ends with `timeout` at the
    ///     deadline of the call.
    ///   - work: its argument is the lock, or nil if the lock could not be taken.
    package func locked<Value: Sendable>(
        waitingAtMost limit: Duration?, _ work: @Sendable ((any HeldLock)?) async throws -> Value
    ) async throws -> Value {
        guard let lock = try await take(until: limit.map { .now + $0 }) else { return try await work(nil) }
        let renewal = keep(lock)
        defer {
            renewal.cancel()
            release(lock)
        }
        return try await work(lock)
    }

    /// Runs work that takes a few milliseconds while holding the lock. The thread waits for at most a second. If the lock is still taken
    /// afterwards, its holder has probably been stopped. The work then runs without the lock. It also runs without the lock if the store
    /// fails. Call this function on a thread of the store.
    func lockedBriefly<Value, Failure: Error>(_ work: ((any HeldLock)?) throws(Failure) -> Value) throws(Failure) -> Value {
        let end = Instant.now + .seconds(1)
        while true {
            switch attempt() {
            case .held(let lock):
                defer { lock.release() }
                return try work(lock)
            case .taken where Instant.now < end:
                World.current.threads.sleep(for: .milliseconds(World.current.random(in: store.lockInterval)))
            case .taken, nil:
                return try work(nil)
            }
        }
    }

    /// Tries to take the lock. Returns nil if the store fails, which is logged.
    private func attempt() -> LockAttempt? {
        do throws(DanXiError) { return try store.tryLock(name) } catch { return failed(error) }
    }

    private func failed(_ error: DanXiError) -> LockAttempt? {
        log(.warning, "The lock \(store.place(of: name)) could not be taken, so the work continues without the lock. \(error.message)")
        return nil
    }

    /// Takes the lock. Returns nil if the lock is still held at `end`, if its holder has been stopped, or if the store fails.
    /// - Parameter end: nil to wait until the deadline of the call.
    private func take(until end: Instant?) async throws -> (any HeldLock)? {
        var wait = LockWait()
        while true {
            let attempt: LockAttempt?
            do { attempt = try await store.run { self.attempt() } } catch { attempt = failed(DanXiError(error)) }
            switch attempt {
            case .held(let lock): return lock
            case nil: return nil
            case .taken(let renewal):
                CallContext.current.place?.giveUp()
                if let end {
                    guard Instant.now < end else { return nil }
                } else if wait.time(since: renewal) > Self.longestStop {
                    log(
                        .warning,
                        "The process that holds the lock \(store.place(of: name)) has been stopped, so the work continues without the lock."
                    )
                    return nil
                } else if !CallContext.current.allows(waiting: .zero) {
                    throw busy
                }
            }
            let left = CallContext.current.deadline.map { max(.milliseconds(1), Instant.now.duration(to: $0)) }
            try await Timers.sleep(for: min(wait.pause(store.lockInterval), left ?? .seconds(1)))
        }
    }

    private var busy: DanXiError {
        DanXiError(
            .timeout,
            "Another process did not release the lock \(store.place(of: name)) before the deadline of the call. Call again, with a larger timeout_ms if the server is slow.",
            delivery: .unsent)
    }

    /// Starts a task that renews the lock until the task is cancelled or the lock is lost.
    private func keep(_ lock: any HeldLock) -> Task<Void, Never> {
        World.detached { [store] in
            // The renewal continues after an error: when the store can be reached again, the lock may still be held.
            while (try? await Timers.sleep(for: lock.renewalInterval)) != nil, (try? await store.run({ try lock.renew() })) ?? true {}
        }
    }

    /// Submits the release of the lock. The release precedes all later work with the store.
    private func release(_ lock: any HeldLock) {
        do {
            try store.threads.submit(in: store.queue) { lock.release() }
        } catch {
            lock.release()
        }
    }
}

/// The state of a wait for a lock.
private struct LockWait {
    private var attempts: UInt32 = 0
    private var renewal: StoreVersion?
    private var renewedAt = Instant.now

    /// Returns the time for which the lock has not been renewed, as far as this wait has seen it.
    /// - Parameter current: what the last attempt has found. Nil counts as a renewal.
    mutating func time(since current: StoreVersion?) -> Duration {
        if current == nil || current != renewal { (renewal, renewedAt) = (current, .now) }
        return Instant.now - renewedAt
    }

    /// Returns a random time to wait before the next attempt. It grows with the number of attempts, because a lock that was not free for
    /// long is usually held for longer.
    mutating func pause(_ interval: ClosedRange<UInt32>) -> Duration {
        attempts += 1
        return .milliseconds(min(World.current.random(in: interval) * min(1 + attempts / 8, 100), 500))
    }
}
