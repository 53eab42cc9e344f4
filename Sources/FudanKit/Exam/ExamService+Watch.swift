import CampusSignIn
import Storage

extension ExamService {
    /// Returns the exams that are new or changed since the watch token `since`. Without a token, returns a token and no exams. That an exam
    /// is over is no change. A token is `exams:FINGERPRINTS`.
    package func watch(since: String?) async throws -> NewExams {
        let seen = try SeenRows(since, prefix: "exams:", method: "exam.watch")
        // The system has no exams of graduates, so a program that watches all services gets none.
        if client.studentType == .graduate { return NewExams(token: "exams:", exams: []) }
        let news = seen.news(in: try await getExams(cache: .refresh).value) {
            Fingerprint(
                $0.courseId, $0.course, $0.type, $0.method, $0.date?.description, $0.time, $0.campus, $0.building, $0.location, $0.seat,
                $0.note)
        }
        return NewExams(token: news.token, exams: news.rows)
    }
}
