import Errors
import HTTP
import Networking
import TestSupport
import Testing
import Threads

@testable import Feeds

@Suite("Requests of the service feeds", .virtualTime, .timeLimit(.minutes(5)))
struct ClientTests {
    private static let url = "https://e.org/feed"

    private func client(_ server: FakeServer) -> FeedClient { FeedDependencies(client: server, directory: nil) { _, _ in }.client }

    @Test("A request for a feed names the formats, and a refresh is sent once and with a time limit")
    func headers() async throws {
        let server = FakeServer { $0.respond(503, "") }
        let client = client(server)
        let accept =
            "application/feed+json, application/atom+xml, application/rss+xml, application/xml;q=0.9, text/xml;q=0.9, */*;q=0.5"
        await expectFailure(.serverFailure) { try await FeedsAPI.fetch(client, url: Self.url, etag: nil, lastModified: nil) }
        #expect(server.requests.count == 3)
        await expectFailure(.serverFailure) {
            try await client.get(Self.url, from: .stranger, accept: "a", validators: ["If-None-Match": "b"], isPolite: true)
        }
        #expect(server.requests.count == 4)
        await expectFailure(.serverFailure) { try await FeedsAPI.discover(client, url: Self.url) }
        let requests = [server.requests[0], server.requests[3], server.requests[4]]
        #expect(requests.map(\.url) == [Self.url, Self.url, Self.url])
        #expect(requests.map { $0.headers["Accept"] } == [accept, "a", "text/html, application/xhtml+xml, */*;q=0.5"])
        #expect(requests.map { $0.headers["If-None-Match"] } == [nil, "b", nil])
        #expect(requests.map(\.timeLimit) == [nil, .seconds(20), nil])
        #expect(requests.map(\.urlSource) == [.caller, .stranger, .caller])
    }

    @Test(
        "The error about a refusal says what to do",
        arguments: [
            (401, ErrorCode.notSignedIn, "The site requires a sign-in, which this method does not support."),
            (403, .forbidden, "The site blocks automated requests, or requires a sign-in, which this method does not support."),
            (404, .notFound, "The document does not exist. Check the URL."),
            (410, .notFound, "The document is gone permanently. Do not request it again."),
            (
                304, .unexpectedResponse,
                "A proxy or captive portal may have answered instead of the server. Open the URL in a browser to check."
            ),
        ])
    func refusals(status: Int, code: ErrorCode, advice: String) async {
        let server = FakeServer { HTTPResponse(request: $0, status: status) }
        let error = await failure { try await FeedsAPI.fetch(client(server), url: Self.url, etag: nil, lastModified: nil) }
        #expect(error?.code == code && error?.httpStatus == status)
        #expect(error?.message.hasSuffix("(HTTP \(status)). \(advice)") == true, "\(error?.message ?? "")")
    }

    @Test("Any status from 200 to 299 is a success")
    func success() async throws {
        let server = FakeServer { $0.respond(203, "<rss><channel><title>T</title></channel></rss>", headers: ["Last-Modified": "today"]) }
        let response = try await FeedsAPI.fetch(client(server), url: Self.url, etag: "\"1\"", lastModified: "x")
        #expect(response.status == 203 && response.feed?.title == "T" && response.url == Self.url)
        #expect(response.etag == nil && response.lastModified == "today")
        let unchanged = FakeServer { HTTPResponse(request: $0, status: 304) }
        let kept = try await FeedsAPI.fetch(client(unchanged), url: Self.url, etag: nil, lastModified: "x")
        #expect(kept.status == 304 && kept.feed == nil && kept.etag == nil && kept.lastModified == "x")
    }

    @Test("The time that a server asks to wait for is that of the error, in seconds or as a date")
    func retryAfter() async {
        for (header, milliseconds) in [("60", 60_000), ("Wed, 18 Nov 2026 11:07:40 GMT", 60_000), ("9999999", 604_800_000), ("soon", nil)]
            as [(String, Int?)]
        {
            let server = FakeServer { HTTPResponse(request: $0, status: 429, headers: ["Retry-After": header]) }
            let error = await failure { try await client(server).get(Self.url, accept: "a", isPolite: true) }
            #expect(error?.code == .rateLimited && error?.retryAfterMilliseconds == milliseconds, "\(header)")
        }
    }

    @Test("The error about a document that is not a feed begins with the request")
    func notAFeed() async {
        let server = FakeServer { $0.respond(200, "<html></html>") }
        let error = await failure { try await FeedsAPI.fetch(client(server), url: Self.url, etag: nil, lastModified: nil) }
        #expect(
            error?.message
                == "GET https://e.org/feed: The document is not a feed: the root element is `html`. To find the feeds of an HTML page, call feeds.discover."
        )
        #expect(error?.code == .unexpectedResponse && error?.httpStatus == 200)
    }

    @Test(
        "A link to a feed has one of the media types of feeds, or the relation feed",
        arguments: [
            ("alternate", "application/rss+xml", true), ("alternate", "application/atom+xml", true),
            ("alternate", "application/feed+json", true),
            ("alternate", "application/json", true), ("alternate", "application/rdf+xml", true), ("alternate", "text/xml", true),
            ("alternate", "application/xml", true), ("alternate", "text/html", false), ("alternate", nil, false),
            ("ALTERNATE  home", " Application/RSS+XML ;q=1", true), ("alternate stylesheet", "text/xml", false), ("feed", nil, true),
            ("feed stylesheet", "text/css", true), ("stylesheet", "text/xml", false), (nil, "text/xml", false),
            ("feeds", "text/xml", false),
        ] as [(String?, String?, Bool)])
    func links(rel: String?, type: String?, isFeed: Bool) async throws {
        let attributes = (rel.map { " rel='\($0)'" } ?? "") + (type.map { " type='\($0)'" } ?? "")
        let server = FakeServer { $0.respond(200, "<link\(attributes) href='a'>", type: "text/html") }
        let found = try await FeedsAPI.discover(client(server), url: "https://e.org/x/y")
        #expect(found.map(\.url) == (isFeed ? ["https://e.org/x/a"] : []))
    }

    @Test("A link with another scheme than http, without a host or without a target is no feed, and an empty title is missing")
    func otherLinks() async throws {
        let page =
            "<link rel=feed href='itpc://e.org/a'><link rel=feed href='  '><link rel=feed><link rel=feed href='HTTPS://='>"
            + "<link rel=feed href=a title=' '><link rel=feed href=b title='B  C'><link rel=feed href=a>"
        let server = FakeServer { $0.respond(200, page, type: "text/html") }
        let found = try await FeedsAPI.discover(client(server), url: Self.url)
        #expect(
            found == [
                FeedReference(url: "https://e.org/a", title: nil, type: nil),
                FeedReference(url: "https://e.org/b", title: "B C", type: nil),
            ])
    }
}
