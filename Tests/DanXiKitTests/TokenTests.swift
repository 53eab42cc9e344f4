import Calendar
import Errors
import HTTP
import JSON
import Networking
import Synchronization
import TestSupport
import Testing
import Threads

@testable import DanXiKit

@Suite("Tokens of the community", .virtualTime, .timeLimit(.minutes(5)))
struct TokenTests {
    private static func token(_ access: Int, refresh: Int? = nil, account: Int = 1, name: String = "a") throws -> Token {
        let (first, second) = (
            CommunityScript.token(account, name, expiry: access), CommunityScript.token(account, "r", expiry: refresh ?? access)
        )
        return try Token.decode(PaddedBytes(#"{"access":"\#(first)","refresh":"\#(second)"}"#.utf8))
    }

    @Test("A token has expired in the second of its expiry", arguments: [(-1, true), (0, true), (1, false)])
    func expiry(left: Int, isExpired: Bool) throws {
        let now = WallTime.now.milliseconds / 1000
        let (access, refresh) = (try Self.token(now + left, refresh: now + 100), try Self.token(now + 100, refresh: now + left))
        #expect(access.isExpired == isExpired && !access.isRefreshExpired)
        #expect(refresh.isRefreshExpired == isExpired && !refresh.isExpired)
    }

    @Test("Other tokens of the account may replace tokens unless they expire earlier, and are newer if they expire later")
    func order() throws {
        let old = try Self.token(100)
        for (other, mayReplace, isNewer) in [
            (try Self.token(101), true, true), (try Self.token(100, name: "b"), true, false), (try Self.token(100), false, false),
            (try Self.token(99), false, false), (try Self.token(101, account: 2), false, true),
        ] {
            #expect(other.mayReplace(old) == mayReplace && other.isNewer(than: old) == isNewer)
        }
    }

    @Test("The error of tokens without an account, or of two accounts, names the token")
    func malformed() async {
        let (one, two) = (CommunityScript.token(1, "a", expiry: 1), CommunityScript.token(2, "a", expiry: 1))
        for (access, refresh, problem) in [
            ("x", one, "access: expected a JSON Web Token with the account's identifier"),
            (one, "x", "refresh: expected a JSON Web Token of the same account as `access`"),
            (one, two, "refresh: expected a JSON Web Token of the same account as `access`"),
        ] {
            #expect(throws: JSONError.self) {
                do { _ = try Token.decode(PaddedBytes(#"{"access":"\#(access)","refresh":"\#(refresh)"}"#.utf8)) } catch {
                    #expect("\(error)" == problem)
                    throw error
                }
            }
        }
    }

    @Test("Logins are compared by a hash of the e-mail address, without regard to case")
    func logins() throws {
        #expect(try TokenLogin(email: "A@b.C") == TokenLogin(email: "a@B.c") && TokenLogin(email: "a@b").hash.utf8.count == 64)
        #expect(try TokenLogin(email: "a@b") != TokenLogin(email: "a@c") && !TokenLogin(email: "a@b").hash.contains("a@b"))
    }

    @Test("A stored login is compared only if its refresh token is still valid")
    func reuse() async throws {
        let directory = try TemporaryDirectory()
        let file = TokenFile(store: try directory.store(), server: CommunityScript.hosts.auth, log: { _, _ in })
        let other = TokenFile(store: try directory.store(), server: "https://other.example/api", log: { _, _ in })
        let now = WallTime.now.milliseconds / 1000
        let (login, another) = (try TokenLogin(email: "a@b"), try TokenLogin(email: "c@d"))
        let token = try Self.token(now - 1, refresh: now + 10)
        try await file.save(token, login)
        let found = [await file.load(for: login), await file.load(for: another), await other.load(for: login), await other.load()]
        #expect(found == [token, nil, nil, nil])
        try await Timers.sleep(for: .seconds(10))
        let expired = await file.load(for: login)
        let plain = await file.load()
        #expect(expired == nil && plain == token)
        try await file.save(token, nil)
        let anonymous = try #require(directory.content(of: "account.json"))
        #expect(!anonymous.contains("login"))
    }

    // MARK: Errors

    @Test("The errors of a login and of a refresh have advice for them")
    func advice() async throws {
        for (status, advice) in [
            (401, "Check the password. It was sent once and is not sent again."),
            (403, "Check the e-mail address, or register the account first."),
            (404, "Check the e-mail address, or register the account first."),
        ] {
            let servers = CommunityScript { _ in (status, #"{"message":"No"}"#) }
            let error = await failure { try await servers.community.signIn("a@b") }
            #expect(error?.message == "POST https://auth.fduhole.com/api/login: No (HTTP \(status)). \(advice)")
        }
        let servers = CommunityScript { $0.url.hasSuffix("/login") ? nil : (401, #"{"message":"No"}"#) }
        let community = servers.community
        try await community.signIn("a@b")
        let error = await failure { try await ForumAPI.getProfile(community.client) }
        #expect(
            error?.message
                == "The community sign-in has ended, because the server refused to renew it. POST https://auth.fduhole.com/api/refresh: No (HTTP 401). Sign in again with account.login."
        )
    }

    @Test("A request is sent again at most three times while other calls have replaced its token", arguments: [1, 2, 3, 4])
    func attempts(replaced: Int) async {
        let server = FakeServer { request in request.respond(401, #"{"message":"No"}"#) }
        let refresher = Refresher(replaced: replaced)
        let request = CommunityRequest<NoContent>(
            baseURL: "https://forum.fduhole.com/api", path: "/x", headers: ["Authorization": "Bearer t"], refresher: refresher)
        await expectFailure(.notSignedIn) { try await APIService(client: server).send(request) }
        // The server issues the token at the refresh after the replaced ones.
        let refreshes = min(replaced + 1, 3)
        #expect(refresher.refused == [String](repeating: "t", count: refreshes) && server.requests.count == refreshes + 1)
    }

    @Test("A request without a token, or that needs none, is not sent again after the status 401")
    func withoutToken() async {
        let server = FakeServer { request in request.respond(401, "{}") }
        let refresher = Refresher(replaced: 0)
        for request in [
            CommunityRequest<NoContent>(baseURL: "https://forum.fduhole.com/api", path: "/x", refresher: refresher),
            CommunityRequest<NoContent>(baseURL: "https://forum.fduhole.com/api", path: "/x", headers: ["Authorization": "Bearer t"]),
            CommunityRequest<NoContent>(
                baseURL: "https://forum.fduhole.com/api", path: "/x", headers: ["Authorization": "Basic t"], refresher: refresher),
        ] {
            await expectFailure(.notSignedIn) { try await APIService(client: server).send(request) }
        }
        #expect(
            refresher.refused.isEmpty && server.requests.count == 3
                && server.requests.allSatisfy { $0.headers["Accept"] == "application/json" })
    }

    /// A refresher that finds tokens of other calls, and then gets one from the server.
    private final class Refresher: TokenRefresher {
        private let state: Mutex<(left: Int, refused: [String])>

        init(replaced: Int) { state = Mutex((replaced, [])) }

        var refused: [String] { state.withLock { $0.refused } }

        func refresh(replacing access: String) async throws -> TokenOrigin {
            state.withLock { state in
                state.refused.append(access)
                state.left -= 1
                return state.left >= 0 ? .elsewhere : .server
            }
        }
    }

    // MARK: The account

    @Test("A logout that the server does not confirm is logged, unless the sign-in had already ended")
    func unconfirmedLogout() async throws {
        for (status, isLogged) in [(500, true), (404, true), (200, false)] {
            let log = Mutex<[String]>([])
            let servers = CommunityScript { $0.url.hasSuffix("/logout") ? (status, "{}") : nil }
            let community = Community(hosts: CommunityScript.hosts, client: servers.server, store: nil, directory: nil) { level, text in
                if level == .warning { log.withLock { $0.append(text()) } }
            }
            try await community.signIn("a@b")
            let state = try await AccountAPI.logout(community.client)
            #expect(!state.signedIn && servers.count("/logout") == 1)
            let start =
                "The server did not confirm the sign-out, so the tokens may still be valid. GET https://auth.fduhole.com/api/logout: "
            #expect(log.withLock { $0.map { $0.hasPrefix(start) } } == (isLogged ? [true] : []), "\(status)")
        }
    }

    @Test("The status of an account has its identifier and the expiry of its tokens")
    func status() async throws {
        let servers = CommunityScript()
        let community = servers.community
        var status = try await community.status
        #expect(status == AccountStatus(signedIn: false, accountId: nil, remembered: false, accessExpiresAt: nil, refreshExpiresAt: nil))
        try await community.signIn("a@b")
        status = try await community.status
        let expiry = Timestamp(unixSeconds: 4_000_000_001)
        #expect(status == AccountStatus(signedIn: true, accountId: 1, remembered: false, accessExpiresAt: expiry, refreshExpiresAt: expiry))
        #expect(community.account == "1")
    }

    @Test("`reuse` needs `remember` and a store")
    func reuseParameters() async throws {
        let directory = try TemporaryDirectory()
        let servers = CommunityScript()
        for (community, remember) in [(servers.community, true), (servers.community(directory: try directory.store()), false)] {
            let error = await failure {
                try await AccountAPI.login(community.client, email: "a@b", password: "p", remember: remember, reuse: true)
            }
            #expect(
                error
                    == DanXiError(
                        .invalidArgument,
                        "account.login: `reuse` needs `remember`, and a store for the tokens. Set store.path or store.url in the session's configuration."
                    ))
        }
        #expect(servers.requests.isEmpty)
    }

    @Test("Only a login of another account clears the caches")
    func caches() async throws {
        let servers = CommunityScript()
        let community = servers.community
        try await community.signIn("a@b")
        _ = try await community.forumService.listAllTags(cache: .prefer)
        try await community.signIn("a@b")
        _ = try await community.forumService.listAllTags(cache: .only)
        try await community.signIn("c@d")
        try await community.signIn("a@b")
        await expectFailure(.notCached) { try await community.forumService.listAllTags(cache: .only) }
    }
}
