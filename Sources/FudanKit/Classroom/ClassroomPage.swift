import Errors
import Markup
import Text

/// The page of a building: a table with three heading rows and one row for each classroom.
enum ClassroomPage {
    static let table: Selector = "#statusTable_0"

    private static let service = "classroom"
    private static let headings = 3
    /// The accepted numbers of lessons of a day. The site shows 14; other pages of the university have 13 or 15.
    private static let lessons = 13...15
    private static let rows: Selector = "#statusTable_0 > tr, #statusTable_0 > thead > tr, #statusTable_0 > tbody > tr"
    private static let named: Selector = "td a"
    private static let cells: Selector = "#statusTable_0 tr > td"

    static func classrooms(_ page: HTMLDocument) throws -> [Classroom] {
        let table = try page.require(table, service: service)
        let rows = page.select(Self.rows)
        // With fewer heading rows, the first classrooms would be dropped.
        guard rows.count > headings, !rows.prefix(headings).contains(where: { $0.first("a[id^=rt]") != nil }) else {
            throw table.pageChanged(service: service, selector: Self.rows)
        }
        let hasSeats = hasSeats(rows.prefix(headings))
        let classrooms = try rows.dropFirst(headings).compactMapReadable("classroom") { try classroom($0, hasSeats: hasSeats) }
        if classrooms.isEmpty { throw table.pageChanged(service: service, selector: named) }
        return classrooms
    }

    /// Returns whether the table has a column with the number of seats: unless its headings number the lessons and do not mention seats.
    private static func hasSeats(_ headings: some Sequence<HTMLElement>) -> Bool {
        let numbered = headings.map { $0.rowCells.map(\.text) }.first { cells in lessons.contains(cells.count { Int($0) != nil }) }
        return numbered?.contains { text in ["容量", "座位", "人数"].contains(where: text.contains) } ?? true
    }

    /// Returns the classroom of a row. Nil for a separator row.
    private static func classroom(_ row: HTMLElement, hasSeats: Bool) throws -> Classroom? {
        let cells = row.children.filter { $0.tag == "td" }
        guard let place = cells.firstIndex(where: { $0.first("a") != nil }) else {
            let isClassroom = cells.count > lessons.lowerBound || row["id"]?.isRowIdentifier == true
            if isClassroom { throw row.pageChanged(service: service, selector: named) }
            return nil
        }
        var rest = cells[place...].dropFirst()
        let seats = hasSeats ? rest.popFirst() : nil
        guard let name = cells[place].first("a")?.text, !name.isEmpty else { throw row.pageChanged(service: service, selector: named) }
        let day = rest.flatMap { Array(repeating: $0, count: span($0)) }
        guard lessons.contains(day.count) else {
            throw row.pageChanged(service: service, problem: "has a row with \(day.count) lessons in `\(Self.cells)`")
        }
        return Classroom(name: name, capacity: seats.flatMap { NumberScanner.integers(in: $0.text).first }, schedules: schedules(day))
    }

    /// Returns the number of lessons that a cell covers.
    private static func span(_ cell: HTMLElement) -> Int {
        min(max(cell["colspan"].flatMap { Int($0.trimmed) } ?? 1, 1), lessons.upperBound + 1)
    }

    /// Returns the uses of a day. Consecutive lessons with the same use become one entry.
    private static func schedules(_ cells: [HTMLElement]) -> [ClassroomSchedule] {
        var builders: [ClassroomScheduleBuilder] = []
        for (lesson, cell) in zip(1..., cells) {
            guard let use = ClassroomUse(cell) else { continue }
            if let last = builders.indices.last, builders[last].end + 1 == lesson, builders[last].use == use {
                builders[last].end = lesson
            } else {
                builders.append(ClassroomScheduleBuilder(use: use, start: lesson, end: lesson))
            }
        }
        return builders.map { $0.build() }
    }
}

/// A use of a classroom in consecutive lessons.
private struct ClassroomScheduleBuilder {
    let use: ClassroomUse
    let start: Int
    var end: Int

    func build() -> ClassroomSchedule {
        ClassroomSchedule(
            start: start, end: end, name: use.name, courseId: use.courseId, category: use.category, teacher: use.teacher,
            capacity: use.capacity)
    }
}

extension String {
    /// Whether the string is the `id` of a classroom's row, such as `r586`.
    fileprivate var isRowIdentifier: Bool { hasPrefix("r") && Int(dropFirst()) != nil }
}
