import Calls
import HTTP
import Networking
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
}
