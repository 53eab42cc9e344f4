/// What happens in one history, apart from the choices of scheduler, network and servers, which `seed` makes. A plan is drawn, printed as
/// lines, and shrunk.
package struct Plan: Sendable {
    /// Where the sessions of all processes keep what outlives them.
    package enum Store: String, Sendable, CaseIterable {
        /// Each session keeps its values in memory.
        case none
        case redis
        /// A directory of the simulated disk.
        case directory
    }

    package var seed: UInt64
    package var store: Store
    /// Whether the account server accepts each refresh token once.
    package var hasSingleUseTokens: Bool
    /// Whether the processes use one account, or each its own.
    package var sharesAccount: Bool
    package var faults: NetworkFaults
    /// The time after which no more faults hit, in seconds of virtual time. Nil if they never end.
    package var faultsEnd: Int?
    /// The time limit of calls in milliseconds.
    package var limit = 20_000
    /// Whether other programs use the processors too.
    package var isBusy = false
    package var steps: [Step]

    package init(seed: UInt64, store: Store, hasSingleUseTokens: Bool, sharesAccount: Bool, faults: NetworkFaults, steps: [Step]) {
        (self.seed, self.store, self.hasSingleUseTokens) = (seed, store, hasSingleUseTokens)
        (self.sharesAccount, self.faults, self.steps) = (sharesAccount, faults, steps)
    }

    /// The largest number of requests of a session to one server, and of asynchronous calls of a method with a place, at the same time.
    package var requestsPerServer: Int { seed % 3 == 0 ? 2 : 400 }

    /// The limit of the requests per second to the limited server, and of those that may be sent at once. Nil if the programs have none.
    package var rate: (perSecond: Double, burst: Int)? {
        guard steps.contains(where: { $0.action == "limited-crowd" }) else { return nil }
        return [(0.5, 1), (1, 2), (4, 3)][Int(seed / 3 % 3)]
    }

    /// Whether programs close their session while their other threads still make calls.
    package var closesEarly: Bool { seed % 5 == 0 && !isCalm }

    /// Whether programs refresh feeds that are not due.
    package var forcesRefreshes: Bool { seed % 4 == 0 }

    /// Whether a program signs in as somebody else.
    package var changesAccounts: Bool { steps.contains { ["login-other", "campus-login-other"].contains($0.action) } }

    /// Whether sentinels name the Redis server.
    package var hasSentinels: Bool { steps.contains { $0.action == "fail-over" } }

    /// The numbers of the processes, in order. Process 0 is the operator, who kills and restarts the others.
    package var processes: [Int] { Array(Set(steps.map(\.process))).filter { $0 > 0 }.sorted() }

    /// The numbers of the threads of a process, in order.
    package func lanes(of process: Int) -> [Int] { Array(Set(steps.filter { $0.process == process }.map(\.lane))).sorted() }

    package func steps(of process: Int, lane: Int) -> [Step] { steps.filter { $0.process == process && $0.lane == lane } }
}

/// One step of a program: an action of one thread of one process.
package struct Step: Sendable, Equatable {
    package var process: Int
    package var lane: Int
    package var action: String
    /// The number from which the action draws its arguments.
    package var choice: UInt64

    package init(process: Int, lane: Int, action: String, choice: UInt64) {
        (self.process, self.lane, self.action, self.choice) = (process, lane, action, choice)
    }
}

extension Plan {
    /// The plan as text: a line of settings, and a line for each step.
    package var text: String {
        let rates = faults.rates.sorted { $0.key < $1.key }.map { "\($0.key.rawValue):\($0.value)" }.joined(separator: ",")
        let settings =
            "seed=\(seed) store=\(store.rawValue) single-use=\(hasSingleUseTokens) shared=\(sharesAccount) limit=\(limit) faults=\(rates)"
            + (faultsEnd.map { " faults-end=\($0)" } ?? "") + (isBusy ? " busy=true" : "")
        return ([settings] + steps.map { "\($0.process).\($0.lane) \($0.action) \($0.choice)" }).joined(separator: "\n") + "\n"
    }

    /// Reads a plan from its ``text``. Empty lines and lines that begin with `#` are comments. Returns nil if the text is not a plan.
    package init?(text: String) {
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
        guard let first = lines.first else { return nil }
        var settings: [Substring: Substring] = [:]
        for part in first.split(separator: " ") {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard pair.count == 2 else { return nil }
            settings[pair[0]] = pair[1]
        }
        var rates: [NetworkFaults.Kind: Int] = [:]
        for part in settings["faults", default: ""].split(separator: ",") {
            let pair = part.split(separator: ":")
            guard pair.count == 2, let kind = NetworkFaults.Kind(rawValue: String(pair[0])), let rate = Int(pair[1]) else { return nil }
            rates[kind] = rate
        }
        var steps: [Step] = []
        for line in lines.dropFirst() {
            let parts = line.split(separator: " ")
            let place = parts.first?.split(separator: ".").compactMap { Int($0) } ?? []
            guard parts.count == 3, place.count == 2, let choice = UInt64(parts[2]) else { return nil }
            steps.append(Step(process: place[0], lane: place[1], action: String(parts[1]), choice: choice))
        }
        guard let seed = settings["seed"].flatMap({ UInt64($0) }), let store = settings["store"].flatMap({ Store(rawValue: String($0)) })
        else { return nil }
        self.init(
            seed: seed, store: store, hasSingleUseTokens: settings["single-use"] == "true", sharesAccount: settings["shared"] == "true",
            faults: NetworkFaults(rates), steps: steps)
        faultsEnd = settings["faults-end"].flatMap { Int($0) }
        limit = settings["limit"].flatMap { Int($0) } ?? limit
        isBusy = settings["busy"] == "true"
    }
}
