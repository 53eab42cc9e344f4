import HTTP
import JSON
import Markup
import TestSupport

@testable import FudanKit

/// A good row of an HTML table, and the fields that each of its columns becomes.
struct ColumnSample: Sendable, CustomStringConvertible {
    struct Column: Sendable {
        let heading: String
        /// The start tag of the cell. Its class, or the heading in it, states what the cell contains.
        let tag: String
        let content: String
        let fields: [String]
        /// The value of a field without the cell, if it is not null.
        let others: [String: JSONValue]

        init(_ heading: String, _ content: String, _ fields: [String], tag: String = "<td>", others: [String: JSONValue] = [:]) {
            (self.heading, self.tag, self.content, self.fields, self.others) = (heading, tag, content, fields, others)
        }
    }

    /// A change of one column in all rows, or of one cell in the first row.
    enum Change: String, CaseIterable {
        case missing, empty, first, last, renamed
    }

    let entity: String
    let columns: [Column]
    /// The end tag of a cell.
    private let end: String
    private let page: @Sendable (_ headings: [String], _ rows: [String]) -> String
    private let read: @Sendable (HTTPResponse) throws -> [JSONValue]

    var description: String { entity }

    init<Entity: JSONEncodable>(
        _ entity: String, _ columns: [Column], end: String = "</td>",
        page: @escaping @Sendable (_ headings: [String], _ rows: [String]) -> String,
        read: @escaping @Sendable (HTTPResponse) throws -> [Entity]
    ) {
        (self.entity, self.columns, self.end, self.page) = (entity, columns, end, page)
        self.read = { try read($0).map { try JSONValue.decode(PaddedBytes($0.text.utf8)) } }
    }

    /// Returns the values of two equal rows. One column of both is changed, or with `empty` one cell of the first.
    func values(_ change: Change? = nil, of column: Int = 0) throws -> [JSONValue] {
        var places = Array(columns.indices)
        var headings = columns.map(\.heading)
        var cells = columns.map { $0.tag + $0.content + end }
        let good = cells
        switch change {
        case nil: break
        case .missing: places.removeAll { $0 == column }
        case .first: places = [column] + places.filter { $0 != column }
        case .last: places = places.filter { $0 != column } + [column]
        case .empty: cells[column] = columns[column].tag + end
        case .renamed:
            headings[column] = "其他"
            let tag = columns[column].tag.replacing(columns[column].heading, with: "其他")
            cells[column] = tag.replacing("site_", with: "x").replacing("=ti", with: "=x") + columns[column].content + end
        }
        let second = change == .empty ? good : cells
        let rows = [cells, second].map { row in places.map { row[$0] }.joined() }
        let text = page(places.map { headings[$0] }, rows)
        return try read(HTTPRequest(url: "https://site.fudan.edu.cn/page").respond(200, text, type: "text/html; charset=utf-8"))
    }
}

