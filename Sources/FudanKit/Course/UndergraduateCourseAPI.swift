import Errors

/// The semesters and timetables of undergraduates.
enum UndergraduateCourseAPI {
    /// `GET /student/for-std/course-table`
    static func getSemesters(_ client: CampusClient) async throws -> [Semester] {
        try SemesterPage(try await AcademicSystem.page(client, "course-table")).semesters()
    }

    /// `GET /student/for-std/course-table/semester/{semester_id}/print-data`
    static func getCourses(_ client: CampusClient, semesterId: Int) async throws -> [Course] {
        let table = try await table(client, semesterId: semesterId)
        return CourseBuilder.build(table.activities.map(\.activity), semesterId: semesterId)
    }

    /// Returns the account's number in the system, which is a parameter of other pages. It is the identifier of the
    /// current semester's timetable.
    static func getStudentId(_ client: CampusClient) async throws -> Int {
        let semesters = try await getSemesters(client)
        guard let semester = semesters.first(where: \.isCurrent) ?? semesters.first else { throw noTable }
        return try await table(client, semesterId: semester.id).id
    }

    private static func table(_ client: CampusClient, semesterId: Int) async throws -> TimetableResponse.Table {
        let response: TimetableResponse = try await AcademicSystem.json(client, "course-table/semester/\(semesterId)/print-data")
        guard let table = response.tables.first else { throw noTable }
        return table
    }

    private static let noTable = DanXiError(
        .notFound,
        "The academic system of undergraduates has no timetable for this account. Sign in with an undergraduate's account, or pass the right `student_type` to campus.login."
    )
}
