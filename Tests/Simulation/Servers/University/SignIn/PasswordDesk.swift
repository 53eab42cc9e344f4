/// The check of passwords, which both sign-in servers share: captcha, lockout and pause.
final class PasswordDesk {
    private unowned let university: SimulatedUniversity
    private var failures: [String: Int] = [:]
    private var lockedUntil: [String: Int] = [:]
    private var pausedUntil: [String: Int] = [:]
    private var accepted: [String: Int] = [:]

    init(_ university: SimulatedUniversity) {
        self.university = university
    }

    /// A password with its account, and the answer to a captcha.
    struct Submission {
        let account: String
        let password: String?
        /// The key of the captcha, see ``CaptchaChallenge/key``.
        let captchaKey: String
        let captcha: String
    }

    /// Returns the number of wrong passwords that do not yet lock the account.
    func triesLeft(_ account: String) -> Int { max(university.settings.failuresBeforeLock - (failures[account] ?? 0), 0) }

    func isLocked(_ account: String, _ time: Int) -> Bool { lockedUntil[account].map { time < $0 } ?? false }

    func needsCaptcha(_ account: String) -> Bool {
        let limit = university.person(account)?.captchaAfterFailures ?? university.settings.captchaAfterFailures
        return limit.map { failures[account, default: 0] >= $0 } ?? false
    }

    func submit(_ submission: Submission, _ request: UniversityRequest) -> UniversityPasswordArrival.Outcome {
        let outcome = outcome(submission, request)
        record(submission, outcome, request)
        return outcome
    }

    /// Records a password that is not checked, because the page that sent it is not valid.
    func refuse(_ submission: Submission, _ request: UniversityRequest) { record(submission, .stalePage, request) }

    private func outcome(_ submission: Submission, _ request: UniversityRequest) -> UniversityPasswordArrival.Outcome {
        let account = submission.account
        if let end = lockedUntil[account] {
            if request.time < end { return .locked }
            lockedUntil[account] = nil
            failures[account] = nil
        }
        if let end = pausedUntil[account], request.time < end { return .paused }
        if needsCaptcha(account) {
            guard !submission.captcha.isEmpty else { return .captchaMissing }
            guard university.captchas.check(submission, request) else { return .captchaWrong }
        }
        guard let person = university.person(account), person.password == submission.password else {
            fail(account, request.time)
            return .wrong
        }
        failures[account] = nil
        return .right
    }

    private func fail(_ account: String, _ time: Int) {
        failures[account, default: 0] += 1
        if university.settings.pauseAfterRejection > 0 { pausedUntil[account] = time + university.settings.pauseAfterRejection }
        guard triesLeft(account) == 0 else { return }
        let end = time + university.settings.lockDuration
        lockedUntil[account] = end
        university.truth.lockouts.append(UniversityLockout(account: account, start: time, end: end))
    }

    private func record(_ submission: Submission, _ outcome: UniversityPasswordArrival.Outcome, _ request: UniversityRequest) {
        let account = submission.account
        university.truth.passwordArrivals.append(
            UniversityPasswordArrival(
                time: request.time, host: request.host, account: account, password: submission.password, outcome: outcome,
                rightBefore: accepted[account, default: 0]))
        if outcome == .right { accepted[account, default: 0] += 1 }
    }
}
