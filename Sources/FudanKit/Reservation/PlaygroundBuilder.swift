import Errors
import Markup
import Text

/// A builder of playgrounds from the site's list. Each playground is a nested table, whose rows have a heading and a value.
enum PlaygroundBuilder {
    static let list: Selector = "div.order_list"
    private static let outerTable: Selector = "div.order_list > table"
    private static let innerTable: Selector = "table table"
    private static let content: Selector = "a[href*=\"contentId=\"]"
    private static let offer: Selector = "a[href*=\"toResourceFrame\"]"
    private static let value: Selector = "th + td"

    /// A row of the list: the table of a playground, or an entry without a table.
    struct Row {
        let element: HTMLElement
        let category: String
    }

    /// Returns the rows of a page. A page may have no rows.
    static func rows(_ document: HTMLDocument, category: String) throws -> [Row] {
        _ = try document.require(list, service: ReservationAPI.service)
        // The site ends its list with an empty table.
        let entries = document.select(outerTable).filter { $0.children.contains { !$0.text.isEmpty || !$0.children.isEmpty } }
        return entries.flatMap { entry in
            let tables = entry.select(innerTable)
            return (tables.isEmpty ? [entry] : tables).map { Row(element: $0, category: category) }
        }
    }

    /// Returns the playgrounds of the rows of all pages.
    static func playgrounds(_ rows: [Row]) throws -> [Playground] {
        try rows.compactMapReadable("playground", excerpt: \.element.excerpt) { try playground($0.element, category: $0.category) }
    }

    private static func playground(_ table: HTMLElement, category: String) throws -> Playground {
        var name: String?
        var campus: String?
        var kind: String?
        var description: String?
        for row in table.tableRows {
            guard let heading = row.rowCells.first, heading.tag == "th" else { continue }
            let text = row.rowCells.at(1)?.text.meaningful
            let title = heading.text
            if title.contains("服务项目") {
                name = text
            } else if title.contains("校区") {
                campus = text
            } else if title.contains("项目") {
                kind = text
            } else if title.contains("说明") {
                description = text
            }
        }
        let link = try table.require(content, service: ReservationAPI.service)
        guard let id = link["href"].flatMap(contentId) else { throw table.pageChanged(service: ReservationAPI.service, selector: content) }
        guard let name else { throw table.pageChanged(service: ReservationAPI.service, selector: value) }
        return Playground(
            id: id, name: name, campus: campus, category: kind, description: description, categoryId: category,
            bookable: table.first(offer) != nil)
    }

    private static func contentId(_ link: String) -> String? {
        guard let key = link.firstRange(of: "contentId=") else { return nil }
        let id = link[key.upperBound...].prefix { $0.isASCIIAlphanumeric }
        return id.isEmpty ? nil : String(id)
    }
}
