import Calls
import Errors
import HTTP
import Networking
import Storage
import Threads

/// The turns of requests to servers whose requests per second are limited (`network.max_requests_per_second`). All sessions of the process
/// and all processes with the same store take their turns from one schedule (``SharedPauses``). In a process, requests wait in one line for each
/// server, and those of calls that have already sent a request come first: otherwise, no call that needs several requests would be complete.
///
/// A process takes one turn at a time from the store, just before the request is sent. So requests that are cancelled take no turns, and
/// processes that wait at the same time take turns.
struct RequestTurns: Sendable {
    /// The longest time from taking a turn to its beginning. A turn that a process takes and does not use is lost for the others. A request that
    /// the schedule has not yet refused reaches half as far: otherwise, the process that has just sent one would get the next turn, too.
    private static let reach = Duration.milliseconds(100)
    /// The time from the beginning of a turn in which its request must be sent. A process that was stopped takes another turn.
    private static let lateness = Duration.milliseconds(100)

    private let rates: RequestRates
    private let shared: SharedPauses
    private let lines: KeyedTurns<Origin>
    private let metrics: KnownServers
    /// The places of the requests of this session that may be sent at the same time, by server. The transport has the same limit, but a request
    /// that waits there would miss its turn.
    private let places: KeyedTurns<Origin>
    private let maxRequests: Int

    init(
        _ rates: RequestRates, shared: SharedPauses = SharedPauses(), lines: KeyedTurns<Origin> = KeyedTurns(),
        maxRequests: Int = .max, metrics: KnownServers = Metrics.current.known([])
    ) {
        (self.rates, self.maxRequests) = (rates, maxRequests)
        places = KeyedTurns(limit: maxRequests)
        (self.shared, self.lines, self.metrics) = (shared, lines, metrics)
    }

    /// Whether the requests to a server have a limit.
    func areLimited(to origin: Origin) -> Bool { rates.rate(for: origin.host) != nil }

    /// Runs work, which waits for the turn of a request and sends it, when no more than the maximum number of requests are under way.
    func withPlace<Value>(for request: HTTPRequest, to origin: Origin, _ work: () async throws -> Value) async throws -> Value {
        let context = CallContext.current
        do {
            return try await places.run(origin, in: context, isFollowUp: context.hasBegun, work)
        } catch is ConcurrencyLimit.DeadlinePassed {
            throw DanXiError(
                .timeout,
                "\(request.place) was not sent before the timeout, because only \(maxRequests) requests to a server may run at the same time (network.max_requests_per_server). Make fewer calls at the same time, or increase timeout_ms.",
                delivery: .unsent)
        }
    }

    /// Waits for the turn of a request. Throws `rate_limited` if the deadline of its call is nearer.
    /// - Parameter isStopped: returns whether the request must not be sent, whose turn others may have then.
    /// - Returns: whether the request has its turn.
    func wait(
        for request: HTTPRequest, to origin: Origin, unless isStopped: () async throws -> Bool = { false }
    ) async throws -> Bool {
        guard let rate = rates.rate(for: origin.host) else { return true }
        let schedule = TurnSchedule(interval: rate.interval, lead: rate.interval * (rate.burst - 1), reach: Self.reach)
        let (key, context, start) = ("requests\n\(origin)", CallContext.current, Instant.now)
        let isFollowUp = context.hasBegun
        let ahead = isFollowUp ? 0 : max(0, lines.count(of: origin) - 1)
        let wait = start.duration(to: try shared.earliestTurn(key, of: schedule, after: ahead))
        guard context.allows(waiting: max(.zero, wait)) else { throw Self.exceeded(rate, request, origin, wait) }
        do {
            return try await lines.run(origin, in: context, isFollowUp: isFollowUp) {
                var reach = Self.reach / 2
                while true {
                    if try await isStopped() { return false }
                    guard try await hasTaken(schedule, key, within: reach, else: { Self.exceeded(rate, request, origin, $0) }) else {
                        reach = Self.reach
                        continue
                    }
                    _ = context.beginsRequest()
                    metrics[origin.host].turnCame(after: Instant.now.nanoseconds - start.nanoseconds)
                    return true
                }
            }
        } catch is ConcurrencyLimit.DeadlinePassed {
            throw Self.exceeded(rate, request, origin, rate.interval)
        }
    }

    /// Takes the next turn, and waits for its beginning. Returns false if the turn was too far away, or if it has passed.
    private func hasTaken(
        _ schedule: TurnSchedule, _ key: String, within reach: Duration, else exceeded: (Duration) -> DanXiError
    ) async throws -> Bool {
        let context = CallContext.current
        let left = context.deadline.map { Instant.now.duration(to: $0) } ?? reach
        let turn = try await shared.turn(key, of: schedule, within: min(left, reach))
        let taken = Instant.now
        let wait = taken.duration(to: turn.time)
        guard context.allows(waiting: max(.zero, wait)) else { throw exceeded(wait) }
        if wait > .zero {
            context.place?.giveUp()
            // A random part lets the processes that wait for the same turn alternate.
            try await Timers.sleep(for: turn.isTaken ? wait : max(.zero, wait - Self.reach * World.current.random(in: 0.5...1)))
        }
        return turn.isTaken && Instant.now <= max(turn.time, taken) + Self.lateness
    }

    private static func exceeded(_ rate: RequestRate, _ request: HTTPRequest, _ origin: Origin, _ wait: Duration) -> DanXiError {
        let milliseconds = max(wait.wholeMilliseconds, 1)
        return DanXiError(
            .rateLimited,
            "\(request.place) was not sent, because its turn would come after the deadline of the call: only \(rate.text) requests per second may be sent to \(origin.host) (network.max_requests_per_second). Call again in \((milliseconds + 999) / 1000) seconds, or increase timeout_ms.",
            retryAfterMilliseconds: milliseconds, delivery: .unsent)
    }
}
