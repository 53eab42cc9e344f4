import Calls
import Errors
import JSON
import Storage
import Threads

/// The format of ``Session/metrics(_:)``. The raw values are those of `danxi_metrics_format`.
package enum MetricsFormat: Int32, Sendable {
    case json = 0
    case prometheus = 1
}

extension Session {
    /// The longest time that ``health(within:)`` waits.
    private static let longestCheck = 60_000

    /// Returns the numbers that this process has counted.
    package static func metrics(_ format: MetricsFormat) -> CallResult {
        let families = Metrics.current.families(version: "\(Version.text)", pauses: pauses, troubles: troubles)
        switch format {
        case .json: return CallResult(.success(Outcome(families)))
        case .prometheus:
            var text = families.prometheusText
            guard let copy = text.withUTF8({ EncodedJSON(copying: UnsafeRawBufferPointer($0)) }) else {
                return CallResult(.outOfMemory("for the metrics"))
            }
            return CallResult(.success(Outcome(copy)))
        }
    }

    /// The labels of the servers that have asked the open sessions for a pause, and the rest of the longest pause in seconds.
    static var pauses: [(server: String, seconds: Double)] {
        times(ServerStates.pauses, max).map { ($0.server, Instant.now.duration(to: $0.time) / .seconds(1)) }
    }

    /// The labels of the servers in trouble, and the time for which their requests have failed in seconds.
    static var troubles: [(server: String, seconds: Double)] {
        times(ServerStates.troubles, min).map { ($0.server, $0.time.duration(to: .now) / .seconds(1)) }
    }

    /// Returns the labels of hosts with their times, in order. Of the times of several hosts with one label, `choose` selects one.
    private static func times(_ times: [String: Instant], _ choose: (Instant, Instant) -> Instant) -> [(server: String, time: Instant)] {
        let metrics = Metrics.current
        let named = Dictionary(times.map { (metrics.server($0).name, $1) }, uniquingKeysWith: choose)
        return named.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Checks the threads of the library and the store, and waits at most `milliseconds` for their answers. Sends no request to a server.
    /// Returns nil if the session is closed, also during the wait.
    package func health(within milliseconds: Int32) -> CallResult? {
        Library.willStartThreads()
        let limit = Duration.milliseconds(min(max(Int(milliseconds), 1), Self.longestCheck))
        return health(within: limit).map { CallResult(.success(Outcome($0))) }
    }

    /// - Parameter handler: called with each event. Nil turns the events off.
    package func setEvents(_ handler: Events.Sink?) { events.set(handler) }
}
