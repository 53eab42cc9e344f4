import Calendar
import Errors
import Markup
import Text

/// The table of transactions, which several pages of the campus card's site contain.
enum TransactionTable {
    static let body: Selector = "#all tbody"
    static let pager: Selector = "b"

    private static let cells: Selector = "tbody > tr > td"
    private static let headings: Selector = "th"
    /// Words in the headings of time, kind, location, amount and balance.
    private static let columns = [["时间", "日期"], ["类型", "名称", "类别", "种类"], ["地点", "商户", "对方", "位置"], ["金额"], ["余额"]]
    private static let notes = ["方式", "状态", "备注"]
    private static let expenses = ["消费", "扣费", "扣款"]
    private static let receipts = ["充值", "圈存", "转账", "补助", "退款", "撤销"]
    private static let bill: Selector = "a[href*=\"billno=\"]"
    private static let anchor: Selector = "a"
    private static let tables: Selector = "#all tbody, #all table"
    private static let tablesOfFragment: Selector = "tbody, table"

    /// Returns the transactions. The list is empty if the table has no rows, or only a placeholder row.
    /// - Parameter isFragment: whether the document consists of the table only, as in the XML response.
    static func transactions(_ document: HTMLDocument, isFragment: Bool = false) throws -> [Transaction] {
        guard let table = document.first(isFragment ? tablesOfFragment : tables) else {
            throw document.pageChanged(service: WalletAPI.service, selector: body)
        }
        let rows = (table.tag == "table" ? table.tableRows : table.children).filter {
            $0.parent?.tag != "thead" && $0.children.first?.tag != "th"
        }
        if rows.count == 1, let row = rows.first, row.isPlaceholder { return [] }
        let whole = table.tag == "table" ? table : table.parent ?? table
        let headings = whole.select(headings).map(\.text)
        return try rows.compactMapReadable("transaction") { row in
            let cells = row.rowCells
            // Nothing shows which cell is missing.
            guard headings.count == cells.count || cells.count >= Self.columns.count else {
                throw row.pageChanged(service: WalletAPI.service, problem: "has a row with \(cells.count) cells in `\(Self.cells)`")
            }
            let columns = TableColumns(Self.columns, others: notes, headings: headings.count == cells.count ? headings : [])
            guard let transaction = transaction(cells, columns) else {
                throw row.pageChanged(service: WalletAPI.service, problem: "has a row without time or amount in `\(Self.cells)`")
            }
            return transaction
        }
    }

    /// Reads a row with the columns time, kind (linked to the bill), location, amount and balance, and with notes in the others.
    private static func transaction(_ cells: [HTMLElement], _ columns: TableColumns) -> Transaction? {
        let cell = { (column: Int) in columns[column].flatMap { cells.at($0) } }
        let location = cell(2)?.text.meaningful
        // An amount in the column of places shows that a cell before it is missing.
        guard let time = cell(0).flatMap({ time($0.text) }), let amount = cell(3).flatMap({ amount($0.text) }),
            location.flatMap(Self.amount) == nil
        else { return nil }
        let kindCell = cell(1)
        let kind = (kindCell?.first(anchor)?.text ?? kindCell?.text)?.meaningful
        let id = kindCell?.first(bill)?["href"].map {
            String($0.components(separatedBy: "billno=").last?.prefix { $0 != "&" && $0 != "#" } ?? "")
        }
        let isExpense = amount < 0 ? true : kind.flatMap(Self.isExpense)
        return Transaction(
            id: id?.isEmpty == false ? id : nil, time: time, kind: kind, isExpense: isExpense, location: location, amount: abs(amount),
            balance: cell(4).flatMap { Self.amount($0.text) }, notes: columns.others(cells).map(\.text).filter { !$0.isEmpty })
    }

    /// Returns whether a kind of transaction reduces the balance. Nil for a kind that is not known.
    private static func isExpense(_ kind: String) -> Bool? {
        if expenses.contains(where: kind.hasSuffix) { return true }
        return receipts.contains(where: kind.contains) ? false : nil
    }

    /// Reads a cell that contains a number and no words, apart from a unit. Nil for any other cell, such as one with a place.
    private static func amount(_ text: String) -> Double? {
        text.contains { $0.isLetter && $0 != "元" } ? nil : NumberScanner.firstNumber(in: text)
    }

    private static func time(_ text: String) -> Timestamp? {
        guard let (date, rest) = DateScanner.firstDate(in: text), let time = DateScanner.times(in: text).first ?? plainTime(rest.trimmed)
        else { return nil }
        return Timestamp(campusDate: date.description, time: "\(time):00")
    }

    /// Reads a time without a colon, such as 1205. Nil for any other text.
    private static func plainTime(_ digits: String) -> TimeOfDay? {
        digits.utf8.count == 4 ? TimeOfDay("\(digits.prefix(2)):\(digits.suffix(2))") : nil
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
