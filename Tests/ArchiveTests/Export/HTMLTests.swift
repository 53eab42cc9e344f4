import Crypto
import Testing
import Text

@testable import Archive

@Suite("HTML of exports")
struct HTMLTests {
    private static func source(_ content: (inout HTMLFragment) -> Void) -> String {
        var html = HTMLFragment()
        content(&html)
        return html.source
    }

    @Test("Texts and attributes are escaped, attributes without a value are left out, and constants of the program stay as they are")
    func fragments() {
        let source = Self.source { html in
            html.start("meta", ["charset": "utf-8", "name": nil])
            html.element("a", ["href": "a?b&\"c\"", "class": nil, "title": ""]) { html in
                html.text("<b> & \"c\"")
                html.element("i", text: "d</i>")
            }
            html.line()
            html.raw("style", "a>b{}")
            html.data(id: "texts", json: #"["</script><!--"]"#)
        }
        #expect(
            source
                == #"<meta charset="utf-8"><a href="a?b&amp;&quot;c&quot;" title="">&lt;b&gt; &amp; &quot;c&quot;<i>d&lt;/i&gt;</i></a>"#
                + "\n<style>a>b{}</style>"
                + #"<script type="application/json" id="texts">["\u003c/script>\u003c!--"]</script>"#)
    }

    @Test(
        "A table leaves out columns without text, and its cells have a class for their kind, a link and, if it stacks, the column's title")
    func tables() {
        let titles = ["Name", "Empty", "Day", "Sum", "Last"]
        let rows = [
            [HTMLCell("a", address: "x?1&2"), HTMLCell(nil), HTMLCell("1 May", .line), HTMLCell("2", .number), HTMLCell("")],
            [HTMLCell("b"), HTMLCell("", .line), HTMLCell(nil, .line), HTMLCell("+3", .income), HTMLCell("<z>")],
        ]
        let head = #"<tr><th scope="col">Name</th><th scope="col" class="line">Day</th><th scope="col" class="number">Sum</th>"#
        #expect(
            Self.source { $0.table(titles, rows) }
                == #"<div class="table"><table><thead>\#(head)<th scope="col">Last</th></tr></thead><tbody>"#
                + #"<tr><td><a href="x?1&amp;2">a</a></td><td class="line"><bdi>1 May</bdi></td><td class="number"><bdi>2</bdi></td><td><bdi></bdi></td></tr>"#
                + "\n<tr><td><bdi>b</bdi></td>"
                + #"<td class="line"><bdi></bdi></td><td class="number in"><bdi>+3</bdi></td><td><bdi>&lt;z&gt;</bdi></td></tr>"#
                + "\n</tbody></table></div>")
        #expect(
            Self.source { $0.table(["Name", "Sum"], [[HTMLCell("a"), HTMLCell("1")], [HTMLCell("b"), HTMLCell(nil)]], stacks: true) }
                == #"<div class="table stacked"><table><thead><tr><th scope="col">Name</th><th scope="col">Sum</th></tr></thead><tbody>"#
                + #"<tr><td data-title="Name"><bdi>a</bdi></td><td data-title="Sum"><bdi>1</bdi></td></tr>"# + "\n"
                + #"<tr><td data-title="Name"><bdi>b</bdi></td><td><bdi></bdi></td></tr>"# + "\n</tbody></table></div>")
        #expect(
            Self.source { $0.table(titles, []) } == #"<div class="table"><table><thead><tr></tr></thead><tbody></tbody></table></div>"#)
    }

    @Test(
        "The rules for the browser have the hashes of the style sheet and of the script in the page",
        arguments: [("index.html", false), ("pages/search.html", true)])
    func policy(path: String, hasScript: Bool) throws {
        let page = ArchivePage(title: "T", path: path, hasScript: hasScript)
        let document = try page.document(ArchiveSite(ArchiveContent(), .en)) { _ in }
        func hash(_ name: String) throws -> String? {
            guard let start = document.firstRange(of: "<\(name)>")?.upperBound, let end = document.firstRange(of: "</\(name)>")?.lowerBound
            else { return nil }
            return "'sha256-\(Base64.encode(try SHA2.hash256(of: String(document[start..<end]))))'"
        }
        let style = try #require(try hash("style"))
        let script = try hash("script").map { " script-src \($0);" }
        #expect((script != nil) == hasScript)
        let rules =
            "default-src 'none'; style-src \(style);\(script ?? "") img-src 'self' file:; base-uri 'none'; form-action 'none'"
        #expect(document.contains(#"<meta http-equiv="Content-Security-Policy" content="\#(rules)">"#))
    }

    @Test("The path to the folder has a step for each folder above a page", arguments: [("a", ""), ("a/b", "../"), ("a/b/c", "../../")])
    func roots(path: String, root: String) {
        #expect(ArchivePage(title: "", path: path).root == root)
    }

    @Test(
        "The link to the current section of the site is marked, also in a page of a thread",
        arguments: [
            (nil, #"<nav><a href="../index.html">首页</a><a href="../pages/search.html" aria-current="page">搜索</a></nav>"#),
            ("index.html", #"<nav><a href="../index.html" aria-current="page">首页</a><a href="../pages/search.html">搜索</a></nav>"#),
        ])
    func sections(section: String?, nav: String) throws {
        let page = ArchivePage(title: "T", path: SearchPage.path, section: section)
        let document = try page.document(ArchiveSite(ArchiveContent(), .zh)) { _ in }
        #expect(document.contains("<header>\(nav)</header>"))
    }

    // MARK: Posts

    @Test("After a quoted floor, only one line break is left out, and only right after it")
    func quotes() throws {
        let site = ArchiveSite(ArchiveContent(), .en)
        let mention = try Sample.mention(7, in: 2, "quoted\ntext")
        let own = ##" href="#floor-7""##
        let quote = { (href: String, mark: String) in
            #"<a class="quote"\#(href) title="\#(mark)"><bdi class="name">Jett</bdi> <bdi>quoted text</bdi></a>"#
        }
        for (text, hole, expected) in [
            ("##7\n\na", 2, quote(own, "##7") + "&#10;a"), ("##7 \na", 2, quote(own, "##7") + " &#10;a"),
            ("##7`b`\na", 3, quote("", "##7") + "<code>b</code>&#10;a"), ("#2\na", nil, quote("", "#2") + "a"),
            ("\n##8\n#9\na", 2, "&#10;##8&#10;<a>#9</a>&#10;a"),
        ] as [(String, Int?, String)] {
            let source = Self.source { $0.post(text, quoting: [mention], in: hole, site, root: "../") }
            #expect(source == #"<div class="post">\#(expected)</div>"#, "\(text)")
        }
    }

    @Test("Earlier texts and the time of a deletion are added only if there are any")
    func notes() throws {
        let site = ArchiveSite(ArchiveContent(), .en)
        let time = try Sample.message(1).timeCreated
        let sources = [
            Self.source { $0.earlier([], site, root: "") }, Self.source { $0.earlier(["a"], site, root: "") },
            Self.source { $0.earlier(["a", "b"], site, root: "") }, Self.source { $0.gone(nil, site) }, Self.source { $0.gone(time, site) },
        ]
        #expect(
            sources == [
                "", #"<details><summary>1 earlier version</summary><div class="post">a</div></details>"#,
                #"<details><summary>2 earlier versions</summary><div class="post">a</div><div class="post">b</div></details>"#, "",
                #"<div class="warn">gone from the server, noticed 2026-11-21 16:28</div>"#,
            ])
    }
}
