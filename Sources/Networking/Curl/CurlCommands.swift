import Threads

/// A command to a ``CurlLoop``.
enum CurlCommand: Sendable {
    case start(CurlJob)
    case cancel(CurlJob)
    /// A command to continue a paused job. Sent after a chunk of the request body was read or the read failed, and when the sink of the
    /// response body can accept bytes again.
    case resume(CurlJob)
    /// A command to close the connections with these settings soon, because no client uses them any more.
    case abandon(ConnectionSettings)
    /// A command to call a function, which shows that the network thread runs the loop.
    case probe(@Sendable () -> Void)
    case stop

    /// Whether only the network thread may execute the command, unless the command is for the call of the thread that runs the loop.
    fileprivate var isForNetworkThread: Bool {
        switch self {
        case .start, .abandon, .probe, .stop: true
        case .cancel, .resume: false
        }
    }

    /// The number of the thread that waits for the call of a request. Nil if there is no such thread.
    fileprivate var thread: Int? {
        if case .start(let job) = self { job.context.thread?.number } else { nil }
    }
}

/// The commands to one loop, and the thread that runs the loop.
///
/// While no transfer runs, the network thread waits here, and lends the loop to a thread that waits for a call with a single request at a
/// time. This thread runs the loop until it has the result of its call. It runs transfers of its own call only, and opens no connection: if
/// the loop has anything else to do, the network thread takes it back. If the thread does not return the loop, because the program has
/// ended or stopped the thread, the network thread continues with another loop.
final class CurlCommands: IdleWork {
    let network: any Network
    private let state = Monitor(State())

    private struct State: Sendable {
        var commands: [CurlCommand] = []
        var runner = Runner.networkThread
        /// Whether the runner waits, or is about to wait, for events.
        var isWaiting = false
        /// The time since which the network thread must run the loop. Nil if another thread may run it.
        var neededSince: Instant?
        var lastLoan = 0

        mutating func wakeRunner(_ network: any Network) {
            guard isWaiting else { return }
            isWaiting = false
            network.wakeUp()
        }

        mutating func need() { neededSince = neededSince ?? .now }

        mutating func returnToNetworkThread() { (runner, neededSince, isWaiting) = (.networkThread, nil, false) }
    }

    /// The thread that runs the loop.
    private enum Runner: Sendable {
        case networkThread
        /// No thread: the network thread waits for commands.
        /// - Parameter expected: the number of the thread that was offered the loop.
        case nobody(CurlLoop, expected: Int?)
        /// A thread that waits for a call.
        case callThread(Int, loan: Int)
        /// A thread that waits for a call, and did not return the loop in time. The network thread has another loop.
        case lost(Int, loan: Int)
        /// No thread: a thread that did not return the loop in time has ended the loop.
        case ended

        /// The number of the loan. Nil if the loop is not lent.
        var loan: Int? {
            switch self {
            case .networkThread, .nobody, .ended: nil
            case .callThread(_, let loan), .lost(_, let loan): loan
            }
        }
    }

    /// Maximum time in which another thread returns the loop. A running thread needs less than a millisecond.
    private static let patience = Duration.milliseconds(50)
    /// The time after which the network thread looks again for a loop that another thread uses.
    private static let glance = Duration.seconds(1)
    /// The time in which a thread returns whose call has ended, before its connections are shut down. It may be reading from a server that
    /// never stops sending.
    private static let leaveTime = Duration.milliseconds(10)

    init(network: any Network) { self.network = network }

    // MARK: Commands

    /// Adds a command.
    /// - Parameter number: the number of a thread that was offered the loop, and that will run it. Nil for any other thread.
    func append(_ command: CurlCommand, byThread number: Int? = nil) {
        let wakesNetworkThread = state.withLock { state in
            state.commands.append(command)
            switch state.runner {
            case .networkThread, .lost, .ended: state.wakeRunner(network)
            case .nobody(let loop, let expected):
                if let number, number == expected ?? number, state.neededSince == nil {
                    state.runner = .nobody(loop, expected: number)
                } else {
                    state.need()
                }
            case .callThread(let runner, _):
                if command.isForNetworkThread, number != runner { state.need() }
                state.wakeRunner(network)
            }
            return state.neededSince != nil
        }
        if wakesNetworkThread { state.wakeAll() }
    }

    /// Offers the loop to a thread that is about to append the command of a request. Returns the thread's number if it accepts.
    func offer(to thread: any CallThread) -> Int? {
        let isFree = state.withLock { state in
            guard state.neededSince == nil else { return false }
            return switch state.runner {
            case .nobody(_, let expected): expected ?? thread.number == thread.number
            case .callThread(let runner, _): runner == thread.number
            case .networkThread, .lost, .ended: false
            }
        }
        return isFree && thread.offer(self) ? thread.number : nil
    }

