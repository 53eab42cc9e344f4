import Errors
import Testing

@testable import Markup

@Suite("Documents and elements", .timeLimit(.minutes(5)))
struct ElementTests {
    @Test("A page without elements has no root, title and text")
    func empty() throws {
        for html in ["", " ", "\0"] {
            let document = try HTMLDocument(html)
            #expect(document.root == nil && document.title == "" && document.text == "" && document.select("*").isEmpty)
        }
        #expect(try HTMLDocument("<p>a").title == "")
    }

    @Test("An XML response is read in the charset of its header or of its declaration, and errors have its place")
    func responses() throws {
        let gbk = Array("<a>".utf8) + CharsetDetectionTests.gbk + Array("</a>".utf8)
        #expect(try XMLDocument(page(gbk, contentType: "text/xml; charset=gbk")).root?.text == "复旦")
        #expect(try XMLDocument(page(Array("<?xml version='1.0' encoding='gbk'?>".utf8) + gbk, contentType: "text/xml")).root?.text == "复旦")
        #expect(try XMLDocument(page(gbk, contentType: nil)).root?.text == "复旦")
        let error = #expect(throws: DanXiError.self) { try XMLDocument(page("<a/><a/>")) }
        let place = "GET https://jwc.fudan.edu.cn/9397/list.htm"
        #expect(error?.message.hasPrefix("Cannot parse \(place): the XML is not well-formed (line 1, ") == true)
        let deep = #expect(throws: DanXiError.self) { try HTMLDocument(page(String(repeating: "<b>", count: 300))) }
        #expect(deep?.message.hasPrefix("Cannot parse \(place): the elements are nested too deeply.") == true)
    }

    @Test("Names of attributes are case-insensitive in HTML, and case-sensitive in XML")
    func attributes() throws {
        let html = try #require(HTMLDocument("<p ID=a Title='b' xml:lang=c>").first("p"))
        #expect([html["id"], html["ID"], html["TITLE"], html["xml:lang"], html["i"], html[""]] == ["a", "a", "b", "c", nil, nil])
        let xml = try #require(XMLDocument("<p ID='a' x:Title='b' Title='c' xmlns:x='u' d=''/>").root)
        #expect([xml["ID"], xml["id"], xml["x:Title"], xml["Title"], xml["x:title"], xml["d"]] == ["a", nil, "b", "c", nil, ""])
        #expect(xml.attributes.map { "\($0.name)=\($0.value)" } == ["ID=a", "x:Title=b", "Title=c", "d="])
    }

    @Test("An element without a namespace has an empty prefix and an empty namespace")
    func namespaces() throws {
        let elements = try XMLDocument("<a><b xmlns='u'><x:c xmlns:x='v'/></b></a>").select("*")
        #expect(elements.map(\.tag) == ["a", "b", "c"])
        #expect(elements.map(\.prefix) == ["", "", "x"])
        #expect(elements.map(\.namespace) == ["", "u", "v"])
    }

    @Test("The relatives of an element are elements")
    func relatives() throws {
        let document = try XMLDocument("<a> <!----><b/>c<d><e/></d> </a>")
        let root = try #require(document.root)
        #expect(root.parent == nil && root.children.map(\.tag) == ["b", "d"] && root.children.map { $0.parent == root } == [true, true])
        #expect(root.children.last?.children.first?.children.isEmpty == true)
        let other = try #require(XMLDocument("<a/>").root)
        #expect(root == document.root && root != other)
        #expect(document.select("*").map { $0.select("*").count } == [3, 0, 1, 0])
    }

    @Test("A selection returns at most the given number of elements", arguments: [(1, "a"), (2, "a b"), (3, "a b c"), (4, "a b c")])
    func limits(limit: Int, expected: String) throws {
        let document = try HTMLDocument("<i id=a></i><i id=b></i><u></u><i id=c></i>")
        #expect(document.select("i", limit: limit).compactMap { $0["id"] }.joined(separator: " ") == expected)
    }

    @Test("A page that announces maintenance is reported as such, and its text is read only once")
    func maintenance() throws {
        let document = try HTMLDocument(page("<p>通知</p><p> 系统维护中，请稍后 </p>"))
        let error = document.pageChanged(service: "x", selector: "table")
        #expect(error.code == .maintenance && error.serverMessage == "系统维护中，请稍后")
        #expect(
            error.message
                == "GET https://jwc.fudan.edu.cn/9397/list.htm: the server is under maintenance (“系统维护中，请稍后”). Try again later.")
        #expect(try XMLDocument("<a>系统<b>维护中</b></a>").pageChanged(service: "x", problem: "y").code == .maintenance)

        let tree = try HTMLDocument("<p>x").selectionRoot.tree
        var readings = 0
        for text in ["系统维护", "other"] {
            let notice = tree.maintenanceNotice { _ in
                readings += 1
                return text
            }
            #expect(notice == "系统维护")
        }
        #expect(readings == 1)
    }

    @Test("The error for a changed page has its service, place, problem and excerpt")
    func changed() throws {
        let document = try HTMLDocument(page("<p class=a>Words</p>"))
        let error = #expect(throws: DanXiError.self) { try document.require("td > a", service: "bus") }
        let problem = "has no element that matches the selector `td > a`"
        #expect(error?.code == .pageChanged && error?.detail == .object(["problem": .string(problem)]))
        #expect(
            error?.message == """
                bus: GET https://jwc.fudan.edu.cn/9397/list.htm: the page \(problem). The page has changed, or another page was returned \
                instead: update libdanxi, or report this message with its excerpt, which contains no personal data: <body><p class="a">…
                """)
        let other = #expect(throws: DanXiError.self) { try document.requireAll("td > a", service: "bus") }
        #expect(other?.message == error?.message)
    }
}
