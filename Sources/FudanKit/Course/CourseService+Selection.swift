import Calendar

/// The course selection of graduate students. Its responses are not cached.
extension CourseService {
    package func getSelectedCourses() async throws -> [Course] {
        try await CourseSelectionAPI.getCourses(client, milliseconds: WallTime.now.milliseconds)
    }
}
