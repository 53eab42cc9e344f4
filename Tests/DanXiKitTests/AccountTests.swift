import Calls
import Errors
import JSON
import TestSupport
import Testing

@testable import DanXiKit

@Suite("Sign-in to the community", .timeLimit(.minutes(5)))
struct AccountTests {
    @Test("A call without a sign-in fails before a request is sent")
    func signedOut() async {
        let servers = CommunityScript()
        let community = servers.community
        await expectFailure(.notSignedIn) { try await ForumAPI.getProfile(community.client) }
        #expect(servers.requests.isEmpty)
    }

    @Test("A call after a login sends the access token, and a call after a logout fails")
    func loginAndOut() async throws {
        let servers = CommunityScript()
        let community = servers.community
        let status = try await AccountAPI.login(community.client, email: "a@b", password: "p")
        #expect(status.signedIn && status.accountId == 1)
        _ = try await ForumAPI.getFloorList(community.client)
        #expect(servers.requests.last?.bearerToken == community.client.authenticator.present?.token.access)
        let after = try await AccountAPI.logout(community.client)
        #expect(!after.signedIn && after.accountId == nil)
        #expect(servers.requests.last?.url == "https://auth.fduhole.com/api/logout")
        await expectFailure(.notSignedIn) { try await ForumAPI.getFloorList(community.client) }
    }

    @Test(
        "The HTTP status of a refused login determines the error code, and the error does not contain the password",
        arguments: [(401, ErrorCode.wrongPassword), (403, .notRegistered), (400, .rejected), (500, .serverFailure)])
    func refusals(status: Int, expected: ErrorCode) async {
        let servers = CommunityScript { _ in
            (status, #"{"code":\#(status),"message":"密码错误","detail":[{"field":"password","value":"hunter2"}]}"#)
        }
        do {
            _ = try await AccountAPI.login(servers.community.client, email: "a@b", password: "hunter2")
            Issue.record("the sign-in succeeded")
        } catch {
            let error = DanXiError(error)
            #expect(error.code == expected && error.httpStatus == status)
            #expect(error.message.contains("密码错误") && error.message.contains("/login") && !error.message.contains("hunter2"))
            #expect(error.serverMessage == "密码错误" && error.serverCode == .integer(status))
            #expect(error.publicDetail["fields"] == .array([.object(["field": .string("password")])]))
            #expect(
                !String(decoding: JSONText.bytes(of: error) ?? [], as: UTF8.self).contains("hunter2"),
                "the error does not have the rejected value that the server repeats")
        }
        #expect(servers.count("/login") == 1, "the password is sent only once")
    }

    @Test(
        "A login fails if its two tokens do not name the same account",
        arguments: [
            #"{"access":"a","refresh":"b"}"#,
            #"{"access":"\#(CommunityScript.token(1, "a", expiry: 1))","refresh":"\#(CommunityScript.token(2, "r", expiry: 1))"}"#,
        ])
    func anonymousTokens(body: String) async {
        let servers = CommunityScript { _ in (200, body) }
        let community = servers.community
        await expectFailure(.unexpectedResponse) { try await community.signIn("a@b") }
        #expect(community.account == nil)
    }

    @Test("A login with `remember` fails in a session without a store")
    func remember() async {
        await expectFailure(.invalidArgument) { try await CommunityScript().community.signIn("a@b", remember: true) }
    }

    @Test(
        "The expiry and the account of a token are read from its claims",
        arguments: [
            ("eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjE3OTUyNTE0OTh9.x", "2026-11-21T16:58:18+08:00", nil),
            ("a.eyJleHAiOjF9.b", "1970-01-01T08:00:01+08:00", nil),
            ("a.b", nil, nil), ("a.!!.b", nil, nil), ("a..b", nil, nil), ("a.e30.b", nil, nil),
            ("a.eyJleHAiOjkyMjMzNzIwMzY4NTQ3NzU4MDd9.b", nil, nil),
            ("a.eyJpZCI6MSwidXNlcl9pZCI6MiwidWlkIjozfQ.b", nil, "1"), ("a.eyJ1c2VyX2lkIjoyLCJ1aWQiOjN9.b", nil, "2"),
            ("a.eyJ1aWQiOjN9.b", nil, "3"), ("a.eyJpZCI6IngifQ.b", nil, nil),
        ] as [(String, String?, String?)])
    func claims(token: String, expiry: String?, account: String?) {
        let claims = TokenClaims(token)
        #expect(claims?.expiresAt?.text == expiry && claims?.account == account)
    }
}

