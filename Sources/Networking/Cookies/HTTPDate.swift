import Calendar
import Text

/// The parser of dates in HTTP headers (RFC 9110, section 5.6.7). Unlike the dates of cookies, they have only three forms: a response whose
/// date has another form counts as expired.
package enum HTTPDate {
    private static let days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

    /// Parses a date such as `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday, 06-Nov-94 08:49:37 GMT` or `Sun Nov  6 08:49:37 1994`. Upper and
    /// lower case are the same, and a year of two digits is between 1970 and 2069. Returns Unix time in seconds, or nil for any other form,
    /// and for a date that does not exist.
    package static func parse(_ text: String) -> Int? {
        let parts = text.trimmed.lowercased().split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
        guard let weekday = parts.first else { return nil }
        if parts.count == 6, parts[5] == "gmt", days.contains(where: { "\($0.prefix(3))," == weekday }) {
            return seconds(year: parts[3], month: parts[2], day: parts[1], time: parts[4])
        }
        if parts.count == 4, parts[3] == "gmt", days.contains(where: { "\($0)," == weekday }) {
            let date = parts[1].split(separator: "-", omittingEmptySubsequences: false).map { String($0) }
            guard date.count == 3, let year = number(date[2], digits: 2) else { return nil }
            return seconds(year: "\(year < 70 ? 2000 + year : 1900 + year)", month: date[1], day: date[0], time: parts[2])
        }
        // A day of one digit has a second space in front.
        guard (5...6).contains(parts.count), parts.count == 5 || parts[2].isEmpty, days.contains(where: { $0.prefix(3) == weekday }) else {
            return nil
        }
        let rest = Array(parts.suffix(3))
        return seconds(year: rest[2], month: parts[1], day: parts.count == 6 ? "0" + rest[0] : rest[0], time: rest[1])
    }

    private static func seconds(year: String, month: String, day: String, time: String) -> Int? {
        let clock = time.split(separator: ":", omittingEmptySubsequences: false).map { number(String($0), digits: 2) }
        guard clock.count == 3, let hour = clock[0], let minute = clock[1], let second = clock[2], hour < 24, minute < 60, second <= 60,
            let year = number(year, digits: 4), let month = months.firstIndex(of: month), let day = number(day, digits: 2),
            let date = CalendarDate(year: year, month: month + 1, day: day)
        else { return nil }
        return date.daysSince1970 * 86_400 + hour * 3600 + minute * 60 + second
    }

    /// Parses a number that has exactly `digits` digits.
    private static func number(_ text: String, digits: Int) -> Int? {
        text.utf8.count == digits && text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
    }
}
