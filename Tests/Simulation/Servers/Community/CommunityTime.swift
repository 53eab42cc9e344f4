import Text

/// The clock of a community server. Its instants are microseconds since 1970, and no two of them are equal, so that the order of rows by
/// their times is certain.
struct CommunityClock {
    private var last = 0

    /// Returns the instant of a request's time, or a little more if it was used before.
    mutating func stamp(milliseconds: Int) -> Int {
        last = max(milliseconds * 1000, last + 1)
        return last
    }
}

/// The texts of the community's instants: RFC 3339 in the zone Asia/Shanghai.
enum CommunityTime {
    private static let offset = 8 * 3600
    /// The zero value of times in Go.
    static let zero = "0001-01-01T00:00:00Z"

    static func text(_ microseconds: Int) -> String {
        let civil = CivilTime(seconds: microseconds / 1_000_000 + offset)
        var fraction = (microseconds % 1_000_000).zeroPadded(to: 6)
        while fraction.last == "0" { fraction.removeLast() }
        return "\(civil.date)T\(civil.time)\(fraction.isEmpty ? "" : "." + fraction)+08:00"
    }

    /// Returns the instant of a text, whose offset is that of Asia/Shanghai if it has none. Nil if the text has another form.
    static func parse(_ text: String) -> Int? {
        let bytes = Array(text.utf8)
        let number = { (from: Int, count: Int) -> Int? in
            guard bytes.count >= from + count, bytes[from..<from + count].allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
            return Int(String(decoding: bytes[from..<from + count], as: UTF8.self))
        }
        guard let year = number(0, 4), let month = number(5, 2), let day = number(8, 2), let hour = number(11, 2),
            let minute = number(14, 2), let second = number(17, 2), [4, 7].allSatisfy({ bytes[$0] == UInt8(ascii: "-") }),
            bytes[10] == UInt8(ascii: "T")
        else { return nil }
        var rest = String(decoding: bytes[19...], as: UTF8.self)[...]
        var fraction = 0
        if rest.first == "." {
            let digits = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
            guard (1...9).contains(digits.count) else { return nil }
            fraction = Int((digits + "000000").prefix(6)) ?? 0
            rest = rest.dropFirst(1 + digits.count)
        }
        guard let offset = seconds(ofOffset: rest) else { return nil }
        let local = CivilTime.seconds(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
        return (local - offset) * 1_000_000 + fraction
    }

    private static func seconds(ofOffset text: Substring) -> Int? {
        if text.isEmpty { return offset }
        if text == "Z" { return 0 }
        let parts = text.dropFirst().split(separator: ":")
        guard let sign = text.first, "+-".contains(sign), parts.count == 2, let hours = Int(parts[0]), let minutes = Int(parts[1]) else {
            return nil
        }
        return (sign == "-" ? -1 : 1) * (hours * 3600 + minutes * 60)
    }
}
