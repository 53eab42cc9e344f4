import Errors
import HTTP
import TestSupport
import Testing

@Suite("Errors for unsuccessful responses")
struct HTTPRefusalTests {
    static let request = HTTPRequest(method: .post, url: "https://a.example/x?secret=1")

    @Test(
        "The HTTP status determines the error code, and the message names the URL without its query",
        arguments: [
            (302, ErrorCode.unexpectedResponse), (400, .rejected), (401, .notSignedIn), (403, .forbidden), (404, .notFound),
            (429, .rateLimited), (499, .rejected), (500, .serverFailure), (503, .serverFailure),
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
}
