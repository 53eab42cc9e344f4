import JSON

extension Actions {
    static let web: [String: Action] = [
        "rest-create": { actor, _ in create(actor, actor.stage.newMarker()) },
        // After 301, 302 and 303, a POST becomes a GET, so nothing is written, and the server has not promised it.
        "rest-redirected": { actor, seed in
            create(actor, actor.stage.newMarker(), path: "/redirect/\(seed.element(of: [307, 308]))/items")
        },
        "rest-left": { actor, seed in create(actor, actor.stage.newMarker(), path: "/leave/\(seed.element(of: [307, 308]))/items") },
        "rest-put-redirected": { actor, seed in
            let marker = actor.stage.newMarker()
            actor.call(
                "http.request",
                [
                    "host": "shop", "path": .string("/redirect/\(seed.element(of: [301, 302, 307, 308]))/items/\(marker)"), "method": "PUT",
                    "body": ["text": .string(marker)],
                ], marker: marker)
        },
        "rest-get": { actor, seed in
            actor.call("http.request", ["host": "shop", "path": .string("/items/\(seed.element(of: ["a", "b", "c"]))")])
        },
        "rest-put": { actor, seed in
            let marker = actor.stage.newMarker(), name = seed.element(of: ["a", "b", "c"])
            actor.call(
                "http.request",
                ["host": "shop", "path": .string("/items/\(name)"), "method": "PUT", "body": ["text": .string(marker)], "idempotent": true])
        },
        "rest-list": { actor, seed in
            actor.call("http.request", ["host": "shop", "path": "/items", "query": ["page": .integer(seed.int(in: 1...3))]])
        },
        "rest-stranger": { actor, seed in
            actor.call("http.request", ["url": .string("https://other.example.test/items/\(seed.element(of: ["a", "b"]))")])
        },
        "rest-careful": { actor, seed in carefulCreate(actor, seed) },
        "limited": { actor, _ in actor.call("http.request", ["host": "limited", "path": "/items"]) },
        "limited-burst": { actor, seed in
            for _ in 0..<4 { actor.call("http.request", ["host": "limited", "path": "/items"], limit: seed.element(of: [2000, 20_000])) }
            actor.wait(5000)
            actor.call("http.request", ["host": "limited", "path": "/items"], limit: 2000)
        },
        // Threads that wait for the same time send more requests than the limit of the programs allows.
        "limited-crowd": { actor, seed in
            actor.wait(forNext: 30)
            for page in 1...seed.int(in: 3...8) {
                actor.start(
                    "http.request", ["host": "limited", "path": "/items", "query": ["page": .integer(page)]],
                    limit: seed.element(of: [2000, 20_000]))
            }
            actor.wait(seed.int(in: 1...16_000))
        },
        "github-user": { actor, _ in actor.call("github.get_authenticated_user") },
        "github-issues": { actor, _ in actor.call("github.list_issues", ["repository": "danxi/library"]) },
        "github-issue": { actor, seed in
            let marker = actor.stage.newMarker()
            actor.call("github.create_issue", ["repository": "danxi/library", "title": .string(marker)], marker: marker)
        },
        "subscribe": { actor, seed in
            actor.call("feeds.subscribe", ["url": .string("https://feeds.example.net/\(seed.element(of: ["news", "notes"]))")])
        },
        // In most histories, no program forces a refresh, so the intervals of the feeds hold.
        "refresh-feeds": { actor, seed in
            actor.call("feeds.refresh_all", ["force": .bool(actor.stage.plan.forcesRefreshes && seed.chance(1, in: 4))])
        },
        // Programs that wait for the same time refresh the same feeds.
        "refresh-together": { actor, _ in
            actor.wait(forNext: 400)
            actor.call("feeds.refresh_all")
        },
        "entries": { actor, _ in actor.call("feeds.list_entries") },
        "save-thread": { actor, seed in actor.call("forum.save_thread", ["hole_id": .integer(seed.int(in: 1...3))]) },
        "saved-thread": { actor, seed in actor.call("forum.get_saved_thread", ["hole_id": .integer(seed.int(in: 1...3))]) },
        "feed": { actor, seed in
            actor.call("feeds.fetch", ["url": .string("https://feeds.example.net/\(seed.element(of: ["news", "notes"]))")])
        },
    ]

    @discardableResult
    private static func create(_ actor: Actor, _ marker: String, path: String = "/items", suffix: String = "") -> CallRecord {
        actor.call(
            "http.request", ["host": "shop", "path": .string(path), "method": "POST", "body": ["text": .string(marker)]],
            marker: marker + suffix)
    }

    /// Creates an item as docs/errors.md tells a program that must not do a thing twice.
    private static func carefulCreate(_ actor: Actor, _ seed: Seed) {
        let marker = actor.stage.newMarker()
        for _ in 0..<8 {
            let record = create(actor, marker, suffix: " careful")
            switch record.told {
            case .done: return
            case .unknown:
                guard exists(actor, marker) == false else { return }
            case .nothing:
                guard record.isRetryable else { return }
            }
            actor.wait(seed.int(in: 1000...20_000))
        }
    }

    /// Returns whether an item has this text. Nil if that cannot be found out.
    private static func exists(_ actor: Actor, _ marker: String) -> Bool? {
        for _ in 0..<8 {
            // The server may still receive the request that was lost. Afterwards, it cannot: its latency is bounded.
            actor.wait(15_000)
            let list = actor.call("http.request", ["host": "shop", "path": "/items", "query": ["per_page": 100]])
            guard list.status == 0, let items = list.value["body"]?.elements, items.count < 100 else { continue }
            return items.contains { $0["value"]?["text"]?.text == marker }
        }
        return nil
    }
}
