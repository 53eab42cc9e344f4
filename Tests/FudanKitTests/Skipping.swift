import Calls

/// Runs `work`, and returns its value and the rows that were left out of the value.
func skipping<Value: Sendable>(_ work: () async throws -> Value) async rethrows -> (value: Value, skipped: SkippedRows) {
    let (value, recorder) = try await SkippedRowRecorder.collect(log: { _, _ in }, work)
    return (value, recorder.all)
}

extension SkippedRows {
    /// The kinds of the skipped rows in order, such as "score".
    var kinds: [String] { rows.map(\.what) }
}
