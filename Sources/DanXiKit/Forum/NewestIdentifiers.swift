/// The newest identifiers of a list, by which later items are recognized as new.
///
/// Several identifiers are kept, because the server's transactions can end in another order than the one in which they assigned the
/// identifiers. A new item can therefore have a smaller identifier than an item that was listed before.
struct NewestIdentifiers: Equatable {
    static let limit = 8

    /// The identifiers in ascending order, at most ``limit``.
    let values: [Int]

    init(_ all: some Sequence<Int>) {
        values = Array(Set(all).sorted().suffix(Self.limit))
    }

    /// - Parameter text: the numbers, separated by commas.
    init?(_ text: some StringProtocol) {
        let parts = text.isEmpty ? [] : text.split(separator: ",", omittingEmptySubsequences: false)
        self.init(parts.compactMap { Int($0) })
        guard values.count == parts.count else { return nil }
    }

    /// Returns whether an item was not in the list. If ``values`` has ``limit`` identifiers, an item with a smaller identifier than the
    /// first of them is not new.
    func isNew(_ id: Int) -> Bool {
        !values.contains(id) && (values.count < Self.limit || values.first.map { $0 < id } ?? true)
    }

    var text: String { values.map(String.init).joined(separator: ",") }
}
