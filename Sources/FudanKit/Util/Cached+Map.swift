import Storage

extension Cached {
    /// What is made of the value, from the same source and of the same age.
    func map<Other: Sendable>(_ transform: (Value) throws -> Other) rethrows -> Cached<Other> {
        Cached<Other>(value: try transform(value), source: source, fetchedAt: fetchedAt)
    }
}
