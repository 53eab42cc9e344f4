import Errors
import JSON
import Testing
import Threads

@testable import Calls

@Suite("The parts of metrics")
struct MetricPartsTests {
    @Test("A registered status has a slot of its own, and each hundred has one for all others")
    func statuses() {
        var known: Set = [100, 101, 103, 226, 428, 429, 431, 451, 511]
        for range in [200...208, 300...308, 400...418, 421...426, 500...508, 520...525] { known.formUnion(range) }
        var names: [Int: String] = [:]
        for status in 100...599 {
            let slot = StatusSlots.slot(of: status)
            let name = known.contains(status) ? "\(status)" : "\(status / 100)xx"
            #expect(StatusSlots.name(of: slot) == name)
            let earlier = names.updateValue(name, forKey: slot)
            #expect(earlier == nil || earlier == name)
        }
        #expect(StatusSlots.count == known.count + 5 && names.count == StatusSlots.count)
        for (status, same) in [(.min, 100), (-1, 100), (99, 100), (600, 599), (.max, 599)] as [(Int, Int)] {
            #expect(StatusSlots.slot(of: status) == StatusSlots.slot(of: same))
        }
    }

    @Test("A duration is counted in the first bucket whose bound it does not exceed")
    func buckets() {
        let bounds = [5, 10, 25, 50, 75, 100, 250, 500, 750, 1000, 2500, 5000, 7500, 10_000, 30_000, 60_000]
        #expect(Histogram.bounds == bounds.map { Double($0) / 1000 })
        for (index, bound) in bounds.enumerated() {
            for (nanoseconds, bucket) in [(bound * 1_000_000, index), (bound * 1_000_000 + 1, index + 1)] {
                let histogram = Histogram()
                histogram.add(nanoseconds: nanoseconds)
                let expected = (0...bounds.count).map { $0 == bucket ? 1 : 0 }
                #expect(histogram.reading == (expected, Double(nanoseconds) / 1e9))
            }
        }
        let histogram = Histogram()
        for nanoseconds in [0, 1, 1_500_000_000] { histogram.add(nanoseconds: nanoseconds) }
        #expect(histogram.reading.buckets == [2] + Array(repeating: 0, count: 9) + [1] + Array(repeating: 0, count: 6))
        #expect(histogram.reading.sum == 1.500_000_001)
    }

    @Test("Counters begin with 0, and each has a value of its own")
    func counters() {
        let counters = Counters(count: 3)
        #expect(counters.values == [0, 0, 0] && counters.count == 3 && Counters().count == 1)
        counters.add()
        counters.add(5, at: 2)
        counters.add(-2, at: 2)
        #expect(counters.values == [1, 0, 3] && counters[2] == 3)
    }

