import DanXiKit
import Errors

/// The page of the floors that the person wrote.
struct FloorsPage {
    static let path = "pages/floors.html"
    let site: ArchiveSite

    func document() throws(DanXiError) -> String {
        let page = ArchivePage(title: site.title(of: Self.path), path: Self.path)
        return try page.document(site) { html in
            for kept in site.content.floors {
                let floor = kept.value
                html.element("article", ["class": "card", "id": "floor-\(floor.id)"]) { html in
                    html.element("div", ["class": "head"]) { html in
                        let address = "\(page.root)\(ArchiveSite.threadPath(of: floor.holeId))#floor-\(floor.id)"
                        let isSaved = site.saved.contains(floor.holeId)
                        html.element("a", ["class": "name", "href": isSaved ? address : nil], text: "#\(floor.holeId)")
                        html.element("bdi", text: floor.anonyname)
                        html.element("span", ["class": "quiet"], text: site.words.time(floor.timeCreated))
                    }
                    html.gone(kept.goneAt, site)
                    html.post(floor.content, quoting: floor.mention, site, root: page.root)
                    html.earlier(kept.earlier.map(\.content), site, root: page.root)
                }
                html.line()
            }
        }
    }
}
