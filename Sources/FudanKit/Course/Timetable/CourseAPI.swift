import CampusSignIn
import Errors

/// Requests for the semesters and courses of the account. Undergraduates and graduate students have different servers.
enum CourseAPI {
    static func getSemesters(_ client: CampusClient) async throws -> [Semester] {
        switch client.studentType {
        case .graduate: try await getGraduateSemesters(client)
        case .undergraduate, .staff: try await UndergraduateCourseAPI.getSemesters(client)
        }
    }

    /// Requests the graduate school's list of semesters. If the server has no usable list, takes the semesters from the public course
    /// search: the graduate school's page is old and may be removed.
    private static func getGraduateSemesters(_ client: CampusClient) async throws -> [Semester] {
        do {
            return try await GraduateCourseAPI.getSemesters(client)
        } catch let error as DanXiError where error.isAboutPage || error.code == .rejected {
            do {
                let terms = try await PublicGraduateSemesters.list(client)
                if !terms.isEmpty { return terms }
            } catch let other as DanXiError where other.code != .accountChanged {
                client.log(.warning, "Neither the graduate school nor the public course search returned the semesters. \(other.message)")
            }
            throw error
        }
    }

    /// - Parameter semester: returns the semester with its dates. Called only for graduate students, whose timetable is requested by dates.
    static func getTimetable(_ client: CampusClient, semesterId: Int, semester: () async throws -> Semester) async throws -> Timetable {
        switch client.studentType {
        case .graduate: Timetable(courses: try await GraduateCourseAPI.getCourses(client, semester: try await semester()))
        case .undergraduate, .staff: try await UndergraduateCourseAPI.getTimetable(client, semesterId: semesterId)
        }
    }
}
