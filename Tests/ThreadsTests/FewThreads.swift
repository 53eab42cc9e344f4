import Synchronization
import Threads

/// The threads of the current world, of which a limited number can be started. It counts them, and what their owners do with them.
final class FewThreads: ThreadSystem {
    struct Counts: Equatable {
        var started = 0
        var ended = 0
        var joined = 0
        var detached = 0
    }

    let processorCount: Int
    private let base = World.current.threads
    private let clocks = World.current.clocks
    private let randomness = World.current.randomness
    private let state: Mutex<(counts: Counts, limit: Int)>

    /// - Parameter limit: the number of threads that can be started.
    init(_ limit: Int = .max, processorCount: Int = 2) {
        self.processorCount = processorCount
        state = Mutex((counts: Counts(), limit: limit))
    }

    var counts: Counts { state.withLock { $0.counts } }

    /// Changes the number of threads that can be started, including those that have started before.
    func allow(_ limit: Int) { state.withLock { $0.limit = limit } }

    /// Returns a world with these threads, which is otherwise like the current one.
    func world() -> World { World(clocks: clocks, threads: self, randomness: randomness) }

    func start(_ body: @escaping @Sendable () -> Void) -> (any StartedThread)? {
        let mayStart = state.withLock { state in
            guard state.counts.started < state.limit else { return false }
            state.counts.started += 1
            return true
        }
        guard mayStart else { return nil }
        let thread = base.start {
            body()
            self.count(\.ended)
        }
        return thread.map { Started(thread: $0, threads: self) }
    }

    func makeCondition() -> any Condition { base.makeCondition() }
    func makeCondition(_ signal: SignalFlag) -> any Condition { base.makeCondition(signal) }
    func sleep(for duration: Duration) { base.sleep(for: duration) }
    func checkpoint() { base.checkpoint() }

    private func count(_ number: WritableKeyPath<Counts, Int>) { state.withLock { $0.counts[keyPath: number] += 1 } }

    private struct Started: StartedThread {
        let thread: any StartedThread
        let threads: FewThreads

        func join() {
            threads.count(\.joined)
            thread.join()
        }

        func detach() {
            threads.count(\.detached)
            thread.detach()
        }
    }
}

/// The times since the beginning of a test, in milliseconds.
struct Times: Sendable {
    private let start = Instant.now
    private let all = Monitor<[Int]>([])

    var now: Int { Int(start.duration(to: .now) / .milliseconds(1)) }
    var recorded: [Int] { all.withLock { $0 } }

    func record() {
        let now = now
        all.withLock { $0.append(now) }
    }

    /// Waits until a time.
    func wait(until milliseconds: Int) async throws { try await Timers.shared.sleep(until: start + .milliseconds(milliseconds)) }
}
