import Networking
import Synchronization

/// Passes the log messages of a session to the host, on the callback thread.
final class Logging: Sendable {
    private let callbacks: CallbackQueue
    private let sink = Mutex<(level: LogLevel, handler: LogHandler)?>(nil)

    init(callbacks: CallbackQueue) {
        self.callbacks = callbacks
    }

    func set(_ level: LogLevel, _ handler: LogHandler?) {
        sink.withLock { $0 = handler.map { (level, $0) } }
    }

    func log(_ level: LogLevel, _ message: String) {
        guard let sink = sink.withLock({ $0 }), level <= sink.level else { return }
        let message = CallContext.current.secrets.removed(from: message)
        callbacks.run { sink.handler(level, message) }
    }
}
