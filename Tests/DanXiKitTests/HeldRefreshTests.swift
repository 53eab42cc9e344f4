import Calls
import Errors
import Glibc
import HTTP
import Synchronization
import TestSupport
import Testing
import Threads

@testable import DanXiKit

/// Tests in which the session changes while a call waits for a response or a lock, or in which a response is lost.
@Suite("Session changes during a refresh", .virtualTime, .timeLimit(.minutes(5)))
struct HeldRefreshTests {
    private let list: @Sendable (CommunityClient) async throws -> [Floor] = { try await ForumAPI.getFloorList($0) }
    private let listed = "/holes/1/floors?offset=0&order_by=id&sort=asc&size=30"

    /// Returns servers that hold requests to `path` until the test opens `gate`. If `refusal` is not nil, they then refuse the requests
    /// with this status.
    private func holding(
        _ path: String, at gate: Gate, refusal: Int? = nil, expiry: Int = CommunityScript.defaultExpiry
    ) -> CommunityScript {
        CommunityScript(expiry: expiry) { request in
            guard request.url.hasSuffix(path) else { return nil }
            await gate.pass()
            return refusal.map { ($0, "{}") }
        }
    }

    /// The servers accept the tokens that expire in 1970, as if the clock of this computer were ahead.
    @Test(
        "If a server refuses a token that another call has already replaced, the new token is used without a second refresh",
        arguments: [false, true], [CommunityScript.defaultExpiry, 1])
    func lateRefusal(remember: Bool, expiry: Int) async throws {
        let (gate, directory) = (Gate(), try TemporaryDirectory())
        let servers = holding(listed, at: gate, expiry: expiry)
        let community = servers.community(directory: try directory.store())
        try await community.signIn("alice", remember: remember)
        servers.expire()
        async let late = community.call(list)
        await gate.arrival()
        _ = await failure { try await community.call { try await ForumAPI.getProfile($0) } }
        #expect(servers.count("/refresh") == 1)
        gate.open()
        await gate.arrival()
        gate.open()
        _ = try await late
        #expect(servers.count("/refresh") == 1)
        #expect(servers.count(listed) == 2)
    }

    @Test("If the session gets new tokens while a call waits for the lock of the token file, the call does not refresh the new tokens")
    func waitingForTheLock() async throws {
        let directory = try TemporaryDirectory()
        let servers = CommunityScript()
        let community = servers.community(directory: try directory.store())
        try await community.signIn("alice", remember: true)
        servers.expire()
        let lock = open(directory.path + "/store/account.lock", O_RDWR | O_CREAT, 0o600)
        defer { close(lock) }
        #expect(flock(lock, LOCK_EX) == 0)
        async let refused = community.call(list)
        try await until { servers.count(listed) == 1 }
        // The refused call gets time to ask for the lock before the new sign-in. Otherwise, the call would find the new tokens at once.
        try await Timers.sleep(for: .milliseconds(200))
        let authenticator = community.client.authenticator
        let old = authenticator.present?.token
        async let again: Void = community.signIn("alice")
        try await until { authenticator.present?.token != old }
        #expect(flock(lock, LOCK_UN) == 0)
        try await again
        let floors = try await refused
        #expect(floors.isEmpty)
        #expect(servers.count("/refresh") == 0 && servers.count(listed) == 2)
    }

    @Test("A refused refresh neither ends a newer sign-in of the same account nor removes the token file of that sign-in")
    func newSignIn() async throws {
        let (gate, directory) = (Gate(), try TemporaryDirectory())
        let servers = holding("/refresh", at: gate, refusal: 401)
        let community = servers.community(directory: try directory.store())
        try await community.signIn("alice", remember: true)
        servers.expire()
        async let result = community.call(list)
        await gate.arrival()
        let old = community.client.authenticator.present?.token
        // The sign-in waits for the lock of the token file, which the refresh holds.
        async let signIn: Void = community.signIn("alice", remember: true)
        try await until { community.client.authenticator.present?.token != old }
        gate.open()
        _ = try await result
        try await signIn
        let present = try #require(community.client.authenticator.present)
        let isRemembered = await community.client.authenticator.isRemembered(present)
        #expect(present.token != old && isRemembered)
        #expect(directory.content(of: "account.json")?.contains(present.token.access) == true)
        #expect(servers.count("/refresh") == 1)
    }

