import Storage

extension ScoreService {
    /// Returns the published scores that are new or changed since the watch token `since`. Without a token, returns a token and no scores.
    /// A token is `scores:SEMESTER:FINGERPRINTS`.
    package func watch(semesterId: Int, since: String?) async throws -> NewScores {
        let seen = try SeenRows(since, prefix: "scores:\(semesterId):", method: "score.watch")
        let published = try await getScores(semesterId: semesterId, cache: .refresh).value.filter { $0.grade != nil }
        let news = seen.news(in: published) {
            Fingerprint($0.courseId, $0.courseCode, $0.courseName, $0.grade, $0.gradePoint?.description, $0.passed?.description)
        }
        return NewScores(token: news.token, scores: news.rows)
    }
}
