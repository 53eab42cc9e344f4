import Calendar
import Calls
import JSON
import Storage

/// The value of a successful call, with its source and age.
struct Outcome: Sendable {
    private let content: Content
    let source: CacheSource
    let fetchedAt: WallTime
    /// The rows that were left out of the value, or of the cached values from which it was made.
    var skipped = SkippedRows()
    /// URL of the next page, if the value is a page of a list whose server links the next page. Nil otherwise.
    private(set) var nextPage: String?
    /// The listing that describes the value, if the value is a page of a list. Nil otherwise.
    var listing: Listing?
    /// A function that undoes the changes that the method has made before the delivery of its value. The function is called if the call
    /// ends without that delivery, for example with a timeout.
    var whenDropped: (@Sendable () async -> Void)?

    private enum Content {
        /// A value, and the JSON text that several results share, such as the text of a cached value. The text is nil if no other result has
        /// the same value.
        case value(any JSONEncodable, SharedJSON?)
        /// The JSON text of a stored value, and a function that decodes it.
        case text(EncodedJSON, @Sendable () throws -> any JSONEncodable)
    }

    /// Creates an outcome from which several results are made. They share the JSON text of the value.
    init(shared value: some JSONEncodable) {
        content = .value(value, SharedJSON())
        source = .network
        fetchedAt = .now
    }

    init(_ value: some JSONEncodable = JSONValue.null) {
        content = .value(value, nil)
        source = .network
        fetchedAt = .now
    }

    init(cached: Cached<some JSONEncodable>) {
        content =
            switch cached.content {
            case .value(let value, let shared): .value(value, shared)
            case .stored(let stored): .text(stored.text) { try stored.value() }
            }
        source = cached.source
        fetchedAt = cached.fetchedAt
        skipped = cached.skipped
        nextPage = cached.nextPage
    }

    /// Returns an outcome with another value, but with the same source, time, skipped rows and listing.
    func replacing(_ value: some JSONEncodable) -> Outcome {
        var outcome = Outcome(cached: Cached(value: value, source: source, fetchedAt: fetchedAt, skipped: skipped))
        outcome.listing = listing
        return outcome
    }

    var value: any JSONEncodable {
        get throws {
            switch content {
            case .value(let value, _): value
            case .text(_, let decode): try decode()
            }
        }
    }

    /// The value as JSON. Nil if there is not enough memory.
    var json: JSONValue? { encoded().flatMap { try? JSONValue.decode($0) } }

    /// Returns the value as JSON text, or nil if there is not enough memory.
    func encoded() -> EncodedJSON? {
        switch content {
        case .value(let value, let shared?): shared.text(of: value)
        case .value(let value, nil): JSONText.encode(value)
        case .text(let text, _): text
        }
    }
}
