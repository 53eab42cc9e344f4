import Text

/// Functions that find dates and times within longer strings, such as table cells.
package enum DateScanner {
    /// Returns the first date and the rest of the string after the date. Nil if the string has no date.
    ///
    /// Accepts `2026-11-21`, `2026.11.21`, `2026/1/2`, `2026年1月2日` and `20261121`.
    package static func firstDate(in text: String) -> (date: CalendarDate, rest: Substring)? {
        for run in text.split(whereSeparator: { !$0.isASCIIDigit && !"-./年月".contains($0) }) {
            let parts = run.split { !$0.isASCIIDigit }
            if parts.count >= 3, parts[0].count == 4, let date = date(parts[0], parts[1], parts[2]) {
                return (date, text[parts[2].endIndex...].drop { $0 == "日" })
            }
            if parts.count == 1, let digits = parts.first, digits.count == 8,
                let date = date(digits.prefix(4), digits.dropFirst(4).prefix(2), digits.suffix(2))
            {
                return (date, text[digits.endIndex...])
            }
        }
        return nil
    }

    /// Returns all times of day in order, such as `08:00` or `8:00:30`. Seconds are ignored.
    package static func times(in text: some StringProtocol) -> [TimeOfDay] {
        text.split { !$0.isASCIIDigit && $0 != ":" && $0 != "：" }.compactMap { run in
            let parts = run.split(omittingEmptySubsequences: false) { !$0.isASCIIDigit }
            guard parts.count == 2 || parts.count == 3, (1...2).contains(parts[0].count), parts[1].count == 2, let hour = Int(parts[0]),
                let minute = Int(parts[1])
            else { return nil }
            return TimeOfDay(hour: hour, minute: minute)
        }
    }

    private static func date(_ year: Substring, _ month: Substring, _ day: Substring) -> CalendarDate? {
        guard let year = Int(year), let month = Int(month), let day = Int(day) else { return nil }
        return CalendarDate(year: year, month: month, day: day)
    }
}
