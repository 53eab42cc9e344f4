import Errors
import HTTP
import JSON
import TestSupport
import Testing

@testable import CampusSignIn

@Suite("Pages of the sign-in")
struct SignInPageTests {
    private static let neo = "https://id.fudan.edu.cn/idp/authCenter/authnEngine"
    private static let classic = "https://uis.fudan.edu.cn/authserver/login?service=x"
    private static let site = "https://my.fudan.edu.cn/x"

    private static func page(_ body: String, at url: String = neo, _ status: Int = 200, type: String = "text/html") -> HTTPResponse {
        HTTPRequest(url: url).respond(status, body, type: type)
    }

    // MARK: URLs

    @Test(
        "A URL belongs to a sign-in only on one of the two servers, over TLS, and on neo only in the folders of the sign-in",
        arguments: [
            ("https://id.fudan.edu.cn/idp/", .neo), ("https://id.fudan.edu.cn:443/idp/x", .neo), ("https://id.fudan.edu.cn/ac/", .neo),
            ("https://id.fudan.edu.cn/ac-h5/x", .neo), ("https://id.fudan.edu.cn/authserver/login", .neo),
            ("https://id.fudan.edu.cn/idp", nil), ("https://id.fudan.edu.cn/", nil), ("https://id.fudan.edu.cn/api-uc/portal", nil),
            ("https://id.fudan.edu.cn/x/idp/", nil), ("https://id.fudan.edu.cn:8443/idp/", nil), ("http://id.fudan.edu.cn/idp/", nil),
            ("https://uis.fudan.edu.cn", .classic), ("https://uis.fudan.edu.cn/x", .classic), ("http://uis.fudan.edu.cn/x", nil),
            ("https://www.fudan.edu.cn/idp/", nil), ("/idp/", nil), ("", nil),
        ] as [(String, SignInServer?)])
    func servers(url: String, server: SignInServer?) {
        #expect(SignInServer(of: url) == server)
    }

    @Test(
        "A page of a sign-in server without TLS is recognized, whatever its port and path",
        arguments: [
            ("http://id.fudan.edu.cn/", true), ("http://uis.fudan.edu.cn:8080/x", true), ("https://uis.fudan.edu.cn/", false),
            ("http://www.fudan.edu.cn/", false), ("uis.fudan.edu.cn", false),
        ])
    func unprotected(url: String, expected: Bool) {
        #expect(SignInServer.isUnprotected(url) == expected)
    }

    @Test(
        "The parameters of the neo sign-in are read from the fragment of its URL",
        arguments: [
            ("https://id.fudan.edu.cn/ac/#/index?lck=a%20b&entityId=https%3A%2F%2Fx&theme=y", ["a b", "https://x"]),
            ("https://id.fudan.edu.cn/ac/#/index?lck=a", ["a", ""]), ("https://id.fudan.edu.cn/#?lck=a&lck=b", ["b", ""]),
            ("https://id.fudan.edu.cn/ac/#/index?entityId=x", nil), ("https://id.fudan.edu.cn/ac/#/index?lck=", nil),
            ("https://id.fudan.edu.cn/ac/?lck=a#/index", nil), ("https://id.fudan.edu.cn/ac/#/index", nil),
            ("https://id.fudan.edu.cn/ac/?lck=a", nil), ("http://id.fudan.edu.cn/ac/#/index?lck=a", nil),
            ("https://uis.fudan.edu.cn/ac/#/index?lck=a", nil),
        ] as [(String, [String]?)])
    func contexts(url: String, expected: [String]?) {
        #expect(NeoContext(url: url).map { [$0.lck, $0.entityId] } == expected)
    }

    // MARK: Ticket pages

    private static let script = #"<script>var locationValue = "https://s.fudan.edu.cn/x?ticket=ST-1&amp;b=2";</script>"#

    /// A page and the request that it makes the browser send. Nil if the page has no ticket.
    struct TicketRow: Sendable {
        let body: String
        var url = SignInPageTests.neo
        var type = "text/html"
        let request: String?
    }

