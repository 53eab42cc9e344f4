import Calls
import HTTP
import Networking
import Synchronization
import TestSupport
import Testing

@testable import WebVPN

/// Tests of WebVPN with an account that the tests implement, in place of the campus sign-in.
@Suite("The account of WebVPN")
struct WebVPNAccountTests {
    static let page = "https://forum.fduhole.com/api/holes"

    func send(_ server: FakeServer, with account: Account, mode: WebVPNMode = .always) async throws -> HTTPResponse {
        let route = WebVPNRoute(mode: mode, allowsPlainHTTP: false, account: account, client: server, log: { _, _ in })
        return try await WebVPNClient(route: { route }, direct: server).send(HTTPRequest(url: Self.page))
    }

    @Test("WebVPN is entered once before the first request, and its cookie is sent with each request")
    func entry() async throws {
        let server = FakeServer { $0.respond(200, "{}") }
        let account = Account()
        let response = try await send(server, with: account)
        #expect(response.request.url == Self.page, "the response has the host's own URL")
        _ = try await send(server, with: account)
        #expect(account.entries.withLock { $0 } == 1)
        #expect(server.requests.map(\.url) == [String](repeating: try #require(WebVPNURL.encode(Self.page)), count: 2))
        #expect(server.requests.allSatisfy { $0.headers["Cookie"]?.contains("wengine_vpn_ticket=1") == true })
    }

    @Test("Without an account, requests are sent directly, or fail if they must be sent through WebVPN")
    func nobody() async throws {
        let server = FakeServer { $0.respond(200, "{}") }
        _ = try await send(server, with: Account(isPresent: false), mode: .auto)
        #expect(server.requests.map(\.url) == [Self.page])
        await expectFailure(.notSignedIn) { try await send(server, with: Account(isPresent: false)) }
        #expect(server.requests.count == 1)
    }

    @Test("Requests to the community may use the session's present account, but requests to the campus must use the call's account")
    func accountOfCall() async throws {
        let server = FakeServer { $0.respond(200, "{}") }
        let account = Account()
        let route = WebVPNRoute(mode: .always, allowsPlainHTTP: false, account: account, client: server, log: { _, _ in })
        for url in [Self.page, "https://yjsxk.fudan.edu.cn/"] {
            _ = try await WebVPNClient(route: { route }, direct: server).send(HTTPRequest(url: url))
        }
        #expect(account.asked.withLock { $0 } == [false, true])
    }

    /// An account whose sign-in to WebVPN always succeeds.
    final class Account: WebVPNAccount, WebVPNSignIn {
        let isPresent: Bool
        let signInHosts: Set<String> = []
        let jar = CookieJar()
        let entries = Mutex(0)
        /// The values of `isOfCall` that ``signIn(isOfCall:)`` received, in order.
        let asked = Mutex<[Bool]>([])

        init(isPresent: Bool = true) {
            self.isPresent = isPresent
        }

        func signIn(isOfCall: Bool) async throws -> (any WebVPNSignIn)? {
            asked.withLock { $0.append(isOfCall) }
            return isPresent ? self : nil
        }

        func entry(_ url: String) throws -> WebVPNEntry {
            let count = entries.withLock { $0 }
            return WebVPNEntry(count: count, isUnderWay: false, isCurrent: count > 0)
        }

        func enter(_ url: String, after count: Int) async throws {
            entries.withLock { $0 += 1 }
            let (_, number) = jar.prepare(url)
            jar.receive(["wengine_vpn_ticket=1; Path=/; Secure"], from: url, number: number, allowsPlainHTTP: false)
        }

        func save() async {}
    }
}
