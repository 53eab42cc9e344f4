import Calendar
import Calls
import JSON
import Storage

/// The value of a successful call, with its source and age.
struct Outcome: Sendable {
    let value: any JSONEncodable
    let source: CacheSource
    let fetchedAt: WallTime
    /// The JSON text that several results share, such as that of a cached value. Nil for a value that only this call returns.
    private let sharedJSON: SharedJSON?
    /// The rows that were left out of the value, or of the cached values from which it was made.
    var skipped = SkippedRows()
    /// URL of the next page, for a list whose server links its pages.
    private(set) var nextPage: String?
    /// The continuation of the list, if the value is one of its pages. Nil for any other value.
    var listing: Listing?
    /// Undoes changes that the method made in advance. Called if the call ends before its value is delivered, for example with a timeout.
    var whenDropped: (@Sendable () async -> Void)?

    /// Creates an outcome for several results, which share the JSON text of the value.
    init(shared value: some JSONEncodable) {
        self.value = value
        source = .network
        fetchedAt = .now
        sharedJSON = SharedJSON()
    }

    init(_ value: some JSONEncodable = JSONValue.null) {
        self.value = value
        source = .network
        fetchedAt = .now
        sharedJSON = nil
    }

    init(cached: Cached<some JSONEncodable>) {
        value = cached.value
        source = cached.source
        fetchedAt = cached.fetchedAt
        skipped = cached.skipped
        nextPage = cached.nextPage
        sharedJSON = cached.sharedJSON
    }

    /// Returns the outcome with another value of the same origin and age.
    func replacing(_ value: some JSONEncodable) -> Outcome {
        var outcome = Outcome(cached: Cached(value: value, source: source, fetchedAt: fetchedAt, skipped: skipped))
        outcome.listing = listing
        return outcome
    }

    /// Returns the JSON text, or nil if there is not enough memory.
    func encoded() -> EncodedJSON? {
        if let sharedJSON { sharedJSON.text(of: value) } else { JSONText.encode(value) }
    }
}
