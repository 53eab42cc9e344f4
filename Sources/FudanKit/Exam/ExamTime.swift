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
        let times = (time ?? "").split { "~～-－–—―至到".contains($0) }.map { TimeOfDay($0.replacing("：", with: ":").trimmed) }
        let isRead = times.count == 1 || times.count == 2 && times[0].map { start in times[1].map { $0 > start } ?? false } == true
        start = isRead ? times[0] : nil
        end = isRead && times.count == 2 ? times[1] : nil
    }
}
