import Calendar
import DanXiKit
import Errors

/// The pages of the saved threads: the list, and a page with the floors of each.
struct ThreadPage {
    static let listPath = "pages/threads.html"
    let site: ArchiveSite

    // MARK: The list

    func list() throws(DanXiError) -> String {
        let page = ArchivePage(title: site.title(of: Self.listPath), path: Self.listPath)
        return try page.document(site) { html in
            for thread in site.content.threads {
                html.element("article", ["class": "card"]) { html in
                    html.element("div", ["class": "head"]) { html in
                        let address = page.root + ArchiveSite.threadPath(of: thread.holeId)
                        html.element("a", ["class": "name", "href": address], text: "#\(thread.holeId)")
                        marks(of: thread, &html)
                    }
                    let text = PostPiece.excerpt(
                        of: thread.hole.floors.firstFloor?.content ?? "", maximalCount: 200, image: site.words("[图片]", "[image]"))
                    html.element("div", ["class": "post"], text: text)
                    html.element("div", ["class": "quiet"], text: facts(of: thread))
                }
                html.line()
            }
        }
    }

    private func marks(of thread: SavedThread, _ html: inout HTMLFragment) {
        if site.content.ownHoles.contains(thread.holeId) { html.element("span", ["class": "tag"], text: site.words("我的", "mine")) }
        if site.content.favorites.contains(thread.holeId) {
            html.element("span", ["class": "tag"], text: site.words("收藏", "favourite"))
        }
        for tag in thread.hole.tags { html.element("bdi", ["class": "tag"], text: tag.name) }
    }

    private func facts(of thread: SavedThread) -> String {
        [
            site.words.time(thread.hole.timeUpdated), site.words.count(thread.floorCount, "楼", "floor", "floors"),
            thread.isComplete ? nil : site.words("未完整保存", "not completely saved"),
            thread.goneAt.map { site.words("树洞已没有它（\(site.words.time($0)) 发现）", "gone from the forum, noticed \(site.words.time($0))") },
        ].compactMap { $0 }.joined(separator: " · ")
    }

    // MARK: One thread

    func page(of archived: ArchivedThread) throws(DanXiError) -> String {
        let thread = archived.thread
        let page = ArchivePage(title: "#\(thread.holeId)", path: ArchiveSite.threadPath(of: thread.holeId), section: Self.listPath)
        return try page.document(site) { html in
            html.element("div", ["class": "head"]) { marks(of: thread, &$0) }
            html.element("div", ["class": "quiet"], text: facts(of: thread))
            html.line()
            let author = archived.floors.first { $0.floor.ranking == 0 }?.floor.anonyname
            for saved in archived.floors {
                card(saved, earlier: archived.earlier[saved.id] ?? [], author: author, root: page.root, &html)
                html.line()
            }
        }
    }

    private func card(_ saved: SavedFloor, earlier: [String], author: String?, root: String, _ html: inout HTMLFragment) {
        let floor = saved.floor
        html.element("article", ["class": "card", "id": "floor-\(floor.id)"]) { html in
            html.element("div", ["class": "head"]) { html in
                html.element("a", ["class": "quiet", "href": "#floor-\(floor.id)"], text: floor.ranking.map { "\($0)" } ?? "##\(floor.id)")
                html.element("bdi", ["class": "name"], text: floor.anonyname)
                if floor.anonyname == author { html.element("span", ["class": "tag"], text: site.words("洞主", "author")) }
                if floor.isMe { html.element("span", ["class": "tag"], text: site.words("我", "me")) }
                if !floor.specialTag.isEmpty { html.element("bdi", ["class": "tag"], text: floor.specialTag) }
                html.element("span", ["class": "quiet"], text: site.words.time(floor.timeCreated))
            }
            if let time = saved.deletedAt {
                html.element(
                    "div", ["class": "warn"],
                    text: site.words("树洞已删除（\(site.words.time(time)) 发现）", "deleted on the forum, noticed \(site.words.time(time))"))
            } else if floor.deleted {
                html.element("div", ["class": "warn"], text: site.words("已删除", "deleted"))
            }
            if !floor.foldV2.isEmpty {
                html.element("div", ["class": "warn"]) { html in
                    html.text(site.words("已折叠：", "folded: "))
                    html.element("bdi", text: floor.foldV2)
                }
            }
            html.post(floor.content, quoting: floor.mention, in: floor.holeId, site, root: root)
            html.earlier(earlier + saved.history.map(\.content), site, root: root)
            let facts = ["##\(floor.id)", floor.like > 0 ? "+\(floor.like)" : nil, floor.dislike > 0 ? "−\(floor.dislike)" : nil]
            html.element("div", ["class": "quiet"], text: facts.compactMap { $0 }.joined(separator: "  "))
        }
    }
}

extension HTMLFragment {
    /// Adds earlier texts, which are shown on demand.
    mutating func earlier(_ texts: [String], _ site: ArchiveSite, root: String) {
        guard !texts.isEmpty else { return }
        element("details") { html in
            html.element("summary", text: site.words.count(texts.count, "个较早的版本", "earlier version", "earlier versions"))
            for text in texts { html.post(text, site, root: root) }
        }
    }

    /// Adds when a run found that a server no longer has something.
    mutating func gone(_ time: Timestamp?, _ site: ArchiveSite) {
        guard let time else { return }
        element(
            "div", ["class": "warn"],
            text: site.words("服务器已没有它（\(site.words.time(time)) 发现）", "gone from the server, noticed \(site.words.time(time))"))
    }
}
