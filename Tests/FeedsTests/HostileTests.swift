import Errors
import TestSupport
import Testing

@testable import Feeds

@Suite("Hostile feeds", .computing, .timeLimit(.minutes(5)))
struct HostileTests {
    private func error(_ document: String) -> DanXiError? {
        do {
            _ = try FeedParser.parse(Array(document.utf8), charset: nil, url: nil, until: nil)
            return nil
        } catch {
            return error
        }
    }

    private func rss(_ items: String) -> String { "<rss version='2.0'><channel>\(items)</channel></rss>" }

    @Test("A feed that is nested too deeply is refused, even if it must be repaired", arguments: ["<a>", "<item>", "<description><b>"])
    func nesting(tag: String) {
        let document = rss(String(repeating: tag, count: 100_000))
        #expect(error(document)?.code == .tooLarge)
        #expect(error("& " + document)?.code == .tooLarge)
    }

    @Test("A feed has at most 100,000 entries", arguments: [(100_000, true), (100_001, false)])
    func entryLimit(count: Int, isRead: Bool) {
        let json =
            #"{"version":"https://jsonfeed.org/version/1.1","items":[{}"# + String(repeating: ",{}", count: count - 1) + "]}"
        for document in [rss(String(repeating: "<item/>", count: count)), json] {
            let error = error(document)
            #expect(
                error?.message == (isRead ? nil : Self.refusal("has more than 100000 entries")) && error?.code == (isRead ? nil : .tooLarge)
            )
        }
    }

    private static func refusal(_ problem: String) -> String {
        "The feed \(problem). Reading it would take too much time or memory. Check the source of the feed."
    }

    @Test("A feed has at most a million elements and attributes", arguments: [(0, true), (1, false)])
    func nodeLimit(more: Int, isRead: Bool) {
        // The root with its version, the channel, and elements with one attribute each.
        let document = rss(String(repeating: "<a b=''/>", count: 499_998) + String(repeating: "<a/>", count: 1 + more))
        #expect(error(document)?.message == (isRead ? nil : Self.refusal("has more than 1000000 elements and attributes")))
    }

    @Test("Elements are nested at most 199 levels deep, in a feed and in the markup of a text", arguments: [(0, true), (1, false)])
    func levelLimit(more: Int, isRead: Bool) {
        // The root and the channel are two levels. A text with markup is none of its own.
        let nested = String(repeating: "<a>", count: 197 + more) + String(repeating: "</a>", count: 197 + more)
        for document in [nested, "<description>\(nested)</description>"] {
            let error = error(rss(document))
            #expect(error?.message == (isRead ? nil : Self.refusal("is nested more than 200 levels deep")))
        }
    }

    @Test("Entries inherit authors of up to 1000 bytes, a base URL of up to 2048 bytes, and a language of up to 100", arguments: [0, 1])
    func inherited(more: Int) throws {
        let name = String(repeating: "a", count: 988 + more)
        let base = "http://e.org/" + String(repeating: "b", count: 2034 + more) + "/"
        let language = String(repeating: "c", count: 100 + more)
        let document =
            "<feed xmlns='http://www.w3.org/2005/Atom' xml:base='\(base)' xml:lang='\(language)'><author><name>\(name)</name><email>a@b.org</email>"
            + "<uri>x:yz1</uri></author><entry><link href='x'/></entry></feed>"
        let feed = try FeedParser.parse(Array(document.utf8), charset: nil, url: nil, until: nil)
        let entry = try #require(feed.entries.first)
        #expect(entry.authors.count == 1 - more && entry.link == (more == 0 ? base + "x" : "x"))
        #expect(feed.language == (more == 0 ? language : nil))
    }

    @Test("An item has at most 100 authors in texts")
    func authors() throws {
        let document = rss("<item>" + (0..<102).map { "<author>a\($0)</author>" }.joined() + "</item>")
        let feed = try FeedParser.parse(Array(document.utf8), charset: nil, url: nil, until: nil)
        #expect(feed.entries.first?.authors.map(\.name) == (0..<100).map { "a\($0)" })
    }

    @Test("The text of a date that cannot be read is kept up to 100 characters", arguments: [100, 101, 300])
    func longDate(count: Int) throws {
        let document = rss("<item><pubDate>" + String(repeating: "x", count: count) + "</pubDate></item>")
        let feed = try FeedParser.parse(Array(document.utf8), charset: nil, url: nil, until: nil)
        #expect(feed.entries.first?.publishedText == String(repeating: "x", count: 100))
    }

    @Test("A feed of more than 64 MiB is refused")
    func size() async {
        let bytes = [UInt8](repeating: 0x20, count: 64 << 20 + 1)
        let error = await failure { try FeedParser.parse(bytes, charset: nil, url: nil, until: nil) }
        #expect(error?.code == .tooLarge && error?.message == Self.refusal("is larger than 67108864 bytes"))
    }

    @Test("Ten thousand attributes of a tag are refused in a well-formed feed, and accepted in a feed that must be repaired")
    func attributes() {
        let attributes = (0..<10_000).map { "a\($0)='1'" }.joined(separator: " ")
        #expect(error(rss("<item \(attributes)/>"))?.code == .tooLarge)
        #expect(error("& " + rss("<item \(attributes)/>")) == nil)
    }

    @Test("The first 200 attributes of a tag are kept in a feed that must be repaired", arguments: [(199, true), (200, false)])
    func keptAttributes(before: Int, isKept: Bool) throws {
        let attributes = (0..<before).map { "a\($0)='1'" }.joined(separator: " ")
        let document = "& " + rss("<item><enclosure \(attributes) url='https://e.org/a'/></item>")
        let feed = try FeedParser.parse(Array(document.utf8), charset: nil, url: nil, until: nil)
        #expect((feed.entries.first?.enclosures.first?.url == "https://e.org/a") == isKept)
    }

    @Test("Names of entities have at most 32 characters in a feed that must be repaired", arguments: [(32, true), (33, false)])
    func entityNames(length: Int, isKnown: Bool) throws {
        let name = String(repeating: "n", count: length)
        let document = "<!DOCTYPE rss [<!ENTITY \(name) 'value'>]>" + rss("<title>a & &\(name);</title>")
        let feed = try FeedParser.parse(Array(document.utf8), charset: nil, url: nil, until: nil)
        #expect(feed.title == (isKnown ? "a & value" : "a & &\(name);"))
    }

    @Test("An attribute of ten million bytes does not hide the entries after it")
    func longAttribute() throws {
        let url = "https://e.org/" + String(repeating: "x", count: 10_000_100)
        let feed = try FeedParser.parse(
            Array(rss("<item><enclosure url='\(url)'/></item><item><guid>2</guid></item>").utf8), charset: nil, url: nil, until: nil)
        #expect(feed.entries.map(\.id).last == "2" && feed.entries.count == 2)
        #expect(feed.bozo && feed.bozoReason?.hasPrefix("line 1: ") == true)
        #expect(feed.entries.first?.enclosures.first?.url == url)
    }

    @Test("A feed with many references to a long entity is refused")
    func quadratic() {
        let value = String(repeating: "a", count: 100_000)
        let document = "<!DOCTYPE rss [<!ENTITY a '\(value)'>]>" + rss("<title>" + String(repeating: "&a;", count: 100_000) + "</title>")
        #expect(error(document)?.message.contains("entities make the document too large") == true)
    }

    @Test("The default value that a DTD declares for an attribute is ignored")
    func defaultAttributes() throws {
        let value = String(repeating: "a", count: 100_000)
        let document =
            "<!DOCTYPE rss [<!ATTLIST enclosure url CDATA '\(value)'>]>"
            + rss("<item>" + String(repeating: "<enclosure/>", count: 1000) + "</item>")
        let feed = try FeedParser.parse(Array(document.utf8), charset: nil, url: nil, until: nil)
        #expect(feed.entries.first?.enclosures.isEmpty == true)
    }

    @Test("A long base URL, language and author of a feed are not copied to each entry")
    func copies() throws {
        let long = String(repeating: "a", count: 100_000)
        let entries = String(repeating: "<entry><link href='x'/></entry>", count: 100)
        let document =
            "<feed xmlns='http://www.w3.org/2005/Atom' xml:base='http://e.org/\(long)/' xml:lang='\(long)'><author><name>\(long)</name></author>\(entries)</feed>"
        let feed = try FeedParser.parse(Array(document.utf8), charset: nil, url: nil, until: nil)
        #expect(feed.entries.allSatisfy { $0.link == "x" && $0.authors.isEmpty })
    }

    @Test(
        "A feed that must be repaired is parsed in linear time",
        arguments: [
            "&a", "<", "<a b=\"", "<a b='", "<!--", "<![CDATA[", "</a>", "<a></b>", "<item>&", "<!DOCTYPE a [", "<title>&nbsp;", "&#x1;",
            "<a b=c d=e",
            "<item><title>1", "<link>", "]]>", "<?", "<!ENTITY a '",
        ])
    func linear(part: String) {
        let ratio = growth(from: 200, upTo: 100_000) { size in
            let document = Array(("& <rss><channel>" + String(repeating: part, count: size)).utf8)
            return { _ = try? FeedParser.parse(document, charset: nil, url: nil, until: nil) }
        }
        #expect(ratio < linearGrowth)
    }
}
