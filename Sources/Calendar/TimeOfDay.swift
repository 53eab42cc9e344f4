import JSON
import Text

/// A time of day in whole minutes. Its description is `HH:MM`.
package struct TimeOfDay: Sendable, Hashable {
    /// Number of minutes, from 0 (00:00) to 1440 (24:00).
    package let minutesSinceMidnight: Int

    package static let midnight = TimeOfDay(minutesSinceMidnight: 0)
    /// The time 24:00, at which an interval may end.
    package static let endOfDay = TimeOfDay(minutesSinceMidnight: 1440)

    package var hour: Int { minutesSinceMidnight / 60 }
    package var minute: Int { minutesSinceMidnight % 60 }

    private init(minutesSinceMidnight: Int) {
        self.minutesSinceMidnight = minutesSinceMidnight
    }

    /// Creates a time of day. Returns nil unless the time is between 00:00 and 24:00.
    package init?(hour: Int, minute: Int) {
        guard (0..<24).contains(hour) && (0..<60).contains(minute) || hour == 24 && minute == 0 else { return nil }
        self.init(minutesSinceMidnight: hour * 60 + minute)
    }

    /// Returns the time `minutes` minutes later, or nil if that time is not between 00:00 and 24:00.
    package func adding(minutes: Int) -> TimeOfDay? {
        let (sum, overflow) = minutesSinceMidnight.addingReportingOverflow(minutes)
        return overflow || !(0...1440).contains(sum) ? nil : TimeOfDay(minutesSinceMidnight: sum)
    }

    /// Parses a time such as `08:55` or `8:55`. Returns nil for any other form, and for a time that is not between 00:00 and 24:00.
    package init?(_ text: some StringProtocol) {
        let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2 else { return nil }
        guard parts.allSatisfy({ $0.allSatisfy(\.isDigit) }) else { return nil }
        let numbers = parts.map { $0.reduce(0) { $0 * 10 + Int($1 & 15) } }
        self.init(hour: numbers[0], minute: numbers[1])
    }
}

extension TimeOfDay: Comparable {
    package static func < (left: TimeOfDay, right: TimeOfDay) -> Bool { left.minutesSinceMidnight < right.minutesSinceMidnight }
}

extension TimeOfDay: CustomStringConvertible {
    package var description: String { formatted(separator: ":") }

    /// Returns hour and minute with `separator` between them: `08:55`, or `0855` with an empty separator.
    package func formatted(separator: String) -> String { hour.zeroPadded(to: 2) + separator + minute.zeroPadded(to: 2) }
}

extension TimeOfDay: JSONCodable {
    package init(json: JSONElement) throws(JSONError) {
        guard let time = TimeOfDay(try json.string()) else { throw JSONError("expected a time of day such as 08:55") }
        self = time
    }

    package func write(to json: inout JSONWriter) { description.write(to: &json) }
}