extension ColumnSample {
    static let all: [ColumnSample] = [
        ColumnSample(
            "Announcement",
            [
                Column("标题", "<a href='/a/page.htm' title='选课通知'>选课</a>", ["title", "link", "needs_sign_in"]),
                Column("日期", "2024-03-11", ["date"], tag: "<td class=ti>"),
            ],
            page: { _, rows in
                let entries = rows.map { "<tr><td><table><tr>\($0)</tr></table></td></tr>" }.joined()
                return "<html><body><table class=wp_article_list_table>\(entries)</table></body></html>"
            },
            read: { try AnnouncementAPI.undergraduateAnnouncements($0) }),
        ColumnSample(
            "Transaction",
            [
                Column("交易时间", "2024.12.30 12:05", ["time"]),
                Column("交易类型", "<a href='/x?billno=2024'>水控消费</a>", ["id", "kind", "is_expense"]),
                Column("地点", "北区食堂", ["location"]), Column("金额", "10.50", ["amount"]), Column("余额", "1,100.00", ["balance"]),
                Column("状态", "交易成功", ["notes"]),
            ],
            page: { headings, rows in
                let head = headings.map { "<th>\($0)</th>" }.joined()
                let body = rows.map { "<tr>\($0)</tr>" }.joined()
                return "<html><body><div id=all><table><thead><tr>\(head)</tr></thead><tbody>\(body)</tbody></table></div></body></html>"
            },
            read: { try TransactionTable.transactions(HTMLDocument($0)) }),
        ColumnSample(
            "ExerciseLog",
            [
                Column("序号", "7", []), Column("类别", "早操", ["category"]), Column("日期", "2024-03-11", ["date", "date_text"]),
                Column("时间", "7:12", ["time"]), Column("状态", "已通过", ["status"]),
            ],
            page: { sport([4: "<tr><td>早操：</td><td>1</td></tr>", 7: table($0, $1)]) },
            read: { try ExerciseAPI.record(in: HTMLDocument($0)).logs }),
        ColumnSample(
            "SportExamItem",
            [
                Column("序号", "7", []), Column("项目", "肺活量", ["name"]), Column("成绩", "4200", ["result"]),
                Column("得分", "87.5", ["score"]), Column("评价", "良好", ["status"]),
            ],
            page: { sport([4: table($0, $1) + total, 11: ""]) }, read: { try FitnessTestAPI.exam(in: HTMLDocument($0)).items }),
        ColumnSample(
            "SportExamLog",
            [
                Column("序号", "7", []), Column("项目", "肺活量", ["name"]), Column("地点", "体测中心", ["notes"]),
                Column("日期", "2024-11-02", ["date", "date_text"]), Column("成绩", "4200", ["result"]),
            ],
            page: { sport([4: total, 11: table($0, $1)]) }, read: { try FitnessTestAPI.exam(in: HTMLDocument($0)).logs }),
        ColumnSample(
            "Reservation",
            [
                Column("时间", "08:00 09:00", ["begin", "end"], tag: "<td class=site_td1>"),
                Column("场地", "琴房1", ["name"], tag: "<td class=site_td3>", others: ["name": .string("琴房")]),
                Column("人数", "1 / 3", ["reserved", "total"], tag: "<td class=site_td4>"),
                Column(
                    "操作", #"<img onclick="checkUser('8aecc6ce01',this)">"#, ["available", "reserve_id", "reserve_url"],
                    others: ["available": .bool(false)]),
            ],
            page: { _, rows in
                let slots = rows.map { "<tr>\($0)</tr>" }.joined()
                return "<html><body><div id=con_one_1><table>\(slots)</table></div></body></html>"
            },
            read: { response in
                let playground = Playground(
                    id: "1", name: "琴房", campus: nil, category: nil, description: nil, categoryId: "2", bookable: true)
                return try SlotPage(HTMLDocument(response)).reservations(playground, "2026-11-21")
            }),
        ColumnSample(
            "Playground",
            [
                Column("服务项目：", "<a href='x?contentId=8aecc'>琴房</a>", ["name", "id"], tag: "<tr><th>服务项目：</th><td>"),
                Column("开放说明：", "周一", ["description"], tag: "<tr><th>开放说明：</th><td>"),
                Column("校区：", "邯郸校区", ["campus"], tag: "<tr><th>校区：</th><td>"),
                Column("运动项目：", "音乐", ["category"], tag: "<tr><th>运动项目：</th><td>"),
            ],
            end: "</td></tr>",
            page: { _, rows in
                let tables = rows.map { "<table><tr><td><table>\($0)</table></td></tr></table>" }.joined()
                return "<html><body><div class=order_list>\(tables)</div></body></html>"
            },
            read: { try PlaygroundBuilder.playgrounds(PlaygroundBuilder.rows(HTMLDocument($0), category: "a")) }),
    ]

    private static let total = "<tr><td></td><td>总分</td><td><red>86.3</red></td><td>等级</td><td><red>良好</red></td></tr>"

    private static func table(_ headings: [String], _ rows: [String]) -> String {
        "<tr>\(headings.map { "<td>\($0)</td>" }.joined())</tr>" + rows.map { "<tr>\($0)</tr>" }.joined()
    }

    /// Returns a page of the department of physical education. The keys of `contents` are the numbers of the rows with an inner table.
    private static func sport(_ contents: [Int: String]) -> String {
        let rows = (1...12).map { "<tr><td>\(contents[$0].map { "<table>\($0)</table>" } ?? "")</td></tr>" }.joined()
        return "<html><body><div id=pitem><table>\(rows)</table></div></body></html>"
    }
}
