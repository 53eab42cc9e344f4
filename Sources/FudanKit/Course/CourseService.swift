import Calendar
import Calls
import CampusSignIn
import Errors
import JSON
import Storage

/// The service `course`. It caches the account's semesters and courses, and derives weeks, conflicts and calendars from them.
package struct CourseService: Sendable {
    let client: CampusClient
    let search: CourseSearchCache
    private let caches: CacheGroup
    let timetables: TimetableCache
    let days: DayCalendar
    let calendarSources: CalendarSources
    /// Returns the account's number in the undergraduates' academic system.
    let studentId: @Sendable () async throws -> Int
    let revisions: RevisionStore
    private let today: @Sendable () -> CalendarDate

    /// - Parameters:
    ///   - days: the days off and make-up days.
    ///   - studentId: returns the account's number in the undergraduates' academic system.
    ///   - calendar: the lists that calendar files have beside lessons.
    ///   - revisions: the revisions of the events of calendar files.
    init(
        client: CampusClient, timetables: TimetableCache, caches: CacheGroup, days: DayCalendar,
        today: @escaping @Sendable () -> CalendarDate, studentId: @escaping @Sendable () async throws -> Int,
        calendar: CalendarSources, revisions: RevisionStore
    ) {
        self.client = client
        search = CourseSearchCache(client: client, caches: caches.subgroup("search", isPublic: true), today: today)
        self.caches = caches
        self.timetables = timetables
        self.days = days
        self.studentId = studentId
        calendarSources = calendar
        self.revisions = revisions
        self.today = today
    }

    package func listClassTimes() async throws -> [ClassTimeSlot] { ClassTimes.list }

    package func getSemesters(cache: CachePolicy) async throws -> Cached<[Semester]> {
        try await timetables.semesters.semesters(cache)
    }

    package func getCurrentSemester(cache: CachePolicy) async throws -> Cached<Semester> {
        try await timetables.semesters.semester(nil, cache)
    }

    package func getCourses(semesterId: Int, cache: CachePolicy) async throws -> Cached<[Course]> {
        try await timetables.courses(semesterId, cache)
    }

    package func getWeek(semesterId: Int?, week: Int?, dayChanges: [DayChange]?, cache: CachePolicy) async throws -> Cached<CourseWeek> {
        let changes = try await days.changes(dayChanges, for: "course.get_week")
        let semester = try await timetables.semesters.semester(semesterId, cache).value
        if dayChanges?.isEmpty == false { _ = try Self.monday(of: semester) }
        let today = today()
        return try await timetables.courses(semester.id, cache).map {
            CourseWeek(week, of: semester, courses: $0, today: today, changes: changes)
        }
    }

    /// Returns the courses that are held on a day, in order of time. On a make-up day with unknown courses, those of its weekday.
    func lessons(on date: CalendarDate, _ changes: DayChanges, _ cache: CachePolicy) async throws -> Cached<[Course]> {
        let semesters = try await getSemesters(cache: cache)
        guard let semester = try semesters.value.semester(of: date) else { return try semesters.map { _ in [] } }
        return try await timetables.courses(semester.id, cache).map { courses in
            let week = CourseWeek(semester.week(of: date), of: semester, courses: courses, today: date, changes: changes)
            return week.courses.filter { $0.weekday == date.weekday }
        }
    }

    package func getConflicts(semesterId: Int?, cache: CachePolicy) async throws -> Cached<[CourseConflict]> {
        let id = if let semesterId { semesterId } else { try await timetables.semesters.semester(nil, cache).value.id }
        return try await timetables.courses(id, cache).map(CourseConflict.list)
    }

    package func listDayChanges(holidays: JSONValue) async throws -> [DayChange] { try HolidayCalendar.dayChanges(of: holidays) }

    package func clearCache() async throws { try await caches.clear() }

    static func monday(of semester: Semester) throws(DanXiError) -> CalendarDate {
        guard let monday = semester.startDate else {
            throw DanXiError(
                .notFound,
                "The university has not published the start of semester \(semester.id), so its courses have no dates. Try another semester."
            )
        }
        return monday
    }
}
