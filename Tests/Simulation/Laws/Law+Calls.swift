extension Law {
    /// The time after its deadline within which a call ends, in nanoseconds.
    private static let grace = 100_000_000

    static let endsInTime = Law(1, "A call ends at most 100 ms after its deadline") { stage, finding in
        for call in stage.calls {
            // A stopped process cannot end its calls.
            let stopped = stage.stops.filter { $0.process == call.process && $0.start <= call.end && $0.end >= call.start }
                .reduce(0) { $0 + $1.end - $1.start }
            finding.expect(call.end - call.start <= call.limit + grace + stopped, call.line)
        }
        finding.expect(stage.hasEnded, "A process did not end.")
    }

    static let queueWaitsEnd = Law(1, "A wait for a result of the queue ends at most 100 ms after its limit") { stage, finding in
        for wait in stage.waits {
            let stopped = stage.stops.filter { $0.process == wait.process && $0.start <= wait.end && $0.end >= wait.start }
                .reduce(0) { $0 + $1.end - $1.start }
            finding.expect(
                wait.end - wait.start <= wait.limit + grace + stopped,
                "process \(wait.process) waited from \(seconds(wait.start)) to \(seconds(wait.end)) instead of \(wait.limit / 1_000_000) ms"
            )
        }
    }

    /// The time in which a call leaves its place, or all calls of its method lose theirs, in nanoseconds.
    private static let patience = 500_000_000

    static let placesAreLeft = Law(1, "A call waits for its place at most half a second for each call before it") { stage, finding in
        // The calls of a killed process that had not ended are not recorded.
        for call in stage.calls where !stage.kills.contains(where: { $0.process == call.process }) {
            let before = stage.calls.filter {
                $0.launch == call.launch && $0.method == call.method && $0.place < call.place && $0.end > call.start
            }
            let stopped = stage.stops.filter { $0.process == call.process && $0.start <= call.end && $0.end >= call.start }
                .reduce(0) { $0 + $1.end - $1.start }
            let wait = (before.count + 1) * patience + stopped
            guard before.count >= stage.plan.requestsPerServer, call.limit > wait else { continue }
            finding.expect(!call.text.contains("did not begin before its deadline"), call.line)
        }
    }

    static let nothingIsLeft = Law(1, "Some time after a close, the session uses no files and no requests") { stage, finding in
        for (launch, use) in stage.uses.sorted(by: { $0.key < $1.key }) {
            // A stopped process closes its files later.
            guard let left = use.left, let closing = stage.closings[launch],
                !stage.stops.contains(where: { $0.process == closing.process && $0.end >= closing.start })
            else { continue }
            finding.expect(left.files.isEmpty && left.requests == 0, "process \(launch) has \(left.files), and \(left.requests) requests")
        }
        guard stage.kills.isEmpty, stage.plan.faults.rates[.disk] == nil else { return }
        let temporary = stage.disk.paths.filter { $0.hasSuffix(".tmp") }
        finding.expect(temporary.isEmpty, "temporary files are left: \(temporary)")
    }

    static let succeedsWithoutFaults = Law(9, "Without faults, every call succeeds") { stage, finding in
        guard stage.plan.isCalm else { return }
        for (index, call) in stage.calls.enumerated() {
            let isRefused = refusals[call.method, default: []].contains(call.errorName) || challenges.contains(call.errorName)
            // A call that begins without an account never gets that of a sign-in which ends during the call.
            let isTooEarly =
                ["not_signed_in", "account_changed"].contains(call.errorName)
                && !stage.calls[..<index].contains { $0.isSignIn(before: call) && !stage.hasForgotten($0, before: call) }
            finding.expect(call.status == 0 || isRefused || isTooEarly, "\(call.line): \(call.text)")
        }
    }

    static let nothingHangs = Law(9, "Without faults, no call times out") { stage, finding in
        guard stage.plan.faults.rates.isEmpty, stage.stops.isEmpty else { return }
        for call in stage.calls where call.limit >= 20_000_000_000 && !stage.mayTimeOut(call) {
            finding.expect(call.errorName != "timeout", call.line)
        }
    }

    /// The errors with which servers refuse what programs ask, by method: a second review of a course, for example.
    private static let refusals: [String: Set<String>] = [
        "curriculum.create_review": ["rejected"], "library.cancel_hold": ["not_found", "rejected"], "library.renew_loan": ["rejected"],
        // Several programs of one account may vote at the same time.
        "curriculum.vote_review": ["rejected"],
        // The challenge may have been answered by another thread.
        "campus.answer_challenge": ["invalid_argument"],
        // Other threads may make calls, and a campus login need not be remembered.
        "session.park": ["busy", "not_remembered"],
    ]
    /// The errors with which the university asks a person.
    private static let challenges: Set<String> = ["captcha_required", "second_factor_required"]
}

extension Stage {
    /// Returns whether a process has parked its session between a sign-in and a call, and lost the sign-in: the session that continues it cannot
    /// sign in to the university again without the password, and the store may have lost its data in between.
    fileprivate func hasForgotten(_ signIn: CallRecord, before call: CallRecord) -> Bool {
        parkings.contains { parking in
            let (start, end) = (parking.parked.time / 1_000_000, parking.opened.map { $0.time / 1_000_000 } ?? .max)
            let isLost = redis.losses.contains { start <= $0 - Self.wallStart && $0 - Self.wallStart <= end }
            return parking.launch == call.launch && (signIn.place...call.place).contains(parking.parked.place)
                && (!signIn.isOfCommunity || isLost)
        }
    }
}

extension Stage {
    /// Returns whether a call may time out although all servers and stores work.
    func mayTimeOut(_ call: CallRecord) -> Bool {
        // The turn of a request, or the end of a pause, may come just before the deadline.
        if call.parameters["host"] == "limited" {
            let (deadline, second) = (call.start + call.limit, 1_000_000_000)
            let ends = deliveries.filter { $0.launch == call.launch }.compactMap(\.pauseEnd)
            if plan.rate != nil || ends.contains(where: { (deadline - second...deadline).contains($0) }) { return true }
        }
        // A lock of a killed process is not free before its lease has ended.
        return call.text.contains("did not release the lock")
            && kills.contains { $0.time <= call.end && call.start <= $0.time + 30_000_000_000 }
    }
}

extension CallRecord {
    private static let communityServices: Set<String> = ["account", "forum", "curriculum", "image"]

    private var service: String { String(method.prefix { $0 != "." }) }

    fileprivate var isOfCommunity: Bool { Self.communityServices.contains(service) }

    /// Whether this call signed in the account that another call of the same process needs, before that call began.
    fileprivate func isSignIn(before call: CallRecord) -> Bool {
        let methods: Set<String> = call.isOfCommunity ? ["account.login"] : ["campus.login", "campus.answer_challenge"]
        return process == call.process && status == 0 && end <= call.start && methods.contains(method)
    }
}
