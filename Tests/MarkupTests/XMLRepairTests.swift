import Errors
import Testing

@testable import Markup

@Suite("Repair of XML documents", .timeLimit(.minutes(5)))
struct XMLRepairTests {
    static func repaired(_ text: String, from start: Int = 0) throws -> String {
        String(decoding: try XMLRepair.repaired(Array(text.utf8), from: start), as: UTF8.self)
    }

    static func letters(_ count: Int) -> String { String(repeating: "n", count: count) }

    static let elementRows: [(String, String)] = [
        ("", ""), ("text", ""), ("<a>x</a>", "<a>x</a>"), ("<a/>", "<a></a>"), ("<a / >x", "<a>x</a>"), ("x<a/>", "<a></a>"),
        ("< &lt; <a/>", "<a></a>"),
        ("<a>x</a>y<b/>", "<a>x</a>"), ("<a><b>x</a>", "<a><b>x</b></a>"), ("<a><b><c>x</b>y</a>", "<a><b><c>x</c></b>y</a>"),
        ("<a></b>x</a>", "<a>x</a>"), ("<a><b>x", "<a><b>x</b></a>"), ("<a>x</a", "<a>x</a>"), ("<a>x</a  y>", "<a>x</a>"),
        ("<a><a>x</a>y</a>", "<a><a>x</a>y</a>"), ("<a>x<b c", "<a>x</a>"), ("<a>x<b c='d", "<a>x</a>"), ("<a b", ""),
        ("<a>x<b ", "<a>x</a>"),
        ("<a <b>x", "<a><b>x</b></a>"), ("<a>1 < 2 <3> <</a>", "<a>1 &lt; 2 &lt;3&gt; &lt;</a>"),
        ("<x:a y:b='c'/>", "<x:a y:b=\"c\"></x:a>"),
        ("<a:b:c d:e:f=g/ >x</a:b:c>", "<a:b_c d:e_f=\"g/\">x</a:b_c>"), ("<_a-b.c1/>", "<_a-b.c1></_a-b.c1>"), ("<Az/><b/>", "<Az></Az>"),
        ("<zA/>", "<zA></zA>"), ("<Z9 z9=Z9/ >", "<Z9 z9=\"Z9/\"></Z9>"), ("<é/><a/>", "<a></a>"),
        // Comments, instructions and CDATA sections.
        ("<a><!-- <b> -->x</a>", "<a>x</a>"), ("<!-- <b> --><a/>", "<a></a>"), ("<a><!-- x</a>", "<a> x</a>"),
        ("<a><?p b?>x</a>", "<a>x</a>"),
        ("<?xml version='1.0'?><a/>", "<a></a>"), ("<a><!x>y</a>", "<a>y</a>"), ("<a><!y</a>", "<a></a>"),
        ("<a><![CDATA[<b>&]]>x</a>", "<a>&lt;b&gt;&amp;x</a>"),
        ("<a><![CDATA[x<y&lt;</a>", "<a>x&lt;y&amp;lt;&lt;/a&gt;</a>"), ("<![CDATA[x]]><a/>", "<a></a>"),
        ("<a><b><![CDATA[]]></b></a>", "<a><b></b></a>"),
        // Attributes.
        (
            "<a b=c d='e\"f' g h = \"i\" b=2 1 j=k>x</a>",
            #"<a b="c" d="e&quot;f" g="" h="i" j="k">x</a>"#
        ),
        ("<a b='<&amp;>&\"\n'>x</a>", "<a b=\"&lt;&amp;&gt;&amp;&quot;\n\">x</a>"), ("<a b=\"c>d</a>", "<a b=\"c\">d</a>"),
        ("<a b='c>d</a>", "<a b=\"c\">d</a>"),
        ("<a b='c\"d\"'>x</a>", "<a b=\"c&quot;d&quot;\">x</a>"), ("<a b= >x</a>", "<a b=\"\">x</a>"),
        ("<a\tb\n=\r'c'/>", "<a b=\"c\"></a>"),
        ("<a b=c/>x</a>", "<a b=\"c/\">x</a>"), ("<a/b>x</a>", "<a b=\"\">x</a>"),
    ]

