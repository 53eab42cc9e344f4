/// A value that is bound to a parameter of a statement.
package enum SQLValue: Sendable, Equatable {
    case null
    case integer(Int)
    case text(String)
    case blob([UInt8])

    package init(_ number: Int?) {
        self = number.map { .integer($0) } ?? .null
    }

    package init(_ text: String?) {
        self = text.map { .text($0) } ?? .null
    }
}
