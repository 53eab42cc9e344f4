import Calendar

/// A parser that is fast because it reads only the usual form of RFC 822 dates, `Sun, 22 Nov 2026 08:00:00 +0800`, which most feeds use.
enum MailDate {
    /// Parses a date. Nil for any other form, and for a date that does not exist.
    static func parse(_ text: String) -> Timestamp? {
        var text = text
        return text.withUTF8 { parse($0) }
    }

    private static func parse(_ utf8: UnsafeBufferPointer<UInt8>) -> Timestamp? {
        var bytes = utf8[...]
        if bytes.count > 5, bytes[3] == UInt8(ascii: ",") { bytes = bytes[4...].drop { $0 == space } }
        guard let day = number(&bytes, digits: 1...2), skip(&bytes, space), let month = month(&bytes), skip(&bytes, space),
            let year = number(&bytes, digits: 4...4), skip(&bytes, space), let hour = number(&bytes, digits: 2...2), skip(&bytes, colon),
            let minute = number(&bytes, digits: 2...2), skip(&bytes, colon), let second = number(&bytes, digits: 2...2),
            skip(&bytes, space), hour < 24, minute < 60, second < 60, let zone = zone(bytes),
            let date = CalendarDate(year: year, month: month, day: day)
        else { return nil }
        let digits = { (number: Int) in [UInt8(0x30 + number / 10), UInt8(0x30 + number % 10)] }
        let time = [UInt8(ascii: "T")] + digits(hour) + [colon] + digits(minute) + [colon] + digits(second)
        return Timestamp("\(date)" + String(decoding: time, as: UTF8.self) + zone)
    }

    private static var space: UInt8 { UInt8(ascii: " ") }
    private static var colon: UInt8 { UInt8(ascii: ":") }

    private static func number(_ bytes: inout Slice<UnsafeBufferPointer<UInt8>>, digits: ClosedRange<Int>) -> Int? {
        let found = bytes.prefix(digits.upperBound + 1).prefix { 0x30...0x39 ~= $0 }
        guard digits.contains(found.count) else { return nil }
        bytes = bytes.dropFirst(found.count)
        return found.reduce(0) { 10 * $0 + Int($1 & 15) }
    }

    private static func skip(_ bytes: inout Slice<UnsafeBufferPointer<UInt8>>, _ byte: UInt8) -> Bool {
        guard bytes.first == byte else { return false }
        bytes = bytes.dropFirst()
        return true
    }

    private static func month(_ bytes: inout Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        let names = "janfebmaraprmayjunjulaugsepoctnovdec" as StaticString
        guard bytes.count > 3 else { return nil }
        let name = bytes.prefix(3)
        bytes = bytes.dropFirst(3)
        return (1...12).first { month in
            name.enumerated().allSatisfy { $0.element | 0x20 == names.utf8Start[3 * (month - 1) + $0.offset] }
        }
    }

    /// Returns the zone in the form of RFC 3339.
    private static func zone(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
        if bytes.elementsEqual("GMT".utf8) || bytes.elementsEqual("+0000".utf8) { return "Z" }
        guard bytes.count == 5, let sign = bytes.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return nil }
        var digits = bytes.dropFirst()
        guard let hours = number(&digits, digits: 4...4).map({ $0 / 100 }), hours < 24 else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        guard text != "-0000", (text.dropFirst(3).first.map { "0"..."5" ~= $0 }) == true else { return nil }
        return "\(text.prefix(3)):\(text.suffix(2))"
    }
}
