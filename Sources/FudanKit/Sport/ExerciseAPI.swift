import Calendar
import Errors
import Markup
import Text

/// The exercise counts of the department of physical education.
enum ExerciseAPI {
    private static let countTable: Selector = "#pitem > table > tbody > tr:nth-of-type(4) > td > table"
    private static let exerciseLogTable: Selector = "#pitem > table > tbody > tr:nth-of-type(7) > td > table"

    /// `GET /sportScore/stScore.aspx?item=1`
    static func getExercise(_ client: CampusClient) async throws -> ExerciseRecord {
        let document = try await SportPage.document(client, item: 1)
        let countRows = try SportPage.rows(document, number: 4, selector: countTable)
        let logs = try SportPage.rows(document, number: 7, selector: exerciseLogTable)
        let exercises = try countRows.flatMap { try counts(in: $0, document) }
        if exercises.isEmpty { throw document.pageChanged(service: SportPage.service, selector: countTable) }
        return ExerciseRecord(exercises: exercises, logs: try SportPage.entries(logs).map { try exerciseLog($0, document) })
    }

    /// Reads a row of pairs: a kind of exercise and its count.
    private static func counts(in row: HTMLElement, _ document: HTMLDocument) throws -> [Exercise] {
        let texts = row.rowCells.map(\.text)
        return try stride(from: 0, to: texts.count, by: 2).compactMap { index in
            guard let heading = texts.at(index), !heading.isEmpty else { return nil }
            let category = heading.last == "：" || heading.last == ":" ? String(heading.dropLast()).trimmed : heading
            guard let text = texts.at(index + 1), !category.isEmpty else {
                throw document.pageChanged(service: SportPage.service, selector: countTable)
            }
            let count = NumberScanner.integers(in: text).first
            // Spaces and dashes mean "no number"; letters mean that the page has changed.
            if count == nil, text.contains(where: { $0.isLetter || $0.isNumber }) {
                throw document.pageChanged(service: SportPage.service, selector: countTable)
            }
            return Exercise(category: category, count: count)
        }
    }

    /// Reads a row of number, kind, date, time and status.
    private static func exerciseLog(_ row: HTMLElement, _ document: HTMLDocument) throws -> ExerciseLog {
        let texts = row.rowCells.map(\.text)
        guard let category = texts.at(1), !category.isEmpty, let date = texts.at(2), !date.isEmpty, let time = texts.at(3),
            let status = texts.at(4)
        else {
            throw document.pageChanged(service: SportPage.service, selector: exerciseLogTable)
        }
        return ExerciseLog(
            category: category, date: DateScanner.firstDate(in: date)?.date, dateText: date,
            time: DateScanner.times(in: time).first, status: status,
            notes: texts.dropFirst(5).filter { !$0.isEmpty })
    }
}
