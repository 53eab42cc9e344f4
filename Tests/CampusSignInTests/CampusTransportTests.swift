import Calls
import HTTP
import Networking
import Synchronization
import TestSupport
import Testing

@testable import CampusSignIn

@Suite("The clients of the university's servers", .timeLimit(.minutes(5)))
struct CampusTransportTests {
    @Test("The files of the parser are loaded once, away from the thread that starts the call", .virtualTime)
    func parser() async throws {
        let (thread, server) = (CountingThread(), FakeServer("{}"))
        let client = ParserClient(client: server)
        try await CallContext.$current.withValue(CallContext(thread: thread)) {
            for _ in 0..<2 { _ = try await client.send(HTTPRequest(url: "https://a.fudan.edu.cn/")) }
        }
        #expect(thread.leaves == 1 && server.requests.count == 2)
    }

    @Test("The page of the neo sign-in is not requested, because its URL has all that is needed")
    func neoPage() async throws {
        let server = FakeServer { $0.respond(404, "x") }
        let client = NeoPageClient(client: server)
        let page = "https://id.fudan.edu.cn/ac/#/index?lck=a"
        let response = try await client.send(HTTPRequest(url: page))
        #expect(response.status == 200 && response.body.isEmpty && response.request.url == page && server.requests.isEmpty)
        let other = try await client.send(HTTPRequest(url: "https://id.fudan.edu.cn/ac/"))
        #expect(other.status == 404 && server.urls == ["https://id.fudan.edu.cn/ac/"])
    }

    @Test("The User-Agent of a request is replaced")
    func userAgent() async throws {
        let server = FakeServer("{}")
        let client = UserAgentClient(client: server, userAgent: "b")
        _ = try await client.send(HTTPRequest(url: "https://a.fudan.edu.cn/", headers: ["User-Agent": "a", "X-A": "1"]))
        #expect(server.requests.first?.headers.values("User-Agent") == ["b"] && server.requests.first?.headers["X-A"] == "1")
    }

    @Test(
        "The cookie that a sign-in gets from a site is kept if a call was sent meanwhile, with cookies of before, and gets those of a guest",
        arguments: [("https://a.fudan.edu.cn/", "a=signed-in"), ("https://id.fudan.edu.cn/idp/", "a=guest")])
    func latecomer(url: String, expected: String) async throws {
        let jar = CookieJar()
        let number = Mutex(0)
        let server = FakeServer { request in
            number.withLock { $0 = jar.prepare(url).number }
            return request.respond(200, "", headers: ["Set-Cookie": "a=signed-in"])
        }
        let transport = CampusTransport(direct: server, route: nil, allowsPlainHTTP: false)
        _ = try await transport.client(jar).send(HTTPRequest(url: url))
        jar.receive(["a=guest"], from: url, number: number.withLock { $0 })
        #expect(jar.field(for: url) == expected)
    }
}
