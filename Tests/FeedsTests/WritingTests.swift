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

    @Test("A feed has only the values that it was given, and each entry or the feed has an author")
    func document() async throws {
        let entries = [
            WrittenEntry(
                id: "1", title: "<A>", updated: try #require(morning), published: night, link: "https://a.org/?x&y", author: "Ann",
                text: "short",
                html: "<p>long</p>"),
            WrittenEntry(
                id: "2", title: "B", updated: try #require(morning), published: nil, link: nil, author: "Bob", text: nil, html: nil),
        ]
        let start = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\">\n"
        let both = try await FeedsAPI.write(
            title: "T", id: "urn:t", entries: entries, link: nil, selfLink: nil, subtitle: nil, updated: night)
        #expect(
            both == start + """
                <id>urn:t</id>
                <title>T</title>
                <updated>2026-11-22T09:00:00+14:00</updated>
                <entry>
                <id>1</id>
                <title>&lt;A&gt;</title>
                <updated>2026-11-22T08:00:00+08:00</updated>
                <published>2026-11-22T09:00:00+14:00</published>
                <link rel="alternate" href="https://a.org/?x&amp;y"/>
                <author><name>Ann</name></author>
                <summary>short</summary>
                <content type="html">&lt;p&gt;long&lt;/p&gt;</content>
                </entry>
                <entry>
                <id>2</id>
                <title>B</title>
                <updated>2026-11-22T08:00:00+08:00</updated>
                <author><name>Bob</name></author>
                </entry>
                </feed>

                """)
        let one = try await FeedsAPI.write(
            title: "T & U", id: "urn:t", entries: [entry("3", night, text: "a\nb")], link: "https://a.org/", selfLink: "https://a.org/f",
            subtitle: "S", updated: nil)
        #expect(
            one == start + """
                <id>urn:t</id>
                <title>T &amp; U</title>
                <subtitle>S</subtitle>
                <updated>2026-11-22T09:00:00+14:00</updated>
                <link rel="alternate" href="https://a.org/"/>
                <link rel="self" href="https://a.org/f"/>
                <author><name>T &amp; U</name></author>
                <entry>
                <id>3</id>
                <title>Title &lt;3&gt; &amp; &quot;more&quot;</title>
                <updated>2026-11-22T09:00:00+14:00</updated>
                <published>2026-11-22T09:00:00+14:00</published>
                <link rel="alternate" href="https://a.org/?x=1&amp;y=3"/>
                <content type="text">a&#10;b</content>
                </entry>
                </feed>

                """)
    }

    @Test("The error about two entries with a long id names its beginning")
    func longId() async throws {
        let id = String(repeating: "x", count: 300)
        let entries = [try entry(id, morning), try entry("2", morning), try entry(id, night)]
        let error = await failure { try await written(entries) }
        #expect(error?.message.hasPrefix("feeds.write: two entries have the id xxx") == true && (error?.message.utf8.count ?? 300) < 250)
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
