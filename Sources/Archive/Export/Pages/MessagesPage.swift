import DanXiKit
import Errors

/// The page of the messages of the forum.
struct MessagesPage {
    static let path = "pages/messages.html"
    let site: ArchiveSite

    func document() throws(DanXiError) -> String {
        let page = ArchivePage(title: site.title(of: Self.path), path: Self.path)
        return try page.document(site) { html in
            for kept in site.content.messages {
                let message = kept.value
                html.element("article", ["class": "card", "id": "message-\(message.id)"]) { html in
                    html.element("div", ["class": "head"]) { html in
                        html.element("bdi", ["class": "name"], text: message.message)
                        if let hole = message.relatedHoleId, site.saved.contains(hole) {
                            let floor = message.relatedFloorId.map { "#floor-\($0)" } ?? ""
                            html.element("a", ["href": page.root + ArchiveSite.threadPath(of: hole) + floor], text: "#\(hole)")
                        }
                        html.element("span", ["class": "quiet"], text: site.words.time(message.timeCreated))
                    }
                    html.gone(kept.goneAt, site)
                    html.post(message.description, site, root: page.root)
                }
                html.line()
            }
        }
    }
}
