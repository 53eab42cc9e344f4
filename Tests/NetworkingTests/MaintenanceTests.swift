import Errors
import JSON
import TestSupport
import Testing
import Threads

@testable import Calls
@testable import HTTP
@testable import Networking

@Suite("Maintenance notices")
struct MaintenanceTests {
    static let page =
        "<html><head><title>网络维护中 | Under Maintenance</title></head><body><h1>网络维护中 | Under Maintenance</h1></body></html>"

    struct Ask: APIRequest {
        typealias Response = HTTPResponse
        var baseURL = "https://a.example"
        var path = "/x"
        var headers: HTTPHeaders = [:]
        var method = HTTPMethod.get
    }

    func error(_ status: Int, _ body: String, type: String? = nil, accept: String? = nil, _ method: HTTPMethod = .get) async -> DanXiError?
    {
        let service = APIService(client: FakeServer { $0.respond(status, body, type: type, headers: ["Retry-After": "3600"]) })
        return await CallContext.$current.withValue(CallContext(deadline: .now + .seconds(5))) {
            await failure { try await service.send(Ask(headers: accept.map { ["Accept": $0] } ?? [:], method: method)) }
        }
    }

    @Test(
        "The error of a maintenance page is `maintenance`, whatever its HTTP status and the format that the request accepts",
        arguments: [200, 403, 503],
        [nil, "application/json", "text/html"])
    func page(status: Int, accept: String?) async {
        let error = await error(status, Self.page, accept: accept)
        #expect(error?.code == .maintenance && error?.isRetryable == true && error?.httpStatus == status)
        #expect(error?.serverMessage == "网络维护中 | Under Maintenance" && error?.retryAfterMilliseconds == 3_600_000)
    }

    @Test(
        "A short maintenance notice is recognized by its text if JSON was expected or the status is 5xx",
        arguments: ["<p>系统升级，暂停服务，请稍后访问。</p>", "系统正在维护", "<body>We are down for maintenance.</body>"])
    func notice(text: String) async {
        var failure = await error(200, text, type: "text/html", accept: "application/json")
        #expect(failure?.code == .maintenance)
        failure = await error(503, text, type: "text/html")
        #expect(failure?.code == .maintenance)
        // A requested HTML page that mentions maintenance is not a maintenance page.
        failure = await error(200, text, type: "text/html")
        #expect(failure == nil)
    }

    @Test(
        "An announcement about maintenance and an ordinary page are not maintenance notices",
        arguments: [
            "<title>关于校园网络维护中断服务的通知</title><p>11月22日进行网络维护。</p>", "<title>通知公告</title><li>图书馆系统升级通知</li>",
            "<title>卓越服务</title><footer>技术维护：信息化办公室</footer>",
        ])
    func ordinary(page: String) async {
        let failure = await error(200, page)
        #expect(failure == nil)
    }

    @Test("A long HTML page and JSON are not maintenance notices, even if they mention maintenance")
    func others() async {
        let long = "<p>系统升级</p>" + String(repeating: "<p>一二三四五六七八九十</p>", count: 200)
        var failure = await error(200, long, accept: "application/json")
        #expect(failure == nil)
        failure = await error(200, #"{"content":"系统维护中"}"#, accept: "application/json")
        #expect(failure == nil)
    }

    @Test("A write whose response is a maintenance page can be retried, because the write has not taken effect")
    func write() async {
        let error = await error(503, Self.page, .post)
        #expect(error?.code == .maintenance && error?.isRetryable == true && error?.isOutcomeUnknown == false)
        let refusal = HTTPRefusal(HTTPRequest(method: .post, url: "https://a.example/").respond(503, "")).error(message: "系统维护中，请稍后再试")
        #expect(refusal.code == .maintenance && refusal.serverMessage == "系统维护中，请稍后再试" && refusal.isRetryable)
    }

    @Test("The outcome of a write that was redirected to a maintenance page is unknown")
    func redirectedWrite() async {
        let service = APIService(
            client: FakeServer { request in
                request.method == .post
                    ? request.respond(302, "", redirect: "https://a.example/done") : request.respond(200, Self.page, type: "text/html")
            })
        let error = await failure { try await service.send(Ask(method: .post)) }
        #expect(error?.code == .maintenance && error?.isOutcomeUnknown == true && error?.isRetryable == false)
    }

    @Test("If a maintenance notice arrives instead of JSON, `unexpected` returns the error `maintenance`")
    func unexpected() {
        let response = HTTPRequest(url: "https://a.example/").respond(200, "<p>系统升级中</p>")
        #expect(response.unexpected(JSONError("broken")).code == .maintenance)
    }
}
