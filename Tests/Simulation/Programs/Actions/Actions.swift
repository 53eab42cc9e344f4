import JSON

/// The actions of programs, by name.
package enum Actions {
    package typealias Action = @Sendable (Actor, Seed) -> Void

    package static let all: [String: Action] = [community, web, campus, general].reduce(into: [:]) { $0.merge($1) { one, _ in one } }

    private static let general: [String: Action] = [
        "wait-for-sign-in": { actor, _ in actor.wait(5000) },
        "wait": { actor, seed in actor.wait(seed.int(in: 1...30_000)) },
        "wait-long": { actor, seed in actor.wait(seed.int(in: 300_000...1_200_000)) },
    ]
}
