import Text

/// A local date and time in Asia/Shanghai, the time zone of the university: UTC+8 without daylight-saving time.
package struct CampusDateTime: Sendable, Hashable {
    package static let zoneName = "Asia/Shanghai"
    /// Offset of Asia/Shanghai from UTC, in seconds.
    static let utcOffset = 8 * 3600

    package let date: CalendarDate
    /// Seconds since midnight, 0 to 86,399.
    package let secondOfDay: Int

    /// Creates the local time of an instant. Dates outside of the years 1 to 9999 are clamped.
    package init(_ time: WallTime) {
        self.init(time, utcOffset: Self.utcOffset)
    }

    /// Creates the local time of a timestamp. Returns nil if the date in the timestamp is before 1970.
    package init?(_ time: Timestamp) {
        guard let seconds = time.unixSeconds else { return nil }
        self.init(unixSeconds: seconds, utcOffset: Self.utcOffset)
    }

    /// Creates the local time of an instant in the time zone with the offset `utcOffset`. Dates are clamped to the years 1 to 9999.
    /// - Parameter utcOffset: the offset of the time zone from UTC, in seconds.
    package init(_ time: WallTime, utcOffset: Int) {
        let (seconds, rest) = time.milliseconds.quotientAndRemainder(dividingBy: 1000)
        self.init(unixSeconds: rest < 0 ? seconds - 1 : seconds, utcOffset: utcOffset)
    }

    init(unixSeconds: Int, utcOffset: Int) {
        let seconds = unixSeconds + utcOffset
        let remainder = seconds % 86_400
        secondOfDay = remainder < 0 ? remainder + 86_400 : remainder
        date = CalendarDate(clampingDaysSince1970: (seconds - secondOfDay) / 86_400)
    }

    /// Returns the time of day with `separator` between its parts: `16:28:16`, or `162816` with an empty separator.
    package func formattedTime(separator: String) -> String {
        [secondOfDay / 3600, secondOfDay / 60 % 60, secondOfDay % 60].map { $0.zeroPadded(to: 2) }.joined(separator: separator)
    }
}
