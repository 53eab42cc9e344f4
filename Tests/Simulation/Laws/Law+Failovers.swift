extension Law {
    /// The time limit of a command, and that of the removal of several values, in milliseconds.
    private static let (limit, removalLimit) = (2000, 4000)

    static let refusedWritesArrive = Law(9, "A write that a former primary of Redis refuses reaches the new one within its time limit") {
        stage, finding in
        let commands = stage.redis.commands
        for (index, refused) in commands.enumerated() where refused.reply.hasPrefix("-READONLY") {
            let end = refused.time + (refused.name == "script removeSome" ? removalLimit : limit)
            guard !stage.isDisturbed(refused.client, from: refused.time, to: end) else { continue }
            let hasArrived = commands[(index + 1)...].prefix { $0.time <= end }.contains {
                $0.client == refused.client && $0.name == refused.name && $0.keys == refused.keys && !$0.reply.hasPrefix("-READONLY")
            }
            finding.expect(
                hasArrived, "the command \(refused.name) \(refused.keys) of client \(refused.client) did not arrive after \(refused.time)")
        }
    }
}

extension Stage {
    /// Returns whether a client of the Redis servers was killed or stopped, or could not reach them, between two times in milliseconds since 1970.
    fileprivate func isDisturbed(_ client: Int, from start: Int, to end: Int) -> Bool {
        let (first, last) = ((start - Self.wallStart) * 1_000_000, (end - Self.wallStart + 1) * 1_000_000)
        let process = exchanges.first { $0.launch == client }?.process
        return kills.contains { $0.process == process && (first...last).contains($0.time) }
            || stops.contains { $0.process == process && $0.start <= last && $0.end >= first }
            || outages.contains { $0.start <= last && $0.end > first }
            || redisTraffic.failures.contains { $0.client == client && $0.time >= start && $0.time <= end }
    }
}
