import Errors
import JSON
import TestSupport
import Testing
import Threads

@testable import Calls
@testable import HTTP
@testable import Networking

@Suite("Waits and messages of transports", .virtualTime, .timeLimit(.minutes(5)))
struct TransportTests {
    // MARK: Retries

    private func send(_ server: FakeServer, attempts: Int = 3, deadline: Duration? = nil) async -> (duration: Duration, error: DanXiError?)
    {
        let start = Instant.now
        let client = RetryingClient(client: server, policy: RetryPolicy(attempts: attempts))
        let error = await CallContext.$current.withValue(CallContext(deadline: deadline.map { start + $0 })) {
            await failure { try await client.send(HTTPRequest(url: "https://a.example/")) }
        }
        return (start.duration(to: .now), error)
    }

    @Test("A retry waits for as long as the server asks for, and each retry is counted")
    func retryAfter() async {
        let (duration, error) = await send(FakeServer { $0.respond(503, "", headers: ["Retry-After": "7"]) })
        #expect(error == nil && duration == .seconds(14) && Metrics.current.retries[0] == 2)
    }

    @Test("The wait after a network error is between half and all of 200 ms, and twice as long after the second")
    func networkErrors() async {
        let server = FakeServer { _ in throw DanXiError(.network, "down") }
        let (duration, error) = await send(server)
        #expect(error?.message == "down" && server.requests.count == 3 && Metrics.current.retries[0] == 2)
        #expect(duration >= .milliseconds(300) && duration <= .milliseconds(600))
    }

    @Test("The number of attempts is that of the policy", arguments: [1, 2, 5])
    func attempts(count: Int) async {
        let server = FakeServer { $0.respond(429, "") }
        let (_, error) = await send(server, attempts: count)
        #expect(error == nil && server.requests.count == count)
    }

    @Test("A retry must start before the deadline of the call, and a connection that took long must have as long again")
    func deadlines() async {
        for (seconds, count) in [(7, 1), (8, 2), (15, 3)] {
            let server = FakeServer { $0.respond(503, "", headers: ["Retry-After": "7"]) }
            _ = await send(server, deadline: .seconds(seconds))
            #expect(server.requests.count == count)
        }
        for (delivery, count) in [(.unsent, 1), (nil, 2)] as [(DanXiError.Delivery?, Int)] {
            let server = FakeServer { _ in
                try await Timers.sleep(for: .seconds(3))
                throw DanXiError(.network, "slow", delivery: delivery)
            }
            _ = await send(server, attempts: 2, deadline: .seconds(5))
            #expect(server.requests.count == count)
        }
    }

    @Test("Only an unsent request with a time to wait was refused because of its server")
    func troubles() async {
        for (error, count) in [
            (DanXiError(.network, "x", retryAfterMilliseconds: 1), 3), (DanXiError(.network, "x", delivery: .unsent), 3),
            (DanXiError(.network, "x", retryAfterMilliseconds: 1, delivery: .unsent), 1),
            (DanXiError(.serverFailure, "x", retryAfterMilliseconds: 1), 1), (DanXiError(.serverFailure, "x", delivery: .unsent), 1),
        ] {
            let server = FakeServer { _ in throw error }
            let found = await send(server).error
            #expect(found == error && server.requests.count == count)
        }
    }

    @Test("The longest wait doubles up to the 18th attempt")
    func longestWaits() {
        let policy = RetryPolicy(attempts: 100, baseDelay: .milliseconds(1))
        for (attempt, factor) in [(0, 1), (1, 1), (2, 1), (3, 2), (17, 1 << 15), (18, 1 << 16), (19, 1 << 16), (1000, 1 << 16)] {
            for _ in 0..<20 {
                let delay = policy.delay(beforeAttempt: attempt)
                #expect(delay >= .milliseconds(1) * factor / 2 && delay <= .milliseconds(1) * factor)
            }
        }
    }

    // MARK: Redirects

