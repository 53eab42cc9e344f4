import JSON

extension Actions {
    static let campus: [String: Action] = [
        "campus-login": { actor, seed in login(actor, seed, password: actor.student.password) },
        // Most programs have one wrong password, which they try at each start.
        "campus-login-wrong": { actor, seed in login(actor, seed, password: "wrong-\(seed.chance(1, in: 4) ? 2 : 1)") },
        // Processes of one account enter the same code at the same time.
        "campus-login-together": { actor, seed in login(actor, seed, password: actor.student.password, answersTogether: true) },
        "campus-login-other": { actor, seed in
            let students = actor.stage.university.people.filter { $0.number != actor.student.number }
            let student = seed.element(of: students)
            login(actor, seed, as: student, password: student.password)
        },
        // A person gives the wrong type, and looks at what it shows.
        "campus-login-type": { actor, seed in
            login(actor, seed, password: actor.student.password, isGraduate: !actor.student.isGraduate)
            scoresOfSemester(actor)
        },
        "semester-scores": { actor, _ in scoresOfSemester(actor) },
        "campus-logout": { actor, _ in actor.signIn(.campus, as: SignInRecord.Identity(account: nil), "campus.logout") },
        "campus-status": { actor, _ in actor.call("campus.status") },
        "campus-answer": { actor, seed in answerChallenges(actor, seed, actor.call("campus.status").value["challenge"]) },
        // The program answers a challenge that a later one has replaced, so the library refuses it.
        "campus-answer-old": { actor, seed in
            let challenges = actor.stage.calls.filter { $0.process == actor.process.number }.compactMap(\.challenge)
            if challenges.count > 1 { answerChallenges(actor, seed, challenges[0]) }
        },
        "electricity": { actor, _ in actor.call("electricity.get_electricity_usage") },
        "electricity-logs": { actor, _ in actor.call("electricity.get_electricity_logs") },
        "wallet": { actor, _ in actor.call("wallet.get_balance") },
        "cards": { actor, _ in actor.call("wallet.list_cards") },
        "scores": { actor, _ in actor.call("score.list_all_scores") },
        "profile": { actor, _ in actor.call("profile.get_student_profile") },
        "reader": { actor, _ in actor.call("library.get_reader") },
        "loans": { actor, _ in actor.call("library.list_loans") },
        "renew": { actor, seed in
            actor.call("library.renew_loan", ["barcode": .string("\(actor.student.number)-\(seed.int(in: 1...3))")])
        },
        "cancel-hold": { actor, seed in
            actor.call("library.cancel_hold", ["id": .integer(seed.element(of: actor.student.allHolds))])
        },
        "courses-review": { actor, seed in
            let marker = actor.stage.newMarker()
            actor.call(
                "curriculum.create_review",
                [
                    "course_id": 1, "title": .string(marker), "content": "clear", "overall_rank": 4, "content_rank": 4, "workload_rank": 3,
                    "assessment_rank": 5,
                ], marker: marker)
        },
        "courses-vote": { actor, seed in
            actor.call("curriculum.vote_review", ["id": 1, "vote": .integer(seed.element(of: [-1, 1]))])
        },
        // Threads that wait for the same time vote together.
        "courses-vote-together": { actor, _ in
            actor.wait(forNext: 50)
            actor.call("curriculum.vote_review", ["id": 1, "vote": 1])
        },
        "courses": { actor, _ in actor.call("curriculum.get_course_group", ["id": 1]) },
    ]

    /// The scores of a semester, which undergraduates and graduate students get from different servers.
    private static func scoresOfSemester(_ actor: Actor) { actor.call("score.get_scores", ["semester_id": 252]) }

    /// Signs in, and answers the challenges that a person would answer: captchas, and codes of the authenticator app.
    /// - Parameters:
    ///   - other: the student. Nil for the actor's.
    ///   - isGraduate: the type that the program tells. Nil for the right one.
    ///   - answersTogether: whether all threads that wait to answer do so at the same time.
    private static func login(
        _ actor: Actor, _ seed: Seed, as other: UniversityPerson? = nil, password: String, isGraduate: Bool? = nil,
        answersTogether: Bool = false
    ) {
        let student = other ?? actor.student
        let isGraduate = isGraduate ?? student.isGraduate
        let isRemembered = other == nil && actor.stage.plan.store != .none && seed.chance(1, in: 2)
        actor.stage.enter(password, for: student)
        let record = actor.signIn(
            .campus, as: SignInRecord.Identity(account: student.number, isGraduate: isGraduate), "campus.login",
            [
                "username": .string(student.number), "password": .string(password),
                "student_type": .string(isGraduate ? "graduate" : "undergraduate"), "remember": .bool(isRemembered),
            ])
        answerChallenges(actor, seed, record.challenge, of: student, together: answersTogether)
    }

    /// Answers a challenge, and those that follow, as a person would.
    private static func answerChallenges(
        _ actor: Actor, _ seed: Seed, _ first: JSONValue?, of other: UniversityPerson? = nil, together: Bool = false
    ) {
        let student = other ?? actor.student
        var next = first
        for _ in 0..<3 {
            guard let challenge = next, let id = challenge["id"]?.text else { return }
            if together { actor.wait(forNext: 30) } else { actor.wait(seed.int(in: 1000...30_000)) }
            let answer: String
            if let image = challenge["image"]?.text {
                answer = seed.chance(1, in: 6) ? "wrong" : CaptchaChallenge.characters(ofDataURL: image) ?? ""
            } else {
                answer = AuthenticatorApp.code(student.totpSecret, time: actor.process.wallOffset + actor.stage.scheduler.now / 1_000_000)
            }
            actor.stage.enter(answer, for: student)
            next =
                actor.signIn(.campus, as: nil, "campus.answer_challenge", ["id": .string(id), "answer": .string(answer)]).challenge
        }
    }
}
