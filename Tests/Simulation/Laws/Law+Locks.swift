/// The holders of locks, as the commands that a Redis server received make them.
private struct LockTable {
    struct Hold {
        let token: [UInt8]
        let client: Int
        let number: Int
        /// The time of the last renewal, in milliseconds since 1970.
        var renewed: Int
        var isReleased = false
    }

    /// A mistake of a command that took a lock.
    struct Mistake {
        /// The holders that had not released the lock.
        var holders: [Hold] = []
        /// Whether the token had released or lost the lock before.
        var isRetaken = false
    }

    private(set) var holds: [String: [Hold]] = [:]

    /// Applies a command. Returns its mistakes, if it took a lock.
    mutating func apply(_ command: RedisCommandRecord) -> Mistake {
        guard let key = command.keys.first else { return Mistake() }
        switch command.name {
        case "script lock" where command.number > 0: return take(key, command)
        case "script renew" where command.number > 0: change(key, command) { $0.renewed = command.time }
        case "script unlock": change(key, command) { $0.isReleased = true }
        default: break
        }
        return Mistake()
    }

    private mutating func take(_ key: String, _ command: RedisCommandRecord) -> Mistake {
        guard let token = command.arguments.first else { return Mistake() }
        if let known = holds[key]?.first(where: { $0.token == token }) {
            change(key, command) { $0.renewed = command.time }
            // A new number means that the lock was free.
            return Mistake(isRetaken: known.isReleased || known.number != command.number)
        }
        let holders = (holds[key] ?? []).filter { !$0.isReleased }
        holds[key, default: []].append(Hold(token: token, client: command.client, number: command.number, renewed: command.time))
        return Mistake(holders: holders)
    }

    private mutating func change(_ key: String, _ command: RedisCommandRecord, _ change: (inout Hold) -> Void) {
        guard let index = holds[key]?.firstIndex(where: { $0.token == command.arguments.first }) else { return }
        change(&holds[key, default: []][index])
    }
}

/// The holders of a lock over time, from the commands that a Redis server received.
private struct LockHistory {
    /// A command that took a lock from a holder that had not released it.
    struct Loss {
        let key: String
        let holder: LockTable.Hold
        let time: Int
        let client: Int
    }

    private var table = LockTable()
    private(set) var losses: [Loss] = []
    /// The locks that a token took again, after it had released or lost them.
    private(set) var retaken: [(key: String, time: Int)] = []
    /// The writes of holders that had lost their lock.
    private(set) var lateWrites: [(key: String, time: Int, hold: LockTable.Hold)] = []
    /// The attempts to take a lock that another holder had.
    private(set) var refusals: [(key: String, client: Int, time: Int)] = []
    /// The number of writes of values that a lock protects.
    private(set) var writes = 0

    var holds: [String: [LockTable.Hold]] { table.holds }

    init(_ redis: SimulatedRedis) {
        var (losses, failovers) = (redis.losses[...], redis.failovers[...])
        // The table without the commands that a failover has lost.
        var kept = LockTable()
        for (position, command) in redis.commands.enumerated() {
            if let loss = losses.first, loss <= command.time {
                (table, kept) = (LockTable(), LockTable())
                losses = losses.drop { $0 <= command.time }
            }
            if let failover = failovers.first, failover.position <= position {
                table = kept
                failovers.removeFirst()
            }
            if !command.isLost, !redis.failovers.isEmpty { _ = kept.apply(command) }
            add(command)
        }
        if !failovers.isEmpty { table = kept }
    }

    private mutating func add(_ command: RedisCommandRecord) {
        guard let key = command.keys.first else { return }
        let mistake = table.apply(command)
        losses += mistake.holders.map { Loss(key: key, holder: $0, time: command.time, client: command.client) }
        if mistake.isRetaken { retaken.append((key, command.time)) }
        switch command.name {
        case "script lock" where command.number == 0: refusals.append((key, command.client, command.time))
        // A replacement without the key of a lock changes only the version that its caller has seen.
        case "SET" where command.reply == "+OK", "DEL" where command.number > 0,
            "script fencedPut" where command.number > 0, "script replace" where command.number == 1 && command.keys.count > 1:
            write(key, command)
        default: break
        }
    }

    /// Returns the lock that protects a value. Nil without a lock: watches write their tokens without one, and the log of their polls too if
    /// another poll takes long.
    private static func lock(of key: String) -> String? {
        guard key.hasSuffix(".json"), !key.contains(":watch.") else { return nil }
        return key.dropLast(5) + ".lock"
    }

    private mutating func write(_ key: String, _ command: RedisCommandRecord) {
        guard let lock = Self.lock(of: key) else { return }
        writes += 1
        let all = holds[lock] ?? []
        guard let hold = all.last(where: { $0.client == command.client && !$0.isReleased }) else { return }
        if all.contains(where: { $0.number > hold.number }) { lateWrites.append((key, command.time, hold)) }
    }
}

