import Calendar
import Calls
import Errors
import HTTP
import Storage
import Synchronization

/// Caches the answers to GETs, in memory and on disk. A cached answer is not returned unasked: the server says whether it has changed, and
/// that question does not count in the rate limit. Only of events and notifications it says how long it does not want to be asked.
final class GitHubCache: Sendable {
    private let stores: StoreGroup
    private let answers: KeyedStore<GitHubGet, GitHubAnswer>
    private let changes = Changes()

    /// A larger answer is not kept.
    private static let sizeLimit = 1 << 20

    /// - Parameter fetch: sends a GET with the validators of a cached answer. The status may be 304.
    init(
        server: GitHubServer, store: (any StoreBackend)?, log: @escaping LogHandler,
        fetch: @escaping @Sendable (GitHubGet, HTTPHeaders) async throws -> HTTPResponse
    ) {
        let account = server.account
        stores = StoreGroup(store: store, log: log) { account }
        answers = stores.keyedStore("github", validity: .zero, in: .disk, limits: StoreLimits(values: 64, diskBytes: 64 << 20)) {
            [changes] get, known in
            // The keys of files are hashes.
            let known = known?.get == get ? known : nil
            let change = changes.last
            let response = try await fetch(get, known?.conditions ?? [:])
            if response.status == 304, let known { return GitHubAnswer(known, after: change) }
            let answer = try GitHubAnswer(get: get, response: response, after: change)
            guard answer.body.utf8.count <= Self.sizeLimit else { throw LargeAnswer(answer: answer) }
            return answer
        }
    }

    func answer(to get: GitHubGet, _ policy: CachePolicy) async throws -> Cached<GitHubAnswer> {
        do {
            if policy == .prefer, let kept = try await polled(get) { return kept }
            let cached = try await answers.value(get, policy)
            return cached.value.get == get ? cached : try await answers.value(get, .refresh)
        } catch let large as LargeAnswer {
            return Cached(value: large.answer, source: .network, fetchedAt: .now)
        }
    }

    /// Returns an answer that GitHub does not want to be asked for again yet. Nil if this session may have changed it meanwhile.
    private func polled(_ get: GitHubGet) async throws -> Cached<GitHubAnswer>? {
        guard let kept = try await answers.immediateValue(get, .only), kept.value.get == get, kept.value.pollInterval > 0 else {
            return nil
        }
        let age = WallTime.now.milliseconds - kept.fetchedAt.milliseconds
        return kept.value.change == changes.last && 0..<kept.value.pollInterval * 1000 ~= age ? kept : nil
    }

    /// Records that something may have changed.
    func change() { changes.add() }

    func clear() async throws { try await stores.clear() }

    /// Counts what this session has changed.
    private final class Changes: Sendable {
        private let count = Atomic<Int>(0)

        /// The number of the last change.
        var last: Int { count.load(ordering: .acquiring) }

        func add() { count.wrappingAdd(1, ordering: .acquiringAndReleasing) }
    }

    /// Carries an answer past the store.
    private struct LargeAnswer: Error {
        let answer: GitHubAnswer
    }
}
