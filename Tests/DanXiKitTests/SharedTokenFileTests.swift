import Errors
import Glibc
import Networking
import Synchronization
import TestSupport
import Testing

@testable import DanXiKit
import Threads

/// Tests with several sessions that share a store directory, as the sessions of several processes do.
@Suite("A token file that several processes share", .virtualTime, .timeLimit(.minutes(5)))
struct SharedTokenFileTests {
    private let list: @Sendable (CommunityClient) async throws -> [Floor] = { try await ForumAPI.getFloorList($0) }
    private let listed = "/holes/1/floors?offset=0&order_by=id&sort=asc&size=30"

    @Test("A session takes over the tokens that another session of the same account has refreshed")
    func adopted() async throws {
        let directory = try TemporaryDirectory()
        let servers = CommunityScript()
        let first = servers.community(directory: try directory.store())
        try await first.signIn("alice", remember: true)
        let second = servers.community(directory: try directory.store())
        #expect(second.account == "1")
        servers.expire()
        _ = try await first.call(list)
        _ = try await second.call(list)
        #expect(servers.count("/refresh") == 1)
    }

    @Test("Tokens of another account in the file are neither taken over nor overwritten")
    func otherAccount() async throws {
        let directory = try TemporaryDirectory()
        let servers = CommunityScript()
        let first = servers.community(directory: try directory.store())
        let second = servers.community(directory: try directory.store())
        try await first.signIn("alice", remember: true)
        try await second.signIn("bob", remember: true)
        let bobs = directory.content(of: "account.json")
        servers.expire()
        _ = try await first.call(list)
        #expect(servers.accounts("/refresh") == ["1"] && servers.accounts(listed) == ["1", "1"])
        #expect(directory.content(of: "account.json") == bobs)
        let status = try await first.status
        #expect(status.remembered == false)
        _ = try await first.call { try await AccountAPI.logout($0) }
        #expect(directory.content(of: "account.json") == bobs)
        let secondStatus = try await second.status
        #expect(secondStatus.remembered)
    }

    @Test("Tokens of another session that have expired since their refresh are refreshed again")
    func adoptedExpired() async throws {
        let directory = try TemporaryDirectory()
        let servers = CommunityScript()
        let first = servers.community(directory: try directory.store())
        try await first.signIn("alice", remember: true)
        let second = servers.community(directory: try directory.store())
        servers.expire()
        _ = try await first.call(list)
        servers.expire()
        _ = try await second.call(list)
        #expect(servers.count("/refresh") == 2)
        #expect(second.client.authenticator.present?.token != first.client.authenticator.present?.token)
    }

    @Test("Tokens that a session takes over from the file are refreshed before they are sent if they have expired")
    func adoptedPastExpiry() async throws {
        let directory = try TemporaryDirectory()
        let servers = CommunityScript { $0.url.hasSuffix("/login") ? (200, Self.tokens(expiry: 1)) : nil }
        let community = servers.community(directory: try directory.store())
        try await community.signIn("alice", remember: true)
        try directory.overwrite("account.json", with: Self.tokens(expiry: 2))
        _ = await failure { try await community.call(list) }
        #expect(servers.requests.map { $0.url.hasSuffix("/refresh") } == [false, false, true])
        #expect(servers.requests.last?.bearerToken == CommunityScript.token(1, "r", expiry: 2))
    }

    @Test("Older tokens in the file do not replace the newer tokens of a session")
    func older() async throws {
        let directory = try TemporaryDirectory()
        let servers = CommunityScript()
        let community = servers.community(directory: try directory.store())
        try await community.signIn("alice", remember: true)
        try directory.overwrite("account.json", with: Self.tokens(expiry: 2))
        servers.expire()
        _ = try await community.call(list)
        #expect(servers.count("/refresh") == 1)
    }

