import Calendar
import Calls
import JSON
import Storage

/// The value of a successful call, with its source and age.
struct Outcome: Sendable {
    let value: any JSONEncodable
    let source: CacheSource
    let fetchedAt: WallTime
    /// The JSON text that several results share, such as the JSON text of a cached value. Nil if no other result has the same value.
    private let sharedJSON: SharedJSON?
    /// The rows that were left out of the value, or of the cached values from which it was made.
    var skipped = SkippedRows()
    /// URL of the next page, if the value is a page of a list whose server links the next page. Nil otherwise.
    private(set) var nextPage: String?
    /// The listing that describes the value, if the value is a page of a list. Nil otherwise.
    var listing: Listing?
    /// A function that undoes the changes that the method has made before the delivery of its value. The function is called if the call
    /// ends without that delivery, for example with a timeout.
    var whenDropped: (@Sendable () async -> Void)?

    /// Creates an outcome from which several results are made. They share the JSON text of the value.
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

    /// Returns an outcome with another value, but with the same source, time, skipped rows and listing.
    func replacing(_ value: some JSONEncodable) -> Outcome {
        var outcome = Outcome(cached: Cached(value: value, source: source, fetchedAt: fetchedAt, skipped: skipped))
        outcome.listing = listing
        return outcome
    }

    /// The value as JSON. Nil if there is not enough memory.
    var json: JSONValue? {
        JSONText.bytes(of: value).flatMap { try? JSONValue.decode(PaddedBytes($0)) }
    }

    /// Returns the value as JSON text, or nil if there is not enough memory.
    func encoded() -> EncodedJSON? {
        if let sharedJSON { sharedJSON.text(of: value) } else { JSONText.encode(value) }
    }
}
