import Errors
import Synchronization
import Threads

/// The pace of a call with many requests: the time between the starts of two requests, and an end after a number of refusals.
package final class RequestPace: Sendable {
    /// Number of refusals after which no further request is sent.
    package static let refusalLimit = 2

    private let interval: Duration
    private let state = Mutex(State())

    private struct State {
        var requests = 0
        var refusals = 0
        /// The earliest start of the next request. Nil before the first request.
        var next: Instant?
    }

    package init(interval: Duration) {
        self.interval = interval
    }

    /// Number of requests that were started.
    package var requests: Int { state.withLock { $0.requests } }

    /// Whether servers have refused so much that no further request is sent.
    package var isEnded: Bool { state.withLock { $0.refusals >= Self.refusalLimit } }

    package func countRefusal() { state.withLock { $0.refusals += 1 } }

    /// Waits until the next request may start. Requests that wait at the same time start one after the other.
    /// - Throws: `rate_limited` after ``refusalLimit`` refusals.
    package func waitForTurn() async throws {
        let now = Instant.now
        let start = state.withLock { state -> Instant? in
            guard state.refusals < Self.refusalLimit else { return nil }
            let start = max(now, state.next ?? now)
            state.next = start + interval
            state.requests += 1
            return start
        }
        guard let start else { throw Self.ended }
        if start > now { try await Timers.sleep(for: now.duration(to: start)) }
    }

    private static var ended: DanXiError {
        DanXiError(
            .rateLimited, "The request was not sent, because servers have refused \(refusalLimit) requests of this call. Call again later.",
            delivery: .unsent)
    }
}
