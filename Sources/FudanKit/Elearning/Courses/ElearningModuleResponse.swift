import Calls
import JSON
import Text

/// A module of Canvas: `{id, name, unlock_at, items_count, items}`. The server leaves the items out of large modules.
struct ElearningModuleResponse: JSONDecodable {
    let module: ElearningModule
    let lacksItems: Bool

    init(json: JSONElement) throws(JSONError) {
        var items = ReadRows<ElearningModuleItemResponse>()
        for item in json.parts("items") { items.append(item) }
        module = ElearningModule(
            id: try json.lenientInt("id"), name: try json.lenientString("name"), unlockTime: json.optionalTimestamp("unlock_at"),
            items: items.recorded("eLearning module item").map(\.item))
        lacksItems = json.part("items") == nil && json.optionalInt("items_count") ?? 0 > 0
    }
}

/// An item of a module: `{id, title, type, content_id, html_url, external_url, indent}`.
struct ElearningModuleItemResponse: JSONDecodable {
    let item: ElearningModuleItem

    init(json: JSONElement) throws(JSONError) {
        item = ElearningModuleItem(
            id: try json.lenientInt("id"), title: try json.lenientString("title"),
            type: json.optionalText("type").map { ElearningItemType(rawValue: $0) }, contentId: json.optionalInt("content_id"),
            url: json.elearningURL("external_url") ?? json.elearningURL("html_url"),
            indent: json.optionalCount("indent"))
    }
}
