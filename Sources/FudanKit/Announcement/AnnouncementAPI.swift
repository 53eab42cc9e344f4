import Calendar
import Errors
import Markup
import Networking
import Text

/// The public sites of the academic offices.
enum AnnouncementAPI {
    private static let service = "announcement"

    /// `GET https://jwc.fudan.edu.cn/9397/list{page}.htm`
    static func getUndergraduateAnnouncements(_ client: CampusClient, page: Int) async throws -> [Announcement] {
        try undergraduateAnnouncements(try await client.requestWithData("https://jwc.fudan.edu.cn/9397/list\(page).htm", signIn: .none))
    }

    /// `GET https://gs.fudan.edu.cn/tzgg/list{page}.htm`
    static func getGraduateAnnouncements(_ client: CampusClient, page: Int) async throws -> [Announcement] {
        try graduateAnnouncements(try await client.requestWithData("https://gs.fudan.edu.cn/tzgg/list\(page).htm", signIn: .none))
    }

    // MARK: Undergraduate page

    /// Each cell of this table holds a nested table, whose first row is an announcement and whose second row is a line.
    private static let outerTable: Selector = ".wp_article_list_table"
    private static let innerTable: Selector = "table"
    private static let undergraduateDate: Selector = "td.ti"

    private static func undergraduateAnnouncements(_ response: HTTPResponse) throws -> [Announcement] {
        let document = try response.completePage(service: service, selector: outerTable)
        let rows = try document.require(outerTable, service: service).tableRows
        if rows.isEmpty { throw document.pageChanged(service: service, selector: outerTable) }
        return try rows.map { row in
            let table = try row.require(innerTable, service: service)
            guard let entry = table.tableRows.first else { throw table.pageChanged(service: service, selector: innerTable) }
            return try announcement(entry, date: undergraduateDate, page: response.request.url)
        }
    }

    // MARK: Graduate page

    private static let items: Selector = "#wp_news_w6 > ul > li.list_item"
    private static let graduateDate: Selector = "div.fields.ex_fields > span"

    private static func graduateAnnouncements(_ response: HTTPResponse) throws -> [Announcement] {
        let document = try response.completePage(service: service, selector: items)
        return try document.requireAll(items, service: service).map {
            try announcement($0, date: graduateDate, page: response.request.url)
        }
    }

    // MARK: Entries

    private static let anchor: Selector = "a[href]"

    private static func announcement(_ entry: HTMLElement, date dateSelector: Selector, page: String) throws -> Announcement {
        let anchor = try entry.require(anchor, service: service)
        // The visible text may be shortened; the attribute is complete.
        let title = [anchor["title"]?.trimmed, anchor.text].compactMap { $0 }.first { !$0.isEmpty }
        guard let title, let link = link(anchor["href"] ?? "", page: page) else {
            throw entry.pageChanged(service: service, selector: Self.anchor)
        }
        // Some rows show the date twice.
        guard let date = DateScanner.firstDate(in: try entry.require(dateSelector, service: service).text)?.date else {
            throw entry.pageChanged(service: service, selector: dateSelector)
        }
        return Announcement(title: title, date: date, link: link)
    }

    /// Returns nil for a link that leads to no other page.
    private static func link(_ reference: String, page: String) -> String? {
        let reference = reference.trimmed
        return reference.isEmpty || reference.hasPrefix("#") ? nil : URLReference.resolve(reference, against: page)
    }
}
