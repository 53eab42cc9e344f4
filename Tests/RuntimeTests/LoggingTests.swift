import Calls
import Synchronization
import TestSupport
import Testing
import Threads

@testable import Runtime

@Suite("The log of a session", .virtualTime, .timeLimit(.minutes(5)))
struct LoggingTests {
    private static let levels: [LogLevel] = [.error, .warning, .info, .debug]

    /// Logs a message of each level, and returns those that the program gets.
    private func messages(_ level: LogLevel, _ text: String = "x", secrets: Secrets = Secrets(), isOn: Bool = true) -> [String] {
        let callbacks = CallbackQueue()
        let logging = Logging(callbacks: callbacks)
        let received = Mutex<[String]>([])
        logging.set(level) { level, text in received.withLock { $0.append("\(level) \(text)") } }
        if !isOn { logging.set(level, nil) }
        CallContext.$current.withValue(CallContext(secrets: secrets)) {
            for level in Self.levels {
                logging.log(level) {
                    received.withLock { $0.append("composed") }
                    return text
                }
            }
        }
        callbacks.close {}
        callbacks.waitForEnd()
        return received.withLock { $0 }
    }

    @Test("The program gets the messages of its level and of more severe ones, and no others are composed")
    func levels() {
        for (index, level) in Self.levels.enumerated() {
            let received = messages(level)
            #expect(received.filter { $0 != "composed" } == Self.levels.prefix(index + 1).map { "\($0) x" })
            #expect(received.count == 2 * (index + 1))
        }
        #expect(messages(.debug, isOn: false).isEmpty)
    }

    @Test("A message has no secrets of the call, and at most 8192 bytes")
    func limits() {
        let shown = messages(.error, "my hunter22", secrets: Secrets(["hunter22"])).filter { $0 != "composed" }
        #expect(shown == ["error my …"])
        for (count, kept) in [
            (8192, "error " + String(repeating: "a", count: 8192)), (8193, "error " + String(repeating: "a", count: 8189) + "…"),
        ] {
            let long = messages(.error, String(repeating: "a", count: count)).filter { $0 != "composed" }
            #expect(long == [kept])
        }
    }

    @Test("A temporary thread runs its work while the caller waits, and returns the value")
    func temporaryThread() {
        let own = ThreadID.current
        let (number, isOther) = TemporaryThread.run { (7, ThreadID.current != own) }
        #expect(number == 7 && isOther)
    }

    @Test("A thread is marked while it runs a callback of the program")
    func mark() {
        #expect(!HostThread.isCurrent)
        var isMarked = false
        HostThread.run { isMarked = HostThread.isCurrent }
        #expect(isMarked && !HostThread.isCurrent)
    }
}
