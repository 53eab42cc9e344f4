import Calendar
import Text

/// The time cell of an exam, such as `2027-01-04 08:30~10:30`. The cell of an exam without a fixed time is empty.
struct ExamTime {
    let date: CalendarDate?
    /// The text after the date, or the whole text if it has no date. Nil if nothing is left.
    let time: String?
    let start: TimeOfDay?
    let end: TimeOfDay?

    init(_ text: String) {
        let found = DateScanner.firstDate(in: text)
        date = found?.date
        time = (found.map { String($0.rest) } ?? text).meaningful
        let times = (time ?? "").split { "~～-–—至".contains($0) }.map { TimeOfDay($0.trimmed) }
        start = times.first ?? nil
        end = times.count == 2 ? times.last ?? nil : nil
    }
}
