import Text

/// The identifier of a list's item: an integer or a string.
protocol ItemIdentifier {
    /// A number that identifies the item, and that is the same in every process.
    var fingerprint: Int { get }
}

extension Int: ItemIdentifier {
    var fingerprint: Int { self }
}

extension String: ItemIdentifier {
    var fingerprint: Int { Int(truncatingIfNeeded: FNV1a.hash(utf8)) }
}
