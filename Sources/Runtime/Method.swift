import Calendar
import Calendar
import JSON
import Storage

/// An entry of the table of methods: a name, the parameters, and the function that answers it.
struct Method: Sendable {
    let name: String
    /// The method's own parameters and the options of the call.
    let parameters: [Parameter]
    let answer: @Sendable (Session, Arguments) async throws -> Outcome

    init(_ name: String, parameters: [Parameter], answer: @escaping @Sendable (Session, Arguments) async throws -> Outcome) {
        self.name = name
        self.parameters = parameters
        self.answer = answer
    }
}

/// The value of a successful call, and where it came from.
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
