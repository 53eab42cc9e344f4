import CampusSignIn
import Errors
import HTTP

/// Requests for the semesters and timetables of undergraduates.
enum UndergraduateCourseAPI {
    /// `GET /student/for-std/course-table`
    static func getSemesters(_ client: CampusClient) async throws -> [Semester] {
        try SemesterPage(try await AcademicSystem.page(client, "course-table")).semesters()
    }

    /// `GET /student/for-std/course-table/semester/{semester_id}/print-data`
    static func getTimetable(_ client: CampusClient, semesterId: Int) async throws -> Timetable {
        let response: HTTPResponse = try await AcademicSystem.json(client, "course-table/semester/\(semesterId)/print-data")
        guard let table = try TimetableResponse.parse(response).tables.first else { throw AcademicSystem.noTable }
        do {
            let courses = try CourseBuilder.build(table.activities.map(\.activity), semesterId: semesterId)
            return Timetable(studentId: table.id, courses: courses)
        } catch {
            throw response.unexpected(error.under(key: "studentTableVms"))
        }
    }
}
