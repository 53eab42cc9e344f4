import Calendar
import Calls
import Errors
import HTTP
import JSON
import Synchronization
import TestSupport
import Testing

@testable import Feeds

@Suite("feeds.parse, feeds.fetch and feeds.discover")
struct ServiceTests {
    private static let rss = "<rss version='2.0'><channel><title>T</title><item><link>a</link></item></channel></rss>"

    private func client(_ server: FakeServer) -> FeedClient { FeedDependencies(client: server, directory: nil) { _, _ in }.client }

    private func answer(
        _ body: String, _ headers: HTTPHeaders = ["Content-Type": "application/rss+xml"], status: Int = 200
    ) -> FakeServer {
        FakeServer { HTTPResponse(request: $0, status: status, headers: headers, body: PaddedBytes(Array(body.utf8))) }
    }

    // MARK: parse

    @Test("feeds.parse does not decode and parse on the thread that waits for the call")
    func computing() async {
        let thread = CountingThread()
        let context = CallContext(thread: thread)
        let error = await CallContext.$current.withValue(context) {
            await failure { try await FeedsAPI.parse(text: nil, base64: "?", contentType: nil, url: nil) }
        }
        #expect(error?.code == .invalidArgument && thread.leaves == 1)
    }

    @Test("Methods with long computations leave the thread that waits for the call")
    func computations() async throws {
        let site = try FeedSite()
        site.publish("https://a.org/", [("1", "one")])
        let id = try await site.subscribe("https://a.org/").id
        let calls: [(name: String, call: () async throws -> Void)] = [
            (
                "write",
                {
                    _ = try await FeedsAPI.write(
                        title: "", id: "", entries: [], link: nil, selfLink: nil, subtitle: nil,
                        updated: Timestamp("2026-11-22T08:00:00Z"))
                }
            ), ("import_opml", { _ = try await FeedsAPI.importOpml(site.client, text: "<opml/>") }),
            ("export_opml", { _ = try await FeedsAPI.exportOpml(site.client, title: "") }),
            ("refresh", { _ = try await FeedsAPI.refresh(site.client, subscriptionId: id) }),
            ("refresh_all", { _ = try await FeedsAPI.refreshAll(site.client, force: true, concurrency: 1, perHost: 1) }),
        ]
        for (name, call) in calls {
            let thread = CountingThread()
            try await CallContext.$current.withValue(CallContext(thread: thread)) { try await call() }
            #expect(thread.leaves == 1, "\(name)")
        }
    }

    @Test("feeds.parse reads bytes in the charset of the content type")
    func base64() async throws {
        // These are the bytes of <rss><channel><title>复</title></channel></rss> in GBK.
        let base64 = "PHJzcz48Y2hhbm5lbD48dGl0bGU+uLQ8L3RpdGxlPjwvY2hhbm5lbD48L3Jzcz4="
        let feed = try await FeedsAPI.parse(text: nil, base64: base64, contentType: "text/xml; charset=gbk", url: nil)
        #expect(feed.title == "复")
    }

    @Test("feeds.parse ignores the encoding that a string declares")
    func text() async throws {
        let text = "<?xml version='1.0' encoding='gbk'?><rss><channel><title>复旦</title></channel></rss>"
        let title = try await FeedsAPI.parse(text: text, base64: nil, contentType: nil, url: nil).title
        #expect(title == "复旦")
    }

    @Test(
        "feeds.parse refuses a call with both text and base64, invalid base64, and a document that is not a feed",
        arguments: [("a", "YQ=="), (nil, "?"), ("a", nil)] as [(String?, String?)])
    func refused(text: String?, base64: String?) async {
        await #expect(throws: DanXiError.self) { try await FeedsAPI.parse(text: text, base64: base64, contentType: nil, url: nil) }
    }

    @Test(
        "The error of feeds.parse says what is wrong",
        arguments: [
            ("a", "YQ==", "pass either `text` or `base64`."), (nil, nil, "pass either `text` or `base64`."),
            (nil, "?", "`base64` is not valid base64."),
            (
                "<html/>", nil,
                "The document is not a feed: the root element is `html`. To find the feeds of an HTML page, call feeds.discover."
            ),
        ] as [(String?, String?, String)])
    func messages(text: String?, base64: String?, problem: String) async {
        let error = await failure { try await FeedsAPI.parse(text: text, base64: base64, contentType: nil, url: nil) }
        #expect(error?.code == .invalidArgument && error?.message == "feeds.parse: \(problem)")
    }