    @Test(
        "If an account signs out during a refresh, neither a successful nor a refused refresh signs the account in again",
        arguments: [nil, 401])
    func signedOut(refusal: Int?) async throws {
        let (gate, directory) = (Gate(), try TemporaryDirectory())
        let servers = holding("/refresh", at: gate, refusal: refusal)
        let community = servers.community(directory: try directory.store())
        try await community.signIn("alice", remember: true)
        servers.expire()
        async let error = failure { try await community.call(list) }
        await gate.arrival()
        async let signOut: Void = community.client.authenticator.signOut(of: "1")
        try await until { community.account == nil }
        gate.open()
        let code = await error?.code
        #expect(code == .accountChanged)
        try await signOut
        #expect(community.account == nil)
        #expect(directory.content(of: "account.json")?.contains("access") == false)
        #expect(servers.count(listed) == 1, "the call was not sent again")
        let later = await failure { try await community.call(list) }
        #expect(later == .notSignedIn, "a call without an account does not report the end of alice's sign-in")
    }

    @Test("If the refresh of a replaced account is refused, the token file of the new account is unchanged")
    func replacedAccount() async throws {
        let (gate, directory) = (Gate(), try TemporaryDirectory())
        let servers = holding("/refresh", at: gate, refusal: 401)
        let community = servers.community(directory: try directory.store())
        try await community.signIn("alice", remember: true)
        servers.expire()
        async let error = failure { try await community.call(list) }
        await gate.arrival()
        async let signIn: Void = community.signIn("bob", remember: true)
        try await until { community.account == "2" }
        gate.open()
        let code = await error?.code
        #expect(code == .accountChanged)
        try await signIn
        let status = try await community.status
        #expect(status.remembered)
        #expect(try servers.community(directory: directory.store()).account == "2")
    }

    @Test("A sign-in that is replaced while it waits for the lock of the token file writes no tokens", arguments: [false, true])
    func lateFile(isRemembered: Bool) async throws {
        let directory = try TemporaryDirectory()
        let servers = CommunityScript()
        let community = servers.community(directory: try directory.store())
        let lock = open(directory.path + "/store/account.lock", O_RDWR | O_CREAT, 0o600)
        #expect(flock(lock, LOCK_EX) == 0)
        async let first: Void = community.signIn("alice", remember: true)
        try await until { community.account == "1" }
        async let second: Void = community.signIn("bob", remember: isRemembered)
        try await until { community.account == "2" }
        close(lock)
        try await first
        try await second
        let status = try await community.status
        #expect(status.remembered == isRemembered)
        #expect(try servers.community(directory: directory.store()).account == (isRemembered ? "2" : nil))
    }

