extension Law {
    /// The time by which a request may be later than its turn: that of the library, that from there to the transfer, and the time of a command
    /// to the store. Nanoseconds.
    private static let lateness = 100_000_000 + 50_000_000 + 100_000_000

    static let ratesAreKept = Law(12, "Processes that share a store send no more requests in any time than their limit per second allows") {
        stage, finding in
        // After a fault, libcurl repeats a request.
        guard let rate = stage.plan.rate, stage.plan.isFaultless else { return }
        let requests = stage.exchanges.filter { $0.request.origin == "https://limited.example.test" }
        for (launch, own) in Dictionary(grouping: requests, by: \.launch).sorted(by: { $0.key < $1.key }) {
            // What a process knew ends with its last session.
            let forgotten = stage.parkings.filter { $0.launch == launch }.map(\.parked.time)
            check(own, rate, forgotten, stage, &finding)
        }
        guard stage.plan.store != .none, stage.outages.isEmpty, stage.redisTraffic.failures.isEmpty,
            stage.plan.store == .redis || stage.clockMoves.isEmpty
        else { return }
        let forgotten = stage.redis.losses.map { ($0 - Stage.wallStart) * 1_000_000 } + stage.crashes.map(\.time)
        // In Redis, the processes of all namespaces have one schedule.
        let groups = Dictionary(grouping: requests) { stage.plan.store == .redis ? 0 : stage.storeOwner(ofProcess: $0.process) }
        for (_, requests) in groups.sorted(by: { $0.key < $1.key }) { check(requests, rate, forgotten, stage, &finding) }
    }

    /// Checks the limit in the times between any two requests.
    /// - Parameter losses: the times after which the next turn was not known.
    private static func check(
        _ requests: [Exchange], _ rate: (perSecond: Double, burst: Int), _ losses: [Int], _ stage: Stage, _ finding: inout Finding
    ) {
        let starts = requests.map(\.start).sorted()
        guard starts.count > rate.burst else { return }
        let processes = Set(requests.map(\.process))
        // A process may be stopped when it is about to send one request.
        let stops = stage.stops.filter { processes.contains($0.process) }
        for (first, start) in starts.enumerated() {
            var violation: String?
            for last in first..<starts.count {
                let (end, count) = (starts[last], last - first + 1)
                let lost = losses.count { start <= $0 && $0 <= end } * rate.burst
                let late = stops.count { $0.end >= start && $0.start <= end }
                let time = Double(end - start + lateness) / 1e9
                guard count > Int(time * rate.perSecond) + rate.burst + lost + late else { continue }
                violation = "\(count) requests were sent from \(seconds(start)) to \(seconds(end))"
            }
            finding.expect(violation == nil, violation ?? "")
        }
    }
}
