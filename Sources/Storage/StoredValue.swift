import Calendar
import JSON

/// The content of a store's file.
struct StoredValue<Value: JSONCodable>: JSONCodable {
    let value: Value
    /// The account that the value was requested for. Nil for public values.
    let account: String?
    let fetchedAt: WallTime

    init(value: Value, account: String?, fetchedAt: WallTime) {
        self.value = value
        self.account = account
        self.fetchedAt = fetchedAt
    }

    init(json: JSONElement) throws(JSONError) {
        value = try json.value("value")
        account = try json.optional("account")
        fetchedAt = WallTime(milliseconds: try json.value("fetched_at_ms"))
    }

    func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("account", account)
        object.set("fetched_at_ms", fetchedAt.milliseconds)
        object.set("value", value)
        return object.finish()
    }
}