    /// Removes and returns the commands that the runner must execute. If there are none, the next command wakes the runner up.
    func take() -> [CurlCommand] {
        state.withLock { state in
            if case .callThread = state.runner, state.neededSince != nil { return [] }
            state.isWaiting = state.commands.isEmpty
            defer { state.commands.removeAll() }
            return state.commands
        }
    }

    /// Records that the wait for events has ended, so that commands of the runner itself do not wake it up.
    func endWait() { state.withLock { $0.isWaiting = false } }

    // MARK: For the network thread

    /// Waits for commands, for at most `limit`, and lends the loop to other threads during this time. Returns false if another thread did
    /// not return the loop.
    func lend(_ loop: CurlLoop, for limit: Duration) -> Bool {
        var end = Instant.now + limit
        state.withLock { state in
            state.runner = .nobody(loop, expected: nil)
            if !state.commands.isEmpty { state.need() }
        }
        while true {
            let isNeeded: Void? = state.wait(until: { Self.end(of: $0.runner, $0.neededSince, end) }) { state in
                guard case .nobody = state.runner, state.neededSince != nil else { return nil }
                return state.returnToNetworkThread()
            }
            if isNeeded != nil { return true }
            let hasLoop = state.withLock { state -> Bool? in
                guard case .callThread(let number, let loan) = state.runner else {
                    state.returnToNetworkThread()
                    return true
                }
                guard let since = state.neededSince, since + Self.patience <= .now else { return nil }
                (state.runner, state.neededSince) = (.lost(number, loan: loan), nil)
                return false
            }
            if let hasLoop { return hasLoop }
            // The loop is in use, so its next event is later than `end`.
            end = .now + Self.glance
        }
    }

    /// Returns the time at which the network thread looks what became of the loop.
    private static func end(of runner: Runner, _ neededSince: Instant?, _ end: Instant) -> Instant {
        if case .callThread = runner, let neededSince { neededSince + patience } else { end }
    }

    /// Removes and returns the commands that are not for the calls of the thread that has kept the loop.
    func takeForOther() -> [CurlCommand] {
        state.withLock { state in
            guard case .lost(let number, _) = state.runner else { return [] }
            let others = state.commands.filter { $0.isForNetworkThread && $0.thread != number }
            state.commands.removeAll { $0.isForNetworkThread && $0.thread != number }
            return others
        }
    }

    /// Returns whether there is no command.
    var isEmpty: Bool { state.withLock { $0.commands.isEmpty } }

    // MARK: For a thread that waits for a call

    func run(onThread number: Int, while isIdle: () -> Bool, onSignal: () -> Void) {
        let loop = state.withLock { state -> CurlLoop? in
            guard case .nobody(let loop, let expected) = state.runner, expected == number, state.neededSince == nil else { return nil }
            state.lastLoan += 1
            state.runner = .callThread(number, loan: state.lastLoan)
            return loop
        }
        guard let loop else { return }
        loop.runOnCallThread(while: { mayKeepLoop && isIdle() }, onSignal: onSignal)
        giveBack(loop)
    }

    private var mayKeepLoop: Bool {
        state.withLock { state in
            if case .lost = state.runner { true } else { state.neededSince == nil }
        }
    }

    private func giveBack(_ loop: CurlLoop) {
        let (isLost, isNeeded) = state.withLock { state in
            guard case .callThread = state.runner else {
                state.runner = .ended
                return (true, false)
            }
            state.runner = .nobody(loop, expected: nil)
            state.isWaiting = false
            if loop.hasWork || !state.commands.isEmpty { state.need() }
            return (false, state.neededSince != nil)
        }
        if isNeeded { state.wakeAll() }
        if isLost { CurlEngine.shared.end(self, loop) }
    }

    func interrupt(isLast: Bool) {
        let loan = state.withLock { state -> Int? in
            state.wakeRunner(network)
            return isLast ? state.runner.loan : nil
        }
        if let loan { endLoan(loan) }
    }

    /// Shuts down the connections if the thread still has the loop after ``leaveTime``, again and again until it returns.
    private func endLoan(_ loan: Int) {
        Timers.shared.add(at: .now + Self.leaveTime) { [self] in
            let isLent = state.withLock { state in
                guard state.runner.loan == loan else { return false }
                // While the lock is held, the thread cannot return the loop. The next request would else lose its connection.
                network.cut()
                return true
            }
            if isLent { endLoan(loan) }
        }
    }

    func decline(byThread number: Int) {
        let isNeeded = state.withLock { state in
            guard case .nobody(let loop, let expected) = state.runner, expected == number else { return false }
            state.runner = .nobody(loop, expected: nil)
            if !state.commands.isEmpty { state.need() }
            return state.neededSince != nil
        }
        if isNeeded { state.wakeAll() }
    }
}
