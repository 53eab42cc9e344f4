import Errors
import Markup
import Networking

/// Asks the department of physical education, https://fdtyjw.fudan.edu.cn.
///
/// Its pages are one table whose rows are told apart by their number alone; some of them hold a table of their own.
package enum SportAPI {
    private static let service = "sport"
    private static let page = "https://fdtyjw.fudan.edu.cn/sportScore/stScore.aspx"
    private static let signIn = ServiceSignIn.classic(target: "http://tac.fudan.edu.cn/thirds/tjb.act?redir=sportScore")

    private static let outerTable: Selector = "#pitem > table"
    private static let innerTable: Selector = "td > table"

    // MARK: Exercise

    private static let countTable: Selector = "#pitem > table > tbody > tr:nth-of-type(4) > td > table"
    private static let exerciseLogTable: Selector = "#pitem > table > tbody > tr:nth-of-type(7) > td > table"

    /// `GET /sportScore/stScore.aspx?item=1`
    static func getExercise(_ service: CampusClient) async throws -> ExerciseRecord {
        let document = try await getPage(service, item: 1)
        let countRows = try rows(document, number: 4, selector: countTable)
        let logs = try rows(document, number: 7, selector: exerciseLogTable)
        let exercises = try countRows.flatMap { try counts(in: $0, document) }
        if exercises.isEmpty { throw document.pageChanged(service: Self.service, selector: countTable) }
        return ExerciseRecord(exercises: exercises, logs: try entries(logs).map { try exerciseLog($0, document) })
    }

    /// A row of pairs: a kind and how often.
    private static func counts(in row: HTMLElement, _ document: HTMLDocument) throws -> [Exercise] {
        let texts = row.rowCells.map(\.text)
        return try stride(from: 0, to: texts.count, by: 2).compactMap { index in
            guard let heading = texts.at(index), !heading.isEmpty else { return nil }
            let category = heading.last == "：" || heading.last == ":" ? String(heading.dropLast()).trimmedSpaces : heading
            guard let text = texts.at(index + 1), !category.isEmpty else {
                throw document.pageChanged(service: service, selector: countTable)
            }
            let count = PageText.integers(in: text).first
            // Blanks and dashes stand for no number; another text does not belong here.
            if count == nil, text.contains(where: { $0.isLetter || $0.isNumber }) {
                throw document.pageChanged(service: service, selector: countTable)
            }
            return Exercise(category: category, count: count)
        }
    }

    /// A row of a number, the kind, the day, the time, and what it counts as.
    private static func exerciseLog(_ row: HTMLElement, _ document: HTMLDocument) throws -> ExerciseLog {
        let texts = row.rowCells.map(\.text)
        guard let category = texts.at(1), !category.isEmpty, let date = texts.at(2), !date.isEmpty, let time = texts.at(3),
            let status = texts.at(4)
        else {
            throw document.pageChanged(service: service, selector: exerciseLogTable)
        }
        return ExerciseLog(
            category: category, date: PageText.firstDay(in: date) ?? date, time: PageText.times(in: time).first, status: status,
            notes: texts.dropFirst(5).filter { !$0.isEmpty })
    }

    // MARK: The fitness test

    private static let itemTable: Selector = "#pitem > table > tbody > tr:nth-child(4) > td > table"
    private static let examLogTable: Selector = "#pitem > table > tbody > tr:nth-child(11) > td > table"
    private static let total: Selector = "td:nth-child(3) > red"
    private static let evaluation: Selector = "td:nth-child(5) > red"

    /// `GET /sportScore/stScore.aspx?item=3`
    static func getExam(_ service: CampusClient) async throws -> SportExam {
        let document = try await getPage(service, item: 3)
        let items = try rows(document, number: 4, selector: itemTable)
        let logs = try rows(document, number: 11, selector: examLogTable)
        guard let totalIndex = items.lastIndex(where: { $0.first(total) != nil && $0.first(evaluation) != nil }),
            let totalRow = items.at(totalIndex)
        else {
            throw document.pageChanged(service: Self.service, selector: total)
        }
        let points = try totalRow.require(total, service: Self.service).text
        let number = PageText.firstNumber(in: points)
        if number == nil, points.contains(where: \.isLetter) { throw document.pageChanged(service: Self.service, selector: total) }
        return SportExam(
            total: number, evaluation: try totalRow.require(evaluation, service: Self.service).text,
            items: try entries(Array(items.prefix(totalIndex))).map { try examItem($0, document) },
            logs: try entries(logs).map { try examLog($0, document) })
    }

    /// A row of a number, the item, the result, the points, and what they count as.
    private static func examItem(_ row: HTMLElement, _ document: HTMLDocument) throws -> SportExamItem {
        let texts = row.rowCells.map(\.text)
        guard let name = texts.at(1), !name.isEmpty, let result = texts.at(2), let score = texts.at(3), let status = texts.at(4) else {
            throw document.pageChanged(service: service, selector: itemTable)
        }
        return SportExamItem(name: name, result: result, score: PageText.firstNumber(in: score), status: status)
    }

    /// A row of a number, the item, where it was tried, the day, and the result.
    private static func examLog(_ row: HTMLElement, _ document: HTMLDocument) throws -> SportExamLog {
        let texts = row.rowCells.map(\.text)
        guard let name = texts.at(1), !name.isEmpty, let place = texts.at(2), let date = texts.at(3), !date.isEmpty,
            let result = texts.at(4)
        else {
            throw document.pageChanged(service: service, selector: examLogTable)
        }
        return SportExamLog(
            name: name, date: PageText.firstDay(in: date) ?? date, result: result,
            notes: ([place] + texts.dropFirst(5)).filter { !$0.isEmpty })
    }

    // MARK: Both

    private static func getPage(_ service: CampusClient, item: Int) async throws -> HTMLDocument {
        let response = try await service.requestWithData(page, signIn: signIn, params: [QueryItem("item", item)])
        return try response.wholePage(service: Self.service, selector: outerTable)
    }

    /// The rows of the table that the page's row of a number, from 1, holds.
    private static func rows(_ document: HTMLDocument, number: Int, selector: Selector) throws -> [HTMLElement] {
        let outer = try document.require(outerTable, service: service)
        guard let table = outer.tableRows.at(number - 1)?.first(innerTable) else {
            throw document.pageChanged(service: service, selector: selector)
        }
        return table.tableRows
    }

    private static let headings = ["序号", "项目", "日期", "时间", "类别"]

    /// The rows that hold something: without headings, blank rows, and the one cell that says that there is nothing.
    private static func entries(_ rows: [HTMLElement]) -> [HTMLElement] {
        rows.filter { row in
            let text = row.text
            if text.isEmpty || row.rowCells.contains(where: { $0.tag == "th" }) { return false }
            if row.rowCells.allSatisfy({ $0.text.isEmpty || Int($0.text) != nil && $0 == row.rowCells.first }) { return false }
            if text.contains(where: { ("0"..."9").contains($0) }) { return true }
            return row.rowCells.count > 1 && !headings.contains(where: text.contains)
        }
    }
}
