extension Plan {
    /// The actions that a lane of a process draws from, with their weights.
    private static let weights: [(action: String, weight: Int)] = [
        ("user", 3), ("divisions", 2), ("hole", 3), ("all-floors", 6), ("my-floors", 2), ("reply", 10), ("short-reply", 3),
        ("create-hole", 2), ("start-reply", 4), ("cancelled-reply", 3), ("start-floors", 2), ("start-divisions", 4), ("watch-hole", 1),
        ("careful-reply", 5),
        ("status", 1), ("refresh", 1), ("wait", 4), ("wait-long", 2), ("wait-together", 4), ("login", 1), ("logout", 1),
        ("rest-create", 3), ("rest-redirected", 2), ("rest-left", 1), ("rest-put-redirected", 2), ("rest-get", 3), ("rest-put", 2),
        ("rest-list", 1), ("rest-stranger", 1), ("rest-careful", 2), ("limited", 3), ("github-user", 1), ("github-issues", 1),
        ("github-issue", 1), ("feed", 2), ("subscribe", 2), ("refresh-feeds", 2), ("entries", 1),
        ("save-thread", 2), ("saved-thread", 1), ("campus-login", 3), ("campus-login-wrong", 1), ("campus-logout", 1), ("campus-status", 1),
        ("campus-answer", 2), ("campus-answer-old", 4),
        ("electricity", 3), ("electricity-logs", 1), ("wallet", 2), ("cards", 1), ("scores", 2), ("profile", 1), ("reader", 1),
        ("loans", 2), ("renew", 1), ("cancel-hold", 1), ("courses-review", 2), ("courses-vote", 3), ("courses", 1),
    ]
    /// The actions that are left out of a calm history: they end calls or sign-ins before their time.
    private static let disturbances: Set<String> = [
        "short-reply", "start-reply", "cancelled-reply", "start-floors", "start-divisions", "watch-hole", "login", "logout", "limited",
        "rest-left",
        "subscribe", "refresh-feeds", "entries", "save-thread", "saved-thread",
        "campus-login-wrong", "campus-logout",
    ]
    private static let operations = ["kill", "stop", "move-clock"] + losses
    /// The losses of a store, which disturb nobody.
    private static let losses = ["lose-redis", "restart-redis"]

    /// Whether nothing disturbs the history: no fault except losses of the store, and no call or sign-in that ends before its time.
    package var isCalm: Bool {
        faults.rates.isEmpty
            && steps.allSatisfy { $0.process > 0 ? !Self.disturbances.contains($0.action) : Self.losses.contains($0.action) }
    }

    /// Draws the plan of a history with about `count` calls.
    package static func drawn(_ number: UInt64, calls count: Int = 50) -> Plan {
        let seed = Seed(number)
        let isFaultless = seed.chance(2, in: 5)
        let isCalm = isFaultless && seed.chance(1, in: 2)
        let processes = seed.int(in: 1...3)
        var steps: [Step] = []
        func add(_ process: Int, _ lane: Int, _ action: String) {
            steps.append(Step(process: process, lane: lane, action: action, choice: seed.next()))
        }
        for process in 1...processes {
            let lanes = seed.int(in: 1...3)
            // In a calm history, one thread signs in while the others wait.
            for lane in 1...lanes { add(process, lane, isCalm && lane > 1 ? "wait-for-sign-in" : "sign-in") }
            if seed.chance(1, in: 2) { add(process, 1, "campus-login") }
            for _ in 0..<(count / processes) {
                add(
                    process, seed.int(in: 1...lanes), seed.weighted(isCalm ? weights.filter { !disturbances.contains($0.action) } : weights)
                )
            }
        }
        let hasSingleUseTokens = seed.chance(1, in: 3)
        // Tokens that can be used once may be lost with the store: the process that had the newest ones may have ended.
        let possible = isCalm ? (hasSingleUseTokens ? [] : losses) : operations
        if !possible.isEmpty { for _ in 0..<seed.int(in: 0...4) { add(0, 0, seed.element(of: possible)) } }
        return Plan(
            seed: seed.next(), store: seed.element(of: Store.allCases), hasSingleUseTokens: hasSingleUseTokens,
            sharesAccount: seed.chance(1, in: 2), faults: isFaultless ? .none : .usual, steps: steps)
    }
}

extension Seed {
    /// Returns an element, each with a probability in proportion to its weight.
    func weighted(_ choices: [(action: String, weight: Int)]) -> String {
        var rest = int(in: 1...choices.reduce(0) { $0 + $1.weight })
        for choice in choices {
            rest -= choice.weight
            if rest <= 0 { return choice.action }
        }
        return choices[0].action
    }
}
