import Calls

extension Law {
    static let metricsAreTrue = Law(14, "The metrics of a process agree with what its servers and its program have seen") {
        stage, finding in
        for (launch, reading) in stage.readings.sorted(by: { $0.key < $1.key }) {
            // A stopped process ends its calls and requests later.
            guard let closing = stage.closings[launch],
                !stage.stops.contains(where: { $0.process == closing.process && $0.end >= closing.start })
            else { continue }
            for (started, ended, label) in [
                ("danxi_calls_started_total", "danxi_calls_total", "method"),
                ("danxi_streams_started_total", "danxi_streams_total", "method"),
                ("danxi_requests_started_total", "danxi_requests_total", "server"),
            ] {
                let (starts, ends) = (reading.sums(of: started, by: label), reading.sums(of: ended, by: label))
                for (name, count) in starts.sorted(by: { $0.key < $1.key }) {
                    finding.expect(
                        count == ends[name, default: 0],
                        "process \(launch) has \(started) \(count) of \(name), but \(ended) \(ends[name, default: 0])")
                }
            }
            for gauge in ["danxi_sessions_open", "danxi_requests_waiting", "danxi_results_waiting"] {
                let value = reading.sums(of: gauge, by: "")[""]
                finding.expect(value == 0, "process \(launch) has \(gauge) \(value ?? -1) after its close")
            }
            checkServers(stage, launch, reading, &finding)
            checkCalls(stage, launch, reading, &finding)
        }
    }

    /// Compares the requests with what the network has delivered. A response that arrives when its request has already ended, for example at
    /// the deadline, counts as an error.
    private static func checkServers(_ stage: Stage, _ launch: Int, _ reading: MetricFamilies, _ finding: inout Finding) {
        let known = reading.sums(of: "danxi_requests_total", by: "server")
        func label(_ origin: String) -> String {
            let host = String(origin.drop { $0 != ":" }.dropFirst(3).prefix { $0 != ":" })
            return known[host] == nil ? "other" : host
        }
        var delivered: [String: [String: Int]] = [:], arrived: [String: Int] = [:]
        for delivery in stage.deliveries where delivery.launch == launch {
            delivered[label(delivery.origin), default: [:]]["\(delivery.status)", default: 0] += 1
        }
        for exchange in stage.exchanges where exchange.launch == launch { arrived[label(exchange.request.origin), default: 0] += 1 }
        let repetitions = stage.internet.faultCounts[.repetition] ?? 0
        let started = reading.sums(of: "danxi_requests_started_total", by: "server")
        for (server, count) in started.sorted(by: { $0.key < $1.key }) {
            let statuses = reading.sums(of: "danxi_requests_total", by: "status", where: ("server", server))
            let answered = statuses.filter { $0.key.first?.isNumber == true }
            let failures = statuses.values.reduce(0, +) - answered.values.reduce(0, +)
            let seen = delivered[server] ?? [:]
            for (status, count) in answered.sorted(by: { $0.key < $1.key }) {
                finding.expect(
                    count <= seen[status, default: 0],
                    "process \(launch) counts \(count) responses \(status) of \(server), but got \(seen[status, default: 0])")
            }
            let total = seen.values.reduce(0, +)
            finding.expect(
                total <= answered.values.reduce(0, +) + failures,
                "process \(launch) got \(total) responses of \(server), more than it counts")
            finding.expect(
                arrived[server, default: 0] <= count + repetitions,
                "\(server) got \(arrived[server, default: 0]) requests of process \(launch), which counts \(count)")
        }
        for server in arrived.keys.sorted() {
            finding.expect(started[server] != nil, "process \(launch) does not count its requests to \(server)")
        }
    }

    /// Compares the calls with the results that the program has received.
    private static func checkCalls(_ stage: Stage, _ launch: Int, _ reading: MetricFamilies, _ finding: inout Finding) {
        var received: [String: [String: Int]] = [:]
        for call in stage.calls where call.launch == launch && call.method != "session.park" {
            received[call.method, default: [:]][call.status == 0 ? "ok" : call.errorName, default: 0] += 1
        }
        for (method, outcomes) in received.sorted(by: { $0.key < $1.key }) {
            let counted = reading.sums(of: "danxi_calls_total", by: "outcome", where: ("method", method))
            for (outcome, count) in outcomes.sorted(by: { $0.key < $1.key }) where outcome != "closed" {
                finding.expect(
                    count <= counted[outcome, default: 0],
                    "process \(launch) got \(count) results \(outcome) of \(method), and counts \(counted[outcome, default: 0])")
            }
        }
    }
}

extension MetricFamilies {
    /// Returns the sums of a family's series by the value of a label, or by an empty string if they do not have it.
    /// - Parameter condition: a label that the series must have, and its value.
    fileprivate func sums(of name: String, by label: String, where condition: (name: String, value: String)? = nil) -> [String: Int] {
        var sums: [String: Int] = [:]
        for (family, series) in all where family.name == name {
            for (labels, value) in series {
                guard case .integer(let count) = value,
                    condition.map({ condition in labels.contains { $0 == condition } }) ?? true
                else { continue }
                sums[labels.first { $0.name == label }?.value ?? "", default: 0] += count
            }
        }
        return sums
    }
}
