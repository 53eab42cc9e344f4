import Calls
import Errors
import HTTP
import Networking
import Synchronization
import Threads

/// A client that limits the rate of the requests to a host, and the number of concurrent requests. Waiting requests start in FIFO order.
final class PoliteClient: APIClient {
    private let client: any APIClient
    private let politeness: Politeness
    private let limit: ConcurrencyLimit
    /// The earliest time at which the next request may start.
    private let next = Mutex(ContinuousClock.now)

    init(client: any APIClient, politeness: Politeness) {
        (self.client, self.politeness) = (client, politeness)
        limit = ConcurrencyLimit(politeness.maxRequests)
    }

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        let context = CallContext.current
        do {
            return try await limit.run(until: { context.deadline }) {
                try await pause()
                return try await client.send(request)
            }
        } catch is ConcurrencyLimit.DeadlinePassed {
            throw DanXiError(
                .timeout,
                "\(request.place) was not sent before the timeout, because only \(politeness.maxRequests) requests to the host may run at the same time (max_requests). Make fewer calls at the same time, or increase timeout_ms.",
                delivery: .unsent)
        }
    }

    private func pause() async throws {
        guard politeness.pause > .zero else { return }
        let start = next.withLock { next in
            let start = max(next, .now)
            next = start + politeness.pause
            return start
        }
        if start > .now { try await Timers.shared.sleep(until: start) }
    }
}
