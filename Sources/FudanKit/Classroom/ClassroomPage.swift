import Errors
import Markup

/// The page of a building: a table with three heading rows and one row for each classroom.
enum ClassroomPage {
    private static let service = "classroom"
    private static let headings = 3
    private static let lessons = 14
    private static let rows: Selector = "#statusTable_0 > tr, #statusTable_0 > thead > tr, #statusTable_0 > tbody > tr"
    private static let named: Selector = "td a"
    private static let cells: Selector = "#statusTable_0 tr > td"
    private static let capacity: Selector = "#statusTable_0 td span"

    static func classrooms(_ page: HTMLDocument) throws -> [Classroom] {
        let table = try page.require("#statusTable_0", service: service)
        let rows = page.select(Self.rows)
        // With fewer heading rows, the first classrooms would be dropped.
        guard rows.count > headings, !rows.prefix(headings).contains(where: { $0.first("a[id^=rt]") != nil }) else {
            throw table.pageChanged(service: service, selector: Self.rows)
        }
        let classrooms = try rows.dropFirst(headings).compactMap(classroom)
        if classrooms.isEmpty { throw table.pageChanged(service: service, selector: named) }
        return classrooms
    }

    /// Returns nil for a separator row.
    private static func classroom(_ row: HTMLElement) throws -> Classroom? {
        let cells = row.children.filter { $0.tag == "td" }
        guard let place = cells.firstIndex(where: { $0.first("a") != nil }) else {
            let isClassroom = cells.count > lessons || row["id"]?.isRowIdentifier == true
            if isClassroom { throw row.pageChanged(service: service, selector: named) }
            return nil
        }
        let rest = cells[place...].dropFirst()
        guard let name = cells[place].first("a")?.text, !name.isEmpty else { throw row.pageChanged(service: service, selector: named) }
        guard let seats = rest.first, rest.count == 1 + lessons else { throw row.pageChanged(service: service, selector: Self.cells) }
        return Classroom(name: name, capacity: try capacity(seats), schedules: schedules(Array(rest.dropFirst())))
    }

    private static func capacity(_ cell: HTMLElement) throws -> Int? {
        let text = try cell.require(capacity, service: service).text
        if text.isEmpty { return nil }
        guard let number = Int(text), number >= 0 else { throw cell.pageChanged(service: service, selector: capacity) }
        return number
    }

    /// Merges equal neighbouring cells.
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
