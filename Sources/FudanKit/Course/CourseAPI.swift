/// The semesters and courses of the account. Undergraduates and graduates have different servers.
enum CourseAPI {
    static func getSemesters(_ client: CampusClient) async throws -> [Semester] {
        switch client.studentType {
        case .graduate: try await GraduateCourseAPI.getSemesters(client)
        case .undergraduate, .staff: try await UndergraduateCourseAPI.getSemesters(client)
        }
    }

    /// - Parameter semester: looks up the semester; called only if its dates are needed.
    static func getCourses(_ client: CampusClient, semesterId: Int, semester: () async throws -> Semester) async throws -> [Course] {
        switch client.studentType {
        case .graduate: try await GraduateCourseAPI.getCourses(client, semester: try await semester())
        case .undergraduate, .staff: try await UndergraduateCourseAPI.getCourses(client, semesterId: semesterId)
        }
    }
}
