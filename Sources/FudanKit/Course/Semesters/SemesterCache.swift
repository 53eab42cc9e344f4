import Calendar
import Calls
import Errors
import Storage

/// The cache of a list of semesters. The semester of today follows from the dates at the time of each call, not of the request.
struct SemesterCache: Sendable {
    private let list: ValueCache<[Semester]>
    private let today: @Sendable () -> CalendarDate

    init(_ list: ValueCache<[Semester]>, today: @escaping @Sendable () -> CalendarDate) {
        (self.list, self.today) = (list, today)
    }

    func semesters(_ cache: CachePolicy) async throws -> Cached<[Semester]> {
        let today = today()
        return try await list.value(cache) { TermLimit(semesters: try $0.value, today: today).allows($0.fetchedAt) }.map {
            $0.marked(on: today)
        }
    }

    /// Returns the semester with the identifier `id`, or the semester of today if `id` is nil.
    func semester(_ id: Int?, _ cache: CachePolicy) async throws -> Cached<Semester> {
        try await semesters(cache).map { semesters in
            guard let semester = id == nil ? semesters.present : semesters.first(where: { $0.id == id }) else {
                throw DanXiError(
                    .notFound,
                    id.map { "No semester has the identifier \($0). Choose one from the list of semesters." }
                        ?? "No semester contains today's date, and none is marked as current. Choose one from the list of semesters.")
            }
            return semester
        }
    }

    /// Returns the limit for values that depend on the semester. No request is sent.
    func limit() async -> TermLimit {
        // Skipped rows of the list are not recorded, because they do not concern the value for which the limit is needed.
        let known = await SkippedRowRecorder.$current.withValue(nil) { try? await list.value(.only).value }
        return TermLimit(semesters: known ?? [], today: today())
    }
}

/// The rule that a cached value is not used after the beginning or the end of a semester: a timetable, a list of exams or a student's number
/// may be another one then.
struct TermLimit: Sendable {
    let semesters: [Semester]
    let today: CalendarDate

    /// Returns whether a value that was requested at a time may be used today. If no semester of the list is known to contain today, a value
    /// of an earlier day may not.
    func allows(_ time: WallTime) -> Bool {
        let day = CampusDateTime(time).date
        guard semesters.semester(of: today) != nil else { return day >= today }
        return !semesters.hasBoundary(after: day, through: today)
    }
}
