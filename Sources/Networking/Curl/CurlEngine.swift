import Errors
import Synchronization
import Threads

/// A command to the network thread.
enum CurlCommand: Sendable {
    case start(CurlJob)
    case cancel(CurlJob)
    /// A command to continue a paused job. Sent after a chunk of the request body was read or the read failed, and when the sink of the
    /// response body can accept bytes again.
    case resume(CurlJob)
    /// A command to close the connections with these settings soon, because no client uses them any more.
    case abandon(ConnectionSettings)
    case stop
}

/// The network thread of the process, with its queue of commands. The thread starts with the first request, and again with the first
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
        var commands: [CurlCommand] = []
        /// The number of clients that use connections, by the settings of the connections.
        var users: [ConnectionSettings: Int] = [:]
        /// Whether the thread waits, or is about to wait, for events.
        var isWaiting = false

        mutating func append(_ command: CurlCommand) {
            guard case .running(_, let network) = worker else { return }
            commands.append(command)
            guard isWaiting else { return }
            isWaiting = false
            network.wakeUp()
        }
    }

    private enum Worker {
        case none
        case running(SystemThread, any Network)
        /// The thread has ended, or is about to end.
        case retired(SystemThread)
        /// The process exits, so no thread starts.
        case shutDown
    }

    /// Adds a job to the queue, and starts the network thread if it is not running. If the thread cannot be started, ends the job with an
    /// error.
    func start(_ job: CurlJob) {
        let refusal: DanXiError? = state.withLock { state in
            switch state.worker {
            case .running: break
            case .none: state.worker = startWorker()
            case .retired(let thread):
                thread.join()
                state.worker = startWorker()
            case .shutDown: return .closed
            }
            guard case .running = state.worker else { return .noNetworkThread }
            state.append(.start(job))
            return nil
        }
        if let refusal { job.finish(.failure(refusal)) }
    }

    /// Makes the network thread remove the transfer of a job that has ended.
    func cancel(_ job: CurlJob) {
        state.withLock { $0.append(.cancel(job)) }
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
            if count == 0 { state.append(.abandon(settings)) }
        }
    }

    func userCount(of settings: ConnectionSettings) -> Int { state.withLock { $0.users[settings, default: 0] } }

    /// Makes the network thread continue the transfer of a paused job.
    func resume(_ job: CurlJob) {
        state.withLock { $0.append(.resume(job)) }
    }

    /// Ends the network thread and joins it, because OpenSSL frees its global state when the process exits, and the thread must not use
    /// that state afterwards. Waits for at most a second, because a read from a network file system may block the thread.
    func shutDown() {
        let thread: SystemThread? = state.withLock { state in
            state.append(.stop)
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
        guard let network = World.current[NetworkKey.self].open() else { return .none }
        let loop = CurlLoop(engine: self, network: network)
        // The loop is used on its thread only.
        nonisolated(unsafe) let running = loop
        return SystemThread.start { running.run() }.map { .running($0, network) } ?? .none
    }

    // MARK: For the network thread

    /// Removes and returns all commands. If the queue was empty, the next command wakes up the network thread.
    func takeCommands() -> [CurlCommand] {
        state.withLock { state in
            state.isWaiting = state.commands.isEmpty
            defer { state.commands.removeAll() }
            return state.commands
        }
    }

    /// Lets the network thread end. Returns false if the queue has new commands, which the thread must execute first.
    func retire() -> Bool {
        state.withLock { state in
            guard state.commands.isEmpty else { return false }
            if case .running(let thread, _) = state.worker { state.worker = .retired(thread) }
            return true
        }
    }
}

extension DanXiError {
    fileprivate static let noNetworkThread = DanXiError(
        .outOfMemory,
        "The network thread could not be started: the process has too many threads or open files, or too little memory. Close files or end threads, and try again.",
        delivery: .unsent)
}
