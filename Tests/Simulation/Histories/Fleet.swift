extension Plan {
    /// The processes of a fleet.
    private static let fleetSize = 30
    /// The actions of a process of a fleet, with their weights.
    private static let fleetActions: [(action: String, weight: Int)] = [
        ("user", 3), ("divisions", 2), ("hole", 2), ("reply", 4), ("careful-reply", 2), ("courses-vote", 2), ("status", 1), ("refresh", 2),
        ("wait", 4), ("wait-long", 2), ("wait-together", 6), ("park", 2), ("limited", 3), ("campus-login", 2), ("wallet", 2),
        ("rest-put", 2),
    ]
    /// What happens to the Redis server, its replica and the processes of a fleet.
    private static let fleetOperations = [
        "fail-over", "fail-over", "cut-off", "cut-off", "redis-down", "lose-redis", "kill", "kill-at-request", "stop", "stop-at-command",
    ]

    /// Draws the plan of a history in which the processes of several machines share an account, and a Redis server that has a replica.
    static func fleet(_ number: UInt64) -> Plan {
        let seed = Seed(number)
        var steps: [Step] = []
        func add(_ process: Int, _ lane: Int, _ action: String) {
            steps.append(Step(process: process, lane: lane, action: action, choice: seed.next()))
        }
        for process in 1...fleetSize {
            add(process, 1, "sign-in")
            for _ in 0..<seed.int(in: 3...6) { add(process, 1, seed.weighted(fleetActions)) }
        }
        for _ in 0..<seed.int(in: 4...8) { add(0, 0, seed.element(of: fleetOperations)) }
        let isFaultless = seed.chance(1, in: 2)
        var plan = Plan(
            seed: seed.next(), store: .redis, hasSingleUseTokens: seed.chance(1, in: 3), sharesAccount: true,
            faults: isFaultless ? .none : .usual, steps: steps)
        if !isFaultless { plan.faultsEnd = seed.int(in: 30...600) }
        return plan
    }
}