    private func redirecting(_ statuses: [Int]) -> FakeServer {
        FakeServer(
            script: statuses.enumerated().map { number, status in answer(status, redirect: "https://a.example/\(number + 1)?q") }
                + [answer(200)])
    }

    @Test(
        "A response has the first redirect, and the URL after the permanent redirects at the start",
        arguments: [
            ([], nil), ([301], 1), ([308], 1), ([302], nil), ([303], nil), ([307], nil), ([301, 308], 2), ([301, 302, 301], 1),
            ([302, 301], nil),
        ] as [([Int], Int?)])
    func permanent(statuses: [Int], last: Int?) async throws {
        let response = try await RedirectingClient(client: redirecting(statuses)).send(HTTPRequest(url: "https://a.example/0"))
        #expect(response.status == 200 && response.request.url == "https://a.example/\(statuses.count)" + (statuses.isEmpty ? "" : "?q"))
        #expect(response.firstRedirectURL == (statuses.isEmpty ? nil : "https://a.example/1?q"))
        #expect(response.permanentURL == last.map { "https://a.example/\($0)?q" })
        #expect(response.request.hasPrivatePath != statuses.isEmpty)
    }

    @Test("A redirect needs a status of redirects and a target", arguments: [200, 300, 304, 305, 306, 309, 404])
    func noRedirects(status: Int) async throws {
        for target in ["https://a.example/1", nil] {
            let server = FakeServer(script: [answer(target == nil ? 302 : status, redirect: target)])
            let response = try await RedirectingClient(client: server).send(HTTPRequest(url: "https://a.example/"))
            #expect(response.status == (target == nil ? 302 : status) && server.requests.count == 1)
        }
    }

    private func failed(_ request: HTTPRequest, _ answers: FakeServer.Answer...) async -> DanXiError? {
        await failure { try await RedirectingClient(client: FakeServer(script: answers)).send(request) }
    }