    @Test("The loser of a race for a single-use refresh token takes over the winner's tokens", arguments: [true, false])
    func race(isLocked: Bool) async throws {
        let directory = try TemporaryDirectory()
        let path = try directory.store()
        let gate = Gate()
        let servers = CommunityScript {
            if $0.url.hasSuffix("/refresh") { await gate.pass() }
            return nil
        }
        let setup = servers.community(directory: path)
        try await setup.signIn("alice", remember: true)
        let client = setup.client
        let tokens = TokenClient(api: APIService(client: servers.server), base: CommunityScript.hosts.auth)
        let authenticator = CommunityAuthenticator(
            client: tokens, file: TokenFile(store: path, server: tokens.base, log: { _, _ in }),
            log: { _, _ in })
        let loser = CommunityClient(
            hosts: client.hosts,
            api: APIService(client: servers.server, plugins: [AuthorizationPlugin(authenticator: authenticator)]),
            authenticator: authenticator, caches: client.caches, savedThreads: client.savedThreads, log: client.log)
        // If the test holds the lock and does not renew it, the refresh continues without the lock, as after a stop of the holder.
        let lock = isLocked ? -1 : open(directory.path + "/store/account.lock", O_RDWR | O_CREAT, 0o600)
        defer { close(lock) }
        if !isLocked { #expect(flock(lock, LOCK_EX) == 0) }

        servers.expire()
        async let result = list(loser)
        await gate.arrival()
        let winners = servers.issue("alice")
        if isLocked { try directory.overwrite("account.json", with: winners) }
        gate.open()
        if !isLocked {
            // The loser waits for the winner's tokens for about a second.
            try await Timers.sleep(for: .milliseconds(900))
            try directory.overwrite("account.json", with: winners)
        }
        let floors = try await result
        #expect(floors.isEmpty)
        #expect(servers.count("/refresh") == 1)
        #expect(directory.content(of: "account.json") == winners, "the winner's file is kept")
    }

    @Test("Sessions that refresh at the same time share one request", arguments: 1...5)
    func concurrent(round: Int) async throws {
        let directory = try TemporaryDirectory()
        let servers = CommunityScript()
        let first = servers.community(directory: try directory.store())
        try await first.signIn("alice", remember: true)
        let sessions = [first] + (0..<3).map { _ in try? servers.community(directory: directory.store()) }.compactMap { $0 }
        servers.expire()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for session in sessions { for _ in 0..<5 { group.addTask { _ = try await session.call(list) } } }
            try await group.waitForAll()
        }
        #expect(servers.count("/refresh") == 1 && Set(servers.accounts(listed)) == ["1"])
    }

    @Test("Tokens and cached values of one server are not used with another server, even if the accounts have the same identifier")
    func otherServer() async throws {
        let directory = try TemporaryDirectory()
        let servers = CommunityScript()
        let first = servers.community(directory: try directory.store())
        try await first.signIn("alice", remember: true)
        _ = try await first.call { _ in try await first.forumService.getDivisions(cache: .prefer) }
        let files = directory.files.map { directory.content(of: $0) }
        let other = servers.community(directory: try directory.store(), hosts: CommunityScript.hosts("auth.example.com"))
        #expect(other.account == nil)
        try await other.signIn("alice")
        await expectFailure(.notCached) { try await other.call { _ in try await other.forumService.getDivisions(cache: .only) } }
        servers.expire()
        _ = try await other.call(list)
        #expect(servers.requests.filter { $0.url.hasSuffix("/refresh") }.map(\.url) == ["https://auth.example.com/api/refresh"])
        #expect(directory.files.map { directory.content(of: $0) } == files)
    }

    @Test("If the store has lost the token file, the next refresh writes the file again, and a later login can take over its tokens")
    func lost() async throws {
        let directory = try TemporaryDirectory()
        let servers = CommunityScript()
        let community = servers.community(directory: try directory.store())
        try await community.signIn("alice", remember: true)
        let opened = servers.community(directory: try directory.store())
        for session in [community, opened] {
            // This call refreshes the tokens, so that the session has the newest ones.
            servers.expire()
            _ = try await session.call(list)
            #expect(unlink(directory.path + "/store/account.json") == 0)
            var status = try await session.status
            #expect(status.remembered == false)
            servers.expire()
            _ = try await session.call(list)
            status = try await session.status
            #expect(status.remembered)
            let reusing = servers.community(directory: try directory.store())
            let reuse = try await reusing.client.authenticator.signIn(
                "account.login", email: "alice", remember: true, reuse: true
            ) { _ in throw DanXiError(.internal, "the password was sent") }
            #expect(reuse.new.token == session.client.authenticator.present?.token)
            status = try await reusing.status
            #expect(status.remembered)
        }
        try directory.overwrite("account.json", with: "{")
        servers.expire()
        _ = try await opened.call(list)
        let status = try await opened.status
        #expect(status.remembered, "an invalid file is replaced")
    }

    @Test(
        "Sessions that share single-use tokens refresh once per expiry and stay signed in, even if the store loses the tokens",
        arguments: 1...5)
    func fleet(round: Int) async throws {
        let directory = try TemporaryDirectory()
        let servers = CommunityScript()
        let first = servers.community(directory: try directory.store())
        try await first.signIn("alice", remember: true)
        let sessions = [first] + (0..<7).map { _ in try? servers.community(directory: directory.store()) }.compactMap { $0 }
        for expiry in 1...3 {
            #expect(unlink(directory.path + "/store/account.json") == 0)
            servers.expire()
            try await withThrowingTaskGroup(of: Void.self) { group in
                for session in sessions { group.addTask { _ = try await session.call(list) } }
                try await group.waitForAll()
            }
            #expect(servers.count("/refresh") == expiry && directory.files.contains("account.json"))
        }
    }

