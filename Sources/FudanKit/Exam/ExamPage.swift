import HTTP
import Markup

/// The page with the exams, in the current format or in the one used until mid 2026.
struct ExamPage {
    private static let rows: Selector = "table.exam-table tbody tr, tr.exam-row, tr[data-finished]"
    private static let table: Selector = "table.exam-table tbody"
    private static let body: Selector = "body"
    private static let scripts: Selector = "script"

    private let document: HTMLDocument

    init(_ response: HTTPResponse) throws {
        document = try response.completePage(service: "exam", selector: Self.rows)
    }

    /// Returns the exams. The last row is a placeholder for an empty list, which the page hides if there are exams. The page of an empty
    /// list may also have no row, or a message instead of the table.
    func exams() throws -> [Exam] {
        let seats = SeatNumbers(script: document.select(Self.scripts).map(\.rawText).joined(separator: "\n"))
        let rows = document.select(Self.rows)
        if rows.isEmpty {
            let isEmpty = document.first(Self.table) != nil || document.first(Self.body)?.statesNothing == true
            guard isEmpty else { throw document.pageChanged(service: "exam", selector: Self.rows) }
        }
        return try rows.filter { !$0.hasClass("tr-empty") && !$0.isPlaceholder }
            .compactMapReadable("exam") { try ExamRow($0, seats: seats).exam() }
    }
}
