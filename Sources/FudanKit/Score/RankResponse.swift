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
                rank: number, isMe: name.map { !$0.halfWidth.contains("*") })
        }

        /// Returns the rank. For a range such as `1-2`, which students with equal averages share, returns its start. `2/60` is rank 2 of 60.
        private static func number(_ json: JSONElement) -> Int? {
            let limits = 1...Int.max
            if let number = json.optionalInt("ranking") { return limits.contains(number) ? number : nil }
            return json.optionalText("ranking").flatMap { NumberScanner.range(in: $0.prefix { $0 != "/" }, limits: limits) }?.lowerBound
        }
    }
}
