import Testing

/// Repeats a test until one run is fast enough. Each run has a deadline, which a busy or suspended machine may miss.
/// - Parameters:
///   - runs: the maximum number of runs.
///   - body: one run. A run that was too slow must return false before it checks anything that depends on the time.
package func untilFastEnough(
    runs: Int = 30, isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () async throws -> Bool
) async rethrows {
    for _ in 0..<runs {
        if try await body() { return }
    }
    Issue.record("All \(runs) runs were too slow. Run the test again on a machine with less load.", sourceLocation: sourceLocation)
}
