import Errors
import HTTP
import TestSupport
import Testing

@Suite("HTTP requests")
struct HTTPRequestTests {
    private static let url = "https://a.example/x"

    @Test("The place of a request is its method and its URL without query and fragment")
    func place() {
        for url in ["https://a.example/x", "https://a.example/x?y#z", "https://a.example/x#z?y", "https://a.example/x?"] {
            #expect(HTTPRequest(method: .post, url: url).place == "POST https://a.example/x")
        }
    }

    @Test("A change of a copy does not change the original request")
    func copies() {
        let original = HTTPRequest(url: Self.url, headers: ["A": "1"])
        var copy = original
        copy.headers["A"] = "2"
        copy.url = "https://b.example/"
        copy.method = .put
        #expect(original.headers["A"] == "1" && original.url == Self.url && original.method == .get)
        #expect(copy.headers["A"] == "2" && copy.origin?.host == "b.example" && copy.method == .put)
    }

    @Test("A request has a body if it has bytes or a stream")
    func bodies() {
        var request = HTTPRequest(url: Self.url)
        #expect(!request.hasBody)
        request.stream = StreamedBody([])
        #expect(request.hasBody)
        #expect(HTTPRequest(url: Self.url, body: []).hasBody)
    }

    @Test("GET, HEAD and OPTIONS are safe, and only safe and idempotent requests are repeatable")
    func effects() {
        let safe = HTTPMethod.allCases.filter { $0.defaultEffect == .safe }
        #expect(safe == [.get, .head, .options])
        let once = HTTPMethod.allCases.filter { $0.defaultEffect == .once }
        #expect(once == [.post, .put, .patch, .delete])
        let repeatable = [HTTPRequest.Effect.safe, .idempotent, .once, .singleUse].map(\.isRepeatable)
        #expect(repeatable == [true, true, false, false])
    }

    // MARK: Writes

    private static let post = "The request may have taken effect. Check before you send it again."
    private static let change = "The change may have been made. Check before you send it again."
    private static let deletion = "The deletion may have taken effect. Check before you send it again."
    private static let password = "The password or code may have been used. Do not send it again in a loop."

    @Test(
        "The effect and the method decide whether a lost response leaves the outcome unknown, also after a redirect",
        arguments: [
            (.get, .safe, false, change), (.post, .safe, false, post), (.put, .idempotent, false, change), (.get, .once, true, change),
            (.post, .once, true, post), (.patch, .once, true, change), (.delete, .once, true, deletion),
            (.post, .singleUse, true, password),
            (.delete, .singleUse, true, password), (.get, .singleUse, false, password),
        ] as [(HTTPMethod, HTTPRequest.Effect, Bool, String)])
    func writes(method: HTTPMethod, effect: HTTPRequest.Effect, isWrite: Bool, consequence: String) {
        var turned = HTTPRequest(url: Self.url)
        turned.turnedFrom = HTTPRequest.TurnedRequest(method: method, effect: effect)
        for request in [HTTPRequest(method: method, url: Self.url, effect: effect), turned] {
            #expect(request.isWrite == isWrite && request.consequence == consequence)
            let lost = DanXiError(.network, "Lost.")
            let expected = isWrite ? DanXiError(.network, "Lost. \(consequence)", delivery: .unknown(consequence)) : lost
            #expect(lost.withLostAnswer(to: request) == expected)
            #expect(lost.about(HTTPResponse(request: request, status: 200)) == (request.turnedFrom == nil ? lost : expected))
        }
    }

    // MARK: Headers

    @Test("The error of a header with a line break names the URL without its query, and neither the header nor its value")
    func lineBreaks() {
        let expected = DanXiError(
            .invalidArgument,
            "A header of the request to https://a.example/x contains a line break or NUL. Remove this character from the parameter or option that was passed."
        )
        for (name, value) in [("A", "secret\r"), ("A", "\n"), ("A", "\0"), ("A\r", "b"), ("\n", "b"), ("\0A", "b")] {
            let request = HTTPRequest(url: Self.url + "?key=secret", headers: ["B": "1", name: value, "C": "2"])
            #expect(throws: expected) { try request.checkHeaders() }
        }
        #expect(throws: Never.self) { try HTTPRequest(url: Self.url, headers: ["A": "\t\u{B}\u{1}", "复": "旦"]).checkHeaders() }
    }

    @Test("The headers with credentials are the tokens of the services and those that the request names, in any case")
    func credentials() {
        var request = HTTPRequest(url: Self.url)
        request.ownCredentialHeaders = ["X-Key"]
        #expect(request.credentialHeaders == ["Authorization", "access_token", "openToken", "X-Key"])
        for name in ["authorization", "ACCESS_TOKEN", "opentoken", "x-key"] { #expect(request.isCredential(name)) }
        for name in ["Cookie", "X-Keys", ""] { #expect(!request.isCredential(name)) }
    }

    @Test("A request with a credential or a single-use value needs an encrypted connection, and a stricter rule is kept")
    func confidentiality() {
        #expect(HTTPRequest(url: Self.url, headers: ["X-Key": "k", "Cookie": "c"]).neededConfidentiality == .open)
        #expect(HTTPRequest(url: Self.url, headers: ["authorization": ""]).neededConfidentiality == .encrypted)
        #expect(HTTPRequest(url: Self.url, effect: .singleUse).neededConfidentiality == .encrypted)
        #expect(HTTPRequest(url: Self.url, effect: .once).neededConfidentiality == .open)
        #expect(HTTPRequest(url: Self.url, confidentiality: .encrypted).neededConfidentiality == .encrypted)
        let host = HTTPRequest(url: Self.url, headers: ["openToken": "t"], effect: .singleUse, confidentiality: .host("a.example"))
        #expect(host.neededConfidentiality == .host("a.example"))
        var own = HTTPRequest(url: Self.url, headers: ["X-Key": "k"])
        own.ownCredentialHeaders = ["x-key"]
        #expect(own.neededConfidentiality == .encrypted)
        #expect(HTTPRequest.Confidentiality.host(of: "https://A.example:1/x") == .host("a.example"))
        #expect(HTTPRequest.Confidentiality.host(of: "/x") == .encrypted)
    }

    @Test("A body is attached with the Content-Type of its format")
    func attached() {
        var request = HTTPRequest(method: .post, url: Self.url)
        var isAttached = request.attach(.json(.array([.integer(1), .null])))
        #expect(isAttached && request.form == "[1,null]" && request.headers["content-type"] == "application/json")
        isAttached = request.attach(.form([QueryItem("a", "b c"), QueryItem("d", "&")]))
        #expect(isAttached && request.form == "a=b+c&d=%26")
        #expect(request.headers.values("Content-Type") == ["application/x-www-form-urlencoded"])
    }
}
