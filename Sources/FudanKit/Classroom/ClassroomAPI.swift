import Errors
import Markup
import Networking

/// Asks what the classrooms are used for, http://10.64.130.6, which the campus network alone reaches.
package enum ClassroomAPI {
    /// The buildings that the server knows.
    package enum Building: String, Sendable, CaseIterable {
        case h2 = "H2"
        case h3 = "H3"
        case h4 = "H4"
        case h5 = "H5"
        case h6 = "H6"
        case hgx = "HGX"
        case hgd = "HGD"
        case hq = "HQ"
        case j = "J"
        case z = "Z"
        case f = "F"
    }

    /// `GET /?b={building}`
    static func getClassrooms(_ service: CampusClient, building: Building) async throws -> [Classroom] {
        let page: HTMLDocument = try await service.requestWithResponse(
            "http://10.64.130.6/", signIn: .none, params: [QueryItem("b", building.rawValue)])
        return try ClassroomPage.classrooms(page)
    }
}

/// The page of a building: a table with three rows of headings, then a row a classroom.
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
        // Were there fewer headings, a classroom would be taken for one.
        guard rows.count > headings, !rows.prefix(headings).contains(where: { $0.first("a[id^=rt]") != nil }) else {
            throw table.pageChanged(service: service, selector: Self.rows)
        }
        let classrooms = try rows.dropFirst(headings).compactMap(classroom)
        if classrooms.isEmpty { throw table.pageChanged(service: service, selector: named) }
        return classrooms
    }

    /// Nil for a row that parts others.
    private static func classroom(_ row: HTMLElement) throws -> Classroom? {
        let cells = row.children.filter { $0.tag == "td" }
        guard let place = cells.firstIndex(where: { $0.first("a") != nil }) else {
            let isClassroom = cells.count > lessons || row["id"]?.isRowNumber == true
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

    /// Equal neighbours are one; an empty cell ends it.
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

/// A use of a classroom that goes on from lesson to lesson.
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
    /// Whether it is the `id` of a classroom's row, such as `r586`.
    fileprivate var isRowNumber: Bool { hasPrefix("r") && Int(dropFirst()) != nil }
}
