import JSON

/// A page of a list, `{list?: […], total?}`.
struct LibraryListResponse<Row: JSONDecodable>: JSONDecodable {
    let rows: [Row]
    /// The number of items on all pages.
    let total: Int?

    init(json: JSONElement) throws(JSONError) {
        if json.isNull {
            rows = []
            total = nil
        } else {
            rows = try json.optional("list") ?? []
            total = json.optionalInt("total").flatMap { $0 >= 0 ? $0 : nil }
        }
    }

    func pageCount(size: Int) -> Int? { total.map { $0 == 0 ? 0 : ($0 - 1) / max(size, 1) + 1 } }
}
