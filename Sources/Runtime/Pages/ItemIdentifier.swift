import Text

/// The identifier of an item of a list: an integer or a string.
protocol ItemIdentifier {
    /// A number that identifies the item. It is the same in every process.
    var fingerprint: Int { get }
}

extension Int: ItemIdentifier {
    var fingerprint: Int { self }
}

extension String: ItemIdentifier {
    var fingerprint: Int { Int(truncatingIfNeeded: FNV1a.hash(utf8)) }
}
