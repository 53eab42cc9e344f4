import JSON

/// What the clocks of Asia/Shanghai (UTC+8, no summer time) show at a point in time.
struct CampusClock: Equatable {
    /// 1 for Monday to 7 for Sunday.
    let weekday: Int
    /// 0 to 86,399.
    let secondOfDay: Int

    /// Nil for a time that does not exist, or outside the years 1970 to 9999.
    init?(_ time: Timestamp) {
        let text = Array(time.text.utf8)
        guard
            let year = Self.number(text, 0..<4), let month = Self.number(text, 5..<7), let day = Self.number(text, 8..<10),
            let hour = Self.number(text, 11..<13), let minute = Self.number(text, 14..<16), let second = Self.number(text, 17..<19),
            (1970...9999).contains(year), (1...12).contains(month), (1...Self.days(ofMonth: month, year: year)).contains(day),
            hour < 24, minute < 60, second <= 60, let offset = Self.offset(text)
        else { return nil }
        let seconds =
            Self.daysSince1970(year: year, month: month, day: day) * 86_400 + hour * 3600 + minute * 60 + second - offset + 8 * 3600
        let secondOfDay = seconds % 86_400
        self.secondOfDay = secondOfDay < 0 ? secondOfDay + 86_400 : secondOfDay
        // 1 January 1970 was a Thursday; a week is added so that nothing is negative.
        weekday = ((seconds - self.secondOfDay) / 86_400 + 3 + 7) % 7 + 1
    }

    /// The offset from UTC at the end of the text, in seconds.
    private static func offset(_ text: [UInt8]) -> Int? {
        if text.last == UInt8(ascii: "Z") { return 0 }
        let start = text.count - 6
        guard
            text.indices.contains(start), let hours = number(text, start + 1..<start + 3),
            let minutes = number(text, start + 4..<start + 6),
            hours < 24, minutes < 60
        else { return nil }
        return (text[start] == UInt8(ascii: "-") ? -1 : 1) * (hours * 3600 + minutes * 60)
    }

    private static func number(_ text: [UInt8], _ range: Range<Int>) -> Int? {
        guard range.upperBound <= text.count else { return nil }
        return Int(String(decoding: text[range], as: UTF8.self))
    }

    private static func days(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Counted in years that begin in March, so that the leap day is the last.
    private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
        let years = month > 2 ? year : year - 1
        let monthFromMarch = (month + 9) % 12
        return years * 365 + years / 4 - years / 100 + years / 400 + (153 * monthFromMarch + 2) / 5 + day - 1 - 719_468
    }
}
