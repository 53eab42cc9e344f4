/// The names and values of the labels of a series, in order.
package typealias MetricLabels = [(name: String, value: String)]

/// A number that a process counts: a family of series that differ in their labels. The names follow the rules of Prometheus: base units, and
/// `_total` at the end of a counter.
package struct MetricFamily: Sendable {
    package enum Kind: String, Sendable {
        /// A number that only grows while the process runs.
        case counter
        case gauge
        case histogram
    }

    package enum Value: Sendable {
        case integer(Int)
        case number(Double)
        /// The number of durations in each bucket of ``Histogram``, and the sum of all in seconds.
        case distribution(buckets: [Int], sum: Double)
    }

    package let name: String
    package let kind: Kind
    package let help: String

    static let build = MetricFamily("danxi_build_info", .gauge, "Version of libdanxi. The value is always 1.")
    static let callsStarted = MetricFamily("danxi_calls_started_total", .counter, "Calls that have started, by method.")
    static let calls = MetricFamily("danxi_calls_total", .counter, "Ended calls, by method and by outcome: ok, or the name of an error.")
    static let callValues = MetricFamily(
        "danxi_call_values_total", .counter, "Values of successful calls, by method and by source: network, memory or disk.")
    static let callDuration = MetricFamily("danxi_call_duration_seconds", .histogram, "Time from the start of a call to its result.")
    static let streamsStarted = MetricFamily("danxi_streams_started_total", .counter, "Started streams of danxi_watch(), by method.")
    static let streams = MetricFamily("danxi_streams_total", .counter, "Ended streams, by method and by the error that ended them.")
    static let requestsStarted = MetricFamily(
        "danxi_requests_started_total", .counter,
        "HTTP requests that have started, by server. Each attempt and each redirect is a request of its own.")
    static let requests = MetricFamily(
        "danxi_requests_total", .counter,
        "HTTP requests that have ended, by server and by status: the status of the response, or the name of an error.")
    static let requestDuration = MetricFamily(
        "danxi_request_duration_seconds", .histogram, "Time from the start of an HTTP request to its complete response or error, by server."
    )
    static let sentBytes = MetricFamily(
        "danxi_request_body_bytes_total", .counter, "Size of the bodies of answered HTTP requests, by server.")
    static let receivedBytes = MetricFamily(
        "danxi_response_body_bytes_total", .counter,
        "Size of the decoded bodies of HTTP responses, by server. Bodies that were written to files are not counted.")
    static let pause = MetricFamily(
        "danxi_server_pause_seconds", .gauge, "Rest of the pause that a server has asked for with Retry-After, by server.")
    static let trouble = MetricFamily(
        "danxi_server_trouble_seconds", .gauge, "Time for which all requests to a server in trouble have failed, by server.")
    static let openSessions = MetricFamily("danxi_sessions_open", .gauge, "Sessions that are open.")
    static let waitingResults = MetricFamily(
        "danxi_results_waiting", .gauge, "Results that wait in the queues of sessions until the program takes them.")
    static let waitingRequests = MetricFamily(
        "danxi_requests_waiting", .gauge, "HTTP requests that wait because of network.max_requests_per_server.")
    static let requestWait = MetricFamily(
        "danxi_request_wait_seconds", .histogram,
        "Time that HTTP requests have waited for their turn because of network.max_requests_per_server. 0 for a request that did not wait.")
    static let turnWait = MetricFamily(
        "danxi_server_turn_wait_seconds", .histogram,
        "Time that HTTP requests have waited for their turn because of network.max_requests_per_second, by server. 0 for a request that did not wait."
    )
    static let retries = MetricFamily("danxi_retries_total", .counter, "HTTP requests that were sent again, after a failure or a sign-in.")
    static let tokenRefreshes = MetricFamily(
        "danxi_token_refreshes_total", .counter, "Refreshes of the tokens of community accounts, by outcome: ok, or the name of an error.")

    /// All families, in the order in which they are listed.
    fileprivate static let all = [
        build, callsStarted, calls, callDuration, callValues, streamsStarted, streams, requestsStarted, requests, requestDuration,
        sentBytes,
        receivedBytes, pause, trouble, openSessions, waitingResults, waitingRequests, requestWait, turnWait, retries, tokenRefreshes,
    ]

    private init(_ name: String, _ kind: Kind, _ help: String) { (self.name, self.kind, self.help) = (name, kind, help) }
}

/// All families with their series. A family may have no series yet.
package struct MetricFamilies: Sendable {
    package typealias Series = (labels: MetricLabels, value: MetricFamily.Value)

    package private(set) var all: [(family: MetricFamily, series: [Series])] = []
    private var indices: [String: Int] = [:]

    init() {
        all = MetricFamily.all.map { ($0, []) }
        indices = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1.family.name, $0) })
    }

    mutating func add(_ family: MetricFamily, _ labels: MetricLabels, _ value: Int) { add(family, labels, .integer(value)) }

    mutating func add(_ family: MetricFamily, _ labels: MetricLabels, _ value: Double) { add(family, labels, .number(value)) }

    mutating func add(_ family: MetricFamily, _ labels: MetricLabels, _ value: (buckets: [Int], sum: Double)) {
        add(family, labels, .distribution(buckets: value.buckets, sum: value.sum))
    }

    private mutating func add(_ family: MetricFamily, _ labels: MetricLabels, _ value: MetricFamily.Value) {
        guard let index = indices[family.name] else { return assertionFailure("\(family.name) is not in the list of all families.") }
        all[index].series.append((labels, value))
    }
}
