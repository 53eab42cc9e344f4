import Markup
import Text

/// The cells of a row of the exam page. In the current format, their attribute `data-label` states what a cell contains. In the format used
/// until mid 2026, their content shows it. Either way, a cell is found in any place, and may be missing.
struct ExamCells {
    private(set) var course: HTMLElement?
    private(set) var time: HTMLElement?
    private(set) var place: HTMLElement?
    private(set) var note: HTMLElement?
    private(set) var state: HTMLElement?

    private static let label: Selector = "td[data-label]"
    private static let period: Selector = ".time"
    private static let span: Selector = "span:not(.tag-span)"
    private static let tag: Selector = "span.tag-span"
    private static let states = ["已结束", "未结束"]

    init(_ row: HTMLElement) {
        let labelled = row.select(Self.label)
        if labelled.isEmpty {
            readUnlabelled(row.rowCells)
        } else {
            course = Self.cell(labelled, "课程", "course")
            time = Self.cell(labelled, "考试信息", "考试时间", "时间", "exam", "time")
            place = Self.cell(labelled, "场地", "地点", "考场", "place", "location", "room", "venue")
            note = Self.cell(labelled, "备注", "note", "remark")
            state = Self.cell(labelled, "状态", "state", "status")
        }
    }

    /// Returns the cell whose label contains one of the words, which are in lower case.
    private static func cell(_ cells: [HTMLElement], _ words: String...) -> HTMLElement? {
        cells.first { cell in
            let label = (cell["data-label"] ?? "").filter { !$0.isWhitespace }.lowercased()
            return words.contains(where: label.contains)
        }
    }

    private mutating func readUnlabelled(_ cells: [HTMLElement]) {
        time = cells.first { $0.first(Self.period) != nil }
        place = time
        state = cells.last { Self.states.contains($0.text.trimmed) }
        var rest = cells.filter { $0 != time && $0 != state }[...]
        // Without the cell of the time, the cell of the place would be taken for the course.
        let course = time == nil ? Self.tag : Self.span
        if let index = rest.firstIndex(where: { $0.first(course) != nil }) { self.course = rest.remove(at: index) }
        // With two cells left, nothing shows which of them is the note.
        note = rest.count == 1 ? rest.first : nil
    }
}
