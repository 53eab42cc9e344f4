import Errors
import Networking
import TestSupport
import Testing

@testable import DanXiKit

@Suite("Sign-in to the community", .timeLimit(.minutes(1)))
struct AccountTests {
    @Test("A call without a sign-in fails before it is sent")
    func signedOut() async {
        let servers = CommunityScript()
        let community = servers.community
        #expect(await failure { try await ForumAPI.getProfile(community.client) }?.code == .notSignedIn)
        #expect(servers.requests.isEmpty)
    }

    @Test("Calls after login send the token, and logout removes it")
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

    @Test("Logout clears the session even if the server cannot be reached")
    func logoutOffline() async throws {
        let servers = CommunityScript { if $0.url.hasSuffix("/logout") { throw DanXiError(.network, "down") } else { nil } }
        let community = servers.community
        _ = try await AccountAPI.login(community.client, email: "a@b", password: "p")
        #expect(try await AccountAPI.logout(community.client).signedIn == false)
    }

    @Test(
        "Each HTTP status of a refused sign-in has an error code",
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
            #expect(
                error.detail == .object(["fields": .array([.object(["field": .string("password")])])]),
                "the server's echo of the value is dropped")
        }
        #expect(servers.count("/login") == 1, "a password is sent once")
    }

    @Test("Concurrent calls refresh an expired token once")
    func concurrentRefresh() async throws {
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

    @Test("An expired sign-in is an error, and a new sign-in works")
    func expiredSignIn() async throws {
        let servers = CommunityScript()
        let community = servers.community
        _ = try await AccountAPI.login(community.client, email: "a@b", password: "p")
        servers.expire(refresh: true)
        await #expect { try await ForumAPI.getFloorList(community.client) } throws: {
            DanXiError($0).code == .notSignedIn && DanXiError($0).message.contains("account.login")
        }
        #expect(servers.count("/refresh") == 1)
        #expect(await failure { try await ForumAPI.getFloorList(community.client) }?.code == .notSignedIn)
        #expect(servers.count("/refresh") == 1, "without tokens, nothing is sent")
        _ = try await AccountAPI.login(community.client, email: "a@b", password: "p")
        _ = try await ForumAPI.getFloorList(community.client)
    }

    @Test("After a failed refresh, the next call refreshes the token again")
    func failedRefresh() async throws {
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

    @Test("A refused new token is not refreshed again")
    func refused() async throws {
        let servers = CommunityScript { $0.url.contains("/floors") ? (401, #"{"message":"Unauthorized"}"#) : nil }
        let community = servers.community
        _ = try await AccountAPI.login(community.client, email: "a@b", password: "p")
        #expect(await failure { try await ForumAPI.getFloorList(community.client) }?.code == .notSignedIn)
        #expect(servers.count("/refresh") == 1)
    }

    @Test("remember without store.path is an error")
    func remember() async {
        #expect(
            await failure { try await AccountAPI.login(CommunityScript().community.client, email: "a@b", password: "p", remember: true) }?
                .code
                == .invalidArgument
        )
    }

    @Test(
        "The expiry of a token is read from its claim `exp`",
        arguments: [
            ("eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjE3OTUyNTE0OTh9.x", "2026-11-21T16:58:18+08:00"),
            ("a.eyJleHAiOjF9.b", "1970-01-01T08:00:01+08:00"),
            ("a.b", nil), ("a.!!.b", nil), ("a..b", nil), ("a.e30.b", nil), ("a.eyJleHAiOjkyMjMzNzIwMzY4NTQ3NzU4MDd9.b", nil),
        ])
    func expiry(token: String, expected: String?) {
        #expect(Token.expiry(of: token)?.text == expected)
    }
}
