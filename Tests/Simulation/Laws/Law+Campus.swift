import Text

extension Law {
    static let campusSecretsStayAtHome = Law(3, "No cookie, ticket or password of the campus goes to another host or account") {
        stage, finding in
        let truth = stage.university.truth
        for _ in truth.secrets { finding.expect(true, "") }
        for stray in truth.straySecrets { finding.expect(false, "\(stray)") }
        for mixed in truth.mixedRequests { finding.expect(false, "\(mixed)") }
        for secret in truth.repeatedSecrets { finding.expect(false, "\(secret.kind) was used \(secret.uses.count) times") }
    }

    static let ownValues = Law(3, "No value of another account is returned") { stage, finding in
        for call in stage.calls where call.status == 0 {
            let own = stage.student(ofProcess: call.process)
            let others = stage.university.people.filter { $0.number != own.number }.map(\.number)
            guard campusServices.contains(String(call.method.prefix { $0 != "." })) else { continue }
            for other in others { finding.expect(!call.text.contains(other), "\(call.line) returned a value of \(other)") }
        }
    }

    private static let campusServices: Set<String> = ["campus", "electricity", "wallet", "score", "profile", "library"]

    static let passwordsOnce = Law(4, "A password is sent once for each entry by a person") { stage, finding in
        let truth = stage.university.truth
        for arrival in truth.passwordArrivals {
            // Each entry of the password by a person may send it once.
            let person = stage.university.people.first { $0.number == arrival.account }?.number
            finding.expect(person != nil, "A password was sent for the unknown account \(arrival.account)")
        }
        guard stage.kills.isEmpty, stage.plan.faults.rates.isEmpty else { return }
        for student in stage.university.people {
            let entries = stage.calls.filter {
                ["campus.login", "campus.answer_challenge"].contains($0.method)
                    && stage.student(ofProcess: $0.process).number == student.number
            }
            let wrong = truth.count(.wrong, of: student.number)
            finding.expect(wrong <= entries.count, "\(wrong) wrong passwords for \(entries.count) entries")
        }
    }

    static let captchasMatch = Law(4, "The answer of a captcha is sent for its own, newest captcha") { stage, finding in
        // The university shows one captcha for each account, so two processes of an account use up each other's.
        guard !stage.plan.sharesAccount, stage.kills.isEmpty else { return }
        for answer in stage.university.truth.captchaAnswers {
            let time = (answer.time - Stage.wallStart) * 1_000_000
            let own = stage.calls.filter { stage.student(ofProcess: $0.process).number == answer.account }
            let call = own.last { $0.method == "campus.answer_challenge" && $0.start <= time + 999_999 && time <= $0.end }
            guard let call, let shown = answer.belongsTo else { continue }
            let newest = own.filter { $0.end <= call.start }.compactMap(\.captcha).last
            let text = stage.university.truth.captchas.first { $0.id == shown }?.answer
            finding.expect(
                newest == nil || newest == text, "\(call.line) sent the answer of \(text ?? "") after the captcha \(newest ?? "")")
        }
    }

    static let codesOnce = Law(4, "A code of a second factor is sent once") { stage, finding in
        let truth = stage.university.truth
        for code in truth.secondFactors { finding.expect(true, "\(code)") }
        // Each answer of a person is sent once. Two sessions of an account may have the same code.
        let answers = stage.calls.filter { $0.method == "campus.answer_challenge" }
        finding.expect(truth.secondFactors.count <= answers.count, "\(truth.secondFactors.count) codes for \(answers.count) answers")
    }

    static let votesStay = Law(2, "A vote that is told as done is the account's vote") { stage, finding in
        for number in 1...3 {
            let votes = stage.calls.filter { $0.method == "curriculum.vote_review" && stage.person(ofProcess: $0.process).number == number }
            guard let last = votes.max(by: { $0.end < $1.end }), last.told == .done,
                votes.allSatisfy({ $0.end <= last.start || $0.line == last.line })
            else { continue }
            let vote = stage.curriculum.vote(of: number, on: 1)
            let told = last.value["vote"]?.integer ?? last.value["my_vote"]?.integer
            finding.expect(told == nil || told == vote, "\(last.line) returned \(told ?? 0), and the vote is \(vote)")
        }
    }

    static let pausesAreKept = Law(12, "A server gets no request within a pause that it has announced") { stage, finding in
        for response in stage.deliveries {
            let field = response.headers.first { $0.name.lowercased() == "retry-after" }?.value
            guard [429, 503].contains(response.status), let pause = field.flatMap({ Int($0) }) else { continue }
            let end = response.time + pause * 1_000_000_000
            let early = stage.exchanges.filter {
                $0.process == response.process && $0.request.origin == response.origin && $0.sent > response.time && $0.sent < end
            }
            finding.expect(
                early.isEmpty,
                "process \(response.process) sent \(early.count) requests to \(response.origin) within the pause from \(seconds(response.time))"
            )
        }
    }
}

extension CallRecord {
    /// The characters of the captcha that the call's error shows. Nil if it shows none.
    fileprivate var captcha: String? {
        guard let image = value["detail"]?["challenge"]?["image"]?.text else { return nil }
        return image.split(separator: ",").last.flatMap { Base64.decode($0) }.flatMap { CaptchaChallenge.characters(of: $0) }
    }
}
