import Errors
import HTTP
import JSON
import TestSupport
import Testing

@Suite("Recognition of maintenance pages")
struct MaintenancePageTests {
    private static let request = HTTPRequest(url: "https://a.example/x?y")
    private static let title = "<title>系统维护中</title>"

    private func response(_ body: String, type: String? = "text/html", status: Int = 200, accept: String? = nil) -> HTTPResponse {
        var request = Self.request
        request.headers["Accept"] = accept
        var headers: HTTPHeaders = [:]
        headers["Content-Type"] = type
        return HTTPResponse(request: request, status: status, headers: headers, body: PaddedBytes(body.utf8))
    }

    @Test(
        "A page reports maintenance if its title, or a part of it between separators, is that of a maintenance page",
        arguments: [
            ("<html><head><title>系统维护</title>", "系统维护"), ("<TITLE> Site Maintenance\n</TITLE>", "Site Maintenance"),
            ("<title>复旦大学 | 网络维护中</title>", "复旦大学 | 网络维护中"), ("<title>维护中-树洞</title>", "维护中-树洞"),
            ("<title>a–MAINTENANCE MODE</title>", "a–MAINTENANCE MODE"), ("<title>a—系统升级</title>", "a—系统升级"),
            ("<title>a_系统升级</title>", "a_系统升级"), ("<title>a·系统升级</title>", "a·系统升级"), ("<title>正在维护", "正在维护"),
            ("<title>系统维护通知</title>", nil), ("<title>a/系统升级</title>", nil), ("<title></title>系统升级", nil), ("<h1>系统升级</h1>", nil),
            ("", nil),
        ] as [(String, String?)])
    func titles(page: String, title: String?) {
        let error = Maintenance.error(response(page))
        #expect(error?.serverMessage == title && (error == nil) == (title == nil))
        #expect(Maintenance.isNotice(response(page)) == (title != nil))
    }

    @Test("The error of a maintenance page has the status, Retry-After and the title")
    func error() {
        let error = Maintenance.error(Self.request.respond(418, Self.title, headers: ["Retry-After": "60"]))
        #expect(error?.code == .maintenance && error?.httpStatus == 418 && error?.retryAfterMilliseconds == 60_000)
        #expect(error?.message == "GET https://a.example/x: the server is under maintenance (“系统维护中”). Try again later.")
        #expect(error?.publicDetail["headers"] != nil && error?.publicDetail["body"] == nil)
    }

    @Test(
        "Only an HTML page or plain text can report maintenance",
        arguments: [
            ("text/html", true), ("TEXT/HTML;charset=utf-8", true), ("text/plain", true), ("application/xhtml+xml", true), (nil, true),
            ("text/xml", false), ("application/json", false), ("application/rss+xml", false), ("image/png", false),
        ] as [(String?, Bool)])
    func types(type: String?, isPage: Bool) {
        #expect(Maintenance.isNotice(response(Self.title, type: type)) == isPage)
        #expect((Maintenance.unexpected(response("系统升级", type: type)) != nil) == isPage)
    }

    @Test("The title is within the first 4,096 bytes of a page, and the page has at most 65,536 bytes")
    func sizes() {
        func page(beginningWith count: Int, _ title: String) -> String { String(repeating: " ", count: count - title.utf8.count) + title }
        #expect(Maintenance.isNotice(response(page(beginningWith: 4096, "<title>系统维护中") + "</title>")))
        #expect(!Maintenance.isNotice(response(page(beginningWith: 4097, "<title>系统维护中") + "</title>")))
        let filling = String(repeating: " ", count: 65_536 - Self.title.utf8.count)
        #expect(Maintenance.isNotice(response(Self.title + filling)))
        #expect(!Maintenance.isNotice(response(Self.title + filling + " ")))
    }

    @Test(
        "A notice without such a title counts if the status is 5xx, or if the request asked for JSON first",
        arguments: [
            (499, nil, false), (500, nil, true), (599, "text/html", true), (200, "application/json", true),
            (200, "application/json, text/html", true), (200, "text/html, application/json", false), (404, nil, false),
        ] as [(Int, String?, Bool)])
    func places(status: Int, accept: String?, counts: Bool) {
        let response = response("<p>例行维护</p>", status: status, accept: accept)
        #expect(Maintenance.error(response)?.serverMessage == (counts ? "例行维护" : nil))
        #expect(Maintenance.unexpected(response)?.serverMessage == "例行维护", "it was not expected")
    }

    @Test(
        "A notice is the first line of the visible text that mentions maintenance",
        arguments: [
            ("系统升级<br>x", "系统升级"), ("<p>a</p><p> 例行维护 </p><p>系统升级</p>", "例行维护"), ("a<br>Down for Maintenance", "Down for Maintenance"),
            ("系统升级<p", "系统升级"), ("<header>系统升级</header>", "系统升级"), ("<head><meta><body><p>系统升级", "系统升级"),
            ("<script>系统升级</script>ok", nil), ("<style>系统升级</style>", nil), ("<head><title>系统升级</title></head><p>ok", nil),
            ("<SCRIPT>系统升级</SCRIPT>ok", nil), ("<script>a</script>系统升级", "系统升级"), ("<script>a</script><script>系统升级</script>", nil),
            ("<p title=系统升级>ok", nil), ("系统<b>升级</b>", nil), ("日常维护", nil),
        ] as [(String, String?)])
    func lines(page: String, notice: String?) {
        #expect(Maintenance.unexpected(response(page))?.serverMessage == notice)
    }

    @Test("A notice has at most 1,000 characters, and the error shows at most 100 of a line")
    func lengths() {
        let text = "系统升级" + String(repeating: "洞", count: 996)
        #expect(Maintenance.notice(in: text) == String(text.prefix(100)))
        #expect(Maintenance.notice(in: text + "洞") == nil)
        #expect(Maintenance.notice(in: "a\n\n 系统升级 \r\n正在维护") == "系统升级" && Maintenance.notice(in: "") == nil)
    }
}
