import JSON

/// An instant as an RFC 3339 string.
///
/// The string keeps the server's offset and fraction of a second, because the forum uses its timestamps as cursors.
package struct Timestamp: Hashable, Sendable, CustomStringConvertible {
    package let text: String

    /// Parses a time such as `2026-11-21T16:28:16.235942964+08:00` or `2026-11-21T08:28:16Z`. Returns nil for any other form, and for a
    /// time that does not exist.
    package init?(_ text: String) {
        guard Self.exists(text) else { return nil }
        self.text = text
    }

    /// Creates the timestamp of an instant, with the offset of Asia/Shanghai. Returns nil outside of the years 1970 to 9999.
    package init?(unixSeconds: Int) {
        guard (0...253_402_271_999).contains(unixSeconds) else { return nil }
        let local = CampusDateTime(unixSeconds: unixSeconds, utcOffset: CampusDateTime.utcOffset)
        text = "\(local.date)T\(local.formattedTime(separator: ":"))+08:00"
    }

    /// Creates the timestamp of a local time in Asia/Shanghai. Returns nil if the date or the time has another form or does not exist.
    /// - Parameters:
    ///   - date: such as `2026-11-21`.
    ///   - time: such as `08:00:00`, with or without a fraction of a second.
    package init?(campusDate date: some StringProtocol, time: some StringProtocol) {
        self.init("\(date)T\(time)+08:00")
    }

    package var description: String { text }

    private static func exists(_ text: String) -> Bool {
        var text = text
        // Reads the bytes directly, because with the string's own views, this check would take a third of the time in which a long list is
        // decoded.
        return text.withUTF8 { bytes in
            guard hasForm(bytes.prefix(19), "dddd-dd-ddTdd:dd:dd") else { return false }
            var rest = bytes.dropFirst(19)
            if rest.first == UInt8(ascii: ".") {
                let zone = rest.dropFirst().firstIndex { !isDigit($0) } ?? rest.endIndex
                guard zone - rest.startIndex > 1 else { return false }
                rest = rest[zone...]
            }
            let number = { (index: Int) in Int(bytes[index] & 15) * 10 + Int(bytes[index + 1] & 15) }
            guard CalendarDate(year: number(0) * 100 + number(2), month: number(5), day: number(8)) != nil, number(11) < 24,
                number(14) < 60,
                number(17) <= 60  // The second 60 is a leap second.
            else { return false }
            if rest.count == 1 { return rest.first == UInt8(ascii: "Z") }
            return (hasForm(rest, "+dd:dd") || hasForm(rest, "-dd:dd")) && number(rest.startIndex + 1) < 24
                && number(rest.startIndex + 4) < 60
        }
    }

    /// - Parameter form: the expected characters. `d` stands for any digit.
    private static func hasForm(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ form: StaticString) -> Bool {
        guard bytes.count == form.utf8CodeUnitCount else { return false }
        for (index, byte) in bytes.enumerated() {
            let expected = form.utf8Start[index]
            guard expected == UInt8(ascii: "d") ? isDigit(byte) : byte == expected else { return false }
        }
        return true
    }

    private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
}

extension Timestamp {
    /// Whole seconds since 1970-01-01T00:00:00Z. Nil if the year, as it is written, is before 1970.
    package var unixSeconds: Int? {
        let digits = Array(text.utf8)
        // The fields have fixed positions, because the string is well-formed.
        let number = { (range: Range<Int>) in digits[range].reduce(0) { $0 * 10 + Int($1 & 15) } }
        let (hour, minute, second) = (number(11..<13), number(14..<16), number(17..<19))
        guard let date = CalendarDate(text.prefix(10)), date.daysSince1970 >= 0 else { return nil }
        var offset = 0
        if digits.last != UInt8(ascii: "Z") {
            let start = digits.count - 6
            let (hours, minutes) = (number(start + 1..<start + 3), number(start + 4..<start + 6))
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

    package func write(to json: inout JSONWriter) { text.write(to: &json) }
}