    /// Returns servers that hold the answers to a quiz until the test opens `gate`, and then issue tokens that expire at a time in seconds since
    /// 1970.
    private func holdingQuiz(at gate: Gate, expiry: Int) -> CommunityScript {
        let (access, refresh) = (CommunityScript.token(1, "a", expiry: expiry), CommunityScript.token(1, "r", expiry: expiry))
        return CommunityScript { request in
            guard request.url.hasSuffix("/_answer") else { return nil }
            await gate.pass()
            return (200, #"{"correct":true,"access":"\#(access)","refresh":"\#(refresh)","message":"ok","wrong_question_ids":[]}"#)
        }
    }

    @Test("If another account signs in during a quiz, the tokens in the response to the quiz are not used")
    func quiz() async throws {
        let gate = Gate()
        let servers = holdingQuiz(at: gate, expiry: 5_000_000_000)
        let community = servers.community
        try await community.signIn("alice")
        async let error = failure { try await AccountAPI.answerQuiz(community.client, answers: []) }
        await gate.arrival()
        try await community.signIn("bob")
        let bobs = community.client.authenticator.present?.token
        gate.open()
        let code = await error?.code
        #expect(code == .accountChanged)
        #expect(community.client.authenticator.present?.token == bobs)
    }

    @Test("If another session of the store signs out during a quiz, the new tokens are not stored, and later ones are not this session's")
    func signOutDuringQuiz() async throws {
        let (gate, directory) = (Gate(), try TemporaryDirectory())
        let servers = holdingQuiz(at: gate, expiry: 3_000_000_000)
        let community = servers.community(directory: try directory.store())
        try await community.signIn("alice", remember: true)
        let other = servers.community(directory: try directory.store())
        async let answered = AccountAPI.answerQuiz(community.client, answers: [])
        await gate.arrival()
        _ = try await AccountAPI.logout(other.client)
        let mark = directory.content(of: "account.json")
        gate.open()
        let result = try await answered
        #expect(result.correct && community.account == "1" && directory.content(of: "account.json") == mark)
        try await other.signIn("alice", remember: true)
        let (status, others) = (try await community.status, try await other.status)
        #expect(!status.remembered && others.remembered)
    }

    @Test("If another account signs in before a logout gets its response, the logout does not change the new sign-in")
    func lateLogout() async throws {
        let (gate, directory) = (Gate(), try TemporaryDirectory())
        let servers = holding("/logout", at: gate)
        let community = servers.community(directory: try directory.store())
        try await community.signIn("alice")
        async let error = failure { try await AccountAPI.logout(community.client) }
        await gate.arrival()
        try await community.signIn("bob", remember: true)
        _ = try await community.call { _ in try await community.forumService.getDivisions(cache: .prefer) }
        gate.open()
        let code = await error?.code
        #expect(code == .accountChanged)
        let status = try await community.status
        #expect(status.accountId == 2 && status.remembered)
        _ = try await community.call { _ in try await community.forumService.getDivisions(cache: .only) }
    }

    @Test("A call of a later sign-in does not fail with the error that ended an earlier sign-in")
    func earlierEnd() async throws {
        let gate = Gate()
        let servers = CommunityScript { request in
            if request.url.hasSuffix("/users/me") { await gate.pass() }
            return request.url.hasSuffix("/logout") ? (200, "{}") : nil
        }
        let community = servers.community
        try await community.signIn("alice")
        servers.expire(refresh: true)
        let refusal = await failure { try await community.call(list) }
        #expect(refusal?.message.contains("refused to renew") == true)
        try await community.signIn("alice")
        servers.expire()
        async let error = failure { try await community.call { try await ForumAPI.getProfile($0) } }
        await gate.arrival()
        _ = try await AccountAPI.logout(community.client)
        gate.open()
        let code = await error?.code
        #expect(code == .accountChanged)
    }

    @Test("After two concurrent logins, the session has the account whose login ended last, and a call of the other account fails")
    func twoLogins() async throws {
        let gate = Gate()
        let servers = CommunityScript { request in
            if request.url.hasSuffix("/login"), request.form.contains("alice") { await gate.pass() }
            return nil
        }
        let community = servers.community
        async let alice: Void = community.signIn("alice")
        await gate.arrival()
        try await community.signIn("bob")
        async let error = failure {
            try await community.call { client in
                gate.open()
                try await until { community.account == "2" }
                return try await list(client)
            }
        }
        let code = await error?.code
        #expect(code == .accountChanged)
        try await alice
        #expect(servers.count(listed) == 0 && servers.count("/login") == 2)
        _ = try await community.call(list)
    }

    @Test(
        "If any response is lost during a login and a post with an expired token, neither of the two takes effect twice", arguments: 0..<5)
    func everyStep(step: Int) async throws {
        let posts = Mutex(0)
        let servers = CommunityScript()
        let lossy = FakeServer { request in
            let response = try await servers.server.send(request)
            if request.url.hasSuffix("/floors"), response.isSuccess { posts.withLock { $0 += 1 } }
            guard servers.requests.count != step + 1 else { throw DanXiError(.network, "Response lost.").withLostAnswer(to: request) }
            return response
        }
        let community = Community(hosts: CommunityScript.hosts, client: lossy, store: nil, directory: nil, log: { _, _ in })
        let login = await failure { try await community.signIn("alice") }
        #expect(login?.isOutcomeUnknown == (step == 0 ? true : nil))
        servers.expire()
        let post = await failure { try await community.call { try await ForumAPI.createFloor($0, content: "hi", holeId: 1) } }
        let count = posts.withLock { $0 }
        #expect(count <= 1 && servers.count("/login") == 1)
        if count == 1, servers.requests.count == step + 1 { #expect(post?.isOutcomeUnknown == true, "the response to the post was lost") }
    }
}
