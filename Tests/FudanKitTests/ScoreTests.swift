import Errors
import TestSupport
import Testing

@testable import FudanKit

private typealias Pages = AcademicPages

@Suite("Scores and ranks")
struct ScoreTests {
    static let sheet = """
        {"semesterId2studentGrades":{"503":[
        {"lessonCode":"COMP130004.03","courseCode":"COMP130004","courseName":"数据结构","courseType":"专业必修","courseModuleTypeName":"专业教育课程,专业核心课程","credits":3,"gaGrade":"A-","gp":3.7,"passed":true},
        {"lessonCode":null,"courseCode":"PEDU110097","courseName":"羽毛球","courseNameEn":null,"courseType":"体育","courseModuleTypeName":null,"gaGrade":"P","gp":null}]}}
        """
    static let index = """
        <form><input type="hidden" name="studentAssoc" value="160123"/><input value="2022" name="grade" type="hidden"/><input name="departmentAssoc" value="41"/></form>
        """
    static let ranks = """
        {"data":[{"id":null,"code":"****","name":"张**","grade":2022,"major":"计算机","department":"计算学院","gpa":3.5,"credit":98.5,"ranking":2},
        {"id":null,"code":"22300000001","name":"某某","grade":"2022","major":"计算机","department":"计算学院","gpa":3.96,"credit":130,"ranking":1}]}
        """

    static func server(_ more: [String: String]) -> FakeServer {
        Pages.server(more)
    }

    @Test("The scores of a semester are read, and the list of a semester without scores is empty")
    func scores() async throws {
        let server = Self.server(["/sheet/info/160123": Self.sheet])
        let scores = try await server.campus.scoreService.getScores(semesterId: 503, cache: .prefer).value
        #expect(
            scores == [
                Score(
                    courseId: "COMP130004.03", courseCode: "COMP130004", courseName: "数据结构", courseType: "专业教育课程",
                    courseModules: ["专业教育课程", "专业核心课程"], courseCredit: 3, teacher: nil, grade: "A-", gradePoint: 3.7, passed: true),
                Score(
                    courseId: nil, courseCode: "PEDU110097", courseName: "羽毛球", courseType: "体育", courseModules: [], courseCredit: nil,
                    teacher: nil,
                    grade: "P", gradePoint: nil, passed: nil),
            ])
        #expect(server.requests.last?.url.hasSuffix("?semester=503") == true)
        let none = try await server.campus.scoreService.getScores(semesterId: 505, cache: .prefer).value
        #expect(none.isEmpty)
    }

    @Test("Ranks are sorted, and the account's own rank is marked")
    func ranks() async throws {
        let server = Self.server(["/search-index/160123": Self.index, "/my-gpa/search": Self.ranks])
        let ranks = try await server.campus.scoreService.getRanks(cache: .prefer).value
        #expect(ranks.map(\.rank) == [1, 2] && ranks.map(\.isMe) == [true, false] && ranks.map(\.grade) == ["2022", "2022"])
        #expect(ranks.map(\.gradePoint) == [3.96, 3.5] && ranks.map(\.credit) == [130, 98.5])
        #expect(server.requests.last?.url.hasSuffix("/my-gpa/search?studentAssoc=160123&grade=2022&departmentAssoc=41&majorAssoc=") == true)
    }

    @Test("A malformed row is left out and recorded, and numbers may be strings")
    func malformedRows() async throws {
        let sheet = """
            {"semesterId2studentGrades":{"503":[{"courseName":"数据结构","credits":"3","gaGrade":92,"gp":"3.7"},{"courseName":null},7,
            {"lessonCode":null,"courseCode":null,"courseName":"羽毛球","gaGrade":null,"gp":null}],"504":[7]}}
            """
        let ranks = """
            {"data":[{"name":"****","code":null,"grade":2022,"major":"计算机","department":"计算学院","gpa":null,"credit":98.5,"ranking":2},
            {"name":null,"grade":2022,"major":"","department":"","gpa":3,"credit":1,"ranking":"4-6"},{"name":"","ranking":"?"},
            {"name":"某某","grade":"2022","major":"计算机","department":"计算学院","gpa":"3.96","credit":"130","ranking":"1"}]}
            """
        let server = Self.server(["/sheet/info/160123": sheet, "/search-index/160123": Self.index, "/my-gpa/search": ranks])
        let service = server.campus.scoreService
        let scores = try await service.getScores(semesterId: 503, cache: .prefer)
        #expect(try scores.value.map(\.courseName) == ["数据结构", "羽毛球"] && scores.value.map(\.grade) == ["92", nil])
        #expect(try scores.value.map(\.gradePoint) == [3.7, nil] && scores.value.map(\.courseCredit) == [3, nil])
        #expect(scores.skipped.kinds == ["score", "score"])
        let rows = try await service.getRanks(cache: .prefer)
        #expect(try rows.value.map(\.gradePoint) == [3.96, nil, 3] && rows.value.map(\.isMe) == [true, false, nil])
        #expect(try rows.value.map(\.rank) == [1, 2, 4] && rows.skipped.kinds == ["rank"])
        #expect(rows.skipped.rows.first?.reason == "has neither a name nor a rank")
        let error = await failure { try await service.getScores(semesterId: 504, cache: .prefer) }
        #expect(error?.code == .unexpectedResponse && error?.message.contains("semesterId2studentGrades.504[0]") == true)
    }

    @Test(
        "The call for ranks fails if the page lacks the fields of the search form",
        arguments: ["<form></form>", "", index.replacing("departmentAssoc", with: "d"), index.replacing("\"2022\"", with: "\"\"")])
    func form(page: String) async {
        let server = Self.server(["/search-index/160123": page, "/my-gpa/search": Self.ranks])
        let error = await failure { try await server.campus.scoreService.getRanks(cache: .prefer) }
        #expect(error?.code == .pageChanged && error?.message.hasPrefix("score: ") == true)
    }

    @Test(
        "The calls for scores and ranks fail if the response has an unexpected form",
        arguments: [
            "{}", #"{"semesterId2studentGrades":{"503":{"a":1}}}"#, #"{"semesterId2studentGrades":{"503":[{"gp":1}]}}"#, "<html></html>",
        ])
    func forms(answer: String) async {
        let server = Self.server(["/sheet/info/160123": answer, "/search-index/160123": Self.index, "/my-gpa/search": answer])
        for error in [
            await failure { try await server.campus.scoreService.getScores(semesterId: 503, cache: .prefer) },
            await failure { try await server.campus.scoreService.getRanks(cache: .prefer) },
        ] { #expect(error?.code == .unexpectedResponse) }
    }
}
