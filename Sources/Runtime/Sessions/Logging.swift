import Calls
import JSON
import Synchronization

/// The log of a session, which passes its messages to the program on a callback thread.
package final class Logging: Sendable {
    /// A function of the program that receives messages of the level that the program has set, and of more severe levels.
    package typealias Sink = @Sendable (LogLevel, String) -> Void

    private let callbacks: CallbackQueue
    private let sink = Mutex<(level: LogLevel, handler: Sink)?>(nil)

    init(callbacks: CallbackQueue) {
        self.callbacks = callbacks
    }

    func set(_ level: LogLevel, _ handler: Sink?) {
        sink.withLock { $0 = handler.map { (level, $0) } }
    }

    func log(_ level: LogLevel, _ message: () -> String) {
        guard let sink = sink.withLock({ $0 }), level <= sink.level else { return }
        let message = CallContext.current.secrets.removed(from: message()).shortened(toBytes: 8192)
        Library.willStartThreads()
        if CallbackQueue.prepare() { callbacks.run { sink.handler(level, message) } }
    }
}
