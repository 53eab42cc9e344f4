import CampusSignIn
import HTTP

/// The search over all courses that the university offers, https://fdjwgl.fudan.edu.cn. It is public.
enum CourseSearchAPI {
    private static let base = "https://fdjwgl.fudan.edu.cn/student/for-all/lesson-search"
    /// Number of courses to request at once. A semester has several thousand, whose rows are large.
    private static let size = 1000
    /// The maximum number of pages, for a server that repeats them endlessly.
    private static let maximalPages = 40

    /// `GET /student/for-all/lesson-search`
    static func listSemesters(_ client: CampusClient) async throws -> [Semester] {
        try SearchSemesterPage(try await client.requestWithData(base, signIn: .none)).semesters()
    }

    /// `GET /student/for-all/lesson-search/semester/{id}/search/{id}?queryPage__={page},{size}`
    ///
    /// The second number is a student's where the search needs a sign-in. The public search accepts any number there.
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

extension CourseCampus {
    /// The number that the server uses.
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
