import Errors

/// The numbers of successes and of failures with each error.
package final class OutcomeCounters: Sendable {
    /// The index of a success is 0, and that of an error is its code.
    private let counters = Counters(count: 1 + Int(ErrorCode.allCases.map(\.rawValue).max() ?? 0))

    package init() {}

    /// - Parameter status: 0 for a success, otherwise the raw value of an ``ErrorCode``.
    package func add(_ status: Int32) { counters.add(at: Int(status)) }

    /// Counts a success, or the error that `work` throws.
    package func counting<Value: Sendable>(_ work: () async throws -> Value) async throws -> Value {
        do {
            let value = try await work()
            add(0)
            return value
        } catch {
            add(Self.code(of: error).rawValue)
            throw error
        }
    }

    package static func code(of error: any Error) -> ErrorCode { error is CancellationError ? .cancelled : DanXiError(error).code }

    /// The name of a status: `ok`, or the name of an error.
    package static func name(of status: Int32) -> String { ErrorCode(rawValue: status)?.name ?? "ok" }

    /// The outcomes that have occurred, by their names.
    package var reading: [(name: String, count: Int)] {
        counters.values.enumerated().compactMap { $1 > 0 ? (Self.name(of: Int32($0)), $1) : nil }
    }
}
