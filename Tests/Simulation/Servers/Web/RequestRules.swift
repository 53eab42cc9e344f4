/// The rules of a server about the number of its requests, and what its clients made of them.
///
/// `Sendable` is unchecked, because one thread at a time uses the simulated world.
package final class RequestRules: @unchecked Sendable {
    /// A time in which the server wants no requests, in milliseconds since 1970.
    package struct Pause: Equatable, Sendable {
        package let start: Int
        package let end: Int
        /// The status of its refusals: 429 or 503.
        package let status: Int
    }

    /// The largest number of requests within each window. One more request starts a pause until the window ends. Nil for no limit.
    package var limit: Int?
    /// The length of a window in milliseconds.
    package var window = 60_000
    /// Whether `Retry-After` is a date and not a number of seconds.
    package var sendsDates = false

    // MARK: The truth

    package private(set) var pauses: [Pause] = []
    /// The times of the requests that arrived within a pause that an earlier response had announced.
    package private(set) var arrivalsWithinPause: [Int] = []
    /// The number of requests that the network is serving, and the largest number so far.
    package private(set) var atATime = 0
    package private(set) var mostAtATime = 0

    private var windowStart = 0
    private var count = 0

    package init() {}

    /// The network calls this when a request reaches the server, and ``ended()`` when its exchange has ended in any way.
    package func began() {
        atATime += 1
        mostAtATime = max(mostAtATime, atATime)
    }

    package func ended() { atATime -= 1 }

    /// Starts a pause.
    package func pause(from start: Int, to end: Int, status: Int = 429) { pauses.append(Pause(start: start, end: end, status: status)) }

    /// Returns the number of requests that are left in the window.
    func remaining(at time: Int) -> Int { limit.map { max(0, $0 - (time < windowStart + window ? count : 0)) } ?? .max }

    /// The end of the window in milliseconds since 1970.
    func windowEnd(at time: Int) -> Int { (time < windowStart + window ? windowStart : time) + window }

    /// Counts a request. Returns a refusal with `Retry-After` if the rules forbid the request.
    func check(at time: Int) -> ServerResponse? {
        if let pause = pauses.last(where: { $0.start <= time && time < $0.end }) {
            arrivalsWithinPause.append(time)
            return refusal(pause, at: time)
        }
        guard let limit else { return nil }
        if time >= windowStart + window { (windowStart, count) = (time, 0) }
        count += 1
        guard count > limit else { return nil }
        pause(from: time, to: windowStart + window)
        return refusal(pauses[pauses.count - 1], at: time)
    }

    private func refusal(_ pause: Pause, at time: Int) -> ServerResponse {
        let seconds = (pause.end - time + 999) / 1000
        let value = sendsDates ? CivilTime.httpDate(milliseconds: time + seconds * 1000) : String(seconds)
        return .text(pause.status, "Slow down", headers: [("Retry-After", value)])
    }
}
