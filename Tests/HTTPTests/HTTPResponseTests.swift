import Errors
import HTTP
import JSON
import TestSupport
import Testing

@Suite("HTTP responses")
struct HTTPResponseTests {
    private static let request = HTTPRequest(url: "https://a.example/x?secret=1")
    private static let write = HTTPRequest(method: .post, url: "https://a.example/x")

    @Test("The statuses from 200 to 299 are successes", arguments: [(199, false), (200, true), (299, true), (300, false)])
    func success(status: Int, isSuccess: Bool) {
        #expect(HTTPResponse(request: Self.request, status: status).isSuccess == isSuccess)
    }

    @Test(
        "The media type is in lower case and has no parameters",
        arguments: [
            ("Text/HTML; charset=GBK", "text/html"), ("application/json;x", "application/json"), ("a/b c", "a/b"), ("", ""), (nil, nil),
        ] as [(String?, String?)])
    func mediaType(field: String?, type: String?) {
        var headers: HTTPHeaders = [:]
        headers["content-type"] = field
        #expect(HTTPResponse(request: Self.request, status: 200, headers: headers).mediaType == type)
    }

    @Test(
        "Retry-After is a number of seconds up to one day",
        arguments: [("0", 0), ("1", 1), ("86400", 86_400), ("86401", nil), ("1.5", nil)] as [(String, Int?)])
    func retryAfter(text: String, seconds: Int?) {
        let response = HTTPResponse(request: Self.request, status: 503, headers: ["Retry-After": text])
        #expect(response.retryAfter == seconds.map { .seconds($0) })
    }

    @Test("A response that was reached through redirects differs from the last response only in the URLs of the redirects")
    func reached() {
        let last = HTTPResponse(
            request: Self.write, status: 404, headers: ["A": "1"], body: PaddedBytes("b".utf8), redirectURL: "https://r.example/",
            isLocal: true)
        let response = last.reached(byWayOf: "https://f.example/", movedTo: "https://p.example/")
        #expect(response.firstRedirectURL == "https://f.example/" && response.permanentURL == "https://p.example/")
        #expect(response.redirectURL == "https://r.example/" && response.isLocal && response.status == 404)
        #expect(response.headers["A"] == "1" && response.body.count == 1 && response.place == "POST https://a.example/x")
        #expect(last.reached(byWayOf: "https://f.example/", movedTo: nil).permanentURL == nil)
    }

    private static let changed = "If it happens again, the server has changed: update libdanxi, or report this message."
    private static let intercepted =
        "A proxy, a captive portal or WebVPN may have answered instead of the server. Open the URL in a browser to check."

    @Test(
        "The error of an unexpected body depends on its media type, and for a write, it says that the write may have taken effect",
        arguments: [
            ("application/json", "returned an unexpected body: broken. \(changed)"),
            (nil, "returned an unexpected body: broken. \(changed)"),
            ("text/html", "returned text/html instead of JSON: broken. \(intercepted)"),
            ("image/png", "returned image/png instead of JSON: broken. \(intercepted)"),
        ] as [(String?, String)])
    func unexpected(type: String?, problem: String) {
        var headers: HTTPHeaders = [:]
        headers["Content-Type"] = type
        let read = HTTPResponse(request: Self.request, status: 203, headers: headers).unexpected(JSONError("broken"))
        #expect(read.code == .unexpectedResponse && read.httpStatus == 203 && read.delivery == nil)
        #expect(read.message == "GET https://a.example/x \(problem)")
        let write = HTTPResponse(request: Self.write, status: 200, headers: headers).unexpected(JSONError("broken"))
        #expect(write.message == "POST https://a.example/x \(problem) \(Self.write.consequence)" && write.isOutcomeUnknown)
    }

    @Test("If the memory is too small for a response, the error says so, whatever the body is")
    func memory() {
        let noMemory = JSONError("x", isOutOfMemory: true)
        let read = Self.request.respond(200, "<p>系统维护中</p>").unexpected(noMemory)
        let message = "There is not enough memory for the response to GET https://a.example/x. Free memory and try again."
        #expect(read == DanXiError(.outOfMemory, message))
        let write = Self.write.respond(200, "{").unexpected(noMemory)
        #expect(write.code == .outOfMemory && write.delivery == .unknown(Self.write.consequence))
    }
}
