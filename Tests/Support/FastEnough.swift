import Testing

/// Repeats a test whose steps must be faster than a deadline, which a busy or suspended machine may miss.
/// - Parameters:
///   - runs: the largest number of runs.
///   - body: one run. It returns false if the run was too slow, before it checks anything that depends on the time.
package func untilFastEnough(
    runs: Int = 30, isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () async throws -> Bool
) async rethrows {
    for _ in 0..<runs {
        if try await body() { return }
    }
    Issue.record("every run was too slow", sourceLocation: sourceLocation)
}
