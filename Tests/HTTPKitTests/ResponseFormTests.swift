import Errors
import HTTP
import JSON
import TestSupport
import Testing

@testable import HTTPKit

@Suite("Forms of responses")
struct ResponseFormTests {
    private func response(
        _ body: [UInt8], _ type: String?, _ form: BodyForm = .auto, status: Int = 200, envelope: Envelope? = nil
    ) async throws -> RestResponse {
        let server = FakeServer {
            HTTPResponse(request: $0, status: status, headers: type.map { ["Content-Type": $0] } ?? [:], body: PaddedBytes(body))
        }
        return try await Notes(server, envelope: envelope, retries: 0).request(readAs: form, acceptStatuses: [status])
    }

    private func expected(_ type: String?, json: JSONValue? = nil, text: String? = nil, base64: String? = nil) -> RestResponse {
        RestResponse(
            url: "https://notes.example/api", status: 200, headers: type.map { ["content-type": $0] } ?? [:], json: json, text: text,
            base64: base64, message: nil)
    }

    @Test(
        "The media type decides whether a body is JSON, text or bytes",
        arguments: [
            ("[1]", "application/json", .array([.integer(1)]), nil, nil), ("[1]", "APPLICATION/JSON;a=b", .array([.integer(1)]), nil, nil),
            ("1", "a/b+json", .integer(1), nil, nil), ("null", "application/json", nil, nil, nil),
            ("[1]", "application/json; charset=UTF-8", .array([.integer(1)]), nil, nil),
            ("[1]", "application/json; charset=utf8", .array([.integer(1)]), nil, nil), ("[1]", "application/jsonl", nil, "[1]", nil),
            ("[1]", nil, nil, "[1]", nil), ("a\0", nil, nil, nil, "YQA="), ("复", "image/png", nil, "复", nil),
            ("", "application/json", nil, nil, nil),
            ("a\0", "application/octet-stream", nil, nil, "YQA="),
        ] as [(String, String?, JSONValue?, String?, String?)])
    func kinds(body: String, type: String?, json: JSONValue?, text: String?, base64: String?) async throws {
        let response = try await response(Array(body.utf8), type)
        #expect(response == expected(type, json: json, text: text, base64: base64))
    }

    /// 图 in GBK, which is also valid UTF-8.
    private static let picture: [UInt8] = [0xCD, 0xBC]

    @Test(
        "The encoding that an XML or HTML document declares is used, and that of another document is not",
        arguments: [
            ("text/html", true), ("text/xml", true), ("application/xml", true), ("application/atom+xml", true), ("text/plain", false),
            ("application/x", false), (nil, false),
        ] as [(String?, Bool)])
    func declared(type: String?, isRead: Bool) async throws {
        let head = type == "text/html" ? "<meta charset=gbk>" : "<?xml version='1.0' encoding='gbk'?>"
        let text = try await response(Array(head.utf8) + Self.picture, type).text
        #expect(text == head + (isRead ? "图" : "\u{37C}"))
    }

    @Test("The caller can choose the form of a body, whatever its type is")
    func chosen() async throws {
        let body = Array("[1]".utf8)
        var answer = try await response(body, "application/json", .text)
        #expect(answer == expected("application/json", text: "[1]"))
        answer = try await response(body, "application/json", .base64)
        #expect(answer == expected("application/json", base64: "WzFd"))
        answer = try await response(body, "text/html", .json)
        #expect(answer == expected("text/html", json: .array([.integer(1)])))
        answer = try await response([0x22] + Self.picture + [0x22], "text/html; charset=gbk", .json)
        #expect(answer.json == .string("图"))
        answer = try await response(Self.picture, "a/b; charset=gbk", .base64)
        #expect(answer.base64 == "zbw=")
        for form in BodyForm.allCases {
            answer = try await response([], "a/b", form)
            #expect(answer == expected("a/b"))
        }
        await expectFailure(.unexpectedResponse) { try await response(Array("<p>".utf8), nil, .json) }
    }

    @Test("The envelope is read only from a successful response that is read as JSON")
    func envelopes() async throws {
        let envelope = Envelope(code: "code", data: "data")
        let body = #"{"code":0,"msg":"m","data":5}"#
        func answer(_ form: BodyForm, _ type: String, status: Int = 200) async throws -> RestResponse {
            try await response(Array(body.utf8), type, form, status: status, envelope: envelope)
        }
        for (form, type) in [(BodyForm.auto, "application/json"), (.auto, "text/html"), (.json, "text/html")] {
            let opened = try await answer(form, type)
            #expect(opened.json == .integer(5) && opened.message == "m" && opened.text == nil)
        }
        var raw = try await answer(.text, "application/json")
        #expect(raw.text == body && raw.json == nil && raw.message == nil)
        raw = try await answer(.base64, "application/json")
        #expect(raw.base64 != nil && raw.json == nil && raw.message == nil)
        raw = try await answer(.auto, "application/json", status: 404)
        #expect(raw.json == .object(["code": .integer(0), "msg": .string("m"), "data": .integer(5)]) && raw.message == nil)
        raw = try await answer(.auto, "text/html", status: 404)
        #expect(raw.text == body && raw.json == nil)
    }

