import CCurl
import Errors
import Synchronization
import Threads

/// A command to the network thread.
enum CurlCommand: Sendable {
    case start(CurlJob)
    case cancel(CurlJob)
    /// The next part of its body was read.
    case resume(CurlJob)
    case stop
}

/// The network thread of the process, with its queue of commands. The thread starts with the first request, and ends when all connections
/// have been idle for a while. It is thread-safe.
final class CurlEngine: Sendable {
    static let shared = CurlEngine()

    private let state = Mutex(State())

    private struct State {
        var commands: [CurlCommand] = []
        var worker: (thread: SystemThread, sockets: CurlSockets)?
        /// The previous thread, which has ended or is about to end.
        var retired: SystemThread?
        /// Whether the thread waits, or is about to wait, for events.
        var isWaiting = false
        var isShutDown = false

        mutating func append(_ command: CurlCommand) {
            guard let worker else { return }
            commands.append(command)
            guard isWaiting else { return }
            isWaiting = false
            worker.sockets.wakeUp()
        }
    }

    /// Starts the transfer of a job.
    func start(_ job: CurlJob) {
        let refusal: DanXiError? = state.withLock { state in
            if state.isShutDown { return .closed }
            if state.worker == nil {
                state.retired?.join()
                state.retired = nil
                state.worker = startWorker()
            }
            guard state.worker != nil else {
                return DanXiError(
                    .outOfMemory,
                    "The network thread could not be started: the process has too many threads or open files, or too little memory. Close files or end threads, and try again.",
                    delivery: .unsent)
            }
            state.append(.start(job))
            return nil
        }
        if let refusal { job.finish(.failure(refusal)) }
    }

    /// Removes the transfer of a job that has ended.
    func cancel(_ job: CurlJob) {
        state.withLock { $0.append(.cancel(job)) }
    }

    /// Continues the transfer of a job that waits for a part of its body.
    func resume(_ job: CurlJob) {
        state.withLock { $0.append(.resume(job)) }
    }

    /// Ends the thread and joins it. It must have ended before the process exits, because OpenSSL frees its global state at exit. A thread
    /// that the system blocks, for example because it reads a file of a server that does not respond, does not hold up the exit.
    func shutDown() {
        let threads = state.withLock { state in
            state.isShutDown = true
            state.append(.stop)
            defer { (state.worker, state.retired) = (nil, nil) }
            return [state.retired, state.worker?.thread].compactMap { $0 }
        }
        for thread in threads { thread.join(atMost: .seconds(1)) }
    }

    private func startWorker() -> (thread: SystemThread, sockets: CurlSockets)? {
        guard Curl.isInitialized, let loop = CurlLoop(engine: self) else { return nil }
        // The loop is used on its thread only.
        nonisolated(unsafe) let running = loop
        return SystemThread.start { running.run() }.map { ($0, loop.sockets) }
    }

    // MARK: For the network thread

    /// Takes all commands. If it takes no command, the next one wakes the thread up.
    func takeCommands() -> [CurlCommand] {
        state.withLock { state in
            state.isWaiting = state.commands.isEmpty
            defer { state.commands.removeAll() }
            return state.commands
        }
    }

    /// Lets the thread end. Returns false if there are new commands.
    func retire() -> Bool {
        state.withLock { state in
            guard state.commands.isEmpty else { return false }
            state.retired = state.worker?.thread
            state.worker = nil
            return true
        }
    }
}

/// libcurl's global state.
enum Curl {
    /// Initializes the state once. It is never cleaned up, because the host may use libcurl too.
    static let isInitialized = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK
}
