import Errors
import TestSupport
import Testing

@testable import DanXiKit

@Suite("Refreshing the community's tokens", .timeLimit(.minutes(5)))
struct TokenRefreshTests {
    @Test("Concurrent calls refresh an expired token once")
    func concurrentRefresh() async throws {
        let servers = CommunityScript()
        let community = servers.community
        try await community.signIn("a@b")
        servers.expire()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<20 { group.addTask { _ = try await ForumAPI.getFloorList(community.client) } }
            try await group.waitForAll()
        }
        #expect(servers.count("/refresh") == 1)
    }

    @Test(
        "After a refused refresh, the session is signed out, the error asks for a new login, and a new login succeeds",
        arguments: [(401, "refresh token invalid"), (403, "账号未注册"), (404, "User Not Found")])
    func refusedRefresh(status: Int, message: String) async throws {
        let directory = try TemporaryDirectory()
        let servers = CommunityScript {
            $0.url.hasSuffix("/refresh") ? (status, #"{"code":\#(status),"message":"\#(message)"}"#) : nil
        }
        let community = servers.community(directory: try directory.store())
        try await community.signIn("a@b", remember: true)
        servers.expire()
        let error = await failure { try await community.call { try await ForumAPI.getHole($0, id: 1) } }
        #expect(error?.code == .notSignedIn && error?.httpStatus == status)
        #expect(error?.serverMessage == message && error?.serverCode == .integer(status))
        for part in ["refused to renew", message, "account.login", "/refresh"] { #expect(error?.message.contains(part) == true) }
        #expect(!directory.files.contains("account.json"), "the token file is deleted")
        let refusal = await failure { try await community.call { try await ForumAPI.getFloorList($0) } }
        #expect(refusal == .notSignedIn)
        #expect(servers.count("/refresh") == 1, "without tokens, nothing is sent")
        try await community.signIn("a@b")
        _ = try await community.call { try await ForumAPI.getFloorList($0) }
    }

    @Test("If a refresh is refused, all calls of the sign-in that are in progress fail with the same error")
    func endedForAll() async throws {
        let gate = Gate()
        let servers = CommunityScript {
            if $0.url.contains("/holes/1/") { await gate.pass() }
            return nil
        }
        let community = servers.community
        try await community.signIn("a@b")
        servers.expire(refresh: true)
        async let slow = failure { try await community.call { try await ForumAPI.getFloorList($0) } }
        await gate.arrival()
        let fast = await failure { try await community.call { try await ForumAPI.getProfile($0) } }
        gate.open()
        #expect(fast?.code == .notSignedIn)
        let value = await slow
        #expect(value == fast)
        #expect(servers.count("/refresh") == 1)
    }

    @Test(
        "If a refresh fails without being refused, the sign-in is kept, and the next call refreshes the token again",
        arguments: [(503, ErrorCode.serverFailure), (400, .serverFailure), (429, .rateLimited), (0, .network)])
    func failedRefresh(status: Int, expected: ErrorCode) async throws {
        let isDown = Flag()
        let servers = CommunityScript { request in
            guard isDown.value, request.url.hasSuffix("/refresh") else { return nil }
            if status == 0 { throw DanXiError(.network, "down") }
            return (status, "{}")
        }
        let community = servers.community
        try await community.signIn("a@b")
        servers.expire()
        isDown.value = true
        await expectFailure(expected) { try await community.call { try await ForumAPI.getFloorList($0) } }
        #expect(community.account == "1")
        isDown.value = false
        _ = try await community.call { try await ForumAPI.getFloorList($0) }
    }

    @Test("An access token that a server refuses right after the refresh is not refreshed again")
    func refused() async throws {
        let servers = CommunityScript { $0.url.contains("/floors") ? (401, #"{"message":"Unauthorized"}"#) : nil }
        let community = servers.community
        try await community.signIn("a@b")
        await expectFailure(.notSignedIn) { try await community.call { try await ForumAPI.getFloorList($0) } }
        #expect(servers.count("/refresh") == 1)
        #expect(community.account == "1")
    }

    @Test("Tokens of another account in the response to a refresh are not used")
    func otherAccount() async throws {
        let servers = CommunityScript {
            guard $0.url.hasSuffix("/refresh") else { return nil }
            let (access, refresh) = (CommunityScript.token(9, "a", expiry: 1), CommunityScript.token(9, "r", expiry: 1))
            return (200, #"{"access":"\#(access)","refresh":"\#(refresh)"}"#)
        }
        let community = servers.community
        try await community.signIn("a@b")
        servers.expire()
        await expectFailure(.unexpectedResponse) { try await community.call { try await ForumAPI.getFloorList($0) } }
        #expect(community.account == "1")
        #expect(servers.accounts("/holes/1/floors?offset=0&order_by=id&sort=asc&size=30") == ["1"])
    }

    @Test("account.refresh_token sends a request each time, even if another process has just refreshed the tokens")
    func refreshToken() async throws {
        let directory = try TemporaryDirectory()
        let servers = CommunityScript()
        let community = servers.community(directory: try directory.store())
        await expectFailure(.notSignedIn) { try await AccountAPI.refreshToken(community.client) }
        try await community.signIn("a@b", remember: true)
        _ = try await community.call { try await AccountAPI.refreshToken($0) }
        try directory.overwrite("account.json", with: servers.issue("a@b"))
        let written = directory.content(of: "account.json")
        _ = try await community.call { try await AccountAPI.refreshToken($0) }
        #expect(servers.count("/refresh") == 2)
        #expect(directory.content(of: "account.json") != written)
        _ = try await community.call { try await ForumAPI.getFloorList($0) }
        #expect(servers.count("/refresh") == 2)
    }
}
