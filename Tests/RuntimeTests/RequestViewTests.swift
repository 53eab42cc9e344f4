import Calls
import Errors
import HTTP
import JSON
import Networking
import TestSupport
import Testing

@testable import Runtime

/// Tests of the parts of requests and responses that interceptors of the host program can see and change.
@Suite("Views of requests", .timeLimit(.minutes(5)))
struct RequestViewTests {
    private let view = SecretView(seesSecrets: false, isSignIn: false)
    private let request = HTTPRequest(
        method: .post, url: "https://a.test/b?c=1", headers: ["Accept": "*/*", "Authorization": "Bearer x", "X": "1", "x": "2"],
        body: SecretBytes("{\"d\": 1}".utf8))

    private func members(_ value: JSONValue?) -> [String: JSONValue] {
        if case .object(let members) = value { members } else { [:] }
    }

    private func text(_ body: SecretBytes?) -> String? { body.map { String(decoding: $0, as: UTF8.self) } }

    @Test("An interceptor sees the body of a request, but the values of its credentials only if the interceptor may see secrets")
    func shown() {
        let shown = members(RequestView(request, view).json)
        #expect(shown["method"] == .string("POST") && shown["effect"] == .string("once"))
        #expect(shown["url"] == .string("https://a.test/b?c=1") && shown["body"] == .string("{\"d\": 1}"))
        #expect(
            members(shown["headers"]) == [
                "accept": .string("*/*"), "authorization": .string("…"), "x": .array([.string("1"), .string("2")]),
            ])
        let all = members(RequestView(request, SecretView(seesSecrets: true, isSignIn: true)).json)
        #expect(members(all["headers"])["authorization"] == .string("Bearer x") && all["body"] == .string("{\"d\": 1}"))
    }

    @Test("An interceptor sees requests and responses of a sign-in without queries, bodies and the values of secret headers")
    func signIn() {
        let view = SecretView(seesSecrets: false, isSignIn: true)
        let shown = members(RequestView(request, view).json)
        #expect(shown["url"] == .string("https://a.test/b") && shown["body"] == nil && shown["body_omitted"] == .string("secret"))
        let response = HTTPResponse(
            request: request, status: 200, headers: ["Location": "https://a.test/?ticket=1", "Set-Cookie": "s=1", "Via": "v"],
            body: PaddedBytes("{}".utf8))
        let answer = members(ResponseView(response, to: request, view).json)
        #expect(answer["body"] == nil && answer["body_omitted"] == .string("secret"))
        #expect(members(answer["headers"]) == ["location": .string("…"), "set-cookie": .string("…"), "via": .string("v")])
    }

    @Test(
        "The contents of a response with a ticket are hidden, even if its request does not belong to a sign-in",
        arguments: [
            ("https://id.fudan.edu.cn/idp/authCenter/authenticate", "var a = \"https://a.test/?ticket=ST-1\";", true),
            ("http://uis.fudan.edu.cn/authserver/login", "", true),
            (
                "https://a.test/b", "<form id=\"logon\" action=\"/c\" method=\"post\"><input name=\"ticket\" value=\"ST-1\"></form>",
                true
            ),
            ("https://a.test/b", "<p>A table of buses</p>", false), ("https://www.fudan.edu.cn/", "", false),
        ])
    func tickets(url: String, page: String, isHidden: Bool) {
        let response = HTTPResponse(
            request: HTTPRequest(url: url), status: 200, headers: ["Content-Type": "text/html", "Refresh": "0; url=/?ticket=ST-1"],
            body: PaddedBytes("<html>\(page)</html>".utf8))
        let request = HTTPRequest(url: "https://a.test/b")
        let shown = members(ResponseView(response, to: request, view).json)
        #expect(shown["body_omitted"] == (isHidden ? .string("secret") : nil) && (shown["body"] == nil) == isHidden)
        #expect((members(shown["headers"])["refresh"] == .string("…")) == isHidden)
        let all = SecretView(seesSecrets: true, isSignIn: false)
        #expect(members(ResponseView(response, to: request, all).json)["body"] != nil)
    }

    @Test("The query or the body of a request is hidden if it contains a secret of the call")
    func secretArguments() {
        let context = CallContext(secrets: Secrets(["a&b password"]))
        CallContext.$current.withValue(context) {
            let view = SecretView(seesSecrets: false, isSignIn: false)
            var inQuery = request
            inQuery.url += "&e=a%26b%20password"
            #expect(members(RequestView(inQuery, view).json)["url"] == .string("https://a.test/b"))
            var inBody = request
            inBody.body = SecretBytes("f=a%26b+password".utf8)
            #expect(members(RequestView(inBody, view).json)["body_omitted"] == .string("secret"))
            #expect(members(RequestView(request, view).json)["body_omitted"] == nil)
        }
    }

    @Test("A body that is not UTF-8 is shown as base64")
    func base64() throws {
        var binary = request
        binary.body = [0xFF, 0xD8]
        let shown = members(RequestView(binary, view).json)
        #expect(shown["body_base64"] == .string("/9g=") && shown["body"] == nil)
        let replaced = try RequestView(binary, view).replacing(["body_base64": .string("/9j/")])
        #expect(replaced.body == [0xFF, 0xD8, 0xFF])
    }

    @Test("A replacement changes the members that it contains, and keeps all others")
    func replacement() throws {
        let shown = RequestView(request, view)
        let same = try shown.replacing(members(shown.json))
        #expect(same.url == request.url && same.headers["Authorization"] == "Bearer x" && text(same.body) == "{\"d\": 1}")
        #expect(same.headers.fields.map(\.value) == request.headers.fields.map(\.value))
        let changed = try shown.replacing([
            "url": .string("https://a.test/"), "method": .string("PUT"), "body": .null,
            "headers": .object(["ACCEPT": .null, "X": .string("3"), "New": .array([.string("4"), .string("5")])]),
        ])
        #expect(changed.url == "https://a.test/" && changed.method == .put && changed.body == nil)
        #expect(changed.headers["accept"] == nil && changed.headers.values("x") == ["3"] && changed.headers.values("new") == ["4", "5"])
        #expect(changed.headers["authorization"] == "Bearer x")
    }

    @Test("A read that an interceptor changes to a write is not retried")
    func effect() throws {
        let read = RequestView(HTTPRequest(url: "https://a.test/"), view)
        #expect(try read.replacing(["method": .string("POST")]).effect == .once)
        #expect(try read.replacing(["method": .string("GET")]).effect == .safe)
        let once = RequestView(request, view)
        #expect(try once.replacing(["method": .string("GET")]).effect == .once)
    }

    @Test(
        "Invalid replacements of a request are refused",
        arguments: [
            ("url", JSONValue.string("/b")), ("url", .string("ftp://a.test/")), ("url", .null), ("method", .string("get")),
            ("status", .integer(200)), ("body", .integer(1)), ("body_base64", .string("*")), ("headers", .array([])),
            ("headers", .object(["": .string("1")])), ("headers", .object(["a:": .string("1")])),
            ("headers", .object(["a": .string("1\n")])), ("headers", .object(["a": .integer(1)])),
            ("headers", .object(["a": .array([.null])])),
        ])
    func invalid(name: String, value: JSONValue) {
        #expect(throws: InvalidMember.self) { try RequestView(request, view).replacing([name: value]) }
    }

    @Test("The values of secret headers are masked, and those with addresses only if the contents are hidden")
    func masks() {
        var request = self.request
        request.ownCredentialHeaders = ["X-Own"]
        let secret = ["Authorization", "access_token", "openToken", "x-own", "Cookie", "SET-COOKIE", "Proxy-Authorization"]
        let addresses = ["Location", "referer", "REFRESH"]
        for (names, isHidden, isMasked) in [
            (secret, true, true), (secret, false, true), (addresses, true, true), (addresses, false, false),
            (["Accept", "Via"], true, false),
        ] {
            for name in names {
                #expect(view.masks(name, of: request, hidesContents: isHidden) == isMasked, "\(name)")
                let all = SecretView(seesSecrets: true, isSignIn: true)
                #expect(!all.masks(name, of: request, hidesContents: isHidden))
            }
        }
    }

    @Test("The contents of a request are hidden if it belongs to a sign-in, carries a single-use value or has a secret of the call")
    func hidden() {
        let signIn = SecretView(seesSecrets: false, isSignIn: true)
        let all = SecretView(seesSecrets: true, isSignIn: true)
        let plain = HTTPRequest(url: "https://a.test/")
        let ticket = HTTPRequest(url: "https://a.test/", effect: .singleUse)
        #expect(!view.hidesContents(of: plain) && signIn.hidesContents(of: plain) && view.hidesContents(of: ticket))
        #expect(!all.hidesContents(of: plain) && !all.hidesContents(of: ticket) && !all.hidesContents(of: nil, to: ticket))
        #expect(view.hidesContents(of: nil, to: ticket) && !view.hidesContents(of: nil, to: plain))
        let shown = members(RequestView(ticket, view).json)
        #expect(shown["effect"] == .string("single_use") && shown["body_omitted"] == nil)
        for (url, kept) in [
            ("https://a.test/b#c?d", "https://a.test/b"), ("https://a.test/b?c#d", "https://a.test/b"),
            ("https://a.test", "https://a.test"),
        ] {
            #expect(members(RequestView(HTTPRequest(url: url), signIn).json)["url"] == .string(kept))
        }
        for (effect, name) in [(HTTPRequest.Effect.safe, "safe"), (.idempotent, "idempotent"), (.once, "once"), (.singleUse, "single_use")]
        {
            #expect(effect.name == name)
        }
    }

    @Test("A streamed body is not shown, and a new body takes its place")
    func streamed() throws {
        var request = HTTPRequest(method: .put, url: "https://a.test/")
        request.stream = StreamedBody([.bytes([1])])
        let shown = RequestView(request, view)
        #expect(members(shown.json)["body_omitted"] == .string("streamed"))
        let same = try shown.replacing(members(shown.json))
        #expect(same.stream != nil && same.body == nil && same.effect == request.effect)
        let changed = try shown.replacing(["body": .string("x")])
        #expect(changed.stream == nil && text(changed.body) == "x")
        let none = try shown.replacing(["body": .null])
        #expect(none.stream == nil && none.body == nil)
    }

    @Test("The problem of a replacement is described without its value")
    func problems() {
        let lines = "must be a string without line breaks and NUL characters, an array of such strings, or null"
        for (members, problem) in [
            (["url": .string("b")], "`url` is not an absolute http or https URL"),
            (["url": .integer(1)], "the member `url` of the request is unknown, or its value (an integer) is not allowed"),
            (["method": .string("GOT")], "`method` must be one of \(HTTPMethod.allCases.map(\.rawValue).joined(separator: ", "))"),
            (["body": .integer(1)], "`body` must be a string or null"),
            (["body_base64": .string("*")], "`body_base64` is not valid base64"),
            (["headers": .object(["a": .string("1\r")])], "the header `a` \(lines)"),
            (["headers": .object(["a": .string("1\u{0}")])], "the header `a` \(lines)"),
            (["headers": .object(["b c": .null])], "`b c` is not a valid name of a header"),
            (
                [String(repeating: "x", count: 101): .null],
                "the member `\(String(repeating: "x", count: 100))` of the request is unknown, or its value (null) is not allowed"
            ),
        ] as [([String: JSONValue], String)] {
            do throws(InvalidMember) {
                _ = try RequestView(request, view).replacing(members)
                Issue.record("\(members) was accepted.")
            } catch {
                #expect(error.problem == problem)
            }
        }
        do throws(InvalidMember) {
            _ = try ResponseView(nil, to: request, view).replacing([:])
            Issue.record("A response without a status was accepted.")
        } catch {
            #expect(error.problem == "there was no response, so `status` (200 to 599) is needed")
        }
    }

    @Test("Headers are changed as a whole: a given value replaces all of a name, and the mask keeps a secret")
    func headerChanges() throws {
        for (given, fields) in [
            ([:], ["Accept: a", "X: 1", "Authorization: s", "x: 2"]),
            (["x": .string("3")], ["Accept: a", "Authorization: s", "x: 3"]),
            (["x": .array([.string("1"), .string("2")])], ["Accept: a", "X: 1", "Authorization: s", "x: 2"]),
            (["x": .array([.string("2"), .string("1")])], ["Accept: a", "Authorization: s", "x: 2", "x: 1"]),
            (["x": .array([])], ["Accept: a", "Authorization: s"]), (["x": .null, "y": .null], ["Accept: a", "Authorization: s"]),
            (["AUTHORIZATION": .string("…"), "b": .string("…")], ["Accept: a", "X: 1", "Authorization: s", "x: 2", "b: …"]),
            (["authorization": .string("t")], ["Accept: a", "X: 1", "x: 2", "authorization: t"]),
            (["c": .string("1"), "b": .string("2")], ["Accept: a", "X: 1", "Authorization: s", "x: 2", "b: 2", "c: 1"]),
        ] as [([String: JSONValue], [String])] {
            var headers: HTTPHeaders = ["Accept": "a", "X": "1", "Authorization": "s", "x": "2"]
            try HeaderView.change(&headers, to: given) { $0.lowercased() == "authorization" }
            #expect(headers.fields.map { "\($0.name): \($0.value)" } == fields)
        }
    }

    @Test("A replacement changes the response of a server. Without a response, the replacement becomes the response")
    func responses() throws {
        let made = try ResponseView(nil, to: request, view).replacing([
            "status": .integer(203), "body": .string("x"), "headers": .object(["a": .string("b")]),
        ])
        #expect(made.status == 203 && made.headers["A"] == "b" && Array(made.body.bytes) == Array("x".utf8))
        let changed = try ResponseView(made, to: request, view).replacing(["headers": .object(["a": .null])])
        #expect(changed.status == 203 && changed.headers.fields.isEmpty && Array(changed.body.bytes) == Array("x".utf8))
        #expect(throws: InvalidMember.self) { try ResponseView(nil, to: request, view).replacing(["body": .string("x")]) }
        for (status, isAllowed) in [(199, false), (200, true), (599, true), (600, false)] {
            let replaced = try? ResponseView(made, to: request, view).replacing(["status": .integer(status)])
            #expect(replaced?.status == (isAllowed ? status : nil))
        }
    }

    @Test("The time to show and change headers grows linearly with their number", .computing, arguments: [true, false])
    func manyHeaders(haveOneName: Bool) {
        let factor = growth(from: 300) { count in
            var headers: HTTPHeaders = [:]
            for number in 0..<count { headers.append(haveOneName ? "x" : "x\(1_000_000 + number)", "a") }
            let response = HTTPResponse(request: request, status: 200, headers: headers)
            return {
                let answer = ResponseView(response, to: request, view)
                let shown = members(answer.json)
                let changed = members(shown["headers"]).mapValues { _ in JSONValue.string("b") }
                let (same, other) = (try? answer.replacing(shown), try? answer.replacing(["headers": .object(changed)]))
                #expect(same?.headers.fields.count == count && other?.headers.fields.first?.value == "b")
            }
        }
        #expect(factor < linearGrowth)
    }
}
