import Errors
import HTTP
import Testing

private func lines(_ headers: HTTPHeaders) -> [String] { headers.fields.map { "\($0.name): \($0.value)" } }

@Suite("Header fields")
struct HTTPHeadersTests {
    @Test("Names are compared in any case, and fields keep their order")
    func fields() {
        var headers: HTTPHeaders = ["A": "1", "b": "2", "a": "3", "AB": "4"]
        #expect(headers["a"] == "1" && headers["B"] == "2" && headers["c"] == nil)
        #expect(headers.values("A") == ["1", "3"] && headers.values("c") == [])
        #expect(headers.byName == ["a": ["1", "3"], "b": ["2"], "ab": ["4"]])
        headers["a"] = "5"
        #expect(lines(headers) == ["b: 2", "AB: 4", "a: 5"])
        headers["B"] = nil
        headers.append("Ab", "6")
        #expect(lines(headers) == ["AB: 4", "a: 5", "Ab: 6"])
        headers.removeAll(["ab", "c"])
        #expect(lines(headers) == ["a: 5"])
    }
}

@Suite("Request headers from a program")
struct HeaderRuleTests {
    private static let rule = HeaderRule(reserving: ["cookie"])
    private static let badValue = "the value of the header X is empty or contains a line break or another control character"

    @Test(
        "A header needs a token as its name and a value without control characters",
        arguments: [
            ("X-Key", "v", nil), ("!#$%&'*+-.^_`|~09azAZ", "v", nil), ("X", " ", nil), ("X", "复旦", nil), ("Cookies", "v", nil),
            ("", "v", "`` is not a valid header name"), ("a b", "v", "`a b` is not a valid header name"),
            ("a:", "v", "`a:` is not a valid header name"), ("a(", "v", "`a(` is not a valid header name"),
            ("Ä", "v", "`Ä` is not a valid header name"), ("a@", "", "`a@` is not a valid header name"),
            ("X", "", badValue), ("X", "a\r\nb", badValue), ("X", "a\u{1F}", badValue), ("X", "\u{7F}a", badValue), ("X", "a\tb", badValue),
        ] as [(String, String, String?)])
    func problems(name: String, value: String, problem: String?) {
        #expect(Self.rule.problem(withName: name, value: value) == problem)
    }

    @Test(
        "A header that the library sets is refused, in any case",
        arguments: [
            "host", "Content-Length", "TRANSFER-ENCODING", "connection", "keep-alive", "expect", "te", "trailer", "upgrade", "Cookie",
        ])
    func reserved(name: String) {
        #expect(Self.rule.problem(withName: name, value: "v") == "the header \(name) is set by the library; remove it")
    }

    @Test("A problem shows at most 100 bytes of a name")
    func longName() {
        let longest = String(repeating: "(", count: 100)
        #expect(Self.rule.problem(withName: longest, value: "v") == "`\(longest)` is not a valid header name")
        #expect(Self.rule.problem(withName: longest + "(", value: "v") == "`\(longest.dropLast(3))…` is not a valid header name")
    }

    private func adding(_ others: [String: String]?, to headers: HTTPHeaders) throws(DanXiError) -> [String] {
        lines(try Self.rule.adding(others, to: headers) { DanXiError(.invalidArgument, $0) })
    }

    @Test("The headers of a call are added by name, and each replaces a header of the same name")
    func adding() throws {
        let headers: HTTPHeaders = ["x-a": "0", "Accept": "t", "X-a": "1"]
        let all = try adding(["b": "2", "X-A": "1"], to: headers)
        #expect(all == ["Accept: t", "X-A: 1", "b: 2"])
        let unchanged = try adding(nil, to: headers)
        #expect(unchanged == ["x-a: 0", "Accept: t", "X-a: 1"])
    }

    @Test(
        "An invalid header of a call, and one that occurs twice, are refused",
        arguments: [
            (["a": "1", "A": "2"], "the header a occurs twice"), (["a": "1", "te": "2"], "the header te is set by the library; remove it"),
            (["a": "1", "": "2"], "`` is not a valid header name"),
        ] as [([String: String], String)])
    func refused(others: [String: String], problem: String) {
        #expect(throws: DanXiError(.invalidArgument, problem)) { try adding(others, to: [:]) }
    }
}
