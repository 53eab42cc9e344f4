import Networking

/// Asks for semesters and courses, elsewhere for undergraduates than for graduates.
public enum CourseAPI {
    public static func listClassTimes(_ service: CampusService) async throws -> [ClassTimeSlot] { ClassTimes.list }

    static func getSemesters(_ service: CampusService) async throws -> [Semester] {
        switch service.studentType {
        case .graduate: try await GraduateCourseAPI.getSemesters(service)
        case .undergraduate, .staff: try await UndergraduateCourseAPI.getSemesters(service)
        }
    }

    /// - Parameter semester: finds the semester, where its days have to be known.
    static func getCourses(_ service: CampusService, semesterId: Int, semester: () async throws -> Semester) async throws -> [Course] {
        switch service.studentType {
        case .graduate: try await GraduateCourseAPI.getCourses(service, semester: try await semester())
        case .undergraduate, .staff: try await UndergraduateCourseAPI.getCourses(service, semesterId: semesterId)
        }
    }
}
