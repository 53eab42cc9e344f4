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
        let timetable = try TimetableResponse.parse(response)
        do {
            return Timetable(
                studentId: timetable.studentId, courses: try CourseBuilder.build(timetable.activities, semesterId: semesterId))
        } catch {
            throw response.unexpected(error.under(key: "studentTableVms"))
        }
    }
}
