import Calls
import Errors
import Threads

/// The calls of the functions that a host program has passed to one session.
///
/// The functions run on separate threads, several at the same time, because they may block or call the library. A call of the library waits
/// for them until its deadline at the latest, and the closing of a session waits for at most the limit of ``waitForCallbacks(atMost:)``.
final class HostCalls: Sendable {
    /// The threads of the current world that run the functions of all sessions.
    private static var threads: ThreadPool { World.current[Threads.self] }

    private enum Threads: WorldKey {
        static func makeValue() -> ThreadPool { ThreadPool(usual: 4, limit: 256) }
    }

    private let state = Monitor(State())

    private struct State: Sendable {
        /// The actions that end the open questions, by the number of the question.
        var questions: [Int: @Sendable (DanXiError) -> Void] = [:]
        /// The number of callbacks that wait for a thread or are being executed.
        var pending = 0
        var isClosed = false
        /// Whether no callback may start any more, not even one that ends a question, such as an unlock.
        var isOver = false
    }

    /// Asks the host program a question, and waits for the answer.
    /// - Parameters:
    ///   - handles: the table in which the question gets a handle.
    ///   - name: the name of the extension that is asked, such as `The client`. The message of the error at the deadline begins with this
    ///     name.
    ///   - onEnd: called if the program was asked, but the question ended without an answer.
    func ask<Answer>(
        _ handles: HandleTable<HostQuestion<Answer>>, _ name: String, _ callback: @escaping @Sendable (OpaquePointer?) -> Void,
        onEnd: (@Sendable (OpaquePointer?) -> Void)? = nil
    ) async throws -> Answer {
        let question = HostQuestion<Answer>(progress: CallContext.current.progress)
        guard let place = add({ question.end($0) }) else { throw DanXiError.closed }
        let handle = handles.insert(question)
        // A pointer is not Sendable, so its address is passed as an integer.
        let number = UInt(bitPattern: handle)
        let context = CallContext.current
        let timer = DeadlineTimer({ context.deadline }) { question.end(DanXiError.unanswered(name)) }
        defer {
            timer.cancel()
            _ = handles.remove(handle)
            remove(place)
        }
        do {
            return try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    guard question.begin(continuation) else { return }
                    let isRunning = run { if question.start() { callback(OpaquePointer(bitPattern: number)) } }
                    if !isRunning { question.end(DanXiError.noHostThread) }
                }
            } onCancel: {
                question.end(CancellationError())
            }
        } catch {
            if let onEnd, question.hasStarted { run(endsQuestion: true) { onEnd(OpaquePointer(bitPattern: number)) } }
            throw error
        }
    }

    /// Runs a callback that has no answer, and waits until it has returned or the call has ended.
    func tell(_ callback: @escaping @Sendable () -> Void) async {
        // The callback of a call that has ended still runs, so that each request has the same callbacks.
        if Task.isCancelled {
            run(callback)
            return
        }
        let end = HostQuestion<Void>(progress: nil)
        guard let place = add({ end.end($0) }) else { return }
        let context = CallContext.current
        let timer = DeadlineTimer({ context.deadline }) { _ = end.answer(()) }
        defer {
            timer.cancel()
            remove(place)
        }
        // A notice has no result: it ends with its callback, the deadline or the cancellation.
        try? await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                guard end.begin(continuation) else { return }
                let isRunning = run {
                    callback()
                    _ = end.answer(())
                }
                if !isRunning { _ = end.answer(()) }
            }
        } onCancel: {
            end.end(CancellationError())
        }
    }

    /// Starts a callback of the host program on another thread, unless the session is closed. Returns false if the system has no more
    /// threads.
    /// - Parameter endsQuestion: whether the callback ends a question. Such a callback also runs while the session is being closed.
    @discardableResult
    func run(endsQuestion: Bool = false, _ callback: @escaping @Sendable () -> Void) -> Bool {
        Library.willStartThreads()
        guard Self.threads.prepare() else { return false }
        state.withLock { $0.pending += 1 }
        Self.threads.run {
            let mayRun = self.state.withLock { !$0.isOver && (!$0.isClosed || endsQuestion) }
            if mayRun, Library.mayCallBack { HostThread.run(callback) }
            self.state.withLock { $0.pending -= 1 }
            self.state.wakeAll()
        }
        return true
    }

    /// Ends all questions with `closed`. Afterwards, only callbacks that end a question start.
    func close() {
        let questions = state.withLock { state in
            state.isClosed = true
            return Array(state.questions.values)
        }
        for end in questions { end(.closed) }
    }

    /// Waits for at most `limit` until all callbacks have returned. No callback starts afterwards.
    func waitForCallbacks(atMost limit: Duration) {
        let end = Instant.now + limit
        _ = state.wait(until: { _ in end }) { $0.pending == 0 ? () : nil }
        state.withLock { $0.isOver = true }
    }

    // MARK: Questions

    /// Registers a question, so that ``close()`` ends it.
    /// - Returns: the number of the question for ``remove(_:)``. Nil if the session is closed.
    func add(_ end: @escaping @Sendable (DanXiError) -> Void) -> Int? {
        let number = World.current.nextNumber()
        return state.withLock { state in
            guard !state.isClosed else { return nil }
            state.questions[number] = end
            return number
        }
    }

    func remove(_ number: Int) {
        state.withLock { _ = $0.questions.removeValue(forKey: number) }
    }
}

extension DanXiError {
    fileprivate static let noHostThread = DanXiError(
        .outOfMemory,
        "A callback of this program could not be run, because the process has too many threads or too little memory. End threads, or raise the limit (ulimit -u), and call again.",
        delivery: .unsent)

    fileprivate static func unanswered(_ name: String) -> DanXiError {
        DanXiError(
            .timeout,
            "\(name) of this program did not answer before the deadline of the call. Answer each question once, or increase timeout_ms.")
    }
}