    @Test("Ten redirects are followed, and the error of an eleventh names the first request")
    func limit() async throws {
        let status = try await RedirectingClient(client: redirecting(Array(repeating: 302, count: 10)))
            .send(HTTPRequest(url: "https://a.example/0")).status
        #expect(status == 200)
        let error = await failure {
            try await RedirectingClient(client: redirecting(Array(repeating: 302, count: 11))).send(
                HTTPRequest(url: "https://a.example/0?q"))
        }
        #expect(
            error
                == DanXiError(
                    .unexpectedResponse,
                    "GET https://a.example/0 was redirected more than 10 times. Try again later. If it happens again, report this message.")
        )
    }

    @Test("The error of a redirect that is not followed names the server and the target without its query")
    func refusals() async {
        let get = HTTPRequest(url: "https://a.example/x?q")
        let changed = "If it happens again, the server has changed: update libdanxi, or report this message."
        for target in ["ftp://b.example/?q", "nonsense?q", "https:///?q"] {
            let error = await failed(get, answer(302, redirect: target))
            let shown = target.prefix { $0 != "?" }
            #expect(
                error
                    == DanXiError(
                        .unexpectedResponse,
                        "GET https://a.example/x redirects to a URL that is not a valid http or https URL (\(shown)). \(changed)"))
        }
        let password = HTTPRequest(method: .post, url: "https://a.example/x", body: [1], effect: .singleUse)
        var error = await failed(password, answer(307, redirect: "https://a.example/y"))
        #expect(
            error?.message
                == "POST https://a.example/x redirects a password or single-use ticket to another URL, and libdanxi does not follow such redirects. \(changed)"
        )
        #expect(error?.httpStatus == 307)
        let portal = "A proxy or captive portal may be the cause. Open the URL in a browser to check."
        let put = HTTPRequest(method: .put, url: "https://a.example/x", body: [1])
        error = await failed(put, answer(308, redirect: "http://a.example/y?q"))
        #expect(
            error?.message
                == "PUT https://a.example/x redirects to another server (http://a.example:80), to which libdanxi does not send the request body. \(portal)"
        )
        #expect(error?.httpStatus == 308)
        error = await failed(HTTPRequest(method: .delete, url: "https://a.example/x"), answer(302, redirect: "https://b.example/"))
        #expect(
            error?.message
                == "DELETE https://a.example/x redirects to another server (https://b.example:443), to which libdanxi does not send the DELETE request. \(portal)"
        )
        error = await failed(get, answer(302, redirect: "https://b.example/"), failure(.invalidArgument))
        #expect(
            error
                == DanXiError(
                    .unexpectedResponse, "GET https://a.example/x redirects to a URL that cannot be requested. \(changed) scripted"))
        error = await failed(get, failure(.invalidArgument))
        #expect(error?.code == .invalidArgument, "the caller has chosen the first URL")
    }

    @Test("Within an origin, credentials are kept, and a request that becomes a GET loses the headers of its body")
    func headers() async throws {
        let server = FakeServer(script: [
            answer(303, redirect: "https://a.example/y"), answer(302, redirect: "https://b.example/z"), answer(200),
        ])
        var request = HTTPRequest(
            method: .post, url: "https://a.example/x",
            headers: ["X-Key": "k", "Content-Type": "a/b", "Origin": "https://a.example", "Referer": "r", "Cookie": "c", "openToken": "t"])
        request.ownCredentialHeaders = ["x-key"]
        request.stream = StreamedBody([])
        _ = try await RedirectingClient(client: server).send(request)
        let sent = server.requests
        #expect(sent.map { $0.headers.fields.map(\.name) }.dropFirst() == [["X-Key", "Referer", "Cookie", "openToken"], ["Referer"]])
        #expect(sent.map(\.ownCredentialHeaders) == [["x-key"], ["x-key"], []] && sent.map(\.hasBody) == [true, false, false])
        #expect(sent.map { $0.turnedFrom?.method } == [nil, .post, .post] && sent.map { $0.turnedFrom?.effect } == [nil, .once, .once])
        #expect(sent.map(\.confidentiality) == [.open, .open, .encrypted])
    }

    @Test("The outcome of a write is known if the redirect was not followed at all, or if the write is repeatable")
    func outcomes() async {
        let write = HTTPRequest(method: .post, url: "https://a.example/x")
        let unsent: FakeServer.Answer = { _ in throw DanXiError(.network, "x", delivery: .unsent) }
        let cancelled: FakeServer.Answer = { _ in throw CancellationError() }
        let redirect = answer(303, redirect: "https://a.example/y")
        var error = await failed(write, unsent)
        #expect(error?.delivery == .unsent)
        error = await failed(write, redirect, unsent)
        #expect(error?.delivery == .unknown(write.consequence) && error?.code == .network)
        error = await failed(write, redirect, cancelled)
        #expect(error?.code == .cancelled && error?.isOutcomeUnknown == true)
        error = await failed(HTTPRequest(method: .post, url: "https://a.example/x", effect: .idempotent), redirect, unsent)
        #expect(error?.delivery == .unsent)
        error = await failed(HTTPRequest(url: "https://a.example/x", effect: .once), answer(307, redirect: "https://a.example/y"), unsent)
        #expect(error?.delivery == nil, "the first server has received the request")
    }

    @Test(
        "Whether a write is open after its end depends on the status or on the error",
        arguments: [(399, true), (400, false), (499, false), (500, true), (0, false), (1, true), (2, false)])
    func openWrites(status: Int, isOpen: Bool) async {
        let writes = OpenWrites()
        let client = RedirectingClient(
            client: FakeServer { request in
                request.write?.markSent()
                switch status {
                case 0: throw DanXiError(.network, "x", delivery: .unsent)
                case 1: throw DanXiError(.network, "x").withLostAnswer(to: request)
                case 2: throw CancellationError()
                default: return HTTPResponse(request: request, status: status)
                }
            })
        let write = HTTPRequest(method: .post, url: "https://a.example/x")
        await CallContext.$current.withValue(CallContext(writes: writes)) { _ = await failure { try await client.send(write) } }
        #expect(writes.delivery == (isOpen ? .unknown(write.consequence) : nil))
    }

    // MARK: Confidentiality

    @Test("The error of a request that was not sent states the reason and what helps")
    func reasons() async {
        for (url, confidentiality, reason) in [
            ("nonsense?q", .encrypted, "its URL is invalid. Check the URL that was passed, or base_url in the configuration."),
            (
                "https://b.example/?q", .host("a.example"),
                "only a.example may receive this request. The connection may be intercepted, or the server has changed: try another network, or update libdanxi."
            ),
            (
                "http://a.example/?q", .host("a.example"),
                "others can read and change what is sent over plain http. The connection may be intercepted, or the server offers no https. To allow plain http on a network that you trust, set network.allow_plain_http."
            ),
        ] as [(String, HTTPRequest.Confidentiality, String)] {
            let client = ConfidentialityClient(client: FakeServer("{}"), allowsPlainHTTP: false)
            let error = await failure { try await client.send(HTTPRequest(url: url, confidentiality: confidentiality)) }
            let message = "GET \(url.prefix { $0 != "?" }) was not sent, because \(reason)"
            #expect(error == DanXiError(.tls, message, delivery: .unsent))
        }
    }

    // MARK: Targets

    @Test("The error of a denied host or address states the setting that allows it")
    func denials() async {
        func message(_ url: String, _ source: HTTPRequest.URLSource, _ change: (inout TargetSettings) -> Void) async -> String? {
            var (settings, request) = (TargetSettings(), HTTPRequest(url: url))
            request.urlSource = source
            change(&settings)
            let client = TargetClient(client: FakeServer("{}"), settings: settings)
            let error = await failure { [request] in try await client.send(request) }
            #expect(error == nil || error?.code == .hostDenied && error?.delivery == .unsent)
            return error?.message
        }
        var found = await message("https://b.example/x?q", .caller) { $0.hosts = [HostPattern("a.example")] }
        #expect(
            found
                == "GET https://b.example/x was not sent, because network.url_hosts does not list b.example. To allow requests to this host, add it there."
        )
        found = await message("http://localhost./x?q", .stranger) { _ in }
        let local = "is an address of this computer or its local network, and"
        #expect(
            found
                == "GET http://localhost./x was not sent, because localhost. \(local) a server or a document led to it. To allow such requests, set network.local_addresses to allow."
        )
        found = await message("http://10.0.0.1/x?q", .caller) { $0.localAddresses = .deny }
        #expect(
            found
                == "GET http://10.0.0.1/x was not sent, because 10.0.0.1 \(local) network.local_addresses is deny. To allow such addresses in URLs that the program passes, set network.local_addresses to auto."
        )
        for url in ["http://local/", "http://localhosts/", "http://xlocalhost/", "http://1.1.1.1/", "nonsense"] {
            found = await message(url, .stranger) { _ in }
            #expect(found == nil, "\(url)")
        }
    }

    // MARK: Cookies

    @Test("The cookies of the jar follow those of the request, and the response states all of them")
    func cookies() async throws {
        let jar = CookieJar { 0 }
        jar.receive(["a=1"], from: "https://a.example/", number: 1)
        let server = FakeServer { HTTPResponse(request: $0, status: 203, headers: ["Set-Cookie": "b=2"], redirectURL: "r", isLocal: true) }
        let client = CookieClient(client: server, jar: jar)
        let response = try await client.send(HTTPRequest(url: "https://a.example/", headers: ["cookie": "own=0"]))
        #expect(server.requests[0].headers.values("Cookie") == ["own=0; a=1"] && response.request.sentCookies == "own=0; a=1")
        #expect(response.request.headers.values("Cookie") == ["own=0"], "the cookies of the jar are not part of the answered request")
        #expect(response.status == 203 && response.redirectURL == "r" && response.isLocal && response.headers["Set-Cookie"] == "b=2")
        #expect(jar.field(for: "https://a.example/") == "a=1; b=2")
        let other = try await client.send(HTTPRequest(url: "https://b.example/"))
        #expect(server.requests[1].headers["Cookie"] == nil && other.request.sentCookies == nil)
    }
}
