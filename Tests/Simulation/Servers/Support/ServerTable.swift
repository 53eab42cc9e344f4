/// The rows of a kind, by number, in the order in which they were added. The number of a removed row is not used again.
package struct ServerTable<Row> {
    private var rows: [Int: Row] = [:]
    private var numbers: [Int] = []
    private var last = 0

    /// All rows, oldest first.
    package var all: [Row] { numbers.compactMap { rows[$0] } }
    package var count: Int { numbers.count }

    package subscript(_ number: Int) -> Row? { rows[number] }

    /// Adds the row that `make` returns for the next number.
    @discardableResult
    mutating func add(_ make: (Int) -> Row) -> Row {
        last += 1
        let row = make(last)
        rows[last] = row
        numbers.append(last)
        return row
    }

    mutating func remove(_ number: Int) {
        rows[number] = nil
        numbers.removeAll { $0 == number }
    }
}
