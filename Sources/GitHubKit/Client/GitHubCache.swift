import Calendar
import Calls
import Errors
import HTTP
import Storage
import Synchronization

/// A cache of the responses to GETs, in memory and on disk.
///
/// A cached response is validated by a conditional request, which does not count toward the rate limit if nothing has changed. Within the
/// poll interval that GitHub states for events and notifications, calls get the cached response without a request, unless the session has
/// changed something since.
final class GitHubCache: Sendable {
    private let caches: CacheGroup
    private let responses: KeyedCache<GitHubGet, GitHubResponse>
    private let changes = Changes()

    /// Maximum size of a cached response, in bytes. A larger response is returned, but not cached.
    private static let sizeLimit = 1 << 20

    /// - Parameter fetch: sends a GET with the validators of a cached response. The status may be 304.
    init(
        server: GitHubServer, store: (any StoreBackend)?, log: @escaping LogHandler,
        fetch: @escaping @Sendable (GitHubGet, HTTPHeaders) async throws -> HTTPResponse
    ) {
        let account = server.account
        caches = CacheGroup(store: store, log: log) { account }
        responses = caches.keyedCache("github", validity: .zero, in: .disk, limits: CacheLimits(values: 64, diskBytes: 64 << 20)) {
            [changes] get, known in
            // Two requests whose hashes are equal share a file, so the cached response may be that of another request.
            let stored = try? known?.value
            let known = stored?.get == get ? stored : nil
            let change = changes.last
            let response = try await fetch(get, known?.conditions ?? [:])
            if response.status == 304, let known { return GitHubResponse(known, after: change) }
            let new = try GitHubResponse(get: get, response: response, after: change)
            guard new.body.utf8.count <= Self.sizeLimit else { throw LargeResponse(response: new) }
            return new
        }
    }

    func response(to get: GitHubGet, _ policy: CachePolicy) async throws -> Cached<GitHubResponse> {
        do {
            if policy == .prefer, let kept = try await polled(get) { return kept }
            let cached = try await responses.value(get, policy)
            return try cached.value.get == get ? cached : try await responses.value(get, .refresh)
        } catch let large as LargeResponse {
            return Cached(value: large.response, source: .network, fetchedAt: .now)
        }
    }

    /// Returns a cached response whose poll interval has not ended. Nil if no such response is cached, if an earlier session has requested
    /// the response, or if this session may have changed something on the server since the response.
    private func polled(_ get: GitHubGet) async throws -> Cached<GitHubResponse>? {
        guard let kept = try await responses.immediateValue(get, .only) else { return nil }
        let response = try kept.value
        guard response.get == get, response.pollInterval > 0 else { return nil }
        let age = WallTime.now.milliseconds - kept.fetchedAt.milliseconds
        return response.change == changes.last && 0..<response.pollInterval * 1000 ~= age ? kept : nil
    }

    /// Records that a request may have changed something on the server.
    func change() { changes.add() }

    func clear() async throws { try await caches.clear() }

    /// A counter of the requests of this session that may have changed something.
    private final class Changes: Sendable {
        private let count = Atomic<Int>(0)

        /// Number of changes so far, which is the number of the last change.
        var last: Int { count.load(ordering: .acquiring) }

        func add() { count.wrappingAdd(1, ordering: .acquiringAndReleasing) }
    }

    /// An error that passes a large response to the caller, so that the response is not cached.
    private struct LargeResponse: Error {
        let response: GitHubResponse
    }
}
