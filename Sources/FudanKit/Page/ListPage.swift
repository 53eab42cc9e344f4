import JSON

/// A row of a list that a server sends page by page.
protocol ListRow: JSONDecodable {
    /// The kind of row for messages, such as `loan`.
    static var kind: String { get }
}

/// One page of a list that a server sends page by page.
protocol ListPage {
    /// Number of items on all pages. Nil if the server does not send this number.
    var total: Int? { get }
}

extension ListPage {
    func pageCount(size: Int) -> Int? { total.map { $0 == 0 ? 0 : ($0 - 1) / max(size, 1) + 1 } }

    /// Returns the number of items on all pages from a member of a response. Nil if the member is missing or negative.
    static func total(_ key: StaticString, of json: JSONElement) -> Int? { json.optionalCount(key) }
}
