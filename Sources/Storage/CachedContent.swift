import Calendar
import Calls
import JSON

/// A cached value with its account and time, as it is kept in memory and in the cache's file. This type is a class, so that a cache without
/// a value takes little memory.
final class CachedContent<Value: JSONCodable>: JSONCodable {
    let value: Value
    /// The account for which the value was requested. Nil for a public value, or if the request acted for no account.
    let account: String?
    let fetchedAt: WallTime
    /// The skipped rows of the server's list from which the value was made.
    let skipped: SkippedRows
    /// The JSON text of `value`, which the file and all results with this value share.
    private let sharedJSON = SharedJSON()

    init(value: Value, account: String?, fetchedAt: WallTime, skipped: SkippedRows = SkippedRows()) {
        self.value = value
        self.account = account
        self.fetchedAt = fetchedAt
        self.skipped = skipped
    }

    func cached(_ source: CacheSource) -> Cached<Value> {
        Cached(value: value, source: source, fetchedAt: fetchedAt, skipped: skipped, sharedJSON: sharedJSON)
    }

    init(json: JSONElement) throws(JSONError) {
        value = try json.value("value")
        account = try json.optional("account")
        fetchedAt = WallTime(milliseconds: try json.value("fetched_at_ms", in: 0...))
        skipped = try json.optional("skipped") ?? SkippedRows()
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("account", account)
            json.set("fetched_at_ms", fetchedAt.milliseconds)
            json.set("value", value, sharing: sharedJSON)
            if skipped.count > 0 { json.set("skipped", skipped) }
        }
    }
}
