extension Law {
    /// The time in which a process on a busy machine learns of a response that has arrived, in nanoseconds.
    private static let reaction = 100_000_000

    static let pausesAreKept = Law(12, "A server gets no request within a pause that it has announced") { stage, finding in
        for response in stage.deliveries {
            guard let end = response.pauseEnd else { continue }
            let known = response.time + (stage.plan.isBusy ? reaction : 0)
            let account = stage.account(response.authorization)
            // What a process knew before it parked its session is in the store, if that works.
            let hasParked = stage.parkings.contains { $0.launch == response.launch && $0.parked.time >= response.time }
            guard !hasParked || stage.storeKeeps(since: response.time) else { continue }
            let early = stage.exchanges.filter {
                $0.launch == response.launch && $0.request.origin == response.origin && $0.start > known && $0.start < end
                    && stage.account($0.request.header("Authorization")) == account
            }
            finding.expect(
                early.isEmpty,
                "process \(response.process) sent \(early.count) requests to \(response.origin) within the pause from \(seconds(response.time))"
            )
        }
    }
}

extension Law {
    static let pausesAreOfAccounts = Law(12, "A pause of one account does not stop the calls of another") { stage, finding in
        for call in stage.calls where call.method.hasPrefix("forum.") {
            guard let known = stage.identities(.community, of: call), known.count == 1, let account = known.first?.account else { continue }
            let owner = stage.storeOwner(ofProcess: call.process)
            let announced = stage.deliveries.filter {
                $0.status == 429 && $0.origin == stage.forum.origins[0] && stage.storeOwner(ofProcess: $0.process) == owner
                    && $0.time <= call.end
            }
            guard !announced.isEmpty else { continue }
            let isOwn = announced.contains { stage.account($0.authorization) == account }
            finding.expect(call.errorName != "rate_limited" || isOwn, "\(call.line): the account \(account) was not limited")
        }
    }
}

extension Delivery {
    /// The end of the pause for which the server asks, in nanoseconds. Nil if it asks for none, or names the end as a date.
    var pauseEnd: Int? {
        let field = headers.first { $0.name.lowercased() == "retry-after" }?.value
        guard [429, 503].contains(status), let pause = field.flatMap({ Int($0) }) else { return nil }
        return time + pause * 1_000_000_000
    }
}

extension Stage {
    /// Returns whether a process has closed its session at most a second after a response, and so perhaps before it saved what arrived.
    fileprivate func hasClosed(after exchange: Exchange) -> Bool {
        closings.values.contains { $0.process == exchange.process && (0...1_000_000_000).contains($0.start - exchange.time) }
    }

    /// Returns the account of the token in a field Authorization, or the field itself if it has no token of the community.
    fileprivate func account(_ authorization: String?) -> String? {
        let token = authorization?.split(separator: " ").last.flatMap { accounts.issuedToken(String($0)) }
        return token.map { "\($0.account)" } ?? authorization
    }
}

extension Law {
    /// The time after which another process knows of a pause, in nanoseconds: a second, and the time to write to the store and to read it.
    private static let spread = 3_000_000_000

    static let sharedPausesAreKept = Law(12, "Processes that share a store keep the pauses that a server has announced to one of them") {
        stage, finding in
        guard stage.plan.store != .none, stage.plan.isFaultless,
            !stage.plan.steps.contains(where: { $0.action == "move-clock" })
        else { return }
        // What a process that was stopped or killed knew, or what the store has lost, may not have reached others.
        let interruptions =
            stage.stops.flatMap { [$0.start, $0.end] } + stage.kills.map(\.time)
            + stage.redis.losses.map { ($0 - Stage.wallStart) * 1_000_000 }
        for response in stage.deliveries where response.origin == "https://limited.example.test" && response.status == 429 {
            guard let pauseEnd = response.pauseEnd else { continue }
            // The end is stored in whole milliseconds.
            let (start, end) = (response.time + spread, pauseEnd - 10_000_000)
            let owner = stage.person(ofProcess: response.process).number
            let others = stage.plan.processes.filter { $0 != response.process && stage.person(ofProcess: $0).number == owner }
            guard !others.isEmpty, start < end, !stage.outages.contains(where: { $0.start <= end && $0.end >= response.time }),
                !interruptions.contains(where: { response.time <= $0 && $0 <= end })
            else { continue }
            let early = stage.exchanges.filter {
                others.contains($0.process) && $0.request.origin == response.origin && $0.start > start && $0.start < end
            }
            finding.expect(
                early.isEmpty, "processes \(early.map(\.process)) sent requests within the pause that process \(response.process) knew")
        }
    }

    static let fewAtATime = Law(12, "A server gets no more requests at a time than its limit") { stage, finding in
        for (load, count) in stage.internet.mostAtATime.sorted(by: { ($0.key.launch, $0.key.origin) < ($1.key.launch, $1.key.origin) }) {
            let isLimited = load.origin == "https://api.example.test"
            let limit = isLimited ? 2 : stage.plan.requestsPerServer
            finding.expect(count <= limit, "process \(load.launch) had \(count) requests to \(load.origin) at a time")
        }
    }

    /// The least time between two requests for a feed, in milliseconds.
    private static let feedInterval = 300_000

    static let feedsAreSharedOut = Law(12, "Of the processes that share a store, one refreshes a feed in its interval") { stage, finding in
        guard stage.plan.store == .directory, stage.plan.isFaultless, !stage.plan.forcesRefreshes,
            !stage.plan.steps.contains(where: { $0.action == "move-clock" })
        else { return }
        // A process that was killed or stopped may not have saved its request.
        let interruptions = stage.kills.map(\.time) + stage.stops.map(\.start)
        let single = stage.calls.filter { ["feeds.subscribe", "feeds.fetch"].contains($0.method) }
        for owner in Set(stage.plan.processes.map { stage.person(ofProcess: $0).number }).sorted() {
            let requests = stage.exchanges.filter { exchange in
                stage.person(ofProcess: exchange.process).number == owner && exchange.request.origin == stage.feeds.origins[0]
                    && !single.contains { $0.start <= exchange.time && exchange.time <= $0.end }
            }
            for (path, requests) in Dictionary(grouping: requests, by: \.request.path).sorted(by: { $0.key < $1.key }) {
                for (one, next) in zip(requests, requests.dropFirst())
                where !interruptions.contains(where: { one.time - 60_000_000_000 <= $0 && $0 <= next.time })
                    && !stage.hasClosed(after: one)
                {
                    finding.expect(
                        next.time - one.time >= feedInterval * 1_000_000,
                        "\(path) was requested at \(seconds(one.time)) and \(seconds(next.time)) by \(one.process) and \(next.process)")
                }
            }
        }
    }
}
