import CampusSignIn
/// Requests for the exams of undergraduates.
enum ExamAPI {
    /// `GET /student/for-std/exam-arrange/info/{student_id}`
    static func getExams(_ client: CampusClient, studentId: Int) async throws -> [Exam] {
        try ExamPage(try await AcademicSystem.page(client, "exam-arrange/info/\(studentId)")).exams()
    }
}
