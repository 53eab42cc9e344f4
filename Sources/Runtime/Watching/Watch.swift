import Calendar
import JSON
import Storage
import Threads

/// The items that are new since a watch token.
struct News: Sendable {
    /// The outcome of the method, whose value contains the next token and the new items.
    var outcome: Outcome
    /// The token that the next poll starts from.
    let token: String
    /// The number of new items.
    let count: Int

    init(_ value: some JSONEncodable, token: String, count: Int) {
        outcome = Outcome(shared: value)
        self.token = token
        self.count = count
    }

    /// Creates the news of a poll that another session has made.
    init(_ value: JSONValue, token: String, count: Int, at time: WallTime) {
        outcome = Outcome(cached: Cached(value: value, source: .disk, fetchedAt: time, sharedJSON: SharedJSON()))
        self.token = token
        self.count = count
    }
}

/// The way in which a method is watched.
struct Watch: Sendable {
    let method: String
    /// A function that returns the store of the method's watch tokens. Each token belongs to the account whose items are watched.
    let tokens: @Sendable (Services) -> WatchTokens
    /// The member of the value with the new items.
    let items: String
    /// Whether the store may keep news for other sessions. False for those that are kept in memory only.
    let storesNews: Bool
    /// A function that polls once, for the items that are new since the argument `since`.
    let poll: @Sendable (Services, Arguments) async throws -> News

    /// The parameters that are not a part of the subject.
    private static let ownParameters: Set = ["since", "interval_ms", "every_poll", "timeout_ms"]

    /// Returns the name of the subject: the method, and the parameters that determine which items are watched.
    func subject(_ arguments: Arguments) -> String { Self.subject(method, arguments.members(without: Self.ownParameters)) }

    /// - Parameter parameters: the parameters that determine which items are watched.
    static func subject(_ method: String, _ parameters: [String: JSONValue]) -> String { "\(method) \(JSONValue.object(parameters).text)" }

    /// Returns the slot of the token in the store. Nil if the caller passes a token, or if no token can be kept.
    func slot(_ services: Services, _ arguments: Arguments) throws -> WatchTokens.Slot? {
        let since: String? = try arguments.optional("since")
        guard since == nil else { return nil }
        return try tokens(services).slot(for: subject(arguments))
    }

    /// Polls once for a direct call of the method. The new token is saved before the result is delivered, because the program may exit
    /// right after the delivery. If the result is not delivered, the earlier token is saved again.
    func pollOnce(_ services: Services, _ arguments: Arguments) async throws -> Outcome {
        guard let slot = try slot(services, arguments) else { return try await poll(services, arguments).outcome }
        let before = await slot.load()
        let news = try await poll(services, before.map { arguments.setting("since", to: .string($0)) } ?? arguments)
        await slot.save(news.token)
        var outcome = news.outcome
        outcome.whenDropped = { await slot.save(before) }
        return outcome
    }
}
