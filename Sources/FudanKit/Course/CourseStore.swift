import Errors
import Networking
import Storage

/// The account's semesters and courses, and what is made of them.
package struct CourseStore: Sendable {
    private let semesters: Store<[Semester]>
    private let courses: KeyedStore<[Course]>
    private let exams: ExamStore
    private let service: CampusClient
    private let today: @Sendable () -> CalendarDate

    init(
        service: CampusClient, exams: ExamStore, directory: StoreDirectory?, log: @escaping LogHandler,
        today: @escaping @Sendable () -> CalendarDate = { .today }
    ) {
        let semesters = Store<[Semester]>(name: "course.semesters", validity: .seconds(86_400), directory: directory, log: log) {
            try await CourseAPI.getSemesters(service)
        }
        courses = KeyedStore(name: "course.courses", validity: .seconds(6 * 3600), directory: directory, log: log) { id in
            try await CourseAPI.getCourses(service, semesterId: id) { try Self.semester(id, in: try await semesters.value(.prefer).value) }
        }
        self.semesters = semesters
        self.exams = exams
        self.service = service
        self.today = today
    }

    package func getSemesters(cache: CachePolicy) async throws -> Cached<[Semester]> {
        try await semesters.value(cache)
    }

    package func getCurrentSemester(cache: CachePolicy) async throws -> Cached<Semester> {
        try await semester(nil, cache)
    }

    package func getCourses(semesterId: Int, cache: CachePolicy) async throws -> Cached<[Course]> {
        try await courses.value(semesterId, cache)
    }

    package func getWeek(semesterId: Int?, week: Int?, cache: CachePolicy) async throws -> Cached<CourseWeek> {
        let semester = try await semester(semesterId, cache).value
        let today = today()
        return try await courses.value(semester.id, cache).map { Self.week(week, of: semester, $0, today: today) }
    }

    package func getConflicts(semesterId: Int?, cache: CachePolicy) async throws -> Cached<[CourseConflict]> {
        let id = if let semesterId { semesterId } else { try await semester(nil, cache).value.id }
        return try await courses.value(id, cache).map(Self.conflicts)
    }

    /// - Parameter bookings: slots that the account has booked, as the site gave them; checked before any server is asked.
    package func calendar(semesterId: Int?, exams: Bool?, bookings: [Reservation]?, reminderMinutes: Int?, cache: CachePolicy) async throws
        -> Cached<String>
    {
        let booked = try CalendarBooking.list(of: bookings ?? [])
        let semester = try await semester(semesterId, cache).value
        guard let monday = semester.firstMonday else {
            throw DanXiError(.notFound, "the university does not say when the semester \(semester.id) begins, so its courses have no dates")
        }
        let courses = try await courses.value(semester.id, cache)
        let hasExams = exams ?? true && semester.isCurrent && service.studentType == .undergraduate
        let arranged = hasExams ? try await self.exams.getExams(cache: cache).value : []
        return courses.map {
            CourseCalendar(semester: semester, monday: monday, writtenAt: courses.fetchedAt, reminderMinutes: reminderMinutes)
                .text(courses: $0, exams: arranged, bookings: booked)
        }
    }

    package func clearCache() async throws {
        try await semesters.clear()
        try await courses.clear()
    }

    /// The current semester without an identifier.
    private func semester(_ id: Int?, _ cache: CachePolicy) async throws -> Cached<Semester> {
        try await semesters.value(cache).map { try Self.semester(id, in: $0) }
    }

    private static func semester(_ id: Int?, in semesters: [Semester]) throws -> Semester {
        guard let semester = semesters.first(where: { id == nil ? $0.isCurrent : $0.id == id }) else {
            throw DanXiError(
                .notFound,
                id.map { "there is no semester \($0); course.get_semesters lists them" }
                    ?? "the university names no current semester; choose one of course.get_semesters")
        }
        return semester
    }

    static func week(_ week: Int?, of semester: Semester, _ courses: [Course], today: CalendarDate) -> CourseWeek {
        let weeks = courses.flatMap(\.onWeeks)
        let first = weeks.min() ?? 1
        let last = weeks.max() ?? 1
        let current = semester.week(of: today)
        let shown = week ?? min(max(current ?? first, first), last)
        let monday = semester.monday(ofWeek: shown)
        return CourseWeek(
            semester: semester, week: shown, startDate: monday?.description, endDate: monday?.adding(days: 6).description,
            currentWeek: current,
            firstWeek: first, lastWeek: last, courses: courses.filter { $0.isOpen(on: shown) })
    }

    static func conflicts(_ courses: [Course]) -> [CourseConflict] {
        courses.indices.flatMap { index in
            courses[courses.index(after: index)...].compactMap { courses[index].conflict(with: $0) }
        }
    }
}