    @Test("The error of a body without the envelope has the body")
    func missingEnvelope() async {
        let envelope = Envelope(code: "code", data: "data")
        let error = await failure { try await response(Array("[1]".utf8), "application/json", envelope: envelope) }
        #expect(error?.publicDetail["body"] == .array([.integer(1)]) && error?.message.contains("expected the host's envelope") == true)
    }

    @Test(
        "Each code of an envelope stands for the configured error, and the message is the server's or names the code",
        arguments: [
            ("not_signed_in", ErrorCode.notSignedIn), ("forbidden", .forbidden), ("not_found", .notFound), ("rejected", .rejected),
            ("rate_limited", .rateLimited), ("server_failure", .serverFailure), ("maintenance", .maintenance), ("other", .rejected),
        ])
    func codes(name: String, code: ErrorCode) async {
        let names = Dictionary(uniqueKeysWithValues: EnvelopeErrorName.allCases.map { ($0.rawValue, $0) })
        let envelope = Envelope(code: "c", message: "m", data: nil, success: [.string("fine")], errors: names)
        for (rest, message) in [
            (#","m":"no""#, "no"), (#","m":7"#, "the service's code is \(name)"), ("", "the service's code is \(name)"),
        ] {
            let error = await failure {
                try await response(Array(#"{"c":"\#(name)"\#(rest)}"#.utf8), "application/json", envelope: envelope)
            }
            #expect(error?.code == code && error?.serverMessage == message && error?.serverCode == .string(name))
            #expect(error?.message.hasPrefix("GET https://notes.example/api: \(message) (HTTP 200). ") == true)
            #expect(error?.publicDetail["body"] != nil)
        }
    }

    @Test("A numeric code is written with its digits")
    func numericCode() async {
        let envelope = Envelope(code: "c", data: nil, errors: ["-7": .forbidden])
        let error = await failure { try await response(Array(#"{"c":-7}"#.utf8), "application/json", envelope: envelope) }
        #expect(error?.code == .forbidden && error?.serverMessage == "the service's code is -7")
    }

    // MARK: Refusals

    private static let place = "GET https://notes.example/api"

    @Test(
        "The message of a refusal has the advice for hosts, unless the status has none",
        arguments: [
            (
                401,
                "Check the headers of the call, and the token and headers of the host in the configuration if the call has `host`."
            ),
            (
                403,
                "The headers of the call, or the token or headers of the host in the configuration, do not allow this request. Use a token that has the permission."
            ),
            (404, "The server has nothing at this URL. Check the URL."), (410, "The server has nothing at this URL. Check the URL."),
            (400, "Correct the parameters. The same request will be refused again."), (500, "The server failed. Try again later."),
        ])
    func advice(status: Int, advice: String) async {
        let server = FakeServer { $0.respond(status, #"{"message":"no"}"#) }
        let error = await failure { try await Notes(server, retries: 0).request() }
        #expect(error?.message == "\(Self.place): no (HTTP \(status)). \(advice)")
    }

    @Test(
        "The server's message is the first string among the usual members of an object",
        arguments: [
            (#"{"title":"t","detail":"d","error":"e","msg":"m","message":"a"}"#, "a"),
            (#"{"title":"t","detail":"d","error":"e","msg":"m"}"#, "m"),
            (#"{"title":"t","detail":"d","error":"e"}"#, "e"), (#"{"title":"t","detail":"d"}"#, "d"), (#"{"title":"t"}"#, "t"),
            (#"{"message":1,"error":{},"detail":"d"}"#, "d"), (#"{"reason":"r"}"#, nil), (#"["message"]"#, nil), (#""message""#, nil),
        ] as [(String, String?)])
    func messages(body: String, message: String?) async {
        let server = FakeServer { $0.respond(400, body) }
        let error = await failure { try await Notes(server).request() }
        let reason = message ?? "the server refused the request without a message"
        #expect(error?.message == "\(Self.place): \(reason) (HTTP 400). Correct the parameters. The same request will be refused again.")
        #expect(error?.serverMessage == message)
    }

    @Test(
        "The envelope of a refusal gives the error its code, unless the server failed, and in any case the server's code and message",
        arguments: [(400, ErrorCode.forbidden), (499, .forbidden), (500, .serverFailure), (503, .serverFailure)])
    func refusedEnvelope(status: Int, code: ErrorCode) async {
        let envelope = Envelope(code: "c", data: nil, errors: ["7": .forbidden])
        let server = FakeServer { $0.respond(status, #"{"c":7,"msg":"m","message":"other"}"#) }
        let error = await failure { try await Notes(server, envelope: envelope, retries: 0).request() }
        #expect(error?.code == code && error?.serverMessage == "m" && error?.serverCode == .integer(7) && error?.httpStatus == status)
    }

    @Test("A refusal without an envelope has its own message and no server code")
    func plainRefusal() async {
        let envelope = Envelope(code: "c", data: nil)
        let server = FakeServer { $0.respond(400, #"{"message":"other"}"#) }
        let error = await failure { try await Notes(server, envelope: envelope).request() }
        #expect(error?.code == .rejected && error?.serverMessage == "other" && error?.serverCode == nil)
    }
}
