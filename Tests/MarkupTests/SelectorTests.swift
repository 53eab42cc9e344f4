import Testing

@testable import Markup

@Suite("Selectors", .timeLimit(.minutes(5)))
struct SelectorTests {
    /// The page in which the tests select elements. The expected elements are given by their ids.
    static let text = """
        <!DOCTYPE html><html id=html lang=zh-CN><head id=head><title id=title>T</title><meta id=meta name=Author content=x></head>
        <body id=body class="main Page">
        <div id=d1 class="a b" title="hello world"><p id=p1 class=x>one</p><p id=p2>two <b id=b1>bold</b></p><!-- c --><p id=p3 class="x y">three</p></div>
        <div id=d2 class=b lang=en-US data-n=12 data-Foo="Bar baz"><span id=s1></span><span id=s2> </span><span id=s3><!-- --></span><em id=e1>em</em><span id=s4>x</span></div>
        <ul id=u1><li id=l1>1</li><li id=l2 class=odd>2</li><li id=l3>3</li><li id=l4 class=odd>4</li><li id=l5>5</li><li id=l6>6</li><li id=l7 class=odd>7</li></ul>
        <table id=t1><tbody id=tb1><tr id=r1><td id=c1 colspan=2>周一 第1节</td><td id=c2>课程<br id=br1>MATH120001</td></tr><tr id=r2><td id=c3></td><td id=c4><table id=t2><tbody id=tb2><tr id=r3><td id=c5>in</td></tr></tbody></table></td></tr></tbody></table>
        <form id=f1><input id=i1 type=CheckBox checked><input id=i2 type=text disabled value=""><select id=sel><option id=o1 selected>A</option><option id=o2>B</option></select><fieldset id=fs disabled><input id=i3></fieldset></form>
        <a id=a1 href="https://jwc.fudan.edu.cn/9397/list2.htm">二</a><a id=a2 href="/x.PDF" rel="Next nofollow">三</a><a id=a3 name=here>无</a>
        <p id=课程 class="2x é a:b">last</p>
        </body></html>
        """

    func ids(_ selector: String, in text: String = SelectorTests.text) throws -> String {
        try HTMLDocument(text).select(Selector(selector)).map { $0["id"] ?? "?" }.joined(separator: " ")
    }

