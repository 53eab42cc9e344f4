extension Law {
    /// The failures after which a process knows that a server is in trouble, and the time that they last at least, in nanoseconds.
    private static let (failures, patience) = (5, 5_000_000_000)
    /// The time in which a process that sees a failure learns that another one has seen the trouble, and the time to read the store.
    private static let (freshness, reading) = (1_500_000_000, 500_000_000)
    /// The shortest pauses after the first probes together, and after each further one. The store keeps whole milliseconds.
    private static let (firstPauses, pause) = (7_000_000_000, 4_950_000_000)
    private static let shortestPause = 450_000_000

    static let oneProbeOfServer = Law(12, "A server in trouble gets one request at a time from all processes of a store") {
        stage, finding in
        guard stage.plan.isFaultless, stage.outages.isEmpty, stage.redis.losses.isEmpty, stage.stops.isEmpty, stage.clockMoves.isEmpty
        else { return }
        for trouble in stage.troubles {
            // The session that continues a parked one learns of the trouble with its first failure.
            let times = trouble.start...trouble.end
            guard !stage.parkings.contains(where: { times.contains($0.parked.time) }) else { continue }
            // A request that began before may have succeeded.
            let attempts = stage.internet.vain.filter { $0.start > trouble.start + 1_000_000_000 && $0.end ?? .max < trouble.end }
            let groups = Dictionary(grouping: attempts) { attempt in
                switch stage.plan.store {
                case .none: attempt.launch
                case .directory: stage.storeOwner(ofProcess: attempt.process)
                case .redis: 0
                }
            }
            for (_, attempts) in groups.sorted(by: { $0.key < $1.key }) {
                let ends = Dictionary(grouping: attempts, by: \.launch).mapValues { $0.compactMap(\.end).sorted() }
                let openings = ends.compactMapValues { ends in
                    ends.enumerated().first { $0.offset >= failures - 1 && $0.element - ends[0] >= patience }?.element
                }
                guard let opening = openings.values.min() else { continue }
                let probes = attempts.filter { attempt in
                    let known = ends[attempt.launch]?.first { $0 >= opening + freshness }
                    return [known, openings[attempt.launch]].contains { $0.map { attempt.start > $0 + reading } ?? false }
                }.sorted { $0.start < $1.start }
                for (one, next) in zip(probes, probes.dropFirst()) {
                    finding.expect(
                        next.start - one.start >= shortestPause,
                        "processes \(one.process) and \(next.process) sent requests at \(seconds(one.start)) and \(seconds(next.start))")
                }
                guard let first = probes.first, let last = probes.last else { continue }
                // After a probe of a call that ended before the probe, the pause is short.
                let ended = stage.calls.filter {
                    ["timeout", "cancelled", "closed"].contains($0.errorName) && $0.end >= first.start && $0.start <= last.start
                }
                let limit = 5 + ended.count + max(last.start - first.start - firstPauses, 0) / pause
                finding.expect(probes.count <= limit, "\(probes.count) requests were sent from \(seconds(first.start)) on")
            }
        }
    }
}
