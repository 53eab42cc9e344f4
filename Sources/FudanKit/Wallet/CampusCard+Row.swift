import Calendar
import JSON
import Text

/// A row of the table `ykt_xx`: number, name, status, permission to enter, expiry date and balance.
extension CampusCard: MyTableRow {
    static let kind = "campus card"

    init(cells: [String?]) throws(JSONError) {
        guard cells.count >= 6 else { throw JSONError("expected at least six cells") }
        guard let id = cells[0] else { throw JSONError("is empty").under(index: 0) }
        let permission = cells[3]
        // The cell contains 否, or 是 with the campuses: 是(江湾;枫林;张江;邯郸).
        let campuses = permission?.split { "(（".contains($0) }.dropFirst().first?.prefix { !")）".contains($0) } ?? ""
        self.init(
            id: id, name: cells[1], status: cells[2], canEnter: permission.flatMap(Self.permits),
            campuses: campuses.split { ";；,，、".contains($0) }.map(\.trimmed).filter { !$0.isEmpty },
            expiryDate: cells[4].flatMap { DateScanner.firstDate(in: $0)?.date },
            balance: cells[5].flatMap { NumberScanner.firstNumber(in: $0) })
    }

    private static func permits(_ permission: String) -> Bool? {
        permission.hasPrefix("是") ? true : permission.hasPrefix("否") ? false : nil
    }
}
