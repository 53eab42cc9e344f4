import Calls
import Errors
import Threads

#if canImport(Glibc)
    import Glibc
#endif

/// An exclusive lock for the sessions of all processes with one store. A process that dies loses the lock.
package struct StoreLock: Sendable {
    private let store: any StoreBackend
    private let name: String
    private let log: LogHandler

    /// The result of an attempt to take the lock.
    private enum Attempt: Sendable {
        case held(any HeldLock)
        /// Another session has it.
        case taken
        /// The store failed, which was logged.
        case failed
    }

    /// - Parameters:
    ///   - name: the name of the lock within the store.
    ///   - log: receives the reason why a lock could not be taken.
    package init(store: any StoreBackend, name: String, log: @escaping LogHandler) {
        self.store = store
        self.name = name
        self.log = log
    }

    /// Runs work while holding the lock. It waits without blocking a thread.
    /// - Parameters:
    ///   - limit: the time to wait for the lock. After it, the work runs without the lock.
    ///   - work: its argument is the lock. Nil if it is not held.
    package func locked<Value: Sendable>(
        waitingAtMost limit: Duration, _ work: @Sendable ((any HeldLock)?) async throws -> Value
    ) async throws -> Value {
        guard let lock = try await take(until: .now + limit) else { return try await work(nil) }
        let renewal = keep(lock)
        defer {
            renewal?.cancel()
            release(lock)
        }
        return try await work(lock)
    }

    /// Runs work that takes a few milliseconds while holding the lock. The thread waits for at most a second. After that time, the
    /// holder has probably been stopped, and the work runs without the lock. Call it on a thread of the store.
    package func lockedBriefly<Value>(_ work: ((any HeldLock)?) throws -> Value) rethrows -> Value {
        let end = ContinuousClock.now + .seconds(1)
        while true {
            switch attempt() {
            case .held(let lock):
                defer { lock.release() }
                return try work(lock)
            case .taken where ContinuousClock.now < end:
                usleep(UInt32.random(in: store.lockInterval) * 1000)
            case .taken, .failed:
                return try work(nil)
            }
        }
    }

    private func attempt() -> Attempt {
        do throws(DanXiError) {
            return if let lock = try store.tryLock(name) { .held(lock) } else { .taken }
        } catch {
            return failed(error)
        }
    }

    private func failed(_ error: DanXiError) -> Attempt {
        log(.warning, "The lock \(store.place(of: name)) could not be taken, so the work goes on without it. \(error.message)")
        return .failed
    }

    /// Returns nil if the lock cannot be taken in time.
    private func take(until end: ContinuousClock.Instant) async throws -> (any HeldLock)? {
        while true {
            let attempt: Attempt
            do { attempt = try await store.run { self.attempt() } } catch { attempt = failed(DanXiError(error)) }
            switch attempt {
            case .held(let lock): return lock
            case .failed: return nil
            case .taken: guard ContinuousClock.now < end else { return nil }
            }
            try await Timers.sleep(for: .milliseconds(UInt32.random(in: store.lockInterval)))
        }
    }

    /// Renews a lock that expires, until the task is cancelled or the lock is lost.
    private func keep(_ lock: any HeldLock) -> Task<Void, Never>? {
        guard let interval = lock.renewalInterval else { return nil }
        return Task.detached(executorPreference: Workers.shared) { [store] in
            // If the store cannot be reached for a short time, it may still have the lock afterwards, so the renewal goes on.
            while (try? await Timers.sleep(for: interval)) != nil, (try? await store.run({ try lock.renew() })) ?? true {}
        }
    }

    /// Releases the lock before the next work of the store.
    private func release(_ lock: any HeldLock) {
        do {
            try store.threads.submit(in: store.place) { lock.release() }
        } catch {
            lock.release()
        }
    }
}
