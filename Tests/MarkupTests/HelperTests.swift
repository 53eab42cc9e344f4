import Errors
import HTTP
import JSON
import Testing

@testable import Markup

func page(_ html: String, contentType: String? = "text/html; charset=utf-8") -> HTTPResponse {
    page(Array(html.utf8), contentType: contentType)
}

func page(_ bytes: [UInt8], contentType: String? = "text/html; charset=utf-8") -> HTTPResponse {
    var headers: HTTPHeaders = [:]
    headers["Content-Type"] = contentType
    return HTTPResponse(
        request: HTTPRequest(url: "https://jwc.fudan.edu.cn/9397/list.htm?ticket=ST-1"), status: 200, headers: headers,
        body: PaddedBytes(bytes))
}

@Suite("Required elements of a page", .timeLimit(.minutes(5)))
struct HelperTests {
    static let list = page(
        """
        <html><body><p class='message'>SwiftSoup is powerful!</p><p class='message'>Parsing HTML in Swift</p>
        <div id=user data-token=abcdef>张三同学的成绩 19307110001 <a class="x" href="/secret">hello</a></div></body></html>
        """)

    @Test("`require` returns the first matching element, and `requireAll` returns all of them")
    func required() throws {
        let document = try HTMLDocument(Self.list)
        #expect(document.first("p.other") == nil)
        #expect(try HTMLDocument(page("")).first("p") == nil)
        #expect(try document.require("p.message", service: "announcement").text == "SwiftSoup is powerful!")
        let texts = try document.requireAll("p.message", service: "announcement").map(\.text)
        #expect(texts == ["SwiftSoup is powerful!", "Parsing HTML in Swift"])
    }

    @Test("The error for a missing element has an excerpt of the page without personal data")
    func changed() throws {
        do {
            _ = try HTMLDocument(Self.list).requireAll(".wp_article_list_table", service: "announcement")
            Issue.record("requireAll has thrown no error")
        } catch {
            #expect(error.code == .pageChanged)
            let message = error.message
            for part in [
                "announcement", "`.wp_article_list_table`", "GET https://jwc.fudan.edu.cn/9397/list.htm:", "<p class=\"message\">",
                "<div id=\"user\">",
            ] {
                #expect(message.contains(part), "\(part) in \(message)")
            }
            for secret in ["ticket", "19307110001", "成绩", "powerful", "abcdef", "secret", "hello"] {
                #expect(!message.contains(secret), "\(secret) in \(message)")
            }
        }
    }

    @Test("An excerpt reads at most 1,000 nodes, and leaves scripts and styles out")
    func excerpt() throws {
        func excerpt(_ body: String) throws -> String {
            let document = try HTMLDocument("<html><body>\(body)</body></html>")
            do {
                _ = try document.require(".missing", service: "x")
                return ""
            } catch {
                return error.message
            }
        }
        let hidden = try excerpt("<script>if(ab){}</script><style>i{}</style><p>开始</p>")
        #expect(!hidden.contains("if(") && !hidden.contains("i{") && hidden.contains("<p>"))
        let comments = { String(repeating: "<!-- -->", count: $0) }
        let (last, next) = (try excerpt(comments(998) + "<b></b>"), try excerpt(comments(999) + "<b></b>"))
        #expect(last.contains("<b>") && !next.contains("<b>"))
    }

    @Test("An element can be used after the last reference to its document was released")
    func lifetime() throws {
        let element = try HTMLDocument(page("<ul><li>one<li>two</ul>")).require("li", service: "x")
        #expect(element.parent?.children.map(\.text) == ["one", "two"] && element.parent?.tag == "ul")
        #expect(element.parent?.children.first == element)
    }
}
