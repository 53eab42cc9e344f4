import DanXiKit
import Text

extension HTMLFragment {
    /// Adds a post with its images from the folder and with the floors that it quotes.
    /// - Parameters:
    ///   - hole: the hole whose page this is. Nil for any other page.
    ///   - root: the path from the page to the folder.
    mutating func post(_ text: String, quoting mentions: [Mention] = [], in hole: Int? = nil, _ site: ArchiveSite, root: String) {
        element("div", ["class": "post"]) { html in
            var isAfterQuote = false
            for piece in PostReader.pieces(of: text) {
                html.add(piece, PostPlace(mentions: mentions, hole: hole, site: site, root: root), isAfterQuote: &isAfterQuote)
            }
        }
    }

    private mutating func add(_ piece: PostPiece, _ place: PostPlace, isAfterQuote: inout Bool) {
        let wasAfterQuote = isAfterQuote
        isAfterQuote = false
        switch piece {
        case .text(let text):
            // A quoted floor is a block of its own, after which a line break would be an empty line.
            self.text(wasAfterQuote && text.first?.isNewline == true ? String(text.dropFirst()) : text)
        case .link(let label, let url): link(label, url)
        case .image(let label, let url):
            guard let name = place.site.content.media[url] else { return link(label.isEmpty ? url : label, url) }
            start("img", ["src": place.root + "media/" + name.urlEncoded(), "alt": label, "loading": "lazy"])
        case .sticker(let name): element("span", ["class": "tag"], text: name)
        case .code(let text): element("code", text: text)
        case .codeBlock(let text): element("pre", text: text)
        case .floor(let id):
            guard let quoted = place.mentions.first(where: { $0.id == id }) else { return self.text("##\(id)") }
            isAfterQuote = true
            quote(quoted, mark: "##\(id)", place)
        case .hole(let id):
            if let quoted = place.mentions.first(where: { $0.holeId == id }) {
                isAfterQuote = true
                quote(quoted, mark: "#\(id)", place)
            } else {
                element("a", ["href": place.address(ofHole: id)], text: "#\(id)")
            }
        }
    }

    private mutating func link(_ label: String, _ url: String) {
        element("a", ["href": url, "rel": "noreferrer noopener"], text: label)
    }

    private mutating func quote(_ quoted: Mention, mark: String, _ place: PostPlace) {
        element("a", ["class": "quote", "href": place.address(of: quoted), "title": mark]) { html in
            html.element("bdi", ["class": "name"], text: quoted.anonyname)
            html.text(" ")
            html.element("bdi", text: PostPiece.excerpt(of: quoted.content, image: place.site.words("[图片]", "[image]")))
        }
    }
}

/// Where a post is shown, and what it may refer to.
private struct PostPlace {
    let mentions: [Mention]
    let hole: Int?
    let site: ArchiveSite
    let root: String

    /// Returns the address of a quoted floor: its card on this page, or the page of its thread. Nil if the thread is not saved.
    func address(of quoted: Mention) -> String? {
        if quoted.holeId == hole { return "#floor-\(quoted.id)" }
        return address(ofHole: quoted.holeId).map { "\($0)#floor-\(quoted.id)" }
    }

    func address(ofHole id: Int) -> String? { site.saved.contains(id) ? root + ArchiveSite.threadPath(of: id) : nil }
}
