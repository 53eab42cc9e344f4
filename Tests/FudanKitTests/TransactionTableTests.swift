import Calendar
import Calls
import Markup
import TestSupport
import Testing

@testable import FudanKit

@Suite("Tables of transactions")
struct TransactionTableTests {
    private static func transactions(_ tables: String) async throws -> (value: [Transaction], skipped: SkippedRows) {
        try await skipping { try TransactionTable.transactions(HTMLDocument("<html><body><div id=all>\(tables)</div></body></html>")) }
    }

    private static func row(_ cells: String...) -> String { "<tr>\(cells.map { "<td>\($0)</td>" }.joined())</tr>" }

    private static func heading(_ cells: String...) -> String { "<tr>\(cells.map { "<th>\($0)</th>" }.joined())</tr>" }

    private static let good = row("2024.12.29 08:00", "消费", "食堂", "1.00", "2.00")

    /// Returns a transaction at noon of 2024-12-30.
    private static func transaction(
        id: String? = nil, time: Timestamp = "2024-12-30T12:05:00+08:00", kind: String? = "消费", isExpense: Bool? = true,
        location: String? = "食堂", amount: Double = 10.5, balance: Double? = 1100, notes: [String] = []
    ) -> Transaction {
        Transaction(
            id: id, time: time, kind: kind, isExpense: isExpense, location: location, amount: amount, balance: balance, notes: notes)
    }

    @Test(
        "Each form of a cell is read",
        arguments: [
            // Times
            (row("2024.12.30 12:05", "消费", "食堂", "10.50", "1,100.00"), transaction()),
            (row("2024-12-30 1205", "消费", "食堂", "10.50", "1,100.00"), transaction()),
            (
                row("2024.12.30 23:59:30", "消费", "食堂", "10.50", "1,100.00"),
                transaction(time: "2024-12-30T23:59:00+08:00")
            ),
            (row("2024.12.30 0000", "消费", "食堂", "10.50", "1,100.00"), transaction(time: "2024-12-30T00:00:00+08:00")),
            // Amounts
            (row("2024.12.30 12:05", "其他", "食堂", "-10.50", "1,100.00"), transaction(kind: "其他")),
            (row("2024.12.30 12:05", "充值", "食堂", "-0.50", "1,100.00"), transaction(kind: "充值", amount: 0.5)),
            (row("2024.12.30 12:05", "充值", "食堂", "0.50", "1,100.00"), transaction(kind: "充值", isExpense: false, amount: 0.5)),
            (row("2024.12.30 12:05", "充值", "食堂", "0", "1,100.00"), transaction(kind: "充值", isExpense: false, amount: 0)),
            (row("2024.12.30 12:05", "消费", "食堂", "10.50元", "1100元"), transaction()),
            // Places
            (row("2024.12.30 12:05", "消费", "3号楼", "10.50", "1,100.00"), transaction(location: "3号楼")),
            (row("2024.12.30 12:05", "消费", "--", "10.50", "1,100.00"), transaction(location: nil)),
            // Bills and notes
            (row("2024.12.30 12:05", "<a href='/x?billno=7#a'>消费</a>", "食堂", "10.50", "1,100.00"), transaction(id: "7")),
            (row("2024.12.30 12:05", "<a href='/x?billno=7&y=1'>消费</a>", "食堂", "10.50", "1,100.00"), transaction(id: "7")),
            (row("2024.12.30 12:05", "<a href='/x?billno='>消费</a>", "食堂", "10.50", "1,100.00"), transaction()),
            (row("2024.12.30 12:05", "<a href='/x?no=7'>消费</a>(补)", "食堂", "10.50", "1,100.00"), transaction()),
            (row("2024.12.30 12:05", "消费", "食堂", "10.50", "1,100.00", "", "成功"), transaction(notes: ["成功"])),
        ])
    func cells(row: String, expected: Transaction) async throws {
        let (transactions, skipped) = try await Self.transactions("<table>\(row)\(Self.good)</table>")
        #expect(transactions.first == expected && transactions.count == 2 && skipped.count == 0)
    }

