import Markup
import Text

/// A row of the exam page, in the current format or in the one used until mid 2026.
struct ExamRow {
    private static let time: Selector = ".time"
    private static let spans: Selector = "span"
    private static let courseSpan: Selector = "span:not(.tag-span)"

    private static let seatPrefix = "座位"

    private let row: HTMLElement
    private let cells: ExamCells
    private let seats: SeatNumbers

    init(_ row: HTMLElement, seats: SeatNumbers) {
        self.row = row
        self.seats = seats
        cells = ExamCells(row)
    }

    func exam() throws -> Exam {
        guard let courseCell = cells.course else { throw row.pageChanged(service: "exam", selector: Self.courseSpan) }
        let course = try ExamCourse(courseCell, name: Self.courseSpan)
        let spans = cells.place?.select(Self.spans) ?? []
        let place = spans.filter { !Self.isSeat($0) && !$0.text.hasPrefix(Self.seatPrefix) }.map { $0.text.meaningful }
        let arranged = ExamTime(cells.time.map { ($0.first(Self.time) ?? $0).text } ?? "")
        return Exam(
            courseId: course.id, course: course.name, type: course.type, method: course.method, date: arranged.date,
            time: arranged.time, startTime: arranged.start, endTime: arranged.end, campus: place.count > 2 ? place.first ?? nil : nil,
            building: place.count > 1 ? place.dropLast().last ?? nil : nil, location: place.last ?? nil,
            seat: seat(spans), note: cells.note?.text.meaningful, isFinished: isFinished)
    }

    /// Returns the number of the seat from the seat's span. If the span is empty, as in the current format, the number comes from the
    /// script that fills the span.
    private func seat(_ spans: [HTMLElement]) -> String? {
        for span in spans {
            guard Self.isSeat(span) || span.text.hasPrefix(Self.seatPrefix) else { continue }
            if let digits = span.text.split(whereSeparator: { !$0.isASCIIAlphanumeric }).first { return String(digits) }
            if let id = span["id"]?.split(separator: "-").last, let number = seats[String(id)] { return number }
        }
        return nil
    }

    private static func isSeat(_ span: HTMLElement) -> Bool { span["id"]?.contains("seat") == true }

    /// Whether the exam is over, according to the attributes of the row or its state. Nil if neither states it.
    private var isFinished: Bool? {
        let state = cells.state?.text.trimmed
        if row["data-finished"] == "true" || row.hasClass("finished") || state == "已结束" { return true }
        return row["data-finished"] == "false" || row.hasClass("unfinished") || state == "未结束" ? false : nil
    }
}
