import CampusSignIn
import Errors
import HTTP
import Markup
import Text

/// A page of the department of physical education, https://fdtyjw.fudan.edu.cn.
///
/// The page is one table. Only the position of a row shows what the row contains. Some rows contain a nested table.
enum SportPage {
    static let service = "sport"
    private static let url = "https://fdtyjw.fudan.edu.cn/sportScore/stScore.aspx"
    private static let signIn = SiteSignIn.entry(
        "https://tac.fudan.edu.cn/thirds/tjb.act?redir=sportScore",
        fallback:
            "https://uis.fudan.edu.cn/authserver/login?service=http%3A%2F%2Ftac.fudan.edu.cn%2Fthirds%2Ftjb.act%3Fredir%3DsportScore")
    private static let outerTable: Selector = "#pitem > table"
    private static let innerTable: Selector = "td > table"

    static func document(_ client: CampusClient, item: Int) async throws -> HTMLDocument {
        let response = try await client.requestWithData(url, signIn: signIn, params: [QueryItem("item", item)])
        return try response.completePage(service: service, selector: outerTable)
    }

    /// Returns the rows of the table inside a row of the page.
    /// - Parameters:
    ///   - number: the number of the row of the page, from 1.
    ///   - selector: the selector of the inner table, for the error message.
    static func rows(_ document: HTMLDocument, number: Int, selector: Selector) throws -> [HTMLElement] {
        let outer = try document.require(outerTable, service: service)
        guard let table = outer.tableRows.at(number - 1)?.first(innerTable) else {
            throw document.pageChanged(service: service, selector: selector)
        }
        return table.tableRows
    }

    private static let headings = ["序号", "项目", "日期", "时间", "类别"]

    /// Returns the columns of a table after the column 序号 (number), which comes first.
    /// - Parameter columns: words of the columns' headings, in the usual order.
    static func columns(_ columns: [[String]], of rows: [HTMLElement]) -> (HTMLElement) throws -> TableColumns {
        let words = columns.joined()
        let isHeading = { (cells: [String]) in cells.count { cell in words.contains(where: cell.contains) } > 1 }
        let heading = rows.lazy.map { $0.rowCells.map(\.text) }.first(where: isHeading) ?? []
        return { row in
            // Nothing shows which cell is missing.
            guard row.rowCells.count >= max(heading.count, heading.isEmpty ? columns.count + 1 : 0) else {
                throw row.pageChanged(service: service, problem: "has a row with \(row.rowCells.count) cells in `\(innerTable)`")
            }
            return TableColumns([["序号"]] + columns, headings: heading.count == row.rowCells.count ? heading : [])
        }
    }

    /// Returns the rows with data: without headings, blank rows, and the placeholder of an empty table.
    static func entries(_ rows: [HTMLElement]) -> [HTMLElement] {
        rows.filter { row in
            let text = row.text
            if row.rowCells.contains(where: { $0.tag == "th" }) { return false }
            if row.rowCells.allSatisfy({ $0.text.isEmpty || Int($0.text) != nil && $0 == row.rowCells.first }) { return false }
            if text.contains(where: \.isASCIIDigit) { return true }
            return row.rowCells.count > 1 && !headings.contains(where: text.contains)
        }
    }
}
