import JSON
import Testing

@testable import Simulation

@Suite("The simulated servers of the open web")
struct WebServerTests {
    private func request(
        _ server: any SimulatedServer, _ method: String, _ path: String, query: String? = nil,
        _ headers: [(name: String, value: String)] = [], body: String = "", at time: Int = 1_000_000
    ) -> ServerResponse {
        server.answer(
            ServerRequest(
                method: method, origin: server.origins[0], path: path, query: query, headers: headers, body: Array(body.utf8), time: time))
    }

    private func header(_ response: ServerResponse, _ name: String) -> String? { response.headers.first { $0.name == name }?.value }

    @Test("A POST creates a new item each time, and lists have pages")
    func items() {
        let server = RestServer(seed: Seed(1))
        server.tokens = ["secret": "a"]
        for _ in 0..<12 { _ = request(server, "POST", "/items", [("Authorization", "Bearer secret")], body: "{\"x\":1}") }
        #expect(server.writes.count("create item", by: "a") == 12 && server.item("12")?.account == "a")
        let page = request(server, "GET", "/items", query: "page=2")
        #expect(header(page, "Link")?.contains("rel=\"prev\"") == true && header(page, "Link")?.contains("rel=\"next\"") == false)
        let tag = header(request(server, "GET", "/items/1"), "ETag") ?? ""
        #expect(request(server, "GET", "/items/1", [("If-None-Match", tag)]).status == 304)
        #expect(request(server, "PUT", "/items/1", [("If-Match", tag)], body: "{}").status == 200)
        #expect(request(server, "PUT", "/items/1", [("If-Match", tag)], body: "{}").status == 412)
        let left = request(server, "POST", "/leave/307/items", body: "{}")
        #expect(left.status == 307 && header(left, "Location") == "https://other.example.test/items")
    }

    @Test("A part of a file is sent only while the file is the same")
    func ranges() {
        let server = RestServer(seed: Seed(1))
        server.setFile("a", Array("0123456789".utf8), at: 0)
        let tag = header(request(server, "GET", "/files/a"), "ETag") ?? ""
        let part = request(server, "GET", "/files/a", [("Range", "bytes=4-"), ("If-Range", tag)])
        #expect(part.status == 206 && part.body == Array("456789".utf8) && header(part, "Content-Range") == "bytes 4-9/10")
        #expect(request(server, "GET", "/files/a", [("Range", "bytes=10-")]).status == 416)
        server.setFile("a", Array("new".utf8), at: 0)
        #expect(request(server, "GET", "/files/a", [("Range", "bytes=4-"), ("If-Range", tag)]).status == 200)
    }

    @Test("Feeds grow with time, and a pause is recorded with the requests within it", arguments: SimulatedFeed.Format.allCases)
    func feeds(_ format: SimulatedFeed.Format) {
        let server = FeedsServer()
        let feed = server.add(SimulatedFeed("/feed", format, title: "Feed", interval: 1000, start: 1_000_000))
        let first = request(server, "GET", "/feed")
        #expect(feed.entries(at: 1_000_000).count == 1 && first.status == 200)
        let known = [(name: "If-None-Match", value: header(first, "ETag") ?? "")]
        #expect(request(server, "GET", "/feed", known, at: 1_000_999).status == 304)
        #expect(request(server, "GET", "/feed", known, at: 1_001_000).status == 200 && feed.entries(at: 1_001_000).count == 2)
        server.rules.limit = 1
        #expect(request(server, "GET", "/feed", at: 1_002_000).status == 200)
        let refused = request(server, "GET", "/feed", at: 1_003_000)
        #expect(refused.status == 429 && header(refused, "Retry-After") == "59" && server.rules.arrivalsWithinPause.isEmpty)
        #expect(request(server, "GET", "/feed", at: 1_004_000).status == 429 && server.rules.arrivalsWithinPause == [1_004_000])
    }

    @Test("GitHub counts the requests of each token, and lists issues in pages")
    func gitHub() {
        let server = GitHubServer()
        server.limit = 3
        server.addUser("a", token: "t1")
        server.addUser("b", token: "t2")
        let repository = server.addRepository("a/notes")
        for number in 1...40 { server.addIssue("issue \(number)", to: repository, by: "a", at: 0) }
        let token = { (name: String) in [(name: "Authorization", value: "Bearer \(name)")] }
        let page = request(server, "GET", "/repos/a/notes/issues", token("t1"))
        #expect(page.status == 200 && header(page, "X-RateLimit-Remaining") == "2")
        #expect(header(page, "Link")?.contains("/repositories/1000/issues?page=2>; rel=\"next\"") == true)
        #expect(request(server, "GET", "/repositories/1000/issues", query: "page=2", token("t1")).status == 200)
        #expect(request(server, "POST", "/repos/a/notes/issues", token("t1"), body: "{\"title\":\"new\"}").status == 201)
        #expect(request(server, "GET", "/user", token("t1")).status == 403 && request(server, "GET", "/user", token("t2")).status == 200)
        #expect(server.writes.count("create issue", text: "new", by: "a") == 1)
    }
}
