import Errors
import Synchronization
import Threads

/// The network thread of the process. The thread starts with the first request, and again with the first
/// request after its end. It ends when all connections have been idle for 60 seconds, or for one second if no client uses them any more.
/// The engine is thread-safe.
final class CurlEngine: Sendable {
    /// The engine of the current world.
    static var shared: CurlEngine { World.current[Key.self] }

    private enum Key: WorldKey {
        static func makeValue() -> CurlEngine { CurlEngine() }
    }

    private let state = Mutex(State())

    private struct State {
        var worker = Worker.none
        /// The commands of loops that another thread did not return in time.
        var lost: [CurlCommands] = []
        /// The number of clients that use connections, by the settings of the connections.
        var users: [ConnectionSettings: Int] = [:]

        var commands: CurlCommands? {
            if case .running(_, let commands) = worker { commands } else { nil }
        }
    }

    private enum Worker {
        case none
        case running(SystemThread, CurlCommands)
        /// The thread has ended, or is about to end.
        case retired(SystemThread)
        /// The process exits, so no thread starts.
        case shutDown
    }

    /// Adds a job to the queue, and starts the network thread if it is not running. If the thread cannot be started, ends the job with an
    /// error. If a thread waits for the call of the job, and nothing else is to be done, this thread runs the loop instead.
    func start(_ job: CurlJob) {
        let number = job.context.thread.flatMap { thread in state.withLock { $0.commands }?.offer(to: thread) }
        let refusal: DanXiError? = state.withLock { state in
            switch state.worker {
            case .running: break
            case .none: state.worker = startWorker()
            case .retired(let thread):
                thread.join()
                state.worker = startWorker()
            case .shutDown: return .closed
            }
            guard let commands = state.commands else { return .noNetworkThread }
            commands.append(.start(job), byThread: number)
            return nil
        }
        if let refusal { job.finish(.failure(refusal)) }
    }

    /// Removes the transfer of a job that has ended.
    func cancel(_ job: CurlJob) { send(.cancel(job)) }

    /// Continues the transfer of a paused job.
    func resume(_ job: CurlJob) { send(.resume(job)) }

    /// Calls a function when the loop executes its commands, or at once if there is no loop: then the next request starts one.
    func probe(_ answer: @escaping @Sendable () -> Void) {
        let commands = state.withLock { state in
            state.commands?.append(.probe(answer))
            return state.commands
        }
        if commands == nil { answer() }
    }

    /// Sends a command to the loop of a job. The other loops ignore it.
    private func send(_ command: CurlCommand) {
        state.withLock { state in
            state.commands?.append(command)
            for commands in state.lost { commands.append(command) }
        }
    }

    /// Counts a client that is about to use connections.
    func addUser(of settings: ConnectionSettings) {
        state.withLock { $0.users[settings, default: 0] += 1 }
    }

    /// Records that a client no longer uses connections. If no other client uses them either, they are closed when they have been idle for
    /// a second.
    func removeUser(of settings: ConnectionSettings) {
        state.withLock { state in
            let count = state.users[settings, default: 1] - 1
            state.users[settings] = count > 0 ? count : nil
            if count == 0 { state.commands?.append(.abandon(settings)) }
        }
    }

    func userCount(of settings: ConnectionSettings) -> Int { state.withLock { $0.users[settings, default: 0] } }

    /// Ends the network thread and joins it, because OpenSSL frees its global state when the process exits, and the thread must not use
    /// that state afterwards. Waits for at most a second, because a read from a network file system may block the thread.
    func shutDown() {
        let thread: SystemThread? = state.withLock { state in
            state.commands?.append(.stop)
            defer { state.worker = .shutDown }
            switch state.worker {
            case .running(let thread, _), .retired(let thread): return thread
            case .none, .shutDown: return nil
            }
        }
        thread?.join(atMost: .seconds(1))
    }

    /// Starts the network thread. Returns the running worker, or `none` if libcurl could not be initialized, or if the system has no more
    /// threads or descriptors.
    private func startWorker() -> Worker {
        guard let loop = makeLoop() else { return .none }
        // The loop is used by one thread at a time.
        let thread = SystemThread.start {
            var current: CurlLoop? = loop
            while let loop = current { current = loop.run() == .lost ? self.replace(loop.commands) : nil }
        }
        return thread.map { .running($0, loop.commands) } ?? .none
    }

    private func makeLoop() -> CurlLoop? {
        World.current[NetworkKey.self].open().map { CurlLoop(engine: self, commands: CurlCommands(network: $0)) }
    }

    // MARK: For the network thread

    /// Lets the network thread end. Returns false if the queue has new commands, which the thread must execute first.
    func retire() -> Bool {
        state.withLock { state in
            guard case .running(let thread, let commands) = state.worker else { return true }
            guard commands.isEmpty else { return false }
            state.worker = .retired(thread)
            return true
        }
    }

    /// Makes another loop in place of one that another thread did not return, and moves the commands of other calls to it.
    private func replace(_ lost: CurlCommands) -> CurlLoop? {
        let loop = makeLoop()
        let others: [CurlCommand] = state.withLock { state in
            let others = lost.takeForOther()
            state.lost.append(lost)
            guard case .running(let thread, _) = state.worker else { return [] }
            guard let loop else {
                state.worker = .retired(thread)
                return others
            }
            for command in others { loop.commands.append(command) }
            state.worker = .running(thread, loop.commands)
            return []
        }
        for case .start(let job) in others { job.finish(.failure(DanXiError.noNetworkThread)) }
        return loop
    }

    // MARK: For a thread that waits for a call

    /// Ends a loop that a thread returns too late.
    func end(_ commands: CurlCommands, _ loop: CurlLoop) {
        state.withLock { $0.lost.removeAll { $0 === commands } }
        for job in loop.end() { start(job) }
    }
}

extension DanXiError {
    fileprivate static let noNetworkThread = DanXiError(
        .outOfMemory,
        "The network thread could not be started: the process has too many threads or open files, or too little memory. Close files or end threads, and try again.",
        delivery: .unsent)
}
