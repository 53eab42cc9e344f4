import Calls
import Errors
import Glibc
import Storage
import Synchronization
import TestSupport
import Testing

@testable import DanXiKit

/// Tests in which the library cannot write its token file, because it refuses a store directory that everybody may write to. The
/// refusal also works if the tests run as root, whom missing permissions do not stop.
@Suite("Token files that cannot be written", .timeLimit(.minutes(5)))
struct TokenStorageTests {
    let directory: TemporaryDirectory
    let store: StoreDirectory
    let servers = CommunityScript()

    init() throws {
        directory = try TemporaryDirectory()
        store = try directory.store()
    }

    private func community() -> Community { servers.community(directory: store) }

    private func setUsable(_ isUsable: Bool) { #expect(chmod(directory.path + "/store", isUsable ? 0o700 : 0o777) == 0) }

    @Test("If the tokens of a login cannot be stored, the session is signed in, and the error of the call states both facts")
    func login() async throws {
        let community = community()
        setUsable(false)
        let error = await failure { try await community.signIn("alice", remember: true) }
        #expect(error?.code == .storage)
        #expect(error?.message.hasPrefix("account.login: the session is signed in to account 1, but its tokens are not stored. ") == true)
        setUsable(true)
        let status = try await community.status
        #expect(status.signedIn && status.accountId == 1 && !status.remembered)
        // The refreshed tokens stay in memory only, because the login did not succeed in storing the sign-in.
        servers.expire()
        _ = try await community.call { try await ForumAPI.getFloorList($0) }
        #expect(directory.content(of: "account.json") == nil)
        try await community.signIn("alice", remember: true)
        let state = try await community.status
        #expect(state.remembered)
    }

    @Test("A login to another account clears the cached values even if the new tokens cannot be stored")
    func otherAccount() async throws {
        let community = community()
        try await community.signIn("alice")
        _ = try await community.call { _ in try await community.forumService.getDivisions(cache: .prefer) }
        #expect(directory.files == ["forum.get_divisions.json"])
        let name = directory.path + "/store/account.json"
        #expect(mkdir(name, 0o700) == 0)
        defer { rmdir(name) }
        await expectFailure(.storage) { try await community.signIn("bob", remember: true) }
        #expect(!directory.files.contains("forum.get_divisions.json"))
    }

    @Test("A sign-in whose tokens are stored, lost, or could not be stored is kept for the next session")
    func kept() async throws {
        let community = community()
        #expect(try community.keepSignIn(), "without a sign-in, nothing must be kept")
        try await community.signIn("alice", remember: true)
        let stored = directory.content(of: "account.json")
        #expect(try community.keepSignIn())
        #expect(directory.content(of: "account.json") == stored)
        try store.remove("account.json")
        #expect(try community.keepSignIn())
        #expect(directory.content(of: "account.json") == stored)
        setUsable(false)
        servers.expire()
        _ = try await community.call { try await ForumAPI.getFloorList($0) }
        await expectFailure(.storage) { try community.keepSignIn() }
        setUsable(true)
        #expect(try community.keepSignIn())
        let present = try #require(community.client.authenticator.present)
        #expect(directory.content(of: "account.json")?.contains(present.token.refresh) == true)
        #expect(self.community().client.authenticator.present?.token == present.token)
    }

    @Test("A sign-in that is not remembered, or that another session has ended or replaced, cannot be kept")
    func notKept() async throws {
        let community = community()
        try await community.signIn("alice")
        #expect(try !community.keepSignIn())
        try await community.signIn("alice", remember: true)
        let other = self.community()
        try await other.signIn("bob", remember: true)
        #expect(try !community.keepSignIn())
        _ = try await other.call { try await AccountAPI.logout($0) }
        #expect(try !community.keepSignIn())
        #expect(try other.keepSignIn())
    }

    @Test("If a logout cannot remove the token file, the session is signed out, and the error of the call states both facts")
    func logout() async throws {
        let community = community()
        try await community.signIn("alice", remember: true)
        setUsable(false)
        let error = await failure { try await community.call { try await AccountAPI.logout($0) } }
        setUsable(true)
        #expect(error?.code == .storage)
        #expect(error?.message.hasPrefix("The session is signed out, but its tokens are still stored. ") == true)
        let status = try await community.status
        #expect(status.signedIn == false)
        #expect(directory.content(of: "account.json") != nil)
    }

    @Test("If refreshed tokens cannot be stored, they stay in memory, a warning is logged, and the next refresh stores its tokens")
    func refresh() async throws {
        let warnings = Warnings()
        let community = Community(
            hosts: CommunityScript.hosts, client: servers.server, store: store, directory: store, log: warnings.handler)
        try await community.signIn("alice", remember: true)
        setUsable(false)
        servers.expire()
        let list: @Sendable (CommunityClient) async throws -> [Floor] = { try await ForumAPI.getFloorList($0) }
        _ = try await community.call(list)
        setUsable(true)
        #expect(warnings.all.contains { $0.contains("kept in memory only") && $0.contains("chmod go-w") })
        var status = try await community.status
        #expect(status.remembered == false, "the file holds tokens that were used up")
        servers.expire()
        _ = try await community.call(list)
        #expect(servers.count("/refresh") == 2)
        status = try await community.status
        #expect(status.remembered)
        #expect(directory.content(of: "account.json")?.contains(try #require(community.client.authenticator.present).token.refresh) == true)
    }
}

private final class Warnings: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock { $0 } }
    var handler: LogHandler { { [self] level, message in if level == .warning { lines.withLock { $0.append(message()) } } } }
}
