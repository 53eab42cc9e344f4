import Errors
import HTTP
import JSON
import TestSupport
import Testing

@Suite("Errors for unsuccessful responses")
struct HTTPRefusalTests {
    static let request = HTTPRequest(method: .post, url: "https://a.example/x?secret=1")

    @Test(
        "The HTTP status determines the error code, and the message names the URL without its query",
        arguments: [
            (302, ErrorCode.unexpectedResponse), (399, .unexpectedResponse), (400, .rejected), (401, .notSignedIn), (403, .forbidden),
            (404, .notFound),
            (402, .rejected), (405, .rejected), (428, .rejected), (429, .rateLimited), (430, .rejected), (499, .rejected),
            (500, .serverFailure),
            (503, .serverFailure), (600, .serverFailure),
        ])
    func codes(status: Int, code: ErrorCode) {
        let error = HTTPRefusal(Self.request.respond(status, "")).error()
        #expect(error.code == code && error.httpStatus == status)
        let action = status >= 500 ? "failed" : "refused the request"
        #expect(error.message.hasPrefix("POST https://a.example/x: the server \(action) without a message (HTTP \(status)). "))
    }

    @Test(
        "The advice of an error is that of its code",
        arguments: [
            (401, "Sign in again."), (403, "has no permission"), (404, "does not exist or was deleted"), (400, "Correct the parameters."),
            (429, "Wait before the next call."), (302, "A proxy or captive portal"),
        ])
    func advice(status: Int, advice: String) {
        #expect(HTTPRefusal(Self.request.respond(status, "")).error().message.contains(advice))
    }

    @Test("A caller can replace error codes and advice, and the error has the server's message, code and detail")
    func overrides() {
        let response = Self.request.respond(401, "", headers: ["Retry-After": "7"])
        let error = HTTPRefusal(response, codes: [401: .wrongPassword], advice: [.wrongPassword: "Check the password."])
            .error(message: "密码错误", serverCode: .integer(401_001), detail: .object(["fields": .array([])]))
        #expect(error.code == .wrongPassword && error.message == "POST https://a.example/x: 密码错误 (HTTP 401). Check the password.")
        #expect(error.retryAfterMilliseconds == 7000)
        #expect(
            error.publicDetail == [
                "fields": .array([]), "server_message": .string("密码错误"), "server_code": .integer(401_001),
                "headers": .object(["content-type": .string("text/html; charset=utf-8"), "retry-after": .string("7")]),
            ])
    }

    private static let read = HTTPRequest(url: "https://a.example/x?secret=1")

    @Test(
        "A message has the place of the request, the reason, the status and the advice",
        arguments: [
            (
                read, 400, nil,
                "the server refused the request without a message (HTTP 400). Correct the parameters. The same request will be refused again."
            ),
            (read, 401, "密码错误", "密码错误 (HTTP 401). Sign in again."),
            (
                read, 403, "",
                "the server refused the request without a message (HTTP 403). The account has no permission for this request. Sign in with an account that has the permission."
            ),
            (read, 404, "x", "x (HTTP 404). The requested item does not exist or was deleted. Check the identifier."),
            (read, 429, "x", "x (HTTP 429). Wait before the next call."),
            (read, 500, "x", "x (HTTP 500). The server failed. Try again later."),
            (
                read, 302, "x",
                "x (HTTP 302). A proxy or captive portal may have answered instead of the server. Open the URL in a browser to check."
            ),
            (
                request, 500, nil,
                "the server failed without a message (HTTP 500). The server failed. The request may have taken effect. Check before you send it again."
            ),
            (request, 499, "x", "x (HTTP 499). Correct the parameters. The same request will be refused again."),
        ] as [(HTTPRequest, Int, String?, String)])
    func messages(request: HTTPRequest, status: Int, message: String?, rest: String) {
        let error = HTTPRefusal(request.respond(status, "")).error(message: message)
        #expect(error.message == "\(request.method.rawValue) https://a.example/x: \(rest)")
        #expect(error.serverMessage == (message == "" ? nil : message) && error.isOutcomeUnknown == (status == 500 && request.isWrite))
    }

    @Test("The outcome of a write is known if its caller gives the status a meaning", arguments: [500, 503])
    func meaning(status: Int) {
        let error = HTTPRefusal(Self.request.respond(status, ""), codes: [status: .rateLimited, 499: .forbidden]).error(message: "x")
        #expect(error.message == "POST https://a.example/x: x (HTTP \(status)). Wait before the next call.")
        #expect(error.code == .rateLimited && !error.isOutcomeUnknown)
    }

    @Test(
        "A message about maintenance counts with the status 5xx only",
        arguments: [(499, ErrorCode.rejected), (500, .maintenance), (599, .maintenance)])
    func maintenance(status: Int, code: ErrorCode) {
        let error = HTTPRefusal(Self.request.respond(status, "")).error(message: "系统维护中")
        #expect(error.code == code && error.serverMessage == "系统维护中" && error.httpStatus == status && !error.isOutcomeUnknown)
    }

    /// The server's code in a body, from the member `code` or else `error_code`.
    private struct Code: JSONDecodable {
        let value: JSONValue?

        init(json: JSONElement) { value = HTTPRefusal.serverCode(json, "code", or: "error_code") }
    }

    /// The server's code in a body, from the member `code` only.
    private struct OnlyCode: JSONDecodable {
        let value: JSONValue?

        init(json: JSONElement) { value = HTTPRefusal.serverCode(json, "code") }
    }

    @Test(
        "The server's code is a number or a string",
        arguments: [
            (#"{"code":1,"error_code":2}"#, .integer(1)), (#"{"code":"E1"}"#, .string("E1")), (#"{"code":1.5}"#, .number(1.5)),
            (#"{"code":18446744073709551616}"#, .largeNumber("18446744073709551616")), (#"{"code":true}"#, nil), (#"{"code":null}"#, nil),
            (#"{"code":null,"error_code":3}"#, .integer(3)), (#"{"code":[1],"error_code":{}}"#, nil),
            (#"{"error_code":"4"}"#, .string("4")),
            ("{}", nil), ("[1]", nil), ("7", nil),
        ] as [(String, JSONValue?)])
    func serverCodes(body: String, code: JSONValue?) throws {
        #expect(try Code.decode(PaddedBytes(body.utf8)).value == code)
        let isOfCode = body.contains(#""code""#) && code != .integer(3)
        #expect(try OnlyCode.decode(PaddedBytes(body.utf8)).value == (isOfCode ? code : nil))
    }
}
