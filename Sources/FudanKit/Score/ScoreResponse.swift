import Calls
import JSON
import Networking
import Text

/// The scores of an undergraduate, `{semesterId2studentGrades: {"505": […]}}`. A semester without scores has no member in
/// this object.
struct ScoreSheetResponse: JSONDecodable, APIParsable {
    private var rows: [String: ReadRows<Row>] = [:]

    init(json: JSONElement) throws(JSONError) {
        let key: StaticString = "semesterId2studentGrades"
        guard let semesters = try json.member(key) else { throw JSONError("is missing").under(key: "\(key)") }
        do {
            for (id, list) in try semesters.membersOrNone() { rows[id] = try ReadRows(json: list) }
        } catch {
            throw error.under(key: "\(key)")
        }
    }

    /// Returns the scores of each semester whose identifier is a number.
    func scores() throws(JSONError) -> [Int?: [Score]] {
        var scores: [Int?: [Score]] = [:]
        for id in rows.keys.compactMap({ Int($0) }).sorted() { scores[id] = try self.scores(semesterId: id) }
        return scores
    }

    func scores(semesterId: Int) throws(JSONError) -> [Score] {
        let key = String(semesterId)
        do {
            return try (rows[key] ?? ReadRows()).readable("score").map(\.score)
        } catch {
            throw error.under(index: 0).under(key: key).under(key: "semesterId2studentGrades")
        }
    }

    private struct Row: JSONDecodable {
        let score: Score

        init(json: JSONElement) throws(JSONError) {
            let modules = (json.optionalText("courseModuleTypeName") ?? "").split { $0 == "," || $0 == "，" }.map(\.trimmed)
            guard let name = json.optionalText("courseName") ?? json.optionalText("courseNameEn") else {
                throw JSONError("is missing").under(key: "courseName")
            }
            score = Score(
                courseId: json.optionalText("lessonCode"), courseCode: json.optionalText("courseCode"), courseName: name,
                courseType: modules.first ?? json.optionalName("courseType"), courseModules: modules,
                courseCredit: json.optionalNumber("credits"), teacher: nil, grade: json.optionalText("gaGrade"),
                gradePoint: json.optionalNumber("gp"), passed: json.optionalBool("passed"))
        }
    }
}

/// The scores of a graduate student, `{datas: {jdjscjcx: {rows: [{KCMC, KCDM, XF, CZRXM, KCLBMC, CJ, JDZ}]}}}`.
struct GraduateScoreResponse: JSONDecodable, APIParsable {
    let rows: [Row]

    init(json: JSONElement) throws(JSONError) {
        rows = (try json.value("datas") as Sheets).sheet.rows
    }

    private struct Sheets: JSONDecodable {
        let sheet: Sheet

        init(json: JSONElement) throws(JSONError) {
            sheet = try json.value("jdjscjcx")
        }
    }

    private struct Sheet: JSONDecodable {
        let rows: [Row]

        init(json: JSONElement) throws(JSONError) {
            let sent: ReadRows<Row> = try json.value("rows")
            do { rows = try sent.readable("score") } catch { throw error.under(index: 0).under(key: "rows") }
            Self.recordMissing(json.optionalInt("totalSize") ?? 0, sent: sent.count)
        }

        /// Records the rows that the server counts but does not send.
        private static func recordMissing(_ total: Int, sent: Int) {
            guard total > sent else { return }
            let row = SkippedRow(what: "score", reason: "the server sent \(sent) of \(total) rows", excerpt: "")
            SkippedRowRecorder.current?.record(SkippedRows([row], count: total - sent))
        }
    }

    struct Row: JSONDecodable {
        let score: Score

        init(json: JSONElement) throws(JSONError) {
            let type = json.optionalText("KCLBMC")
            score = Score(
                courseId: nil, courseCode: json.optionalText("KCDM"), courseName: try json.lenientString("KCMC"), courseType: type,
                courseModules: type.map { [$0] } ?? [], courseCredit: json.optionalNumber("XF"), teacher: json.optionalText("CZRXM"),
                grade: json.optionalText("CJ"), gradePoint: json.optionalNumber("JDZ"), passed: nil)
        }
    }
}
