import Calls
import Errors
import JSON
import TestSupport
import Testing

@testable import FudanKit

@Suite("Scores of graduate students, and ranks")
struct ScoreResponseTests {
    private static func sheet(_ rows: String, more: String = "") -> String { #"{"datas":{"jdjscjcx":{"rows":[\#(rows)]\#(more)}}}"# }

    private static let rows =
        #"{"KCMC":"量子场论","KCDM":"PHYS620012","XF":"3","CZRXM":"沈砚秋","KCLBMC":"学位课","CJ":"A","JDZ":4},{"KCMC":"体育","XF":1,"CJ":"P"}"#

    @Test("The scores of a graduate student are one list, whose semesters are not known")
    func graduate() async throws {
        let server = FakeServer(paths: ["/jdjscjcx.do": Self.sheet(Self.rows)])
        let service = Campus.signedIn(server, as: .graduate).scoreService
        let physics = Score(
            courseId: nil, courseCode: "PHYS620012", courseName: "量子场论", courseType: "学位课", courseModules: ["学位课"], courseCredit: 3,
            teacher: "沈砚秋", grade: "A", gradePoint: 4, passed: nil)
        let sport = Score(
            courseId: nil, courseCode: nil, courseName: "体育", courseType: nil, courseModules: [], courseCredit: 1, teacher: nil, grade: "P",
            gradePoint: nil, passed: nil)
        let scores = try await service.getScores(semesterId: 20261, cache: .prefer).value
        #expect(scores == [physics, sport])
        let sheets = try await service.sheets()
        #expect(sheets.count == 1 && sheets[nil] == [physics, sport])
        let (summary, skipped) = try await skipping { try await service.getSummary(cache: .prefer).value }
        let term = ScoreTerm(semesterId: nil, semesterName: nil, courseCount: 2, credits: 4, average: 4, averageCredits: 3)
        #expect(summary.terms == [term] && skipped.kinds == ["semesters"])
        #expect(server.count("/grade/") == 0, "no scores of undergraduates are requested")
    }

    @Test(
        "Rows that the server counts but does not send are recorded",
        arguments: [
            ("", rows, 0), (#","totalSize":2"#, rows, 0), (#","totalSize":1"#, rows, 0), (#","totalSize":"3""#, rows, 1),
            (#","totalSize":5"#, rows, 3), ("", "", 0), (#","totalSize":0"#, "", 0), (#","totalSize":2"#, "", 2),
        ])
    func missing(more: String, rows: String, count: Int) async throws {
        let sent = rows.isEmpty ? 0 : 2
        let body = PaddedBytes(Self.sheet(rows, more: more).utf8)
        let (scores, skipped) = try await skipping { try GraduateScoreResponse.decode(body).rows.map(\.score) }
        #expect(scores.count == sent && skipped.count == count)
        let row = SkippedRow(what: "score", reason: "the server sent \(sent) of \(sent + count) rows", excerpt: "")
        #expect(skipped.rows == (count == 0 ? [] : [row]))
    }

    @Test("A row that cannot be read counts as sent")
    func malformed() async throws {
        let body = PaddedBytes(Self.sheet(#"{"KCMC":null},{"KCMC":"体育"}"#, more: #","totalSize":2"#).utf8)
        let (scores, skipped) = try await skipping { try GraduateScoreResponse.decode(body).rows.map(\.score.courseName) }
        #expect(scores == ["体育"] && skipped.count == 1 && skipped.rows.map(\.reason) == ["KCMC: is empty"])
        let error = JSONError("is missing").under(key: "KCMC").under(index: 0).under(key: "rows").under(key: "jdjscjcx").under(key: "datas")
        #expect(throws: error) { try GraduateScoreResponse.decode(PaddedBytes(Self.sheet("{}").utf8)) }
    }

    @Test(
        "A rank may be a number, the start of a range, or a part of the number of students",
        arguments: [
            ("1", 1), ("3.0", 3), (#""2""#, 2), (#""2/60""#, 2), (#""1-2""#, 1), (#""4~6/60""#, 4), ("0", nil), ("-1", nil),
            (#""0-3""#, nil),
            (#""0/60""#, nil), (#""?""#, nil), ("null", nil), ("9223372036854775807", Int.max),
        ] as [(String, Int?)])
    func ranks(text: String, rank: Int?) throws {
        let body = #"{"data":[{"name":"旦旦","ranking":\#(text)}]}"#
        #expect(try RankResponse.decode(PaddedBytes(body.utf8)).rows.map(\.rank.rank) == [rank])
    }

    @Test("Ranks are sorted. Equal ones have the order of the server, and unknown ones are the last")
    func order() async throws {
        let rows = [("甲", "2"), ("乙", "null"), ("丙", "1"), ("丁", "2"), ("戊", "null"), ("己", "1")]
            .map { #"{"name":"\#($0.0)","ranking":\#($0.1)}"# }
        let ranks = #"{"data":[\#(rows.joined(separator: ","))]}"#
        let server = ScoreTests.server(["/search-index/160123": ScoreTests.index, "/my-gpa/search": ranks])
        let found = try await server.campus.scoreService.getRanks(cache: .prefer).value
        #expect(found.map(\.name) == ["丙", "己", "甲", "丁", "乙", "戊"])
    }
}
