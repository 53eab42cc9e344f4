import Calendar
import Calls
import Errors
import JSON

/// The last successful poll of one account for one subject, which all watchers of a store share: a watcher whose token the poll has started
/// from or ended at needs no request of its own.
package struct PollLog: Sendable {
    /// A poll that succeeded.
    package struct Entry: Sendable {
        package let time: WallTime
        /// The token that the poll started from. Nil for a poll without a token.
        package let since: String?
        package let token: String
        /// The value of the poll. Nil if it had no news, or if its news may not be stored.
        package let news: JSONValue?

        package init(time: WallTime, since: String?, token: String, news: JSONValue?) {
            (self.time, self.since, self.token, self.news) = (time, since, token, news)
        }
    }

    let file: StoreFile<StoredPoll>
    let lock: StoreLock
    let subject: String
    let account: String
    let log: LogHandler

    /// Runs a poll while no other watcher of the store polls for the subject.
    /// - Parameters:
    ///   - limit: the maximum time to wait for another poll.
    ///   - poll: receives the last poll, or nil before the first one. Returns the new poll, or nil if it did not poll.
    package func alone<Value: Sendable>(
        waitingAtMost limit: Duration, _ poll: @Sendable (Entry?) async throws -> (Value, made: Entry?)
    ) async throws -> Value {
        try await lock.locked(waitingAtMost: limit) { held in
            let (value, made) = try await poll(await load())
            if let made { await save(made, under: held) }
            return value
        }
    }

    private func load() async -> Entry? {
        do {
            let stored = try await file.store.run { file.load() }
            return stored.flatMap { $0.subject == subject && $0.account == account ? $0.entry : nil }
        } catch {
            log(.warning, DanXiError(error).message)
            return nil
        }
    }

    private func save(_ entry: Entry, under lock: (any HeldLock)?) async {
        let stored = StoredPoll(entry: entry, subject: subject, account: account)
        do {
            try await file.store.run { _ = try file.save(stored, under: lock) }
        } catch {
            log(.warning, "The poll of \(subject) was not saved, so other sessions poll too. \(DanXiError(error).message)")
        }
    }
}

/// The content of the file of a poll.
struct StoredPoll: JSONCodable {
    let entry: PollLog.Entry
    let subject: String
    let account: String

    init(entry: PollLog.Entry, subject: String, account: String) {
        (self.entry, self.subject, self.account) = (entry, subject, account)
    }

    init(json: JSONElement) throws(JSONError) {
        subject = try json.value("subject")
        account = try json.value("account")
        entry = PollLog.Entry(
            time: WallTime(milliseconds: try json.value("time_ms", in: 0...)), since: try json.optional("since"),
            token: try json.value("token"), news: try json.optional("news"))
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("account", account)
            json.set("news", entry.news)
            json.set("since", entry.since)
            json.set("subject", subject)
            json.set("time_ms", entry.time.milliseconds)
            json.set("token", entry.token)
        }
    }
}
