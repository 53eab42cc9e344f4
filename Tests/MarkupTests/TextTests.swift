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
        ("a <br>b", "a\nb"), ("<td>x</td>", "x"), ("<table><tr><td>a<td><td>c<tr><th>d<td></table>e", "a\t\tc\nd\ne"),
        ("a<br>", "a"), ("<br>a", "a"), ("<br><br>", ""), ("a&nbsp; b", "a  b"), ("a¢b ¢¢ ¢", "a¢b ¢¢ ¢"), ("é&nbsp;¢&nbsp;é", "é ¢ é"),
        ("<figure>a<figcaption>b</figcaption></figure>c", "a\nb\nc"), ("<fieldset><legend>a</legend>b</fieldset>c", "a\nb\nc"),
        ("x<plaintext>a  b</plaintext>", "x\na  b"), ("<listing>a  b</listing>c", "a  b\nc"), ("<pre>a\tb\r\nc&#13;d</pre>", "a\tb\ncd"),
        ("<pre>a</pre> b  c", "a\nb c"), ("<pre>a <textarea> b </textarea> c  d</pre> e  f", "a \n b \n c  d\ne f"),
        // Hidden elements.
        ("<p height=1 hidden>a</p>b", "b"), ("<p height=1 src=x style>a</p>b", "a\nb"), ("<p style='display:none'>a</p>b", "b"),
        ("<p style='display:none!important'>a</p>b", "b"),
        ("<p style='color:red;display:none;top:0'>a</p>b", "b"), ("<p style='x-display:none'>a</p>b", "a\nb"),
        ("<p style='display:inline;color:none'>a</p>b", "a\nb"), ("<p style='display'>a</p>b", "a\nb"),
        ("<p style='display:'>a</p>b", "a\nb"),
        ("<table summary='display:none'><tr><td>a</table>b", "a\nb"), ("<datalist><option>a</datalist>b", "b"),
        ("<iframe>a</iframe>b", "b"),
        ("<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>", "漢kan"),
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

    @Test("Elements that browsers hide, show as blocks, cells or line breaks, or do not know are laid out as in browsers")
    func roles() throws {
        func text(_ xml: String) throws -> String {
            let root = try #require(XMLDocument(xml).root)
            return withExtendedLifetime(root) { TextRendering.text(of: root.node) }
        }
        let hidden =
            "head title script style meta link base template noscript noframes noembed iframe datalist audio video canvas object svg"
        let blocks = """
            html body div p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table caption thead tbody tfoot tr form fieldset legend hr section article aside \
            header footer nav main figure figcaption address center details summary dialog dir menu hgroup search option optgroup frameset blockquote
            """
        for name in hidden.split(separator: " ") { #expect(try text("<x>a<\(name)>b</\(name)>c</x>") == "ac", "\(name)") }
        for name in blocks.split(separator: " ") { #expect(try text("<x>a<\(name)>b</\(name)>c</x>") == "a\nb\nc", "\(name)") }
        for name in ["pre", "textarea", "listing", "xmp", "plaintext"] {
            #expect(try text("<x>a<\(name)> b  b</\(name)>c</x>") == "a\n b  b\nc", "\(name)")
            #expect(try text("<\(name)><i>b  b</i></\(name)>") == "b  b", "\(name)")
        }
        for name in ["a", "b", "i", "em", "span", "figcaptions", "blockquot"] {
            #expect(try text("<x>a<\(name)>b</\(name)>c</x>") == "abc", "\(name)")
        }
        for name in ["td", "th"] { #expect(try text("<x>a<\(name)>b</\(name)><\(name)>c</\(name)></x>") == "ab\tc", "\(name)") }
        #expect(try text("<x>a<br/>b</x>") == "a\nb")
    }

    @Test("The text of a hidden element is its trimmed raw text, except for the head of a page")
    func hidden() throws {
        let document = try HTMLDocument("<head><title> A  B </title><style> p {} </style></head><body><p hidden> c  d <b>e</b></p>")
        #expect(document.first("style")?.text == "p {}" && document.first("title")?.text == "A  B" && document.first("head")?.text == "")
        #expect(document.first("p")?.text == "c d e" && document.text == "")
        #expect(document.first("p")?.rawText == " c  d e" && document.first("b")?.rawText == "e")
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
