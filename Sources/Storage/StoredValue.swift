import Calendar
import JSON
import Networking

/// The content of a store's file.
struct StoredValue<Value: JSONCodable>: JSONCodable {
    let value: Value
    /// The account that the value was requested for. Nil for public values.
    let account: String?
    let fetchedAt: WallTime
    /// The rows that were left out when the value was read.
    let skipped: SkippedRows

    init(value: Value, account: String?, fetchedAt: WallTime, skipped: SkippedRows = SkippedRows()) {
        self.value = value
        self.account = account
        self.fetchedAt = fetchedAt
        self.skipped = skipped
    }

    func cached(_ source: CacheSource) -> Cached<Value> {
        Cached(value: value, source: source, fetchedAt: fetchedAt, skipped: skipped)
    }

    init(json: JSONElement) throws(JSONError) {
        value = try json.value("value")
        account = try json.optional("account")
        fetchedAt = WallTime(milliseconds: try json.value("fetched_at_ms"))
        skipped = try json.optional("skipped") ?? SkippedRows()
    }

    func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("account", account)
        object.set("fetched_at_ms", fetchedAt.milliseconds)
        object.set("value", value)
        if skipped.count > 0 { object.set("skipped", skipped) }
        return object.finish()
    }
}
