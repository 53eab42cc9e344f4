import Calendar
import Calls
import Errors
import JSON

/// The way in which the list of a method is read page by page.
struct Pages: Sendable {
    let step: PageStep
    /// The name of the parameter that chooses the page.
    let parameter: String
    /// The kind of account that the list belongs to. Nil if all accounts have the same list.
    let account: CallAccounts.Kind?
    private let read: @Sendable (Outcome, Arguments, ListPlace) throws -> (Outcome, ListPage)

    /// - Parameters:
    ///   - items: the key path of the list within the method's value.
    ///   - id: returns the identifier of an item. Nil if the items have no identifiers.
    ///   - times: the fields with the times by which the list can be sorted, by the names of the fields.
    ///   - order: the parameter whose value names one of `times`. Nil if `times` has at most one member.
    ///   - last: returns the number of the last page, if the value contains it.
    init<Value: JSONEncodable, Item>(
        _ items: WritableKeyPath<Value, [Item]> & Sendable, by step: PageStep, _ parameter: String, of account: CallAccounts.Kind? = nil,
        id: (@Sendable (Item) -> (any ItemIdentifier)?)? = nil, times: [String: KeyPath<Item, Timestamp> & Sendable] = [:],
        order: String? = nil, last: (@Sendable (Value) -> Int?)? = nil
    ) {
        self.step = step
        self.parameter = parameter
        self.account = account
        read = { outcome, arguments, start in
            guard var value = try outcome.value as? Value else { throw UnexpectedPage() }
            let list = value[keyPath: items]
            let sorting = try order.map { try arguments.value($0) as String }
            let time = sorting.map { times[$0] } ?? times.values.first
            let page = ListPage(
                start: start, ids: list.map { id?($0)?.fingerprint }, lastTime: time.flatMap { time in list.last?[keyPath: time] },
                lastPage: last?(value), nextPage: outcome.nextPage)
            guard page.new.count < list.count else { return (outcome, page) }
            value[keyPath: items] = page.new.map { list[$0] }
            return (outcome.replacing(value), page)
        }
    }

    /// The error if a method returns a value of another type than its contract states.
    private struct UnexpectedPage: Error {}

    /// Reads a page from the outcome of a call. Returns the outcome without the items that earlier pages contained, and the page.
    func page(of outcome: Outcome, _ arguments: Arguments, start: ListPlace) throws -> (Outcome, ListPage) {
        try read(outcome, arguments, start)
    }
}

extension Optional where Wrapped: RangeReplaceableCollection {
    /// The list, which is empty if the value is nil.
    var orEmpty: Wrapped {
        get { self ?? Wrapped() }
        set { self = newValue }
    }
}
