import DanXiKit
import Errors
import JSON

/// The Markdown file of a thread.
struct ThreadMarkdown {
    let site: ArchiveSite

    static func path(of hole: Int) -> String { "markdown/\(hole).md" }

    func document(_ archived: ArchivedThread) throws(DanXiError) -> String {
        let thread = archived.thread
        var markdown = MarkdownWriter()
        markdown.frontMatter([
            ("hole", "\(thread.holeId)"), ("tags", try Self.json(thread.hole.tags.map(\.name))),
            ("created", try Self.json(thread.hole.timeCreated)), ("updated", try Self.json(thread.hole.timeUpdated)),
            ("checked", try Self.json(thread.checkedAt)), ("gone", try thread.goneAt.map(Self.json) ?? "null"),
            ("floors", "\(thread.floorCount)"), ("complete", "\(thread.isComplete)"),
        ])
        markdown.heading(1, "#\(thread.holeId)")
        for saved in archived.floors { add(saved, earlier: archived.earlier[saved.id] ?? [], to: &markdown) }
        return markdown.document()
    }

    private func add(_ saved: SavedFloor, earlier: [String], to markdown: inout MarkdownWriter) {
        let (floor, words) = (saved.floor, site.words)
        markdown.heading(2, heading(of: floor.id))
        let facts = [
            floor.anonyname, floor.isMe ? words("我", "me") : nil, floor.specialTag, words.time(floor.timeCreated),
            floor.like > 0 ? "+\(floor.like)" : nil, floor.dislike > 0 ? "−\(floor.dislike)" : nil,
            saved.deletedAt.map { words("树洞已删除（\(words.time($0)) 发现）", "deleted on the forum, noticed \(words.time($0))") }
                ?? (floor.deleted ? words("已删除", "deleted") : nil),
            floor.foldV2.isEmpty ? nil : words("已折叠：", "folded: ") + floor.foldV2,
        ]
        markdown.text(facts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " · "))
        markdown.endBlock()
        add(floor.content, quoting: floor.mention, in: floor.holeId, to: &markdown)
        for text in earlier + saved.history.map(\.content) {
            markdown.heading(3, words("较早的版本", "Earlier version"))
            add(text, quoting: floor.mention, in: floor.holeId, to: &markdown)
        }
    }

    private func add(_ post: String, quoting mentions: [Mention], in hole: Int, to markdown: inout MarkdownWriter) {
        for piece in PostReader.pieces(of: post) {
            switch piece {
            case .text(let text): markdown.text(text)
            case .link(let label, let url): markdown.link(label, to: url)
            case .sticker(let name): markdown.text("[\(name)]")
            case .code(let text): markdown.code(text)
            case .codeBlock(let text): markdown.codeBlock(text)
            case .image(let label, let url):
                if let name = site.content.media[url] {
                    markdown.image(label, path: "../media/\(name)")
                } else {
                    // An image of another place would be loaded by every reader of the file.
                    markdown.link(label.isEmpty ? url : label, to: url)
                }
            case .floor(let id):
                let place = mentions.first { $0.id == id }?.holeId ?? 0
                if place == hole || site.saved.contains(place) {
                    markdown.link("##\(id)", to: (place == hole ? "" : "\(place).md") + "#" + anchor(of: id))
                } else {
                    markdown.text("##\(id)")
                }
            case .hole(let id):
                if site.saved.contains(id) { markdown.link("#\(id)", to: "\(id).md") } else { markdown.text("#\(id)") }
            }
        }
    }

    private func heading(of floor: Int) -> String { site.words("楼层 \(floor)", "Floor \(floor)") }

    /// Returns the name that readers of Markdown give to the heading of a floor.
    private func anchor(of floor: Int) -> String { site.words("楼层-\(floor)", "floor-\(floor)") }

    /// Returns JSON, which YAML reads alike. The line breaks of YAML that JSON does not escape are escaped too.
    private static func json(_ value: some JSONEncodable) throws(DanXiError) -> String {
        guard let bytes = JSONText.bytes(of: value) else { throw .outOfMemory("for a Markdown file") }
        return ["\u{85}": "\\u0085", "\u{2028}": "\\u2028", "\u{2029}": "\\u2029", "\u{feff}": "\\ufeff"]
            .reduce(String(decoding: bytes, as: UTF8.self)) { $0.replacing($1.key, with: $1.value) }
    }
}
