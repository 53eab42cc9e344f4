import JSON

/// A call that a program has made, and its result.
package struct CallRecord: Sendable {
    /// The answer to the program: whether the change that it asked for has happened.
    package enum Told: String, Sendable {
        /// The call succeeded.
        case done
        /// The error says that nothing happened.
        case nothing
        /// The error says that the change may have happened.
        case unknown
    }

    package let process: Int
    /// The number of the process's start.
    package let launch: Int
    package let lane: Int
    package let method: String
    /// The text by which the servers' truth recognizes the change. Nil for a call that changes nothing, or whose change has no text.
    package let marker: String?
    /// The place of the start in the order of all events.
    package let place: Int
    /// Nanoseconds of virtual time.
    package let start: Int
    package let end: Int
    /// The time within which the call must end, in nanoseconds.
    package let limit: Int
    /// The number of the error. 0 for success.
    package let status: Int
    package let value: JSONValue
    /// The value or error as the program sees it.
    package let text: String
    package let source: String
    /// Whether the program cancels the call.
    package let isCancelled: Bool
    package let parameters: [String: JSONValue]

    package var told: Told {
        if status == 0 { return .done }
        if case .string("unknown") = value["detail"]?["outcome"] { return .unknown }
        return .nothing
    }

    /// Whether the documentation allows a careful program to repeat the call.
    package var isRetryable: Bool { value["retryable"] == .bool(true) }

    package var errorName: String { value["name"]?.text ?? "" }

    /// The challenge that the error describes. Nil if there is none.
    package var challenge: JSONValue? { value["detail"]?["challenge"] }

    package var line: String {
        let result = status == 0 ? "ok" : "\(errorName)\(told == .unknown ? " (unknown)" : ""): \(value["message"]?.text ?? "")"
        return "\(seconds(end)) \(process).\(lane) \(method)\(marker.map { " \($0)" } ?? "") -> \(result), since \(seconds(start))"
    }
}

/// Returns virtual time as text, such as `12.345678`.
package func seconds(_ nanoseconds: Int) -> String {
    let fraction = String(nanoseconds % 1_000_000_000 / 1000)
    return "\(nanoseconds / 1_000_000_000)." + String(repeating: "0", count: 6 - fraction.count) + fraction
}
