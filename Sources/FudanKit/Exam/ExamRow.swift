import Calendar
import Markup
import Text

/// A row of the exam page, in the current format or in the one used until mid 2026.
struct ExamRow {
    private static let course: Selector = "td[data-label='课程信息']"
    private static let time: Selector = "td[data-label='考试信息']"
    private static let place: Selector = "td[data-label='场地信息']"
    private static let note: Selector = "td[data-label='备注']"
    private static let state: Selector = "td[data-label='状态']"
    private static let label: Selector = "td[data-label]"
    private static let oldTimeAndPlace: Selector = "> td:nth-child(1)"
    private static let oldTime: Selector = ".time"
    private static let oldCourse: Selector = "> td:nth-child(2)"
    private static let oldNote: Selector = "> td:nth-child(3)"
    private static let oldState: Selector = "> td:nth-child(4)"
    private static let spans: Selector = "span"
    private static let courseSpan: Selector = "span:not(.tag-span)"

    private static let seatPrefix = "座位"

    private let row: HTMLElement
    private let seats: SeatNumbers
    /// Whether the cells have the attribute `data-label`, as in the current format.
    private let isLabelled: Bool

    init(_ row: HTMLElement, seats: SeatNumbers) {
        self.row = row
        self.seats = seats
        isLabelled = row.first(Self.label) != nil
    }

    func exam() throws -> Exam {
        let course = try ExamCourse(try cell(Self.course, Self.oldCourse), name: Self.courseSpan)
        let placeCell = try cell(Self.place, Self.oldTimeAndPlace)
        let place = placeCell.select(Self.spans).filter { !Self.isSeat($0) && !$0.text.hasPrefix(Self.seatPrefix) }
            .map { $0.text.meaningful }
        let arranged = try arrangement()
        return Exam(
            courseId: course.id, course: course.name, type: course.type, method: course.method, date: arranged.date,
            time: arranged.time, startTime: arranged.start, endTime: arranged.end, campus: place.count > 2 ? place.first ?? nil : nil,
            building: place.count > 1 ? place.dropLast().last ?? nil : nil, location: place.last ?? nil,
            seat: seat(placeCell), note: try cell(Self.note, Self.oldNote).text.meaningful, isFinished: isFinished)
    }

    private func cell(_ selector: Selector, _ old: Selector) throws -> HTMLElement {
        try row.require(isLabelled ? selector : old, service: "exam")
    }

    /// Returns the number of the seat from the seat's span. If the span is empty, as in the current format, the number comes from the
    /// script that fills the span.
    private func seat(_ cell: HTMLElement) -> String? {
        for span in cell.select(Self.spans) {
            guard Self.isSeat(span) || span.text.hasPrefix(Self.seatPrefix) else { continue }
            if let digits = span.text.split(whereSeparator: { !$0.isASCIIAlphanumeric }).first { return String(digits) }
            if let id = span["id"]?.split(separator: "-").last, let number = seats[String(id)] { return number }
        }
        return nil
    }

    private static func isSeat(_ span: HTMLElement) -> Bool { span["id"]?.contains("seat") == true }

    private func arrangement() throws -> ExamTime {
        let cell = try cell(Self.time, Self.oldTimeAndPlace)
        if isLabelled { return ExamTime((cell.first(Self.oldTime) ?? cell).text) }
        return ExamTime(try cell.require(Self.oldTime, service: "exam").text)
    }

    private var isFinished: Bool {
        row["data-finished"] == "true" || row.hasClass("finished")
            || row.first(isLabelled ? Self.state : Self.oldState)?.text.trimmed == "已结束"
    }
}
