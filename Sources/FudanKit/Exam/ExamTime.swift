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
        var isLate = false
        return period.split(whereSeparator: isDash).map { part in
            if ["上午", "早", "中午"].contains(where: part.contains) { isLate = false }
            if ["下午", "晚"].contains(where: part.contains) { isLate = true }
            let found = DateScanner.times(in: part)
            guard found.count == 1, let time = found.first else { return nil }
            return isLate && time.hour < 12 ? TimeOfDay(hour: time.hour + 12, minute: time.minute) : time
        }
    }

    private static func isDash(_ character: Character) -> Bool { "~～-－–—―至到".contains(character) }
}
