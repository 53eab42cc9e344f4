import HTTP
import Markup

/// The page with the exams, in the current format or in the one used until mid 2026.
struct ExamPage {
    private static let rows: Selector = "table.exam-table tbody tr, tr.exam-row, tr[data-finished]"
    private static let scripts: Selector = "script"

    private let document: HTMLDocument

    init(_ response: HTTPResponse) throws {
        document = try response.completePage(service: "exam", selector: Self.rows)
    }

    /// Returns the exams. The last row is a placeholder for an empty list, which the page hides if there are exams.
    func exams() throws -> [Exam] {
        let seats = SeatNumbers(script: document.select(Self.scripts).map(\.rawText).joined(separator: "\n"))
        return try document.requireAll(Self.rows, service: "exam")
            .filter { !$0.hasClass("tr-empty") }
            .compactMapReadable("exam") { try ExamRow($0, seats: seats).exam() }
    }
}
