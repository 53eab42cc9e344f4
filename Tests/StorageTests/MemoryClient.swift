import Errors
import Synchronization
import Threads

@testable import Storage

/// A server in memory, which records its commands, and can let them fail.
///
/// A command is a line such as `put KEY for 60000 ms under 2`. Of a value, only its length is recorded.
final class MemoryClient: KeyValueClient {
    /// Called before each command. The command fails with the error that it returns.
    typealias Hook = @Sendable (_ command: String) -> DanXiError?

    let kind = StoreKind.server
    let place = "redis://host.example:6379"
    private let state: Mutex<State>

    private struct State {
        var hook: Hook
        var values: [String: [UInt8]] = [:]
        var locks: [String: KeyLock] = [:]
        var lastLock = 0
        var isPutRefused = false
        var replacement: KeyReplacement?
        var isRenewed = true
        var commands: [String] = []
    }

    init(_ hook: @escaping Hook = { _ in nil }) { state = Mutex(State(hook: hook)) }

    /// The commands since the last use of this function.
    func takeCommands() -> [String] {
        state.withLock { state in
            defer { state.commands = [] }
            return state.commands
        }
    }

    var values: [String: [UInt8]] {
        get { state.withLock { $0.values } }
        set { state.withLock { $0.values = newValue } }
    }

    func setHook(_ hook: @escaping Hook) { state.withLock { $0.hook = hook } }

    /// Makes each `put` report that its lock was lost.
    func refusePuts() { state.withLock { $0.isPutRefused = true } }

    /// Makes each `replace` change nothing and report an outcome.
    func setReplacement(_ outcome: KeyReplacement) { state.withLock { $0.replacement = outcome } }

    /// Makes each renewal report that the lock was lost.
    func loseLocks() { state.withLock { $0.isRenewed = false } }

    /// Removes all locks, as if their leases had ended.
    func freeLocks() { state.withLock { $0.locks = [:] } }

    private func begin(_ command: String) throws(DanXiError) {
        let hook = state.withLock { state in
            state.commands.append(command)
            return state.hook
        }
        if let error = hook(command) { throw error }
    }

    private static func text(_ lifetime: Duration?, _ lock: KeyLock?) -> String {
        (lifetime.map { " for \($0.wholeMicroseconds / 1000) ms" } ?? "") + (lock.map { " under \($0.number)" } ?? "")
    }

    func get(_ key: String, first count: Int?) throws(DanXiError) -> [UInt8]? {
        try begin("get \(key)" + (count.map { " first \($0)" } ?? ""))
        guard let value = state.withLock({ $0.values[key] }) else { return nil }
        return count.map { Array(value.prefix($0)) } ?? value
    }

    func put(_ key: String, _ value: [UInt8], lifetime: Duration?, under lock: KeyLock?) throws(DanXiError) -> Bool {
        try begin("put \(key)" + Self.text(lifetime, lock))
        return state.withLock { state in
            guard !state.isPutRefused else { return false }
            state.values[key] = value
            return true
        }
    }

    func remove(_ key: String) throws(DanXiError) {
        try begin("remove \(key)")
        state.withLock { $0.values[key] = nil }
    }

    func replace(
        _ key: String, head: [UInt8], of count: Int, with value: [UInt8], lifetime: Duration?, under lock: KeyLock?
    ) throws(DanXiError) -> KeyReplacement {
        try begin("replace \(key) \(head.count) of \(count)" + Self.text(lifetime, lock))
        return state.withLock { state in
            if let replacement = state.replacement { return replacement }
            guard Array((state.values[key] ?? []).prefix(count)) == head else { return .changed }
            state.values[key] = value.isEmpty ? nil : value
            return .done
        }
    }

    func removeAll(startingWith prefix: String) throws(DanXiError) {
        try begin("remove all \(prefix)")
        state.withLock { $0.values = $0.values.filter { !$0.key.hasPrefix(prefix) } }
    }

    func lock(_ key: String, token: String, lease: Duration) throws(DanXiError) -> KeyLock? {
        try begin("lock \(key) \(token) for \(lease.wholeMilliseconds) ms")
        return state.withLock { state in
            guard state.locks[key] == nil else { return nil }
            state.lastLock += 1
            let lock = KeyLock(key: key, token: token, number: state.lastLock)
            state.locks[key] = lock
            return lock
        }
    }

    func renew(_ lock: KeyLock, lease: Duration) throws(DanXiError) -> Bool {
        try begin("renew \(lock.number) for \(lease.wholeMilliseconds) ms")
        return state.withLock { $0.isRenewed }
    }

    func unlock(_ lock: KeyLock) throws(DanXiError) {
        try begin("unlock \(lock.number)")
        state.withLock { $0.locks[lock.key] = nil }
    }

    func takeTurn(
        _ key: String, of schedule: TurnSchedule, noEarlierThan earliest: Duration, within limit: Duration
    ) throws(DanXiError) -> Duration? {
        try begin("turn \(key) from \(earliest.wholeMilliseconds) to \(limit.wholeMilliseconds) ms")
        return nil
    }

    func inspect(_ key: String) -> StoreServer {
        var server = StoreServer(isReachable: true, address: "host.example:6379")
        (server.software, server.version, server.role) = ("valkey", "8.1", .primary)
        return server
    }

    func linger() { state.withLock { $0.commands.append("linger") } }
}
