import Errors
import Threads

/// The threads for the work with stores and files. A file that blocks, such as one on a server that does not respond, holds one of these
/// threads, and neither the caller's thread nor one of Swift's pool.
///
/// The jobs of one directory run one after the other, in the order of their submission. So a directory that blocks holds one thread, and the
/// others are served as long as fewer than ``limit`` directories block.
package final class FileThreads: Sendable {
    package static let shared = FileThreads()
    /// The threads for stores that are not files. Their operations have time limits, so no job is refused because an earlier one blocks.
    package static let remote = FileThreads(patience: nil)

    /// The largest number of threads.
    private static let limit = 4
    /// The time after which a thread without work ends.
    private static let idleTime: Duration = .seconds(10)
    /// The time after which a job counts as blocked, and further jobs of its directory fail at once. Nil: they wait.
    private let patience: Duration?

    private let state = Monitor(State())

    /// A function that does the work, and returns the completion to call when the directory is free again.
    private typealias Job = @Sendable () -> @Sendable () -> Void

    private struct State: Sendable {
        /// The waiting jobs of each directory that has a waiting or running job.
        var jobs: [String: [Job]] = [:]
        /// The start of the running job of each directory that has one.
        var running: [String: ContinuousClock.Instant] = [:]
        /// The directories whose next job can run.
        var ready: [String] = []
        var threads = 0
        var idleThreads = 0

        mutating func add(_ job: @escaping Job, _ directory: String) {
            if jobs[directory] == nil { ready.append(directory) }
            jobs[directory, default: []].append(job)
        }

        /// Takes the next job.
        mutating func take() -> (directory: String, job: Job)? {
            guard let directory = ready.first, let job = jobs[directory]?.first else { return nil }
            ready.removeFirst()
            jobs[directory]?.removeFirst()
            running[directory] = .now
            return (directory, job)
        }

        mutating func finish(_ directory: String) {
            running[directory] = nil
            if jobs[directory]?.isEmpty ?? true { jobs[directory] = nil } else { ready.append(directory) }
        }
    }

    package init(patience: Duration? = .seconds(5)) {
        self.patience = patience
    }

    /// Runs work with the files of a directory on one of the threads. The work is submitted before the first suspension. It runs to its end
    /// even if the task is cancelled.
    /// - Throws: `storage` at once if an earlier job of the directory is blocked, or no thread can be started; and the errors of the work.
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

    /// Submits work without waiting for it.
    /// - Parameters:
    ///   - evenIfBlocked: whether the work waits for a directory that counts as blocked. Otherwise, it is refused.
    ///   - completion: called with the value of the work when the directory is free again, so that it can submit more work, however long
    ///     the first work took.
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
            if !evenIfBlocked, let patience, let start = state.running[directory], ContinuousClock.now - start > patience {
                return .blocked(directory)
            }
            state.add(job, directory)
            if state.ready.count <= state.idleThreads {
                self.state.wakeOne()
            } else if state.threads < Self.limit {
                if startThread() {
                    state.threads += 1
                } else if state.threads == 0 {
                    // No thread will run the waiting jobs.
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
        while let (directory, job) = next() {
            let completion = job()
            state.withLock { $0.finish(directory) }
            completion()
        }
    }

    /// Waits for a job. Returns nil if the thread must end.
    private func next() -> (directory: String, job: Job)? {
        var isIdle = false
        let end = ContinuousClock.now + Self.idleTime
        let next = state.wait(until: { _ in end }) { state -> (directory: String, job: Job)? in
            if isIdle { state.idleThreads -= 1 }
            isIdle = false
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

    /// Runs work with the files of a directory on a new thread, and waits for it. It is for functions that must not leave a thread behind.
    /// Only work that does not end keeps its thread.
    /// - Throws: `storage` if the work does not end within the limit; and the errors of the work.
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
        let end = ContinuousClock.now + limit
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
            "\(directory) does not respond: an earlier access has not ended. Check its disk or server.")
    }
}
