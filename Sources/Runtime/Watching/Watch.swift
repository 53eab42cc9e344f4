import JSON
import Storage
import Threads

/// The news since a token.
struct News: Sendable {
    /// The method's value: the next token and the new items.
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
}

/// How a method is watched.
struct Watch: Sendable {
    let method: String
    /// Returns where the services keep the tokens, by the account whose things are watched.
    let tokens: @Sendable (Services) -> WatchTokens
    /// Asks once for what is new since the argument `since`.
    let poll: @Sendable (Services, Arguments) async throws -> News

    /// The parameters that do not change what is watched.
    private static let ownParameters: Set = ["since", "interval_ms", "timeout_ms"]

    /// Returns the name of what is watched: the method and its parameters.
    func subject(_ arguments: Arguments) -> String { Self.subject(method, arguments.members(without: Self.ownParameters)) }

    /// - Parameter parameters: those that determine what is watched.
    static func subject(_ method: String, _ parameters: [String: JSONValue]) -> String { "\(method) \(JSONValue.object(parameters).text)" }

    /// Returns the key of the kept token. Nil if the caller passes one, or if the session keeps none.
    func slot(_ services: Services, _ arguments: Arguments) throws -> WatchTokens.Slot? {
        let since: String? = try arguments.optional("since")
        guard since == nil else { return nil }
        return try tokens(services).slot(for: subject(arguments))
    }

    /// The call of the method: one poll. The new token is kept before the result is delivered, because the program may end right after it.
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
