import Errors
import Networking
import TestSupport
import Testing

@testable import DanXiKit

@Suite("Sign-in to the community", .timeLimit(.minutes(1)))
struct AccountTests {
    @Test("a call without a sign-in is stopped before it is sent")
    func signedOut() async {
        let servers = CommunityScript()
        let community = servers.community
        #expect(await failure { try await ForumAPI.getProfile(community.client) }?.code == .notSignedIn)
        #expect(servers.requests.isEmpty)
    }

    @Test("login gives a token to later calls, and logout takes it away")
    func loginAndOut() async throws {
        let servers = CommunityScript()
        let community = servers.community
        #expect(try await AccountAPI.login(community.client, email: "a@b", password: "p").signedIn)
        _ = try await ForumAPI.getFloorList(community.client)
        #expect(servers.requests.last?.bearerToken == "access-2")
        #expect(try await AccountAPI.logout(community.client).signedIn == false)
        #expect(servers.requests.last?.url == "https://auth.fduhole.com/api/logout")
        #expect(await failure { try await ForumAPI.getFloorList(community.client) }?.code == .notSignedIn)
    }

    @Test("logout clears the session even if the server cannot be told")
    func logoutOffline() async throws {
        let servers = CommunityScript { if $0.url.hasSuffix("/logout") { throw DanXiError(.network, "down") } else { nil } }
        let community = servers.community
        _ = try await AccountAPI.login(community.client, email: "a@b", password: "p")
        #expect(try await AccountAPI.logout(community.client).signedIn == false)
    }

    @Test(
        "refusals of a sign-in have codes of their own",
        arguments: [(401, ErrorCode.wrongPassword), (403, .notRegistered), (400, .rejected), (500, .serverFailure)])
    func refusals(status: Int, expected: ErrorCode) async {
        let servers = CommunityScript { _ in (status, #"{"code":\#(status),"message":"密码错误","detail":[{"field":"email"}]}"#) }
        do {
            _ = try await AccountAPI.login(servers.community.client, email: "a@b", password: "hunter2")
            Issue.record("the sign-in succeeded")
        } catch {
            let error = DanXiError(error)
            #expect(error.code == expected && error.httpStatus == status)
            #expect(error.message.contains("密码错误") && error.message.contains("/login") && !error.message.contains("hunter2"))
            #expect(error.detail == .array([.object(["field": .string("email")])]))
        }
        #expect(servers.count("/login") == 1, "a password is sent once")
    }

    @Test("an expired token is renewed once, however many calls meet it")
    func renewal() async throws {
        let servers = CommunityScript()
        let community = servers.community
        _ = try await AccountAPI.login(community.client, email: "a@b", password: "p")
        servers.expire()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<20 { group.addTask { _ = try await ForumAPI.getFloorList(community.client) } }
            try await group.waitForAll()
        }
        #expect(servers.count("/refresh") == 1)
    }

    @Test("a sign-in that has ended is reported, and a new one works")
    func ended() async throws {
        let servers = CommunityScript()
        let community = servers.community
        _ = try await AccountAPI.login(community.client, email: "a@b", password: "p")
        servers.expire(refresh: true)
        await #expect { try await ForumAPI.getFloorList(community.client) } throws: {
            DanXiError($0).code == .notSignedIn && DanXiError($0).message.contains("account.login")
        }
        #expect(servers.count("/refresh") == 1)
        #expect(await failure { try await ForumAPI.getFloorList(community.client) }?.code == .notSignedIn)
        #expect(servers.count("/refresh") == 1, "the failure was reported once; nothing is sent without tokens")
        _ = try await AccountAPI.login(community.client, email: "a@b", password: "p")
        _ = try await ForumAPI.getFloorList(community.client)
    }

    @Test("a renewal that the network failed does not poison later calls")
    func notSticky() async throws {
        let isDown = Flag()
        let servers = CommunityScript { if isDown.value, $0.url.hasSuffix("/refresh") { (503, "") } else { nil } }
        let community = servers.community
        _ = try await AccountAPI.login(community.client, email: "a@b", password: "p")
        servers.expire()
        isDown.value = true
        #expect(await failure { try await ForumAPI.getFloorList(community.client) }?.code == .serverFailure)
        isDown.value = false
        _ = try await ForumAPI.getFloorList(community.client)
    }

    @Test("a token that is refused although it is new is not renewed for ever")
    func refused() async throws {
        let servers = CommunityScript { $0.url.contains("/floors") ? (401, #"{"message":"Unauthorized"}"#) : nil }
        let community = servers.community
        _ = try await AccountAPI.login(community.client, email: "a@b", password: "p")
        #expect(await failure { try await ForumAPI.getFloorList(community.client) }?.code == .notSignedIn)
        #expect(servers.count("/refresh") == 1)
    }

    @Test("remember needs a place")
    func remember() async {
        #expect(
            await failure { try await AccountAPI.login(CommunityScript().community.client, email: "a@b", password: "p", remember: true) }?.code
                == .invalidArgument
        )
    }

    @Test(
        "the end of a token is read from it",
        arguments: [
            ("eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjE3OTUyNTE0OTh9.x", "2026-11-21T16:58:18+08:00"),
            ("a.eyJleHAiOjF9.b", "1970-01-01T08:00:01+08:00"),
            ("a.b", nil), ("a.!!.b", nil), ("a..b", nil), ("a.e30.b", nil), ("a.eyJleHAiOjkyMjMzNzIwMzY4NTQ3NzU4MDd9.b", nil),
        ])
    func expiry(token: String, expected: String?) {
        #expect(Token.expiry(of: token)?.text == expected)
    }
}
