import HTTP
import JSON
import Testing

@testable import CampusSignIn

@Suite("Bodies with JSON")
struct PlainJSONTests {
    private static let gbk = Array(#"{"a":""#.utf8) + [0xB8, 0xB4, 0xB5, 0xA9] + Array("\"}".utf8)
    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private static func response(_ body: [UInt8], _ type: String?) -> HTTPResponse {
        var headers: HTTPHeaders = ["X-A": "b"]
        headers["Content-Type"] = type
        return HTTPResponse(
            request: HTTPRequest(url: "https://a.fudan.edu.cn/"), status: 201, headers: headers, body: PaddedBytes(body),
            redirectURL: "https://r",
            firstRedirectURL: "https://f", permanentURL: "https://p", isLocal: true)
    }

    @Test(
        "A mark, blanks and a prefix before JSON are removed, and other bodies stay the same",
        arguments: [
            (#"{"a":1}"#, #"{"a":1}"#), (" \t\r\n{}", "{}"), ("\n[1]", "[1]"), ("while(1);{}", "{}"), ("while(1); \n[1]", "[1]"),
            ("while(1);null", "null"), ("while(1);false\n", "false\n"), (#"while(1);"""#, #""""#), ("while(1);", "while(1);"),
            ("while(1);true", "while(1);true"), ("while(1);nullx", "while(1);nullx"), ("while(1);false;", "while(1);false;"),
            ("null", "null"),
            (" null", "null"), (" {", "{"), (" <p>", " <p>"), ("while(1) ;{}", "while(1) ;{}"), (" while(1);{}", " while(1);{}"), ("", ""),
        ])
    func prefixes(body: String, expected: String) throws {
        let bytes = Array(body.utf8)
        let found = try Self.response(bytes, "text/html").withPlainJSON()
        #expect(String(decoding: found.body.bytes, as: UTF8.self) == expected)
        let marked = try Self.response(Self.mark + bytes, "text/html").withPlainJSON()
        let isJSON = ["{", "[", "n", "f", "\""].contains(expected.first.map(String.init) ?? "")
        #expect(Array(marked.body.bytes) == (isJSON ? Array(expected.utf8) : Self.mark + bytes))
        #expect(found.headers["Content-Type"] == "text/html" && marked.headers["Content-Type"] == "text/html")
    }

    @Test(
        "JSON that is not UTF-8 is converted from the charset that its response declares",
        arguments: [
            ("text/html;charset=gbk", "text/html; charset=utf-8"), ("application/json; charset=GB2312", "application/json; charset=utf-8"),
            ("application/json", nil), (nil, nil),
        ] as [(String?, String?)])
    func charsets(type: String?, expected: String?) throws {
        for body in [Self.gbk, Array("while(1);".utf8) + Self.gbk] {
            let found = try Self.response(body, type).withPlainJSON()
            #expect(Array(found.body.bytes) == (expected == nil ? body : Array(#"{"a":"复旦"}"#.utf8)))
            #expect(found.headers["Content-Type"] == expected ?? type)
        }
    }

    @Test("The rest of the response stays the same", arguments: [gbk, Array(" {}".utf8)])
    func rest(body: [UInt8]) throws {
        let found = try Self.response(body, "text/html; charset=gbk").withPlainJSON()
        #expect(found.status == 201 && found.headers["X-A"] == "b" && found.isLocal && found.request.url == "https://a.fudan.edu.cn/")
        #expect([found.redirectURL, found.firstRedirectURL, found.permanentURL] == ["https://r", "https://f", "https://p"])
    }
}
