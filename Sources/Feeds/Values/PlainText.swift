import Errors
import Markup
import Text

/// The conversion of titles, subtitles and other texts to plain text.
enum PlainText {
    /// Returns the visible text of HTML on one line.
    static func of(html: String) -> String {
        guard html.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else { return oneLine(html) }
        guard let document = try? HTMLDocument(html) else { return oneLine(html) }
        return oneLine(Windows1252.withoutControls(document.text))
    }

    /// Returns a text on one line. RSS requires plain text in titles, but many feeds have HTML there, so markup is removed from a text that
    /// looks like HTML.
    static func of(ambiguous text: String) -> String { looksLikeHTML(text) ? of(html: text) : oneLine(text) }

    /// Collapses white space, so that the text is on one line.
    static func oneLine(_ text: String) -> String {
        var isClean = true
        var last = UInt8(ascii: " ")
        for byte in text.utf8 {
            if byte < 0x20 || byte == 0x20 && last == 0x20 { isClean = false }
            last = byte
        }
        if isClean, last != 0x20 { return text }
        return text.unicodeScalars.split(whereSeparator: \.isWhiteSpace).map { Substring($0) }.joined(separator: " ")
    }

    /// Returns whether a text seems to have an end tag, an empty-element tag or a character reference.
    private static func looksLikeHTML(_ text: String) -> Bool {
        var previous: UInt8 = 0
        var reference = 0
        for byte in text.utf8 {
            if previous == UInt8(ascii: "<"), byte == UInt8(ascii: "/") { return true }
            if previous == UInt8(ascii: "/"), byte == UInt8(ascii: ">") { return true }
            if byte == UInt8(ascii: "&") {
                reference = 1
            } else if reference > 0 {
                if byte == UInt8(ascii: ";"), reference > 2 { return true }
                reference = byte.isLetter || byte.isDigit || byte == UInt8(ascii: "#") ? reference + 1 : 0
            }
            previous = byte
        }
        return false
    }
}
