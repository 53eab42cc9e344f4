import Errors
import Testing

@testable import Markup

@Suite("Text of elements", .timeLimit(.minutes(5)))
struct TextTests {
    static let cases: [(String, String)] = [
        ("<p>one</p><p>two</p>", "one\ntwo"), ("  a \n\t b  <b> c</b> d ", "a b c d"), ("a<br>b<br/><br>c", "a\nb\n\nc"),
        ("<div><div>a</div></div><div>b</div>", "a\nb"),
        ("a<div>b</div>c", "a\nb\nc"), ("a <span> b </span> c", "a b c"), ("<span>a</span><span>b</span>", "ab"),
        ("x<script>var a = 1 < 2;</script>y<style>p{}</style>z", "xyz"),
        ("<p hidden>a</p>b<p style='color: red; DISPLAY : none !important'>c</p>d<p style='display:block'>e</p>", "b\nd\ne"),
        ("<template>a</template><noscript>b</noscript>c", "c"),
        ("a&nbsp;&nbsp;b&nbsp;", "a  b"), ("&nbsp;", ""), ("&nbsp; &nbsp;x", "x"),
        ("a&amp;b&lt;c&gt;&quot;&#x4e2d;&#25991;&hellip;", "a&b<c>\"中文…"),
        ("<table><tr><td>a</td><td> b </td></tr><tr><td>c<td>d</table>", "a\tb\nc\td"),
        ("<table><tr><td>a</td><td></td></tr><tr><td></td><td>d</td></tr></table>", "a\n\td"),
        ("<ul>\n <li>one\n <li>two <i>x</i>\n</ul>", "one\ntwo x"), ("<pre>  a\n   b\n</pre>c", "a\n   b\nc"),
        ("<h1>T</h1>text", "T\ntext"), ("", ""), ("<p></p><p> </p>", ""),
        ("一二\n三四", "一二 三四"), ("<select><option>a<option>b</select>", "a\nb"), ("a<!-- b -->c", "ac"),
        ("<blockquote>a</blockquote>b", "a\nb"), ("<p>\u{3000}\u{3000}缩进</p>", "\u{3000}\u{3000}缩进"),
        ("<textarea>\n a\n b</textarea>", "a\n b"), ("<b>a</b> <i>b</i>", "a b"), ("<p>a </p> <p> b</p>", "a\nb"), ("a<br> b", "a\nb"),
        ("a <br>b", "a\nb"), ("<td>x</td>", "x"),
    ]

    @Test("The text of a page is laid out as in a browser", arguments: cases)
    func text(html: String, expected: String) throws {
        #expect(try HTMLDocument("<body>\(html)").text == expected)
    }

    @Test("`text` of a script is its source, `rawText` has no line breaks of the layout, and `text` in <pre> keeps repeated spaces")
    func others() throws {
        let document = try HTMLDocument(
            "<title> A  B </title><body><script> var x = '<p>'; </script><div id=d> one <b>two</b> three<p>four</p>five</div><pre>  a <b id=pb> x  y </b></pre>"
        )
        #expect(document.first("script")?.text == "var x = '<p>';" && document.title == "A  B")
        let element = try #require(document.first("#d"))
        #expect(element.rawText == " one two threefourfive" && element.text == "one two three\nfour\nfive")
        #expect(document.first("#pb")?.text == "x  y")
    }

    @Test("Attribute values are decoded, and the HTML of an element can be parsed again")
    func html() throws {
        let document = try HTMLDocument(
            "<body><a HREF='/中文?a=1&amp;b=2' Title='&quot;x&quot; <y>' disabled>T &lt; &amp;&nbsp;é<br><img src=x></a><script>if (a < b && c) {}</script><!-- c --><p></p>"
        )
        let link = try #require(document.first("a"))
        #expect(
            link.attribute("href") == "/中文?a=1&b=2" && link["HREF"] == link.attribute("href") && link["title"] == "\"x\" <y>"
                && link["disabled"] == "" && link["none"] == nil)
        #expect(link.attributes.map(\.name) == ["href", "title", "disabled"])
        #expect(
            link.html == "<a href=\"/中文?a=1&amp;b=2\" title=\"&quot;x&quot; <y>\" disabled=\"\">T &lt; &amp;&nbsp;é<br><img src=\"x\"></a>")
        #expect(document.first("body")?.html == "<body>\(link.html)<script>if (a < b && c) {}</script><!-- c --><p></p></body>")
        let again = try HTMLDocument(document.root?.html ?? "")
        #expect(again.root?.html == document.root?.html)
    }
}

