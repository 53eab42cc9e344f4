import Calendar
import Errors
import TestSupport
import Testing

@testable import Feeds

@Suite("Writing of feeds", .timeLimit(.minutes(5)))
struct WritingTests {
    private let morning = Timestamp("2026-11-22T08:00:00+08:00")
    // Earlier than `morning` as an instant, but later as a string.
    private let night = Timestamp("2026-11-22T09:00:00+14:00")

    private func entry(_ id: String, _ updated: Timestamp?, author: String? = nil, text: String? = nil, html: String? = nil) throws
        -> WrittenEntry
    {
        WrittenEntry(
            id: id, title: "Title <\(id)> & \u{1}\"more\"", updated: try #require(updated), published: updated,
            link: "https://a.org/?x=1&y=\(id)",
            author: author, text: text, html: html)
    }

    private func written(_ entries: [WrittenEntry], updated: Timestamp? = nil) async throws -> String {
        try await FeedsAPI.write(
            title: "All & more", id: "urn:example:all", entries: entries, link: "https://a.org/", selfLink: "https://a.org/feed.atom",
            subtitle: "Notices", updated: updated)
    }

    @Test("A written feed is read with the same values")
    func roundTrip() async throws {
        let entries = [
            try entry("1", night, author: "林疏影", text: "line one\nline two"), try entry("2", morning, html: "<p>A &amp; B</p>"),
            try entry("3", morning, author: "何川", text: "short", html: "<b>long</b>"),
        ]
        let feed = try await FeedsAPI.parse(text: written(entries), base64: nil, contentType: nil, url: nil)
        #expect(!feed.bozo, "\(feed.bozoReason ?? "")")
        #expect(feed.format == .atom10)
        #expect([feed.title, feed.id, feed.subtitle, feed.link] == ["All & more", "urn:example:all", "Notices", "https://a.org/"])
        #expect(feed.updated == morning)
        #expect(feed.links.map(\.rel) == ["alternate", "self"])
        #expect(feed.entries.map(\.id) == ["1", "2", "3"])
        #expect(feed.entries.map(\.title) == entries.map { "Title <\($0.id)> & \"more\"" })
        #expect(feed.entries.map(\.link) == entries.map(\.link))
        #expect(feed.entries.map(\.updated) == entries.map(\.updated))
        #expect(feed.entries.map(\.published) == entries.map(\.published))
        #expect(feed.entries.map { $0.authors.map(\.name) } == [["林疏影"], ["All & more"], ["何川"]])
        #expect(feed.entries.map { $0.content.first?.value } == ["line one\nline two", "<p>A &amp; B</p>", "<b>long</b>"])
        #expect(feed.entries.map { $0.content.first?.type } == ["text/plain", "text/html", "text/html"])
        #expect(feed.entries.map { $0.summary?.value } == [nil, nil, "short"])
    }

    @Test("Equal entries give equal bytes, and a feed without entries needs a time")
    func deterministic() async throws {
        let entries = [try entry("1", morning)]
        let (first, second) = (try await written(entries), try await written(entries))
        #expect(first == second)
        let empty = try await written([], updated: morning)
        #expect(empty.contains("<updated>2026-11-22T08:00:00+08:00</updated>"))
        for (wrong, reason) in [([], "pass `updated`"), (entries + entries, "two entries have the id 1")] {
            let error = await failure { try await written(wrong) }
            #expect(error?.code == .invalidArgument)
            #expect(error?.message.contains(reason) == true)
        }
    }
}
