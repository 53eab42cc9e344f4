import Calls
import JSON
import Synchronization

@testable import Storage

/// A thread-safe counter, which starts at 0.
final class Counter: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock { $0 } }

    func next() -> Int {
        count.withLock {
            $0 += 1
            return $0
        }
    }
}

/// A log that collects its messages.
final class Log: Sendable {
    private let lines = Mutex<[(level: LogLevel, message: String)]>([])
    var messages: [String] { lines.withLock { $0.map(\.message) } }
    /// The messages, each after its level.
    var entries: [String] { lines.withLock { $0.map { "\($0.level): \($0.message)" } } }
    var handler: LogHandler { { [self] level, message in lines.withLock { $0.append((level, message())) } } }
}

/// The account of a session, which a test can change.
final class Account: Sendable {
    private let state = Mutex<String?>(nil)

    var name: String? {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }

    var reader: AccountReader { { [self] in try CallContext.account(.community, present: name) } }
}

extension Cached {
    /// The JSON text that results with the same value share. Nil for a value that was read from a store.
    var sharedJSON: SharedJSON? { if case .value(_, let shared) = content { shared } else { nil } }
}
