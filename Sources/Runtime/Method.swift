import Calendar
import JSON
import Storage

/// An entry of the table of methods: a name, and how to answer it.
struct Method: Sendable {
    let name: String
    let parameters: [String]
    /// Whether it takes the option `cache`.
    let isCached: Bool
    let answer: @Sendable (Session, Arguments) async throws -> Outcome

    init(_ name: String, parameters: [String], isCached: Bool, answer: @escaping @Sendable (Session, Arguments) async throws -> Outcome) {
        self.name = name
        self.parameters = parameters
        self.isCached = isCached
        self.answer = answer
    }
}

/// What a method gives.
struct Outcome: Sendable {
    let value: any JSONEncodable
    let source: CacheSource
    let fetchedAt: WallTime

    init(_ value: some JSONEncodable = JSONValue.null) {
        self.value = value
        source = .network
        fetchedAt = .now
    }

    init(cached: Cached<some JSONEncodable>) {
        value = cached.value
        source = cached.source
        fetchedAt = cached.fetchedAt
    }
}
