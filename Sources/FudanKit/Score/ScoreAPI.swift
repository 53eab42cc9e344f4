import JSON
import Markup
import Networking

/// Asks for results and ranks, elsewhere for undergraduates than for graduates.
package enum ScoreAPI {
    private static let graduateScores = "https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdcjapp/modules/xscjcx/jdjscjcx.do"
    private static let graduateSignIn = ServiceSignIn.neo(at: "https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdcjapp/*default/index.do")

    /// - Parameter studentId: finds the number that the undergraduates' academic system has for the account.
    static func getScores(_ service: CampusClient, semesterId: Int, studentId: () async throws -> Int) async throws -> [Score] {
        switch service.studentType {
        case .graduate: try await getGraduateScores(service)
        case .undergraduate, .staff: try await getScores(service, studentId: try await studentId(), semesterId: semesterId)
        }
    }

    /// `GET /student/for-std/grade/sheet/info/{student_id}?semester=`
    private static func getScores(_ service: CampusClient, studentId: Int, semesterId: Int) async throws -> [Score] {
        let response: SheetResponse = try await AcademicSystem.json(
            service, "grade/sheet/info/\(studentId)", params: [QueryItem("semester", semesterId)])
        return response.scores(semesterId: semesterId)
    }

    /// `GET /gsapp/sys/wdcjapp/modules/xscjcx/jdjscjcx.do`
    private static func getGraduateScores(_ service: CampusClient) async throws -> [Score] {
        let response: GraduateSheetResponse = try await service.requestWithResponse(
            graduateScores, signIn: graduateSignIn, headers: ["Accept": "application/json"])
        return response.rows.map(\.score)
    }

    /// `GET /student/for-std/grade/my-gpa/search`, with what the form of `…/my-gpa/search-index/{student_id}` holds.
    static func getRanks(_ service: CampusClient, studentId: Int) async throws -> [Rank] {
        let form = try RankForm(try await AcademicSystem.page(service, "grade/my-gpa/search-index/\(studentId)"))
        let params = [
            QueryItem("studentAssoc", studentId), QueryItem("grade", form.grade), QueryItem("departmentAssoc", form.department),
            QueryItem("majorAssoc", ""),
        ]
        let response: RankResponse = try await AcademicSystem.json(service, "grade/my-gpa/search", params: params)
        return response.rows.map(\.rank).sorted { $0.rank < $1.rank }
    }
}

// MARK: - Results

/// `{semesterId2studentGrades: {"505": […]}}`; a semester without results is left out.
private struct SheetResponse: JSONDecodable, APIParsable {
    private let rows: [String: [Row]]

    init(json: JSONElement) throws(JSONError) {
        rows = try json.value("semesterId2studentGrades")
    }

    func scores(semesterId: Int) -> [Score] { rows[String(semesterId)]?.map(\.score) ?? [] }

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
                courseModules: modules, courseCredit: try json.optional("credits"), teacher: nil, grade: try json.optional("gaGrade") ?? "",
                gradePoint: try json.optional("gp"), passed: try json.optional("passed"))
        }
    }
}

/// `{datas: {jdjscjcx: {rows: [{KCMC, KCDM, XF, CZRXM, KCLBMC, CJ, JDZ}]}}}`
private struct GraduateSheetResponse: JSONDecodable, APIParsable {
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
            rows = try json.value("rows")
        }
    }

    struct Row: JSONDecodable {
        let score: Score

        init(json: JSONElement) throws(JSONError) {
            let type: String? = try json.optional("KCLBMC")
            score = Score(
                courseId: nil, courseCode: try json.optional("KCDM"), courseName: try json.value("KCMC"), courseType: type,
                courseModules: type.map { [$0] } ?? [], courseCredit: try json.optional("XF"), teacher: try json.optional("CZRXM"),
                grade: try json.optional("CJ") ?? "", gradePoint: try json.optional("JDZ"), passed: nil)
        }
    }
}

// MARK: - Ranks

/// The form that ranks are asked for with.
private struct RankForm {
    let grade: String
    let department: String

    init(_ response: HTTPResponse) throws {
        let document = try HTMLDocument(response)
        grade = try Self.value("input[name=grade]", in: document)
        department = try Self.value("input[name=departmentAssoc]", in: document)
    }

    private static func value(_ selector: Selector, in document: HTMLDocument) throws -> String {
        guard let value = try document.require(selector, service: "score")["value"]?.meaningful else {
            throw document.pageChanged(service: "score", selector: selector)
        }
        return value
    }
}

/// `{data: [{name, code, grade, major, department, gpa, credit, ranking}]}`
private struct RankResponse: JSONDecodable, APIParsable {
    let rows: [Row]

    init(json: JSONElement) throws(JSONError) {
        rows = try json.value("data")
    }

    struct Row: JSONDecodable {
        let rank: Rank

        init(json: JSONElement) throws(JSONError) {
            let name: String = try json.value("name")
            rank = Rank(
                name: name, code: try json.optional("code"), grade: try Self.year(json), major: try json.value("major"),
                department: try json.value("department"), gradePoint: try json.value("gpa"), credit: try json.value("credit"),
                rank: try json.value("ranking"), isMe: !name.contains("*"))
        }

        /// A text or a number.
        private static func year(_ json: JSONElement) throws(JSONError) -> String {
            if let text: String = try? json.value("grade") { return text }
            return String(try json.value("grade") as Int)
        }
    }
}
