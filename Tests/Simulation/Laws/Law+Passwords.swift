extension Law {
    /// The times for which a refused password is not sent again, in nanoseconds.
    private static let pauses = ["wrong_password": 3_600_000_000_000, "account_locked": 1_800_000_000_000]

    static let refusalsAreKept = Law(4, "A password whose refusal was told is not sent again in its pause, by no process of a store") {
        stage, finding in
        let entries = stage.calls.filter { $0.method == "campus.login" }
        for arrival in stage.passwordArrivals {
            guard let refusal = stage.refusal(of: arrival), let pause = pauses[refusal.errorName] else { continue }
            let end = stage.wallTime(ofLaunch: refusal.launch, at: refusal.end) + pause
            let later = entries.filter {
                $0.start > refusal.end && $0.parameters["username"]?.text == arrival.account
                    && $0.parameters["password"]?.text == arrival.password && stage.share(refusal.launch, $0.launch, since: refusal.end)
                    && stage.wallTime(ofLaunch: $0.launch, at: $0.end) < end
            }
            // After the clock was set back, a pause lasts for its length from then on.
            for entry in later
            where entry.end - refusal.end < pause && !stage.mayForget(arrival, until: entry.end, process: entry.process) {
                let isSent = stage.passwordArrivals.contains {
                    $0.launch == entry.launch && $0.account == arrival.account && $0.password == arrival.password
                        && (entry.start...entry.end).contains($0.time)
                }
                finding.expect(!isSent, "\(entry.line) sent a password that was refused at \(seconds(arrival.time)): \(refusal.line)")
            }
        }
    }

    static let codesAreKept = Law(4, "A code of a second factor is sent once, by all processes of a store") { stage, finding in
        let codes = stage.codeArrivals
        let refusals = stage.calls.filter { $0.method == "campus.answer_challenge" && $0.text.contains("The code was sent before") }
        for (index, arrival) in codes.enumerated() {
            /// Returns whether a process must know of the arrival at a time.
            func isKnown(to launch: Int, at time: Int) -> Bool {
                time - arrival.time < 100_000_000_000 && stage.share(arrival.launch, launch, since: arrival.time)
                    && (launch == arrival.launch || stage.clockMoves.isEmpty)
            }
            finding.applies(
                refusals.count {
                    $0.parameters["answer"]?.text == arrival.code && $0.end > arrival.time && isKnown(to: $0.launch, at: $0.start)
                })
            for again in codes[(index + 1)...]
            where again.account == arrival.account && again.code == arrival.code && isKnown(to: again.launch, at: again.time) {
                finding.expect(false, "a code that arrived at \(seconds(arrival.time)) arrived again: \(again)")
            }
        }
    }
}

/// A password or code that arrived, with the process that sent it.
private struct Sent {
    let launch: Int
    /// Nanoseconds of virtual time.
    let time: Int
    let account: String
    let password: String?
    let code: String?
    let isRefused: Bool
}

extension Stage {
    fileprivate var passwordArrivals: [Sent] {
        university.truth.passwordArrivals.compactMap { arrival in
            sender(at: arrival.time).map { exchange in
                Sent(
                    launch: exchange.launch, time: exchange.time, account: arrival.account, password: arrival.password, code: nil,
                    isRefused: [.wrong, .locked].contains(arrival.outcome))
            }
        }
    }

    fileprivate var codeArrivals: [Sent] {
        university.truth.secondFactors.compactMap { arrival in
            sender(at: arrival.time).map { exchange in
                Sent(
                    launch: exchange.launch, time: exchange.time, account: arrival.account, password: nil, code: arrival.code,
                    isRefused: false)
            }
        }
    }

    /// Returns the request that brought a password or a code at a time. Nil if two processes have sent one in the same millisecond.
    private func sender(at time: Int) -> Exchange? {
        let candidates = exchanges.filter {
            $0.request.time == time && $0.request.method == "POST"
                && ($0.request.path.hasSuffix("/authExecute") || $0.request.path == "/authserver/login")
        }
        return Set(candidates.map(\.launch)).count == 1 ? candidates.first : nil
    }

    /// Returns the last call that has told a program of the refusal of a password. Nil if no call has.
    fileprivate func refusal(of arrival: Sent) -> CallRecord? {
        guard arrival.isRefused else { return nil }
        return calls.filter {
            $0.launch == arrival.launch && ["wrong_password", "account_locked"].contains($0.errorName)
                && ($0.start...$0.end).contains(arrival.time)
        }.max { $0.end < $1.end }
    }

    /// Returns whether two processes know of the same passwords and codes since a time: because they are one, or because they share a store that
    /// works.
    fileprivate func share(_ one: Int, _ other: Int, since time: Int) -> Bool {
        // A process that has parked its session since then knows what is in the store.
        if one == other, !parkings.contains(where: { $0.launch == one && $0.parked.time >= time }) { return true }
        let processes = [one, other].compactMap { launch in exchanges.first { $0.launch == launch }?.process }
        guard processes.count == 2, storeOwner(ofProcess: processes[0]) == storeOwner(ofProcess: processes[1]) else { return false }
        return storeKeeps(since: time)
    }

    /// Returns whether a sign-out or an accepted sign-in, which forget a refusal, was under way before a time, in a process with the same store.
    fileprivate func mayForget(_ refused: Sent, until end: Int, process: Int) -> Bool {
        let owner = storeOwner(ofProcess: process)
        let isSignedOut = calls.contains {
            $0.method == "campus.logout" && storeOwner(ofProcess: $0.process) == owner && $0.end >= refused.time && $0.start <= end
        }
        // A process that was killed during a sign-out may have forgotten the refusals.
        let isUnknown = signIns.contains {
            $0.service == .campus && $0.identity != nil && $0.identity?.account == nil && $0.end == nil
                && storeOwner(ofProcess: $0.process) == owner
        }
        let isAccepted = university.truth.passwordArrivals.contains { arrival in
            arrival.outcome == .right && arrival.account == refused.account && arrival.password == refused.password
                && (refused.time...end).contains((arrival.time - Self.wallStart) * 1_000_000)
        }
        return isSignedOut || isUnknown || isAccepted
    }
}
