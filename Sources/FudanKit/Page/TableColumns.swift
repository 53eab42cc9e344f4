/// The places of a table's columns in its rows.
///
/// A heading states where a column is, so that columns may be missing, added or in another order. A column whose heading has changed is read
/// in its usual place if all others are in theirs. A table without headings has all columns in their usual places.
struct TableColumns {
    private let places: [Int?]

    /// - Parameters:
    ///   - columns: words of each column's heading, in the usual order.
    ///   - others: words of the headings of other columns.
    ///   - headings: the texts of the heading row, or an empty array if its cells are not those of the columns.
    init(_ columns: [[String]], others: [String] = [], headings: [String]) {
        var found: [Int?] = []
        for words in columns {
            found.append(headings.indices.first { index in !found.contains(index) && words.contains(where: headings[index].contains) })
        }
        let known = found.enumerated().filter { $0.element != nil }
        if known.count < 2 {
            places = Array(columns.indices)
        } else {
            let isUsual = known.allSatisfy { $0.offset == $0.element }
            places = found.enumerated().map { column, place in
                let hasHeading = headings.indices.contains(column)
                return place ?? (isUsual && hasHeading && !others.contains(where: headings[column].contains) ? column : nil)
            }
        }
    }

    /// Returns the place of a column, from 0. Nil if the table does not have the column.
    subscript(column: Int) -> Int? { places[column] }

    /// Returns the elements of a row that belong to none of the columns.
    func others<Cell>(_ row: [Cell]) -> [Cell] { row.indices.filter { !places.contains($0) }.map { row[$0] } }
}
