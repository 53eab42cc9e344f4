import Calls
import JSON
import Networking
import Text

/// The ranks of one grade and department, `{data: [{name, code, grade, major, department, gpa, credit, ranking}]}`.
struct RankResponse: JSONDecodable, APIParsable {
    let rows: [Row]

    init(json: JSONElement) throws(JSONError) {
        rows = try json.readableRows("data", "rank")
    }

    struct Row: JSONDecodable {
        let rank: Rank

        init(json: JSONElement) throws(JSONError) {
            let name = json.optionalText("name")
            let number = Self.number(json)
            if name == nil, number == nil { throw JSONError("has neither a name nor a rank") }
            rank = Rank(
                name: name, code: json.optionalText("code"), grade: json.optionalText("grade"), major: json.optionalName("major"),
                department: json.optionalName("department"), gradePoint: json.optionalNumber("gpa"), credit: json.optionalNumber("credit"),
                rank: number, isMe: name.map { !$0.contains("*") })
        }

        /// Returns the rank. For a range such as `1-2`, which students with equal averages share, returns its start.
        private static func number(_ json: JSONElement) -> Int? {
            let ends = json.optionalText("ranking")?.split(separator: "-", omittingEmptySubsequences: false).map { Int($0.trimmed) } ?? []
            guard let start = ends.first ?? nil, start > 0, ends.count == 1 || ends.count == 2 && ends[1].map({ $0 >= start }) == true
            else { return nil }
            return start
        }
    }
}
