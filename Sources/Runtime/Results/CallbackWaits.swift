import Synchronization
import Threads

/// An object that runs callbacks of the program, such as the queue of a session.
protocol CallbackRunner: AnyObject, Sendable {
    /// The threads that run a callback of this object.
    var callbackThreads: [ThreadID] { get }
}

/// The waits for callbacks of the program to return. A callback may wait for another one, because it may close a session. Callbacks never
/// wait for each other in a cycle.
final class CallbackWaits: Sendable {
    /// The waits of the current world.
    static var current: CallbackWaits { World.current[Key.self] }

    private enum Key: WorldKey {
        static func makeValue() -> CallbackWaits { CallbackWaits() }
    }

    /// The waiting threads, and the objects for whose callbacks they wait.
    private let waits = Mutex<[ThreadID: any CallbackRunner]>([:])

    /// Runs `wait`, which waits for callbacks of `runner` to return. Its argument is the threads for which it must not wait: the caller, and
    /// those that wait for a callback in which the caller is, directly or through other callbacks.
    func wait(for runner: any CallbackRunner, _ wait: (Set<ThreadID>) -> Void) {
        let own = ThreadID.current
        let exempt = waits.withLock { waits in
            waits[own] = runner
            return threads(waitingFor: own, waits)
        }
        wait(exempt)
        waits.withLock { _ = $0.removeValue(forKey: own) }
    }

    /// Returns a thread, and those that wait for it.
    private func threads(waitingFor own: ThreadID, _ waits: [ThreadID: any CallbackRunner]) -> Set<ThreadID> {
        var found: Set = [own]
        var count = 0
        while count < found.count {
            count = found.count
            for (thread, runner) in waits where runner.callbackThreads.contains(where: found.contains) { found.insert(thread) }
        }
        return found
    }
}
