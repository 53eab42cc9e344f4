import Errors
import Threads

/// The threads on which stores and files are accessed. An access that blocks, such as to a file server that does not respond, occupies one
/// of these threads, but neither the caller's thread nor a thread of Swift's pool.
///
/// The jobs of one directory run one after the other, in the order of their submission. So a directory that blocks occupies one thread, and
/// the jobs of other directories run as long as fewer than ``limit`` directories block.
package final class FileThreads: Sendable {
    /// The threads of the current world for directories.
    package static var shared: FileThreads { World.current[LocalThreads.self] }
    /// The threads of the current world for shared stores. The operations of a shared store have time limits, so no job is refused because
    /// an earlier one blocks.
    package static var remote: FileThreads { World.current[RemoteThreads.self] }

    private enum LocalThreads: WorldKey {
        static func makeValue() -> FileThreads { FileThreads() }
    }

    private enum RemoteThreads: WorldKey {
        static func makeValue() -> FileThreads { FileThreads(limit: FileThreads.remoteLimit, patience: nil) }
    }

    /// The maximum number of threads for shared stores. An operation waits for a server that was lost until its time limit, so there are more
    /// threads than for directories: operations with other servers go on.
    package static let remoteLimit = 16
    /// The maximum number of threads.
    private let limit: Int
    /// The time after which a thread without a job ends.
    private static let idleTime: Duration = .seconds(10)
    /// The time after which a running job counts as blocked. Until the job has ended, further jobs of its directory fail at once, unless
    /// they are submitted with `evenIfBlocked`. If nil, further jobs wait.
    private let patience: Duration?

    private let state = Monitor(State())

    /// A function that does the work of a job. It returns a completion, which is called when the directory is free again.
    private typealias Job = @Sendable () -> @Sendable () -> Void

    private struct State: Sendable {
        /// The waiting jobs of each directory that has a waiting or running job.
        var jobs: [String: FIFO<Job>] = [:]
        /// The time at which the running job of each directory started. Directories without a running job are missing.
        var running: [String: Instant] = [:]
        /// The directories that have waiting jobs and no running one, in the order in which they are served.
        var ready = FIFO<String>()
        var threads = 0
        var idleThreads = 0
        /// The number of threads that run a completion, and look for a job afterwards.
        var returningThreads = 0

        /// Adds a job. Returns whether a thread is needed that no thread takes by itself: the job of a directory with earlier jobs is taken by
        /// the thread of those.
        mutating func add(_ job: @escaping Job, _ directory: String) -> Bool {
            let isFirst = jobs[directory] == nil
            jobs[directory, default: FIFO()].append(job)
            if !isFirst { return false }
            ready.append(directory)
            return ready.count > returningThreads
        }

        /// Takes the next job of the first ready directory. Returns nil if no directory is ready.
        mutating func take() -> (directory: String, job: Job)? {
            guard let directory = ready.popFirst(), let job = jobs[directory]?.popFirst() else { return nil }
            running[directory] = .now
            return (directory, job)
        }

        mutating func finish(_ directory: String) {
            running[directory] = nil
            if jobs[directory]?.isEmpty ?? true { jobs[directory] = nil } else { ready.append(directory) }
        }
    }

    package init(limit: Int = 4, patience: Duration? = .seconds(5)) {
        (self.limit, self.patience) = (limit, patience)
    }

    /// Runs work with the files of a directory on one of the threads. The work is submitted before this function suspends for the first
    /// time. The work runs to its end even if the task is cancelled.
    /// - Throws: `storage` at once if an earlier job of the directory is blocked or no thread can be started. Otherwise, the errors of the
    ///   work.
    nonisolated(nonsending) package func run<Value: Sendable>(
        in directory: String, _ work: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            do throws(DanXiError) {
                try add(in: directory) {
                    let result = Result { try work() }
                    return { continuation.resume(with: result) }
                }
            } catch {
                continuation.resume(throwing: error)
            }
        }
    }

    /// Submits work with the files of a directory, without waiting for the work.
    /// - Parameters:
    ///   - evenIfBlocked: whether the work waits if its directory counts as blocked. Otherwise, such work is refused with `storage`.
    ///   - completion: called with the value of the work when the directory is free again. So the completion can submit more work, even if
    ///     the completed work took so long that the directory counted as blocked. The completion must not block.
    package func submit<Value: Sendable>(
        in directory: String, evenIfBlocked: Bool = false, _ work: @escaping @Sendable () -> Value,
        completion: @escaping @Sendable (Value) -> Void = { _ in }
    ) throws(DanXiError) {
        try add(in: directory, evenIfBlocked: evenIfBlocked) {
            let value = work()
            return { completion(value) }
        }
    }

    private func add(in directory: String, evenIfBlocked: Bool = false, _ job: @escaping Job) throws(DanXiError) {
        let failure: DanXiError? = state.withLock { state in
            if !evenIfBlocked, let patience, let start = state.running[directory], Instant.now - start > patience {
                return .blocked(directory)
            }
            guard state.add(job, directory) else { return nil }
            if state.ready.count <= state.returningThreads + state.idleThreads {
                self.state.wakeOne()
            } else if state.threads < limit {
                if startThread() {
                    state.threads += 1
                } else if state.threads == 0 {
                    // No thread exists that could run the waiting jobs.
                    state = State()
                    return DanXiError(
                        .storage,
                        "Cannot use \(directory), because no thread can be started: the process has too many threads or too little memory. End threads, or raise the limit (ulimit -u)."
                    )
                }
            }
            return nil
        }
        if let failure { throw failure }
    }

    private func startThread() -> Bool {
        guard let thread = SystemThread.start({ [self] in work() }) else { return false }
        thread.detach()
        return true
    }

    private func work() {
        var isReturning = false
        while let (directory, job) = next(isReturning: isReturning) {
            let completion = job()
            state.withLock { state in
                state.finish(directory)
                state.returningThreads += 1
            }
            isReturning = true
            // The completion often submits the next job of the directory. This thread takes it, and no other thread wakes up.
            completion()
        }
    }

    /// Waits for a job. Returns nil if none arrives within ``idleTime``: then the thread must end.
    private func next(isReturning: Bool) -> (directory: String, job: Job)? {
        var (isReturning, isIdle) = (isReturning, false)
        let end = Instant.now + Self.idleTime
        let next = state.wait(until: { _ in end }) { state -> (directory: String, job: Job)? in
            if isReturning { state.returningThreads -= 1 }
            if isIdle { state.idleThreads -= 1 }
            (isReturning, isIdle) = (false, false)
            if let next = state.take() { return next }
            isIdle = true
            state.idleThreads += 1
            return nil
        }
        if let next { return next }
        return state.withLock { state in
            state.idleThreads -= 1
            // A job may have arrived after the end of the wait.
            if let next = state.take() { return next }
            state.threads -= 1
            return nil
        }
    }

    /// Runs work with the files of a directory on a new thread, and waits until the work has ended. Use this function where no thread may
    /// remain afterwards: the thread ends with the work. If no thread can be started, the work runs on the caller's thread.
    /// - Throws: `storage` if the work does not end within `limit`: the work then continues on its thread. Otherwise, the errors of the
    ///   work.
    package static func runAndWait<Value: Sendable>(
        in directory: String, atMost limit: Duration = .seconds(5), _ work: @escaping @Sendable () throws(DanXiError) -> Value
    ) throws(DanXiError) -> Value {
        let result = Monitor<Result<Value, DanXiError>?>(nil)
        let thread = SystemThread.start {
            let outcome = Result { () throws(DanXiError) in try work() }
            result.withLock { $0 = outcome }
            result.wakeOne()
        }
        guard let thread else { return try work() }
        let end = Instant.now + limit
        guard let outcome = result.wait(until: { _ in end }, { $0 }) else {
            thread.detach()
            throw .blocked(directory)
        }
        thread.join()
        return try outcome.get()
    }
}

extension DanXiError {
    fileprivate static func blocked(_ directory: String) -> DanXiError {
        DanXiError(
            .storage,
            "\(directory) does not respond: an access to it has not ended. Check its disk or server.")
    }
}
