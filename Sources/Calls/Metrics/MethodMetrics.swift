/// The numbers of the calls and streams of one method.
package final class MethodMetrics: Sendable {
    package let name: String
    private let startedCalls = Counters()
    private let startedStreams = Counters()
    private let calls = OutcomeCounters()
    private let streams = OutcomeCounters()
    /// The values of successful calls, by the raw value of their `danxi_source`.
    private let sources = Counters(count: 3)
    private let durations = Histogram()

    init(name: String) { self.name = name }

    package func callStarts() { startedCalls.add() }

    /// - Parameters:
    ///   - status: 0 for a success, otherwise the raw value of an error code.
    ///   - source: the raw value of the `danxi_source` of the value.
    package func callEnds(_ status: Int32, source: Int32, nanoseconds: Int) {
        calls.add(status)
        if status == 0 { sources.add(at: Int(source)) }
        durations.add(nanoseconds: nanoseconds)
    }

    package func streamStarts() { startedStreams.add() }

    package func streamEnds(_ status: Int32) { streams.add(status) }

    // MARK: Reading

    private var labels: MetricLabels { [("method", name)] }

    /// Adds what has been counted to the families. The ends are read before the starts, so that no reading has more ends than starts.
    func read(into families: inout MetricFamilies) {
        let ended = calls.reading, values = sources.values, durations = durations.reading
        for outcome in ended { families.add(.calls, labels + [("outcome", outcome.name)], outcome.count) }
        for (source, count) in zip(["network", "memory", "disk"], values) where count > 0 {
            families.add(.callValues, labels + [("source", source)], count)
        }
        let endedStreams = streams.reading
        for outcome in endedStreams { families.add(.streams, labels + [("outcome", outcome.name)], outcome.count) }
        let started = (calls: startedCalls[0], streams: startedStreams[0])
        if started.calls > 0 {
            families.add(.callDuration, labels, durations)
            families.add(.callsStarted, labels, started.calls)
        }
        if started.streams > 0 { families.add(.streamsStarted, labels, started.streams) }
    }
}