@Suite("XML documents", .timeLimit(.minutes(5)))
struct XMLTests {
    static let feed = """
        <?xml version="1.0" encoding="utf-8"?>
        <rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/">
        <channel><title>Feed</title><link>https://x/</link>
        <item><title><![CDATA[A & <b>]]></title><dc:creator xml:lang="zh">张</dc:creator><pubDate>x</pubDate><content:encoded><![CDATA[<p>1</p>]]></content:encoded></item>
        <item><title>two &amp; &#x4e8c;</title><empty/></item></channel></rss>
        """

    @Test("An XML document with namespaces and CDATA is parsed")
    func feed() throws {
        let document = try XMLDocument(Self.feed)
        #expect(document.root?.tag == "rss" && document.root?["version"] == "2.0")
        let items = try document.requireAll("channel > item", service: "feed")
        #expect(items.map { $0.first("title")?.text } == ["A & <b>", "two & 二"])
        #expect(
            items.first?.first("dc|creator")?.text == "张" && items.first?.first("creator")?.prefix == "dc"
                && items.first?.first("*|creator") != nil && items.first?.first("|creator") == nil)
        #expect(
            items.first?.first("creator")?.namespace == "http://purl.org/dc/elements/1.1/"
                && items.first?.first("[xml|lang=zh]")?.tag == "creator")
        #expect(
            items.first?.first("creator")?["xml:lang"] == "zh" && items.first?.first("pubdate") == nil
                && items.first?.first("pubDate") != nil)
        #expect(
            items.first?.first("content|encoded")?.html == "<content:encoded><![CDATA[<p>1</p>]]></content:encoded>"
                && items.last?.html == "<item><title>two &amp; 二</title><empty/></item>")
        let quoted = #"<a xmlns:b="x&quot;y" b:c="&quot;"/>"#
        #expect(try XMLDocument(quoted).root?.html == quoted)
        let inner = try HTMLDocument(items.first?.first("encoded")?.text ?? "")
        #expect(inner.first("p")?.text == "1")
    }

    @Test(
        "XML that is not well-formed, or declares entities, is refused",
        arguments: [
            "", "text", "<a>", "<a></b>", "<a b=c/>", "<a/><b/>", "<a>&unknown;</a>", "<a \u{1}/>", "<?xml version='1.0'?>",
            "<!DOCTYPE a [<!ENTITY x 'y'>]><a>&x;</a>", "<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><a>&x;</a>",
            "<!DOCTYPE a [<!ENTITY % p SYSTEM 'http://127.0.0.1:1/x'> %p;]><a/>",
            "<!DOCTYPE a [<!ENTITY a0 'x'><!ENTITY a1 '&a0;&a0;&a0;&a0;&a0;&a0;&a0;&a0;'><!ENTITY a2 '&a1;&a1;&a1;&a1;&a1;&a1;&a1;&a1;'>]><a>&a2;</a>",
        ])
    func refused(text: String) {
        let error = #expect(throws: DanXiError.self) { try XMLDocument(text) }
        #expect(error?.code == .unexpectedResponse)
    }

    @Test("The text of elements without markup is written as it is, and other text is escaped")
    func rawText() throws {
        let html = "<body><xmp>a < b</xmp><script>a < b</script><i>a &lt; b</i></body>"
        #expect(try HTMLDocument(html.replacing("a < b</xmp>", with: "a &lt; b</xmp>")).first("body")?.html == html)
    }

    @Test("An external DTD is not loaded")
    func external() throws {
        #expect(try XMLDocument("<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a>x</a>").root?.text == "x")
        #expect(
            try XMLDocument("<!DOCTYPE rss PUBLIC '-//Netscape//DTD RSS 0.91//EN' 'http://127.0.0.1:1/rss.dtd'><rss>x</rss>").root?.text
                == "x")
    }
}
