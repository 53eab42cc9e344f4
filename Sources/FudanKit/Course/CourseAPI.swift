/// The semesters and courses of the account. Undergraduates and graduates have different servers.
enum CourseAPI {
    static func getSemesters(_ client: CampusClient) async throws -> [Semester] {
        switch client.studentType {
        case .graduate: try await GraduateCourseAPI.getSemesters(client)
        case .undergraduate, .staff: try await UndergraduateCourseAPI.getSemesters(client)
        }
    }

    /// - Parameter semester: looks up the semester; called only if its dates are needed.
    static func getTimetable(_ client: CampusClient, semesterId: Int, semester: () async throws -> Semester) async throws -> Timetable {
        switch client.studentType {
        case .graduate: Timetable(courses: try await GraduateCourseAPI.getCourses(client, semester: try await semester()))
        case .undergraduate, .staff: try await UndergraduateCourseAPI.getTimetable(client, semesterId: semesterId)
        }
    }
}
