import Calendar
import JSON

/// The content of a store's file.
struct StoredValue<Value: JSONCodable>: JSONCodable {
    let value: Value
    let fetchedAt: WallTime

    init(value: Value, fetchedAt: WallTime) {
        self.value = value
        self.fetchedAt = fetchedAt
    }

    init(json: JSONElement) throws(JSONError) {
        value = try json.value("value")
        fetchedAt = WallTime(milliseconds: try json.value("fetched_at_ms"))
    }

    func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("fetched_at_ms", fetchedAt.milliseconds)
        object.set("value", value)
        return object.finish()
    }
}
