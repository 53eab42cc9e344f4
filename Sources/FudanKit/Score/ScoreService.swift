import CampusSignIn
import Storage

/// The service `score`. It caches the account's scores and ranks.
package struct ScoreService: Sendable {
    private let client: CampusClient
    private let student: StudentCache
    private let caches: CacheGroup
    private let scores: KeyedCache<Int, [Score]>
    private let summary: ValueCache<ScoreSummary>
    private let allScores: ValueCache<[RecordedScore]>
    private let ranks: ValueCache<[Rank]>
    private let semesters: SemesterCache

    init(client: CampusClient, student: StudentCache, semesters: SemesterCache, caches: CacheGroup) {
        (self.client, self.student) = (client, student)
        self.caches = caches
        self.semesters = semesters
        scores = caches.keyedCache("scores", validity: Validity.Score.getScores, in: .disk) { semester in
            try await ScoreAPI.getScores(client, semesterId: semester) { try await student.id() }
        }
        summary = caches.cache("summary", validity: Validity.Score.getSummary, in: .disk) {
            let sheets = try await ScoreAPI.getSheets(client) { try await student.id() }
            // Without the list, the summary has no names of semesters.
            let known = await readablePart("semesters") { try await semesters.semesters(.prefer).value }
            return ScoreSummary(of: sheets, semesters: known ?? [])
        }
        allScores = caches.cache("all_scores", validity: Validity.Score.listAllScores, in: .disk) {
            try await MyTableAPI.rows(client, "bks_xx_cj")
        }
        ranks = caches.cache("ranks", validity: Validity.Score.getRanks, in: .disk) {
            try AcademicSystem.requireMember(client)
            return try await RankAPI.getRanks(client, studentId: try await student.id())
        }
    }

    package func getScores(semesterId: Int, cache: CachePolicy) async throws -> Cached<[Score]> {
        let limit = await semesters.limit()
        return try await scores.value(semesterId, cache) { limit.allows($0.fetchedAt) }
    }

    package func getSummary(cache: CachePolicy) async throws -> Cached<ScoreSummary> {
        let limit = await semesters.limit()
        return try await summary.value(cache) { limit.allows($0.fetchedAt) }
    }

    /// Requests the scores of each semester, by its identifier. Those of graduate students have no identifier.
    package func sheets() async throws -> [Int?: [Score]] {
        try await ScoreAPI.getSheets(client) { try await student.id() }
    }

    package func listAllScores(cache: CachePolicy) async throws -> Cached<[RecordedScore]> {
        let limit = await semesters.limit()
        return try await allScores.value(cache) { limit.allows($0.fetchedAt) }
    }

    package func getRanks(cache: CachePolicy) async throws -> Cached<[Rank]> {
        let limit = await semesters.limit()
        return try await ranks.value(cache) { limit.allows($0.fetchedAt) }
    }

    package func clearCache() async throws { try await caches.clear() }
}
