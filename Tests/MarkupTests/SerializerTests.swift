import Testing

@testable import Markup

@Suite("Markup of elements", .timeLimit(.minutes(5)))
struct SerializerTests {
    @Test(
        "An element is written by the algorithm of the HTML standard",
        arguments: [
            ("<div>&lt;&amp;&gt;\"'&nbsp;¢é</div>", "<div>&lt;&amp;&gt;\"'&nbsp;¢é</div>"),
            ("<div a=\"x&quot;&amp;<>'&nbsp;¢é\" b='' c></div>", "<div a=\"x&quot;&amp;<>'&nbsp;¢é\" b=\"\" c=\"\"></div>"),
            ("<DIV Class=x>a<BR>b<hr/><img src=y>c</DIV>", "<div class=\"x\">a<br>b<hr><img src=\"y\">c</div>"),
            ("<div><!-- a < b --><?php echo?><p></p></div>", "<div><!-- a < b --><?php echo?><p></p></div>"),
            ("<div><span>a &lt; b</span><i>&lt;</i><nav>&lt;</nav><xml>&lt;</xml></div>", nil),
            ("<div><script>if (a < b && c) { '&amp;' }</script><style>p > i {}</style></div>", nil),
            ("<div><b>a</b>b<u>c<s>d</s></u></div>", nil),
        ] as [(String, String?)])
    func html(html: String, expected: String?) throws {
        #expect(try HTMLDocument("<body>\(html)").first("div")?.html == expected ?? html)
    }

    @Test(
        "The text of elements whose text has no references is written without escapes",
        arguments: ["xmp", "iframe", "noembed", "noframes", "plaintext"])
    func rawText(name: String) throws {
        let html = try HTMLDocument("<body><div><\(name)>a &lt; b</\(name)></div>").first("div")?.html
        #expect(html == "<div><\(name)>a < b</\(name)></div>")
    }

    @Test(
        "An XML element is written as in its document",
        arguments: [
            "<a/>", "<a b=\"&lt;&gt;&amp;&quot;'\u{A0}¢\">&lt;&gt;&amp;\"'\u{A0}¢</a>", "<a><!--c--><?p d?><![CDATA[<&]]></a>",
            "<x:a xmlns:x=\"u&quot;\" xmlns=\"v\" x:b=\"1\" b=\"2\"><x:c/><d>e</d></x:a>", "<script>a &lt; b</script>",
            "<a><br/>b<p/></a>",
        ])
    func xml(xml: String) throws {
        #expect(try XMLDocument(xml).root?.html == xml)
    }

    @Test("The markup of an element ends with the element")
    func part() throws {
        let html = try HTMLDocument("<body>a<p>b<i>c</i></p>d<p>e</p>")
        #expect(html.select("p, i").map(\.html) == ["<p>b<i>c</i></p>", "<i>c</i>", "<p>e</p>"])
        let xml = try XMLDocument("<a xmlns:x='u'><x:b><c></c></x:b>d<e/></a>")
        #expect(xml.select("*").map(\.html).dropFirst() == ["<x:b><c/></x:b>", "<c/>", "<e/>"])
    }
}
