import Synchronization
import Threads

/// The threads of a world, which counts those that are started, and can refuse to start more.
final class CountingThreads: ThreadSystem {
    private let threads: any ThreadSystem
    private let state = Mutex<(starts: Int, limit: Int)>((0, .max))

    init(_ threads: any ThreadSystem = World.current.threads) { self.threads = threads }

    /// The number of threads that were started.
    var starts: Int { state.withLock { $0.starts } }

    /// Sets how many threads can be started in total.
    func setLimit(_ limit: Int) { state.withLock { $0.limit = limit } }

    var processorCount: Int { threads.processorCount }

    func start(_ body: @escaping @Sendable () -> Void) -> (any StartedThread)? {
        let isAllowed = state.withLock { state in
            guard state.starts < state.limit else { return false }
            state.starts += 1
            return true
        }
        return isAllowed ? threads.start(body) : nil
    }

    func makeCondition() -> any Condition { threads.makeCondition() }
    func makeCondition(_ signal: SignalFlag) -> any Condition { threads.makeCondition(signal) }
    func sleep(for duration: Duration) { threads.sleep(for: duration) }
    func checkpoint() { threads.checkpoint() }
}
