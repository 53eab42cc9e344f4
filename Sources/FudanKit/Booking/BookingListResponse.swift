import JSON

/// A row of a list of the booking platform.
protocol BookingRow: JSONDecodable {
    /// The kind of row for messages.
    static var kind: String { get }
}

/// A page of a list, `{data: […], page, perpage, total}`.
struct BookingListResponse<Row: BookingRow>: JSONDecodable {
    let rows: [Row]
    /// The number of items on all pages.
    let total: Int?

    init(json: JSONElement) throws(JSONError) {
        rows = try json.readableRows("data", Row.kind)
        total = json.optionalInt("total").flatMap { $0 >= 0 ? $0 : nil }
    }

    func pageCount(size: Int) -> Int? { total.map { $0 == 0 ? 0 : ($0 - 1) / max(size, 1) + 1 } }

    /// Returns whether there are no items after the first `count` ones.
    func isLast(after count: Int) -> Bool { total.map { count >= $0 } ?? false }
}
