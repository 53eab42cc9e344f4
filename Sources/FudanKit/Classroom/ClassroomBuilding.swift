import Errors

/// A building that the classroom server knows.
enum ClassroomBuilding: String, Sendable, CaseIterable, CustomStringConvertible {
    case h2 = "H2"
    case h3 = "H3"
    case h4 = "H4"
    case h5 = "H5"
    case h6 = "H6"
    case hgx = "HGX"
    case hgd = "HGD"
    case hq = "HQ"
    case j = "J"
    case z = "Z"
    case f = "F"

    /// Parses a parameter of the interface.
    init(parameter name: String) throws(DanXiError) {
        guard let building = ClassroomBuilding(rawValue: name) else {
            let known = Self.allCases.map(\.rawValue).joined(separator: ", ")
            throw DanXiError(.invalidArgument, "classroom: `building` is unknown. Pass one of \(known).")
        }
        self = building
    }

    var description: String { rawValue }
}