    @Test(
        "A row without a time of the day, without an amount or with a missing cell is left out and recorded",
        arguments: [
            row("2024.12.30", "消费", "食堂", "10.50", "2"), row("2024.12.30 24:00", "消费", "食堂", "10.50", "2"),
            row("2024.12.30 2400", "消费", "食堂", "10.50", "2"), row("2024.12.30 120", "消费", "食堂", "10.50", "2"),
            row("2024.12.30 12056", "消费", "食堂", "10.50", "2"), row("2024.12.30 12a5", "消费", "食堂", "10.50", "2"),
            row("12:05", "消费", "食堂", "10.50", "2"), row("2024.12.30 12:05", "消费", "食堂", "", "2"),
            row("2024.12.30 12:05", "消费", "食堂", "十元", "2"), row("2024.12.30 12:05", "消费", "食堂", "待定", "2"),
            row("2024.12.30 12:05", "消费", "10.50", "2.00", "成功"), row("2024.12.30 12:05", "消费", "10.50元", "2.00", "成功"),
            row("2024.12.30 12:05", "消费", "食堂", "10.50"),
        ])
    func malformed(row: String) async throws {
        let (transactions, skipped) = try await Self.transactions("<table>\(row)\(Self.good)</table>")
        #expect(transactions.map(\.amount) == [1] && skipped.kinds == ["transaction"] && skipped.count == 1)
    }

    @Test(
        "The headings of a table are no transactions, wherever they are",
        arguments: [
            "<table><thead>\(row("交易时间", "交易类型", "地点", "金额", "余额"))</thead><tbody>\(good)</tbody></table>",
            "<table><thead>\(heading("交易时间", "交易类型", "地点", "金额", "余额"))</thead><tbody>\(good)</tbody></table>",
            "<table><tbody>\(heading("交易时间", "交易类型", "地点", "金额", "余额"))\(good)</tbody></table>",
            "<table>\(heading("交易时间", "交易类型", "地点", "金额", "余额"))\(good)</table>", "<table>\(good)</table>",
            // Another table has nothing to do with it.
            "<table>\(heading("金额", "交易时间", "地点", "余额", "交易类型"))\(row("1.00", "2024.12.29 08:00", "食堂", "2.00", "消费"))</table>"
                + "<table>\(heading("备注"))\(row("无"))</table>",
        ])
    func headings(table: String) async throws {
        let (transactions, skipped) = try await Self.transactions(table)
        let expected = Self.transaction(time: "2024-12-29T08:00:00+08:00", amount: 1, balance: 2)
        #expect(transactions == [expected] && skipped.count == 0, "\(skipped)")
    }

    @Test("With headings, a table may have fewer columns than usual")
    func fewColumns() async throws {
        let table = Self.heading("交易时间", "交易类型", "金额") + Self.row("2024.12.30 12:05", "消费", "10.50")
        let (transactions, skipped) = try await Self.transactions("<table>\(table)</table>")
        #expect(transactions == [Self.transaction(location: nil, balance: nil)] && skipped.count == 0)
    }

    @Test("A table with only a placeholder has no transactions, but a placeholder between rows is malformed")
    func placeholder() async throws {
        let placeholder = "<tr><td colspan='6'>没有找到符合条件的记录</td></tr>"
        var (transactions, skipped) = try await Self.transactions("<table>\(placeholder)</table>")
        #expect(transactions.isEmpty && skipped.count == 0)
        (transactions, skipped) = try await Self.transactions("<table>\(Self.good)\(placeholder)</table>")
        #expect(transactions.count == 1 && skipped.count == 1)
        await expectFailure(.pageChanged) { try await Self.transactions("<table><tr><td>系统忙</td></tr></table>") }
    }

    @Test(
        "A page after the last one has no transactions",
        arguments: [
            (1, nil, true), (9, nil, true), (17, 17, true), (18, 17, false), (1, 1, true), (1, 0, true), (2, 1, false), (2, 0, false),
        ]
            as [(Int, Int?, Bool)])
    func pages(number: Int, count: Int?, exists: Bool) {
        let transaction = Self.transaction()
        let page = TransactionTable.page(number, of: count, [transaction])
        #expect(page == TransactionPage(transactions: exists ? [transaction] : [], page: number, pageCount: count))
    }

    @Test(
        "The number of pages is the number between `</b>/` and 页",
        arguments: [
            ("第<b>2</b>/17页", 17), ("<b>1</b>/ 3 页", 3), ("<b>1</b>/0页", 0), ("<b>1</b>/-1页", nil), ("<b>1</b>/x页", nil),
            ("<b>1</b>/3", nil),
            ("共3页", nil), ("", nil),
        ] as [(String, Int?)])
    func pageCount(html: String, count: Int?) {
        #expect(TransactionTable.pageCount(html) == count)
    }

    @Test(
        "The character data of XML are those of all its CDATA sections",
        arguments: [
            ("<a><![CDATA[<p>1</p>]]></a><b><![CDATA[2]]></b>", "<p>1</p>2"), ("<![CDATA[]]>", ""), ("<a>1</a>", nil), ("", nil),
            ("<![CDATA[1", nil), ("<![CDATA[1]]><![CDATA[2", nil),
        ] as [(String, String?)])
    func characterData(xml: String, data: String?) {
        #expect(TransactionTable.characterData(xml) == data)
    }
}
