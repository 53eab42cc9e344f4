import CampusSignIn
import HTTP
import Markup
import Text

/// Requests for the ranks of undergraduates.
enum RankAPI {
    /// `GET /student/for-std/grade/my-gpa/search` with the values of the form in `…/my-gpa/search-index/{student_id}`
    static func getRanks(_ client: CampusClient, studentId: Int) async throws -> [Rank] {
        let form = try RankForm(try await AcademicSystem.page(client, "grade/my-gpa/search-index/\(studentId)"))
        let params = [
            QueryItem("studentAssoc", studentId), QueryItem("grade", form.grade), QueryItem("departmentAssoc", form.department),
            QueryItem("majorAssoc", ""),
        ]
        let response: RankResponse = try await AcademicSystem.json(client, "grade/my-gpa/search", params: params)
        return response.rows.map(\.rank).enumerated()
            .sorted { ($0.element.rank ?? .max, $0.offset) < ($1.element.rank ?? .max, $1.offset) }.map(\.element)
    }
}

/// The search form of the ranks page.
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
