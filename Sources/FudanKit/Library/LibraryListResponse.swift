import JSON

/// A page of a list of the libraries' system, `{list?: […], total?}`.
struct LibraryListResponse<Row: ListRow>: JSONDecodable, ListPage {
    let rows: [Row]
    let total: Int?

    init(json: JSONElement) throws(JSONError) {
        if json.isNull {
            rows = []
            total = nil
        } else {
            rows = json.part("list") == nil ? [] : try json.readableRows("list", Row.kind)
            total = Self.total("total", of: json)
        }
    }
}
