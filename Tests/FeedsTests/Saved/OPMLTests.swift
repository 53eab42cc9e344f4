import Calls
import Errors
import TestSupport
import Testing

@testable import Feeds

@Suite("Import and export of OPML", .timeLimit(.minutes(5)))
struct OPMLTests {
    private func read(_ text: String) throws -> [OPMLFeed] { try OPMLReader.read(text, until: nil).feeds }

    @Test("The folders, titles and URLs of an OPML document are read")
    func document() throws {
        let text = """
            <?xml version="1.0" encoding="gbk"?><opml version="2.0"><head><title>x</title></head><body>
            <outline text="新闻"><outline title="Uni &amp; more"><outline type="rss" text="A" title=" B &#10; C " xmlUrl="https://a.org/?x=1&amp;y=复"/></outline>
            <outline type="rss" xmlUrl="http://b.org/"/></outline>
            <outline text="c" xmlUrl="https://c.org/"><outline text="d" xmlUrl="https://d.org/"/></outline></body></opml>
            """
        #expect(
            try read("\u{FEFF}" + text) == [
                OPMLFeed(url: "https://a.org/?x=1&y=%E5%A4%8D", title: "B C", folder: ["新闻", "Uni & more"]),
                OPMLFeed(url: "http://b.org/", title: nil, folder: ["新闻"]),
                OPMLFeed(url: "https://c.org/", title: "c", folder: []), OPMLFeed(url: "https://d.org/", title: "d", folder: []),
            ])
        let international = "<opml><outline xmlUrl='https://中文.cn/订阅' htmlUrl='https://中文.cn/'/></opml>"
        #expect(
            try read(international) == [
                OPMLFeed(url: "https://xn--fiq228c.cn/%E8%AE%A2%E9%98%85", title: nil, link: "https://xn--fiq228c.cn/", folder: [])
            ])
    }

    @Test(
        "Feeds are read from documents with uppercase names, unescaped ampersands or a truncated end, but not from commented outlines",
        arguments: [
            ("<OPML><BODY><OUTLINE XMLURL='https://a.org/' TEXT='t'/></BODY></OPML>", ["https://a.org/"]),
            (
                "<opml><body><outline type='atom' url='https://a.org/'/><outline type='link' url='https://b.org/'/></body></opml>",
                ["https://a.org/"]
            ),
            ("<opml><body><outline xmlUrl=\"https://a.org/?x=1&y=2\"/></body></opml>", ["https://a.org/?x=1&y=2"]),
            ("<opml><body><outline isComment='true'><outline xmlUrl='https://a.org/'/></outline></body></opml>", []),
            ("PHP Warning\n<opml><body><outline xmlUrl='https://a.org/'/><outline xmlUrl='https://b.o", ["https://a.org/"]),
            ("<opml xmlns:x='y'><body><outline xmlUrl=' https://a.org/#f '/></body></opml>", ["https://a.org/#f"]),
        ] as [(String, [String])])
    func malformed(text: String, urls: [String]) throws {
        #expect(try read(text).map(\.url) == urls)
    }

    @Test("The title of an outline takes precedence over its text, an outline without a name is no folder, and too long links are left out")
    func attributes() throws {
        let long = "https://e.org/" + String(repeating: "x", count: 8178)
        let text = """
            <opml><body><outline title=' A  B ' text='C'><outline text=''><outline title='' text='D' xmlUrl='https://a.org/'/></outline>
            <outline TEXT='E' TYPE='RSS' url='https://b.org/'/></outline><outline text='F' ISCOMMENT='TRUE' xmlUrl='https://c.org/'/>
            <outline text='G' isComment='true'><outline text='H'><outline xmlUrl='https://d.org/'/></outline></outline>
            <outline xmlUrl='\(long)' htmlUrl='\(long)'/><outline xmlUrl='\(long)x'/><outline xmlUrl='https://e.org/' htmlUrl='\(long)x'/>
            <outline text='\(String(repeating: "n", count: 300))' xmlUrl='https://f.org/'/><outline url='https://g.org/'/></body></opml>
            """
        let content = try OPMLReader.read(text, until: nil)
        #expect(
            content.feeds == [
                OPMLFeed(url: "https://a.org/", title: nil, folder: ["A B"]), OPMLFeed(url: "https://b.org/", title: "E", folder: ["A B"]),
                OPMLFeed(url: long, title: nil, link: long, folder: []), OPMLFeed(url: "https://e.org/", title: nil, folder: []),
                OPMLFeed(url: "https://f.org/", title: String(repeating: "n", count: 300), folder: []),
            ])
        #expect(content.refused == 1 && content.unread == nil)
    }

    @Test("A long name is shortened to 300 bytes")
    func longName() throws {
        let title = try read("<opml><outline text='\(String(repeating: "n", count: 301))' xmlUrl='https://f.org/'/></opml>").first?.title
        #expect((title?.utf8.count ?? 0) <= 300 && title?.hasPrefix(String(repeating: "n", count: 290)) == true)
    }

    @Test("Feeds in nine folders are put into the eighth", arguments: [7, 8, 9])
    func deepFolders(count: Int) throws {
        let open = (1...count).map { "<outline text='\($0)'>" }.joined()
        let feeds = try read("<opml>\(open)<outline xmlUrl='https://a.org/'/>\(String(repeating: "</outline>", count: count))</opml>")
        #expect(feeds.map(\.folder) == [(1...min(count, 8)).map { "\($0)" }])
    }

    @Test(
        "An outline whose URL cannot be the URL of a feed is left out and counted",
        arguments: ["javascript:x", "/relative", "", "https://a:b@c.org/", "file:///etc/passwd"])
    func refusedURL(url: String) throws {
        let result = try OPMLReader.read("<opml><outline xmlUrl='\(url)'/></opml>", until: nil)
        #expect(result.feeds.isEmpty && result.refused == 1)
    }

    @Test("A document that is not OPML is refused", arguments: ["", "x", "<rss><channel/></rss>", "{}", "<!DOCTYPE html><html></html>"])
    func refused(text: String) {
        #expect(throws: DanXiError.self) { try read(text) }
    }

    @Test("The error about a document that is not OPML says why")
    func refusal() async {
        let error = await failure { try read("<rss><channel/></rss>") }
        #expect(error?.code == .invalidArgument)
        #expect(error?.message == "feeds.import_opml: `text` is not OPML: its root element is not `opml`.")
        let illFormed = await failure { try read("<rss>") }
        #expect(illFormed?.message.hasPrefix("feeds.import_opml: `text` is not OPML: line 1") == true)
    }

    // MARK: Hostile documents

    @Test("The limits of a document are exact, and the error names the one that is exceeded", arguments: [0, 1])
    func exactLimits(more: Int) async {
        let nodes = "<opml>" + String(repeating: "<a b=''/>", count: 499_999) + String(repeating: "<a/>", count: 1 + more) + "</opml>"
        let levels = String(repeating: "<opml>", count: 199 + more) + String(repeating: "</opml>", count: 199 + more)
        let outlines = "<opml>" + String(repeating: "<outline/>", count: 100_000 + more) + "</opml>"
        let size = "<opml></opml>" + String(repeating: " ", count: (16 << 20) - 13 + more)
        for (text, problem) in [
            (nodes, "has more than 1000000 elements and attributes"), (levels, "is nested more than 200 levels deep"),
            (outlines, "has more than 100000 outlines"), (size, "is larger than 16777216 bytes"),
        ] {
            let error = await failure { try read(text) }
            #expect(error?.code == (more == 0 ? nil : .tooLarge))
            #expect(error?.message == (more == 0 ? nil : "The OPML document \(problem). Split the document, and import its parts."))
        }
    }

    @Test("A document with deep nesting, many attributes or a large comment is refused")
    func limits() async {
        let deep = "<opml>" + String(repeating: "<outline text='x'>", count: 300)
        let large = "<opml><!--" + String(repeating: "x", count: 17 << 20) + "--></opml>"
        let attributes = "<opml><outline " + (0..<100_000).map { "a\($0)='' " }.joined() + "/></opml>"
        for text in [deep + String(repeating: "</outline>", count: 300) + "</opml>", deep, large, attributes] {
            await expectFailure(.tooLarge, "\(text.prefix(30))") { try read(text) }
        }
    }

    @Test("An attribute of ten million bytes does not hide the feeds after it, and a feed with such a URL is counted")
    func longAttribute() throws {
        let long = String(repeating: "x", count: 10_000_100)
        let text = "<outline text='\(long)' xmlUrl='https://b.org/'/><outline xmlUrl='https://c.org/'/>"
        #expect(try read("<opml><body>\(text)</body></opml>").map(\.url) == ["https://b.org/", "https://c.org/"])
        #expect(try read("& <opml><body>\(text)</body></opml>").map(\.url) == ["https://b.org/", "https://c.org/"])
        let refused = try OPMLReader.read("<opml><outline xmlUrl='https://\(long)/'/><outline xmlUrl='https://c.org/'/></opml>", until: nil)
        #expect(refused.feeds.map(\.url) == ["https://c.org/"] && refused.refused == 1)
    }

    @Test("If a document cannot be read to its end, even after the repair, the import records a skipped row")
    func unread() async throws {
        let site = try FeedSite()
        let name = String(repeating: "x", count: 10_000_100)
        let (report, recorder) = try await SkippedRowRecorder.collect(log: { _, _ in }) {
            try await FeedsAPI.importOpml(
                site.client, text: "<opml><outline xmlUrl='https://a.org/'/><\(name)/><outline xmlUrl='https://b.org/'/></opml>")
        }
        #expect(report == OPMLReport(addedCount: 1, knownCount: 0, refusedCount: 0))
        #expect(recorder.all.rows.first?.reason.contains("cannot be read after line 1") == true)
    }

    @Test("Declared entities are not expanded, and external files are not loaded")
    func bomb() throws {
        let levels = (1...20).map { "<!ENTITY l\($0) '\(String(repeating: "&l\($0 - 1);", count: 10))'>" }.joined()
        let text = """
            <!DOCTYPE opml [<!ENTITY l0 'lol'>\(levels)<!ENTITY x SYSTEM 'file:///etc/passwd'>]>
            <opml><body><outline text='&l20;&x;' xmlUrl='https://a.org/'/></body></opml>
            """
        let feeds = try read(text)
        #expect(feeds.count == 1 && (feeds.first?.title?.utf8.count ?? 0) < 100)
    }

    @Test("A feed in deep folders with long names keeps eight folders, whose names are shortened")
    func folders() throws {
        let name = String(repeating: "n", count: 10_000)
        let text =
            "<opml>" + String(repeating: "<outline text='\(name)'>", count: 150)
            + String(repeating: "<outline xmlUrl='https://a.org/'/>", count: 1000) + String(repeating: "</outline>", count: 150) + "</opml>"
        let feeds = try read(text)
        #expect(feeds.count == 1000)
        #expect(feeds.allSatisfy { $0.folder.count == 8 && $0.folder.reduce(0) { $0 + $1.utf8.count } <= 2400 })
    }

    // MARK: Import and export

    @Test("An import adds only feeds without a subscription, and an export can be imported again")
    func roundTrip() async throws {
        let site = try FeedSite()
        let text = """
            <opml><body><outline text='F'><outline text='G &lt;&amp;&quot;'><outline text='"A" &amp; &lt;b&gt;&#10;c' xmlUrl='https://a.org/?x&amp;y'/></outline></outline>
            <outline text='B' xmlUrl='https://b.org/'/><outline text='B again' xmlUrl='https://b.org/'/><outline xmlUrl='ftp://c.org/'/></body></opml>
            """
        let (report, recorder) = try await SkippedRowRecorder.collect(log: { _, _ in }) {
            try await FeedsAPI.importOpml(site.client, text: text)
        }
        #expect(report == OPMLReport(addedCount: 2, knownCount: 1, refusedCount: 1) && recorder.all.count == 1)
        let counts = try await FeedsAPI.importOpml(site.client, text: text)
        #expect(counts.addedCount == 0)
        #expect(site.server.requests.isEmpty)
        let exported = try await FeedsAPI.exportOpml(site.client, title: "<&>\u{1}")
        let other = try FeedSite()
        _ = try await FeedsAPI.importOpml(other.client, text: exported)
        let form = { (site: FeedSite) in Set(try await site.subscriptions.map { "\($0.url) \($0.title) \($0.folder)" }) }
        let outline = try await form(site)
        let copy = try await form(other)
        #expect(copy == outline)
        #expect(outline.contains(#"https://a.org/?x&y "A" & <b> c ["F", "G <&\""]"#))
        #expect(exported.contains("<title>&lt;&amp;&gt;</title>"))
    }

    @Test("An export has the folders before the feeds, and the titles and sites of the feeds")
    func export() async throws {
        let site = try FeedSite()
        let text = """
            <opml><outline xmlUrl='https://a.org/?x&amp;y' htmlUrl='https://a.org/"'/><outline text='F &amp;'><outline xmlUrl='https://b.org/' text='B'/>
            <outline text='G'><outline xmlUrl='https://c.org/' text='&lt;C&gt;'/></outline></outline>
            <outline text='F &amp;'><outline xmlUrl='https://d.org/' text='D'/></outline></opml>
            """
        _ = try await FeedsAPI.importOpml(site.client, text: text)
        let exported = try await FeedsAPI.exportOpml(site.client, title: "T & U")
        #expect(
            exported == """
                <?xml version="1.0" encoding="UTF-8"?>
                <opml version="2.0">
                <head><title>T &amp; U</title></head>
                <body>
                <outline text="F &amp;" title="F &amp;">
                <outline text="G" title="G">
                <outline type="rss" text="&lt;C&gt;" title="&lt;C&gt;" xmlUrl="https://c.org/"/>
                </outline>
                <outline type="rss" text="B" title="B" xmlUrl="https://b.org/"/>
                <outline type="rss" text="D" title="D" xmlUrl="https://d.org/"/>
                </outline>
                <outline type="rss" text="https://a.org/?x&amp;y" title="https://a.org/?x&amp;y" xmlUrl="https://a.org/?x&amp;y" htmlUrl="https://a.org/%22"/>
                </body>
                </opml>

                """)
        site.publish("https://b.org/", [], title: "Own title")
        let subscriptions = try await site.subscriptions
        let id = try #require(subscriptions.first { $0.url == "https://b.org/" }).id
        try await site.subscribe("https://b.org/", title: "")
        _ = try await FeedsAPI.refresh(site.client, subscriptionId: id)
        let again = try await FeedsAPI.exportOpml(site.client, title: "")
        #expect(
            again.contains(##"<outline type="rss" text="Own title" title="Own title" xmlUrl="https://b.org/" htmlUrl="https://site/"/>"##))
    }

    @Test("An imported feed has the site of the document until its first refresh, and is due at once")
    func imported() async throws {
        let site = try FeedSite()
        let (_, recorder) = try await SkippedRowRecorder.collect(log: { _, _ in }) {
            try await FeedsAPI.importOpml(site.client, text: "<opml><outline xmlUrl='https://a.org/' htmlUrl='https://a.org/home'/></opml>")
        }
        #expect(recorder.all.count == 0)
        let subscriptions = try await site.subscriptions
        let subscription = try #require(subscriptions.first)
        #expect(subscription.link == "https://a.org/home" && subscription.checkedAt == nil && subscription.dueAt == subscription.addedAt)
        #expect(subscription.title == "" && subscription.folder == [] && !subscription.isGone && subscription.failureCount == 0)
    }

    @Test("Feeds that are left out and the end of a document that cannot be read are recorded with the reason")
    func recorded() async throws {
        let site = try FeedSite()
        let (report, recorder) = try await SkippedRowRecorder.collect(log: { _, _ in }) {
            try await FeedsAPI.importOpml(site.client, text: "<opml><outline xmlUrl='ftp://a.org/'/><outline xmlUrl='/b'/></opml>")
        }
        #expect(report == OPMLReport(addedCount: 0, knownCount: 0, refusedCount: 2) && recorder.all.count == 2)
        #expect(recorder.all.rows.map(\.what) == ["outline"])
        #expect(recorder.all.rows.map(\.reason) == ["its URL is too long, is not http or https, or has a user name"])
    }

    @Test("All feeds of a large document are added, in its order", arguments: [500, 501, 1001])
    func largeImport(count: Int) async throws {
        let site = try FeedSite()
        let text = "<opml>" + (0..<count).map { "<outline xmlUrl='https://h/\($0)'/>" }.joined() + "</opml>"
        let report = try await FeedsAPI.importOpml(site.client, text: text)
        #expect(report == OPMLReport(addedCount: count, knownCount: 0, refusedCount: 0))
        let urls = try await FeedsAPI.listSubscriptions(site.client, offset: 0, size: 2000).map(\.url)
        #expect(urls == (0..<count).map { "https://h/\($0)" })
    }

    @Test("An import up to the maximum number of subscriptions succeeds, and an import of one more feed is refused")
    func manyFeeds() async throws {
        let site = try FeedSite()
        let document = { (numbers: Range<Int>) in
            "<opml>" + numbers.map { "<outline xmlUrl='https://h/\($0)'/>" }.joined() + "</opml>"
        }
        let counts = try await FeedsAPI.importOpml(site.client, text: document(0..<100_000))
        #expect(counts.addedCount == 100_000)
        await expectFailure(.tooLarge) { try await FeedsAPI.importOpml(site.client, text: document(99_999..<100_001)) }
        let subscriptions = try await FeedsAPI.listSubscriptions(site.client, offset: 99_999, size: 10)
        #expect(subscriptions.map(\.url) == ["https://h/99999"])
    }
}
