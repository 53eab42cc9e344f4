import Calendar
import CampusSignIn
import Errors
import Markup
import Text

/// Requests for the fitness tests of the department of physical education.
enum FitnessTestAPI {
    private static let itemTable: Selector = "#pitem > table > tbody > tr:nth-child(4) > td > table"
    private static let examLogTable: Selector = "#pitem > table > tbody > tr:nth-child(11) > td > table"
    private static let total: Selector = "td:nth-child(3) > red"
    private static let evaluation: Selector = "td:nth-child(5) > red"

    /// `GET /sportScore/stScore.aspx?item=3`
    static func getExam(_ client: CampusClient) async throws -> SportExam {
        try exam(in: try await SportPage.document(client, item: 3))
    }

    static func exam(in document: HTMLDocument) throws -> SportExam {
        let items = try SportPage.rows(document, number: 4, selector: itemTable)
        guard let totalIndex = items.lastIndex(where: { $0.first(total) != nil && $0.first(evaluation) != nil }),
            let totalRow = items.at(totalIndex)
        else {
            throw document.pageChanged(service: SportPage.service, selector: total)
        }
        let points = try totalRow.require(total, service: SportPage.service).text
        return SportExam(
            total: totalRow.readablePart("fitness test total") { try number(points, totalRow) } ?? nil,
            evaluation: try totalRow.require(evaluation, service: SportPage.service).text,
            items: try SportPage.entries(Array(items.prefix(totalIndex))).compactMapReadable("fitness test item", examItem),
            logs: document.readablePart("fitness test attempts") { try logs(document) } ?? [])
    }

    /// Returns the total of the points. Nil if the page shows no total yet.
    private static func number(_ points: String, _ row: HTMLElement) throws -> Double? {
        let number = NumberScanner.firstNumber(in: points)
        if number == nil, points.contains(where: \.isLetter) {
            throw row.pageChanged(service: SportPage.service, problem: "has a total that is not a number in `\(total)`")
        }
        return number
    }

    private static func logs(_ document: HTMLDocument) throws -> [SportExamLog] {
        let rows = try SportPage.rows(document, number: 11, selector: examLogTable)
        return try SportPage.entries(rows).compactMapReadable("fitness test attempt", examLog)
    }

    /// Reads a row with the columns number, item, result, points and status.
    private static func examItem(_ row: HTMLElement) throws -> SportExamItem {
        let texts = row.rowCells.map(\.text)
        guard let name = texts.at(1), !name.isEmpty, let result = texts.at(2), let score = texts.at(3), let status = texts.at(4) else {
            throw row.pageChanged(service: SportPage.service, problem: "has a row without name, result, score or status in `\(itemTable)`")
        }
        return SportExamItem(name: name, result: result, score: NumberScanner.firstNumber(in: score), status: status)
    }

    /// Reads a row with the columns number, item, location, date and result.
    private static func examLog(_ row: HTMLElement) throws -> SportExamLog {
        let texts = row.rowCells.map(\.text)
        guard let name = texts.at(1), !name.isEmpty, let place = texts.at(2), let date = texts.at(3), !date.isEmpty,
            let result = texts.at(4)
        else {
            throw row.pageChanged(service: SportPage.service, problem: "has a row without name, place, date or result in `\(examLogTable)`")
        }
        return SportExamLog(
            name: name, date: DateScanner.firstDate(in: date)?.date, dateText: date, result: result,
            notes: ([place] + texts.dropFirst(5)).filter { !$0.isEmpty })
    }
}
