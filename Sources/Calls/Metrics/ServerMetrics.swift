import Errors

/// The numbers of the requests to one server.
package final class ServerMetrics: Sendable {
    /// The host of the server, or ``other``.
    package let name: String
    /// The numbers, which are allocated with the first request, because most processes use few of the known servers.
    private let numbers = SetOnce<Numbers>()

    /// The name of all servers that the library and the configuration do not name.
    package static let other = "other"

    private final class Numbers: Sendable {
        let started = Counters()
        let statuses = Counters(count: StatusSlots.count)
        let failures = OutcomeCounters()
        let durations = Histogram()
        let sentBytes = Counters()
        let receivedBytes = Counters()
        /// The times that requests have waited for their turn. Most servers have no limit.
        let turnWaits = SetOnce<Histogram>()
    }

    init(name: String) { self.name = name }

    private var used: Numbers { numbers.object ?? numbers.set(Numbers()) }

    /// Counts the time for which a request to a server with a limit has waited for its turn.
    package func turnCame(after nanoseconds: Int) {
        let numbers = used
        (numbers.turnWaits.object ?? numbers.turnWaits.set(Histogram())).add(nanoseconds: nanoseconds)
    }

    package func requestStarts() { used.started.add() }

    /// - Parameters:
    ///   - sent, received: sizes of the bodies in bytes.
    package func requestEnds(status: Int, sent: Int, received: Int, nanoseconds: Int) {
        let numbers = used
        numbers.statuses.add(at: StatusSlots.slot(of: status))
        numbers.durations.add(nanoseconds: nanoseconds)
        numbers.sentBytes.add(sent)
        numbers.receivedBytes.add(received)
    }

    package func requestEnds(_ error: ErrorCode, nanoseconds: Int) {
        let numbers = used
        numbers.failures.add(error.rawValue)
        numbers.durations.add(nanoseconds: nanoseconds)
    }

    // MARK: Reading

    /// Adds what has been counted to the families. The ends are read before the starts.
    func read(into families: inout MetricFamilies) {
        guard let numbers = numbers.object else { return }
        let labels: MetricLabels = [("server", name)]
        let statuses = numbers.statuses.values, failures = numbers.failures.reading, durations = numbers.durations.reading
        for (slot, count) in statuses.enumerated() where count > 0 {
            families.add(.requests, labels + [("status", StatusSlots.name(of: slot))], count)
        }
        for failure in failures { families.add(.requests, labels + [("status", failure.name)], failure.count) }
        if let waits = numbers.turnWaits.object { families.add(.turnWait, labels, waits.reading) }
        let started = numbers.started[0]
        guard started > 0 else { return }
        families.add(.requestDuration, labels, durations)
        families.add(.sentBytes, labels, numbers.sentBytes[0])
        families.add(.receivedBytes, labels, numbers.receivedBytes[0])
        families.add(.requestsStarted, labels, started)
    }
}

/// The slots in which responses are counted: one for each registered status, and one for the rest of each hundred, so that a server cannot
/// make labels.
enum StatusSlots {
    /// The statuses of the IANA registry, and those of a common proxy from 520 on.
    private static let known =
        [100, 101, 103] + Array(200...208) + [226] + Array(300...308) + Array(400...418) + Array(421...426) + [428, 429, 431, 451]
        + Array(500...508) + [511] + Array(520...525)
    private static let slots: [UInt8] = {
        var slots = (0..<500).map { UInt8(known.count + $0 / 100) }
        for (slot, status) in known.enumerated() { slots[status - 100] = UInt8(slot) }
        return slots
    }()

    static var count: Int { known.count + 5 }

    static func slot(of status: Int) -> Int { Int(slots[min(max(status, 100), 599) - 100]) }

    /// The status, or the hundred with two x, such as `4xx`.
    static func name(of slot: Int) -> String { slot < known.count ? "\(known[slot])" : "\(slot - known.count + 1)xx" }
}
