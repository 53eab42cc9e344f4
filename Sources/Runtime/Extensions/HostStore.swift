import Errors
import JSON
import Storage
import Synchronization
import Threads

/// A store of the host program, which performs commands.
package struct HostStore: Sendable {
    /// A command to the program's store. Times are in milliseconds.
    package enum Command: Sendable {
        case get(key: String)
        case put(key: String, value: [UInt8], lifetime: Int64)
        case remove(key: String)
        case removeAll(prefix: String)
        case lock(key: String, token: String, lease: Int64)
        case unlock(key: String, token: String)

        var isUnlock: Bool { if case .unlock = self { true } else { false } }
    }

    /// The function that passes a command to the program. The handle identifies the ``StoreOperation``.
    let start: @Sendable (OpaquePointer?, Command) -> Void

    package init(_ start: @escaping @Sendable (OpaquePointer?, Command) -> Void) {
        self.start = start
    }
}

/// The outcome of an operation of the program's store.
package enum StoreOutcome: Sendable {
    case success([UInt8])
    /// The value does not exist, or another token holds the lock.
    case miss
    case failure(String)
}

/// An operation of the program's store, which the program finishes from any thread.
package final class StoreOperation: Sendable {
    private let result = Monitor<Result<StoreOutcome, DanXiError>?>(nil)

    /// Ends the operation. Returns false if it had already ended.
    package func finish(_ outcome: StoreOutcome) -> Bool { end(.success(outcome)) }

    @discardableResult
    func end(_ new: Result<StoreOutcome, DanXiError>) -> Bool {
        let isFirst = result.withLock { result in
            guard result == nil else { return false }
            result = new
            return true
        }
        result.wakeAll()
        return isFirst
    }

    /// Waits for the outcome of the operation. If the operation has not ended at `end`, ends it with the error `late`.
    /// - Parameter late: the error of an operation that does not end in time.
    func wait(until end: Instant, or late: @autoclosure () -> DanXiError) throws(DanXiError) -> StoreOutcome {
        if let result = result.wait(until: { _ in end }, { $0 }) { return try result.get() }
        self.end(.failure(late()))
        return try result.wait { $0 }.get()
    }
}

/// The client of the host program's store, which performs each operation with one of the program's functions. Each function runs on a
/// separate thread, so a function that blocks delays only its own operation.
final class HostStoreClient: KeyValueClient {
    let kind = StoreKind.program
    let place = "the store of this program, number \(World.current.nextNumber())"
    private let store: HostStore
    private let calls: HostCalls
    private let timeLimit: Duration

    /// - Parameter timeLimit: the maximum time of one operation.
    init(_ store: HostStore, _ calls: HostCalls, timeLimit: Duration) {
        (self.store, self.calls, self.timeLimit) = (store, calls, timeLimit)
    }

    func get(_ key: String, first count: Int?) throws(DanXiError) -> [UInt8]? {
        switch try perform(.get(key: key)) {
        case .success(let bytes): count.map { Array(bytes.prefix($0)) } ?? bytes
        case .miss, .failure: nil
        }
    }

    /// Writes a value without checking the lock, because the program's store does not number its locks.
    func put(_ key: String, _ value: [UInt8], lifetime: Duration?, under lock: KeyLock?) throws(DanXiError) -> Bool {
        try change(.put(key: key, value: value, lifetime: Int64((lifetime ?? Lifetime.unlimited).components.seconds) * 1000))
    }

    func remove(_ key: String) throws(DanXiError) { _ = try change(.remove(key: key)) }

    /// Changes the value without comparing it, because the program's store has no operation for that.
    func replace(
        _ key: String, head: [UInt8], of count: Int, with value: [UInt8], lifetime: Duration?, under lock: KeyLock?
    ) throws(DanXiError) -> KeyReplacement {
        if value.isEmpty { try remove(key) } else { _ = try put(key, value, lifetime: lifetime, under: lock) }
        return .done
    }

    func removeAll(startingWith prefix: String) throws(DanXiError) { _ = try change(.removeAll(prefix: prefix)) }

    func lock(_ key: String, token: String, lease: Duration) throws(DanXiError) -> KeyLock? {
        switch try perform(.lock(key: key, token: token, lease: Int64(lease.components.seconds) * 1000)) {
        case .success: KeyLock(key: key, token: token, number: 0)
        case .miss, .failure: nil
        }
    }

    func renew(_ lock: KeyLock, lease: Duration) throws(DanXiError) -> Bool {
        try self.lock(lock.key, token: lock.token, lease: lease) != nil
    }

    func unlock(_ lock: KeyLock) throws(DanXiError) { _ = try perform(.unlock(key: lock.key, token: lock.token)) }

    /// The program's functions are always reachable.
    func inspect(_ key: String) -> StoreServer { StoreServer(isReachable: true) }

    private func change(_ command: HostStore.Command) throws(DanXiError) -> Bool {
        if case .miss = try perform(command) {
            throw failure(
                "it answered a change with danxi_operation_miss(). End a change with danxi_operation_succeed() or danxi_operation_fail()")
        }
        return true
    }

    /// Performs an operation and returns its outcome. Throws `storage` if the operation fails, and `closed` if the session is closed. If
    /// the session is already closed, only an unlock is still passed to the program.
    private func perform(_ command: HostStore.Command) throws(DanXiError) -> StoreOutcome {
        let operation = StoreOperation()
        // The program must get each unlock, even while the session is being closed. In that case, nothing waits for the result of the
        // unlock.
        let question = calls.add { operation.end(.failure($0)) }
        guard question != nil || command.isUnlock else { throw .closed }
        defer { if let question { calls.remove(question) } }
        let handle = Handles.operations.insert(operation)
        defer { _ = Handles.operations.remove(handle) }
        // A pointer is not Sendable, so its address is passed as an integer.
        let number = UInt(bitPattern: handle)
        let isRunning = calls.run(endsQuestion: command.isUnlock) { [store] in store.start(OpaquePointer(bitPattern: number), command) }
        guard isRunning else {
            throw failure(
                "no thread can be started for it, because the process has too many threads or too little memory. End threads, or raise the limit (ulimit -u)"
            )
        }
        guard question != nil else { throw .closed }
        let outcome = try operation.wait(
            until: .now + timeLimit,
            or: failure("it did not finish an operation in time. Finish each operation, or increase store.timeout_ms"))
        if case .failure(let reason) = outcome { throw failure(reason) }
        return outcome
    }

    private func failure(_ reason: String) -> DanXiError {
        DanXiError(.storage, "The store of this program cannot be used: \(reason.shortened(toBytes: 1000)).")
    }
}
