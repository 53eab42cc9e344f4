import Calls
import Errors
import Threads

/// An exclusive lock between the sessions of all processes that use one store. A process that dies loses the lock: in a shared store, the
/// lock expires.
package struct StoreLock: Sendable {
    private let store: any StoreBackend
    private let name: String
    private let log: LogHandler

    /// The result of an attempt to take the lock.
    private enum Attempt: Sendable {
        case held(any HeldLock)
        /// The lock is already held, usually by another session.
        case taken
        /// The store failed. The failure has been logged.
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

    /// Runs work while holding the lock. Waiting for the lock blocks no thread.
    /// - Parameters:
    ///   - limit: the maximum time to wait for the lock. If the lock cannot be taken in this time, or if the store fails, the work runs
    ///     without it.
    ///   - work: its argument is the lock, or nil if the lock could not be taken.
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

    /// Runs work that takes a few milliseconds while holding the lock. The thread waits for at most a second. If the lock is still taken
    /// afterwards, its holder has probably been stopped. The work then runs without the lock. It also runs without the lock if the store
    /// fails. Call this function on a thread of the store.
    package func lockedBriefly<Value>(_ work: ((any HeldLock)?) throws -> Value) rethrows -> Value {
        let end = Instant.now + .seconds(1)
        while true {
            switch attempt() {
            case .held(let lock):
                defer { lock.release() }
                return try work(lock)
            case .taken where Instant.now < end:
                World.current.threads.sleep(for: pause)
            case .taken, .failed:
                return try work(nil)
            }
        }
    }

    /// A random time to wait before the next attempt to take the lock.
    private var pause: Duration { .milliseconds(World.current.random(in: store.lockInterval)) }

    private func attempt() -> Attempt {
        do throws(DanXiError) {
            return if let lock = try store.tryLock(name) { .held(lock) } else { .taken }
        } catch {
            return failed(error)
        }
    }

    private func failed(_ error: DanXiError) -> Attempt {
        log(.warning, "The lock \(store.place(of: name)) could not be taken, so the work continues without the lock. \(error.message)")
        return .failed
    }

    /// Takes the lock. Returns nil if the lock is still held at `end`, or if the store fails.
    private func take(until end: Instant) async throws -> (any HeldLock)? {
        while true {
            let attempt: Attempt
            do { attempt = try await store.run { self.attempt() } } catch { attempt = failed(DanXiError(error)) }
            switch attempt {
            case .held(let lock): return lock
            case .failed: return nil
            case .taken: guard Instant.now < end else { return nil }
            }
            try await Timers.sleep(for: pause)
        }
    }

    /// Starts a task that renews the lock until the task is cancelled or the lock is lost. Returns nil if the lock needs no renewal.
    private func keep(_ lock: any HeldLock) -> Task<Void, Never>? {
        guard let interval = lock.renewalInterval else { return nil }
        return World.detached { [store] in
            // The renewal continues after an error: when the store can be reached again, the lock may still be held.
            while (try? await Timers.sleep(for: interval)) != nil, (try? await store.run({ try lock.renew() })) ?? true {}
        }
    }

    /// Submits the release of the lock. The release precedes all later work with the store.
    private func release(_ lock: any HeldLock) {
        do {
            try store.threads.submit(in: store.place) { lock.release() }
        } catch {
            lock.release()
        }
    }
}
