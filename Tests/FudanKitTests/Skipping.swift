import Calls

/// Runs work and returns its value with the rows that were left out of it.
func skipping<Value: Sendable>(_ work: () async throws -> Value) async rethrows -> (value: Value, skipped: SkippedRows) {
    let (value, recorder) = try await SkippedRowRecorder.collect(log: { _, _ in }, work)
    return (value, recorder.all)
}

extension SkippedRows {
    /// The kinds of the rows, in their order.
    var kinds: [String] { rows.map(\.what) }
}
