import Synchronization
import Threads

/// The pauses that a process knows, by the names of their values in a store.
package final class KnownPauses: Sendable {
    private struct Pause {
        var end: Instant
        /// The host of the server that has asked for the pause. Nil for other times, such as turns.
        var host: String?
        /// The time at which the value in the store was last read. Nil if it was not read.
        var readAt: Instant?
        /// The time of the last attempt to take a turn from the store, if it failed.
        var failedAt: Instant?
    }

    /// The number of pauses at which those that ended more than ``afterEnd`` ago are removed.
    private static let limit = 10_000
    /// The time after which an ended pause no longer matters for the next turn.
    private static let afterEnd = Duration.seconds(60)

    private static var longPast: Instant { .now - .seconds(1 << 31) }

    private let pauses = Mutex<[String: Pause]>([:])

    package init() {}

    /// The ends of the latest pauses that servers have asked for, by host.
    var ends: [String: Instant] {
        pauses.withLock { pauses in
            pauses.values.reduce(into: [:]) { ends, pause in
                guard let host = pause.host, pause.end > .now else { return }
                ends[host] = max(ends[host] ?? pause.end, pause.end)
            }
        }
    }

    var isEmpty: Bool { pauses.withLock { $0.isEmpty } }

    func end(of name: String) -> Instant? { pauses.withLock { $0[name]?.end } }

    /// Returns whether the value in the store must be read: it was not read within the last `freshness`. If so, records that the value is
    /// read now.
    func startsReading(_ name: String, after freshness: Duration) -> Bool {
        pauses.withLock { pauses in
            if let readAt = pauses[name]?.readAt, Instant.now - readAt < freshness { return false }
            Self.makeRoom(&pauses)
            pauses[name, default: Pause(end: Self.longPast)].readAt = .now
            return true
        }
    }

    /// Returns whether a turn may be taken from the store: no attempt has failed within the last `time`.
    func mayTakeStored(_ name: String, after time: Duration) -> Bool {
        pauses.withLock { $0[name]?.failedAt.map { Instant.now - $0 >= time } ?? true }
    }

    /// Records whether an attempt to take a turn from the store has failed. Returns whether the last one had the other outcome.
    func storeAnswered(_ name: String, failed: Bool) -> Bool {
        pauses.withLock { pauses in
            guard failed || pauses[name]?.failedAt != nil else { return false }
            let hadFailed = pauses[name]?.failedAt != nil
            pauses[name, default: Pause(end: Self.longPast)].failedAt = failed ? .now : nil
            return failed != hadFailed
        }
    }

    /// - Parameter host: the host of the server that has asked for the pause. Nil if no server has.
    func extend(_ name: String, host: String? = nil, to end: Instant) {
        pauses.withLock { pauses in
            Self.makeRoom(&pauses)
            var pause = pauses[name] ?? Pause(end: Self.longPast)
            pause.end = max(pause.end, end)
            if let host { pause.host = host }
            pauses[name] = pause
        }
    }

    /// Takes the next turn of a schedule, whose time is the end of a pause. See ``TurnSchedule/take(_:at:within:)``.
    func turn(_ name: String, _ schedule: TurnSchedule, _ limit: Duration) -> Turn {
        pauses.withLock { pauses in
            Self.makeRoom(&pauses)
            let now = Instant.now
            let wait = schedule.take(&pauses[name, default: Pause(end: Self.longPast)].end, at: now, within: limit)
            return Turn(time: now + wait, isTaken: wait <= limit)
        }
    }

    private static func makeRoom(_ pauses: inout [String: Pause]) {
        guard pauses.count >= limit else { return }
        let now = Instant.now
        pauses = pauses.filter { $0.value.end + afterEnd > now }
    }
}