    @Test("Outcomes are ok or the names of errors, in the order of their codes")
    func outcomes() {
        let outcomes = OutcomeCounters()
        #expect(outcomes.reading.isEmpty)
        for status in [ErrorCode.timeout.rawValue, 0, ErrorCode.network.rawValue, 0] { outcomes.add(status) }
        #expect(outcomes.reading.map(\.name) == ["ok", "timeout", "network"] && outcomes.reading.map(\.count) == [2, 1, 1])
        struct Strange: Error {}
        let codes = ([CancellationError(), DanXiError(.tls, "x"), Strange()] as [any Error]).map { OutcomeCounters.code(of: $0) }
        #expect(codes == [.cancelled, .tls, .internal])
        for code in ErrorCode.allCases { #expect(OutcomeCounters.name(of: code.rawValue) == code.name) }
        let last = OutcomeCounters()
        for code in ErrorCode.allCases { last.add(code.rawValue) }
        #expect(last.reading.count == ErrorCode.allCases.count)
    }

    @Test("A reference that is set once keeps its object")
    func once() {
        final class Thing: Sendable {}
        weak var kept: Thing?
        do {
            let reference = SetOnce<Thing>()
            let none = reference.object
            let first = Thing()
            kept = first
            let second = Thing()
            let set = [reference.set(first), reference.set(second)]
            let object = reference.object
            #expect(none == nil && set.allSatisfy { $0 === first } && object === first)
        }
        #expect(kept == nil, "the object is released with the reference")
    }

    /// The lines of a family in the text format, without its description.
    private func family(_ name: String, _ kind: String, _ series: [(labels: String, value: String)]) -> [String] {
        ["# TYPE \(name) \(kind)"] + series.map { "\(name)\($0.labels.isEmpty ? "" : "{\($0.labels)}") \($0.value)" }
    }

    /// The lines of a distribution with durations in the given buckets.
    private func distribution(_ name: String, _ labels: String, in buckets: [Int], sum: String) -> [String] {
        let bounds = Histogram.bounds.map { "\($0)" } + ["+Inf"]
        let lines = bounds.enumerated().map { index, bound in
            "\(name)_bucket{\(labels.isEmpty ? "" : "\(labels),")le=\"\(bound)\"} \(buckets.count { $0 <= index })"
        }
        let braces = labels.isEmpty ? "" : "{\(labels)}"
        return lines + ["\(name)_sum\(braces) \(sum)", "\(name)_count\(braces) \(buckets.count)"]
    }

    @Test("The text has all families in order, with the series that have been counted")
    func text() {
        let world = World(clocks: World.current.clocks, threads: World.current.threads, randomness: World.current.randomness)
        let metrics = world.run { Metrics.current }
        #expect(world.run { Metrics.current } === metrics && metrics !== Metrics.current)
        let (one, two) = (metrics.method(1, name: "b.one"), metrics.method(2, name: "a.two"))
        #expect(metrics.method(1, name: "other") === one)
        for _ in 0..<3 { one.callStarts() }
        one.callEnds(0, source: 0, nanoseconds: 4_000_000)
        one.callEnds(0, source: 2, nanoseconds: 70_000_000_000)
        one.callEnds(ErrorCode.timeout.rawValue, source: 0, nanoseconds: 6_000_000)
        for _ in 0..<2 { two.streamStarts() }
        two.streamEnds(ErrorCode.cancelled.rawValue)
        let server = metrics.known(["s.example", "unused.example"])["s.example"]
        for _ in 0..<2 { server.requestStarts() }
        server.requestEnds(status: 404, sent: 10, received: 20, nanoseconds: 2_000_000_000)
        server.requestEnds(.timeout, nanoseconds: 3_000_000_000)
        server.turnCame(after: 0)
        server.turnCame(after: 20_000_000_000)
        metrics.server("x.example").requestStarts()
        metrics.openSessions.add()
        metrics.waitingResults.add(3)
        metrics.waitingRequests.add(4)
        metrics.requestWaits.add(nanoseconds: 1_000_000_000)
        metrics.retries.add(5)
        for status in [0, ErrorCode.network.rawValue, 0] { metrics.tokenRefreshes.add(status) }
        let families = metrics.families(
            version: "1.2.3", pauses: [("p.example", 1.5), ("q.example", 2)], troubles: [("t.example", 0.25)])
        let (b, s, other) = (#"method="b.one""#, #"server="s.example""#, #"server="other""#)
        var expected = family("danxi_build_info", "gauge", [(#"version="1.2.3""#, "1")])
        expected += family("danxi_calls_started_total", "counter", [(b, "3")])
        expected += family("danxi_calls_total", "counter", [(b + #",outcome="ok""#, "2"), (b + #",outcome="timeout""#, "1")])
        expected += family("danxi_call_duration_seconds", "histogram", [])
        expected += distribution("danxi_call_duration_seconds", b, in: [0, 1, 16], sum: "70.01")
        expected += family("danxi_call_values_total", "counter", [(b + #",source="network""#, "1"), (b + #",source="disk""#, "1")])
        expected += family("danxi_streams_started_total", "counter", [(#"method="a.two""#, "2")])
        expected += family("danxi_streams_total", "counter", [(#"method="a.two",outcome="cancelled""#, "1")])
        expected += family("danxi_requests_started_total", "counter", [(s, "2"), (other, "1")])
        expected += family("danxi_requests_total", "counter", [(s + #",status="404""#, "1"), (s + #",status="timeout""#, "1")])
        expected += family("danxi_request_duration_seconds", "histogram", [])
        expected += distribution("danxi_request_duration_seconds", s, in: [10, 11], sum: "5.0")
        expected += distribution("danxi_request_duration_seconds", other, in: [], sum: "0.0")
        expected += family("danxi_request_body_bytes_total", "counter", [(s, "10"), (other, "0")])
        expected += family("danxi_response_body_bytes_total", "counter", [(s, "20"), (other, "0")])
        expected += family("danxi_server_pause_seconds", "gauge", [(#"server="p.example""#, "1.5"), (#"server="q.example""#, "2.0")])
        expected += family("danxi_server_trouble_seconds", "gauge", [(#"server="t.example""#, "0.25")])
        expected += family("danxi_sessions_open", "gauge", [("", "1")])
        expected += family("danxi_results_waiting", "gauge", [("", "3")])
        expected += family("danxi_requests_waiting", "gauge", [("", "4")])
        expected += family("danxi_request_wait_seconds", "histogram", [])
        expected += distribution("danxi_request_wait_seconds", "", in: [9], sum: "1.0")
        expected += family("danxi_server_turn_wait_seconds", "histogram", [])
        expected += distribution("danxi_server_turn_wait_seconds", s, in: [0, 14], sum: "20.0")
        expected += family("danxi_retries_total", "counter", [("", "5")])
        expected += family("danxi_token_refreshes_total", "counter", [(#"outcome="ok""#, "2"), (#"outcome="network""#, "1")])
        let lines = families.prometheusText.split(separator: "\n").map(String.init)
        #expect(lines.filter { !$0.hasPrefix("# HELP ") } == expected)
        #expect(families.prometheusText.hasSuffix("\n"))
        let descriptions = families.all.map { "# HELP \($0.family.name) \($0.family.help)" }
        #expect(lines.filter { $0.hasPrefix("# HELP ") } == descriptions)
    }
}
