import Calendar
import Text

/// The time cell of an exam, such as `2027-01-04 08:30~10:30`. The cell of an exam without a fixed time is empty.
struct ExamTime {
    let date: CalendarDate?
    /// The text after the date, or the whole text if it has no date. Nil if nothing is left.
    let time: String?
    let start: TimeOfDay?
    /// The end. Nil without a start, because half of a period such as 下午1:00-3:00 would be read as another period.
    let end: TimeOfDay?

    init(_ text: String) {
        let found = DateScanner.firstDate(in: text)
        date = found?.date
        time = (found.map { String($0.rest) } ?? text).meaningful
        let times = Self.times(of: time ?? "")
        let isRead = times.count == 1 || times.count == 2 && times[0].map { start in times[1].map { $0 > start } ?? false } == true
        start = isRead ? times[0] : nil
        end = isRead && times.count == 2 ? times[1] : nil
    }

    /// Returns the ends of a period such as `08:30~10:30` or `下午1:00-3:00 (120分钟)`. Nil stands for an end that is not one time. Empty without a
    /// start.
    private static func times(of period: String) -> [TimeOfDay?] {
        guard let first = period.first, !isDash(first) else { return [] }
        var ends = period.split(whereSeparator: isDash).map { PeriodEnd($0) }
        if ends.count == 2 {
            ends[0].isLate = ends[0].isLate ?? ends[1].isLateSince(ends[0])
            ends[1].isLate = ends[1].isLate ?? ends[0].isLate
        }
        return ends.map(\.time)
    }

    private static func isDash(_ character: Character) -> Bool { "~～-－–—―至到".contains(character) }
}

/// The start or the end of a period, such as `下午1:00` or `3:00 PM`.
private struct PeriodEnd {
    private let written: TimeOfDay?
    /// Whether a word such as 下午 or PM names the afternoon. False for a word of the morning, and nil without such a word.
    var isLate: Bool?
    private let isNamedLast: Bool

    init(_ text: Substring) {
        let found = DateScanner.times(in: text)
        written = found.count == 1 ? found.first : nil
        let rest = text.drop { !$0.isASCIIDigit }
        let named = Self.isLate(text[..<rest.startIndex])
        isLate = named ?? Self.isLate(rest)
        isNamedLast = named == nil
    }

    /// The time of day. Nil if the text does not contain exactly one time.
    var time: TimeOfDay? {
        written.map { isLate == true && $0.hour < 12 ? TimeOfDay(hour: $0.hour + 12, minute: $0.minute) ?? $0 : $0 }
    }

    /// Returns true if the word after this end also applies to the start of the period, as in `1:00-3:00 PM`, but not in `11:00-1:00 PM`.
    func isLateSince(_ start: PeriodEnd) -> Bool? {
        var late = start
        late.isLate = true
        guard isLate == true, isNamedLast, let begin = late.time, let end = time, begin < end else { return nil }
        return true
    }

    private static func isLate(_ text: Substring) -> Bool? {
        let words = text.lowercased().filter { $0 != "." }.split { !$0.isLetter }
        if words.contains(where: { word in word == "pm" || ["下午", "晚"].contains(where: word.contains) }) { return true }
        return words.contains { word in word == "am" || ["上午", "早", "中午"].contains(where: word.contains) } ? false : nil
    }
}