    static let cases: [(String, String)] = [
        // Type selectors and the universal selector.
        ("title", "title"), ("TITLE", "title"), ("p", "p1 p2 p3 课程"), ("nothing", ""), ("ul *", "l1 l2 l3 l4 l5 l6 l7"), ("*|ul", "u1"),
        // Classes and ids.
        (".x", "p1 p3"), ("p.x.y", "p3"), (".y.x", "p3"), (".X", ""), (".Page", "body"), (".page", ""), ("#p1", "p1"), ("#P1", ""),
        ("p#p1.x", "p1"),
        ("div#p1", ""), ("*#p1", "p1"), (".a.b", "d1"), (".b", "d1 d2"),
        // Attributes.
        ("[title]", "d1"), ("[TITLE]", "d1"), ("[title='hello world']", "d1"), ("[title=hello]", ""), ("[title~=hello]", "d1"),
        ("[title~=world]", "d1"),
        ("[title~='hello world']", ""), ("[title~='']", ""), ("[title^=hel]", "d1"), ("[title$=rld]", "d1"), ("[title*='lo wo']", "d1"),
        ("[title^='']", ""), ("[title$='']", ""), ("[title*='']", ""), ("[value='']", "i2"), ("[value=\"\"]", "i2"), ("[lang|=en]", "d2"),
        ("[lang|=zh]", "html"),
        ("[lang|=e]", ""), ("[lang|=en-US]", "d2"), ("[data-n='12']", "d2"), ("[data-n=12]", "d2"), ("[data-foo='Bar baz']", "d2"),
        ("[DATA-FOO='Bar baz']", "d2"),
        ("[data-foo='bar BAZ']", ""), ("[data-foo='bar BAZ' i]", "d2"), ("[data-foo='bar BAZ'i]", "d2"),
        ("[ data-foo = \"Bar baz\" s ]", "d2"),
        ("[data-foo^=bar i]", "d2"), ("[data-foo$=BAZ i]", "d2"), ("[data-foo*='R B' i]", "d2"), ("[data-foo~=BAZ i]", "d2"),
        ("[data-foo|='BAR BAZ' i]", "d2"),
        ("[type=checkbox]", "i1"), ("[type=checkbox s]", ""), ("[type=CHECKBOX]", "i1"), ("[rel~=next]", "a2"), ("[href$='.pdf']", ""),
        ("[href$='.pdf' i]", "a2"),
        ("a[href^='https://'][href*=jwc]", "a1"), ("td[colspan]", "c1"), ("td:not([colspan])", "c2 c3 c4 c5"), ("[name=author]", ""),
        ("[name=Author]", "meta"),
        ("form [type!=text]", "i1 sel o1 o2 fs i3"), ("[*|title]", "d1"), ("[|title]", "d1"),
        // Combinators.
        ("div p", "p1 p2 p3"), ("div > p", "p1 p2 p3"), ("body > p", "课程"), ("body>p", "课程"), ("body  >  p", "课程"), ("div b", "b1"),
        ("div > b", ""),
        ("p + p", "p2 p3"), ("p+p", "p2 p3"), ("p ~ p", "p2 p3"), ("#p1 ~ p", "p2 p3"), ("#p1 + p", "p2"), ("#p3 ~ p", ""),
        ("div + div", "d2"), ("div ~ ul", "u1"),
        ("div + ul", "u1"), ("#d1 + ul", ""), ("span + em", "e1"), ("em ~ span", "s4"), ("table table td", "c5"),
        ("table > tbody > tr > td", "c1 c2 c3 c4 c5"),
        ("table table table", ""), ("#t1 > tbody > tr > td > table > tbody > tr", "r3"), ("html body div p b", "b1"),
        ("div ~ ul > li + li", "l2 l3 l4 l5 l6 l7"),
        ("div p ~ p > b", "b1"), ("body > * > * > *", "b1 r1 r2 o1 o2 i3"), ("#d1 > p.x ~ p:not(.x)", "p2"), ("li ~ li.odd", "l2 l4 l7"),
        ("li.odd ~ li.odd", "l4 l7"),
        // Lists of selectors.
        ("b, em", "b1 e1"), ("em, b", "b1 e1"), ("p, .x, #p1", "p1 p2 p3 课程"), ("em ,b,nothing", "b1 e1"),
        // Positions.
        ("li:first-child", "l1"), ("li:last-child", "l7"), ("p:first-child", "p1"), ("p:last-child", "p3 课程"), ("td:only-child", "c5"),
        ("li:nth-child(1)", "l1"),
        ("li:nth-child(0)", ""), ("li:nth-child(-1)", ""), ("li:nth-child(8)", ""), ("li:nth-child(odd)", "l1 l3 l5 l7"),
        ("li:nth-child(EVEN)", "l2 l4 l6"),
        ("li:nth-child(2n)", "l2 l4 l6"), ("li:nth-child(2n+1)", "l1 l3 l5 l7"), ("li:nth-child(3n - 1)", "l2 l5"),
        ("li:nth-child( 3n + 2 )", "l2 l5"),
        ("li:nth-child(n)", "l1 l2 l3 l4 l5 l6 l7"), ("li:nth-child(n+5)", "l5 l6 l7"), ("li:nth-child(-n+3)", "l1 l2 l3"),
        ("li:nth-child(-2n+5)", "l1 l3 l5"),
        ("li:nth-child(+3)", "l3"), ("li:nth-child(+n)", "l1 l2 l3 l4 l5 l6 l7"), ("li:nth-child(-n)", ""), ("li:nth-child(0n+4)", "l4"),
        ("li:nth-child(2N+1)", "l1 l3 l5 l7"),
        ("li:nth-child(10n-9)", "l1"), ("li:nth-child(n+2):nth-child(-n+4)", "l2 l3 l4"), ("li:nth-child(99999999999999999999)", ""),
        ("li:nth-child(99999999999n+1)", "l1"),
        ("li:nth-last-child(1)", "l7"), ("li:nth-last-child(2)", "l6"), ("li:nth-last-child(odd)", "l1 l3 l5 l7"),
        ("li:nth-last-child(-n+2)", "l6 l7"),
        ("span:nth-child(4)", ""), ("span:nth-of-type(4)", "s4"), ("em:nth-of-type(1)", "e1"), ("span:first-of-type", "s1"),
        ("span:last-of-type", "s4"),
        ("span:nth-of-type(2n)", "s2 s4"), ("span:nth-last-of-type(1)", "s4"), ("span:nth-last-of-type(n+3)", "s1 s2"),
        ("#d2 > :only-of-type", "e1"), ("#d2 > :nth-child(4)", "e1"),
        ("li:nth-child(2 of .odd)", "l4"), ("li:nth-child(odd of .odd)", "l2 l7"), ("li:nth-last-child(1 of .odd)", "l7"),
        (":nth-child(1 of li.odd, p.x)", "p1 l2"),
        (":nth-child(even of :not(.odd))", "meta body p2 d2 s2 e1 l3 l6 t1 c2 r2 c4 i2 o2 fs a1 a3"), ("tr:nth-child(1)", "r1 r3"),
        ("#t1 > tbody > tr:nth-child(2)", "r2"),
        // Logical combinations.
        ("p:not(.x)", "p2 课程"), ("p:not(.x, #p2)", "课程"), ("li:not(:first-child):not(:last-child):not(.odd)", "l3 l5 l6"),
        ("p:not(div p)", "课程"),
        (":is(b, em)", "b1 e1"), (":where(#d1, #d2) > :is(b, em, p.x)", "p1 p3 e1"), ("div :is(p > b)", "b1"),
        (":is(div, ul) > :nth-child(2)", "p2 s2 l2"), (":any(b, em)", "b1 e1"),
        ("p:is(:not(.x))", "p2 课程"),
        ("div:has(b)", "d1"), ("div:has(> b)", ""), ("div:has(> p > b)", "d1"), ("p:has(b)", "p2"), ("p:has(+ p)", "p1 p2"),
        ("p:has(~ p.y)", "p1 p2"), ("li:has(+ li.odd)", "l1 l3 l6"),
        ("tr:has(table)", "r2"), ("td:has(table, br)", "c2 c4"), ("table:not(:has(table))", "t2"), ("div:has(em + span)", "d2"),
        ("div:has(p ~ p b)", "d1"), ("div:has(div)", ""),
        ("body:has(> div > p)", "body"), ("div:has(:scope > p)", ""), ("ul:has(li:nth-child(7))", "u1"), ("p:has(+ p > b)", "p1"),
        ("p:has(~ p > b)", "p1"), ("div:not(:has(b))", "d2"),
        ("div:has(p:has(b))", "d1"), ("div:has(b, em)", "d1 d2"),
        // Text content.
        ("p:contains(two)", "p2"), ("p:contains('two bold')", "p2"), ("p:contains(\"TWO\")", ""), ("td:contains(第1节)", "c1"),
        ("td:contains('课程MATH')", "c2"), ("li:contains('1')", "l1"),
        ("td:contains('1', 'in')", "c1 c2 c4 c5"), ("p:containsOwn(bold)", ""), ("b:containsOwn(bold)", "b1"),
        ("p:-soup-contains('three')", "p3"), ("em:contains()", "error"),
        ("li:contains('')", "l1 l2 l3 l4 l5 l6 l7"), ("p:contains( two )", "p2"), ("p:contains(a \\))", ""),
        // Structure.
        (":root", "html"), ("html:root > body", "body"), ("p:root", ""), (":scope", "html"), ("span:empty", "s1 s2 s3"), ("td:empty", "c3"),
        ("br:empty", "br1"), ("li:empty", ""),
        ("> html", "html"), ("> html > body > ul", "u1"), ("> ul", ""),
        // Links.
        (":link", "a1 a2"), ("a:any-link", "a1 a2"), ("a:not(:link)", "a3"),
        // Interaction.
        ("a:hover", ""), ("a:not(:visited)", "a1 a2 a3"), ("a:is(:target, :link)", "a1 a2"), ("p:has(:focus-within)", ""), (":playing", ""),
        (":host", ""), (":host(p)", ""), (":host-context(p)", ""),
        // Forgiving lists.
        ("p:is(.x, :unknown)", "p1 p3"), ("p:is(:hover, [=], .x)", "p1 p3"), ("p:is()", ""), ("p:where(::before, #p1)", "p1"),
        ("p:is(p1 >, ':)', .y)", "p3"), ("p:not(:unknown)", "error"), ("div:has(:unknown)", "error"),
        // Combinations for which the matcher must memoize results.
        ("ul:has(li ~ li.odd + li) li:has(+ .odd) ~ li", "l2 l3 l4 l5 l6 l7"), (":has(> td > table) td", "c3 c4 c5"),
        ("p:has(+ p + p)", "p1"), ("p:has(~ p > b, + p.x)", "p1 p2"), ("li:has(~ li.odd ~ li.odd)", "l1 l2 l3"),
        ("body:has(div p ~ p > b) em", "e1"), ("div:has(> span + em ~ span) > em", "e1"), ("li:nth-child(2 of li:has(+ li.odd))", "l3"),
        (":is(:is(body div) p, ul > li):is(.x, .odd:nth-child(even))", "p1 p3 l2 l4"),
        ("li:nth-last-child(3 of :not(.odd))", "l3"), ("div:has(:is(p:has(b)))", "d1"), ("td:not(:has(td, br)):contains('in')", "c5"),
        // Escapes and characters beyond ASCII in names.
        ("#课程", "课程"), ("#\\8bfe\\7a0b", "课程"), (".\\32 x", "课程"), (".\\000032x", "课程"), (".é", "课程"), (".a\\:b", "课程"), ("p.\\32x", "课程"),
        ("#\\70 1", "p1"), ("#p\\31", "p1"), ("#p1\\", ""),
        ("[title='hello\\20world']", "d1"), ("[title=hello\\ world]", "d1"), ("[title='hel\\\nlo world']", "d1"),
        ("[title=\"hello world\"]", "d1"),
        // White space and comments.
        ("  p.x  ", "p1 p3"), ("\n\tp.x\n,\nb ", "p1 b1 p3"), ("/* a */ p/* b */.x /* c */ , b", "p1 b1 p3"), ("div/**/p", "error"),
        ("div /**/ p.y", "p3"), ("p:not( .x )", "p2 课程"),
        ("li:nth-child( odd )", "l1 l3 l5 l7"), ("div:has( > p )", "d1"), ("LI:NTH-CHILD(ODD)", "l1 l3 l5 l7"), ("p:NOT(.x)", "p2 课程"),
    ]

