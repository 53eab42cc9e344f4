import Errors
import HTTP
import Networking
import TestSupport
import Testing
import Text
import WebVPN

@testable import CampusSignIn
@testable import CampusSupport

@Suite("Plain HTTP", .timeLimit(.minutes(5)))
struct PlainHTTPTests {
    static let sportPage = "https://fdtyjw.fudan.edu.cn/sportScore/stScore.aspx?item=1"
    static let tac = "http://tac.fudan.edu.cn/thirds/tjb.act?redir=sportScore"
    static let sport = SiteSignIn.entry(
        "https://tac.fudan.edu.cn/thirds/tjb.act?redir=sportScore",
        fallback: "https://uis.fudan.edu.cn/authserver/login?service=\(tac.urlEncoded())")
    static let selection = "http://yjsxk.fudan.edu.cn/yjsxkapp/loadKbxx.do"

    /// Returns the URLs of the requests without TLS that have a cookie, a body or a ticket.
    func leaks(_ university: University) -> [String] {
        university.requests.filter {
            !$0.url.hasPrefix("https://") && ($0.headers["Cookie"] != nil || $0.body != nil || $0.url.contains("ticket="))
        }.map(\.url)
    }

    @Test(
        "No password is sent to a sign-in page without TLS, and the error states that the page was sent without TLS",
        arguments: ["http://uis.fudan.edu.cn/authserver/login?service=x", "http://id.fudan.edu.cn/ac/#/index?lck=x&entityId=y"])
    func plainSignInPage(page: String) async throws {
        let university = University { request in
            switch Origin(request.url)?.description {
            case "https://elife.fudan.edu.cn:443": return request.redirect("http://elife.fudan.edu.cn/")
            case "http://elife.fudan.edu.cn:80": return request.redirect(page)
            case "http://uis.fudan.edu.cn:80", "http://id.fudan.edu.cn:80":
                let form =
                    #"<form action="https://uis.fudan.edu.cn/authserver/login"><input name="username"><input name="password"></form>"#
                return request.respond(200, form, type: "text/html")
            default: return nil
            }
        }
        // Only a session that allows plain HTTP follows the redirects to `page`.
        let campus = university.campus(allowsPlainHTTP: true)
        _ = try await campus.login()
        let error = await failure { try await campus.ask("https://elife.fudan.edu.cn/x", .entry("http://elife.fudan.edu.cn/")) }
        #expect(error?.code == .tls && error?.message.contains("without TLS") == true)
        #expect(university.passwords == 1)
    }

    @Test("A ticket page without TLS is ignored, and a script starts a sign-in only at an entry page or an https URL of a sign-in server")
    func ticketPages() {
        let form = #"<form id="logon" action="https://id.fudan.edu.cn/x"><input name="ticket" value="ST-1"></form>"#
        for (scheme, isTicketPage) in [("http", false), ("https", true)] {
            let response = HTTPRequest(url: "\(scheme)://x.fudan.edu.cn/").respond(200, form, type: "text/html")
            #expect((TicketPage(response) != nil) == isTicketPage)
        }
        for url in ["http://uis.fudan.edu.cn/authserver/login", "https://uis.fudan.edu.cn:8443/", "https://uis.fudan.edu.cn.example.com/"] {
            #expect(SignInServer(of: url) == nil)
            let script = "<script>location='\(url)'</script>"
            #expect(!Self.sport.isScriptedRedirect(HTTPRequest(url: Self.sportPage).respond(200, script, type: "text/html")))
        }
        let script = "<script>location='\(Self.tac)'</script>"
        #expect(Self.sport.isScriptedRedirect(HTTPRequest(url: Self.sportPage).respond(200, script, type: "text/html")))
    }

    @Test("The image of a captcha is loaded from the sign-in server only")
    func captcha() async throws {
        let university = University()
        university.change {
            $0.classicFormPage = (
                200,
                #"<form action="/authserver/login"><input name="username"><input name="password"><img id="captchaImg" src="http://x.fudan.edu.cn/i"></form>"#
            )
        }
        let campus = try await university.signedIn()
        await expectFailure(.captchaRequired) { try await campus.ask(Self.sportPage, Self.sport) }
        #expect(university.count("x.fudan.edu.cn") == 0)
    }

