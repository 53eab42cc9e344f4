import JSON
import Text

/// An instant as an RFC 3339 string.
///
/// The server's offset and fraction of a second are kept, because the forum uses its timestamps as cursors.
package struct Timestamp: Hashable, Sendable, CustomStringConvertible {
    package let text: String

    /// Parses `2026-11-21T16:28:16.235942964+08:00`. Returns nil for any other form.
    package init?(_ text: String) {
        guard Self.isWellFormed(text[...].utf8) else { return nil }
        self.text = text
    }

    /// Returns the instant in the offset of Asia/Shanghai, or nil outside the years 1970 to 9999.
    package init?(unixSeconds: Int) {
        guard (0..<253_402_271_999).contains(unixSeconds) else { return nil }
        let local = CampusDateTime(unixSeconds: unixSeconds, utcOffset: CampusDateTime.utcOffset)
        text = "\(local.date)T\(local.formattedTime(separator: ":"))+08:00"
    }

    /// Returns the instant of a local time in Asia/Shanghai.
    /// - Parameter time: such as `08:00:00`, with or without a fraction of a second.
    package init?(campusDate date: some StringProtocol, time: some StringProtocol) {
        self.init("\(date)T\(time)+08:00")
    }

    package var description: String { text }

    private static func isWellFormed(_ text: Substring.UTF8View) -> Bool {
        var rest = text
        for expected in "dddd-dd-ddTdd:dd:dd".utf8 {
            guard let byte = rest.popFirst() else { return false }
            guard expected == UInt8(ascii: "d") ? byte.isDigit : byte == expected else { return false }
        }
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            let fraction = rest.prefix(while: \.isDigit)
            guard !fraction.isEmpty else { return false }
            rest = rest[fraction.endIndex...]
        }
        if rest.count == 1 { return rest.first == UInt8(ascii: "Z") }
        guard rest.count == 6, let sign = rest.popFirst(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return false }
        return zip(rest, "dd:dd".utf8).allSatisfy { $1 == UInt8(ascii: "d") ? $0.isDigit : $0 == $1 }
    }
}

extension Timestamp {
    /// Seconds since 1970 without the fraction; nil if the date or time does not exist or the year is before 1970.
    package var unixSeconds: Int? {
        let digits = Array(text.utf8)
        // The fields have fixed places, because the text is well-formed.
        let number = { (range: Range<Int>) in digits[range].reduce(0) { $0 * 10 + Int($1 & 15) } }
        let (hour, minute, second) = (number(11..<13), number(14..<16), number(17..<19))
        guard let date = CalendarDate(text.prefix(10)), date.daysSince1970 >= 0, hour < 24, minute < 60, second <= 60 else { return nil }
        var offset = 0
        if digits.last != UInt8(ascii: "Z") {
            let start = digits.count - 6
            let (hours, minutes) = (number(start + 1..<start + 3), number(start + 4..<start + 6))
            guard hours < 24, minutes < 60 else { return nil }
            offset = (digits[start] == UInt8(ascii: "-") ? -1 : 1) * (hours * 3600 + minutes * 60)
        }
        return date.daysSince1970 * 86_400 + hour * 3600 + minute * 60 + second - offset
    }
}

extension Timestamp: JSONCodable {
    package init(json: JSONElement) throws(JSONError) {
        guard let time = Timestamp(try json.string()) else { throw JSONError("expected an RFC 3339 time") }
        self = time
    }

    package func jsonNode() -> JSONNode? { text.jsonNode() }
}