    @Test("feeds.parse reads a string without the charset of the content type, and resolves its links against the URL")
    func options() async throws {
        let text = "<rss><channel><title>复</title><link>a</link></channel></rss>"
        let feed = try await FeedsAPI.parse(text: text, base64: nil, contentType: "text/xml; charset=gbk", url: "https://e.org/x/f")
        #expect(feed.title == "复" && feed.link == "https://e.org/x/a" && !feed.bozo)
    }

    // MARK: fetch

    @Test("feeds.fetch sends validators unchanged, and returns the validators of the response")
    func validators() async throws {
        let server = answer(Self.rss, ["ETag": "W/\"2\"", "Last-Modified": "Sun, 22 Nov 2026 00:00:00 GMT"])
        let response = try await FeedsAPI.fetch(client(server), url: "https://e.org/f/x", etag: "\"1\"", lastModified: "yesterday")
        #expect(server.requests.first?.headers["If-None-Match"] == "\"1\"")
        #expect(server.requests.first?.headers["If-Modified-Since"] == "yesterday")
        #expect(response.etag == "W/\"2\"")
        #expect(response.lastModified == "Sun, 22 Nov 2026 00:00:00 GMT")
        #expect(response.feed?.entries.first?.link == "https://e.org/f/a")
    }

    @Test("For the status 304, feeds.fetch returns the given validators and no feed")
    func notModified() async throws {
        let response = try await FeedsAPI.fetch(client(answer("", status: 304)), url: "https://e.org/", etag: "\"1\"", lastModified: nil)
        #expect(response.status == 304)
        #expect(response.etag == "\"1\"")
        #expect(response.feed == nil)
    }

