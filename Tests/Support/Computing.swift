import Testing
import Threads

/// A trait that runs tests on separate threads. Swift's pool has one thread for each processor core, so tests that compute for seconds
/// would delay all other tests until their deadlines.
package struct Computing: TestTrait, SuiteTrait, TestScoping {
    private static let executor = Executor()

    package let isRecursive = true

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try #require(Self.executor.prepare())
        try await withTaskExecutorPreference(Self.executor, operation: function)
    }
}

extension Trait where Self == Computing {
    /// The trait for tests that compute for a second or longer.
    package static var computing: Self { Self() }
}

private final class Executor: TaskExecutor {
    private let pool = ThreadPool(usual: 2, limit: 2)

    func prepare() -> Bool { pool.prepare() }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        pool.run { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
