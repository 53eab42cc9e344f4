import JSON
import Testing

@testable import Simulation

@Suite("The simulated servers of the community")
struct CommunityServerTests {
    private let accounts = AccountsServer(seed: Seed(1))

    private func request(
        _ server: any SimulatedServer, _ method: String, _ path: String, token: String? = nil, body: JSONValue? = nil,
        at time: Int = 1_000_000_000_000
    ) -> (status: Int, json: JSONValue) {
        var headers = token.map { [(name: "Authorization", value: "Bearer \($0)")] } ?? []
        if body != nil { headers.append(("Content-Type", "application/json")) }
        let response = server.answer(
            ServerRequest(
                method: method, origin: server.origins[0], path: "/api" + path, headers: headers, body: body?.sortedText ?? [], time: time))
        return (response.status, (try? JSONValue.decode(PaddedBytes(response.body))) ?? .null)
    }

    private func login(_ email: String, _ password: String = "password") -> JSONValue {
        request(accounts, "POST", "/login", body: ["email": .string(email), "password": .string(password)]).json
    }

    @Test("Passwords and refreshes are counted, and a second use of a single-use token signs the account out")
    func tokens() throws {
        accounts.settings.isRefreshSingleUse = true
        let account = accounts.addAccount("a@fudan.edu.cn", "password")
        #expect(login("a@fudan.edu.cn", "wrong password")["code"] == 401)
        let first = try #require(login("a@fudan.edu.cn")["refresh"]?.text)
        #expect(accounts.passwordCount("a@fudan.edu.cn") == 2 && accounts.passwordCount("a@fudan.edu.cn", "password") == 1)
        let second = request(accounts, "POST", "/refresh", token: first)
        let access = try #require(second.json["access"]?.text)
        #expect(second.status == 200 && request(accounts, "GET", "/users/me", token: access).status == 200)
        #expect(request(accounts, "POST", "/refresh", token: first).status == 401)
        #expect(request(accounts, "GET", "/users/me", token: access).status == 401)
        #expect(accounts.refreshes.map(\.outcome) == [.accepted, .usedToken] && accounts.refreshes(of: account.number).count == 2)
    }

    @Test("Access tokens expire, and a token of another account sees other rows")
    func forum() throws {
        accounts.addAccount("a@fudan.edu.cn", "password")
        accounts.addAccount("b@fudan.edu.cn", "password")
        let forum = ForumServer(accounts: accounts, seed: Seed(2))
        forum.addDivision("树洞")
        let (a, b) = (login("a@fudan.edu.cn")["access"]?.text, login("b@fudan.edu.cn")["access"]?.text)
        let hole = request(
            forum, "POST", "/divisions/1/holes", token: a, body: ["content": "text", "tags": [["name": "tag"]]])
        #expect(hole.status == 201 && forum.holes(by: 1).count == 1 && forum.writes.count("create hole", text: "text", by: "1") == 1)
        let floor = request(forum, "POST", "/holes/1/floors", token: b, body: ["content": "reply ##1"])
        #expect(floor.json["is_me"] == true && floor.json["mention"]?.elements?.count == 1)
        #expect(forum.floors(writtenAs: "reply ##1").map(\.account) == [2] && forum.floors(of: 1).count == 2)
        for _ in 0..<2 { _ = request(forum, "POST", "/floors/2/like/1", token: a) }
        #expect(forum.vote(of: 1, on: 2) == 1 && forum.messages.all.map(\.code) == ["reply"])
        let late = request(forum, "GET", "/divisions", token: a, at: 1_000_000_000_000 + 1_800_000)
        #expect(late.status == 401 && request(forum, "GET", "/floors/2", token: a).json["is_me"] == false)
    }

    @Test("A second equal vote on a review removes the first")
    func votes() {
        accounts.addAccount("a@fudan.edu.cn", "password")
        let curriculum = CurriculumServer(accounts: accounts, seed: Seed(3))
        curriculum.addReview("title", "text", of: curriculum.addCourse("课程", code: "MATH120016"), by: 9, at: 0)
        let token = login("a@fudan.edu.cn")["access"]?.text
        let vote = { request(curriculum, "PATCH", "/reviews/1", token: token, body: ["upvote": true]).json["vote"] }
        #expect(vote() == 1 && curriculum.vote(of: 1, on: 1) == 1)
        #expect(vote() == 0 && curriculum.vote(of: 1, on: 1) == 0 && curriculum.writes.count("vote review") == 2)
    }
}
