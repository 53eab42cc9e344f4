import Calendar
import CampusSignIn
import Errors
import HTTP
import Markup
import Text

/// Requests to the public sites of the academic offices, which publish announcements.
enum AnnouncementAPI {
    private static let service = "announcement"

    /// `GET https://jwc.fudan.edu.cn/9397/list{page}.htm`
    static func getUndergraduateAnnouncements(_ client: CampusClient, page: Int) async throws -> [Announcement] {
        let response = try await request(client, "https://jwc.fudan.edu.cn/9397/list\(page).htm", page)
        return try response.map(undergraduateAnnouncements) ?? []
    }

    /// `GET https://gs.fudan.edu.cn/tzgg/list{page}.htm`
    static func getGraduateAnnouncements(_ client: CampusClient, page: Int) async throws -> [Announcement] {
        let response = try await request(client, "https://gs.fudan.edu.cn/tzgg/list\(page).htm", page)
        return try response.map(graduateAnnouncements) ?? []
    }

    /// Requests a page of announcements. Returns nil for a page after the last page.
    private static func request(_ client: CampusClient, _ url: String, _ page: Int) async throws -> HTTPResponse? {
        do {
            return try await client.requestWithData(url, signIn: .none)
        } catch let error as DanXiError where error.code == .notFound && page > 1 {
            return nil
        }
    }

    // MARK: Undergraduate page

    /// The table of announcements. Each row contains a nested table, whose first row is an announcement and whose second row is a separator.
    private static let outerTable: Selector = ".wp_article_list_table"
    private static let innerTable: Selector = "table"
    private static let undergraduateDate: Selector = "td.ti"

    static func undergraduateAnnouncements(_ response: HTTPResponse) throws -> [Announcement] {
        let document = try response.completePage(service: service, selector: outerTable)
        guard let table = document.first(outerTable) else { return try listed(document, outerTable, page: response.request.url) }
        let rows = table.tableRows
        if rows.isEmpty { throw document.pageChanged(service: service, selector: outerTable) }
        return try rows.compactMapReadable("announcement") { row in
            let table = try row.require(innerTable, service: service)
            guard let entry = table.tableRows.first else { throw table.pageChanged(service: service, selector: innerTable) }
            return try announcement(entry, date: undergraduateDate, page: response.request.url)
        }
    }

    // MARK: Graduate page

    private static let items: Selector = "#wp_news_w6 > ul > li.list_item"
    private static let graduateDate: Selector = "div.fields.ex_fields > span"

    static func graduateAnnouncements(_ response: HTTPResponse) throws -> [Announcement] {
        let document = try response.completePage(service: service, selector: items)
        let entries = document.select(items)
        if entries.isEmpty { return try listed(document, items, page: response.request.url) }
        return try entries.compactMapReadable("announcement") {
            try announcement($0, date: graduateDate, page: response.request.url)
        }
    }

    // MARK: Other markup

    /// The default list of the content management system. Both sites may use this list instead of their own.
    private static let commonItems: Selector = ".wp_article_list > li"
    private static let commonDate: Selector = ".Article_PublishDate"

    /// Reads the announcements of the default list. Throws `pageChanged` if the page has no such list.
    /// - Parameter usual: the selector of the site's own list, for the error message.
    private static func listed(_ document: HTMLDocument, _ usual: Selector, page: String) throws -> [Announcement] {
        let entries = document.select(commonItems)
        if entries.isEmpty { throw document.pageChanged(service: service, selector: usual) }
        return try entries.compactMapReadable("announcement") { try announcement($0, date: commonDate, page: page) }
    }

    // MARK: Entries

    private static let anchor: Selector = "a[href]"

    private static func announcement(_ entry: HTMLElement, date dateSelector: Selector, page: String) throws -> Announcement {
        let anchor = try entry.require(anchor, service: service)
        // The visible title may be shortened. The attribute `title` is complete.
        let title = [anchor["title"]?.trimmed, anchor.text].compactMap { $0 }.first { !$0.isEmpty }
        guard let title, let link = link(anchor["href"] ?? "", page: page) else {
            throw entry.pageChanged(service: service, selector: Self.anchor)
        }
        // Some rows show the date twice, so the first date is used.
        let date = (entry.first(dateSelector) ?? entry.first(commonDate)).flatMap { DateScanner.firstDate(in: $0.text)?.date }
        return Announcement(title: title, date: date, link: link, needsSignIn: needsSignIn(link))
    }

    /// Returns whether a page needs a sign-in. The path of such a page ends in `.psp`.
    private static func needsSignIn(_ link: String) -> Bool {
        link.prefix { $0 != "?" && $0 != "#" }.lowercased().hasSuffix(".psp")
    }

    /// Returns the absolute URL of a link. Nil if the link is empty, invalid, or leads to another part of the same page.
    private static func link(_ reference: String, page: String) -> String? {
        let reference = reference.trimmed
        return reference.isEmpty || reference.hasPrefix("#") ? nil : URLReference.resolve(reference, against: page)
    }
}
