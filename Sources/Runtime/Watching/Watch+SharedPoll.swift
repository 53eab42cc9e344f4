import JSON
import Storage
import Threads

extension Watch {
    /// Polls for a stream. All sessions with one store share the polls: if the last one is recent enough, and has started from the token or
    /// ended at it, no request is sent.
    /// - Parameters:
    ///   - since: the token of the stream.
    ///   - age: the maximum age of another session's poll. Nil to ask the server.
    ///   - limit: the maximum time to wait for another session's poll.
    ///   - poll: asks the server.
    func poll(
        _ log: PollLog?, since: String?, atMost age: Duration?, waitingAtMost limit: Duration,
        _ poll: @escaping @Sendable () async throws -> News
    ) async throws -> News {
        guard let log else { return try await poll() }
        return try await log.alone(waitingAtMost: limit) { last in
            if let age, let last, last.time.age < age, let since, let news = news(of: last, since: since) { return (news, made: nil) }
            let news = try await poll()
            let stored = news.count > 0 && storesNews ? news.outcome.json : nil
            return (news, made: PollLog.Entry(time: news.outcome.fetchedAt, since: since, token: news.token, news: stored))
        }
    }

    /// Returns the news of another session's poll for a stream with the token `since`. Nil if the poll does not tell what is new for it.
    private func news(of last: PollLog.Entry, since: String) -> News? {
        if last.token == since {
            let value: JSONValue = .object(["token": .string(since), items: .array([])])
            return News(value, token: since, count: 0, at: last.time)
        }
        guard last.since == since, let value = last.news, case .object(let members) = value, case .array(let new)? = members[items]
        else { return nil }
        return News(value, token: last.token, count: new.count, at: last.time)
    }
}
