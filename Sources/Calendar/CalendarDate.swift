import JSON
import Text

/// A date of the Gregorian calendar in the years 1 to 9999, without a time and a time zone. Its description has the form of ISO 8601, such
/// as `2026-11-21`.
package struct CalendarDate: Sendable, Hashable {
    package let daysSince1970: Int

    private static let range = -719_162...2_932_896

    /// Creates a date. Returns nil if the date does not exist or the year is not between 1 and 9999.
    package init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), (1...Self.length(of: month, in: year)).contains(day) else { return nil }
        // Years start on 1 March here, so that a leap day is the last day of its year.
        let shifted = month > 2 ? year : year - 1
        let monthFromMarch = (month + 9) % 12
        let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
        let leapDays = shifted / 4 - shifted / 100 + shifted / 400
        daysSince1970 = 365 * shifted + leapDays + dayOfYear - 719_468
    }

    /// Parses a date such as `2026-11-21`. Returns nil for any other form, and for a date that does not exist.
    package init?(_ text: some StringProtocol) {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.map({ $0.count }) == [4, 2, 2], parts.allSatisfy({ $0.allSatisfy { $0.isDigit } }) else { return nil }
        let numbers = parts.map { $0.reduce(0) { $0 * 10 + Int($1 & 15) } }
        self.init(year: numbers[0], month: numbers[1], day: numbers[2])
    }

    init(clampingDaysSince1970 days: Int) {
        daysSince1970 = min(max(days, Self.range.lowerBound), Self.range.upperBound)
    }

    /// Today's date in Asia/Shanghai.
    package static var today: CalendarDate { CampusDateTime(.now).date }

    /// The year, month and day of the month.
    package var components: (year: Int, month: Int, day: Int) {
        let (era, dayOfEra) = (daysSince1970 + 719_468).quotientAndRemainder(dividingBy: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    }

    /// The day of the week, from 1 for Monday to 7 for Sunday.
    package var weekday: Int {
        // 1970-01-01 was a Thursday.
        let remainder = (daysSince1970 + 3) % 7
        return (remainder < 0 ? remainder + 7 : remainder) + 1
    }

    private static func length(of month: Int, in year: Int) -> Int {
        switch month {
        case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

// MARK: - Arithmetic

extension CalendarDate: Comparable {
    package static func < (left: CalendarDate, right: CalendarDate) -> Bool { left.daysSince1970 < right.daysSince1970 }

    /// Returns the date `days` days later, clamped to the years 1 to 9999. A negative number of days leads to an earlier date.
    package func adding(days: Int) -> CalendarDate {
        let (sum, overflow) = daysSince1970.addingReportingOverflow(days)
        return CalendarDate(clampingDaysSince1970: overflow ? (days > 0 ? .max : .min) : sum)
    }

    /// Returns the number of days from `other` to this date. It is negative if `other` is later.
    package func days(since other: CalendarDate) -> Int { daysSince1970 - other.daysSince1970 }

    /// This date if it is a Monday, otherwise the next Monday.
    package var mondayOnOrAfter: CalendarDate { adding(days: (8 - weekday) % 7) }
}

// MARK: - Strings and JSON

extension CalendarDate: CustomStringConvertible {
    package var description: String { formatted(separator: "-") }

    /// Returns year, month and day with `separator` between them: `2026-11-21`, or `20261121` with an empty separator.
    package func formatted(separator: String) -> String {
        let (year, month, day) = components
        return [year.zeroPadded(to: 4), month.zeroPadded(to: 2), day.zeroPadded(to: 2)].joined(separator: separator)
    }
}

extension CalendarDate: JSONCodable {
    package init(json: JSONElement) throws(JSONError) {
        guard let date = CalendarDate(try json.string()) else { throw JSONError("expected a date such as 2026-11-21") }
        self = date
    }

    package func write(to json: inout JSONWriter) { description.write(to: &json) }
}
