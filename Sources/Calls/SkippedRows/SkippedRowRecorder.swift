import Synchronization

/// A recorder of the rows that parsers leave out during a call, or while a cache requests a value.
package final class SkippedRowRecorder: Sendable {
    @TaskLocal package static var current: SkippedRowRecorder?

    private let log: LogHandler
    private let state = Mutex(State())

    private struct State {
        var own = SkippedRows()
        /// The skipped rows of cached values, by the name of the cache. If a call reads a cache twice, the rows are counted once.
        var cached: [String: SkippedRows] = [:]
    }

    private init(log: @escaping LogHandler) {
        self.log = log
    }

    /// Runs work, and returns its value and a recorder with the rows that parsers left out.
    package static func collect<Value: Sendable>(
        log: @escaping LogHandler, _ work: () async throws -> Value
    ) async rethrows -> (value: Value, recorder: SkippedRowRecorder) {
        let recorder = SkippedRowRecorder(log: log)
        return (try await $current.withValue(recorder) { try await work() }, recorder)
    }

    /// Records rows that were left out, and logs them as warnings.
    package func record(_ skipped: SkippedRows) {
        state.withLock { $0.own.append(contentsOf: skipped) }
        for row in skipped.rows {
            log(
                .warning,
                "A malformed part of the server's response (\(row.what)) was left out: \(row.reason). Its structure is: \(row.excerpt)")
        }
        let others = skipped.count - skipped.rows.count
        if others > 0 { log(.warning, "\(others) more rows were left out.") }
    }

    /// Records a part of the value that could not be requested. The caller logs it.
    package func record(missing part: SkippedRow) { state.withLock { $0.own.append(contentsOf: SkippedRows([part], count: 1)) } }

    /// Records the rows that were left out of a cached value, without logging them again.
    package func record(_ rows: SkippedRows, ofCache name: String) {
        state.withLock { $0.cached[name] = rows.count > 0 ? rows : nil }
    }

    /// The recorded rows, except those of cached values.
    package var own: SkippedRows { state.withLock { $0.own } }

    /// All recorded rows, including those of cached values.
    package var all: SkippedRows {
        state.withLock { state in
            var all = state.own
            for (_, rows) in state.cached.sorted(by: { $0.key < $1.key }) { all.append(contentsOf: rows) }
            return all
        }
    }
}
