extension Plan {
    /// The actions that a lane of a process draws from, with their weights.
    private static let weights: [(action: String, weight: Int)] = [
        ("user", 3), ("divisions", 2), ("hole", 3), ("all-floors", 6), ("my-floors", 2), ("reply", 10), ("short-reply", 3),
        ("create-hole", 2), ("start-reply", 3), ("start-replies", 1), ("cancelled-reply", 3), ("start-floors", 2), ("start-divisions", 4),
        ("watch-hole", 1),
        ("watch-until-close", 2),
        ("careful-reply", 5),
        ("status", 1), ("refresh", 1), ("wait", 4), ("wait-long", 2), ("wait-together", 4), ("login", 1), ("logout", 1),
        ("rest-create", 3), ("rest-redirected", 2), ("rest-left", 1), ("rest-put-redirected", 2), ("rest-get", 3), ("rest-put", 2),
        ("rest-list", 1), ("rest-stranger", 1), ("rest-careful", 2), ("limited", 4), ("github-user", 1), ("github-issues", 1),
        ("github-issue", 1), ("feed", 2), ("campus-login", 3), ("campus-login-wrong", 1), ("campus-logout", 1), ("campus-status", 1),
        ("campus-answer", 2), ("campus-answer-old", 4),
        ("electricity", 3), ("electricity-logs", 1), ("wallet", 2), ("cards", 1), ("scores", 2), ("semester-scores", 1), ("profile", 1),
        ("reader", 1),
        ("divisions-only", 1), ("users-queued", 2), ("limited-burst", 3),
        ("loans", 2), ("renew", 1), ("cancel-hold", 1), ("courses-review", 2), ("courses-vote", 3), ("courses-vote-together", 2),
        ("courses", 1),
    ]
    /// The actions that need a directory.
    private static let savings: [(action: String, weight: Int)] = [
        ("subscribe", 5), ("refresh-feeds", 3), ("refresh-together", 5), ("entries", 2), ("save-thread", 5), ("saved-thread", 3),
    ]
    /// The actions that are drawn more often if the account server takes long: those that need the lock of the tokens.
    private static let refreshes: [(action: String, weight: Int)] = [("refresh", 12), ("wait", 8), ("wait-together", 4)]
    /// The actions that are drawn more often in histories in which processes share feeds.
    private static let reading: [(action: String, weight: Int)] = [("subscribe", 8), ("refresh-together", 16)]
    /// The actions that are drawn more often in histories in which processes share the limit of a server.
    private static let hurry: [(action: String, weight: Int)] = [("limited", 10), ("limited-burst", 10)]
    /// The actions that are left out of a calm history: they end calls or sign-ins before their time.
    private static let disturbances: Set<String> = [
        "divisions-only", "users-queued", "limited-burst", "limited-crowd",
        "short-reply", "start-reply", "start-replies", "cancelled-reply", "start-floors", "start-divisions", "watch-hole",
        "watch-until-close", "login",
        "logout", "limited",
        "rest-left",
        "campus-login-wrong", "campus-logout", "login-other", "campus-login-other", "campus-login-type",
    ]
    /// The logins of somebody else. They are drawn in some of the histories only, so that the others know whose values must be returned.
    private static let changesOfAccount: [(action: String, weight: Int)] = [
        ("login-other", 4), ("login", 2), ("campus-login-other", 4), ("campus-login-type", 6), ("campus-login", 2), ("semester-scores", 6),
        ("user", 4),
    ]
    /// The actions that are drawn more often in histories in which programs try a wrong password again and again.
    private static let retries: [(action: String, weight: Int)] = [("campus-login-wrong", 16)]
    /// The actions that are drawn more often in histories in which processes enter the same code.
    private static let entries: [(action: String, weight: Int)] = [("campus-login-together", 12)]
    /// The operator's actions on processes, by the store that the processes use.
    private static let operations: [Store: [String]] = [
        .none: ["kill", "kill-at-request", "stop", "move-clock"],
        .redis: [
            "kill", "kill-at-request", "stop", "stop-at-refresh", "stop-at-refresh", "stop-at-command", "stop-at-command", "move-clock",
            "redis-down",
        ] + losses,
        .directory: ["kill", "kill-at-disk", "kill-at-request", "crash", "crash", "crash", "stop", "move-clock"],
    ]
    /// The losses of a store, which disturb nobody.
    private static let losses = ["lose-redis", "restart-redis"]

    /// Whether no fault disturbs the history. The account server may take long.
    package var isFaultless: Bool { faults.rates.keys.allSatisfy { $0 == .longRefresh } }

    /// Whether nothing disturbs the history: no fault except losses of the store, and no call or sign-in that ends before its time. Tokens that
    /// can be used once may be lost with the store: the process that had the newest ones may have ended.
    package var isCalm: Bool {
        isFaultless
            && steps.allSatisfy { step in
                step.process > 0
                    ? !Self.disturbances.contains(step.action)
                    : Self.losses.contains(step.action) && !hasSingleUseTokens
            }
    }

    /// Draws the plan of a history with about `count` calls. One of a hundred has a fleet of processes, and one of ten runs on a busy machine.
    package static func drawn(_ number: UInt64, calls count: Int = 50) -> Plan {
        if number % 100 == 0 { return fleet(number) }
        var plan = isFocused(number) ? focused(number) : usual(number, calls: count)
        // The seeds that docs/robustness.md names are not among these.
        plan.isBusy = [8, 14].contains(number % 20)
        return plan
    }

