import Errors
import JSON
import Markup

/// The table of transactions, which several pages of the campus card's site show, and what stands around it.
enum TransactionTable {
    static let body: Selector = "#all tbody"
    static let pager: Selector = "b"

    private static let cells: Selector = "tbody > tr > td"
    private static let bill: Selector = "a[href*=\"billno=\"]"
    private static let anchor: Selector = "a"
    private static let tables: Selector = "#all tbody, #all table"
    private static let tablesOfFragment: Selector = "tbody, table"
    private static let noneTexts = ["没有", "暂无", "未找到", "无记录", "无数据"]

    /// The transactions; none if the table has no rows, or one that says so.
    /// - Parameter isFragment: whether the document holds the table alone, as the XML answer does.
    static func transactions(_ document: HTMLDocument, isFragment: Bool = false) throws -> [Transaction] {
        guard let table = document.first(isFragment ? tablesOfFragment : tables) else {
            throw document.pageChanged(service: WalletAPI.service, selector: body)
        }
        let rows = (table.tag == "table" ? table.tableRows : table.children).filter {
            $0.parent?.tag != "thead" && $0.children.first?.tag != "th"
        }
        if rows.count == 1, let row = rows.first, row.rowCells.count == 1, noneTexts.contains(where: row.text.contains) { return [] }
        return try rows.map { row in
            guard let transaction = transaction(row.rowCells) else { throw row.pageChanged(service: WalletAPI.service, selector: cells) }
            return transaction
        }
    }

    /// A row: the time, the kind with a link to the bill, the place, the amount, the balance, and what else there is.
    private static func transaction(_ cells: [HTMLElement]) -> Transaction? {
        guard let time = cells.at(0).flatMap({ time($0.text) }), let kindCell = cells.at(1), let location = cells.at(2)?.text,
            let amount = cells.at(3).flatMap({ PageText.firstNumber(in: $0.text) }),
            let balance = cells.at(4).flatMap({ PageText.firstNumber(in: $0.text) })
        else { return nil }
        let kind = kindCell.first(anchor)?.text ?? kindCell.text
        if kind.isEmpty { return nil }
        let id = kindCell.first(bill)?["href"].map {
            String(($0 + "&").split(separator: "billno=", maxSplits: 1).last?.prefix { $0 != "&" && $0 != "#" } ?? "")
        }
        return Transaction(
            id: id?.isEmpty == false ? id : nil, time: time, kind: kind, isExpense: kind.hasSuffix("消费") || amount < 0, location: location,
            amount: abs(amount),
            balance: balance, notes: cells.dropFirst(5).map(\.text).filter { !$0.isEmpty })
    }

    private static func time(_ text: String) -> Timestamp? {
        guard let day = PageText.firstDay(in: text), let time = PageText.times(in: text).first, time != "24:00" else { return nil }
        return Timestamp("\(day)T\(time):00+08:00")
    }

    /// The number of pages, `</b>/N页`.
    static func pageCount(_ html: String) -> Int? {
        PageText.between("</b>/", "页", in: html).flatMap { Int($0.trimmedSpaces) }.flatMap { $0 < 0 ? nil : $0 }
    }

    /// What an XML text's CDATA sections hold; nil if there is none, or one without an end. It is cut out rather than parsed, as the
    /// site's XML need not be well-formed.
    static func characterData(_ xml: String) -> String? {
        let parts = xml.split(separator: "<![CDATA[", omittingEmptySubsequences: false).dropFirst()
        if parts.isEmpty { return nil }
        var data = ""
        for part in parts {
            guard let end = part.firstRange(of: "]]>") else { return nil }
            data += part[..<end.lowerBound]
        }
        return data
    }
}
