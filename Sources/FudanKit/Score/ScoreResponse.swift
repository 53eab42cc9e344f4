import Calls
import JSON
import Networking
import Text

/// The scores of an undergraduate, `{semesterId2studentGrades: {"505": […]}}`. A semester without scores has no member in
/// this object.
struct ScoreSheetResponse: JSONDecodable, APIParsable {
    private let rows: [String: ReadRows<Row>]

    init(json: JSONElement) throws(JSONError) {
        rows = try json.value("semesterId2studentGrades")
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
            let modules = (try json.optional("courseModuleTypeName") as String? ?? "").split { $0 == "," || $0 == "，" }.map(\.trimmed)
            let type: String? = try json.optional("courseType")
            guard let name: String = try json.optional("courseName", or: "courseNameEn") else {
                throw JSONError("is missing").under(key: "courseName")
            }
            score = Score(
                courseId: try json.optional("lessonCode"), courseCode: try json.optional("courseCode"),
                courseName: name, courseType: modules.first ?? type,
                courseModules: modules, courseCredit: try (json.optional("credits") as LenientDouble?)?.value, teacher: nil,
                grade: try (json.optional("gaGrade") as LenientString?)?.value ?? "",
                gradePoint: try (json.optional("gp") as LenientDouble?)?.value, passed: try json.optional("passed"))
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
            rows = try json.readableRows("rows", "score")
        }
    }

    struct Row: JSONDecodable {
        let score: Score

        init(json: JSONElement) throws(JSONError) {
            let type: String? = try json.optional("KCLBMC")
            score = Score(
                courseId: nil, courseCode: try json.optional("KCDM"), courseName: try json.value("KCMC"), courseType: type,
                courseModules: type.map { [$0] } ?? [], courseCredit: try (json.optional("XF") as LenientDouble?)?.value,
                teacher: try json.optional("CZRXM"),
                grade: try (json.optional("CJ") as LenientString?)?.value ?? "",
                gradePoint: try (json.optional("JDZ") as LenientDouble?)?.value, passed: nil)
        }
    }
}
