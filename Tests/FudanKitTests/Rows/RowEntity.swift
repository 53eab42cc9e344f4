/// An entity that is a row of a server's list, as interface/*.toml describes it.
struct RowEntity: Sendable {
    /// The fields without which the row is left out. Of the names in one item, one is enough.
    let needs: [[String]]
    /// The fields that the library makes from needed fields or from the call.
    let derived: [String]
    /// The types of all fields, such as `string?`.
    let types: [String: String]

    /// Whether a row without the field is left out, whatever other fields it has.
    func needsAlone(_ field: String) -> Bool { needs.contains([field]) }
}
