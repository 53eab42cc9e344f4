import Testing
import Threads

/// A trait that gives each test a network thread of its own. Its connections are not closed because of other tests, and it is not busy with
/// their requests.
struct OwnNetwork: TestTrait, SuiteTrait, TestScoping {
    let isRecursive = true

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let system = World.current
        let world = World(clocks: system.clocks, threads: system.threads, randomness: system.randomness)
        try await World.$current.withValue(world, operation: function)
    }
}

extension Trait where Self == OwnNetwork {
    /// The trait for tests that count connections.
    static var ownNetwork: Self { Self() }
}
