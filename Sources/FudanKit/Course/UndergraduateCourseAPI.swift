import Errors
import JSON
import Markup
import Networking

/// Asks the undergraduates' academic system for semesters and timetables.
enum UndergraduateCourseAPI {
    /// `GET /student/for-std/course-table`
    static func getSemesters(_ service: CampusClient) async throws -> [Semester] {
        try SemesterPage(try await AcademicSystem.page(service, "course-table")).semesters()
    }

    /// `GET /student/for-std/course-table/semester/{semester_id}/print-data`
    static func getCourses(_ service: CampusClient, semesterId: Int) async throws -> [Course] {
        let table = try await table(service, semesterId: semesterId)
        return CourseBuilder.build(table.activities.map(\.activity), semesterId: semesterId)
    }

    /// The system's own number for the account, which other pages are asked with: that of the current semester's table.
    static func getStudentId(_ service: CampusClient) async throws -> Int {
        let semesters = try await getSemesters(service)
        guard let semester = semesters.first(where: \.isCurrent) ?? semesters.first else { throw noTable }
        return try await table(service, semesterId: semester.id).id
    }

    private static func table(_ service: CampusClient, semesterId: Int) async throws -> TableResponse.Table {
        let response: TableResponse = try await AcademicSystem.json(service, "course-table/semester/\(semesterId)/print-data")
        guard let table = response.tables.first else { throw noTable }
        return table
    }

    private static let noTable = DanXiError(
        .notFound, "the undergraduates' academic system has no course table for this account: it is an undergraduate's service")
}

// MARK: - Semesters

/// The page with the semesters: options with their names, and a script with their days.
struct SemesterPage {
    private static let options: Selector = "option[value]"
    private static let scripts: Selector = "script"
    private static let firstOption: Selector = "#allSemesters option[value]"

    private let document: HTMLDocument

    init(_ response: HTTPResponse) throws {
        document = try HTMLDocument(response)
    }

    /// The newest first. An option may stand in several lists, and lists of other things have options too.
    func semesters() throws -> [Semester] {
        let script = ScriptText(try document.requireAll(Self.scripts, service: "course").map(\.rawText).joined(separator: "\n"))
        let days = try days(script)
        let current = try currentId(script)
        var semesters: [Int: Semester] = [:]
        for option in document.select(Self.options) {
            guard let id = option["value"].flatMap({ Int($0) }), semesters[id] == nil else { continue }
            semesters[id] = semester(id, name: option.text, days: days[id], current: current)
        }
        for (id, days) in days where semesters[id] == nil {
            semesters[id] = days.name.flatMap { semester(id, name: $0, days: days, current: current) }
        }
        if semesters.isEmpty { throw document.pageChanged(service: "course", selector: Self.options) }
        return semesters.values.sorted { $0.isNewer(than: $1) }
    }

    private func semester(_ id: Int, name text: String, days: SemesterDays?, current: Int) -> Semester? {
        guard let name = SemesterName(text) else { return nil }
        // The page's weeks begin on a Sunday, the university's a day later.
        let start = days?.start?.mondayOnOrAfter
        let weeks = days?.weekCount
        return Semester(
            id: id, name: text, year: name.year, type: name.type?.rawValue, startDate: start?.description,
            endDate: weeks.flatMap { start?.adding(days: 7 * $0 - 1).description }, weekCount: weeks, isCurrent: id == current)
    }

    private func days(_ script: ScriptText) throws -> [Int: SemesterDays] {
        guard let text = script.parsedText(ofVariable: "semesters"), let days = try? [SemesterDays].decode(PaddedBytes(text.utf8)) else {
            throw document.pageChanged(service: "course", selector: Self.scripts)
        }
        return Dictionary(days.map { ($0.id, $0) }) { first, _ in first }
    }

    private func currentId(_ script: ScriptText) throws -> Int {
        let digits = script.digits(ofKey: "id", atLeast: 3) ?? document.first(Self.firstOption)?["value"]
        guard let current = digits.flatMap({ Int($0) }) else { throw document.pageChanged(service: "course", selector: Self.scripts) }
        return current
    }
}

/// A semester of the page's script: `{id, name, startDate, endDate}`.
private struct SemesterDays: JSONDecodable {
    let id: Int
    let name: String?
    let start: CalendarDate?
    let end: CalendarDate?

    init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        name = try json.optional("nameZh", or: "name")
        start = (try json.optional("startDate") as String?).flatMap { CalendarDate($0.prefix(10)) }
        end = (try json.optional("endDate") as String?).flatMap { CalendarDate($0.prefix(10)) }
    }

    /// Weeks that have begun count.
    var weekCount: Int? {
        guard let start, let end, end > start else { return nil }
        return (end.days(since: start) + 7) / 7
    }
}

// MARK: - The timetable

/// `{studentTableVms: [{id, activities: […]}]}`: one table for an undergraduate, none for others.
private struct TableResponse: JSONDecodable, APIParsable {
    let tables: [Table]

    init(json: JSONElement) throws(JSONError) {
        tables = try json.value("studentTableVms")
    }

    struct Table: JSONDecodable {
        let id: Int
        let activities: [ActivityResponse]

        init(json: JSONElement) throws(JSONError) {
            id = try json.value("id")
            activities = try json.value("activities")
        }
    }
}

/// What the timetable lists: a course at a time of the week, in one room.
private struct ActivityResponse: JSONDecodable {
    let activity: CourseActivity

    init(json: JSONElement) throws(JSONError) {
        let units = try Self.range(json)
        let room: String? = try json.optional("room")
        let place = CoursePlace(room: room?.trimmed ?? "", building: try json.optional("building"), campus: try json.optional("campus"))
        activity = CourseActivity(
            details: CourseActivity.Details(
                code: (try json.optional("lessonCode") as String?)?.trimmed ?? "", name: (try json.value("courseName") as String).trimmed,
                courseCode: try json.optional("courseCode"), className: try json.optional("lessonName"),
                type: try (json.optional("courseType") as TypeResponse?)?.name, credits: try json.optional("credits"),
                studentCount: try json.optional("stdCount"), studentLimit: try json.optional("limitCount"),
                remark: try json.optional("lessonRemark")),
            teachers: (try json.optional("teachers") as [String]? ?? []).map(\.trimmed).filter { !$0.isEmpty },
            place: place.room.isEmpty ? nil : place, weekday: try json.value("weekday", within: 1...7), units: units,
            weeks: try Self.weeks(json), startTime: ClockTime.text(try json.optional("startTime")),
            endTime: ClockTime.text(try json.optional("endTime")))
    }

    private static func range(_ json: JSONElement) throws(JSONError) -> ClosedRange<Int> {
        let start = try json.value("startUnit", within: CourseActivity.unitRange)
        let end = try json.value("endUnit", within: CourseActivity.unitRange)
        guard start <= end else { throw JSONError("is before startUnit").under(key: "endUnit") }
        return start...end
    }

    private static func weeks(_ json: JSONElement) throws(JSONError) -> [Int] {
        let weeks: [Int] = try json.value("weekIndexes")
        guard weeks.allSatisfy(CourseActivity.weekRange.contains) else { throw JSONError("is out of range").under(key: "weekIndexes") }
        return weeks
    }

    private struct TypeResponse: JSONDecodable {
        let name: String?

        init(json: JSONElement) throws(JSONError) {
            name = try json.optional("nameZh", or: "name")
        }
    }
}
