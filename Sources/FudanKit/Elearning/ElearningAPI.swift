import Calendar
import CampusSignIn
import Errors
import HTTP
import JSON
import Networking
import Text

/// Requests to the university's learning platform Canvas, https://elearning.fudan.edu.cn.
enum ElearningAPI {
    /// Maximum number of courses whose events one request may ask for. The server drops the others.
    private static let contextLimit = 10
    private static let assignmentQuery = "include%5B%5D=submission"

    /// `GET /api/v1/courses`
    static func listCourses(_ client: ElearningClient, state: ElearningCourseState?) async throws -> [ElearningCourse] {
        var path = "/courses?include%5B%5D=enrollments&include%5B%5D=term&include%5B%5D=total_scores&include%5B%5D=teachers"
        if let state { path += "&enrollment_state=\(state.rawValue)" }
        let rows: [ElearningCourseResponse] = try await ElearningList(client: client, path: path).rows("eLearning course")
        return rows.compactMap(\.course)
    }

    /// `GET /api/v1/planner/items`
    /// - Parameters:
    ///   - start: the first day in Asia/Shanghai.
    ///   - end: the last day in Asia/Shanghai. Nil for no limit.
    static func listTodos(_ client: ElearningClient, start: CalendarDate, end: CalendarDate?) async throws -> [ElearningTodo] {
        var path = "/planner/items?start_date=\(midnight(before: start))"
        if let end { path += "&end_date=\(midnight(before: end.adding(days: 1)))" }
        let rows: [ElearningTodoResponse] = try await ElearningList(client: client, path: path).rows("eLearning to-do")
        return rows.map(\.todo)
    }

    /// `GET /api/v1/courses/{id}/folders`
    static func listFolders(_ client: ElearningClient, course: Int) async throws -> [ElearningFolder] {
        let rows: [ElearningFolderResponse] = try await list(client, course, "/folders", "eLearning folder")
        return ElearningFolderResponse.withPaths(rows.map(\.folder))
    }

    /// `GET /api/v1/courses/{id}/files`
    static func listFiles(_ client: ElearningClient, course: Int) async throws -> [ElearningFile] {
        let rows: [ElearningFileResponse] = try await list(client, course, "/files", "eLearning file")
        return rows.map(\.file)
    }

    /// `GET /api/v1/courses/{id}/modules`. The server leaves the items out of large modules: `GET /api/v1/courses/{id}/modules/{id}/items`.
    static func listModules(_ client: ElearningClient, course: Int) async throws -> [ElearningModule] {
        let rows: [ElearningModuleResponse] = try await list(client, course, "/modules?include%5B%5D=items", "eLearning module")
        var modules: [ElearningModule] = []
        for row in rows {
            var module = row.module
            if row.lacksItems {
                let items: [ElearningModuleItemResponse] = try await list(
                    client, course, "/modules/\(module.id)/items", "eLearning module item")
                module.items = items.map(\.item)
            }
            modules.append(module)
        }
        return modules
    }

    /// `GET /api/v1/courses/{id}/assignments`, without the descriptions, which are long
    static func listAssignments(_ client: ElearningClient, course: Int) async throws -> [ElearningAssignment] {
        let rows: [ElearningAssignmentResponse] = try await list(
            client, course, "/assignments?\(assignmentQuery)&exclude_response_fields%5B%5D=description&order_by=due_at",
            "eLearning assignment")
        return rows.map(\.assignment).map(\.withoutDescription)
    }

    /// `GET /api/v1/courses/{id}/assignments/{id}`
    static func getAssignment(_ client: ElearningClient, course: Int, id: Int) async throws -> ElearningAssignment {
        let response: ElearningAssignmentResponse = try await value(client, "/courses/\(course)/assignments/\(id)?\(assignmentQuery)")
        return response.assignment
    }

    /// `GET /api/v1/courses/{id}/discussion_topics`. Reading the list marks nothing as read.
    static func listAnnouncements(_ client: ElearningClient, course: Int) async throws -> [ElearningAnnouncement] {
        let rows: [ElearningAnnouncementResponse] = try await list(
            client, course, "/discussion_topics?only_announcements=true", "eLearning announcement")
        return rows.map(\.announcement)
    }

    /// `GET /api/v1/courses/{id}` and `GET /api/v1/courses/{id}/assignment_groups`
    static func getGrades(_ client: ElearningClient, course: Int) async throws -> ElearningGrades {
        let total: ElearningTotalResponse = try await value(client, "/courses/\(course)?include%5B%5D=total_scores")
        let groups: [ElearningGradeGroupResponse] = try await list(
            client, course,
            "/assignment_groups?include%5B%5D=assignments&\(assignmentQuery)&exclude_response_fields%5B%5D=description",
            "eLearning group of assignments")
        return total.grades(groups.map(\.group))
    }

    /// `GET /api/v1/calendar_events`, once for each ten courses. Without courses, it lists the account's own events.
    static func listEvents(
        _ client: ElearningClient, start: CalendarDate, end: CalendarDate, courses: [Int], ofAccount: Bool
    ) async throws -> [ElearningEvent] {
        let period =
            "/calendar_events?type=event&start_date=\(midnight(before: start))&end_date=\(midnight(before: end.adding(days: 1)))"
        var paths = ofAccount ? [period] : []
        for start in stride(from: 0, to: courses.count, by: contextLimit) {
            paths.append(period + courses[start...].prefix(contextLimit).map { "&context_codes%5B%5D=course_\($0)" }.joined())
        }
        var events: [Int: ElearningEvent] = [:]
        for path in paths {
            let rows: [ElearningEventResponse] = try await ElearningList(client: client, path: path).rows("eLearning event")
            for row in rows where !row.isGone { events[row.event.id] = row.event }
        }
        return events.values.sorted { ($0.startTime?.unixSeconds ?? .max, $0.id) < ($1.startTime?.unixSeconds ?? .max, $1.id) }
    }

    // MARK: Requests

    private static func list<Row: JSONDecodable>(
        _ client: ElearningClient, _ course: Int, _ path: String, _ what: String
    ) async throws -> [Row] {
        try await ElearningList(client: client, path: "/courses/\(course)\(path)").rows(what)
    }

    static func value<Value: JSONDecodable>(_ client: ElearningClient, _ path: String) async throws -> Value {
        let response = try await client.get(path)
        do {
            return try Value.decode(response.body)
        } catch {
            throw response.unexpected(error)
        }
    }

    /// Returns the start of a day in Asia/Shanghai, which is 16:00 of the day before in UTC.
    private static func midnight(before day: CalendarDate) -> String { "\(day.adding(days: -1))T16%3A00%3A00Z" }
}
