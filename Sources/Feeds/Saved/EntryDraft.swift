import Calls
import Errors
import JSON
import SQLite

/// An entry of a feed that is to be saved.
struct EntryDraft: Sendable {
    /// Maximum size of an entry as JSON, in bytes. Larger entries are left out.
    private static let maximalSize = 1 << 20

    let key: String
    let entry: String
    let fingerprint: Int
    /// The text in which searches look for words. Empty until ``folding(_:)`` sets it.
    private(set) var folded = ""

    /// Returns the entries of a feed, each once and oldest first, so that newer entries get larger identifiers. Entries that exceed
    /// `maximalSize` are left out and recorded.
    static func all(of feed: Feed) throws(DanXiError) -> [(draft: EntryDraft, entry: FeedEntry)] {
        var known: Set<String> = []
        var drafts: [(draft: EntryDraft, entry: FeedEntry)] = []
        var tooLarge = 0
        for entry in inOrder(feed.entries) {
            var text = try FeedTables.json.text(entry)
            guard text.utf8.count <= maximalSize else {
                tooLarge += 1
                continue
            }
            guard known.insert(entry.id).inserted else { continue }
            let hash = text.withUTF8 { ContentHash.of(UnsafeRawBufferPointer($0)) }
            drafts.append((EntryDraft(key: entry.id, entry: text, fingerprint: hash), entry))
        }
        if tooLarge > 0 {
            let row = SkippedRow(what: "feed entry", reason: "it is larger than \(maximalSize) bytes", excerpt: "")
            SkippedRowRecorder.current?.record(SkippedRows([row], count: tooLarge))
        }
        return drafts.reversed()
    }

    private init(key: String, entry: String, fingerprint: Int) {
        (self.key, self.entry, self.fingerprint) = (key, entry, fingerprint)
    }

    func folding(_ entry: FeedEntry) -> EntryDraft {
        var draft = self
        draft.folded = SearchText.indexed(entry.plainText)
        return draft
    }

    /// Returns the entries by date, newest first. If any entry has no date, all entries stay in the order of the document.
    private static func inOrder(_ entries: [FeedEntry]) -> [FeedEntry] {
        let times = entries.map { ($0.published ?? $0.updated)?.unixSeconds ?? .min }
        guard !times.contains(.min) else { return entries }
        return entries.indices.sorted { (times[$0], $1) > (times[$1], $0) }.map { entries[$0] }
    }
}

extension FeedEntry {
    /// Maximum size of the text that is searched, in bytes. The rest of a longer text is not searched.
    private static let searchedSize = 1 << 18

    /// The title and, on the next line, the first content or the summary without markup. The title alone if the entry has no such text.
    var plainText: String {
        guard let content = content.first ?? summary, content.type.hasPrefix("text/") || content.type.hasSuffix("xml") else { return title }
        let value = content.value.shortened(toBytes: Self.searchedSize)
        return "\(title)\n\(content.type == "text/plain" ? PlainText.oneLine(value) : PlainText.of(html: value))"
    }
}
