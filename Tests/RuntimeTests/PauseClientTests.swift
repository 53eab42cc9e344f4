import Calls
import Calls
import Errors
import HTTP
import Storage
import Synchronization
import TestSupport
import Testing

@testable import Runtime
import Threads

@Suite("Pauses that servers ask for", .timeLimit(.minutes(5)))
struct PauseClientTests {
    private func request(_ url: String, token: String? = nil, _ source: HTTPRequest.URLSource = .caller) -> HTTPRequest {
        var request = HTTPRequest(url: url, headers: token.map { ["Authorization": $0] } ?? [:])
        request.urlSource = source
        return request
    }

    /// Returns the error of a request whose call has half an hour left.
    private func error(_ client: PauseClient, _ request: HTTPRequest, accounts: CallAccounts? = nil) async -> DanXiError? {
        let context = CallContext(deadline: .now + .seconds(1800), accounts: accounts)
        return await CallContext.$current.withValue(context) { await failure { try await client.send(request) } }
    }

    @Test(
        "After a response with Retry-After, requests whose deadline is before the end of the pause fail without being sent",
        arguments: [403, 429, 503])
    func paused(status: Int) async throws {
        let server = FakeServer { $0.respond(status, "", headers: ["Retry-After": "3600"]) }
        let pauses = SharedPauses()
        let first = PauseClient(client: server, pauses: ServerPauses(shared: pauses))
        let second = PauseClient(client: server, pauses: ServerPauses(shared: pauses))
        let failure = await error(first, request("https://a.org/1"))
        #expect(failure == nil)
        for client in [first, second] {
            let error = await error(client, request("https://a.org/2"))
            #expect(error?.code == .rateLimited && error?.delivery == .unsent && error?.retryAfterMilliseconds ?? 0 > 3_500_000)
        }
        #expect(server.requests.count == 1)
        for url in ["https://b.org/", "https://a.org:444/", "http://a.org/"] {
            let failure = await error(second, request(url))
            #expect(failure == nil)
        }
    }

