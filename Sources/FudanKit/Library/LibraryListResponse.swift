import JSON

/// A row of a list of the libraries' system.
protocol LibraryRow: JSONDecodable {
    /// The kind of row for messages.
    static var kind: String { get }
}

/// A page of a list, `{list?: […], total?}`.
struct LibraryListResponse<Row: LibraryRow>: JSONDecodable {
    let rows: [Row]
    /// The number of items on all pages.
    let total: Int?

    init(json: JSONElement) throws(JSONError) {
        if json.isNull {
            rows = []
            total = nil
        } else {
            rows = try json.object("list") == nil ? [] : json.readableRows("list", Row.kind)
            total = json.optionalInt("total").flatMap { $0 >= 0 ? $0 : nil }
        }
    }

    func pageCount(size: Int) -> Int? { total.map { $0 == 0 ? 0 : ($0 - 1) / max(size, 1) + 1 } }
}
