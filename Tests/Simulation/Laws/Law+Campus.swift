extension Law {
    static let campusSecretsStayAtHome = Law(3, "No cookie, ticket or password of the campus goes to another host or account") { stage, finding in
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
            let text = String(decoding: call.value.sortedText, as: UTF8.self)
            for other in others { finding.expect(!text.contains(other), "\(call.line) returned a value of \(other)") }
        }
    }

    private static let campusServices: Set<String> = ["campus", "electricity", "wallet", "score", "profile", "library"]

    static let passwordsOnce = Law(4, "A wrong password is sent once, and a right one not again while its sign-in lasts") { stage, finding in
        let truth = stage.university.truth
        for arrival in truth.passwordArrivals {
            // Each entry of the password by a person may send it once.
            let person = stage.university.people.first { $0.number == arrival.account }?.number
            finding.expect(person != nil, "A password was sent for the unknown account \(arrival.account)")
        }
        guard stage.kills.isEmpty, stage.plan.faults.rates.isEmpty else { return }
        for student in stage.university.people {
            let entries = stage.calls.filter {
                ["campus.login", "campus.answer_challenge"].contains($0.method) && stage.student(ofProcess: $0.process).number == student.number
            }
            let wrong = truth.count(.wrong, of: student.number)
            finding.expect(wrong <= entries.count, "\(wrong) wrong passwords for \(entries.count) entries")
        }
    }

    static let captchasMatch = Law(4, "The answer of a captcha arrives for its own captcha") { stage, finding in
        // The university shows one captcha for each account, so two processes of an account use up each other's.
        guard !stage.plan.sharesAccount, stage.kills.isEmpty else { return }
        for answer in stage.university.truth.captchaAnswers {
            finding.expect(
                answer.belongsTo == nil || answer.expected == nil || answer.belongsTo == answer.expected,
                "the answer of captcha \(answer.belongsTo ?? 0) arrived for captcha \(answer.expected ?? 0)")
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
        for (process, exchanges) in Dictionary(grouping: stage.exchanges, by: \.process).sorted(by: { $0.key < $1.key }) {
            var pauses: [String: (start: Int, end: Int)] = [:]
            for exchange in exchanges {
                let origin = exchange.request.origin
                if let pause = pauses[origin], exchange.time > pause.start {
                    finding.expect(exchange.time >= pause.end, "process \(process) sent \(exchange.request.method) \(origin) within a pause")
                }
                let field = exchange.response.headers.first { $0.name.lowercased() == "retry-after" }?.value
                guard [429, 503].contains(exchange.response.status), let seconds = field.flatMap({ Int($0) }) else { continue }
                // A request that was on its way when the response arrived is not counted: the longest way takes 20 s.
                pauses[origin] = (exchange.time + 20_000_000_000, exchange.time + seconds * 1_000_000_000)
            }
        }
    }
}