    @Test(
        "feeds.fetch fails for the status 404 or 410, and for 304 if the request had no validators",
        arguments: [(304, ErrorCode.unexpectedResponse), (410, .notFound), (404, .notFound)])
    func refusals(status: Int, code: ErrorCode) async throws {
        let error = await #expect(throws: DanXiError.self) {
            try await FeedsAPI.fetch(client(answer("", status: status)), url: "https://e.org/", etag: nil, lastModified: nil)
        }
        #expect(error?.code == code)
    }

    @Test("The error of a refused feed has the page and the headers of the site")
    func refusalDetail() async throws {
        let server = answer("<p>blocked", ["Server": "shield", "Set-Cookie": "a=b"], status: 403)
        let detail = await failure { try await FeedsAPI.fetch(client(server), url: "https://e.org/", etag: nil, lastModified: nil) }?
            .publicDetail
        #expect(detail?["body"] == .string("<p>blocked"))
        guard case .object(let headers)? = detail?["headers"] else { throw JSONError("the error has no headers") }
        #expect(headers["server"] == .string("shield") && headers["set-cookie"] == nil)
    }

    @Test("feeds.fetch refuses an HTML page, a URL with a user name, an FTP URL, and a validator with a line break")
    func arguments() async {
        let page = client(answer("<!DOCTYPE html><html><body>x</body></html>", ["Content-Type": "text/html"]))
        for (url, etag) in [("https://e.org/", nil), ("https://a:b@e.org/", nil), ("ftp://e.org/", nil), ("https://e.org/", "a\r\nb")] {
            await #expect(throws: DanXiError.self) { try await FeedsAPI.fetch(page, url: url, etag: etag, lastModified: nil) }
        }
    }

    @Test(
        "A validator is printable ASCII on one line",
        arguments: [(" ~", true), ("", true), ("\u{1f}", false), ("\u{7f}", false), ("é", false), ("a\nb", false)])
    func wrongValidators(value: String, isAllowed: Bool) async throws {
        for (etag, lastModified, name) in [(value, nil, "etag"), (nil, value, "last_modified")] as [(String?, String?, String)] {
            let server = answer(Self.rss)
            let error = await failure {
                try await FeedsAPI.fetch(client(server), url: "https://e.org/", etag: etag, lastModified: lastModified)
            }
            #expect(error?.message == (isAllowed ? nil : "feeds.fetch: `\(name)`: must be printable ASCII on one line."))
            #expect(error?.code == (isAllowed ? nil : .invalidArgument) && server.requests.count == (isAllowed ? 1 : 0))
        }
    }

    @Test("A feed whose title means “System maintenance” is not taken for a maintenance notice")
    func maintenance() async throws {
        let feed = Self.rss.replacing("<title>T", with: "<title>系统维护")
        let server = answer(feed, ["Content-Type": "text/xml"])
        let response = try await FeedsAPI.fetch(client(server), url: "https://e.org/", etag: nil, lastModified: nil)
        #expect(response.feed?.title == "系统维护")
    }

    // MARK: discover

    @Test("feeds.discover returns each feed to which a page links, without duplicates, with a URL resolved against the page's base URL")
    func discover() async throws {
        let page = """
            <base href="/b/"><link rel=alternate type=application/atom+xml href=a title=" A "><LINK REL="x Alternate" TYPE="Application/RSS+XML; q=1" HREF=r>
            <link rel=alternate type=application/atom+xml href=a><link rel=alternate hreflang=en href=en><link rel=feed href=f>
            <link rel="stylesheet alternate" type=text/css href=c><link rel=alternate type=application/feed+json href="">
            """
        let found = try await FeedsAPI.discover(client(answer(page, ["Content-Type": "text/html"])), url: "https://e.org/x")
        #expect(
            found == [
                FeedReference(url: "https://e.org/b/a", title: "A", type: "application/atom+xml"),
                FeedReference(url: "https://e.org/b/r", title: nil, type: "application/rss+xml"),
                FeedReference(url: "https://e.org/b/f", title: nil, type: nil),
            ])
    }

    @Test("If the URL leads to a feed, feeds.discover returns only this feed")
    func itself() async throws {
        let found = try await FeedsAPI.discover(client(answer(Self.rss)), url: "https://e.org/f")
        #expect(found == [FeedReference(url: "https://e.org/f", title: "T", type: "application/rss+xml")])
    }

    @Test(
        "Two forms of a URL are one: the host in upper case, a default port, and the scheme `feed`",
        arguments: [
            ("HTTPS://A.org:443/F?x=Y", "https://a.org/F?x=Y"), ("http://A.ORG:80", "http://a.org"),
            ("http://a.org:81/", "http://a.org:81/"),
            ("https://a.org:80/", "https://a.org:80/"), ("feed:https://a.org/f", "https://a.org/f"), ("feed://A.org/f", "http://a.org/f"),
            ("FEED:http://a.org:80/f", "http://a.org/f"), ("http://[::1]:80/", "http://[::1]/"),
        ])
    func normalized(url: String, expected: String) throws {
        #expect(try FeedURL.checked(url, "test") == expected)
    }

    @Test(
        "A URL without a host is refused, and a link to one is no feed",
        arguments: ["https://=", "https://-/", "feed:", "feed:x", "feed:ftp://a.org/"])
    func withoutHost(url: String) async throws {
        await expectFailure(.invalidArgument) { try FeedURL.checked(url, "test") }
        let page =
            "<link rel=alternate type='application/rss+xml' href='\(url)'><link rel=alternate type='application/rss+xml' href='https://a.org/f'>"
        let server = FakeServer { $0.respond(200, page, type: "text/html") }
        let found = try await FeedsAPI.discover(client(server), url: "https://b.org/").map(\.url)
        #expect(found.contains("https://a.org/f") && !found.contains("https://=") && !found.contains("https://-/"))
    }

    @Test("References to Windows-1252, such as &#146;, become the characters that HTML reads")
    func windows1252() async throws {
        let text =
            "<rss version='2.0'><channel><title>It&#146;s &#133;</title><item><guid>1</guid><title>a &amp;#147;b&amp;#148; &#129;</title></item></channel></rss>"
        let feed = try await FeedsAPI.parse(text: text, base64: nil, contentType: nil, url: nil)
        #expect(feed.title == "It’s …")
        #expect(feed.entries.first?.title == "a “b” \u{81}")
    }
}
