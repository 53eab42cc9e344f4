import JSON

extension Actions {
    static let community: [String: Action] = [
        "sign-in": { actor, _ in
            let hasStore = actor.stage.plan.store != .none
            login(actor, remember: hasStore, reuse: hasStore)
        },
        "login": { actor, seed in
            let isRemembered = actor.stage.plan.store != .none && seed.chance(3, in: 4)
            login(actor, remember: isRemembered, reuse: isRemembered && seed.chance(1, in: 2))
        },
        "login-other": { actor, seed in
            let others = (1...3).filter { $0 != actor.person.number }
            login(actor, as: actor.stage.person(seed.element(of: others)), remember: false, reuse: false)
        },
        "logout": { actor, _ in actor.signIn(.community, as: SignInRecord.Identity(account: nil), "account.logout") },
        "status": { actor, _ in actor.call("account.get_status") },
        "user": { actor, _ in actor.call("account.get_current_user") },
        "refresh": { actor, _ in actor.call("account.refresh_token") },
        "divisions": { actor, _ in actor.call("forum.get_divisions") },
        // A program that goes on although its calls fail.
        "hole-again": { actor, seed in
            for _ in 0..<40 {
                actor.call("forum.get_hole", ["id": .integer(seed.int(in: 1...3))])
                actor.wait(seed.int(in: 500...1500))
            }
        },
        "hole": { actor, seed in actor.call("forum.get_hole", ["id": .integer(seed.int(in: 1...3))]) },
        "all-floors": { actor, seed in actor.call("forum.list_all_floors", ["hole_id": .integer(seed.int(in: 1...3))]) },
        "divisions-only": { actor, _ in actor.call("forum.get_divisions", ["cache": "only"]) },
        // Threads that wait for the same time send their calls together, so some of them need the tokens that others refresh.
        "users-queued": { actor, seed in
            actor.wait(forNext: 10)
            actor.queue(
                "account.get_current_user", (0..<seed.int(in: 0...3)).map { _ in [:] },
                limits: (0..<3).map { _ in seed.element(of: [0, 5, 50, 1000]) })
        },
        "my-floors": { actor, _ in actor.call("forum.list_my_floors") },
        "reply": { actor, seed in reply(actor, seed) },
        "short-reply": { actor, seed in reply(actor, seed, limit: seed.int(in: 1...200)) },
        "create-hole": { actor, seed in
            let marker = actor.stage.newMarker()
            actor.call(
                "forum.create_hole", ["content": .string(marker), "division_id": .integer(1), "tags": .array([.string("tag")])],
                marker: marker)
        },
        "start-reply": { actor, seed in startReply(actor, seed, cancelled: nil) },
        // With few places, the calls with short deadlines wait for those that a silent server keeps.
        "start-replies": { actor, seed in
            for limit in [nil, nil, 3000, 3000] { startReply(actor, seed, limit: limit, cancelled: nil) }
        },
        "cancelled-reply": { actor, seed in startReply(actor, seed, cancelled: seed.int(in: 0...60)) },
        "start-floors": { actor, seed in actor.start("forum.list_all_floors", ["hole_id": .integer(seed.int(in: 1...3))]) },
        "start-divisions": { actor, seed in actor.start("forum.get_divisions", [:], cancelled: seed.element(of: [nil, 0, 5, 30])) },
        "watch-hole": { actor, seed in
            actor.watch("forum.watch_hole", ["id": .integer(seed.int(in: 1...3)), "interval_ms": 10_000]) { $0["content"]?.text }
        },
        "watch-until-close": { actor, seed in
            let parameters: [String: JSONValue] = ["id": .integer(seed.int(in: 1...3)), "interval_ms": 600_000]
            actor.watch("forum.watch_hole", parameters, cancelsAtClose: true) { $0["content"]?.text }
        },
        "careful-reply": { actor, seed in carefulReply(actor, seed) },
    ]

    private static func login(_ actor: Actor, as other: Stage.Person? = nil, remember: Bool, reuse: Bool) {
        let person = other ?? actor.person
        actor.signIn(
            .community, as: SignInRecord.Identity(account: "\(person.number)"), "account.login",
            [
                "email": .string(person.email), "password": .string(person.password), "remember": .bool(remember), "reuse": .bool(reuse),
            ])
    }

    @discardableResult
    private static func reply(_ actor: Actor, _ seed: Seed, limit: Int? = nil) -> CallRecord {
        let marker = actor.stage.newMarker()
        return actor.call(
            "forum.create_floor", ["content": .string(marker), "hole_id": .integer(seed.int(in: 1...3))], marker: marker, limit: limit)
    }

    private static func startReply(_ actor: Actor, _ seed: Seed, limit: Int? = nil, cancelled: Int?) {
        let marker = actor.stage.newMarker()
        actor.start(
            "forum.create_floor", ["content": .string(marker), "hole_id": .integer(seed.int(in: 1...3))], marker: marker,
            limit: limit, cancelled: cancelled)
    }

    /// Replies as docs/errors.md tells a program that must not do a thing twice: after an error that is retryable, it repeats the call;
    /// after an unknown outcome, it looks first.
    private static func carefulReply(_ actor: Actor, _ seed: Seed) {
        let (marker, hole) = (actor.stage.newMarker(), seed.int(in: 1...3))
        for _ in 0..<8 {
            let record = actor.call(
                "forum.create_floor", ["content": .string(marker), "hole_id": .integer(hole)], marker: "\(marker) careful")
            switch record.told {
            case .done: return
            case .unknown:
                guard let exists = exists(actor, marker, hole) else { return }
                if exists { return }
            case .nothing:
                guard record.isRetryable else { return }
            }
            actor.wait(seed.int(in: 1000...20_000))
        }
    }

    /// Returns whether a hole has a floor with this text. Nil if that cannot be found out.
    private static func exists(_ actor: Actor, _ marker: String, _ hole: Int) -> Bool? {
        for _ in 0..<8 {
            // The server may still receive the request that was lost. Afterwards, it cannot: its latency is bounded.
            actor.wait(15_000)
            let floors = actor.call("forum.list_all_floors", ["hole_id": .integer(hole)])
            if floors.status == 0, case .array(let items) = floors.value {
                return items.contains { $0["content"] == .string(marker) }
            }
        }
        return nil
    }
}