    private static func form(_ attributes: String, _ inputs: String) -> String { #"<form id="logon" \#(attributes)>\#(inputs)</form>"# }

    private static let ticketRows: [TicketRow] = [
        TicketRow(
            body: form(#"action="/x?a=1#f" method="get""#, #"<input name="ticket" value="ST 1"><input name="b" value="&amp;">"#),
            request: "GET https://id.fudan.edu.cn/x?a=1&ticket=ST%201&b=%26#f "),
        TicketRow(
            body: form(#"action="https://s.fudan.edu.cn/y""#, #"<input name="code" value="c"><input name="d">"#),
            request: "GET https://s.fudan.edu.cn/y?code=c&d= "),
        TicketRow(
            body: form(#"action="../y" method="Post""#, #"<input name="ticket" value="ST-1"><input name="b" value="2 3">"#),
            request: "POST https://id.fudan.edu.cn/idp/y ticket=ST-1&b=2%203"),
        TicketRow(
            body: form("", #"<input name="ticket" value="1">"#), request: "GET https://id.fudan.edu.cn/idp/authCenter/authnEngine?ticket=1 "
        ),
        TicketRow(
            body: form(#"action="/x""#, #"<input id="ticket" value="1"><input id="other" value="2"><input name="" value="3">"#),
            request: "GET https://id.fudan.edu.cn/x?ticket=1 "),
        TicketRow(body: form(#"action="/x""#, #"<input name="locale" value="1">"#), request: nil),
        TicketRow(body: form(#"action="/x""#, #"<input name="ticket" value="">"#), request: nil),
        TicketRow(body: form(#"action="/x""#, #"<input name="ticket">"#), request: nil),
        TicketRow(body: form(#"action="javascript:x""#, #"<input name="ticket" value="1">"#), request: nil),
        TicketRow(body: form(#"action="/x""#, #"<input name="ticket" value="1">"#), type: "text/plain", request: nil),
        TicketRow(
            body: form(#"action="/x""#, #"<input name="ticket" value="1">"#), url: site, request: "GET https://my.fudan.edu.cn/x?ticket=1 "),
        TicketRow(body: #"<form id="other" class="logon" action="/x"><input name="ticket" value="1"></form>"#, url: site, request: nil),
        TicketRow(body: script, request: "GET https://s.fudan.edu.cn/x?ticket=ST-1&b=2 "),
        TicketRow(body: script, url: site, request: "GET https://s.fudan.edu.cn/x?ticket=ST-1&b=2 "),
        TicketRow(body: script, url: "http://my.fudan.edu.cn/x", request: nil),
        TicketRow(
            body: #"<script>a()</script><script>locationValue = "/x"; actionType = 'post'</script>"#,
            request: "POST https://id.fudan.edu.cn/x "),
        TicketRow(body: #"<script>locationValue = "/x"; actionType = 'get'</script>"#, request: "GET https://id.fudan.edu.cn/x "),
        TicketRow(
            body: #"<script>location.href="/a"; location.replace("\/b?ticket=1\u0026c")</script>"#,
            request: "GET https://id.fudan.edu.cn/b?ticket=1&c "),
        TicketRow(body: #"<script>location.href="/a"; x = "ticket=1"</script>"#, request: nil),
        TicketRow(body: #"<script>location.href="/b?ticket=1"</script>"#, url: classic, request: nil),
        TicketRow(body: #"<form></form><script>location.href="/b?ticket=1"</script>"#, url: site, request: nil),
        TicketRow(body: #"<p>logon</p><script>location.href="/b?ticket=1"</script>"#, url: site, request: nil),
        TicketRow(body: "<p>ticket=1</p>", request: nil),
    ]

    @Test("A page with a ticket is followed as a browser would, and no other page is", arguments: ticketRows)
    func tickets(row: TicketRow) {
        let page = TicketPage(Self.page(row.body, at: row.url, type: row.type))
        #expect(page.map { "\($0.method.rawValue) \($0.url) \($0.items.urlEncoded())" } == row.request)
    }

    @Test("Only pages of less than 64 KiB are searched for tickets and for refreshes")
    func largePages() {
        let refresh = #"<meta http-equiv="refresh" content="0; url=https://id.fudan.edu.cn/idp/x">"#
        for (count, isSearched) in [(65_535, true), (65_536, false)] {
            func padded(_ page: String) -> HTTPResponse {
                Self.page(page + String(repeating: " ", count: count - page.utf8.count), at: Self.site)
            }
            #expect((TicketPage(padded(Self.script)) != nil) == isSearched, "\(count)")
            #expect((MetaRefresh.signInURL(in: padded(refresh)) != nil) == isSearched, "\(count)")
        }
    }

    @Test(
        "A response may carry a ticket if it comes from a sign-in server, even without TLS, or has a page with a ticket",
        arguments: [
            ("https://id.fudan.edu.cn/api-uc/portal", "", true), ("http://uis.fudan.edu.cn/", "", true), (site, "<p>", false),
            (site, script, true), ("https://www.fudan.edu.cn/", "", false),
        ])
    func mayCarryTicket(url: String, body: String, expected: Bool) {
        #expect(Self.page(body, at: url).mayCarryTicket == expected)
    }

    // MARK: Scripts

    @Test(
        "The value of a variable is the first string that is not empty",
        arguments: [
            (#"var v = "a";"#, "a"), ("v='a'", "a"), ("v\n=\n'a'", "a"), ("v = ''; v = 'b'", "b"), ("v('a'); v = 'b'", "b"),
            ("v == 'a'", nil),
            ("v", nil), ("v =", nil), ("v = x", nil), ("w = 'a'", nil), ("", nil),
        ] as [(String, String?)])
    func variables(script: String, value: String?) {
        #expect(ScriptLocation.value(of: "v", in: script) == value)
    }

    @Test(
        "The targets of a script are the strings that it assigns or passes to the location, in order",
        arguments: [
            (#"location = 'a'; location.href="b"; top.location.replace('c');location.assign("d")"#, ["a", "b", "c", "d"]),
            ("location: 'a'", []), ("location['href'] = 'a'", []), ("location = x", []), ("location", []), ("", []),
            ("location = 'it\"s'", ["it\"s"]),
            // The string starts at most 40 characters after the word.
            ("location" + String(repeating: " ", count: 40) + "'a'", ["a"]), ("location" + String(repeating: " ", count: 41) + "'a'", []),
        ])
    func targets(script: String, expected: [String]) {
        #expect(ScriptLocation.targets(in: script) == expected)
    }

    @Test("A script that sends the browser on is searched for only in HTML pages of less than 16 KiB")
    func largeScripts() {
        let signIn = SiteSignIn.entry("https://my.fudan.edu.cn/login")
        let script = "<script>location='/login'</script>"
        for (count, type, expected) in [(16_383, "text/html", true), (16_384, "text/html", false), (100, "text/plain", false)] {
            let padded = script + String(repeating: " ", count: count - script.utf8.count)
            #expect(signIn.isScriptedRedirect(Self.page(padded, at: Self.site, type: type)) == expected, "\(count) \(type)")
        }
    }

    // MARK: Refreshes

    @Test(
        "A page leads to the sign-in by the first refresh with a URL of a sign-in server",
        arguments: [
            (#"<meta http-equiv=" Refresh " content="0; url=https://id.fudan.edu.cn/idp/x">"#, site, "https://id.fudan.edu.cn/idp/x"),
            (
                #"<meta http-equiv="refresh" content="0; url=/home"><meta http-equiv="refresh" content="1; url='https://uis.fudan.edu.cn/'">"#,
                site, "https://uis.fudan.edu.cn/"
            ),
            (#"<meta http-equiv="refresh" content="0; url=login">"#, classic, "https://uis.fudan.edu.cn/authserver/login"),
            (#"<meta http-equiv="refresh" content="0; url=login">"#, site, nil),
            (#"<meta http-equiv="x" content="0; url=https://id.fudan.edu.cn/idp/x">"#, site, nil),
            (#"<meta http-equiv="refresh" content="5">"#, site, nil), (#"<meta name="refresh" content="0; url=/idp/x">"#, site, nil),
        ] as [(String, String, String?)])
    func refreshes(body: String, url: String, target: String?) {
        #expect(MetaRefresh.signInURL(in: Self.page(body, at: url)) == target)
        #expect(MetaRefresh.signInURL(in: Self.page(body, at: url, type: "text/plain")) == nil)
    }

    @Test(
        "The URL of a refresh ends with its quotation mark, if it has one",
        arguments: [
            ("0; url='/a' b", "/a"), (#"0;url="/a"#, "/a"), ("0; url=/a b", "/a b"), ("0 , Url= /a ", "/a"), ("url=/a", nil),
            ("0; /a", nil),
        ] as [(String, String?)])
    func refreshTargets(content: String, target: String?) {
        #expect(MetaRefresh.target(of: content) == target)
    }

    // MARK: The classic form

    private static func form(_ inputs: String, action: String = #"action="/authserver/login?x=1""#, around: String = "") -> ClassicForm? {
        let body = #"<form><input name="q"></form><form \#(action)>\#(inputs)<input type="password" name="password"></form>\#(around)"#
        guard case .classic(let form)? = try? VisitedPage(page(body, at: classic)) else { return nil }
        return form
    }

    @Test("The form with the password is sent to its action, with its hidden fields in order")
    func classicForm() throws {
        let inputs =
            #"<input type="hidden" name="lt" value="LT-1"><input type="hidden" value="x"><input name="username"><input type="hidden" name="e">"#
        let form = try #require(Self.form(inputs))
        #expect(form.action == "https://uis.fudan.edu.cn/authserver/login?x=1")
        #expect(form.hidden == [QueryItem("lt", "LT-1"), QueryItem("e", "")])
        #expect(form.captcha == nil)
        #expect(Self.form("", action: "")?.action == Self.classic)
        #expect(Self.form("", action: #"action="mailto:a@b""#) == nil)
    }

    @Test(
        "The captcha of the form has the URL of its image, and its field is the first other text field",
        arguments: [
            (#"<input name="username"><input name="code">"#, #"src="captcha.html?ts=1""#, "code"),
            (#"<input type="checkbox" name="rememberMe"><input type="TEXT" name="c2">"#, #"src="captcha.html?ts=1""#, "c2"),
            (#"<input name="username"><input type="hidden" name="lt">"#, #"src="/authserver/captcha.html?ts=1""#, "captchaResponse"),
        ])
    func captcha(inputs: String, source: String, field: String) throws {
        let captcha = try #require(Self.form(inputs, around: #"<img id="captchaImg" \#(source)>"#)?.captcha)
        #expect(captcha.field == field)
        #expect(captcha.image == "https://uis.fudan.edu.cn/authserver/captcha.html?ts=1")
    }

    @Test(
        "The image of a captcha is a data URL if it is the image of a success, of at most 1 MiB",
        arguments: [
            (200, "image/png", 3, "data:image/png;base64,BwcH"), (299, "image/JPEG; charset=x", 1, "data:image/jpeg;base64,Bw=="),
            (404, "image/png", 1, nil), (200, "text/html", 1, nil), (200, "", 1, nil), (200, "image/png", 0, nil),
        ] as [(Int, String, Int, String?)])
    func images(status: Int, type: String, count: Int, url: String?) {
        #expect(Self.image(status, type, count).imageURL == url)
    }

    @Test("An image of more than 1 MiB is left out")
    func largeImages() {
        #expect(Self.image(200, "image/png", 1_048_576).imageURL != nil)
        #expect(Self.image(200, "image/png", 1_048_577).imageURL == nil)
    }

    private static func image(_ status: Int, _ type: String, _ count: Int) -> HTTPResponse {
        HTTPResponse(
            request: HTTPRequest(url: classic), status: status, headers: ["Content-Type": type],
            body: PaddedBytes([UInt8](repeating: 7, count: count)))
    }

    // MARK: Visits

    private static let passwordForm = #"<form action="/authserver/login"><input name="password"></form>"#

    @Test(
        "Each page of a visit is recognized, and a page of the sign-in is told from one of the site",
        arguments: [
            ("https://id.fudan.edu.cn/ac/#/index?lck=a", "", "neo a", true), (neo, script, "ticket", true), (site, script, "ticket", true),
            (classic, passwordForm, "classic", true), (site, passwordForm, "landed", false),
            (site, #"<meta http-equiv="refresh" content="0;url=https://id.fudan.edu.cn/idp/x">"#, "https://id.fudan.edu.cn/idp/x", true),
            (site, "<p>", "landed", false), ("https://id.fudan.edu.cn/api-uc/portal", "<p>", "landed", false),
        ])
    func visits(url: String, body: String, kind: String, isSignIn: Bool) throws {
        let response = Self.page(body, at: url)
        let found =
            switch try VisitedPage(response) {
            case .landed: "landed"
            case .ticket: "ticket"
            case .refresh(let url): url
            case .neo(let context): "neo \(context.lck)"
            case .classic: "classic"
            }
        #expect(found == kind)
        #expect(VisitedPage.isSignIn(response) == isSignIn)
    }

    private static let advice = "Try again. If this persists, the sign-in has changed: update libdanxi, or report this message."

    @Test(
        "A page of a sign-in server that has neither a form nor a ticket is an error",
        arguments: [
            (
                neo, 200, "<title>登录</title>", .unexpectedResponse,
                "GET https://id.fudan.edu.cn/idp/authCenter/authnEngine returned an unknown sign-in page with the title “登录”. \(advice)"
            ),
            (
                neo, 200, passwordForm, .unexpectedResponse,
                "GET https://id.fudan.edu.cn/idp/authCenter/authnEngine returned an unknown sign-in page with the title “”. \(advice)"
            ),
            (
                classic, 399, "<title>\(String(repeating: "长", count: 81))</title>", .unexpectedResponse,
                "GET https://uis.fudan.edu.cn/authserver/login returned an unknown sign-in page with the title “\(String(repeating: "长", count: 80))”. \(advice)"
            ),
            (
                classic, 400, "<p>", .rejected,
                "GET https://uis.fudan.edu.cn/authserver/login: the server refused the request without a message (HTTP 400). Correct the parameters. The same request will be refused again."
            ),
            (
                classic, 400, "<p>网络维护中", .maintenance,
                "GET https://uis.fudan.edu.cn/authserver/login: the server is under maintenance (“网络维护中”). Try again later."
            ),
            (
                "http://uis.fudan.edu.cn/authserver/login", 200, passwordForm, .tls,
                "GET http://uis.fudan.edu.cn/authserver/login returned a sign-in page without TLS, so libdanxi sent no password. The connection may be intercepted: try another network."
            ),
        ] as [(String, Int, String, ErrorCode, String)])
    func unknownPages(url: String, status: Int, body: String, code: ErrorCode, message: String) async {
        let error = await failure { try VisitedPage(Self.page(body, at: url, status)) }
        #expect(error?.code == code && error?.httpStatus == status)
        #expect(error?.message == message)
    }
}
