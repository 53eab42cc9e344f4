import Calendar
import Errors
import Markup
import Text

/// The table of transactions, which several pages of the campus card's site contain.
enum TransactionTable {
    static let body: Selector = "#all tbody"
    static let pager: Selector = "b"

    private static let cells: Selector = "tbody > tr > td"
    private static let bill: Selector = "a[href*=\"billno=\"]"
    private static let anchor: Selector = "a"
    private static let tables: Selector = "#all tbody, #all table"
    private static let tablesOfFragment: Selector = "tbody, table"
    private static let placeholders = ["没有", "暂无", "未找到", "无记录", "无数据"]

    /// Returns the transactions. The list is empty if the table has no rows, or only a placeholder row.
    /// - Parameter isFragment: whether the document consists of the table only, as in the XML response.
    static func transactions(_ document: HTMLDocument, isFragment: Bool = false) throws -> [Transaction] {
        guard let table = document.first(isFragment ? tablesOfFragment : tables) else {
            throw document.pageChanged(service: WalletAPI.service, selector: body)
        }
        let rows = (table.tag == "table" ? table.tableRows : table.children).filter {
            $0.parent?.tag != "thead" && $0.children.first?.tag != "th"
        }
        if rows.count == 1, let row = rows.first, row.rowCells.count == 1, placeholders.contains(where: row.text.contains) { return [] }
        return try rows.compactMapReadable("transaction") { row in
            guard let transaction = transaction(row.rowCells) else {
                throw row.pageChanged(
                    service: WalletAPI.service, problem: "has a row without time, kind, place, amount or balance in `\(cells)`")
            }
            return transaction
        }
    }

    /// Reads a row with the columns time, kind (linked to the bill), location, amount, balance and notes.
    private static func transaction(_ cells: [HTMLElement]) -> Transaction? {
        guard let time = cells.at(0).flatMap({ time($0.text) }), let kindCell = cells.at(1), let location = cells.at(2)?.text,
            let amount = cells.at(3).flatMap({ NumberScanner.firstNumber(in: $0.text) }),
            let balance = cells.at(4).flatMap({ NumberScanner.firstNumber(in: $0.text) })
        else { return nil }
        let kind = kindCell.first(anchor)?.text ?? kindCell.text
        if kind.isEmpty { return nil }
        let id = kindCell.first(bill)?["href"].map {
            String($0.components(separatedBy: "billno=").last?.prefix { $0 != "&" && $0 != "#" } ?? "")
        }
        return Transaction(
            id: id?.isEmpty == false ? id : nil, time: time, kind: kind, isExpense: kind.hasSuffix("消费") || amount < 0, location: location,
            amount: abs(amount),
            balance: balance, notes: cells.dropFirst(5).map(\.text).filter { !$0.isEmpty })
    }

    private static func time(_ text: String) -> Timestamp? {
        guard let (date, _) = DateScanner.firstDate(in: text), let time = DateScanner.times(in: text).first, time < .endOfDay else {
            return nil
        }
        return Timestamp(campusDate: date.description, time: "\(time):00")
    }

    /// Returns a page with its transactions. After the last page, the transactions are dropped, because the site may repeat another page.
    static func page(_ number: Int, of pageCount: Int?, _ transactions: [Transaction]) -> TransactionPage {
        let exists = number <= max(pageCount ?? number, 1)
        return TransactionPage(transactions: exists ? transactions : [], page: number, pageCount: pageCount)
    }

    /// Returns the number of pages from `</b>/N页`. Nil if the HTML does not contain this number.
    static func pageCount(_ html: String) -> Int? {
        html.between("</b>/", "页").flatMap { Int($0.trimmed) }.flatMap { $0 < 0 ? nil : $0 }
    }

    /// Returns the content of the CDATA sections, or nil if the XML has no such section or a section has no end.
    ///
    /// The sections are searched for without parsing the XML, because the site's XML may not be well-formed.
    static func characterData(_ xml: String) -> String? {
        let parts = xml.components(separatedBy: "<![CDATA[").dropFirst()
        if parts.isEmpty { return nil }
        var data = ""
        for part in parts {
            guard let end = part.firstRange(of: "]]>") else { return nil }
            data += part[..<end.lowerBound]
        }
        return data
    }
}
