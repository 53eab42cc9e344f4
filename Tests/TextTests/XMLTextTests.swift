import Testing

@testable import Text

@Suite("Text in XML")
struct XMLTextTests {
    @Test(
        "Markup and white space are escaped, and characters that XML does not allow are left out",
        arguments: [
            ("a & b < c > d \"e\" 'f'", "a &amp; b &lt; c &gt; d &quot;e&quot; 'f'"), ("\t\n\r\r\n", "&#9;&#10;&#13;&#13;&#10;"),
            ("a\u{0}b\u{1}c\u{8}d\u{B}e\u{C}f\u{E}g\u{1F}h i\u{7F}", "abcdefgh i\u{7F}"), ("a\u{FFFE}b\u{FFFF}c\u{FFFD}", "abc\u{FFFD}"),
            ("树洞😅é", "树洞😅é"), ("", ""),
        ])
    func escapes(text: String, expected: String) {
        #expect(XMLText.escaped(text).unicodeScalars.elementsEqual(expected.unicodeScalars))
    }
}