    @Test("A ticket for an http URL is sent to the https URL, unless allow_plain_http is set")
    func tickets() async throws {
        for allows in [false, true] {
            let university = University { request in
                // The site passes its http URL to the sign-in server.
                guard request.url == Self.sport.entries.first, request.cookie("s") == nil else { return nil }
                return request.redirect("https://uis.fudan.edu.cn/authserver/login?service=\(Self.tac.urlEncoded())")
            }
            let campus = university.campus(allowsPlainHTTP: allows)
            _ = try await campus.login()
            let page = try await campus.ask(Self.sportPage, Self.sport)
            #expect(page.hasPrefix("session-"))
            #expect(leaks(university).isEmpty != allows)
            #expect(university.passwords == 2)
        }
    }

    @Test("If a site cannot be reached over https, the error names the setting that allows http")
    func withoutHTTPS() async throws {
        let university = University { request in
            if request.url.hasPrefix("https://tac.fudan.edu.cn") { throw DanXiError(.network, "The connection failed.") }
            return nil
        }
        let campus = try await university.signedIn()
        let error = await failure { try await campus.ask(Self.sportPage, Self.sport) }
        #expect(error?.code == .network && error?.message.contains("network.allow_plain_http") == true)
        #expect(leaks(university).isEmpty)
    }

    @Test("Signed-in requests to a site without TLS go through WebVPN, even on the campus network")
    func webVPN() async throws {
        let university = University()
        let campus = try await university.signedIn(webVPN: .auto)
        let response = try await campus.client.requestWithData(Self.selection, signIn: .page)
        #expect(String(decoding: response.body.bytes, as: UTF8.self).contains(Self.selection))
        #expect(!university.requests.contains { $0.url.hasPrefix("http://") })
    }

    @Test("Without WebVPN, a signed-in request to a site without TLS is refused before it is sent")
    func refused() async throws {
        let university = University()
        let campus = try await university.signedIn(webVPN: .never)
        let error = await failure { try await campus.ask(Self.selection) }
        #expect(error?.code == .tls && error?.message.contains("network.allow_plain_http") == true)
        #expect(!university.requests.contains { $0.url.hasPrefix("http://") })
    }

    @Test("campus.fetch reads a public page without TLS, and sends no cookie with the request")
    func fetch() async throws {
        let university = University { request in
            request.url.hasPrefix("http://www.fudan.edu.cn/") ? request.respond(200, "<html>public</html>", type: "text/html") : nil
        }
        let campus = try await university.signedIn()
        _ = try await campus.ask("https://zlapp.fudan.edu.cn/x", .page)
        let response = try await CampusAPI.fetch(
            campus.client, url: "http://www.fudan.edu.cn/", method: nil, form: nil, json: nil, headers: nil, entry: nil, format: .text,
            selector: nil, limit: nil)
        #expect(response.text == "<html>public</html>" && leaks(university).isEmpty)
    }

    @Test("A request that may be sent to one host only is not sent to another host through WebVPN")
    func gateway() async throws {
        let university = University()
        let campus = try await university.signedIn(webVPN: .always)
        let client = WebVPNClient(
            route: { campus.webVPN }, direct: ConfidentialityClient(client: university.server, allowsPlainHTTP: false))
        func send(_ confidentiality: HTTPRequest.Confidentiality) async throws -> HTTPResponse {
            try await client.send(HTTPRequest(url: "https://forum.fduhole.com/api/floors/2?a=b", confidentiality: confidentiality))
        }
        var status = try await send(.host("forum.fduhole.com")).status
        #expect(status == 200)
        status = try await send(.encrypted).status
        #expect(status == 200)
        let sent = university.requests.count
        let error = await failure { try await send(.host("auth.fduhole.com")) }
        #expect(error != nil)
        #expect(university.requests.count == sent)
    }
}