    static let characterRows: [(String, String)] = [
        // Text and references.
        ("&amp;&lt;&gt;&quot;&apos;", "&amp;&lt;&gt;&quot;&apos;"), ("&nbsp;&eacute;&hearts;", "\u{A0}é♥"), ("&nosuch;", "&amp;nosuch;"),
        ("& &; &amp", "&amp; &amp;; &amp;amp"), ("\"'>]]>", "&quot;'&gt;]]&gt;"), ("&#65;&#x41;&#X4a;&#x4A;", "AAJJ"),
        ("&#60;&#38;", "&lt;&amp;"),
        ("&#;&#x;&#g;&#xg;", "&amp;#;&amp;#x;&amp;#g;&amp;#xg;"), ("&#65", "&amp;#65"), ("&#6a;", "&amp;#6a;"),
        ("&#128;&#130;&#x80;&#159;", "€‚€Ÿ"), ("&#xFf;&#x9;&#x9F;&#99;", "ÿ\tŸc"), ("&#129;&#127;&#160;", "\u{81}\u{7F}\u{A0}"),
        ("&#0;&#8;&#11;&#12;&#14;&#31;", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"), ("&#9;&#10;&#13;&#32;", "\t\n\r "),
        ("&#xD7FF;&#xD800;&#xDFFF;&#xE000;", "\u{D7FF}\u{FFFD}\u{FFFD}\u{E000}"),
        ("&#xFFFD;&#xFFFE;&#xFFFF;&#x10000;", "\u{FFFD}\u{FFFD}\u{FFFD}\u{10000}"),
        ("&#x10FFFF;&#x110000;", "\u{10FFFF}\u{FFFD}"), ("&#0000000065;", "A"), ("&#00000000065;", "&amp;#00000000065;"),
        ("&#4294967361;", "\u{FFFD}"),
        // Characters that XML does not allow.
        ("a\u{0}b\u{8}c\u{B}\u{1F}d", "abcd"), ("a\tb\nc\rd e\u{7F}", "a\tb\nc\rd e\u{7F}"), ("a\u{FFFE}b\u{FFFF}c\u{FFFD}", "abc\u{FFFD}"),
        ("¾¿￼\u{1FFFE}", "¾¿￼\u{1FFFE}"),
    ]

    @Test("Elements are closed, and tags, attributes and markup are made well-formed", arguments: elementRows)
    func elements(text: String, expected: String) throws {
        #expect(try Self.repaired(text) == expected)
    }

    @Test("Known references are replaced, and characters that could be markup are escaped", arguments: characterRows)
    func characters(text: String, expected: String) throws {
        #expect(try Self.repaired("<a>\(text)</a>").utf8.elementsEqual("<a>\(expected)</a>".utf8))
        #expect(try Self.repaired("<a b='\(text.replacing("'", with: ""))'/>") == "<a b=\"\(expected.replacing("'", with: ""))\"></a>")
    }

    @Test(
        "The repair starts at a position", arguments: [(0, "<a><b></b></a>"), (3, "<b></b>"), (7, ""), (100, ""), (-1, "<a><b></b></a>")])
    func start(position: Int, expected: String) throws {
        #expect(try Self.repaired("<a><b/>", from: position) == expected)
    }

    @Test(
        "Entities that the document declares are replaced",
        arguments: [
            ("<!DOCTYPE a><a>&x;</a>", "<a>&amp;x;</a>"), ("<!doctype a SYSTEM 'b'><a/>", "<a></a>"), ("<!DOCTYPE a", ""),
            ("<!DOCTYPE a [<!ENTITY x 'y'>]><a>&x;&x;</a>", "<a>yy</a>"),
            ("<!DOCTYPE a [<!ENTITY x \"'y'\"><!ENTITY x 'z'>]><a b='&x;'/>", "<a b=\"'y'\"></a>"),
            ("<!DOCTYPE a [<!ENTITY x '\"y\"<b/>'>]><a>&x;</a>", "<a>&quot;y&quot;&lt;b/&gt;</a>"),
            ("<!DOCTYPE a [<!ENTITY lt 'y'><!ENTITY nbsp 'z'>]><a>&lt;&nbsp;</a>", "<a>&lt;z</a>"),
            ("<!DOCTYPE a [<!ENTITY x '&#60;b&#x3e;&#65'>]><a>&x;</a>", "<a>&lt;b&gt;A</a>"),
            ("<!DOCTYPE a [<!-- ]>' --><!ATTLIST a b CDATA \"]>\"><!ELEMENT a (b)><!ENTITY\n x \t'y' >\n] ><a>&x;</a>", "<a>y</a>"),
            ("<!DOCTYPE a [<!ATTLIST a b CDATA ']>\"'>]><a/>", "<a></a>"), ("<!DOCTYPE a [<!ENTITY x 'y", ""),
            ("<!DOCTYPE a [<!ENTITY \(letters(32)) 'y'>]><a>&\(letters(32));</a>", "<a>y</a>"),
            ("<!DOCTYPE a [<!ENTITY \(letters(33)) 'y'>]><a>&\(letters(33));</a>", "<a>&amp;\(letters(33));</a>"),
        ])
    func entities(text: String, expected: String) throws {
        #expect(try Self.repaired(text) == expected)
    }

    @Test(
        "A document that could load or expand entities is refused",
        arguments: [
            ("<!ENTITY % p 'x'>", "the document declares a parameter entity"),
            ("<!ENTITY x SYSTEM 'y'>", "the document declares the external entity `x`, which is not loaded"),
            ("<!ENTITY x", "the document declares the external entity `x`, which is not loaded"),
            ("<!ENTITY x 'a&amp;'>", "the entity `x` contains another entity"),
            ("<!ENTITY x '&'>", "the entity `x` contains another entity"),
        ])
    func refused(declaration: String, reason: String) {
        let error = #expect(throws: DanXiError.self) { try Self.repaired("<!DOCTYPE a [\(declaration)]><a/>") }
        #expect(error?.code == .tooLarge)
        #expect(error?.message == "Cannot read the XML document: \(reason). Check the source of the document.")
    }

    @Test("The replacements of entities may have one MiB")
    func expansion() throws {
        func document(_ count: Int) -> String {
            "<!DOCTYPE a [<!ENTITY x '\(Self.letters(1024))'>]><a>" + String(repeating: "&x;", count: count) + "</a>"
        }
        #expect(try Self.repaired(document(1024)).utf8.count == 1_048_576 + 7)
        let error = #expect(throws: DanXiError.self) { try Self.repaired(document(1025)) }
        #expect(error?.code == .tooLarge)
        #expect(
            error?.message
                == "Cannot read the XML document: its entities make the document too large. Check the source of the document.")
    }

    @Test("A repaired document has at most 256 levels, and 200 attributes in a tag")
    func limits() throws {
        let deep = { (count: Int) in String(repeating: "<a>", count: count) }
        #expect(try Self.repaired(deep(256)) == deep(256) + String(repeating: "</a>", count: 256))
        let error = #expect(throws: DanXiError.self) { try Self.repaired(deep(257)) }
        #expect(error?.code == .tooLarge)
        #expect(error?.message == "Cannot read the XML document: its elements are nested too deeply. Check the source of the document.")
        let attributes = (0..<201).map { " a\($0)=\"\"" }
        #expect(try Self.repaired("<a\(attributes.joined())/>") == "<a\(attributes.dropLast().joined())></a>")
    }
}