    @Test("A selector matches the expected elements", arguments: cases)
    func matches(selector: String, expected: String) throws {
        if expected == "error" {
            #expect(throws: SelectorError.self) { try ids(selector) }
        } else {
            #expect(try ids(selector) == expected)
        }
    }

    @Test("Open, muted and defined elements are found by their attributes and names")
    func states() throws {
        let document = try HTMLDocument(
            "<details id=a open></details><details id=b></details><dialog id=c open></dialog><p id=d open></p><video id=e muted></video><x-y id=f></x-y>"
        )
        let ids = { (text: String) in try document.select(Selector(text)).compactMap { $0["id"] }.joined(separator: " ") }
        #expect(try ids(":open") == "a c")
        #expect(try ids(":muted") == "e")
        #expect(try ids("body > :defined") == "a b c d e")
    }

    @Test("A selection finds descendants of its element, and :scope and a leading combinator refer to this element")
    func relative() throws {
        let document = try HTMLDocument(Self.text)
        let table = try #require(document.first("#t1"))
        func ids(_ selector: Selector, _ element: HTMLElement) -> String {
            element.select(selector).map { $0["id"] ?? "?" }.joined(separator: " ")
        }
        #expect(ids("tr", table) == "r1 r2 r3")
        #expect(ids("> tbody > tr", table) == "r1 r2")
        #expect(ids(":scope > tbody > tr", table) == "r1 r2")
        #expect(ids("table", table) == "t2")
        #expect(ids("body td", table) == "c1 c2 c3 c4 c5")
        #expect(ids("+ form", table) == "")
        #expect(ids(":scope", table) == "")
        #expect(ids("> td, > tbody", table) == "tb1")
        #expect(table.first("td")?["id"] == "c1" && table.select("td", limit: 2).count == 2)
        let cell = try #require(document.first("#c5"))
        #expect(ids("*", cell) == "")
    }

