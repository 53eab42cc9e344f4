import JSON
import Testing

@testable import Markup

/// Tests of the pseudo-classes of forms, languages and directions. The expected elements are those that Chromium matches.
/// For language ranges, they are those of BeautifulSoup, because Chromium matches language ranges only as prefixes.
@Suite("Selectors of forms and languages", .timeLimit(.minutes(5)))
struct FormSelectorTests {
    static let text = """
        <!DOCTYPE html><html id=html lang=zh-CN><head id=head><title id=title>T</title></head><body id=body>
        <form id=f1>
        <input id=checkbox type=CheckBox checked><input id=off type=checkbox><input id=text type=text disabled value="" checked><input id=plain>
        <input id=hidden type=hidden required><input id=must required><input id=readonly type=text readonly placeholder=x>
        <input id=hint placeholder=name><input id=filled placeholder=name value=x><input id=blank placeholder="" value="">
        <input id=r1 type=radio name=a><input id=r2 type=radio name=a checked><input id=r3 type=radio name=b><input id=r4 type=radio>
        <button id=b0 type=button>x</button><button id=b1>go</button><input id=b2 type=submit><button id=b3 disabled>no</button>
        </form>
        <input id=r5 type=radio name=a>
        <select id=one><option id=o1 disabled>A</option><option id=o2>B</option><option id=o3>C</option></select>
        <select id=two required><option id=o4 selected>A</option><option id=o5 selected>B</option></select>
        <select id=many multiple><option id=o6>A</option><option id=o7 selected>B</option><option id=o8 selected>C</option></select>
        <select id=tall size=3><optgroup id=g1 disabled><option id=o9>A</option></optgroup><optgroup id=g2><option id=o10>B</option></optgroup></select>
        <fieldset id=fs1 disabled><legend id=lg1><input id=i1><legend id=lg2></legend></legend><legend id=lg3><input id=i2></legend><input id=i3>
        <fieldset id=fs2><textarea id=ta1>x</textarea></fieldset></fieldset>
        <fieldset id=fs3><input id=i4 disabled></fieldset>
        <textarea id=ta2 placeholder=x required></textarea><textarea id=ta3 placeholder=x>text</textarea><textarea id=ta4 readonly></textarea>
        <div id=edit contenteditable><p id=e1>a</p><p id=e2 contenteditable=false>b</p></div><p id=e3 contenteditable=nonsense>c</p>
        <input id=n1 type=number min=1 max=5 value=3><input id=n2 type=number min=1 max=5 value=6><input id=n3 type=number max=5>
        <input id=n4 type=number value=3><input id=n5 type=number min=1 value=-2.5e1><input id=n6 type=range min=1 max=5 value=9>
        <input id=n7 type=number min=1 value=x><input id=n8 type=number min=2 value=1 readonly><input id=n9 type=number min=2 value=1 disabled>
        <input id=d1 type=date min=2026-02-28 max=2026-03-01 value=2026-02-28><input id=d2 type=date min=2026-02-28 value=2026-02-27>
        <input id=d3 type=date min=2026-02-30 value=2026-01-01><input id=m1 type=month max=2026-06 value=2026-07>
        <input id=w1 type=week min=2026-W09 max=2026-W53 value=2026-W53><input id=w2 type=week min=2026-W09 value=2026-W08>
        <input id=t1 type=time min=22:00 max=06:00 value=23:30><input id=t2 type=time min=22:00 max=06:00 value=12:00>
        <input id=t4 type=time min=22:00 max=06:00 value=22:00><input id=t5 type=time min=22:00 max=06:00 value=06:00>
        <input id=t3 type=time max=12:00:30.5 value=12:00:30.6><input id=dt1 type=datetime-local min=2026-01-01T00:00 value=2025-12-31T23:59>
        <progress id=p1></progress><progress id=p2 value=1 max=2></progress>
        <p id=en lang=en-US>x <b id=de lang=de-Latn-DE-1996>y</b></p><p id=none lang="">z</p><p id=hant lang=ZH-hant-tw>t</p>
        <div id=rtl dir=rtl>r <span id=in1>s</span><bdo id=ltr dir=ltr>l</bdo></div><p id=auto1 dir=auto>12 שלום</p><p id=auto2 dir=auto>中文</p>
        <p id=auto3 dir=auto><span id=in2 dir=rtl>ש</span>text</p><bdi id=bdi1>مرحبا</bdi><div id=outer dir=rtl><input id=tel type=tel></div>
        </body></html>
        """