    private static func usual(_ number: UInt64, calls count: Int) -> Plan {
        let seed = Seed(number)
        let isFaultless = seed.chance(2, in: 5)
        let isCalm = isFaultless && seed.chance(1, in: 2)
        let store = seed.element(of: Store.allCases)
        // In some histories, processes need the lock of the same tokens at the same time.
        let isContended = store != .none && seed.chance(1, in: 5)
        let processes = seed.int(in: isContended ? 2...3 : 1...3)
        // In some histories, the account server takes long, and calls have the time to wait for it.
        let isPatient = isContended || seed.chance(1, in: 6)
        var weights = isCalm ? Self.weights.filter { !disturbances.contains($0.action) } : Self.weights
        if !isCalm, seed.chance(1, in: 4) { weights += changesOfAccount }
        if !isCalm, store == .directory { weights += savings }
        if store == .directory, seed.chance(1, in: 3) { weights += reading }
        if !isCalm, store != .none, seed.chance(1, in: 3) { weights += hurry }
        if isPatient { weights += refreshes }
        // These are drawn apart from the rest, which stays as it is.
        let rare = Seed(number ^ 4)
        let isStubborn = !isCalm && rare.chance(1, in: 8)
        if isStubborn { weights += retries }
        let entersCodes = !isCalm && store != .none && rare.chance(1, in: 4)
        if entersCodes { weights += entries }
        let isTroubled = isFaultless && !isCalm && rare.chance(1, in: 3)
        let losesRedis = store == .redis && isFaultless && !isCalm && rare.chance(1, in: 3)
        var steps: [Step] = []
        if isTroubled { steps.append(Step(process: 0, lane: 0, action: "forum-trouble", choice: rare.next())) }
        func add(_ process: Int, _ lane: Int, _ action: String) {
            steps.append(Step(process: process, lane: lane, action: action, choice: seed.next()))
        }
        for process in 1...processes {
            let lanes = seed.int(in: 1...3)
            // In a calm history, one thread signs in while the others wait.
            for lane in 1...lanes { add(process, lane, isCalm && lane > 1 ? "wait-for-sign-in" : "sign-in") }
            if isTroubled { steps.append(Step(process: process, lane: 1, action: "hole-again", choice: rare.next())) }
            if seed.chance(1, in: 2) { add(process, 1, "campus-login") }
            for _ in 0..<(count / processes) { add(process, seed.int(in: 1...lanes), seed.weighted(weights)) }
        }
        addParkings(to: &steps, of: processes, store, Seed(number ^ 5))
        if !isCalm { addCrowds(to: &steps, of: processes, Seed(number ^ 7)) }
        let hasSingleUseTokens = seed.chance(1, in: 3)
        let possible = isCalm ? (hasSingleUseTokens ? [] : losses) : operations[store, default: []]
        if isStubborn { for _ in 0..<2 { steps.append(Step(process: 0, lane: 0, action: "kill", choice: rare.next())) } }
        if losesRedis { steps.append(Step(process: 0, lane: 0, action: "redis-down", choice: rare.next())) }
        if isContended, !isCalm { for _ in 0..<2 { add(0, 0, "stop-at-write") } }
        if !possible.isEmpty { for _ in 0..<seed.int(in: 0...4) { add(0, 0, seed.element(of: possible)) } }
        if !isCalm, store == .redis { addFailovers(to: &steps, isFaultless ? 2 : 3, Seed(number ^ 6)) }
        var faults = isFaultless ? NetworkFaults.none : .usual
        if isPatient { faults.rates[.longRefresh] = 400 }
        var plan = Plan(
            seed: seed.next(), store: store, hasSingleUseTokens: hasSingleUseTokens,
            sharesAccount: isContended || seed.chance(1, in: 2) || entersCodes, faults: faults, steps: steps)
        // In a calm history, the refreshes of all processes may have to wait for each other.
        if isPatient { plan.limit = isCalm ? 600_000 : 150_000 }
        if !isFaultless, seed.chance(1, in: 2) { plan.faultsEnd = seed.int(in: 30...600) }
        return plan
    }
}

extension Plan {
    /// Lets the programs of some histories park their sessions.
    private static func addParkings(to steps: inout [Step], of processes: Int, _ store: Store, _ seed: Seed) {
        guard store != .none, seed.chance(1, in: 4) else { return }
        for process in 1...processes {
            for _ in 0..<seed.int(in: 1...4) {
                let index = seed.element(of: steps.indices.filter { steps[$0].process == process && !steps[$0].action.contains("sign-in") })
                steps.insert(Step(process: process, lane: steps[index].lane, action: "park", choice: seed.next()), at: index)
            }
        }
    }

    /// Lets the programs of some histories limit their requests per second to a server, and send more.
    private static func addCrowds(to steps: inout [Step], of processes: Int, _ seed: Seed) {
        guard seed.chance(1, in: 4) else { return }
        for process in 1...processes {
            for _ in 0..<seed.int(in: 2...5) {
                let index = seed.element(of: steps.indices.filter { steps[$0].process == process && !steps[$0].action.contains("sign-in") })
                steps.insert(Step(process: process, lane: steps[index].lane, action: "limited-crowd", choice: seed.next()), at: index)
            }
        }
    }

    /// Lets a replica take the place of the Redis server in one of `count` histories.
    private static func addFailovers(to steps: inout [Step], _ count: Int, _ seed: Seed) {
        guard seed.chance(1, in: count) else { return }
        for _ in 0..<seed.int(in: 1...2) {
            let first = steps.firstIndex { $0.process == 0 } ?? steps.endIndex
            let step = Step(process: 0, lane: 0, action: "fail-over", choice: seed.next())
            steps.insert(step, at: seed.int(in: first...steps.endIndex))
        }
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
