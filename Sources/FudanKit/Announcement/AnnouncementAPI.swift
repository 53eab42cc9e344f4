import Errors
import Markup
import Networking

/// Asks the academic offices' sites, which are public.
package enum AnnouncementAPI {
    private static let service = "announcement"

    /// `GET https://jwc.fudan.edu.cn/9397/list{page}.htm`
    static func getUndergraduateAnnouncements(_ service: CampusClient, page: Int) async throws -> [Announcement] {
        try undergraduateAnnouncements(try await service.requestWithData("https://jwc.fudan.edu.cn/9397/list\(page).htm", signIn: .none))
    }

    /// `GET https://gs.fudan.edu.cn/tzgg/list{page}.htm`
    static func getGraduateAnnouncements(_ service: CampusClient, page: Int) async throws -> [Announcement] {
        try graduateAnnouncements(try await service.requestWithData("https://gs.fudan.edu.cn/tzgg/list\(page).htm", signIn: .none))
    }

    // MARK: The undergraduates' page

    /// A table whose every cell holds a table of its own; its first row is an announcement, what follows a line.
    private static let outerTable: Selector = ".wp_article_list_table"
    private static let innerTable: Selector = "table"
    private static let undergraduateDate: Selector = "td.ti"

    private static func undergraduateAnnouncements(_ response: HTTPResponse) throws -> [Announcement] {
        let document = try response.wholePage(service: service, selector: outerTable)
        let rows = try document.require(outerTable, service: service).tableRows
        if rows.isEmpty { throw document.pageChanged(service: service, selector: outerTable) }
        return try rows.map { row in
            let table = try row.require(innerTable, service: service)
            guard let entry = table.tableRows.first else { throw table.pageChanged(service: service, selector: innerTable) }
            return try announcement(entry, date: undergraduateDate, page: response.request.url)
        }
    }

    // MARK: The graduate school's page

    private static let items: Selector = "#wp_news_w6 > ul > li.list_item"
    private static let graduateDate: Selector = "div.fields.ex_fields > span"

    private static func graduateAnnouncements(_ response: HTTPResponse) throws -> [Announcement] {
        let document = try response.wholePage(service: service, selector: items)
        return try document.requireAll(items, service: service).map {
            try announcement($0, date: graduateDate, page: response.request.url)
        }
    }

    // MARK: Both

    private static let anchor: Selector = "a[href]"

    private static func announcement(_ entry: HTMLElement, date dateSelector: Selector, page: String) throws -> Announcement {
        let anchor = try entry.require(anchor, service: service)
        // The text may be cut short; the attribute is not.
        let title = [anchor["title"]?.trimmedSpaces, anchor.text].compactMap { $0 }.first { !$0.isEmpty }
        guard let title, let link = anchor["href"].flatMap({ AbsoluteLink.resolve($0, page: page) }) else {
            throw entry.pageChanged(service: service, selector: Self.anchor)
        }
        // The first day alone: some rows show it twice.
        guard let date = PageText.firstDay(in: try entry.require(dateSelector, service: service).text) else {
            throw entry.pageChanged(service: service, selector: dateSelector)
        }
        return Announcement(title: title, date: date, link: link)
    }
}
