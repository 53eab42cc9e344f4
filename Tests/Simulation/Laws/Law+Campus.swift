extension Law {
    static let campusSecretsStayAtHome = Law(3, "No cookie, ticket or password of the campus goes to another host or account") {
        stage, finding in
        let truth = stage.university.truth
        finding.applies(truth.secrets.count)
        for stray in truth.straySecrets { finding.expect(false, "\(stray)") }
        for mixed in truth.mixedRequests { finding.expect(false, "\(mixed)") }
        for secret in truth.repeatedSecrets { finding.expect(false, "\(secret.kind) was used \(secret.uses.count) times") }
    }

    static let ownValues = Law(3, "No value of another account is returned") { stage, finding in
        for call in stage.calls where call.status == 0 {
            guard campusServices.contains(String(call.method.prefix { $0 != "." })) else { continue }
            // A login returns the account after it.
            let isChange = call.method.hasPrefix("campus.")
            let known = isChange ? nil : stage.identities(.campus, of: call)
            let own = known.map { Set($0.compactMap(\.account)) } ?? stage.usedAccounts(.campus, ofStoreOf: call.process)
            let others = stage.university.people.map(\.number).filter { !own.contains($0) }
            for other in others { finding.expect(!call.text.contains(other), "\(call.line) returned a value of \(other)") }
        }
    }

    static let ownStudentType = Law(3, "No value of another student type is returned") { stage, finding in
        for call in stage.calls where call.status == 0 && call.method == "score.get_scores" {
            guard let known = stage.identities(.campus, of: call), known.count == 1, let identity = known.first, identity.isGraduate,
                let student = identity.account.flatMap({ stage.university.person($0) }), !student.isGraduate
            else { continue }
            // The server of graduate students has no scores of this student.
            finding.expect(call.value.elements?.isEmpty == true, "\(call.line) returned the scores of an undergraduate: \(call.text)")
        }
    }

    private static let campusServices: Set<String> = ["campus", "electricity", "wallet", "score", "profile", "library"]

    static let passwordsOnce = Law(4, "A wrong password is refused once for each entry by a person") { stage, finding in
        let wrong = stage.university.truth.passwordArrivals.filter { $0.outcome == .wrong }
        for (entry, arrivals) in Dictionary(grouping: wrong, by: { "\($0.account) \($0.password ?? "")" }).sorted(by: { $0.key < $1.key }) {
            let count = stage.entries[entry, default: 0]
            finding.expect(arrivals.count <= count, "\(entry) arrived \(arrivals.count) times for \(count) entries")
        }
    }

    static let captchasMatch = Law(4, "The answer of a captcha is sent for its own, newest captcha") { stage, finding in
        // The university shows one captcha for each account, so two processes of an account use up each other's.
        guard !stage.plan.sharesAccount, !stage.plan.changesAccounts, stage.kills.isEmpty else { return }
        for answer in stage.university.truth.captchaAnswers {
            let time = (answer.time - Stage.wallStart) * 1_000_000
            let own = stage.calls.filter { stage.student(ofProcess: $0.process).number == answer.account }
            let call = own.last { $0.method == "campus.answer_challenge" && $0.start <= time + 999_999 && time <= $0.end }
            // A login of another thread makes the university replace the captcha.
            let lanes = Set(own.filter { $0.captcha != nil || $0.method == "campus.answer_challenge" }.map(\.lane))
            guard lanes.count == 1, let call, let shown = answer.belongsTo else { continue }
            let newest = own.filter { $0.end <= call.start }.compactMap(\.captcha).last
            let text = stage.university.truth.captchas.first { $0.id == shown }?.answer
            finding.expect(
                newest == nil || newest == text, "\(call.line) sent the answer of \(text ?? "") after the captcha \(newest ?? "")")
        }
    }

    static let codesOnce = Law(4, "A code of a second factor is sent once for each entry by a person") { stage, finding in
        let codes = stage.university.truth.secondFactors
        for (entry, arrivals) in Dictionary(grouping: codes, by: { "\($0.account) \($0.code)" }).sorted(by: { $0.key < $1.key }) {
            // A person may enter the code of the wrong account.
            let code = arrivals[0].code
            let count = stage.university.people.reduce(0) { $0 + stage.entries["\($1.number) \(code)", default: 0] }
            finding.expect(arrivals.count <= count, "\(entry) arrived \(arrivals.count) times for \(count) entries")
        }
    }
}

extension CallRecord {
    /// The characters of the captcha that the call's error shows. Nil if it shows none.
    fileprivate var captcha: String? { (challenge?["image"]?.text).flatMap { CaptchaChallenge.characters(ofDataURL: $0) } }
}
