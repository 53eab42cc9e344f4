import Testing

@testable import Markup

/// Tests of attributes, texts and namespaces in small documents.
@Suite("Attributes, texts and namespaces in selectors", .timeLimit(.minutes(5)))
struct SelectorMatchTests {
    static let attributes = """
        <i id=a t="a@Z" class="a&#9;b&#10;c&#13;d  f"></i><i id=b t="hello world"></i><i id=c t=a></i><i id=d t></i><i id=e t=a-b></i>
        """
    static let texts = """
        <p id=a>x(y)z, w</p><p id=b>two   bold&nbsp;text</p><p id=c>a\\b</p><p id=d>one<i> two</i></p>
        """
    static let cases: [(String, String, String)] = [
        (attributes, ".a.b.c.d.f", "a"), (attributes, ".g", ""), (attributes, "[t='A`z' i]", ""), (attributes, "[t='A@z' i]", "a"),
        (attributes, "[t='hello' i]", ""), (attributes, "[t='HELLO WORLD' i]", "b"), (attributes, "[t='hello world!' i]", ""),
        (attributes, "[t^='hello world']", "b"), (attributes, "[t^='hello world!']", ""), (attributes, "[t^=HELLO i]", "b"),
        (attributes, "[t$='hello world']", "b"), (attributes, "[t$='xhello world']", ""), (attributes, "[t$='WORLD' i]", "b"),
        (attributes, "[t*='hello world' i]", "b"), (attributes, "[t*='WORLD' i]", "b"), (attributes, "[t*='world!' i]", ""),
        (attributes, "[t*='' i]", ""), (attributes, "[t^='' i]", ""), (attributes, "[t$='' i]", ""), (attributes, "[t~=ell]", ""),
        (attributes, "[t~=hell]", ""), (attributes, "[t~=hello]", "b"), (attributes, "[t~=WORLD i]", "b"),
        (attributes, "[t~=worlds i]", ""),
        (attributes, "[t~='' i]", ""), (attributes, "[t|=a]", "c e"), (attributes, "[t|='']", "d"), (attributes, "[t|=A i]", "c e"),
        (attributes, "[t='']", "d"), (attributes, "i[t!='']", "a b c e"), (attributes, "i[t!=a]", "a b d e"),
        (attributes, "i[t!=A i]", "a b d e"),
        (attributes, "[t=a], [t='']", "c d"), (attributes, "i", "a b c d e"), (attributes, "b", ""),
        (texts, "p:contains(x(y)z)", "a"), (texts, "p:contains(z, w)", "a"), (texts, "p:contains( z, w )", "a"),
        (texts, "p:contains(y)", "a"),
        (texts, "p:contains('z', 'bold')", "a b"), (texts, "p:contains(two  bold text)", "b"), (texts, "p:contains('two\u{A0}bold')", "b"),
        (texts, #"p:contains(a\\b)"#, "c"), (texts, #"p:contains(\78 \(y\)z)"#, "a"), (texts, "p:contains('one two')", "d"),
        (texts, "p:contains( 'z' , 'bold' )", "a b"), (texts, "p:containsOwn('x(y)', 'bold text')", "a b"),
        (texts, "p:containsOwn(one)", "d"), (texts, "p:containsOwn(two)", "b"),
        (texts, "p:containsOwn('')", "a b c d"), (texts, "p:contains(one):contains(two)", "d"), (texts, "p:not(:contains(two))", "a c"),
    ]

    @Test("An empty element has no child elements and no text but white space")
    func empty() throws {
        let document = try HTMLDocument(
            "<body><i id=a> \t\n\r</i><i id=b> x</i><i id=c><!-- x --></i><i id=d> <b></b></i><i id=e>&nbsp;</i><i id=f></i>")
        #expect(document.select("i:empty").compactMap { $0["id"] } == ["a", "c", "f"])
        let xml = try XMLDocument("<r><i><![CDATA[ ]]></i><j><![CDATA[x]]></j><k><?x?></k></r>")
        #expect(xml.select("r > :empty").map(\.tag) == ["i", "k"])
    }

    @Test("Values of attributes and texts are compared by the rules of their operators", arguments: cases)
    func html(html: String, selector: String, expected: String) throws {
        let found = try HTMLDocument("<body>\(html)").select(Selector(selector))
        #expect(found.map { $0["id"] ?? $0.tag }.joined(separator: " ") == expected)
    }

    static let document = """
        <r xmlns:x='u' xmlns:X='v' xml:lang='en'><b id='1' A='q' x:c='w' type='T' class='k'/><x:b id='2'/><X:b id='3'/><B id='4' a='Q' n='9x'/></r>
        """

    @Test(
        "In an XML document, names are case-sensitive and may have a namespace prefix",
        arguments: [
            ("b", "1 2 3"), ("B", "4"), ("|b", "1"), ("x|b", "2"), ("X|b", "3"), ("x|*", "2"), ("*|b", "1 2 3"), ("|*", "1 4"),
            ("*|*", "1 2 3 4"),
            ("*", "1 2 3 4"), ("y|b", ""), ("[A]", "1"), ("[a]", "4"), ("[A=Q]", ""), ("[A=q]", "1"), ("[A=Q i]", "1"), ("[x|c]", "1"),
            ("[x|c=w]", "1"),
            ("[c]", ""), ("[X|c]", ""), ("[*|A]", "1"), ("[|A]", "1"), ("[n=9x]", "4"), ("[type=t]", ""), ("[type=T]", "1"),
            ("[type=t i]", "1"),
            (".k", "1"), (".K", ""),
            (":lang(EN)", "1 2 3 4"), ("b:checked", ""), (":dir(ltr)", ""), ("x|b:first-of-type", "2"), (":root", ""),
            (":scope > b", "1 2 3"),
            ("b + b", "2 3"), ("x|b ~ *", "3 4"), ("r b", "1 2 3"),
        ])
    func xml(selector: String, expected: String) throws {
        let root = try #require(XMLDocument(Self.document).root)
        #expect(try root.select(Selector(selector)).map { $0["id"] ?? $0.tag }.joined(separator: " ") == expected)
    }
}