    static let errors: [(String, Int, String)] = [
        ("", 0, "the selector is empty"), ("   ", 3, "expected a selector, got the end"),
        ("a[href", 6, "expected ] or an operator (= ~= |= ^= $= *= !=), got the end"),
        ("a[", 2, "expected the name of an attribute, got the end"), ("a[]", 2, "expected the name of an attribute, got `]`"),
        ("a[x|]", 4, "expected the name of an attribute, got `]`"), ("a[*b]", 3, "expected |, got `b`"),
        ("a[b=]", 4, "expected a value (a name or a quoted string), got `]`"), ("a[b='c]", 4, "unterminated string"),
        ("a[b~c]", 3, "expected ] or an operator (= ~= |= ^= $= *= !=)"),
        ("a[b==c]", 4, "expected a value (a name or a quoted string), got `=`"), ("a[b=c d]", 6, "expected ], got `d`"),
        ("a[b=c i", 7, "expected ], got the end"), ("a >", 3, "expected a selector, got the end"),
        ("a > > b", 4, "expected a selector before the combinator"), ("a + ~ b", 4, "expected a selector before the combinator"),
        ("a,", 2, "expected a selector, got the end"), (",a", 0, "expected a selector before the comma"),
        ("a,,b", 2, "expected a selector before the comma"), ("a..b", 2, "expected a class after ., got `.`"),
        (".", 1, "expected a class after ., got the end"), (".1a", 1, "expected a class after ., got `1`"),
        (".-1", 1, "expected a class after ., got `-`"), ("#", 1, "expected an id after #, got the end"),
        ("# a", 1, "expected an id after #, got ` `"), ("1a", 0, "a name cannot begin with a digit; write \\31 and a space instead"),
        ("a 9", 2, "a name cannot begin with a digit; write \\39 and a space instead"),
        ("a|", 2, "expected a type after |, got the end"), ("a:", 2, "expected the name of a pseudo-class, got the end"),
        ("a:foo", 1, "unknown pseudo-class :foo"), ("a:foo(b)", 1, "unknown pseudo-class :foo()"),
        ("a:hover(b)", 1, "unknown pseudo-class :hover()"), ("a:required()", 1, "unknown pseudo-class :required()"),
        ("a::before", 1, "pseudo-elements are not supported"), ("a:before", 1, "pseudo-elements are not supported"),
        ("a:first-line", 1, "pseudo-elements are not supported"), ("a:not", 5, "expected ( after :not, got the end"),
        ("a:dir b", 5, "expected ( after :dir, got ` `"), ("a:nth-last-of-type", 18, "expected ( after :nth-last-of-type, got the end"),
        ("a:not(", 6, "expected a selector, got the end"), ("a:not()", 6, "expected a selector before )"),
        ("a:not(b", 7, "expected ), got the end"), ("a:not(> b)", 6, "expected a selector before the combinator"),
        ("a:nth-child(1 of > b)", 17, "expected a selector before the combinator"),
        ("a:host(+ b)", 7, "expected a selector before the combinator"), ("a:is(b c", 8, "expected ), got the end"),
        ("a:nth-child()", 12, "expected a number, an+b, even or odd, got `)`"),
        ("a:nth-child(x)", 12, "expected a number, an+b, even or odd, got `x`"),
        ("a:nth-child(-)", 12, "expected a number, an+b, even or odd, got `)`"),
        ("a:nth-child(oddx)", 12, "expected a number, an+b, even or odd, got `o`"),
        ("a:nth-child(eve", 12, "expected a number, an+b, even or odd, got `e`"), ("a:nth-child(2n+)", 15, "expected a number, got `)`"),
        ("a:nth-child(n-+3)", 14, "expected a number, got `+`"), ("a:nth-child(2 n)", 14, "expected ) or `of`, got `n`"),
        ("a:nth-child(2n 3)", 15, "expected ) or `of`, got `3`"), ("a:nth-child(1of b)", 13, "expected ) or `of`, got `o`"),
        ("a:nth-child(1 ox)", 14, "expected `of` or )"), ("a:nth-child(odd", 15, "expected ) or `of`, got the end"),
        ("a:nth-of-type(1 of b)", 16, "expected ), got `o`"), ("a:nth-child(1 of)", 16, "expected a selector before )"),
        ("a:first-child()", 13, ":first-child takes no arguments"), (":root()", 5, ":root takes no arguments"),
        ("a:lang()", 7, "expected a language, such as zh or \"zh\", got `)`"),
        ("a:lang(*-)", 8, "expected the rest of a language range, got `-`"), ("a:lang(zh", 9, "expected ), got the end"),
        ("a:dir(up)", 6, "expected ltr or rtl"), ("a:dir(1)", 6, "expected ltr or rtl, got `1`"), ("a)", 1, "unmatched )"),
        ("a]", 1, "unmatched ]"), ("a!b", 1, "unexpected `!`"), ("a /* b", 2, "unterminated comment"), ("a{}", 1, "unexpected `{`"),
        ("a:contains(", 11, "expected a string"), ("a:contains( )", 12, "expected a string"),
        ("a:contains('x'", 14, "expected ), got the end"), ("a:contains('x' 'y')", 15, "expected ), got `'`"),
        ("a:contains('x)", 11, "unterminated string"), ("a$b", 1, "unexpected `$`"), ("<p>", 0, "expected a selector, got `<`"),
        ("//p", 0, "expected a selector, got `/`"),
    ]

