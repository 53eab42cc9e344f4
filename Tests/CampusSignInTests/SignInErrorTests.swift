import Errors
import HTTP
import JSON
import TestSupport
import Testing

@testable import CampusSignIn

@Suite("Errors of the campus sign-in")
struct SignInErrorTests {
    @Test("After an error about a page, another page may lead to the sign-in, but not after one about the account or the call")
    func pages() {
        let codes = ErrorCode.allCases.filter { DanXiError($0, "No.").isAboutPage }
        #expect(
            Set(codes) == [
                .network, .tls, .timeout, .notFound, .forbidden, .serverFailure, .maintenance, .unexpectedResponse, .notSignedIn, .tooLarge,
            ])
    }

    private static func text(_ code: Int, _ reason: String, _ advice: String) -> String {
        "GET https://a.fudan.edu.cn/x: \(reason) (HTTP \(code)). \(advice)"
    }

    @Test(
        "The error of a refusal has the server's message and code, and advice for the status",
        arguments: [
            (
                401, #"{"e":1,"m":"甲","message":"乙","msg":"丙"}"#, .notSignedIn,
                text(401, "甲", "The site does not accept the sign-in: call campus.login again."), "甲", .integer(1)
            ),
            (
                403, #"{"code":"X","message":"乙","msg":"丙"}"#, .forbidden,
                text(403, "乙", "The site refuses this request, or the sign-in to the site has expired: call campus.login again."), "乙",
                .string("X")
            ),
            (
                404, #"{"msg":"丙"}"#, .notFound,
                text(404, "丙", "The page does not exist. If this persists, the site has moved: update libdanxi, or report this message."),
                "丙", nil
            ),
            (
                400, "<p>", .rejected,
                text(
                    400, "the server refused the request without a message",
                    "Correct the parameters. The same request will be refused again."),
                nil, nil
            ),
        ] as [(Int, String, ErrorCode, String, String?, JSONValue?)])
    func refusals(status: Int, body: String, code: ErrorCode, message: String, words: String?, serverCode: JSONValue?) {
        let response = HTTPRequest(url: "https://a.fudan.edu.cn/x?y=1").respond(status, body)
        let error = HTTPRefusal.campusError(response)
        #expect(error.code == code && error.message == message && error.httpStatus == status)
        #expect(error.serverMessage == words && error.serverCode == serverCode)
        #expect(error.publicDetail["body"] == (body == "<p>" ? .string("<p>") : nil))
    }

    @Test("A message of a server is shortened to 600 bytes")
    func longMessage() {
        for (count, shown) in [(600, String(repeating: "x", count: 600)), (601, String(repeating: "x", count: 597) + "…")] {
            let body = #"{"m":"\#(String(repeating: "x", count: count))"}"#
            let error = HTTPRefusal.campusError(HTTPRequest(url: "https://a.fudan.edu.cn/").respond(400, body))
            #expect(error.serverMessage == shown, "\(count)")
        }
    }

    @Test("The body of a refusal is shown in the charset that it declares")
    func charset() {
        let response = HTTPResponse(
            request: HTTPRequest(url: "https://a.fudan.edu.cn/"), status: 400, headers: ["Content-Type": "text/html; charset=gbk"],
            body: PaddedBytes([0xB8, 0xB4, 0xB5, 0xA9]))
        #expect(HTTPRefusal.campusError(response).publicDetail["body"] == .string("复旦"))
    }

    @Test(
        "A response with a status other than 2xx is refused",
        arguments: [(199, true), (200, false), (299, false), (300, true), (404, true)])
    func statuses(status: Int, isRefused: Bool) async {
        let response = HTTPRequest(url: "https://a.fudan.edu.cn/").respond(status, "x")
        let error = await failure { try HTTPRefusal.checkCampus(response) }
        #expect((error != nil) == isRefused)
    }

    @Test("The error of an expired password names the page that changes it")
    func expiredPassword() {
        for page in [nil, "https://id.fudan.edu.cn/x"] {
            #expect(DanXiError.passwordExpired("P", "m", page: page).detail == page.map { .object(["url": .string($0)]) })
        }
    }
}
