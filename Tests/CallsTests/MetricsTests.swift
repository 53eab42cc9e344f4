import Calls
import Errors
import JSON
import Testing
import Threads

/// Each test has the metrics of a world of its own.
@Suite("Metrics")
struct MetricsTests {
    private let metrics = World.sandbox.run { Metrics.current }

    private var text: String { metrics.families(version: "1.2.3", pauses: [], troubles: []).prometheusText }

    private func has(_ lines: String...) -> Bool {
        let all = text.split(separator: "\n")
        return lines.allSatisfy { line in all.contains { $0 == line } }
    }

    @Test("A call is counted by its method and outcome, and a value by its source")
    func calls() {
        let method = metrics.method(3, name: "forum.get_hole")
        for _ in 0..<3 { method.callStarts() }
        method.callEnds(0, source: 1, nanoseconds: 5_000_000)
        method.callEnds(ErrorCode.notFound.rawValue, source: 0, nanoseconds: 5_000_001)
        #expect(
            has(
                #"danxi_calls_started_total{method="forum.get_hole"} 3"#,
                #"danxi_calls_total{method="forum.get_hole",outcome="ok"} 1"#,
                #"danxi_calls_total{method="forum.get_hole",outcome="not_found"} 1"#,
                #"danxi_call_values_total{method="forum.get_hole",source="memory"} 1"#,
                #"danxi_call_duration_seconds_bucket{method="forum.get_hole",le="0.005"} 1"#,
                #"danxi_call_duration_seconds_bucket{method="forum.get_hole",le="0.01"} 2"#,
                #"danxi_call_duration_seconds_bucket{method="forum.get_hole",le="+Inf"} 2"#,
                #"danxi_call_duration_seconds_sum{method="forum.get_hole"} 0.010000001"#,
                #"danxi_call_duration_seconds_count{method="forum.get_hole"} 2"#,
                "# TYPE danxi_call_duration_seconds histogram", #"danxi_build_info{version="1.2.3"} 1"#))
        #expect(!text.contains("danxi_streams_total{"))
    }

    @Test("A stream is not a call")
    func streams() {
        let method = metrics.method(3, name: "forum.watch_hole")
        method.streamStarts()
        method.streamEnds(ErrorCode.cancelled.rawValue)
        #expect(
            has(
                #"danxi_streams_started_total{method="forum.watch_hole"} 1"#,
                #"danxi_streams_total{method="forum.watch_hole",outcome="cancelled"} 1"#))
        #expect(!text.contains("danxi_calls_total{"))
    }

    @Test("Unknown methods have one series, and so have unknown servers", arguments: 1...3)
    func bounded(count: Int) {
        for number in 0..<count {
            #expect(metrics.method(0, name: "method \(number)").name == "unknown")
            #expect(metrics.method(1024 + number, name: "method \(number)").name == "unknown")
            #expect(metrics.server("\(number).example").name == "other")
        }
        let known = metrics.known((0..<1000).map { "\($0).example" })
        #expect((0..<1000).count { known["\($0).example"].name != "other" } == 256)
        #expect(known[nil].name == "other")
    }

    @Test(
        "A registered status has a series of its own, and any other one that of its hundred",
        arguments: [(200, "200"), (404, "404"), (429, "429"), (450, "4xx"), (299, "2xx"), (99, "100"), (999, "5xx"), (599, "5xx")])
    func statuses(status: Int, name: String) {
        let server = metrics.known(["a.example"])["a.example"]
        server.requestStarts()
        server.requestEnds(status: status, sent: 7, received: 11, nanoseconds: 1)
        #expect(
            has(
                #"danxi_requests_total{server="a.example",status="\#(name)"} 1"#,
                #"danxi_requests_started_total{server="a.example"} 1"#,
                #"danxi_request_body_bytes_total{server="a.example"} 7"#,
                #"danxi_response_body_bytes_total{server="a.example"} 11"#))
    }

    @Test("A host is escaped")
    func escaping() {
        metrics.known(["a\"\\\n"])["a\"\\\n"].requestStarts()
        #expect(has(#"danxi_requests_started_total{server="a\"\\\n"} 1"#))
    }

    @Test("A refresh is counted by its outcome")
    func refreshes() async throws {
        _ = try await metrics.tokenRefreshes.counting { 1 }
        _ = try? await metrics.tokenRefreshes.counting { throw CancellationError() }
        _ = try? await metrics.tokenRefreshes.counting { throw DanXiError(.timeout, "It was late.") }
        #expect(metrics.tokenRefreshes.reading.map(\.name) == ["ok", "cancelled", "timeout"])
        #expect(metrics.tokenRefreshes.reading.map(\.count) == [1, 1, 1])
    }

    @Test("A metric without a series is listed")
    func empty() throws {
        #expect(has("# TYPE danxi_calls_total counter", "# TYPE danxi_server_pause_seconds gauge"))
        let encoded = try #require(JSONText.encode(metrics.families(version: "1.2.3", pauses: [], troubles: [])))
        #expect(
            String(cString: encoded.cString).contains(
                #"{"name":"danxi_streams_total","type":"counter","help":"Ended streams, by method and by the error that ended them.","series":[]}"#
            ))
    }

    @Test("The JSON has the same numbers as the text")
    func json() throws {
        let method = metrics.method(3, name: "forum.get_hole")
        method.callStarts()
        method.callEnds(0, source: 0, nanoseconds: 61_000_000_000)
        let encoded = try #require(JSONText.encode(metrics.families(version: "1.2.3", pauses: [], troubles: [])))
        let text = String(cString: encoded.cString)
        let buckets = Array(repeating: "0", count: 16).joined(separator: ",") + ",1"
        #expect(text.hasPrefix(#"{"bounds":[0.005,0.01,0.025,"#) && text.contains("10.0,30.0,60.0]"))
        #expect(
            text.contains(
                #""series":[{"labels":{"method":"forum.get_hole"},"count":1,"sum":61.0,"buckets":[\#(buckets)]}]"#))
        #expect(
            text.contains(
                #"{"name":"danxi_sessions_open","type":"gauge","help":"Sessions that are open.","series":[{"labels":{},"value":0}]}"#))
        #expect(try JSONText.parse(encoded.cString) != .null)
    }
}

extension World {
    /// A world with the clocks and threads of this one, and with metrics of its own.
    fileprivate static var sandbox: World {
        World(clocks: World.current.clocks, threads: World.current.threads, randomness: World.current.randomness)
    }
}
