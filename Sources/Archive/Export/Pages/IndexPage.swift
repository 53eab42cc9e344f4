import Errors

/// The first page: how much the archive has of each part.
struct IndexPage {
    static let path = "index.html"
    let site: ArchiveSite

    func document() throws(DanXiError) -> String {
        let title = site.words("我的复旦", "My Fudan")
        return try ArchivePage(title: title, path: Self.path).document(site) { html in
            html.element("div", ["class": "tiles"]) { html in
                for section in site.sections {
                    guard let count = section.count else { continue }
                    html.element("a", ["class": "tile", "href": section.path]) { html in
                        html.element("b", text: "\(count)")
                        html.text(section.title)
                    }
                }
            }
            let spent = TransactionsPage(site: site).spentByYear()
            guard !spent.isEmpty else { return }
            html.element("h2", text: site.words("每年的消费", "Spent in each year"))
            html.table(
                [site.words("年", "Year"), site.words("支出（元）", "Spent (yuan)"), site.words("笔数", "Transactions")],
                spent.map { [HTMLCell($0.year), HTMLCell($0.sum.money, .number), HTMLCell("\($0.count)", .number)] })
        }
    }
}
