extension Stage {
    /// Performs a step of the operator on the Redis servers.
    func performOnRedis(_ action: String, _ seed: Seed) {
        switch action {
        case "lose-redis":
            log("redis loses its data")
            redis.flushAll(at: internet.wallTime)
        case "restart-redis":
            log("redis restarts without its data")
            redis.restart(at: internet.wallTime, keepsData: false)
        case "redis-down":
            log("redis cannot be reached")
            redisTraffic.isDown = true
            waitForReturn(seed)
            redisTraffic.isDown = false
        case "cut-off":
            redisTraffic.cutOff = Set(running.sorted().filter { _ in seed.chance(1, in: 3) })
            log("redis cannot be reached by \(redisTraffic.cutOff.sorted())")
            waitForReturn(seed)
            redisTraffic.cutOff = []
        case "fail-over": failOver(seed)
        default: preconditionFailure("the operator has no action \(action)")
        }
    }

    /// Waits for up to 30 s, and records that processes could not reach a Redis server in this time.
    private func waitForReturn(_ seed: Seed) {
        let start = scheduler.now
        scheduler.block(until: start + seed.int(in: 1...30) * 1_000_000_000)
        log("redis can be reached")
        outages.append((start, scheduler.now))
    }

    /// Lets the replica take the place of the primary, which dies or is cut off from the replica. It lacks the last writes.
    private func failOver(_ seed: Seed) {
        let (start, former) = (scheduler.now, redis.primary)
        let dies = seed.chance(1, in: 2)
        log(dies ? "the primary of redis dies" : "the primary of redis is cut off from its replica")
        if dies { redisTraffic.dead = former }
        let lossStart = internet.wallTime - seed.int(in: 0...1000)
        // A primary that is only cut off takes writes until the sentinels have decided.
        scheduler.block(until: start + seed.int(in: 500...10_000) * 1_000_000)
        log("the replica of redis becomes the primary")
        redis.failOver(at: internet.wallTime, losingWritesSince: lossStart)
        internet.count(.failover)
        outages.append((start - 1_000_000_000, scheduler.now))
        let late = sentinels[seed.int(in: 0...(sentinels.count - 1))]
        for sentinel in sentinels where sentinel !== late { sentinel.namedPrimary = redis.primary }
        _ = scheduler.at(scheduler.now + seed.element(of: [0, 1, 60, 600]) * 1_000_000_000) { [redis] in
            late.namedPrimary = redis.primary
        }
        guard dies else { return }
        scheduler.block(until: scheduler.now + seed.int(in: 1...60) * 1_000_000_000)
        log("the former primary of redis is back")
        redisTraffic.dead = nil
    }
}
