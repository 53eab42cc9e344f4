import Errors
import HTTP
import TestSupport
import Testing

@testable import FudanKit

@Suite("Complete pages")
struct CompletePageTests {
    private static func page(_ body: String) throws -> String {
        try HTTPRequest(url: "https://site.fudan.edu.cn/x").respond(200, body, type: "text/html; charset=utf-8")
            .completePage(service: "site", selector: "p").text
    }

    @Test(
        "A page with the start tag of `html` is complete with its end tag, in upper or lower case. Another page is a part of a page",
        arguments: [
            "<html><p>1</p></html>", "<HTML><p>1</p></HTML>", "<html lang=zh><p>1</p></Html >\n", "<p>1</p>", "<p>1</p></html>",
            "<p>1</p><htm>", "<<html><p>1</p><</html>", "<html><p>1</p></html",
        ])
    func complete(body: String) throws {
        #expect(try Self.page(body).contains("1"))
    }

    @Test(
        "A page without the end tag of `html` is not accepted, because its lists may be incomplete",
        arguments: ["<html><p>1</p>", "<HTML><p>1</p>", "<Html><p>1</p></htm", "<html><p>1</p><html>", "<<html><p>1</p><"])
    func truncated(body: String) async {
        let error = await failure { try Self.page(body) }
        #expect(error?.code == .pageChanged && error?.message.contains("no element that matches the selector `p`") == true)
    }
}