extension Law {
    static let locksAreKept = Law(7, "A lock of Redis is not taken from a holder that lives, runs and reaches the server") {
        stage, finding in
        guard stage.plan.store == .redis else { return }
        let history = LockHistory(stage.redis)
        finding.applies(history.holds.values.reduce(0) { $0 + $1.count })
        for loss in history.losses where stage.holds(loss.holder.client, from: loss.holder.renewed, to: loss.time) {
            finding.expect(
                false,
                "client \(loss.client) took \(loss.key) at \(loss.time) from client \(loss.holder.client), "
                    + "which renewed it at \(loss.holder.renewed)")
        }
        for (key, time) in history.retaken {
            finding.expect(false, "\(key) was taken again at \(time) by a token that had released or lost it")
        }
    }

    /// What ends or replaces a remembered sign-in. Tokens that are not remembered are refreshed without the lock.
    private static let signIns: Set<String> = ["login", "logout", "login-other"]
    /// The time within which a process that was stopped can have passed over the lock of another one, or the other one over its lock.
    private static let memory = 120_000_000_000

    static let fileLocksAreKept = Law(7, "The lock of a file is not passed over while its holder lives and runs") { stage, finding in
        // A process that cannot read the lock goes on without it.
        guard stage.plan.faults.rates[.disk] == nil, !stage.plan.steps.contains(where: { signIns.contains($0.action) }) else { return }
        for start in stage.refreshStarts {
            let wasStopped = stage.stops.contains { stop in
                [start.process, start.holder].contains(stop.process) && stop.start <= start.time && start.time <= stop.end + memory
            }
            finding.expect(
                start.holder == nil || wasStopped,
                "process \(start.process) refreshed tokens at \(seconds(start.time)) while process \(start.holder ?? 0) held the lock")
        }
    }

    static let locksAreFree = Law(7, "A lock is free when its holder is done or dead") { stage, finding in
        guard stage.plan.store == .redis else {
            // A file's lock belongs to an open file, and dies with its process.
            for (launch, use) in stage.uses.sorted(by: { $0.key < $1.key }) {
                guard let left = use.left else { continue }
                let isFree = !left.files.contains { $0.hasSuffix(".lock") }
                finding.expect(isFree, "process \(launch) has \(left.files)")
            }
            return
        }
        for (key, holds) in LockHistory(stage.redis).holds.sorted(by: { $0.key < $1.key }) {
            for hold in holds {
                guard let left = stage.uses[hold.client]?.left, stage.holds(hold.client, from: hold.renewed, to: left.time)
                else { continue }
                finding.expect(hold.isReleased, "\(key) was not released by client \(hold.client), which renewed it at \(hold.renewed)")
            }
        }
    }

    static let losersWriteNothing = Law(7, "A holder that has lost its lock writes nothing") { stage, finding in
        guard stage.plan.store == .redis else { return }
        let history = LockHistory(stage.redis)
        finding.applies(history.writes)
        for (key, time, hold) in history.lateWrites {
            // Another thread of the process may have waited in vain for the lock, or may not have reached the server, and write without it.
            let recent = (time - 120_000 - stage.stopped(hold.client, until: time))..<time
            let hasWaited = history.refusals.contains { $0.client == hold.client && recent.contains($0.time) }
            let hasFailed = stage.redisTraffic.failures.contains { $0.client == hold.client && recent.contains($0.time) }
            guard !hasWaited, !hasFailed else { continue }
            finding.expect(false, "client \(hold.client) wrote \(key) at \(time), although others had taken the lock \(hold.number)")
        }
    }
}

extension Stage {
    /// Returns for how long the process of a client of the Redis server had been stopped by a time in milliseconds since 1970, in milliseconds.
    fileprivate func stopped(_ client: Int, until time: Int) -> Int {
        let process = exchanges.first { $0.launch == client }?.process
        let end = (time - Self.wallStart) * 1_000_000
        return stops.filter { $0.process == process && $0.start <= end }.reduce(0) { $0 + ($1.end - $1.start) / 1_000_000 }
    }

    /// Returns whether a client of the Redis server lived, ran and reached the server between two times, in milliseconds since 1970.
    fileprivate func holds(_ client: Int, from start: Int, to end: Int) -> Bool {
        let (first, last) = ((start - Self.wallStart) * 1_000_000, (end - Self.wallStart) * 1_000_000)
        guard let process = exchanges.first(where: { $0.launch == client })?.process else { return false }
        let isDead = kills.contains { $0.process == process && $0.time <= last }
        let wasStopped = stops.contains { $0.process == process && $0.start <= last && $0.end >= first }
        let hasFailed = redisTraffic.failures.contains { $0.client == client && $0.time >= start - 30_000 && $0.time <= end }
        let wasDown = outages.contains { $0.start <= last && $0.end >= first }
        return !isDead && !wasStopped && !hasFailed && !wasDown
    }
}
