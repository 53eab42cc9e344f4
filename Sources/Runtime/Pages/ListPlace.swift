import JSON

/// A position in a list that a server sends page by page.
struct ListPlace: Sendable, Equatable {
    /// The value of the parameter that chooses the page or, if the server links its pages, the URL of the page. Nil if the list starts at
    /// the server's default position.
    var position: JSONValue?
    /// The number of items to request. Nil to request the number that the call asks for.
    var size: Int?
    /// The number of items at the start of the page that the library has already returned.
    var skip = 0
    /// The identifiers of the last items that the server sent, oldest first. The server may send these items again.
    var seen: [Int] = []
    /// The number of items that the server has repeated since the last new item.
    var repeated = 0

    /// The maximum number of identifiers that are kept. Between two pages, a list may shift by up to this number of items.
    static let memory = 256

    /// Adds the identifiers of items that the server sent.
    mutating func remember(_ ids: some Sequence<Int?>) {
        let ids = ids.compactMap { $0 }
        let latest = Set(ids)
        seen = Array((seen.filter { !latest.contains($0) } + ids).suffix(Self.memory))
    }
}

extension ListPlace {
    init(json: JSONElement) throws(JSONError) {
        position = try json.optional("position")
        size = try json.optional("size")
        skip = try json.optional("skip") ?? 0
        seen = try json.optional("seen") ?? []
        repeated = try json.optional("repeated") ?? 0
        guard skip >= 0, (0...Self.memory).contains(repeated), seen.count <= Self.memory else { throw JSONError("is out of range") }
    }

    /// Writes the members of the object that ``init(json:)`` reads.
    func writeMembers(to json: inout JSONWriter) {
        json.set("position", position)
        json.set("size", size)
        if skip != 0 { json.set("skip", skip) }
        if !seen.isEmpty { json.set("seen", seen) }
        if repeated != 0 { json.set("repeated", repeated) }
    }
}
