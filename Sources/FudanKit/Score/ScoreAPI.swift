import CampusSignIn
import HTTP

/// Requests for the scores of courses. Undergraduates and graduate students have different servers.
enum ScoreAPI {
    /// - Parameter studentId: returns the account's number in the undergraduates' academic system. Not called for graduate students.
    static func getScores(_ client: CampusClient, semesterId: Int, studentId: () async throws -> Int) async throws -> [Score] {
        switch client.studentType {
        case .graduate: try await getGraduateScores(client)
        case .undergraduate, .staff: try await getScores(client, studentId: try await studentId(), semesterId: semesterId)
        }
    }

    /// Returns the scores of each semester, by its identifier. Those of graduate students have no identifier.
    ///
    /// `GET /student/for-std/grade/sheet/info/{student_id}`
    static func getSheets(_ client: CampusClient, studentId: () async throws -> Int) async throws -> [Int?: [Score]] {
        guard client.studentType != .graduate else { return [nil: try await getGraduateScores(client)] }
        let response: HTTPResponse = try await AcademicSystem.json(client, "grade/sheet/info/\(try await studentId())")
        let sheet = try ScoreSheetResponse.parse(response)
        do { return try sheet.scores() } catch { throw response.unexpected(error) }
    }

    /// `GET /student/for-std/grade/sheet/info/{student_id}?semester=`
    private static func getScores(_ client: CampusClient, studentId: Int, semesterId: Int) async throws -> [Score] {
        let response: HTTPResponse = try await AcademicSystem.json(
            client, "grade/sheet/info/\(studentId)", params: [QueryItem("semester", semesterId)])
        let sheet = try ScoreSheetResponse.parse(response)
        do { return try sheet.scores(semesterId: semesterId) } catch { throw response.unexpected(error) }
    }

    /// `GET /gsapp/sys/wdcjapp/modules/xscjcx/jdjscjcx.do`
    private static func getGraduateScores(_ client: CampusClient) async throws -> [Score] {
        let response = try await GraduateSystem.json(client, "wdcjapp/modules/xscjcx/jdjscjcx.do", entry: "wdcjapp/*default/index.do")
        return try GraduateScoreResponse.parse(response).rows.map(\.score)
    }
}
