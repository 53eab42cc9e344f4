import Calendar
import Calls
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

    /// Returns the account's number in the academic system from the cached timetable of the semester of today. No request is sent.
    func knownStudentId() async -> Int? {
        let limit = await semesters.limit()
        return await SkippedRowRecorder.$current.withValue(nil) {
            guard let semester = try? await semesters.semester(nil, .only).value,
                let timetable = try? await timetables.value(semester.id, .only), limit.allows(timetable.fetchedAt)
            else { return nil }
            return try? timetable.value.studentId
        }
    }
}
