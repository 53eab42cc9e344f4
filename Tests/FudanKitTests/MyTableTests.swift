import Errors
import TestSupport
import Testing

@testable import FudanKit

@Suite("Tables of my.fudan.edu.cn")
struct MyTableTests {
    static func table(_ rows: String, total: Int = 1) -> String { #"{"draw":1,"recordsTotal":\#(total),"data":[\#(rows)]}"# }

    static func scores(_ numbers: Range<Int>) -> String {
        numbers.map { #"["A\#($0)","2022-2023","2022-2023学年1学期","甲",1,"P",null]"# }.joined(separator: ",")
    }

    @Test("Scores of all semesters are read, with and without grade points")
    func scores() async throws {
        let rows =
            #"["PEDU110097","2022-2023","2022-2023学年1学期","羽毛球",1,"P",null],["COMP130004","2022-2023","2022-2023学年暑期","数据结构","3.0","A-","3.7"],[null,"2022-2023",null,"旧课","x",""]"#
        let server = FakeServer(Self.table(rows))
        let service = server.campus.scoreService
        let listed = try await service.listAllScores(cache: .prefer).value
        #expect(
            listed == [
                RecordedScore(
                    courseCode: "PEDU110097", courseName: "羽毛球", courseCredit: 1, semesterName: "2022-2023学年1学期", year: 2022,
                    semesterType: .first, grade: "P", gradePoint: nil),
                RecordedScore(
                    courseCode: "COMP130004", courseName: "数据结构", courseCredit: 3, semesterName: "2022-2023学年暑期", year: 2022,
                    semesterType: .summer, grade: "A-", gradePoint: 3.7),
                RecordedScore(
                    courseCode: nil, courseName: "旧课", courseCredit: nil, semesterName: "2022-2023", year: 2022, semesterType: nil,
                    grade: nil,
                    gradePoint: nil),
            ])
        let request = try #require(server.requests.last)
        #expect(request.url == "https://my.fudan.edu.cn/data_tables/bks_xx_cj.json" && request.form == "draw=1&start=0&length=100")
        let source = try await service.listAllScores(cache: .prefer).source
        #expect(source == .memory)
        try await service.clearCache()
        await expectFailure(.notCached) { try await service.listAllScores(cache: .only) }
    }

    @Test("A table with more than 100 rows is requested in parts")
    func pages() async throws {
        let server = FakeServer { request in
            let start = request.formField("start").flatMap { Int($0) } ?? 0
            return request.respond(Self.table(Self.scores(start..<min(start + 100, 230)), total: 230))
        }
        let scores = try await server.campus.scoreService.listAllScores(cache: .prefer).value
        #expect(scores.count == 230)
        let tables = server.requests.filter { $0.method == .post }
        #expect(tables.map { $0.formField("start") } == ["0", "100", "200"])
    }

    @Test("If the server sends the first part again in place of the second part, the rows are returned once")
    func repeated() async throws {
        let server = FakeServer(Self.table(Self.scores(0..<100), total: 250))
        let scores = try await server.campus.scoreService.listAllScores(cache: .prefer).value
        #expect(scores.count == 100)
        #expect(server.requests.count { $0.method == .post } == 2)
    }

    @Test("A list ends at an empty part, even if the server states a larger number of rows")
    func empty() async throws {
        let server = FakeServer(Self.table("", total: 500))
        let scores = try await server.campus.scoreService.listAllScores(cache: .prefer).value
        #expect(scores.isEmpty)
        #expect(server.requests.count { $0.method == .post } == 1)
    }

    @Test(
        "A malformed row is left out, but the call fails if all rows are malformed",
        arguments: [#"["A","2022-2023","x","",1,"P"]"#, #"["A"]"#, "{}"])
    func rows(row: String) async throws {
        let good = #"["A","2022-2023","2022-2023学年1学期","甲",1,"P",null]"#
        let server = FakeServer(Self.table("\(row),\(good)"))
        let scores = try await server.campus.scoreService.listAllScores(cache: .prefer).value
        #expect(scores.map(\.courseName) == ["甲"])
        server.change(to: Self.table(row))
        let error = await failure { try await server.campus.scoreService.listAllScores(cache: .prefer) }
        #expect(error?.code == .unexpectedResponse && error?.message.contains("data[0]") == true, "\(String(describing: error))")
        server.change(to: #"{"error":"x"}"#)
        await expectFailure(.unexpectedResponse) { try await server.campus.scoreService.listAllScores(cache: .prefer) }
    }

    @Test("Cards are read with status, permissions, expiry date and balance")
    func cards() async throws {
        let rows =
            #"["23307110001","旦旦","正常","是(江湾;枫林;张江;邯郸)","2027-07-31","86.40"],["2",null,"挂失","否","长期",0],["3","x",null,null,null,null]"#
        let server = FakeServer(Self.table(rows))
        let cards = try await server.campus.walletService.listCards(cache: .prefer).value
        #expect(
            cards == [
                CampusCard(
                    id: "23307110001", name: "旦旦", status: "正常", canEnter: true, campuses: ["江湾", "枫林", "张江", "邯郸"],
                    expiryDate: "2027-07-31", balance: 86.4),
                CampusCard(id: "2", name: nil, status: "挂失", canEnter: false, campuses: [], expiryDate: nil, balance: 0),
                CampusCard(id: "3", name: "x", status: nil, canEnter: nil, campuses: [], expiryDate: nil, balance: nil),
            ])
        #expect(server.urls.last == "https://my.fudan.edu.cn/data_tables/ykt_xx.json")
    }
}
