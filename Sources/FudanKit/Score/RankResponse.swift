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
            let name: String = try json.value("name")
            rank = Rank(
                name: name, code: try json.optional("code"), grade: try json.lenientString("grade"), major: try json.value("major"),
                department: try json.value("department"), gradePoint: try json.lenientDouble("gpa"),
                credit: try json.lenientDouble("credit"),
                rank: try json.lenientInt("ranking"), isMe: !name.contains("*"))
        }
    }
}
