/// The captchas of both sign-in servers. A captcha takes one answer, right or wrong.
final class CaptchaDesk {
    private unowned let university: SimulatedUniversity
    private var open: [String: CaptchaChallenge] = [:]

    init(_ university: SimulatedUniversity) {
        self.university = university
    }

    /// Shows a new captcha, which replaces an unanswered one with the same key.
    func issue(_ key: String, _ request: UniversityRequest) -> CaptchaChallenge {
        open[key]?.replaced = request.time
        let id = university.truth.captchas.count + 1
        // The number makes the characters differ from those of every other captcha.
        let answer = String(id + 46655, radix: 36) + university.office.random().prefix(3)
        let captcha = CaptchaChallenge(id: id, host: request.host, key: key, answer: answer, issued: request.time)
        open[key] = captcha
        university.truth.captchas.append(captcha)
        return captcha
    }

    func check(_ submission: PasswordDesk.Submission, _ request: UniversityRequest) -> Bool {
        let captcha = open.removeValue(forKey: submission.captchaKey)
        captcha?.answered = request.time
        let outcome: CaptchaAnswer.Outcome =
            if let captcha {
                if captcha.answer != submission.captcha {
                    .wrong
                } else if request.time >= captcha.issued + university.settings.captchaLifetime {
                    .expired
                } else {
                    .right
                }
            } else {
                .unexpected
            }
        university.truth.captchaAnswers.append(
            CaptchaAnswer(
                time: request.time, host: request.host, account: submission.account, text: submission.captcha, outcome: outcome,
                expected: captcha?.id, belongsTo: university.truth.captchas.first { $0.answer == submission.captcha }?.id))
        return outcome == .right
    }
}
