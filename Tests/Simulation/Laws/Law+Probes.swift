extension Law {
    /// The time after the first failure of a process in which commands that began before still end, in nanoseconds.
    private static let grace = 500_000_000
    /// The shortest pause between two attempts, once the pauses have grown to their length, in nanoseconds.
    private static let pause = 400_000_000
    /// The number of attempts with shorter pauses: those whose longest pause is 50, 100, 200, 400, 800 and 1600 ms.
    private static let early = 6

    static let oneProbe = Law(12, "One thread of a process at a time tries to reach a Redis server that is down, and not too often") {
        stage, finding in
        // A client asks sentinels again and again within the time limit of a command.
        guard stage.plan.isFaultless, !stage.plan.hasSentinels else { return }
        for outage in stage.outages {
            let attempts = stage.redisTraffic.attempts.filter { $0.start >= outage.start && $0.end <= outage.end }
            for (client, own) in Dictionary(grouping: attempts, by: \.client).sorted(by: { $0.key < $1.key }) {
                let process = stage.exchanges.first { $0.launch == client }?.process
                guard let first = own.map(\.end).min(),
                    !stage.stops.contains(where: { $0.process == process && $0.start <= outage.end && $0.end >= outage.start })
                else { continue }
                let probes = own.filter { $0.start > first + grace }.sorted { $0.start < $1.start }
                for (one, next) in zip(probes, probes.dropFirst()) {
                    finding.expect(
                        one.end <= next.start,
                        "process \(client) tried at \(seconds(one.start)) and \(seconds(next.start)) at the same time")
                }
                // Each attempt of a command connects twice.
                let limit = 2 * (early + 1 + (outage.end - first) / pause)
                finding.expect(probes.count <= limit, "process \(client) tried \(probes.count) times to connect from \(seconds(first)) on")
            }
        }
    }
}
