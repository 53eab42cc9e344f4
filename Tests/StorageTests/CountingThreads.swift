import Synchronization
import Threads

/// The threads of a world, which counts those that are started and the calls that wake one, and can refuse to start more.
final class CountingThreads: ThreadSystem {
    private let threads: any ThreadSystem
    private let state = Mutex<(starts: Int, limit: Int)>((0, .max))
    private let calls = Counter()

    init(_ threads: any ThreadSystem = World.current.threads) { self.threads = threads }

    /// The number of threads that were started.
    var starts: Int { state.withLock { $0.starts } }
    /// The number of calls of ``Condition/wakeOne()``.
    var wakeUps: Int { calls.value }

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

    func makeCondition() -> any Condition { CountingCondition(condition: threads.makeCondition(), wakeUps: calls) }
    func makeCondition(_ signal: SignalFlag) -> any Condition { threads.makeCondition(signal) }
    func sleep(for duration: Duration) { threads.sleep(for: duration) }
    func checkpoint() { threads.checkpoint() }
}

/// A condition that counts how often it wakes one thread.
private final class CountingCondition: Condition {
    private let condition: any Condition
    private let wakeUps: Counter

    init(condition: any Condition, wakeUps: Counter) { (self.condition, self.wakeUps) = (condition, wakeUps) }

    func lock() { condition.lock() }
    func unlock() { condition.unlock() }
    func wait() { condition.wait() }
    func wait(atMost limit: Duration) { condition.wait(atMost: limit) }
    func wakeAll() { condition.wakeAll() }

    func wakeOne() {
        _ = wakeUps.next()
        condition.wakeOne()
    }
}
