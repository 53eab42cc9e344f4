import Calls
import Errors
import HTTP
import Networking
import Storage
import Threads

/// A client that limits the number of concurrent requests to a host, and the rate of these requests. Sessions that know the same pauses
/// (``SharedPauses``) share the limit of the rate. Waiting requests start in FIFO order.
final class PoliteClient: APIClient {
    private let client: any APIClient
    private let politeness: Politeness
    private let limit: ConcurrencyLimit
    private let pauses: SharedPauses
    /// The identity of the host and its account, for the pause between two requests.
    private let key: String

    init(client: any APIClient, politeness: Politeness, pauses: SharedPauses, key: String) {
        (self.client, self.politeness, self.pauses, self.key) = (client, politeness, pauses, key)
        limit = ConcurrencyLimit(politeness.maxRequests)
    }

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        do {
            return try await limit.run(in: .current) {
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
        let schedule = TurnSchedule(interval: politeness.pause, reach: SharedPauses.longest)
        let start = try await pauses.turn(key, of: schedule, within: schedule.reach).time
        if start > .now { try await Timers.shared.sleep(until: start) }
    }
}
