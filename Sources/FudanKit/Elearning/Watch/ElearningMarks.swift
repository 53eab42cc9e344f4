import Storage

/// The items of courses that a watcher knows, each as eight hexadecimal digits. A mark is a hash of the identifier and of what makes the
/// item new again, such as the time of a file's content.
struct ElearningMarks: Equatable {
    private static let prefix = "elearning:"
    private static let length = 8

    /// The marks of each list. A list is missing if it was never read.
    private(set) var lists: [List: Set<String>] = [:]

    /// The items of one kind in one course.
    struct List: Hashable {
        let course: Int
        let kind: ElearningNewsKind
    }

    init() {}

    /// - Parameter token: `elearning:` and the lists, separated by semicolons: the course, a dot, the kind, a colon and
    ///   the marks.
    init?(_ token: String) {
        guard token.hasPrefix(Self.prefix) else { return nil }
        for part in token.dropFirst(Self.prefix.count).split(separator: ";") {
            let halves = part.split(separator: ":", omittingEmptySubsequences: false)
            let names = halves[0].split(separator: ".")
            guard halves.count == 2, names.count == 2, let course = Int(names[0]),
                let kind = ElearningNewsKind(rawValue: String(names[1])), halves[1].utf8.count % Self.length == 0
            else { return nil }
            var marks: Set<String> = []
            var rest = halves[1]
            while !rest.isEmpty {
                marks.insert(String(rest.prefix(Self.length)))
                rest = rest.dropFirst(Self.length)
            }
            lists[List(course: course, kind: kind)] = marks
        }
    }

    /// The marks in a fixed order, so that the tokens of equal states are equal.
    var token: String {
        let order = lists.sorted { ($0.key.course, $0.key.kind.rawValue) < ($1.key.course, $1.key.kind.rawValue) }
        return Self.prefix + order.map { "\($0.course).\($0.kind.rawValue):\($1.sorted().joined())" }.joined(separator: ";")
    }

    static func mark(_ id: Int, _ version: String?) -> String { String(Fingerprint("\(id)", version).text.suffix(length)) }

    mutating func set(_ list: List, to marks: Set<String>?) { lists[list] = marks }

    func contains(_ mark: String, in list: List) -> Bool { lists[list]?.contains(mark) ?? false }
}