    @Test("A pause for one account does not delay the requests of another account")
    func accounts() async throws {
        let server = FakeServer { $0.respond(429, "", headers: ["Retry-After": "3600"]) }
        let client = PauseClient(client: server, pauses: ServerPauses(shared: SharedPauses()))
        for token in [nil, "a", "b"] {
            let failure = await error(client, request("https://a.org/", token: token))
            #expect(failure == nil)
        }
        var failure = await error(client, request("https://a.org/", token: "a"))
        #expect(failure?.code == .rateLimited)
        let community = PauseClient(
            client: server,
            pauses: ServerPauses(shared: SharedPauses(), communityServers: [try #require(Origin("https://c.org/"))]))
        for name in ["a", "b"] {
            failure = await error(community, request("https://c.org/", token: "1", .library), accounts: CallAccounts(community: name))
            #expect(failure == nil)
            failure = await error(client, request("https://fudan.edu.cn/", .library), accounts: CallAccounts(campus: name))
            #expect(failure == nil)
            for other in [nil, "x", "y"] {
                // The server does not know the other account.
                let own = CallAccounts(community: name, campus: other)
                failure = await error(community, request("https://c.org/", token: "2", .library), accounts: own)
                #expect(failure?.code == .rateLimited)
                failure = await error(
                    client, request("https://fudan.edu.cn/", .library), accounts: CallAccounts(community: other, campus: name))
                #expect(failure?.code == .rateLimited)
            }
            for campus in ["x", "y"] {
                let both = CallAccounts(community: name, campus: campus)
                failure = await error(client, request("https://webvpn.fudan.edu.cn/", .library), accounts: both)
                #expect(failure == nil)
            }
        }
        // The accounts of GitHub are told apart by their tokens.
        let github = PauseClient(
            client: server, pauses: ServerPauses(shared: SharedPauses(), tokenServers: [try #require(Origin("https://g.org/"))]))
        for token in ["1", "2"] {
            let accounts = CallAccounts(community: "a")
            failure = await error(github, request("https://g.org/", token: token, .library), accounts: accounts)
            #expect(failure == nil)
        }
    }

    @Test("A response with another status, or without a Retry-After above 0, starts no pause")
    func others() async throws {
        for (status, headers) in [(200, ["Retry-After": "3600"]), (302, ["Retry-After": "3600"]), (429, [:]), (429, ["Retry-After": "0"])]
            as [(Int, HTTPHeaders)]
        {
            let server = FakeServer { $0.respond(status, "", headers: headers) }
            let client = PauseClient(client: server, pauses: ServerPauses(shared: SharedPauses()))
            for _ in 0..<2 {
                let failure = await error(client, request("https://a.org/"))
                #expect(failure == nil)
            }
        }
    }

    @Test("A request waits for the end of a pause if the pause ends before the deadline of the call", .virtualTime)
    func waits() async throws {
        let server = FakeServer("ok")
        let pauses = SharedPauses()
        let request = request("https://a.org/")
        let client = PauseClient(client: server, pauses: ServerPauses(shared: pauses))
        let end = Instant.now + .milliseconds(20)
        try await pauses.extend(client.pauses.key(request, try #require(request.origin)), to: end)
        let failure = await error(client, request)
        #expect(failure == nil)
        let now = Instant.now
        #expect(now == end && server.requests.count == 1)
    }

    @Test("The error during a pause has the rest of the pause, and a request that waits gives up its place", .virtualTime)
    func rest() async throws {
        let server = FakeServer { $0.respond(429, "", headers: ["Retry-After": "100"]) }
        let client = PauseClient(client: server, pauses: ServerPauses(shared: SharedPauses()))
        let place = CountedPlace()
        func send(within limit: Duration) async -> DanXiError? {
            let context = CallContext(deadline: .now + limit, place: place)
            return await CallContext.$current.withValue(context) { await failure { try await client.send(request("https://a.org/2?x")) } }
        }
        let first = await send(within: .seconds(1))
        #expect(first == nil && place.count == 0)
        try await Timers.sleep(for: .milliseconds(39_500))
        let early = await send(within: .milliseconds(60_500))
        let message =
            "GET https://a.org/2 was not sent, because a.org has asked for a pause that lasts 61 more seconds. Call again after the pause."
        #expect(early == DanXiError(.rateLimited, message, retryAfterMilliseconds: 60_500, delivery: .unsent) && place.count == 0)
        let start = Instant.now
        let late = await send(within: .milliseconds(60_501))
        #expect(late == nil && place.count == 1 && Instant.now - start == .milliseconds(60_500) && server.requests.count == 2)
    }

    @Test("A pause is that of a server, and of the accounts that the server knows or else of the credentials")
    func keys() throws {
        let (origin, vpn) = (try #require(Origin("https://c.org/")), try #require(Origin("https://webvpn.fudan.edu.cn/")))
        let usual = ServerPauses(shared: SharedPauses())
        let token = ServerPauses(shared: SharedPauses(), tokenServers: [origin])
        let community = ServerPauses(shared: SharedPauses(), communityServers: [origin])
        let both = CallAccounts(community: "1", campus: "2")
        let credentials = "credentials\nhttps://c.org:443\nt\n\n"
        for (pauses, server, source, accounts, key) in [
            (usual, origin, .library, both, "account\nhttps://c.org:443\n2"),
            (community, origin, .library, both, "account\nhttps://c.org:443\n1"),
            (usual, vpn, .library, both, "account\nhttps://webvpn.fudan.edu.cn:443\n1\n2"),
            (usual, vpn, .library, CallAccounts(campus: "2"), "account\nhttps://webvpn.fudan.edu.cn:443\n\n2"),
            (usual, origin, .caller, both, credentials), (token, origin, .library, both, credentials),
            (usual, origin, .library, nil, credentials), (usual, origin, .library, CallAccounts(community: "1"), credentials),
            (community, origin, .library, CallAccounts(campus: "2"), credentials),
        ] as [(ServerPauses, Origin, HTTPRequest.URLSource, CallAccounts?, String)] {
            CallContext.$current.withValue(CallContext(accounts: accounts)) {
                #expect(pauses.key(request("https://c.org/", token: "t", source), server) == key)
            }
        }
    }
}

/// The place of a call, which counts how often the call gives it up.
final class CountedPlace: CallPlace {
    private let state = Mutex(0)

    var count: Int { state.withLock { $0 } }

    func giveUp() { state.withLock { $0 += 1 } }
}
