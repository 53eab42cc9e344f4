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

    @Test("A body of 65,536 bytes is shown as a whole, and a longer one is cut at a character")
    func bodyLimit() {
        let longest = String(repeating: "b", count: 65_536)
        #expect(refusal(longest)["body"] == .string(longest))
        #expect(refusal(longest + "b")["body"] == .string(longest.dropLast(3) + "…"))
        let wide = String(repeating: "b", count: 65_534) + "树洞"
        #expect(refusal(wide)["body"] == .string(String(repeating: "b", count: 65_533) + "…"))
    }

    @Test("The names and values of the shown headers have at most 65,536 bytes together, in the order of the names")
    func headerLimit() {
        let value = String(repeating: "v", count: 65_534)
        func shown(_ headers: HTTPHeaders) -> JSONValue? {
            HTTPRefusal(HTTPResponse(request: HTTPRequest(url: Self.url), status: 403, headers: headers)).error().publicDetail["headers"]
        }
        #expect(shown(["b": "", "a": value]) == .object(["a": .string(value), "b": .string("")]))
        #expect(shown(["b": "1", "a": value]) == .object(["a": .string(value)]))
        #expect(shown(["a": value + "vv"]) == nil)
    }

    @Test("Values of cookies and of the query are secrets from eight bytes on, and only the query of a single-use request is secret")
    func shortSecrets() {
        var request = HTTPRequest(url: Self.url + "?a=1234567&b=12345678&c", effect: .singleUse)
        request.sentCookies = "d=abcdefg; e=abcdefgh"
        let body = "1234567 12345678 abcdefg abcdefgh ABCDEFGH=1"
        let headers: HTTPHeaders = ["Set-Cookie": "f=ABCDEFGH=1; Path=/abcdefghi"]
        #expect(refusal(body, headers: headers, request: request)["body"] == .string("1234567 … abcdefg … …"))
        request.effect = .safe
        #expect(refusal(body, request: request)["body"] == .string("1234567 12345678 abcdefg … ABCDEFGH=1"))
    }

    @Test("A header that usually has no secret is shown, even if the program has set it")
    func openHeaders() {
        var request = HTTPRequest(url: Self.url)
        for name in [
            "Accept-Language", "Cache-Control", "Content-Type", "If-None-Match", "Prefer", "Range", "User-Agent", "X-If", "Authorization",
        ] {
            request.headers[name] = "value of \(name)"
        }
        request.ownCredentialHeaders = request.headers.fields.map(\.name)
        let body = request.headers.fields.map(\.value).joined(separator: ";")
        let expected =
            "value of Accept-Language;value of Cache-Control;value of Content-Type;value of If-None-Match;value of Prefer;value of Range;value of User-Agent;…;…"
        #expect(refusal(body, request: request)["body"] == .string(expected))
    }

    @Test("The detail of an error keeps its members, and has neither headers nor a body if the response has none")
    func members() {
        var error = DanXiError(.rejected, "x", detail: .object(["a": .integer(1)]))
        let response = HTTPRequest(url: Self.url).respond(400, "", type: "a/b")
        let headers = JSONValue.object(["content-type": .string("a/b")])
        #expect(error.showing(response, body: .null).detail == .object(["a": .integer(1), "headers": headers, "body": .null]))
        error.detail = .integer(7)
        #expect(error.showing(response).detail == .object(["headers": headers]))
        error.detail = nil
        #expect(error.showing(HTTPResponse(request: HTTPRequest(url: Self.url), status: 400)).detail == nil)
    }
}
