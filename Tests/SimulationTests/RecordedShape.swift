import JSON

@testable import Simulation

/// Compares a successful response with a recorded one: what every server of this kind sends, not what depends on its data.
enum RecordedShape {
    /// Fields whose values depend on what is not in the recorded set. Only the types of their values are compared.
    private static let varying: Set = ["ai_summary_available", "has_answered_questions", "joined_time", "silent"]
    /// The fields of successful responses whose text is the server's own.
    private static let fixed: Set = ["message", "status_txt"]

    /// Returns the differences in members, types, null, truth values, the form of times and the server's own texts. Each recorded element
    /// of a list must have one of ours like it, because recorded lists are shortened.
    static func differences(_ recorded: JSONValue, _ ours: JSONValue, at place: String = "$", key: String = "") -> [String] {
        if varying.contains(key), recorded.kind == ours.kind { return [] }
        guard form(of: recorded) == form(of: ours) else { return ["\(place): \(form(of: recorded)) recorded, \(form(of: ours)) here"] }
        switch (recorded, ours) {
        case (.object(let theirs), .object(let mine)):
            let members = Set(theirs.keys).symmetricDifference(mine.keys).sorted()
            return (members.isEmpty ? [] : ["\(place): the members \(members) differ"])
                + Set(theirs.keys).intersection(mine.keys).sorted().flatMap { name in
                    differences(theirs[name] ?? .null, mine[name] ?? .null, at: "\(place).\(name)", key: name)
                }
        case (.array(let theirs), .array(let mine)):
            guard theirs.isEmpty == mine.isEmpty else { return ["\(place): \(theirs.count) elements recorded, \(mine.count) here"] }
            return theirs.enumerated().flatMap { index, element in
                mine.map { differences(element, $0, at: "\(place)[\(index)]", key: key) }.min { $0.count < $1.count } ?? []
            }
        case (.bool, _),
            (_, _) where fixed.contains(key):
            return recorded == ours ? [] : ["\(place): \(recorded) recorded, \(ours) here"]
        default:
            return []
        }
    }

    /// What two values must have in common. A time is another kind of text than others, and has a zone.
    private static func form(of value: JSONValue) -> String {
        switch value {
        case .integer, .number, .largeNumber: return "a number"
        case .string(let text):
            guard text.utf8.count > 19, text.dropFirst(4).first == "-", text.dropFirst(10).first == "T" else {
                return text.isEmpty ? "an empty string" : "a string"
            }
            return text.hasSuffix("Z") ? "a time in UTC" : "a time with the offset \(text.suffix(6))"
        default: return value.kind
        }
    }
}
