import Calls
import CampusSignIn
import Errors
import Storage

/// The cache of the account's semesters and timetables, which several services use.
struct TimetableCache: Sendable {
    let semesters: ValueCache<[Semester]>
    let timetables: KeyedCache<Int, Timetable>

    init(client: CampusClient, caches: CacheGroup) {
        let semesters: ValueCache<[Semester]> = caches.cache("semesters", validity: Validity.Course.getSemesters, in: .disk) {
            try await CourseAPI.getSemesters(client)
        }
        timetables = caches.keyedCache("timetables", validity: Validity.Course.getCourses, in: .disk) { id in
            try await CourseAPI.getTimetable(client, semesterId: id) { try Self.semester(id, in: try await semesters.value(.prefer).value) }
        }
        self.semesters = semesters
    }

    /// Returns the semester with the identifier `id`, or the current semester if `id` is nil.
    func semester(_ id: Int?, _ cache: CachePolicy) async throws -> Cached<Semester> {
        try await semesters.value(cache).map { try Self.semester(id, in: $0) }
    }

    func courses(_ semesterId: Int, _ cache: CachePolicy) async throws -> Cached<[Course]> {
        try await timetables.value(semesterId, cache).map(\.courses)
    }

    /// Returns the account's number in the undergraduates' academic system, which each timetable contains. A cached timetable is used even
    /// if it has expired.
    func studentId() async throws -> Int {
        // Skipped rows of these responses are not recorded, because they do not concern the page for which the number is needed.
        try await SkippedRowRecorder.$current.withValue(nil) {
            let list = try await Self.known { try await semesters.value($0) }
            guard let semester = list.first(where: { $0.isCurrent }) ?? list.first else { throw AcademicSystem.noTable }
            let timetable = try await Self.known { try await timetables.value(semester.id, $0) }
            guard let id = timetable.studentId else { throw AcademicSystem.noTable }
            return id
        }
    }

    /// Returns the cached value, even if it has expired. Requests the value if it is not cached.
    private static func known<Value>(_ value: (CachePolicy) async throws -> Cached<Value>) async throws -> Value {
        do {
            return try await value(.only).value
        } catch let error as DanXiError where error.code == .notCached {
            return try await value(.prefer).value
        }
    }

    private static func semester(_ id: Int?, in semesters: [Semester]) throws -> Semester {
        guard let semester = semesters.first(where: { id == nil ? $0.isCurrent : $0.id == id }) else {
            throw DanXiError(
                .notFound,
                id.map { "No semester has the identifier \($0). course.get_semesters lists the semesters." }
                    ?? "No semester is marked as current. Choose a semester from course.get_semesters.")
        }
        return semester
    }
}
