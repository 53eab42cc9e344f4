extension Plan {
    /// What other plans bring about too seldom for some laws. A focused plan is about one of these.
    private enum Topic: CaseIterable {
        /// A thread signs in as somebody else while others make calls.
        case changeOfAccount
        /// Processes refresh the same feeds at the same time.
        case sharedFeeds
        /// A process that refreshes its tokens is stopped for longer than the lease of its lock, and others wait for the lock.
        case lostLock
        /// Processes enter the same code of a second factor.
        case sameCode
        /// Threads need a Redis server that cannot be reached.
        case redisDown
    }

    /// Returns whether the plan of a history is a focused one: one of 20.
    static func isFocused(_ number: UInt64) -> Bool { number % 20 == 17 }

    /// Draws a focused plan. The topics take turns.
    static func focused(_ number: UInt64) -> Plan {
        let seed = Seed(number)
        return switch Topic.allCases[Int(number / 20) % Topic.allCases.count] {
        case .changeOfAccount: changeOfAccount(seed)
        case .sharedFeeds: sharedFeeds(seed)
        case .lostLock: lostLock(seed)
        case .sameCode: sameCode(seed)
        case .redisDown: redisDown(seed)
        }
    }

    private static func changeOfAccount(_ seed: Seed) -> Plan {
        let steps = steps(seed, processes: 1, lanes: 3) { _, lane in
            lane == 1 ? ["login", "wait-together", "wait-for-queued", "login-other"] : ["wait-together", "users-queued"]
        }
        var plan = faultless(seed, store: seed.element(of: Store.allCases), steps)
        // With few places, calls wait for others.
        plan.seed = plan.seed / 3 * 3
        return plan
    }

    private static func sharedFeeds(_ seed: Seed) -> Plan {
        let subscriptions = (1...2).map { Step(process: $0, lane: 1, action: "subscribe", choice: seed.next()) }
        let steps = steps(seed, processes: 3, lanes: 1) { _, _ in ["refresh-together"] }
        var plan = faultless(seed, store: .directory, subscriptions + steps)
        // The intervals of the feeds hold.
        if plan.forcesRefreshes { plan.seed += 1 }
        return plan
    }

    private static func lostLock(_ seed: Seed) -> Plan {
        var steps = steps(seed, processes: 3, lanes: 1) { _, _ in ["wait-together", "user"] }
        steps = (1...3).map { Step(process: $0, lane: 1, action: "sign-in", choice: seed.next()) } + steps
        steps += (0..<8).map { _ in Step(process: 0, lane: 0, action: "stop-at-refresh", choice: seed.next()) }
        var plan = faultless(seed, store: .redis, steps)
        // The account server takes long, and calls have the time to wait for it.
        plan.faults.rates[.longRefresh] = 400
        plan.limit = 150_000
        return plan
    }

    private static func sameCode(_ seed: Seed) -> Plan {
        let stores: [Store] = [.redis, .directory]
        let steps = steps(seed, processes: 2, lanes: 1) { _, _ in
            ["campus-login-together", seed.element(of: ["wallet", "wait", "campus-logout"])]
        }
        return faultless(seed, store: seed.element(of: stores), steps)
    }

    private static func redisDown(_ seed: Seed) -> Plan {
        var steps = steps(seed, processes: 1, lanes: 3) { _, lane in
            lane == 1 ? ["sign-in", "refresh", "status"] : ["limited-crowd", "hole"]
        }
        steps += (0..<6).map { _ in Step(process: 0, lane: 0, action: "redis-down", choice: seed.next()) }
        return faultless(seed, store: .redis, steps)
    }

    /// Repeats some actions in each lane of each process.
    private static func steps(_ seed: Seed, processes: Int, lanes: Int, _ actions: (_ process: Int, _ lane: Int) -> [String]) -> [Step] {
        (1...processes).flatMap { process in
            (1...lanes).flatMap { lane in
                (0..<6).flatMap { _ in
                    actions(process, lane).map { Step(process: process, lane: lane, action: $0, choice: seed.next()) }
                }
            }
        }
    }

    private static func faultless(_ seed: Seed, store: Store, _ steps: [Step]) -> Plan {
        Plan(seed: seed.next(), store: store, hasSingleUseTokens: seed.chance(1, in: 3), sharesAccount: true, faults: .none, steps: steps)
    }
}
