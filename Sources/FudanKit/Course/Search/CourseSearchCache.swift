import Calendar
import CampusSignIn
import Storage

/// The cache of the courses that the university offers, by semester and campus. The courses are public, so they belong to no account.
struct CourseSearchCache: Sendable {
    private let semesters: SemesterCache
    private let courses: KeyedCache<Key, [OfferedCourse]>
    private let places: KeyedCache<Int, [CoursePlaces]>

    private struct Key: Hashable, CustomStringConvertible {
        let semesterId: Int
        let campus: CourseCampus?

        var description: String { campus.map { "\(semesterId).\($0.rawValue)" } ?? "\(semesterId)" }
    }

    init(client: CampusClient, caches: CacheGroup, today: @escaping @Sendable () -> CalendarDate) {
        let list: ValueCache<[Semester]> = caches.cache("semesters", validity: Validity.Course.listSearchSemesters, in: .disk) {
            try await CourseSearchAPI.listSemesters(client)
        }
        semesters = SemesterCache(list, today: today)
        places = caches.keyedCache("places", validity: Validity.Course.listPlaces, in: .disk) {
            try await CourseSearchAPI.listPlaces(client, semesterId: $0)
        }
        courses = caches.keyedCache("offered", validity: Validity.Course.searchCourses, in: .disk) {
            try await CourseSearchAPI.listCourses(client, semesterId: $0.semesterId, campus: $0.campus)
        }
    }

    /// Returns the places of all courses. The server is asked at most once in the validity of the list, so `refresh` counts as `prefer`.
    /// - Parameter semesterId: nil for the semester of today.
    func places(semesterId: Int?, _ cache: CachePolicy) async throws -> Cached<[CoursePlaces]> {
        let cache = cache == .refresh || cache == .revalidate ? .prefer : cache
        let id = if let semesterId { semesterId } else { try await semesters.semester(nil, cache).value.id }
        return try await places.value(id, cache)
    }

    func listSemesters(_ cache: CachePolicy) async throws -> Cached<[Semester]> { try await semesters.semesters(cache) }

    /// - Parameter semesterId: nil for the semester of today.
    func courses(semesterId: Int?, campus: CourseCampus?, _ cache: CachePolicy) async throws -> Cached<[OfferedCourse]> {
        let id = if let semesterId { semesterId } else { try await semesters.semester(nil, cache).value.id }
        return try await courses.value(Key(semesterId: id, campus: campus), cache)
    }
}
