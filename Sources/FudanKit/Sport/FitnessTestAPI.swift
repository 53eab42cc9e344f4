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
        guard let totalIndex = items.lastIndex(where: { $0.first(total) != nil || $0.first(evaluation) != nil }),
            let totalRow = items.at(totalIndex)
        else {
            throw document.pageChanged(service: SportPage.service, selector: total)
        }
        let columns = SportPage.columns([["项目"], ["成绩"], ["得分", "分数"], ["评价", "等级"]], of: items)
        return SportExam(
            total: totalRow.first(total).flatMap { NumberScanner.firstNumber(in: $0.text) },
            evaluation: totalRow.first(evaluation)?.text.meaningful,
            items: try SportPage.entries(Array(items.prefix(totalIndex))).compactMapReadable("fitness test item") {
                try examItem($0, try columns($0))
            },
            logs: document.readablePart("fitness test attempts") { try logs(document) } ?? [])
    }

    private static func logs(_ document: HTMLDocument) throws -> [SportExamLog] {
        let rows = try SportPage.rows(document, number: 11, selector: examLogTable)
        let columns = SportPage.columns([["项目"], ["地点"], ["日期"], ["成绩"]], of: rows)
        return try SportPage.entries(rows).compactMapReadable("fitness test attempt") { try examLog($0, try columns($0)) }
    }

    /// Reads a row with the columns number, item, result, points and status.
    private static func examItem(_ row: HTMLElement, _ columns: TableColumns) throws -> SportExamItem {
        let text = texts(row, columns)
        return SportExamItem(
            name: try name(text, row, itemTable), result: text(2), score: text(3).flatMap { NumberScanner.firstNumber(in: $0) },
            status: text(4))
    }

    /// Reads a row with the columns number, item, location, date and result, and with notes in the others.
    private static func examLog(_ row: HTMLElement, _ columns: TableColumns) throws -> SportExamLog {
        let text = texts(row, columns)
        let others = columns.others(row.rowCells).map(\.text).filter { !$0.isEmpty }
        return SportExamLog(
            name: try name(text, row, examLogTable), date: text(3).flatMap { DateScanner.firstDate(in: $0)?.date }, dateText: text(3),
            result: text(4), notes: [text(2)].compactMap { $0 } + others)
    }

    private static func texts(_ row: HTMLElement, _ columns: TableColumns) -> (Int) -> String? {
        let texts = row.rowCells.map(\.text)
        return { column in columns[column].flatMap { texts.at($0)?.meaningful } }
    }

    private static func name(_ text: (Int) -> String?, _ row: HTMLElement, _ table: Selector) throws -> String {
        guard let name = text(1) else {
            throw row.pageChanged(service: SportPage.service, problem: "has a row without a name in `\(table)`")
        }
        return name
    }
}
