import Calendar
import Errors
import JSON
import Storage

/// Caches the account's semesters and courses, and derives weeks, conflicts and calendars from them.
package struct CourseStore: Sendable {
    let client: CampusClient
    let search: CourseSearchStore
    private let stores: StoreGroup
    private let semesters: Store<[Semester]>
    private let courses: KeyedStore<Int, [Course]>
    private let examStore: ExamStore
    private let today: @Sendable () -> CalendarDate

    init(
        client: CampusClient, examStore: ExamStore, stores: StoreGroup, today: @escaping @Sendable () -> CalendarDate = { .today }
    ) {
        let semesters: Store<[Semester]> = stores.store("semesters", validity: Validity.Course.getSemesters, in: .disk) {
            try await CourseAPI.getSemesters(client)
        }
        courses = stores.keyedStore("courses", validity: Validity.Course.getCourses, in: .disk) { id in
            try await CourseAPI.getCourses(client, semesterId: id) { try Self.semester(id, in: try await semesters.value(.prefer).value) }
        }
        self.client = client
        search = CourseSearchStore(client: client, stores: stores.subgroup("search", isPublic: true))
        self.stores = stores
        self.semesters = semesters
        self.examStore = examStore
        self.today = today
    }

    package func listClassTimes() async throws -> [ClassTimeSlot] { ClassTimes.list }

    package func getSemesters(cache: CachePolicy) async throws -> Cached<[Semester]> {
        try await semesters.value(cache)
    }

    package func getCurrentSemester(cache: CachePolicy) async throws -> Cached<Semester> {
        try await semester(nil, cache)
    }

    package func getCourses(semesterId: Int, cache: CachePolicy) async throws -> Cached<[Course]> {
        try await courses.value(semesterId, cache)
    }

    package func getWeek(semesterId: Int?, week: Int?, dayChanges: [DayChange]?, cache: CachePolicy) async throws -> Cached<CourseWeek> {
        let changes = try DayChanges(dayChanges, for: "course.get_week")
        let semester = try await semester(semesterId, cache).value
        if !changes.isEmpty { _ = try Self.monday(of: semester) }
        let today = today()
        return try await courses.value(semester.id, cache).map {
            CourseWeek(week, of: semester, courses: $0, today: today, changes: changes)
        }
    }

    package func getConflicts(semesterId: Int?, cache: CachePolicy) async throws -> Cached<[CourseConflict]> {
        let id = if let semesterId { semesterId } else { try await semester(nil, cache).value.id }
        return try await courses.value(id, cache).map(CourseConflict.list)
    }

    /// - Parameter bookings: the account's booked slots, as reservation.get_reservations returned them. They are checked before any request.
    package func calendar(
        semesterId: Int?, exams: Bool, bookings: [Reservation]?, reminderMinutes: Int?, dayChanges: [DayChange]?, cache: CachePolicy
    ) async throws -> Cached<String> {
        let changes = try DayChanges(dayChanges, for: "course.calendar")
        let booked = try CalendarBooking.list(of: bookings ?? [])
        let semester = try await semester(semesterId, cache).value
        let monday = try Self.monday(of: semester)
        let courses = try await courses.value(semester.id, cache)
        let hasExams = exams && semester.isCurrent && client.studentType == .undergraduate
        let arranged = hasExams ? try await examStore.getExams(cache: cache).value : []
        return courses.map {
            CourseCalendar(semester: semester, monday: monday, writtenAt: courses.fetchedAt, reminderMinutes: reminderMinutes)
                .content(courses: $0, exams: arranged, bookings: booked, changes: changes)
        }
    }

    package func listDayChanges(holidays: JSONValue) async throws -> [DayChange] { try HolidayCalendar.dayChanges(of: holidays) }

    package func clearCache() async throws { try await stores.clear() }

    private static func monday(of semester: Semester) throws(DanXiError) -> CalendarDate {
        guard let monday = semester.startDate else {
            throw DanXiError(
                .notFound,
                "The university has not published the start of semester \(semester.id), so its courses have no dates. Try another semester."
            )
        }
        return monday
    }

    /// Returns the semester with an identifier, or the current one.
    private func semester(_ id: Int?, _ cache: CachePolicy) async throws -> Cached<Semester> {
        try await semesters.value(cache).map { try Self.semester(id, in: $0) }
    }

    private static func semester(_ id: Int?, in semesters: [Semester]) throws -> Semester {
        guard let semester = semesters.first(where: { id == nil ? $0.isCurrent : $0.id == id }) else {
            throw DanXiError(
                .notFound,
                id.map { "There is no semester \($0). See course.get_semesters for the list." }
                    ?? "The university has no current semester. Choose one of course.get_semesters.")
        }
        return semester
    }
}
