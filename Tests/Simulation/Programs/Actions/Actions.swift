import JSON

/// The actions of programs, by name.
package enum Actions {
    package typealias Action = @Sendable (Actor, Seed) -> Void

    package static let all: [String: Action] = [community, web, campus, general].reduce(into: [:]) { $0.merge($1) { one, _ in one } }

    private static let general: [String: Action] = [
        "park": { actor, seed in actor.park(for: seed.element(of: [0, 200, 20_000, 90_000])) },
        "wait-for-sign-in": { actor, _ in actor.wait(5000) },
        "wait": { actor, seed in actor.wait(seed.int(in: 1...30_000)) },
        // Threads that wait for the same time go on together, for example when their tokens have expired.
        "wait-together": { actor, _ in actor.wait(forNext: 700) },
        // The next action happens while queued calls of other threads wait.
        "wait-for-queued": { actor, seed in
            actor.wait(forNext: 10)
            actor.wait(seed.int(in: 0...40))
        },
        "wait-long": { actor, seed in actor.wait(seed.int(in: 300_000...1_200_000)) },
    ]
}