    static let cases: [(String, String)] = [
        (":checked", "checkbox r2 o2 o5 o7 o8"),
        (":disabled", "text b3 o1 g1 o9 fs1 i2 i3 fs2 ta1 i4 n9"),
        ("option:enabled", "o2 o3 o4 o5 o6 o7 o8 o10"), ("fieldset:enabled", "fs3"), ("legend input:enabled", "i1"),
        ("form button:enabled", "b0 b1"),
        (":required", "must two ta2"), ("select:optional", "one many tall"),
        ("form input:optional:not([type=radio])", "checkbox off text plain hidden readonly hint filled blank b2"),
        ("form :read-write", "plain must hint filled blank"), ("textarea:read-only", "ta1 ta4"), ("p:read-write", "e1"),
        ("div:read-write", "edit"),
        ("input:read-only:not(form *):not([type=number])", "r5 i2 i3 i4 n6"),
        (":in-range", "n1 n3 n6 n7 d1 w1 t1 t4 t5"), (":out-of-range", "n2 n5 d2 m1 w2 t2 t3 dt1"),
        (":default", "checkbox r2 b1 o4 o5 o7 o8"), (":indeterminate", "r3 r4 r5 p1"), (":placeholder-shown", "readonly hint blank ta2"),
        ("html:lang(zh), title:lang(zh), em:lang(zh), :is(#hant, #en, #none):lang(zh)", "html title hant"), (":lang(en)", "en"),
        ("p:lang('*-US')", "en"), (":lang(de-DE)", "de"), (":lang(de-1996)", "de"),
        (":lang(de-FR)", ""), ("p:lang('')", "none"), ("p:lang(zh-TW)", "hant"), ("p:lang(zh-Hant)", "hant"),
        ("p:lang(en, zh-tw)", "en hant"),
        ("p:lang(fr, \"zh-*-TW\")", "hant"), ("p:lang(*):not(:lang(zh-CN))", "en hant"),
        (":dir(rtl)", "rtl in1 auto1 in2 bdi1 outer"), ("p[dir]:dir(ltr)", "auto2 auto3"), ("[dir=rtl] :dir(ltr)", "ltr tel"),
    ]

    func ids(_ selector: String) throws -> String {
        try HTMLDocument(Self.text).select(Selector(selector)).map { $0["id"] ?? "?" }.joined(separator: " ")
    }

    @Test("A pseudo-class of forms, languages or directions matches the expected elements", arguments: cases)
    func matches(selector: String, expected: String) throws {
        #expect(try ids(selector) == expected)
    }

    @Test("A pseudo-class with a missing, invalid or unexpected argument is refused")
    func wrong() {
        for selector in [":lang()", ":lang(1)", ":dir()", ":dir(up)", ":lang", ":dir", ":required()"] {
            #expect(throws: SelectorError.self, "\(selector)") { try Selector(selector) }
        }
    }

    @Test("In an XML document, form pseudo-classes match nothing, and xml:lang determines the language")
    func xml() throws {
        let document = try XMLDocument("<a xml:lang='fr'><input required=''/><b lang='de'/></a>")
        #expect(document.select(":required").isEmpty && document.select(":lang(de)").isEmpty)
        #expect(document.select(":lang(fr)").count == 3)
    }

    @Test("For elements that have and inherit no attribute lang, a meta element can declare a single language")
    func declaredLanguage() throws {
        let document = try HTMLDocument("<meta http-equiv=Content-Language content='ja'><p>x<p lang=en>y")
        #expect(document.select("p:lang(ja)").count == 1)
        #expect(try HTMLDocument("<meta http-equiv=content-language content='ja, en'><p>x").select("p:lang(ja)").isEmpty)
    }
}
