import Networking
import Storage

/// The account's results, and its place among others.
package struct ScoreStore: Sendable {
    private let scores: KeyedStore<[Score]>
    private let ranks: Store<[Rank]>

    init(service: CampusClient, student: StudentStore, directory: StoreDirectory?, log: @escaping LogHandler) {
        scores = KeyedStore(name: "score.scores", validity: .seconds(3600), directory: directory, log: log) { semester in
            try await ScoreAPI.getScores(service, semesterId: semester) { try await student.id() }
        }
        ranks = Store(name: "score.ranks", validity: .seconds(3600), directory: directory, log: log) {
            try await ScoreAPI.getRanks(service, studentId: try await student.id())
        }
    }

    package func getScores(semesterId: Int, cache: CachePolicy) async throws -> Cached<[Score]> {
        try await scores.value(semesterId, cache)
    }

    package func getRanks(cache: CachePolicy) async throws -> Cached<[Rank]> {
        try await ranks.value(cache)
    }

    package func clearCache() async throws {
        try await scores.clear()
        try await ranks.clear()
    }
}
