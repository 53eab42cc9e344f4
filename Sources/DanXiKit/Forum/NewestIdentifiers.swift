/// The newest identifiers of a list, to find out later which items are new.
///
/// Several are kept, not only the last one, because the server's transactions can end in another order than that of their identifiers:
/// a new item can have a smaller identifier than one that was listed before.
struct NewestIdentifiers: Equatable {
    static let limit = 8

    /// In ascending order, at most ``limit``.
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

    /// Whether an item was not in the list. Those before the first value were, if the list was longer than ``limit``.
    func isNew(_ id: Int) -> Bool {
        !values.contains(id) && (values.count < Self.limit || values.first.map { $0 < id } ?? true)
    }

    var text: String { values.map(String.init).joined(separator: ",") }
}