@Suite("Sign-out from the community", .timeLimit(.minutes(5)))
struct SignOutTests {
    @Test("A logout signs the session out even if the server cannot be reached")
    func offline() async throws {
        let servers = CommunityScript { if $0.url.hasSuffix("/logout") { throw DanXiError(.network, "down") } else { nil } }
        let community = servers.community
        try await community.signIn("a@b")
        let status = try await AccountAPI.logout(community.client)
        #expect(status.signedIn == false)
    }

    @Test("If the server refuses a logout because the access token has expired, the logout refreshes the token and is sent again")
    func expired() async throws {
        let directory = try TemporaryDirectory()
        let servers = CommunityScript()
        let community = servers.community(directory: try directory.store())
        try await community.signIn("a@b", remember: true)
        servers.expire()
        let outcome = await failure { try await community.call { try await AccountAPI.logout($0) } }
        #expect(outcome == nil)
        #expect(servers.requests.suffix(3).map { $0.url.suffix(8) } == ["i/logout", "/refresh", "i/logout"])
        #expect(servers.requests.last?.bearerToken != servers.requests.dropLast(2).last?.bearerToken)
        #expect(directory.content(of: "account.json")?.contains("access") == false)
    }

    @Test("A logout succeeds if the server has already ended the sign-in")
    func ended() async throws {
        let directory = try TemporaryDirectory()
        let servers = CommunityScript()
        let community = servers.community(directory: try directory.store())
        try await community.signIn("a@b", remember: true)
        servers.expire(refresh: true)
        let status = try await community.call { try await AccountAPI.logout($0) }
        #expect(status.signedIn == false)
        #expect(servers.count("/refresh") == 1 && !directory.files.contains("account.json"))
    }

    @Test("A logout clears the caches, and a second logout succeeds without a request")
    func caches() async throws {
        let directory = try TemporaryDirectory()
        let servers = CommunityScript()
        let community = servers.community(directory: try directory.store())
        try await community.signIn("a@b")
        _ = try await community.forumService.getDivisions(cache: .prefer)
        #expect(directory.files == ["forum.get_divisions.json"])
        _ = try await AccountAPI.logout(community.client)
        #expect(!directory.files.contains("forum.get_divisions.json"))
        let count = servers.requests.count
        let status = try await AccountAPI.logout(community.client)
        #expect(status.signedIn == false)
        #expect(servers.requests.count == count)
    }

    @Test("A logout does not sign out another account that signs in while the logout waits for its response")
    func replaced() async throws {
        let gate = Gate()
        let servers = CommunityScript {
            if $0.url.hasSuffix("/logout") { await gate.pass() }
            return nil
        }
        let community = servers.community
        try await community.signIn("alice")
        async let error = failure { try await community.call { try await AccountAPI.logout($0) } }
        await gate.arrival()
        try await community.signIn("bob")
        gate.open()
        let code = await error?.code
        #expect(code == .accountChanged)
        #expect(community.account == "2")
    }

    @Test("A logout succeeds without a request if another one of the same account was first")
    func second() async throws {
        let servers = CommunityScript()
        let community = servers.community
        try await community.signIn("alice")
        let status = try await community.call { client in
            _ = try await CallContext.$current.withValue(CallContext()) { try await AccountAPI.logout(client) }
            return try await AccountAPI.logout(client)
        }
        #expect(!status.signedIn && servers.count("/logout") == 1)
    }

    @Test("All concurrent logouts of an account succeed")
    func concurrent() async throws {
        let servers = CommunityScript()
        let community = servers.community
        try await community.signIn("alice")
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<10 { group.addTask { try await community.call { try await AccountAPI.logout($0) }.signedIn } }
            for try await signedIn in group { #expect(!signedIn) }
        }
    }
}
