/// A writer of iCalendar content lines (RFC 5545, section 3.1), which end with CRLF and are folded at 75 octets.
struct ICalendarWriter {
    private static let width = 75

    private(set) var content = ""

    /// Adds a line. A line of more than 75 octets is continued after CRLF and a space, at a character boundary.
    mutating func add(_ line: String) {
        var octets = 0
        for scalar in line.unicodeScalars {
            let length = UTF8.width(scalar)
            if octets + length > Self.width {
                content += "\r\n "
                octets = 1
            }
            content.unicodeScalars.append(scalar)
            octets += length
        }
        content += "\r\n"
    }

    /// Escapes a string (section 3.3.11). Control characters other than tab and newline are not allowed, and are removed.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": escaped += "\\n"
            case "\\", ";", ",": escaped += "\\" + String(scalar)
            case "\t": escaped.unicodeScalars.append(scalar)
            default: if scalar.properties.generalCategory != .control { escaped.unicodeScalars.append(scalar) }
            }
        }
        return escaped
    }
}
