import JSON

/// A page of a list of the booking platform, `{data: […], page, perpage, total}`.
struct BookingListResponse<Row: ListRow>: JSONDecodable, ListPage {
    let rows: [Row]
    let total: Int?

    init(json: JSONElement) throws(JSONError) {
        rows = try json.readableRows("data", Row.kind)
        total = Self.total("total", of: json)
    }

    /// Returns whether the list has at most `count` items. False if the server does not send the total.
    func isLast(after count: Int) -> Bool { total.map { count >= $0 } ?? false }
}
