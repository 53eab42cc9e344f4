/// Writes content lines as iCalendar has them (RFC 5545, section 3.1): ended by CRLF, folded at 75 octets.
struct CalendarText {
    private static let width = 75

    private(set) var text = ""

    /// - Parameter value: as it is to be written.
    mutating func add(_ name: String, _ value: some CustomStringConvertible) {
        fold("\(name):\(value)")
    }

    /// - Parameter value: any text; nil or nothing adds no line.
    mutating func add(_ name: String, text value: String?) {
        guard let value, !value.isEmpty else { return }
        fold("\(name):\(Self.escaped(value))")
    }

    /// A line goes on after CRLF and a space, never within a character.
    private mutating func fold(_ line: String) {
        var octets = 0
        for scalar in line.unicodeScalars {
            let length = UTF8.width(scalar)
            if octets + length > Self.width {
                text += "\r\n "
                octets = 1
            }
            text.unicodeScalars.append(scalar)
            octets += length
        }
        text += "\r\n"
    }

    /// Section 3.3.11. Control characters, which a text must not hold, are left out.
    private static func escaped(_ text: String) -> String {
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
