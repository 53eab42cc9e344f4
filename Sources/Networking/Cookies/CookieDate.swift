import Calendar

/// Parser of cookie dates (RFC 6265, section 5.1.1), which have many forms.
package enum CookieDate {
    /// Returns Unix time in seconds, or nil if the string is not a date.
    package static func parse(_ text: String) -> Int? {
        var time: (hour: Int, minute: Int, second: Int)?
        var day: Int?
        var month: Int?
        var year: Int?
        for token in text.utf8.split(whereSeparator: isDelimiter) {
            if time == nil, let found = Self.time(token) {
                time = found
            } else if day == nil, let found = number(token, digits: 1...2) {
                day = found
            } else if month == nil, let found = Self.month(token) {
                month = found
            } else if year == nil, let found = number(token, digits: 2...4) {
                year = found
            }
        }
        guard let time, let day, let month, var year else { return nil }
        if (70...99).contains(year) { year += 1900 }
        if (0...69).contains(year) { year += 2000 }
        guard year >= 1601, let date = CalendarDate(year: year, month: month, day: day), time.hour < 24, time.minute < 60, time.second < 60
        else { return nil }
        return date.daysSince1970 * 86_400 + time.hour * 3600 + time.minute * 60 + time.second
    }

    private static func isDelimiter(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x09, 0x20...0x2F, 0x3B...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }

    /// Parses `h:m:s` with one or two digits each. Characters after the last digit are ignored.
    private static func time(_ token: Substring.UTF8View) -> (hour: Int, minute: Int, second: Int)? {
        let parts = token.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard parts.count == 3, let hour = number(parts[0], digits: 1...2, exactly: true),
            let minute = number(parts[1], digits: 1...2, exactly: true),
            let second = number(parts[2], digits: 1...2)
        else { return nil }
        return (hour, minute, second)
    }

    /// Parses the number at the start of `token`. Returns nil if its length is not in `digits`, or if `exactly` is true and other
    /// characters follow.
    private static func number(_ token: Substring.UTF8View, digits: ClosedRange<Int>, exactly: Bool = false) -> Int? {
        let head = token.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard digits.contains(head.count), !exactly || head.count == token.count else { return nil }
        return head.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }

    private static func month(_ token: Substring.UTF8View) -> Int? {
        let name = String(decoding: token.prefix(3), as: UTF8.self).lowercased()
        return ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"].firstIndex(of: name).map { $0 + 1 }
    }
}
