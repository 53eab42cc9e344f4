import Errors
import TestSupport
import Testing

@testable import HTTP
@testable import Networking

@Suite("Confidentiality of requests")
struct ConfidentialityTests {
    /// Returns the error with which `request` is refused, or nil if the request is sent.
    func refusal(_ request: HTTPRequest, allowsPlainHTTP: Bool = false) async -> DanXiError? {
        let server = FakeServer("ok")
        do {
            _ = try await ConfidentialityClient(client: server, allowsPlainHTTP: allowsPlainHTTP).send(request)
            #expect(server.requests.count == 1)
            return nil
        } catch {
            #expect(server.requests.isEmpty)
            return DanXiError(error)
        }
    }

    @Test(
        "A request is sent only over connections that its confidentiality allows",
        arguments: [
            (HTTPRequest.Confidentiality.open, "http://id.fudan.edu.cn/", true), (.open, "nonsense", true),
            (.encrypted, "https://id.fudan.edu.cn/", true), (.encrypted, "HTTPS://ID.fudan.edu.cn/", true),
            (.encrypted, "http://id.fudan.edu.cn/", false), (.encrypted, "http://id.fudan.edu.cn:443/", false),
            (.encrypted, "ftp://id.fudan.edu.cn/", false), (.encrypted, "id.fudan.edu.cn", false), (.encrypted, "", false),
            (.encrypted, "http://127.0.0.1:8080/", true), (.encrypted, "http://localhost/", true), (.encrypted, "http://[::1]:1/", true),
            (.encrypted, "http://127.0.0.1.example.com/", false), (.encrypted, "http://128.0.0.1/", false),
            (.encrypted, "http://localhost.example.com/", false), (.encrypted, "http://127.0.0.1@example.com/", false),
            (.encrypted, "http://10.64.130.6/", false),
            (.host("id.fudan.edu.cn"), "https://id.fudan.edu.cn/", true), (.host("id.fudan.edu.cn"), "https://ID.FUDAN.edu.cn/", true),
            (.host("id.fudan.edu.cn"), "http://id.fudan.edu.cn/", false), (.host("id.fudan.edu.cn"), "https://uis.fudan.edu.cn/", false),
            (.host("id.fudan.edu.cn"), "https://id.fudan.edu.cn.example.com/", false),
            (.host("id.fudan.edu.cn"), "https://id.fudan.edu.cn@example.com/", false),
            (.host("id.fudan.edu.cn"), "https://id.fudan.edu.cn./", false),
            (.host("id.fudan.edu.cn"), "http://127.0.0.1/", false), (.host("127.0.0.1"), "http://127.0.0.1:8000/", true),
        ])
    func table(confidentiality: HTTPRequest.Confidentiality, url: String, isSent: Bool) async {
        let error = await refusal(HTTPRequest(url: url, confidentiality: confidentiality))
        #expect((error == nil) == isSent)
        if let error { #expect(error.code == .tls && error.delivery == .unsent && error.message.contains("was not sent")) }
    }

    @Test("With allow_plain_http, secrets are sent over http, but the secrets of one host are still sent only to this host")
    func allowed() async {
        var error = await refusal(HTTPRequest(url: "http://x.cn/", confidentiality: .encrypted), allowsPlainHTTP: true)
        #expect(error == nil)
        error = await refusal(HTTPRequest(url: "http://x.cn/", confidentiality: .host("x.cn")), allowsPlainHTTP: true)
        #expect(error == nil)
        error = await refusal(HTTPRequest(url: "http://y.cn/", confidentiality: .host("x.cn")), allowsPlainHTTP: true)
        #expect(error?.code == .tls)
    }

    @Test("A request with a token or a single-use value is not sent over http, even if its confidentiality is `open`")
    func unmarked() async {
        var withCookie = await refusal(HTTPRequest(url: "http://x.cn/?ticket=ST-1", effect: .singleUse))
        #expect(withCookie?.code == .tls)
        for name in ["Authorization", "authorization", "access_token", "openToken"] {
            let error = await refusal(HTTPRequest(url: "http://x.cn/?a=secret", headers: [name: "secret"]))
            #expect(error?.code == .tls && error?.message.contains("plain http") == true && error?.message.contains("=secret") == false)
        }
        withCookie = await refusal(HTTPRequest(method: .post, url: "http://x.cn/", headers: ["Cookie": "a=1"], body: [1]))
        #expect(withCookie == nil)
    }

    @Test("After a request over https, redirects may be followed only over encrypted connections")
    func redirects() async throws {
        func followed(_ request: HTTPRequest, _ urls: String...) async throws -> [HTTPRequest.Confidentiality] {
            let client = FakeServer(script: urls.map { answer(302, redirect: $0) } + [answer(200)])
            _ = try await RedirectingClient(client: client).send(request)
            return client.requests.map(\.neededConfidentiality)
        }
        let open = HTTPRequest(url: "http://a.cn/")
        var rules = try await followed(open, "http://b.cn/", "http://c.cn/")
        #expect(rules == [.open, .open, .open])
        rules = try await followed(open, "https://id.cn/", "http://a.cn/?ticket=1", "http://a.cn/")
        #expect(rules == [.open, .open, .encrypted, .encrypted])
        let login = HTTPRequest(method: .post, url: "https://id.cn/login", body: [1], effect: .singleUse, confidentiality: .host("id.cn"))
        rules = try await followed(login, "https://id.cn/x", "http://a.cn/")
        #expect(rules == [.host("id.cn"), .host("id.cn"), .encrypted])
        let token = HTTPRequest(url: "https://forum.cn/", headers: ["Authorization": "t"])
        rules = try await followed(token, "http://forum.cn/", "http://x.cn/")
        #expect(rules == [.encrypted, .encrypted, .encrypted])
    }

    @Test("A redirect from https to http is followed without the header Referer")
    func referer() async throws {
        let client = FakeServer(script: [answer(302, redirect: "https://b.cn/"), answer(302, redirect: "http://c.cn/"), answer(200)])
        _ = try await RedirectingClient(client: client).send(HTTPRequest(url: "https://a.cn/", headers: ["Referer": "https://a.cn/?x"]))
        #expect(client.requests.map { $0.headers["Referer"] } == ["https://a.cn/?x", "https://a.cn/?x", nil])
    }
}
