/// The value of an `input` with limits: a number, or a date or time whose parts are compared from left to right (HTML standard, section
/// 2.3.5).
struct InputValue: Comparable {
    private let parts: [Double]

    /// Parses the value of an `input` of the given type. Nil if the value is not valid for `type`, or if values of `type` have no limits.
    init?(_ text: String, type: String) {
        let parts: [Double]? =
            switch type {
            case "number", "range": Self.number(text).map { [$0] }
            case "date": Self.date(text)
            case "month": Self.month(text)
            case "week": Self.week(text)
            case "time": Self.time(text)
            case "datetime-local": Self.dateTime(text)
            default: nil
            }
        guard let parts else { return nil }
        self.parts = parts
    }

    static func < (one: InputValue, other: InputValue) -> Bool { one.parts.lexicographicallyPrecedes(other.parts) }

    private static func number(_ text: String) -> Double? {
        guard let last = text.utf8.last, text.utf8.allSatisfy({ digits.contains($0) || "-+.eE".utf8.contains($0) }), digits.contains(last),
            text.utf8.first != UInt8(ascii: "+")
        else { return nil }
        return Double(text)
    }

    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

    /// Parses a string that consists of digits, and whose length is in `count`. Nil for any other string.
    private static func digits(_ text: Substring, _ count: ClosedRange<Int>) -> Int? {
        count.contains(text.utf8.count) && text.utf8.allSatisfy(digits.contains) ? Int(text) : nil
    }

    private static func year(_ text: Substring) -> Int? { digits(text, 4...6).flatMap { $0 > 0 ? $0 : nil } }

    private static func month(_ text: String) -> [Double]? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let year = year(parts[0]), let month = digits(parts[1], 2...2), 1...12 ~= month else { return nil }
        return [Double(year), Double(month)]
    }

    private static func date(_ text: String) -> [Double]? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, let year = year(parts[0]), let month = digits(parts[1], 2...2), 1...12 ~= month,
            let day = digits(parts[2], 2...2), 1...days(in: month, year) ~= day
        else { return nil }
        return [Double(year), Double(month), Double(day)]
    }

    private static func days(in month: Int, _ year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && year % 100 != 0 || year % 400 == 0 }

    private static func week(_ text: String) -> [Double]? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].hasPrefix("W"), let year = year(parts[0]), let week = digits(parts[1].dropFirst(), 2...2),
            1...weeks(in: year) ~= week
        else { return nil }
        return [Double(year), Double(week)]
    }

    /// Returns the number of ISO 8601 weeks of a year: 53 if the year begins or ends on a Thursday, otherwise 52.
    private static func weeks(in year: Int) -> Int {
        func lastWeekday(_ year: Int) -> Int { (year + year / 4 - year / 100 + year / 400) % 7 }
        return lastWeekday(year) == 4 || lastWeekday(year - 1) == 3 ? 53 : 52
    }

    private static func time(_ text: String) -> [Double]? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard 2...3 ~= parts.count, let hour = digits(parts[0], 2...2), hour < 24, let minute = digits(parts[1], 2...2), minute < 60 else {
            return nil
        }
        guard parts.count == 3 else { return [Double(hour), Double(minute), 0] }
        let seconds = parts[2].split(separator: ".", omittingEmptySubsequences: false)
        guard let whole = digits(seconds[0], 2...2), whole < 60,
            seconds.count == 1 || seconds.count == 2 && digits(seconds[1], 1...3) != nil,
            let second = Double(parts[2])
        else { return nil }
        return [Double(hour), Double(minute), second]
    }

    private static func dateTime(_ text: String) -> [Double]? {
        guard let separator = text.firstIndex(where: { $0 == "T" || $0 == " " }), let date = date(String(text[..<separator])),
            let time = time(String(text[text.index(after: separator)...]))
        else { return nil }
        return date + time
    }
}
