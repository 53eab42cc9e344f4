/// A thread that runs actions at given times and does nothing else. So the actions run on time even if all other threads are busy.
package final class Timers: Sendable {
    /// The timers of the current world.
    package static var shared: Timers { World.current.timers }

    package struct ID: Sendable {
        fileprivate let number: Int
    }

    private let state: Monitor<State>

    private struct State: Sendable {
        var lastNumber = 0
        var hasThread = false
        /// The actions that have neither run nor been cancelled.
        var actions: [Int: @Sendable () -> Void] = [:]
        var times = TimerHeap()
        /// The time at which the thread wakes up. Nil while the thread runs actions, and while no timer is set.
        var wakeUp: Instant?
    }

    package init(threads: any ThreadSystem = World.current.threads) {
        state = Monitor(State(), threads: threads)
    }

    /// Starts the thread, unless it is already running. Returns false if the system has no more threads.
    package func prepare() -> Bool {
        state.withLock { state in
            if !state.hasThread, let thread = SystemThread.start({ self.run() }) {
                thread.detach()
                state.hasThread = true
            }
            return state.hasThread
        }
    }

    /// Adds an action that runs at `time`, unless it is cancelled before. The action must not block. Call ``prepare()`` first.
    @discardableResult
    package func add(at time: Instant, _ action: @escaping @Sendable () -> Void) -> ID {
        let (number, isNext) = state.withLock { state in
            state.lastNumber += 1
            state.actions[state.lastNumber] = action
            state.times.insert(TimerHeap.Entry(time: time, number: state.lastNumber))
            // After a cancellation, the thread may wake up too early, but never too late.
            return (state.lastNumber, state.wakeUp.map { time < $0 } ?? true)
        }
        if isNext { state.wakeOne() }
        return ID(number: number)
    }

    /// Cancels an action. Returns false if the action has run, is running or was cancelled before.
    @discardableResult
    package func cancel(_ id: ID) -> Bool {
        state.withLock { state in
            guard state.actions.removeValue(forKey: id.number) != nil else { return false }
            // The heap keeps the entry of a cancelled action until the time of the entry, unless most entries belong to cancelled actions.
            if state.times.count > 2 * state.actions.count + 64 { state.times.removeAll { state.actions[$0.number] == nil } }
            return true
        }
    }

    private func run() {
        while true {
            let action = state.wait(until: \.wakeUp) { state -> (@Sendable () -> Void)? in
                let now = Instant.now
                while let first = state.times.first, first.time <= now || state.actions[first.number] == nil {
                    state.times.removeFirst()
                    if let action = state.actions.removeValue(forKey: first.number) {
                        state.wakeUp = nil
                        return action
                    }
                }
                state.wakeUp = state.times.first?.time
                return nil
            }
            action?()
        }
    }
}
