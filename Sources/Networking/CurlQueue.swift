import CCurl
import Errors
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// What the network thread is told.
enum CurlCommand: Sendable {
    case start(CurlJob)
    case cancel(Int)
    case stop
}

/// The way from any thread to the network thread, which it starts and ends.
final class CurlQueue: Sendable {
    private let configuration: NetworkConfiguration
    private let state = Mutex(State())

    private struct State {
        var lastID = 0
        var commands: [CurlCommand] = []
        var worker: (thread: pthread_t, multi: UnsafeMutableRawPointer)?
        var isClosed = false

        /// The thread takes all commands at once, so only the first one has to wake it.
        mutating func tell(_ command: CurlCommand) {
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
                return DanXiError(.internal, "no network thread can be started: the process is exiting, or out of threads")
            }
            state.tell(.start(job))
            return nil
        }
        if let refusal { job.continuation.resume(throwing: refusal) }
    }

    func cancel(_ id: Int) {
        state.withLock { state in
            state.tell(.cancel(id))
        }
    }

    /// Ends the thread, and waits until it is gone.
    func close() {
        if let thread = stop() { pthread_join(thread, nil) }
    }

    /// Tells the thread to end, once; gives the thread, for whoever waits for it.
    @discardableResult
    func stop() -> pthread_t? {
        state.withLock { state in
            state.isClosed = true
            state.tell(.stop)
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
        // Signals are the host's, and for its threads: a new thread inherits the mask.
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

enum Curl {
    /// libcurl's global state, made once and never taken down: the host may use libcurl too.
    static let isInitialized = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK
}

extension DanXiError {
    package static let closed = DanXiError(.closed, "the session was closed")
}
