import Errors
import JSON
import TestSupport
import Testing

@testable import HTTPKit

@Suite("Envelopes of hosts")
struct EnvelopeTests {
    private static let envelope = Envelope(
        code: "code", data: "data", success: [.integer(0), .string("OK")], errors: ["1001": .notSignedIn, "gone": .notFound])

    private func request(_ body: String, status: Int = 200, envelope: Envelope = envelope, type: String? = nil) async throws -> RestResponse
    {
        try await Notes(FakeServer { $0.respond(status, body, type: type) }, envelope: envelope, retries: 0).request()
    }

    @Test("The response of a call has the value and the message from the envelope")
    func success() async throws {
        let response = try await request(#"{"code":0,"msg":"好","data":[1]}"#)
        #expect(response.json == .array([.integer(1)]) && response.message == "好")
        var json = try await request(#"{"code":"OK"}"#).json
        #expect(json == nil)
        json = try await request(#"{"code":0,"data":2}"#, type: "text/html").json
        #expect(json == .integer(2))
    }

    @Test(
        "The error of a call follows from the HTTP status and the code in the envelope",
        arguments: [
            (#"{"code":1001,"msg":"登录"}"#, 200, ErrorCode.notSignedIn), (#"{"code":"gone","msg":"x"}"#, 200, .notFound),
            (#"{"code":7,"msg":"x"}"#, 200, .rejected), (#"{"code":"0","msg":"x"}"#, 200, .rejected),
            (#"{"code":1001,"msg":"x"}"#, 400, .notSignedIn), (#"{"code":1001,"msg":"x"}"#, 500, .serverFailure),
            (#"{"code":0,"msg":"x"}"#, 403, .forbidden), (#"{"code":null,"msg":"x"}"#, 200, .rejected),
        ])
    func failures(body: String, status: Int, code: ErrorCode) async {
        let error = await failure { try await request(body, status: status) }
        #expect(error?.code == code && error?.httpStatus == status)
        #expect(error?.serverMessage == (body.contains("登录") ? "登录" : "x"))
    }

    @Test("The server code of an error is the code in the envelope")
    func serverCode() async {
        let error = await failure { try await request(#"{"code":7}"#) }
        #expect(error?.serverCode == .integer(7))
    }

    @Test(
        "The error of a body that does not have the form of the envelope is `unexpected_response`",
        arguments: ["[1]", "{}", #"{"code":{}}"#, "1", "<html>"])
    func unexpected(body: String) async {
        await expectFailure(.unexpectedResponse) { try await request(body) }
    }

    @Test("An envelope may have no member for the code or for the value")
    func valueOnly() async throws {
        let json = try await request(#"{"data":{"a":1},"next":2}"#, envelope: Envelope(code: nil, data: "data")).json
        #expect(json == .object(["a": .integer(1)]))
        let whole = try await request(#"{"code":0,"a":1}"#, envelope: Envelope(code: "code", data: nil))
        #expect(whole.json == .object(["code": .integer(0), "a": .integer(1)]))
    }
}
