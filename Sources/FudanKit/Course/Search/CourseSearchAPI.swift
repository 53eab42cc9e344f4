import CampusSignIn
import HTTP

/// Requests to the public search over all courses that the university offers, https://fdjwgl.fudan.edu.cn.
enum CourseSearchAPI {
    private static let base = "https://fdjwgl.fudan.edu.cn/student/for-all/lesson-search"
    /// Number of courses per page. A semester has several thousand courses, and their rows are large.
    private static let size = 1000
    /// Maximum number of pages to request, in case a server repeats pages endlessly.
    private static let maximalPages = 40

    /// `GET /student/for-all/lesson-search`
    static func listSemesters(_ client: CampusClient) async throws -> [Semester] {
        try SearchSemesterPage(try await client.requestWithData(base, signIn: .none)).semesters()
    }

    /// `GET /student/for-all/lesson-search/semester/{id}/search/{id}?queryPage__={page},{size}`
    ///
    /// In the search with a sign-in, the second `id` identifies a student. The public search accepts any number as the second `id`.
    static func listCourses(_ client: CampusClient, semesterId: Int, campus: CourseCampus?) async throws -> [OfferedCourse] {
        var courses: [OfferedCourse] = []
        var known: Set<Int> = []
        for page in 1...maximalPages {
            var params = [QueryItem("queryPage__", "\(page),\(size)")]
            params.append("campusAssoc", campus?.number)
            let response: CourseSearchResponse = try await client.requestWithResponse(
                "\(base)/semester/\(semesterId)/search/\(semesterId)", signIn: .none, params: params,
                headers: ["Accept": "application/json"])
            let new = response.courses.filter { known.insert($0.id).inserted }
            courses += new
            if new.isEmpty || response.isLast(page: page, size: size) { break }
        }
        return courses
    }
}

extension CourseSearchAPI {
    /// The number of rows of one answer, which is more than a semester has.
    private static let all = 20_000

    /// `GET /student/for-all/lesson-search/semester/{id}/search/{id}?queryPage__=1,20000`
    static func listPlaces(_ client: CampusClient, semesterId: Int) async throws -> [CoursePlaces] {
        let response: CoursePlacesResponse = try await client.requestWithResponse(
            "\(base)/semester/\(semesterId)/search/\(semesterId)", signIn: .none, params: [QueryItem("queryPage__", "1,\(all)")],
            headers: ["Accept": "application/json"])
        return response.courses
    }

    /// `GET /student/for-std/lesson-search/semester/{id}/search/{student_id}`
    static func findCourses(
        _ client: CampusClient, semesterId: Int, studentId: Int, code: String?, name: String?, page: Int, size: Int
    ) async throws -> CourseSearchPage {
        var params: [QueryItem] = []
        params.append("courseCodeLike", code)
        params.append("courseNameZhLike", name)
        params.append(QueryItem("queryPage__", "\(page),\(size)"))
        let answer: HTTPResponse = try await AcademicSystem.json(
            client, "lesson-search/semester/\(semesterId)/search/\(studentId)", params: params)
        let response = try CourseSearchResponse.parse(answer)
        let total = response.total ?? (page - 1) * size + response.courses.count
        return CourseSearchPage(
            courses: response.courses, page: page, pageCount: (total + size - 1) / size, total: total)
    }
}

extension CourseCampus {
    /// The server's number of the campus.
    fileprivate var number: Int {
        switch self {
        case .handan: 1
        case .zhangjiang: 2
        case .fenglin: 3
        case .jiangwan: 4
        case .other: 5
        }
    }
}
