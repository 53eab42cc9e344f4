import Errors

/// A kind of day with a timetable of its own.
enum BusDayType: String, Sendable, CaseIterable, CustomStringConvertible {
    case workday
    case holiday

    /// Parses a parameter of the interface.
    init(parameter name: String) throws(DanXiError) {
        guard let type = BusDayType(rawValue: name) else {
            let known = Self.allCases.map(\.rawValue).joined(separator: ", ")
            throw DanXiError(.invalidArgument, "bus: `type` is invalid. Pass one of \(known).")
        }
        self = type
    }

    var description: String { rawValue }
}
