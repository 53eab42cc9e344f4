import Dispatch
import Synchronization

/// The network threads of the process, which have to be gone before it exits: OpenSSL is destroyed then.
enum CurlThreads {
    private static let state = Mutex(State())
    private static let running = DispatchGroup()

    private struct State {
        var isShutDown = false
        var queues: [ObjectIdentifier: CurlQueue] = [:]
    }

    /// To be asked before a thread starts; false if none may start any more.
    static func begin(_ queue: CurlQueue) -> Bool {
        state.withLock { state in
            if state.isShutDown { return false }
            state.queues[ObjectIdentifier(queue)] = queue
            running.enter()
            return true
        }
    }

    /// To be told as the last thing that a thread does.
    static func end(_ queue: CurlQueue) {
        _ = state.withLock { $0.queues.removeValue(forKey: ObjectIdentifier(queue)) }
        running.leave()
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
