import Calendar
import CampusSignIn
import Errors
import Storage

/// The service `elearning`. To-dos are kept on disk, for days without the network. All other values are kept in memory only.
package struct ElearningService: Sendable {
    let client: ElearningClient
    private let caches: CacheGroup
    private let courses: KeyedCache<String, [ElearningCourse]>
    private let todos: KeyedCache<Period, [ElearningTodo]>
    private let folders: KeyedCache<Int, [ElearningFolder]>
    private let files: KeyedCache<Int, [ElearningFile]>
    private let modules: KeyedCache<Int, [ElearningModule]>
    private let assignments: KeyedCache<Int, [ElearningAssignment]>
    private let assignment: KeyedCache<AssignmentKey, ElearningAssignment>
    private let announcements: KeyedCache<Int, [ElearningAnnouncement]>
    private let grades: KeyedCache<Int, ElearningGrades>
    private let events: KeyedCache<EventKey, [ElearningEvent]>
    private let today: @Sendable () -> CalendarDate

    /// The maximum number of values of a cache that has a key for each combination of parameters.
    private static let limits = CacheLimits(values: 32, diskBytes: 0)
    private static let limitsOfTodos = CacheLimits(values: 32, diskBytes: 4 << 20)
    /// The length of the period of events if a caller does not choose its end, in days.
    private static let days = 30

    private struct Period: Hashable, CustomStringConvertible {
        let start: CalendarDate
        let end: CalendarDate?

        var description: String { "\(start).\(end.map { "\($0)" } ?? "")" }
    }

    private struct AssignmentKey: Hashable, CustomStringConvertible {
        let course: Int
        let id: Int

        var description: String { "\(course).\(id)" }
    }

    private struct EventKey: Hashable, CustomStringConvertible {
        let start: CalendarDate
        let end: CalendarDate
        /// Nil for the account's own events and those of all its courses.
        let courses: [Int]?

        var description: String { "\(start).\(end).\(courses.map { $0.map(String.init).joined(separator: "-") } ?? "all")" }
    }

    package init(client: ElearningClient, caches: CacheGroup, today: @escaping @Sendable () -> CalendarDate = { .today }) {
        self.client = client
        self.caches = caches
        self.today = today
        courses = caches.keyedCache("courses", validity: Validity.Elearning.listCourses, in: .memory) {
            try await ElearningAPI.listCourses(client, state: ElearningCourseState(rawValue: $0))
        }
        // Nobody knows whose a personal token is, so what it returns must not meet another token in a store.
        let location: CacheGroup.Location = client.usesToken ? .memory : .disk
        todos = caches.keyedCache("todos", validity: Validity.Elearning.listTodos, in: location, limits: Self.limitsOfTodos) {
            try await ElearningAPI.listTodos(client, start: $0.start, end: $0.end)
        }
        folders = caches.keyedCache("folders", validity: Validity.Elearning.listFolders, in: .memory, limits: Self.limits) {
            try await ElearningAPI.listFolders(client, course: $0)
        }
        files = caches.keyedCache("files", validity: Validity.Elearning.listFiles, in: .memory, limits: Self.limits) {
            try await ElearningAPI.listFiles(client, course: $0)
        }
        modules = caches.keyedCache("modules", validity: Validity.Elearning.listModules, in: .memory, limits: Self.limits) {
            try await ElearningAPI.listModules(client, course: $0)
        }
        assignments = caches.keyedCache("assignments", validity: Validity.Elearning.listAssignments, in: .memory, limits: Self.limits) {
            try await ElearningAPI.listAssignments(client, course: $0)
        }
        assignment = caches.keyedCache("assignment", validity: Validity.Elearning.getAssignment, in: .memory, limits: Self.limits) {
            try await ElearningAPI.getAssignment(client, course: $0.course, id: $0.id)
        }
        announcements = caches.keyedCache(
            "announcements", validity: Validity.Elearning.listAnnouncements, in: .memory, limits: Self.limits
        ) {
            try await ElearningAPI.listAnnouncements(client, course: $0)
        }
        grades = caches.keyedCache("grades", validity: Validity.Elearning.getGrades, in: .memory, limits: Self.limits) {
            try await ElearningAPI.getGrades(client, course: $0)
        }
        events = caches.keyedCache("events", validity: Validity.Elearning.listEvents, in: .memory, limits: Self.limits) {
            [courses] in
            let all = $0.courses == nil ? try await courses.value("", .prefer).value.map(\.id) : []
            return try await ElearningAPI.listEvents(
                client, start: $0.start, end: $0.end, courses: $0.courses ?? all, ofAccount: $0.courses == nil)
        }
    }

    package func listCourses(state: ElearningCourseState?, cache: CachePolicy) async throws -> Cached<[ElearningCourse]> {
        try await courses.value(state?.rawValue ?? "", cache)
    }

    package func listTodos(startDate: CalendarDate?, endDate: CalendarDate?, cache: CachePolicy) async throws -> Cached<[ElearningTodo]> {
        let start = try start(startDate, endDate, "elearning.list_todos")
        return try await todos.value(Period(start: start, end: endDate), cache)
    }

    package func listFolders(courseId: Int, cache: CachePolicy) async throws -> Cached<[ElearningFolder]> {
        try await folders.value(courseId, cache)
    }

    package func listFiles(courseId: Int, cache: CachePolicy) async throws -> Cached<[ElearningFile]> {
        try await files.value(courseId, cache)
    }

    package func listModules(courseId: Int, cache: CachePolicy) async throws -> Cached<[ElearningModule]> {
        try await modules.value(courseId, cache)
    }

    package func listAssignments(courseId: Int, cache: CachePolicy) async throws -> Cached<[ElearningAssignment]> {
        try await assignments.value(courseId, cache)
    }

    package func getAssignment(courseId: Int, id: Int, cache: CachePolicy) async throws -> Cached<ElearningAssignment> {
        try await assignment.value(AssignmentKey(course: courseId, id: id), cache)
    }

    package func listAnnouncements(courseId: Int, cache: CachePolicy) async throws -> Cached<[ElearningAnnouncement]> {
        try await announcements.value(courseId, cache)
    }

    package func getGrades(courseId: Int, cache: CachePolicy) async throws -> Cached<ElearningGrades> {
        try await grades.value(courseId, cache)
    }

    package func listEvents(
        startDate: CalendarDate?, endDate: CalendarDate?, courseIds: [Int]?, cache: CachePolicy
    ) async throws -> Cached<[ElearningEvent]> {
        let start = try start(startDate, endDate, "elearning.list_events")
        return try await events.value(
            EventKey(start: start, end: endDate ?? start.adding(days: Self.days), courses: courseIds?.sorted()), cache)
    }

    package func clearCache() async throws { try await caches.clear() }

    private func start(_ start: CalendarDate?, _ end: CalendarDate?, _ method: String) throws(DanXiError) -> CalendarDate {
        let start = start ?? today()
        guard let end, end < start else { return start }
        throw DanXiError(.invalidArgument, "\(method): `end_date` is before `start_date`, whose default is today. Pass a later date.")
    }
}
