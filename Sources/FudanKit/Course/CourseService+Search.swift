import Storage

/// The search over all courses that the university offers.
extension CourseService {
    package func listSearchSemesters(cache: CachePolicy) async throws -> Cached<[Semester]> { try await search.listSemesters(cache) }

    package func searchCourses(
        semesterId: Int?, keyword: String?, teacher: String?, campus: CourseCampus?, weekday: Int?, page: Int, size: Int, cache: CachePolicy
    ) async throws -> Cached<CourseSearchPage> {
        let filter = CourseSearchFilter(keyword: keyword, teacher: teacher, weekday: weekday)
        return try await search.courses(semesterId: semesterId, campus: campus, cache).map { filter.page(page, size: size, of: $0) }
    }
}