    @Test("If the files of the store and its locks are lost during a refresh, two sessions that refresh end with the same tokens")
    func lossDuringRefresh() async throws {
        let directory = try TemporaryDirectory()
        let gate = Gate()
        let servers = CommunityScript {
            if $0.url.hasSuffix("/refresh") { await gate.passIfArmed() }
            return nil
        }
        let first = servers.community(directory: try directory.store())
        try await first.signIn("alice", remember: true)
        let second = servers.community(directory: try directory.store())
        servers.expire()
        gate.arm()
        async let firstCall = first.call(list)
        await gate.arrival()
        for file in directory.files { #expect(unlink("\(directory.path)/store/\(file)") == 0) }
        _ = try await second.call(list)
        gate.open()
        // The refresh of the second session has used up the refresh token of the first session.
        _ = try await firstCall
        #expect(servers.count("/refresh") == 2 && first.account == "1" && second.account == "1")
        #expect(first.client.authenticator.present?.token == second.client.authenticator.present?.token)
    }

    @Test("If the store is lost during a refresh, a session whose token is refused waits for the tokens of that refresh")
    func lossBeforeAnswer() async throws {
        let directory = try TemporaryDirectory()
        let gate = Gate()
        let issued = Mutex<@Sendable () -> String>({ "" })
        let servers = CommunityScript { request in
            guard request.url.hasSuffix("/refresh") else { return nil }
            let answer = issued.withLock { $0 }()
            return await gate.passIfArmed() ? (200, answer) : nil
        }
        let first = servers.community(directory: try directory.store())
        try await first.signIn("alice", remember: true)
        let second = servers.community(directory: try directory.store())
        servers.expire()
        let tokens = servers.issue("alice")
        issued.withLock { $0 = { tokens } }
        gate.arm()
        async let firstCall = first.call(list)
        await gate.arrival()
        for file in directory.files { #expect(unlink("\(directory.path)/store/\(file)") == 0) }
        async let secondCall = second.call(list)
        try await until { servers.count("/refresh") == 2 }
        gate.open()
        _ = try await firstCall
        _ = try await secondCall
        #expect(servers.count("/refresh") == 2 && second.account == "1")
    }

    @Test("After a sign-out, other sessions do not store their tokens again, even if the store then loses the mark of the sign-out")
    func signedOut() async throws {
        let directory = try TemporaryDirectory()
        let servers = CommunityScript { $0.url.hasSuffix("/logout") ? (200, "{}") : nil }
        let first = servers.community(directory: try directory.store())
        try await first.signIn("alice", remember: true)
        let second = servers.community(directory: try directory.store())
        _ = try await first.call { try await AccountAPI.logout($0) }
        let mark = try #require(directory.content(of: "account.json"))
        #expect(mark.contains("signed_out") && !mark.contains("access"))
        for _ in 0..<2 {
            servers.expire()
            _ = try await second.call(list)
            let status = try await second.status
            #expect(status.remembered == false)
            if let content = directory.content(of: "account.json") { #expect(content == mark) }
            unlink(directory.path + "/store/account.json")
        }
        #expect(!directory.files.contains("account.json"))
        #expect(servers.community(directory: try directory.store()).account == nil)
    }

    @Test(
        "A sign-out after the store has lost the tokens writes a mark, unless the session never stored its tokens",
        arguments: [true, false])
    func signOutAfterLoss(remember: Bool) async throws {
        let directory = try TemporaryDirectory()
        let servers = CommunityScript { $0.url.hasSuffix("/logout") ? (200, "{}") : nil }
        let first = servers.community(directory: try directory.store())
        try await first.signIn("alice", remember: remember)
        unlink(directory.path + "/store/account.json")
        _ = try await first.call { try await AccountAPI.logout($0) }
        #expect(directory.files.contains("account.json") == remember)
    }

    @Test("A sign-in without `remember` removes the tokens of its own account from the file, but not the tokens of another account")
    func notRemembered() async throws {
        let directory = try TemporaryDirectory()
        let servers = CommunityScript()
        let first = servers.community(directory: try directory.store())
        try await first.signIn("alice", remember: true)
        let second = servers.community(directory: try directory.store())
        try await second.signIn("bob")
        let status = try await first.status
        #expect(status.remembered)
        let secondStatus = try await second.status
        #expect(secondStatus.remembered == false)
        try await second.signIn("alice")
        #expect(directory.content(of: "account.json")?.contains("access") == false)
    }

    private static func tokens(expiry: Int) -> String {
        let (access, refresh) = (CommunityScript.token(1, "a", expiry: expiry), CommunityScript.token(1, "r", expiry: expiry))
        return #"{"access":"\#(access)","refresh":"\#(refresh)","server":"\#(CommunityScript.hosts.auth)"}"#
    }
}
