import Calendar

/// The course selection of graduates. Its answers are not stored.
extension CourseStore {
    package func getCaptcha() async throws -> CourseCaptcha { try await CourseSelectionAPI.getCaptcha(client) }

    package func answerCaptcha(id: String, answer: String, username: String, password: String) async throws {
        try await CourseSelectionAPI.login(client, captchaId: id, answer: answer, username: username, password: password)
    }

    package func getSelectedCourses() async throws -> [Course] {
        try await CourseSelectionAPI.getCourses(client, milliseconds: WallTime.now.milliseconds)
    }
}
