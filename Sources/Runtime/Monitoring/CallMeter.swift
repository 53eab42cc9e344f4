import Calls
import Threads

/// A meter that counts and times the calls or streams of a method, and reports them as events.
struct CallMeter: Sendable {
    let metrics: MethodMetrics
    let events: Events
    let isStream: Bool

    /// - Parameter number: the number of the call.
    func begin(_ number: Int) {
        if isStream { metrics.streamStarts() } else { metrics.callStarts() }
        events.callStarts(number, metrics.name, isStream: isStream)
    }

    /// - Parameters:
    ///   - number: the number of the call.
    ///   - start: the start of the call.
    func end(_ number: Int, since start: Instant, _ result: CallResult) {
        let nanoseconds = Instant.now.nanoseconds - start.nanoseconds
        if isStream {
            metrics.streamEnds(result.status)
        } else {
            metrics.callEnds(result.status, source: result.source.rawValue, nanoseconds: nanoseconds)
        }
        events.callEnds(number, metrics.name, result, nanoseconds: nanoseconds)
    }
}
