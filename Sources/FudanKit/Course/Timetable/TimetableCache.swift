import Calendar
import CampusSignIn
import Storage

/// The cache of the account's semesters and timetables, which several services use.
struct TimetableCache: Sendable {
    let semesters: SemesterCache
    private let timetables: KeyedCache<Int, Timetable>

    init(client: CampusClient, caches: CacheGroup, today: @escaping @Sendable () -> CalendarDate) {
        let list: ValueCache<[Semester]> = caches.cache("semesters", validity: Validity.Course.getSemesters, in: .disk) {
            try await CourseAPI.getSemesters(client)
        }
        let semesters = SemesterCache(list, today: today)
        timetables = caches.keyedCache("timetables", validity: Validity.Course.getCourses, in: .disk) { id in
            try await CourseAPI.getTimetable(client, semesterId: id) { try await semesters.semester(id, .prefer).value }
        }
        self.semesters = semesters
    }

    func courses(_ semesterId: Int, _ cache: CachePolicy) async throws -> Cached<[Course]> {
        let limit = await semesters.limit()
        return try await timetables.value(semesterId, cache) { limit.allows($0.fetchedAt) }.map(\.courses)
    }
}
