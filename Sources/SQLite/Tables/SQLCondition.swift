/// A condition that the rows of an SQL statement must meet, with the values of its parameters.
package struct SQLCondition: Sendable {
    let text: SQLStatement
    let values: [SQLValue]

    /// - Parameter value: the value that the field must have. Null matches rows without a value.
    package static func equal(_ field: SQLName, _ value: SQLValue) -> SQLCondition {
        SQLCondition(text: "\(field) IS ?", values: [value])
    }

    package static func less(_ field: SQLName, _ value: Int) -> SQLCondition {
        SQLCondition(text: "\(field) < ?", values: [.integer(value)])
    }

    package static func oneOf(_ field: SQLName, _ values: [Int]) -> SQLCondition {
        SQLCondition(text: "\(field) IN (SELECT value FROM json_each(?))", values: [.list(values)])
    }

    static func clause(_ conditions: [SQLCondition]) -> SQLStatement {
        conditions.enumerated().reduce("") { clause, next in
            next.offset == 0 ? " WHERE \(next.element.text)" : "\(clause) AND \(next.element.text)"
        }
    }
}

extension SQLValue {
    /// Returns a list of integers as a JSON array, for SQLite's `json_each`.
    package static func list(_ numbers: [Int]) -> SQLValue { .text("[" + numbers.map(String.init).joined(separator: ",") + "]") }
}
