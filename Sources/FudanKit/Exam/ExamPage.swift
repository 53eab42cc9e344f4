import Markup
import Networking

/// The page with the exams, in the format used until mid 2026 or in the current one.
struct ExamPage {
    private static let rows: Selector = "table.exam-table tbody tr"

    private let document: HTMLDocument

    init(_ response: HTTPResponse) throws {
        document = try HTMLDocument(response)
    }

    /// Returns the exams. The last row is a placeholder for an empty list, which the page hides if there are exams.
    func exams() throws -> [Exam] {
        try document.requireAll(Self.rows, service: "exam")
            .filter { !$0.hasClass("tr-empty") }
            .map { try ExamRow($0).exam() }
    }
}
