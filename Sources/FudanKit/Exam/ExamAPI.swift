import Errors
import Markup
import Networking

/// Asks the undergraduates' academic system for exams.
package enum ExamAPI {
    /// `GET /student/for-std/exam-arrange/info/{student_id}`
    static func getExams(_ service: CampusClient, studentId: Int) async throws -> [Exam] {
        try ExamPage(try await AcademicSystem.page(service, "exam-arrange/info/\(studentId)")).exams()
    }
}

/// The page with the exams, in the form that it had until mid 2026 or in the one that it has since.
struct ExamPage {
    private static let rows: Selector = "table.exam-table tbody tr"

    private let document: HTMLDocument

    init(_ response: HTTPResponse) throws {
        document = try HTMLDocument(response)
    }

    /// The page ends with a row that says that there are none, which it hides if there are some.
    func exams() throws -> [Exam] {
        try document.requireAll(Self.rows, service: "exam")
            .filter { !$0.hasClass("tr-empty") }
            .map { try ExamRow($0).exam() }
    }
}

/// A row of the page.
private struct ExamRow {
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

    private let row: HTMLElement
    /// Whether the cells say what they hold.
    private let isLabelled: Bool

    init(_ row: HTMLElement) {
        self.row = row
        isLabelled = row.first(Self.label) != nil
    }

    func exam() throws -> Exam {
        let course = try ExamCourse(try cell(Self.course, Self.oldCourse), name: Self.courseSpan)
        let place = try cell(Self.place, Self.oldTimeAndPlace).select(Self.spans).map { $0.text.meaningful }
        let arranged = try arrangement()
        return Exam(
            courseId: course.id, course: course.name, type: course.type, method: course.method, date: arranged.date?.description,
            time: arranged.time,
            startTime: arranged.start?.description, endTime: arranged.end?.description, campus: place.count > 2 ? place.first ?? nil : nil,
            building: place.count > 1 ? place.dropLast().last ?? nil : nil, location: place.last ?? nil,
            note: try cell(Self.note, Self.oldNote).text.meaningful, isFinished: isFinished)
    }

    private func cell(_ selector: Selector, _ old: Selector) throws -> HTMLElement {
        try row.require(isLabelled ? selector : old, service: "exam")
    }

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

/// What the cell of the course says: its name first, then its code and how one is examined, and a tag beside them.
private struct ExamCourse {
    let name: String
    private(set) var id: String?
    private(set) var method: String?
    let type: String?

    init(_ cell: HTMLElement, name selector: Selector) throws {
        var texts = cell.select(selector).compactMap(\.text.meaningful)[...]
        guard let first = texts.popFirst() else { throw cell.pageChanged(service: "exam", selector: selector) }
        var names = [first]
        for text in texts {
            if let method = Self.bracketed(text) {
                self.method = method
            } else if Self.isCode(text) {
                id = text
            } else {
                names.append(text)
            }
        }
        name = names.joined(separator: " ")
        type = cell.first("span.tag-span")?.text.meaningful
    }

    private static func bracketed(_ text: String) -> String? {
        guard let open = text.first, let close = text.last, "（(".contains(open), "）)".contains(close) else { return nil }
        return text.dropFirst().dropLast().trimmed
    }

    /// Such as `ICSE30020h.01`.
    private static func isCode(_ text: String) -> Bool {
        guard let first = text.utf8.first, text.utf8.contains(where: \.isDigit) else { return false }
        let isLetter = { (byte: UInt8) in (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
        return isLetter(first) && text.utf8.allSatisfy { isLetter($0) || $0.isDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
    }
}

/// A text such as `2027-01-04 08:30~10:30`; empty for what has no time.
private struct ExamTime {
    let date: CalendarDate?
    let time: String?
    let start: ClockTime?
    let end: ClockTime?

    init(_ text: String) {
        let found = CalendarDate.first(in: text)
        date = found?.date
        time = (found.map { String($0.rest) } ?? text).meaningful
        let times = (time ?? "").split { "~～-–—至".contains($0) }.map { ClockTime($0.trimmed) }
        start = times.first ?? nil
        end = times.count == 2 ? times.last ?? nil : nil
    }
}

extension HTMLElement {
    /// Whether a class is among those of the element.
    fileprivate func hasClass(_ name: String) -> Bool {
        (self["class"] ?? "").split(whereSeparator: \.isWhitespace).contains { $0 == name }
    }
}
