import Calendar
import Errors
import JSON
import Storage

extension CalendarEntry {
    /// Maximum size of the file in bytes.
    private static let sizeLimit = 1 << 20
    private static let method = "course.calendar"
    private static let members: Set = ["id", "title", "date", "start", "end", "repeat_until", "place", "note"]

    /// Returns the entries of a call and of a file, after it has checked them.
    /// - Parameter path: the path of a file with a JSON array of entries. Nil without a file.
    static func all(_ given: [CalendarEntry]?, file path: String?) async throws -> [CalendarEntry] {
        let given = given ?? []
        try check(given, "\(method): `entries`")
        guard let path else { return given }
        let file = try await UserFile.open(path, atMost: sizeLimit)
        let bytes = try await file.prefix(file.count)
        let place = "\(method): `entries_file`: \(path)"
        do {
            let entries = try Strict.decode(PaddedBytes(bytes)).entries
            try check(entries, place)
            return given + entries
        } catch let error as JSONError {
            throw DanXiError(.invalidArgument, "\(place): \(error).")
        }
    }

    /// An array of entries. A member that no entry has is refused, because it is probably a misspelt one.
    private struct Strict: JSONDecodable {
        let entries: [CalendarEntry]

        init(json: JSONElement) throws(JSONError) {
            for (index, element) in try json.elements().enumerated() {
                for (name, _) in try element.members() where !members.contains(name) {
                    throw JSONError("is unknown. Known members are: \(members.sorted().joined(separator: ", "))")
                        .under(key: name).under(index: index)
                }
            }
            entries = try json.values()
        }
    }

    private static func check(_ entries: [CalendarEntry], _ place: String) throws(DanXiError) {
        for (index, entry) in entries.enumerated() {
            let problem: (member: String, expected: String)? =
                if !entry.title.contains(where: { !$0.isWhitespace }) {
                    ("title", "a title that is not empty")
                } else if let end = entry.end, end <= entry.start ?? .endOfDay {
                    ("end", entry.start.map { "a time after \($0)" } ?? "a `start` with the `end`")
                } else if entry.start == .endOfDay {
                    ("start", "a time before 24:00")
                } else if let last = entry.repeatUntil, !(0...maximalDays).contains(last.days(since: entry.date)) {
                    ("repeat_until", "a date from \(entry.date) to \(entry.date.adding(days: maximalDays))")
                } else { nil }
            if let problem {
                throw DanXiError(.invalidArgument, "\(place): [\(index)].\(problem.member): expected \(problem.expected).")
            }
        }
    }

    /// Maximum number of days for which an entry repeats: ten years.
    private static let maximalDays = 3653
}
