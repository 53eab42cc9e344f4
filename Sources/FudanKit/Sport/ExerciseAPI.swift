import Calendar
import CampusSignIn
import Errors
import Markup
import Text

/// Requests for the exercise counts of the department of physical education.
enum ExerciseAPI {
    private static let countTable: Selector = "#pitem > table > tbody > tr:nth-of-type(4) > td > table"
    private static let exerciseLogTable: Selector = "#pitem > table > tbody > tr:nth-of-type(7) > td > table"

    /// `GET /sportScore/stScore.aspx?item=1`
    static func getExercise(_ client: CampusClient) async throws -> ExerciseRecord {
        try record(in: try await SportPage.document(client, item: 1))
    }

    static func record(in document: HTMLDocument) throws -> ExerciseRecord {
        let pairs = try SportPage.rows(document, number: 4, selector: countTable).flatMap(pairs)
        let exercises = try pairs.compactMapReadable(
            "exercise count", excerpt: { Masking.excerpt(of: "\($0.heading) \($0.count ?? "")") }
        ) { try exercise($0.heading, $0.count, document) }
        if exercises.isEmpty { throw document.pageChanged(service: SportPage.service, selector: countTable) }
        return ExerciseRecord(exercises: exercises, logs: document.readablePart("exercise logs") { try logs(document) } ?? [])
    }

    private static func logs(_ document: HTMLDocument) throws -> [ExerciseLog] {
        let rows = try SportPage.rows(document, number: 7, selector: exerciseLogTable)
        let columns = SportPage.columns([["类别", "项目"], ["日期"], ["时间"], ["状态"]], of: rows)
        return try SportPage.entries(rows).compactMapReadable("exercise log") { try exerciseLog($0, try columns($0)) }
    }

    /// Returns the pairs of a row. A pair is a heading, which names a kind of exercise, and the cell after it, which contains the count.
    private static func pairs(of row: HTMLElement) -> [(heading: String, count: String?)] {
        let texts = row.rowCells.map(\.text)
        return stride(from: 0, to: texts.count, by: 2).compactMap { index in
            texts.at(index).flatMap { $0.isEmpty ? nil : ($0, texts.at(index + 1)) }
        }
    }

    private static func exercise(_ heading: String, _ count: String?, _ document: HTMLDocument) throws -> Exercise {
        let category = heading.last == "：" || heading.last == ":" ? String(heading.dropLast()).trimmed : heading
        if category.isEmpty { throw malformed(document, "a count without a name") }
        // Spaces and dashes mean "no number".
        return Exercise(category: category, count: count.flatMap { NumberScanner.integers(in: $0).first })
    }

    private static func malformed(_ document: HTMLDocument, _ problem: String) -> DanXiError {
        document.pageChanged(service: SportPage.service, problem: "has \(problem) in `\(countTable)`")
    }

    /// Reads a row with the columns number, kind, date, time and status, and with notes in the others.
    private static func exerciseLog(_ row: HTMLElement, _ columns: TableColumns) throws -> ExerciseLog {
        let texts = row.rowCells.map(\.text)
        let text = { (column: Int) in columns[column].flatMap { texts.at($0)?.meaningful } }
        guard let category = text(1) else {
            throw row.pageChanged(service: SportPage.service, problem: "has a row without a kind in `\(exerciseLogTable)`")
        }
        return ExerciseLog(
            category: category, date: text(2).flatMap { DateScanner.firstDate(in: $0)?.date }, dateText: text(2),
            time: text(3).flatMap { DateScanner.times(in: $0).first }, status: text(4),
            notes: columns.others(texts).filter { !$0.isEmpty })
    }
}
