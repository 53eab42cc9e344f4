import Errors
import HTTP
import JSON
import TestSupport
import Testing

@Suite("Limits for responses and messages of a server", .computing, .serialized, .timeLimit(.minutes(5)))
struct BoundTests {
    static let url = "https://a.example/"

    @Test(
        "The visible text of an HTML page is extracted in linear time", arguments: ["<script>", "<style>x", "<a>", "<", "</script>"])
    func notice(part: String) {
        let growth = growth(from: 100, upTo: 60_000 / part.utf8.count) { size in
            let response = HTTPRequest(url: Self.url).respond(200, String(repeating: part, count: size), type: "text/html")
            return { _ = response.unexpected(JSONError("x")) }
        }
        #expect(growth < linearGrowth)
    }

    @Test("A long message of a server is shortened in the error, and the advice after it is kept")
    func messages() {
        let long = String(repeating: "错", count: 5_000_000)
        let error = HTTPRefusal(HTTPRequest(url: Self.url).respond(400, "")).error(message: long)
        #expect(error.message.utf8.count < 2000 && error.message.hasSuffix("The same request will be refused again."))
        #expect(error.serverMessage?.utf8.count ?? 0 <= 4096 && error.serverMessage?.hasSuffix("错…") == true)
        #expect(DanXiError(.rejected, long).message.utf8.count <= 8192)
    }

    @Test("An error message that was lengthened after the error was created is shortened when the error is encoded")
    func grown() throws {
        var error = DanXiError(.rejected, "x")
        error.message = String(repeating: "x", count: 1_000_000)
        #expect(try #require(JSONText.bytes(of: error)).count < 9000)
    }

    @Test(
        "Retry-After is ignored if it is not a number from 0 to 86400",
        arguments: ["-1", "86401", "9223372036854775808", "-9223372036854775808", "1e3", "", " 7"])
    func retryAfter(text: String) {
        #expect(HTTPRequest(url: Self.url).respond(429, "", headers: ["Retry-After": text]).retryAfter == nil)
    }
}
