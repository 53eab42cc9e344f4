import Errors
import HTTP
import JSON
import TestSupport
import Testing

@Suite("The response in the detail of an error")
struct ExcerptTests {
    static let url = "https://a.example/x"

    private func refusal(
        _ body: String, type: String = "text/html", headers: HTTPHeaders = [:], request: HTTPRequest = HTTPRequest(url: url),
        status: Int = 403
    ) -> [String: JSONValue] {
        HTTPRefusal(request.respond(status, body, type: type, headers: headers)).error().publicDetail
    }

    private func text(_ detail: [String: JSONValue]) -> String {
        JSONText.bytes(of: JSONValue.object(detail)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    @Test("An error has the headers of the response and a body that is text")
    func shown() {
        let headers: HTTPHeaders = ["X-Request-Id": "7", "WWW-Authenticate": "Bearer realm=\"a\"", "Via": "1.1 b", "via": "1.1 c"]
        #expect(
            refusal("<p>403 树洞", headers: headers) == [
                "body": .string("<p>403 树洞"),
                "headers": .object([
                    "content-type": .string("text/html"), "x-request-id": .string("7"),
                    "www-authenticate": .string("Bearer realm=\"a\""), "via": .string("1.1 b, 1.1 c"),
                ]),
            ])
    }

    @Test("An error does not have a body that is JSON or binary, and a body that is a number or a string counts as text")
    func bodies() {
        for body in [#"{"value":"typed"}"#, "[1]", "", "PNG\0"] { #expect(refusal(body)["body"] == nil) }
        for body in ["404", "null", #""no""#] { #expect(refusal(body, type: "application/json")["body"] == .string(body)) }
        #expect(refusal("<p>typed", status: 200)["body"] == nil, "the body of a success may have personal data")
    }

    @Test("An error has no cookies, tokens and queries of redirects, and no credential of the request that the server repeats")
    func secrets() {
        var request = HTTPRequest(
            url: Self.url + "?ticket=ST-123456&lang=zh", headers: ["Authorization": "Bearer eyJhbGciOi", "X-Key": "k-567890"],
            effect: .singleUse)
        request.ownCredentialHeaders = ["X-Key", "Accept"]
        request.headers["Accept"] = "text/html"
        request.sentCookies = "lang=zh-CN; session=5cdf0e1b2a"
        let detail = refusal(
            "<a href=\"/;jsessionid=8A6B4C2D0E?t=ST-123456\">eyJhbGciOi k-567890 5cdf0e1b2a zh-CN text/html</a>",
            headers: [
                "Set-Cookie": "JSESSIONID=8A6B4C2D0E; Path=/", "Authorization": "Bearer new", "X-Auth-Token": "new",
                "Location": "https://b.example/c;jsessionid=8A6B4C2D0E?code=1", "Refresh": "0; url=/d?ticket=1#e", "X-Echo": "5cdf0e1b2a",
            ], request: request)
        #expect(
            detail == [
                "body": .string("<a href=\"/;jsessionid=…?t=…\">… … … zh-CN text/html</a>"),
                "headers": .object([
                    "content-type": .string("text/html"), "location": .string("https://b.example/c;jsessionid=…"),
                    "refresh": .string("0; url=/d"), "x-echo": .string("…"),
                ]),
            ])
    }

    @Test("The headers and the body in an error have a maximum size")
    func size() {
        var headers = HTTPHeaders()
        for number in 0..<1000 { headers.append("X-\(number)", String(repeating: "h", count: 100)) }
        for body in [String(repeating: "b", count: 1_000_000), String(repeating: "树", count: 30_000)] {
            let detail = refusal(body, headers: headers)
            #expect(text(detail).utf8.count > 120_000 && text(detail).utf8.count < 2 * DanXiError.detailLimit + 20_000)
            #expect(text(detail).contains("…"))
        }
    }

    @Test("An error of an unexpected body has the headers, and has the body only if its caller shows it")
    func unexpected() {
        let response = HTTPRequest(url: Self.url).respond(200, #"{"access":"token"}"#, headers: ["X-Request-Id": "7"])
        let headers = JSONValue.object(["content-type": .string("application/json"), "x-request-id": .string("7")])
        #expect(response.unexpected(JSONError("x")).publicDetail == ["headers": headers])
        #expect(response.unexpected(JSONError("x"), body: .string("b")).publicDetail == ["headers": headers, "body": .string("b")])
    }
}
