import Calendar
import Errors
import JSON
import Storage
import Synchronization
import Threads

/// The polls of all streams with one subject. Streams that wait for news since the same token share a poll.
///
/// The next poll for a stream starts after the program has freed the stream's last result. So results do not pile up if the program is
/// slow, and the token of a stream advances only with results that the program has received.
final class SharedPoll: Sendable {
    /// Polls for news.
    /// - Parameters:
    ///   - since: the token to start from.
    ///   - age: the maximum age of a poll of another session that may take the place of this one. Nil to ask the server.
    typealias Poll = @Sendable (_ since: String?, _ age: Duration?) async throws -> News

    private let poll: Poll
    private let state = Mutex(State())

    private struct State {
        var followers: [Int: Follower] = [:]
        /// The poll that is running.
        var task: Task<Void, Never>?
        var timer: Timers.ID?
        var failures = 0
        /// The time of the last poll that succeeded.
        var lastSuccess: WallTime?
        /// The earliest time of the next poll. After a failure, this time is later, by at least the pause that the server asks for.
        var earliest = Instant.now

        /// Makes a poll due now for each follower that was hastened while the last poll ran for another token.
        mutating func hastenWaiting() {
            for (id, follower) in followers where follower.isHastened && follower.due != nil { followers[id]?.wait(until: .now) }
        }

        /// Returns the maximum age of another session's poll for the streams with a token. Nil if one of them must ask the server.
        func age(for token: String?) -> Duration? {
            let waiting = followers.values.filter { $0.token == token && $0.due != nil }
            return waiting.contains { $0.asksServer } ? nil : waiting.map(\.stream.interval).min()
        }

        /// The time and the token of the next poll. Nil if no follower waits for a poll.
        var next: (due: Instant, token: String?)? {
            followers.values.compactMap { follower in follower.due.map { ($0, follower.token) } }.min { $0.0 < $1.0 }
        }
    }

    private struct Follower {
        let stream: WatchStream
        var token: String?
        /// The time of the next poll for the stream. Nil while the program holds the stream's last result.
        var due: Instant?
        /// Whether ``hasten()`` was called while a poll was running or the program held the stream's last result. If so, the next poll is
        /// due at once.
        var isHastened = false
        /// Whether the next poll must ask the server: it is the stream's first one, or was hastened.
        var asksServer = true

        mutating func wait(until next: Instant) {
            due = isHastened ? .now : next
            asksServer = isHastened
            isHastened = false
        }
    }

    init(poll: @escaping Poll) {
        self.poll = poll
    }

    /// Adds a stream, whose first poll is due at once.
    func add(_ stream: WatchStream, since token: String?) {
        state.withLock { state in
            state.followers[stream.id] = Follower(stream: stream, token: token, due: .now)
            schedule(&state)
        }
    }

    /// Polls for all streams without waiting for their intervals. A running poll and the delay after a failure end first. A stream whose
    /// last result the program still holds is polled when the program frees that result.
    func hasten() {
        state.withLock { state in
            for (id, follower) in state.followers {
                if follower.due == nil || state.task != nil {
                    state.followers[id]?.isHastened = true
                } else {
                    state.followers[id]?.due = .now
                    state.followers[id]?.asksServer = true
                }
            }
            schedule(&state)
        }
    }

    /// Removes a stream. If no stream is left, cancels the running poll and returns true.
    func remove(_ id: Int) -> Bool {
        let (isEmpty, task) = state.withLock { state in
            state.followers[id] = nil
            schedule(&state)
            return (state.followers.isEmpty, state.task)
        }
        if isEmpty { task?.cancel() }
        return isEmpty
    }

    private func schedule(_ state: inout State) {
        if let timer = state.timer { Timers.shared.cancel(timer) }
        state.timer = nil
        guard state.task == nil, let due = state.next?.due else { return }
        state.timer = Timers.shared.add(at: max(due, state.earliest)) { self.start() }
    }

    /// Starts the poll that is due. The thread of the timers calls this function.
    private func start() {
        state.withLock { state in
            state.timer = nil
            guard state.task == nil, let (due, token) = state.next else { return }
            // The stream for which the timer was set may have been removed since.
            guard max(due, state.earliest) <= .now else { return schedule(&state) }
            let age = state.age(for: token)
            state.task = Task(executorPreference: Workers.shared) { await self.run(since: token, atMost: age) }
        }
    }

    private func run(since token: String?, atMost age: Duration?) async {
        do {
            let news = try await poll(token, age)
            if news.count == 0, news.token != token {
                for stream in streams(at: token) { await stream.slot?.save(news.token) }
            }
            finish(token, news)
        } catch {
            fail(token, DanXiError(error))
        }
    }

    private func streams(at token: String?) -> [WatchStream] {
        state.withLock { $0.followers.values.filter { $0.token == token && $0.due != nil }.map(\.stream) }
    }

    private func finish(_ token: String?, _ news: News) {
        let served = state.withLock { state in
            state.task = nil
            state.failures = 0
            var served: [(stream: WatchStream, next: Instant)] = []
            for (id, follower) in state.followers where follower.token == token && follower.due != nil {
                // The interval begins with the poll, which another session may have made a while ago.
                let elapsed: Duration = news.outcome.source == .network ? .zero : min(news.outcome.fetchedAt.age, follower.stream.interval)
                let next = Instant.now + PollDelay.afterSuccess(follower.stream.interval) - elapsed
                state.lastSuccess = news.outcome.fetchedAt
                if news.count == 0, !follower.stream.everyPoll {
                    state.followers[id]?.token = news.token
                    state.followers[id]?.wait(until: next)
                } else {
                    state.followers[id]?.due = nil
                    served.append((follower.stream, next))
                }
            }
            state.hastenWaiting()
            schedule(&state)
            return served
        }
        for (stream, next) in served {
            stream.deliver(news.outcome) { self.received(stream, news.token, next) }
        }
    }

    private func fail(_ token: String?, _ error: DanXiError) {
        let (ended, lastSuccess) = state.withLock { state -> ([WatchStream], WallTime?) in
            state.task = nil
            state.failures += 1
            state.hastenWaiting()
            let failed = state.followers.filter { $0.value.token == token && $0.value.due != nil }
            guard error.isRetryable else {
                for id in failed.keys { state.followers[id] = nil }
                schedule(&state)
                return (failed.values.map(\.stream), state.lastSuccess)
            }
            let interval = failed.values.map(\.stream.interval).min() ?? .zero
            let retryAfter = error.retryAfterMilliseconds.map { Duration.milliseconds($0) }
            state.earliest = .now + PollDelay.after(failures: state.failures, interval, retryAfter: retryAfter)
            schedule(&state)
            return ([], nil)
        }
        for stream in ended { stream.call.end(.failure(error.withLastSuccess(lastSuccess))) }
    }

    /// Continues a stream after the program has freed the stream's last result.
    private func received(_ stream: WatchStream, _ token: String, _ next: Instant) {
        // The program may not have used a result that it frees after the end of the stream.
        guard !stream.call.hasEnded else { return }
        guard let slot = stream.slot else { return advance(stream, token, next) }
        stream.work { [self] in
            await slot.save(token)
            advance(stream, token, next)
        }
    }

    private func advance(_ stream: WatchStream, _ token: String, _ next: Instant) {
        state.withLock { state in
            state.followers[stream.id]?.token = token
            state.followers[stream.id]?.wait(until: next)
            schedule(&state)
        }
    }
}
