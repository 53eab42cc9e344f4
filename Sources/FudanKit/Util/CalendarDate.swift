import Storage

/// A day of the Gregorian calendar, without a time and without a time zone.
///
/// Its year is the calendar year, never that of the week.
struct CalendarDate: Sendable, Hashable {
    /// Since 1970-01-01; within the years 1 to 9999.
    let daysSince1970: Int

    private static let range = -719_162...2_932_896

    /// Nil if there is no such day in the years 1 to 9999.
    init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), (1...Self.length(of: month, in: year)).contains(day) else { return nil }
        // Years are counted from 1 March, so that a leap day is a year's last.
        let shifted = month > 2 ? year : year - 1
        let monthFromMarch = (month + 9) % 12
        let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
        let leapDays = shifted / 4 - shifted / 100 + shifted / 400
        daysSince1970 = 365 * shifted + leapDays + dayOfYear - 719_468
    }

    /// A text such as `2026-11-21`; nil if it is of another form or no such day exists.
    init?(_ text: some StringProtocol) {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.map(\.count) == [4, 2, 2] else { return nil }
        guard parts.allSatisfy({ $0.allSatisfy(\.isDigit) }) else { return nil }
        let numbers = parts.map { $0.reduce(0) { $0 * 10 + Int($1 & 15) } }
        guard let year = numbers.first, let month = numbers.dropFirst().first, let day = numbers.last else { return nil }
        self.init(year: year, month: month, day: day)
    }

    private init(clamping days: Int) {
        daysSince1970 = min(max(days, Self.range.lowerBound), Self.range.upperBound)
    }

    /// The first day within a text that is written as `2026-11-21`, and what follows it.
    static func first(in text: String) -> (date: CalendarDate, rest: Substring)? {
        for start in text.indices {
            guard let end = text.index(start, offsetBy: 10, limitedBy: text.endIndex) else { return nil }
            if let date = CalendarDate(text[start..<end]) { return (date, text[end...]) }
        }
        return nil
    }

    /// The day that it is at the university.
    static var today: CalendarDate { CalendarDate(at: .now) }

    /// The day that it was, at the university without an offset: Asia/Shanghai, UTC+8 without summer time.
    init(at time: WallTime, utcOffset: Int = 8 * 3600) {
        let milliseconds = min(max(time.milliseconds, -1 << 50), 1 << 50) + utcOffset * 1000
        self.init(clamping: milliseconds >= 0 ? milliseconds / 86_400_000 : -((86_399_999 - milliseconds) / 86_400_000))
    }

    /// The day so many days later; it stays within the years 1 to 9999.
    func adding(days: Int) -> CalendarDate {
        let (sum, overflow) = daysSince1970.addingReportingOverflow(days)
        return CalendarDate(clamping: overflow ? (days > 0 ? .max : .min) : sum)
    }

    /// How many days later than another it is.
    func days(since other: CalendarDate) -> Int { daysSince1970 - other.daysSince1970 }

    /// 1 for Monday to 7 for Sunday.
    var weekday: Int {
        // 1970-01-01 was a Thursday.
        let remainder = (daysSince1970 + 3) % 7
        return (remainder < 0 ? remainder + 7 : remainder) + 1
    }

    /// This day if it is a Monday, else the next one.
    var mondayOnOrAfter: CalendarDate { adding(days: (8 - weekday) % 7) }

    /// The year, month and day of the month.
    var components: (year: Int, month: Int, day: Int) {
        let (era, dayOfEra) = (daysSince1970 + 719_468).quotientAndRemainder(dividingBy: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    }

    private static func length(of month: Int, in year: Int) -> Int {
        switch month {
        case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension CalendarDate: Comparable {
    static func < (one: CalendarDate, other: CalendarDate) -> Bool { one.daysSince1970 < other.daysSince1970 }
}

extension CalendarDate: CustomStringConvertible {
    /// Such as `2026-11-21`.
    var description: String { text(separator: "-") }

    /// Such as `20261121` without a separator.
    func text(separator: String) -> String {
        let (year, month, day) = components
        return [year.padded(to: 4), month.padded(to: 2), day.padded(to: 2)].joined(separator: separator)
    }
}

extension Int {
    /// The number with zeros before it, such as `07`.
    func padded(to width: Int) -> String {
        let digits = String(self)
        return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
    }
}

extension UInt8 {
    var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
