import Calendar
import Calls
import Errors
import JSON

extension FeedsAPI {
    /// Writes entries as a feed in Atom 1.0.
    package static func write(
        title: String, id: String, entries: [WrittenEntry], link: String?, selfLink: String?, subtitle: String?, updated: Timestamp?
    ) async throws -> String {
        await CallContext.willCompute()
        var known: Set<String> = []
        for entry in entries where !known.insert(entry.id).inserted {
            throw DanXiError(.invalidArgument, "feeds.write: two entries have the id \(entry.id.shortened(toBytes: 200)).")
        }
        let latest = entries.map(\.updated).max { ($0.unixSeconds ?? 0) < ($1.unixSeconds ?? 0) }
        guard let updated = updated ?? latest else {
            throw DanXiError(.invalidArgument, "feeds.write: pass `updated`, because there are no entries.")
        }
        var writer = AtomWriter()
        writer.element("id", id)
        writer.element("title", title)
        writer.element("subtitle", subtitle)
        writer.element("updated", updated.text)
        writer.link(link, "alternate")
        writer.link(selfLink, "self")
        if entries.contains(where: { $0.author == nil }) { writer.author(title) }
        for entry in entries { writer.add(entry) }
        return writer.document()
    }
}
