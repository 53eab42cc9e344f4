import Errors
import Storage

extension ScoreService {
    /// Returns the published scores that are new or changed since the watch token `since`. Without a token, returns a token and no scores.
    /// A token is `scores:SEMESTER:FINGERPRINTS`.
    package func watch(semesterId: Int, since: String?) async throws -> NewScores {
        let prefix = "scores:\(semesterId):"
        guard since?.hasPrefix(prefix) ?? true else { throw DanXiError.foreignToken("score.watch") }
        let known = since.map { Set($0.dropFirst(prefix.count).split(separator: ",").map(String.init)) }
        let published = try await getScores(semesterId: semesterId, cache: .refresh).value.filter { $0.grade != nil }
        let token = prefix + Set(published.map(\.fingerprint)).sorted().joined(separator: ",")
        return NewScores(token: token, scores: known.map { known in published.filter { !known.contains($0.fingerprint) } } ?? [])
    }
}

extension Score {
    /// A fingerprint of the course, its grade, its grade point, and the value of `passed`.
    fileprivate var fingerprint: String {
        Fingerprint(courseId, courseCode, courseName, grade, gradePoint?.description, passed?.description).text
    }
}
