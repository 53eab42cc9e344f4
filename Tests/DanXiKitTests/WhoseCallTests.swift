import Calls
import Errors
import Synchronization
import TestSupport
import Testing

@testable import DanXiKit

@Suite("The account of a call", .timeLimit(.minutes(5)))
struct WhoseCallTests {
    private func post(_ client: CommunityClient) async throws -> Floor {
        try await ForumAPI.createFloor(client, content: "hi", holeId: 1)
    }

    @Test(
        "If another account signs in while a post waits for a refresh, the post fails and is not sent for that account",
        arguments: [true, false])
    func login(isRefreshRefused: Bool) async throws {
        let gate = Gate()
        let servers = CommunityScript {
            if $0.url.hasSuffix("/refresh") {
                await gate.pass()
                if isRefreshRefused { return (401, "{}") }
            }
            return nil
        }
        let community = servers.community
        try await community.signIn("alice")
        servers.expire()
        async let error = failure { try await community.call(post) }
        await gate.arrival()
        try await community.signIn("bob")
        gate.open()
        let code = await error?.code
        #expect(code == .accountChanged)
        #expect(servers.accounts("/floors") == ["1"], "only the request with the expired token was sent")
        #expect(community.account == "2")
        _ = try await community.call { try await ForumAPI.getFloorList($0) }
    }

    @Test("If the status 401 arrives after another account has signed in, the call fails without a refresh")
    func beforeRefresh() async throws {
        let gate = Gate()
        let servers = CommunityScript {
            if $0.url.hasSuffix("/floors") { await gate.pass() }
            return nil
        }
        let community = servers.community
        try await community.signIn("alice")
        servers.expire()
        async let error = failure { try await community.call(post) }
        await gate.arrival()
        try await community.signIn("bob")
        gate.open()
        let code = await error?.code
        #expect(code == .accountChanged)
        #expect(servers.count("/refresh") == 0 && servers.accounts("/floors") == ["1"])
    }

    @Test("A request is not retried after the account of the session has changed", arguments: [true, false])
    func retry(isSignOut: Bool) async throws {
        let gate = Gate()
        let servers = CommunityScript {
            guard $0.url.hasSuffix("/users/me") else { return nil }
            await gate.passIfArmed()
            return (503, "")
        }
        let community = servers.community
        try await community.signIn("alice")
        gate.arm()
        async let error = failure { try await community.call { try await ForumAPI.getProfile($0) } }
        await gate.arrival()
        if isSignOut { _ = try await AccountAPI.logout(community.client) } else { try await community.signIn("bob") }
        gate.open()
        let code = await error?.code
        #expect(code == .accountChanged)
        #expect(servers.count("/users/me") == 1)
    }

    @Test("A call whose account has signed out fails instead of continuing without an account")
    func signedOut() {
        CallContext.$current.withValue(CallContext(accounts: CallAccounts(community: "1", campus: "2"))) {
            #expect(throws: DanXiError.accountChanged(.community)) { try CallContext.account(.community, present: nil) }
            #expect(throws: DanXiError.accountChanged(.campus)) { try CallContext.account(.campus, present: nil) }
        }
    }

    @Test("A call that started without an account does not use an account that signs in later")
    func nobody() async throws {
        let servers = CommunityScript()
        let community = servers.community
        let error = await failure {
            try await community.call { client in
                try await community.signIn("bob")
                return try await post(client)
            }
        }
        #expect(error?.code == .accountChanged)
        #expect(servers.count("/floors") == 0)
    }

    @Test("A call continues with the new tokens if its account signs in again")
    func sameAccount() async throws {
        let gate = Gate()
        let servers = CommunityScript {
            if $0.url.contains("/holes/1/") { await gate.pass() }
            return nil
        }
        let community = servers.community
        try await community.signIn("alice")
        servers.expire()
        async let list = community.call { try await ForumAPI.getFloorList($0) }
        await gate.arrival()
        try await community.signIn("alice")
        gate.open()
        await gate.arrival()
        gate.open()
        let listed = try await list
        #expect(listed.isEmpty)
        #expect(servers.count("/refresh") == 0)
    }

    @Test("An account does not get the cached divisions of another account, from memory or disk")
    func storedValues() async throws {
        let directory = try TemporaryDirectory()
        let servers = CommunityScript()
        let path = try directory.store()
        let community = servers.community(directory: path)
        func only(_ community: Community) async -> DanXiError? {
            await failure { try await community.call { _ in try await community.forumService.getDivisions(cache: .only) } }
        }
        let other = servers.community(directory: path)
        try await other.signIn("bob")
        try await community.signIn("alice")
        _ = try await community.call { _ in try await community.forumService.getDivisions(cache: .prefer) }
        var error = await only(community)
        #expect(error == nil)
        error = await only(other)
        #expect(error?.code == .notCached)
        error = await only(servers.community(directory: path))
        #expect(error?.code == .notCached, "a session without an account has no cached divisions")
        try await community.signIn("bob")
        #expect(!directory.files.contains("forum.get_divisions.json"), "the values of the replaced account are deleted")
        error = await only(community)
        #expect(error?.code == .notCached)
    }

    @Test("A request whose response is cached is not shared with calls of another account")
    func sharedRequest() async throws {
        let gate = Gate()
        let count = Mutex(0)
        let servers = CommunityScript { request in
            guard request.url.hasSuffix("/divisions") else { return nil }
            let isFirst = count.withLock {
                $0 += 1
                return $0 == 1
            }
            if isFirst { await gate.pass() }
            return nil
        }
        let community = servers.community
        try await community.signIn("alice")
        async let alices = community.call { _ in try await community.forumService.getDivisions(cache: .prefer) }
        await gate.arrival()
        try await community.signIn("bob")
        let bobs = try await community.call { _ in try await community.forumService.getDivisions(cache: .prefer) }
        gate.open()
        let late = try await alices
        #expect(servers.accounts("/divisions") == ["1", "2"])
        let stored = try await community.call { _ in try await community.forumService.getDivisions(cache: .only) }
        #expect(stored.fetchedAt == bobs.fetchedAt && stored.source == .memory && late.source == .network)
    }
}
