import Dispatch
import Synchronization

/// The network threads of the process. They must end before the process exits, because OpenSSL frees its global state at exit.
enum CurlThreads {
    private static let state = Mutex(State())
    private static let running = DispatchGroup()

    private struct State {
        var isShutDown = false
        var queues: [ObjectIdentifier: CurlQueue] = [:]
    }

    /// Registers a thread before it starts. Returns false after `shutDown`.
    static func begin(_ queue: CurlQueue) -> Bool {
        state.withLock { state in
            if state.isShutDown { return false }
            state.queues[ObjectIdentifier(queue)] = queue
            running.enter()
            return true
        }
    }

    /// Unregisters a thread. It is the last call of the thread.
    static func end(_ queue: CurlQueue) {
        _ = state.withLock { $0.queues.removeValue(forKey: ObjectIdentifier(queue)) }
        running.leave()
    }

    /// Runs work that uses OpenSSL, whose state must outlive it. Returns nil after `shutDown`.
    static func beforeShutDown<Value>(_ work: () -> Value) -> Value? {
        state.withLock { $0.isShutDown ? nil : work() }
    }

    static func shutDown() {
        let queues = state.withLock { state in
            state.isShutDown = true
            return Array(state.queues.values)
        }
        for queue in queues { queue.stop() }
        running.wait()
    }
}
