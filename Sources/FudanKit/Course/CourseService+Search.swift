import Storage

/// The search over all courses that the university offers.
extension CourseService {
    package func listSearchSemesters(cache: CachePolicy) async throws -> Cached<[Semester]> { try await search.listSemesters(cache) }

    package func listPlaces(codes: [String], semesterId: Int?, cache: CachePolicy) async throws -> Cached<[CoursePlaces]> {
        let wanted = Set(codes)
        return try await search.places(semesterId: semesterId, cache).map { courses in
            courses.filter { course in
                guard let code = course.code else { return false }
                return wanted.contains(code) || wanted.contains(String(code.prefix { $0 != "." }))
            }
        }
    }

    package func findCourses(code: String?, name: String?, semesterId: Int?, page: Int, size: Int) async throws -> CourseSearchPage {
        try AcademicSystem.requireMember(client)
        let semester = if let semesterId { semesterId } else { try await timetables.semesters.semester(nil, .prefer).value.id }
        return try await CourseSearchAPI.findCourses(
            client, semesterId: semester, studentId: try await studentId(), code: code, name: name, page: page, size: size)
    }

    package func searchCourses(
        semesterId: Int?, keyword: String?, teacher: String?, campus: CourseCampus?, weekday: Int?, page: Int, size: Int, cache: CachePolicy
    ) async throws -> Cached<CourseSearchPage> {
        let filter = CourseSearchFilter(keyword: keyword, teacher: teacher, weekday: weekday)
        return try await search.courses(semesterId: semesterId, campus: campus, cache).map { filter.page(page, size: size, of: $0) }
    }
}
