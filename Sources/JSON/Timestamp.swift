/// A point in time, as RFC 3339 text with the offset and the fraction of a second that the server sent: nothing is rounded, so it can serve as a cursor.
public struct Timestamp: Hashable, Sendable, CustomStringConvertible {
    public let text: String

    /// Nil if the text is not of the form `2026-11-21T16:28:16.235942964+08:00`.
    public init?(_ text: String) {
        guard Self.isWellFormed(text[...].utf8) else { return nil }
        self.text = text
    }

    /// A time in whole seconds since 1970, written for the time zone of the university, Asia/Shanghai (UTC+8, no summer time).
    /// Nil outside the years 1970 to 9999.
    public init?(unixSeconds: Int) {
        guard (0..<253_402_271_999).contains(unixSeconds) else { return nil }
        let (day, second) = (unixSeconds + 8 * 3600).quotientAndRemainder(dividingBy: 86_400)
        let (year, month, dayOfMonth) = Self.civil(daysSince1970: day)
        text = [
            [year.padded(4), month.padded(2), dayOfMonth.padded(2)].joined(separator: "-"), "T",
            [(second / 3600).padded(2), (second / 60 % 60).padded(2), (second % 60).padded(2)].joined(separator: ":"), "+08:00",
        ].joined()
    }

    public var description: String { text }

    private static func isWellFormed(_ text: Substring.UTF8View) -> Bool {
        var rest = text
        for expected in "dddd-dd-ddTdd:dd:dd".utf8 {
            guard let byte = rest.popFirst() else { return false }
            guard expected == UInt8(ascii: "d") ? isDigit(byte) : byte == expected else { return false }
        }
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            let fraction = rest.prefix(while: isDigit)
            guard !fraction.isEmpty else { return false }
            rest = rest[fraction.endIndex...]
        }
        if rest.count == 1 { return rest.first == UInt8(ascii: "Z") }
        guard rest.count == 6, let sign = rest.popFirst(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return false }
        return zip(rest, "dd:dd".utf8).allSatisfy { $1 == UInt8(ascii: "d") ? isDigit($0) : $0 == $1 }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    /// The proleptic Gregorian calendar's date of a day, by counting 400-year cycles from 1 March of year 0.
    private static func civil(daysSince1970: Int) -> (year: Int, month: Int, day: Int) {
        let (era, dayOfEra) = (daysSince1970 + 719_468).quotientAndRemainder(dividingBy: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    }
}

extension Timestamp: JSONDecodable {
    public init(json: JSONElement) throws(JSONError) {
        guard let time = Timestamp(try json.string()) else { throw JSONError("expected an RFC 3339 time") }
        self = time
    }
}

extension Timestamp: JSONEncodable {
    public func jsonNode() -> JSONNode? { text.jsonNode() }
}

extension Int {
    fileprivate func padded(_ width: Int) -> String {
        let digits = String(self)
        return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
    }
}
