import CampusSignIn
import Errors
import Storage

/// The cache of the courses that the university offers, by semester and campus. The courses are public, so they belong to no account.
struct CourseSearchCache: Sendable {
    private let semesters: ValueCache<[Semester]>
    private let courses: KeyedCache<Key, [OfferedCourse]>

    private struct Key: Hashable, CustomStringConvertible {
        let semesterId: Int
        let campus: CourseCampus?

        var description: String { campus.map { "\(semesterId).\($0.rawValue)" } ?? "\(semesterId)" }
    }

    init(client: CampusClient, caches: CacheGroup) {
        semesters = caches.cache("semesters", validity: Validity.Course.listSearchSemesters, in: .disk) {
            try await CourseSearchAPI.listSemesters(client)
        }
        courses = caches.keyedCache("offered", validity: Validity.Course.searchCourses, in: .disk) {
            try await CourseSearchAPI.listCourses(client, semesterId: $0.semesterId, campus: $0.campus)
        }
    }

    func listSemesters(_ cache: CachePolicy) async throws -> Cached<[Semester]> { try await semesters.value(cache) }

    /// - Parameter semesterId: nil for the current semester.
    func courses(semesterId: Int?, campus: CourseCampus?, _ cache: CachePolicy) async throws -> Cached<[OfferedCourse]> {
        let id = if let semesterId { semesterId } else { try await currentSemesterId(cache) }
        return try await courses.value(Key(semesterId: id, campus: campus), cache)
    }

    private func currentSemesterId(_ cache: CachePolicy) async throws -> Int {
        // The order of the list does not show which semester is current, so the mark is required.
        guard let current = try await semesters.value(cache).value.first(where: \.isCurrent) else {
            throw DanXiError(
                .notFound, "No semester is marked as current. Pass a `semester_id` that course.list_search_semesters returned.")
        }
        return current.id
    }
}
