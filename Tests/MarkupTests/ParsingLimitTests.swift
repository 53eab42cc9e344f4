import Errors
import Testing

@testable import Markup

@Suite("Limits and errors of parsers", .timeLimit(.minutes(5)))
struct ParsingLimitTests {
    static func message(_ parse: () throws(DanXiError) -> some Selectable) -> String? {
        do throws(DanXiError) {
            _ = try parse()
            return nil
        } catch {
            return error.code == .unexpectedResponse ? error.message : "\(error.code): \(error.message)"
        }
    }

    static func html(_ text: String) -> String? { message { () throws(DanXiError) in try HTMLDocument(text) } }

    static func xml(_ text: String) -> String? { message { () throws(DanXiError) in try XMLDocument(text) } }

    static func refusal(_ place: String, _ reason: String) -> String {
        "Cannot parse \(place): \(reason). Parsing would take too much time or memory. Check the source of the document."
    }

    @Test("A document may have a million elements, attributes, comments, instructions and declarations of namespaces")
    func nodes() {
        // Each part has four nodes. The element `a` of the XML document counts three times.
        let part = { (end: String) in String(repeating: "<br c='d'\(end)><!----><?e?>", count: 249_999) }
        let comments = { (count: Int) in String(repeating: "<!---->", count: count) }
        let html = "<html><body>" + part("")
        #expect(Self.html(html + comments(2)) == nil)
        #expect(Self.html(html + comments(3)) == Self.refusal("the page", "the document has too many elements"))
        let xml = "<a b='c' xmlns:x='u'>" + part("/")
        #expect(Self.xml(xml + comments(1) + "</a>") == nil)
        #expect(Self.xml(xml + comments(2) + "</a>") == Self.refusal("the document", "the document has too many elements"))
    }

    @Test("A tag may have hundreds of attributes or declarations of namespaces, but not thousands")
    func attributes() {
        let tag = { (name: String, count: Int) in
            "<p" + (0..<count).map { " \(name)\($0)='\(String(repeating: "x", count: 40))'" }.joined() + "></p>"
        }
        let tooMany = "a tag has too many attributes"
        #expect(Self.html(tag("a", 150)) == nil)
        #expect(Self.html(tag("a", 2000)) == Self.refusal("the page", tooMany))
        for name in ["a", "xmlns:a"] {
            #expect(Self.xml(tag(name, 150)) == nil)
            #expect(Self.xml(tag(name, 2000)) == Self.refusal("the document", tooMany))
        }
    }

    @Test("A document of 300 levels is refused")
    func depth() {
        let tags = { (count: Int) in String(repeating: "<b>", count: count) + String(repeating: "</b>", count: count) }
        let tooDeep = "the elements are nested too deeply"
        #expect(Self.html(tags(250)) == nil && Self.xml(tags(250)) == nil)
        #expect(Self.html(tags(300)) == Self.refusal("the page", tooDeep))
        #expect(Self.xml(tags(300)) == Self.refusal("the document", tooDeep))
    }

    @Test(
        "An XML document that declares entities, elements or attributes is refused",
        arguments: [
            "<!ENTITY x 'y'>", "<!ENTITY x SYSTEM 'y'>", "<!ENTITY % x 'y'>", "<!ELEMENT a ANY>", "<!ELEMENT a (b|c)*>",
            "<!ATTLIST a b CDATA 'c'>",
            "<!ATTLIST a b (c|d) 'c'>",
        ])
    func declarations(declaration: String) {
        let error = Self.refusal("the document", "the document declares entities, elements or attributes")
        #expect(Self.xml("<!DOCTYPE a [\(declaration)]><a/>") == error)
    }

    @Test(
        "The error for XML that is not well-formed has the place and the reason",
        arguments: [
            ("", "line 1, column 1: Document is empty"),
            ("<a>\n<b></c></a>", "line 2, column 8: Opening and ending tag mismatch: b line 2 and c"),
            ("<a>\n <b>", "line 2, column 5: Premature end of data in tag b line 2"),
            ("<a>\n\n &x;</a>", "line 3, column 5: Entity 'x' not defined"),
            ("<a/><b/>", "line 1, column 5: Extra content at the end of the document"),
        ])
    func malformed(text: String, reason: String) {
        #expect(
            Self.xml(text) == "Cannot parse the document: the XML is not well-formed (\(reason)). Check the source of the document.")
    }

    @Test("A long document is read completely")
    func long() throws {
        let text = (0..<5000).map { "\($0)é " }.joined()
        #expect(try HTMLDocument("<p>\(text)").first("p")?.rawText == text)
        #expect(try XMLDocument("<p>\(text)</p>").root?.rawText == text)
    }
}
