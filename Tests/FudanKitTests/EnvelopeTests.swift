import Errors
import HTTP
import JSON
import TestSupport
import Testing

@testable import FudanKit

@Suite("The envelope {e, m, d}")
struct EnvelopeTests {
    func parse(_ text: String) throws -> [Int] {
        let response = HTTPResponse(
            request: HTTPRequest(url: "https://zlapp.fudan.edu.cn/x?secret=1"), status: 200, body: PaddedBytes(text.utf8))
        return try CampusEnvelope<[Int]>.parse(response).value
    }

    @Test(
        "Decoding an envelope without an error returns the value of `d`",
        arguments: [#"{"e":0,"m":"","d":[1,2]}"#, #"{"e":"0","d":[1,2]}"#])
    func value(text: String) throws {
        #expect(try parse(text) == [1, 2])
    }

    @Test(
        "If `e` is not 0, the error has the server's message, whatever the type of `d`",
        arguments: [(#"{"e":1,"m":"系统繁忙","d":{}}"#, "系统繁忙 (e = 1)"), (#"{"e":"10013","m":""}"#, "without a message (e = 10013)")])
    func refusal(text: String, part: String) {
        #expect { try parse(text) } throws: {
            let error = DanXiError($0)
            return error.code == .rejected && error.message.contains(part) && !error.message.contains("secret")
                && error.publicDetail["server_code"] == .integer(text.contains("10013") ? 10013 : 1)
                && error.publicDetail["server_message"] == (text.contains("系统繁忙") ? .string("系统繁忙") : nil)
        }
    }

    @Test(
        "If an envelope has an unexpected form, the error names the member",
        arguments: [
            ("{}", "e: is missing"), (#"{"e":0}"#, "d: is missing"), (#"{"e":0,"d":["x"]}"#, "d[0]: expected an integer"),
            ("<html>", "invalid JSON"), ("", "empty"),
        ])
    func form(text: String, part: String) {
        #expect { try parse(text) } throws: { DanXiError($0).code == .unexpectedResponse && DanXiError($0).message.contains(part) }
    }

    @Test(
        "The error for a refusal has the server's message and code if the response is JSON",
        arguments: [
            (#"{"e":10001,"m":"没有权限"}"#, "没有权限", JSONValue.integer(10001)), (#"{"code":"A7","msg":"没有权限"}"#, "没有权限", .string("A7")),
            (#"{"code":403,"message":"没有权限"}"#, "没有权限", .integer(403)), ("<html>", nil, nil),
        ] as [(String, String?, JSONValue?)])
    func words(body: String, message: String?, code: JSONValue?) {
        let error = HTTPRefusal.campusError(HTTPRequest(url: "https://zlapp.fudan.edu.cn/x").respond(403, body))
        #expect(error.code == .forbidden && error.serverMessage == message && error.serverCode == code)
        #expect(error.message.contains(message ?? "without a message") && error.message.contains("campus.login"))
    }

    @Test("The error for a refusal has the text of the page, in the encoding of the page, and no cookies")
    func page() {
        var request = HTTPRequest(url: "https://zlapp.fudan.edu.cn/x")
        request.sentCookies = "JSESSIONID=8A6B4C2D0E"
        let page = PaddedBytes([0xB8, 0xB4, 0xB5, 0xA9] + Array(" 8A6B4C2D0E".utf8))
        let headers: HTTPHeaders = ["Content-Type": "text/html; charset=gbk", "Set-Cookie": "route=9f8e7d6c5b", "X-Route": "9f8e7d6c5b"]
        let detail = HTTPRefusal.campusError(HTTPResponse(request: request, status: 500, headers: headers, body: page)).publicDetail
        #expect(detail["body"] == .string("复旦 …"))
        #expect(detail["headers"] == .object(["content-type": .string("text/html; charset=gbk"), "x-route": .string("…")]))
    }

    @Test("A refusal that announces maintenance is maintenance, unless the request has succeeded")
    func maintenance() throws {
        #expect { try parse(#"{"e":1,"m":"系统维护中，请稍后再试","d":{}}"#) } throws: { DanXiError($0).code == .maintenance }
        #expect(try parse(#"{"e":0,"m":"系统维护中","d":[1]}"#) == [1])
    }
}
