import CCurl
import Errors
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// A command to the network thread.
enum CurlCommand: Sendable {
    case start(CurlJob)
    case cancel(Int)
    case stop
}

/// The command queue of the network thread, which it also starts and ends. It is thread-safe.
final class CurlQueue: Sendable {
    private let configuration: NetworkConfiguration
    private let state = Mutex(State())

    private struct State {
        var lastID = 0
        var commands: [CurlCommand] = []
        var worker: (thread: pthread_t, multi: UnsafeMutableRawPointer)?
        var isClosed = false

        /// Appends a command. The thread takes all commands at once, so only the first one has to wake it up.
        mutating func append(_ command: CurlCommand) {
            guard let worker else { return }
            if commands.isEmpty { curl_multi_wakeup(worker.multi) }
            commands.append(command)
        }
    }

    init(configuration: NetworkConfiguration) {
        self.configuration = configuration
    }

    func nextID() -> Int {
        state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
    }

    func start(_ job: CurlJob) {
        let refusal: DanXiError? = state.withLock { state in
            if state.isClosed { return .closed }
            if state.worker == nil { state.worker = startWorker() }
            guard state.worker != nil else {
                return DanXiError(
                    .internal,
                    "The network thread could not be started: the process is exiting, or has too many threads or too little memory. Open fewer sessions."
                )
            }
            state.append(.start(job))
            return nil
        }
        if let refusal { job.continuation.resume(throwing: refusal) }
    }

    func cancel(_ id: Int) {
        state.withLock { state in
            state.append(.cancel(id))
        }
    }

    /// Ends the thread and joins it.
    func close() {
        if let thread = stop() { pthread_join(thread, nil) }
    }

    /// Tells the thread to end. Returns the thread on the first call, for joining it.
    @discardableResult
    func stop() -> pthread_t? {
        state.withLock { state in
            state.isClosed = true
            state.append(.stop)
            defer { state.worker = nil }
            return state.worker?.thread
        }
    }

    func takeCommands() -> [CurlCommand] {
        state.withLock { state in
            defer { state.commands = [] }
            return state.commands
        }
    }

    private func startWorker() -> (thread: pthread_t, multi: UnsafeMutableRawPointer)? {
        guard Curl.isInitialized, let multi = curl_multi_init() else { return nil }
        guard CurlThreads.begin(self) else {
            curl_multi_cleanup(multi)
            return nil
        }
        let loop = Unmanaged.passRetained(CurlLoop(multi: multi, configuration: configuration, queue: self))
        var thread = pthread_t()
        // The thread inherits the signal mask. It blocks all signals, so that the host's threads handle them.
        var all = sigset_t()
        var previous = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, &all, &previous)
        let failure = pthread_create(
            &thread, nil,
            { context in
                if let context { Unmanaged<CurlLoop>.fromOpaque(context).takeRetainedValue().run() }
                return nil
            }, loop.toOpaque())
        pthread_sigmask(SIG_SETMASK, &previous, nil)
        if failure == 0 { return (thread, multi) }
        loop.release()
        curl_multi_cleanup(multi)
        CurlThreads.end(self)
        return nil
    }
}

/// libcurl's global state.
enum Curl {
    /// Initializes the state once. It is never cleaned up, because the host may use libcurl too.
    static let isInitialized = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK
}

extension DanXiError {
    package static let cancelled = DanXiError(.cancelled, "The call was cancelled.")
    package static let closed = DanXiError(.closed, "The session was closed during the call. Open a new session to continue.")
}