    /// Compares the matches with those of BeautifulSoup. The test is skipped if BeautifulSoup is not installed.
    @Test("A selector matches the same elements as in BeautifulSoup", .enabled(if: Python.has("bs4")))
    func crossCheck() throws {
        // For these selectors, BeautifulSoup's matcher soupsieve differs from Selectors 4.
        let exceptions: Set<String> = ["em:contains()", "li:contains('')", "p:contains( two )", "p:contains(a \\))"]
        let cases = Self.cases.map(\.0).filter { !exceptions.contains($0) && !$0.contains("ontainsOwn") && !$0.contains(":any(") }
        let script = """
            import sys, json, warnings
            warnings.simplefilter("ignore")
            from bs4 import BeautifulSoup
            text, cases = json.load(sys.stdin)
            soup = BeautifulSoup(text, "html.parser")
            def ids(selector):
                try: return " ".join(e["id"] for e in soup.select(selector))
                except Exception as error: return "error"
            json.dump([ids(c) for c in cases], sys.stdout)
            """
        let theirs = try Python.run(script, input: [.string(Self.text), .array(cases.map { .string($0) })])
        for (selector, their) in zip(cases, theirs) {
            let our = (try? ids(selector)) ?? "error"
            // The script returns `error` for selectors that BeautifulSoup does not support.
            if their != "error" { #expect(our == their, "\(selector)") }
        }
        #expect(theirs.count == cases.count && theirs.filter { $0 == "error" }.count < 30)
    }

    @Test("The error for an invalid selector states the problem and its position", arguments: errors)
    func wrong(selector: String, position: Int, problem: String) throws {
        do {
            _ = try Selector("\(selector)")
            Issue.record("the selector was accepted")
        } catch {
            #expect(error == SelectorError(selector: selector, position: position, problem: problem))
        }
    }

    @Test("A name may have escapes at any place, also an escaped backslash")
    func escapedNames() throws {
        let document = try HTMLDocument(#"<i id="a\b"></i><i id="ab"></i><i id="a"></i>"#)
        for (text, id) in [(#"#a\\b"#, #"a\b"#), (#"#a\62"#, "ab"), (#"#\61 b"#, "ab"), ("#a\\62 ", "ab")] {
            #expect(try document.select(Selector(text)).map { $0["id"] } == [id], "\(text)")
        }
        let lineBreak = "#a\\\n"
        #expect(throws: SelectorError.self) { try Selector(lineBreak) }
    }

    @Test("An invalid selector in a list ends at its comma or parenthesis, but not at one that is escaped, quoted or in brackets")
    func invalidItems() throws {
        let document = try HTMLDocument("<i id=1></i><b id=2></b>")
        for text in [
            #":is(!\), i)"#, #":is(!")", i)"#, #":is(!"\")", i)"#, ":is(!(,), i)", ":is(![)], i)", ":is(i, !)", ":is(!(]), i)",
            ":is(!(a, (b)), i)", #":is(!'\'),', i)"#, ":is(> i, i)", ":is(i,+ i)",
        ] {
            #expect(try document.select(Selector(text)).map { $0["id"] } == ["1"], "\(text)")
        }
    }

    @Test("A selector that is too long or nested too deeply is refused, and damaged selectors cause no crash")
    func hostile() throws {
        for text in [
            String(repeating: ":not(", count: 1000), String(repeating: "a", count: 20_000), String(repeating: "a ", count: 1000),
            String(repeating: "(", count: 5000),
        ] {
            #expect(throws: SelectorError.self) { try Selector("\(text)") }
        }
        #expect(throws: Never.self) { try Selector("\(String(repeating: "a,", count: 1000))a") }
        #expect(throws: Never.self) { try Selector("\(String(repeating: "a ", count: 255))a") }
        #expect(throws: SelectorError.self) { try Selector("\(String(repeating: "a ", count: 256))a") }
        // Parsing any prefix, or a selector without one of its characters, must not crash.
        for (text, _) in Self.cases {
            for index in text.indices {
                _ = try? Selector("\(text[..<index])")
                _ = try? Selector("\(text[..<index])\(text[text.index(after: index)...])")
            }
        }
    }
}
