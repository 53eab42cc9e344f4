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

    @Test(
        "The parts of a table are requested up to its number of rows",
        arguments: [
            ("1", ["0"]), ("100", ["0"]), ("101", ["0", "100"]), ("200", ["0", "100"]), (#""201""#, ["0", "100", "200"]), ("null", ["0"]),
        ])
    func totals(total: String, starts: [String]) async throws {
        let server = FakeServer { request in
            let row = #"["A\#(request.formField("start") ?? "")","2022-2023","2022-2023学年1学期","甲",1,"P",null]"#
            return request.respond(#"{"recordsTotal":\#(total),"data":[\#(row)]}"#)
        }
        let scores = try await server.campus.scoreService.listAllScores(cache: .prefer).value
        let tables = server.requests.filter { $0.method == .post }
        #expect(tables.compactMap { $0.formField("start") }.map(String.init) == starts)
        #expect(scores.map(\.courseCode) == starts.map { "A\($0)" })
    }

    @Test("At most 50 parts of a table are requested")
    func endless() async throws {
        let server = FakeServer { request in
            let row = #"["A\#(request.formField("start") ?? "")","2022-2023","2022-2023学年1学期","甲",1,"P",null]"#
            return request.respond(Self.table(row, total: .max))
        }
        let scores = try await server.campus.scoreService.listAllScores(cache: .prefer).value
        let tables = server.requests.filter { $0.method == .post }
        #expect(tables.map(\.form) == (0..<50).map { "draw=\($0 + 1)&start=\($0 * 100)&length=100" })
        #expect(scores.map(\.courseCode) == (0..<50).map { "A\($0 * 100)" })
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

    @Test(
        "The reason of a row that is left out names the cell",
        arguments: [
            (#"["A","2022-2023","2022-2023学年1学期",null,1,"P"]"#, "[3]: is empty"),
            (#"["A","2022-2023","2022-2023学年1学期","甲",1]"#, "expected at least six cells"), ("[]", "expected at least six cells"),
        ])
    func scoreReasons(row: String, reason: String) async throws {
        let good = #"["A","2022-2023","2022-2023学年1学期","甲",1,"P"]"#
        let service = FakeServer(Self.table("\(row),\(good)")).campus.scoreService
        let (scores, skipped) = try await skipping { try await service.listAllScores(cache: .prefer).value }
        #expect(scores.map(\.courseName) == ["甲"] && skipped.rows.map(\.reason) == [reason] && skipped.kinds == ["score"])
    }

    @Test(
        "The reason of a card that is left out names the cell",
        arguments: [
            (#"[null,"旦旦","正常","否","2027-07-31","86.40"]"#, "[0]: is empty"),
            (#"["1","旦旦","正常","否","2027-07-31"]"#, "expected at least six cells"),
        ])
    func cardReasons(row: String, reason: String) async throws {
        let service = FakeServer(Self.table(#"\#(row),["2","旦旦","正常","否","2027-07-31","86.40"]"#)).campus.walletService
        let (cards, skipped) = try await skipping { try await service.listCards(cache: .prefer).value }
        #expect(cards.map(\.id) == ["2"] && skipped.rows.map(\.reason) == [reason] && skipped.kinds == ["campus card"])
    }

    @Test(
        "The permission of a card has campuses with any brackets and separators",
        arguments: [
            ("是", true, []), ("是（江湾；枫林、张江， 邯郸）", true, ["江湾", "枫林", "张江", "邯郸"]), ("是(江湾,)", true, ["江湾"]), ("否", false, []),
            ("待定", nil, []),
        ] as [(String, Bool?, [String])])
    func permissions(text: String, canEnter: Bool?, campuses: [String]) async throws {
        let service = FakeServer(Self.table(#"["2","旦旦","正常","\#(text)","2027-07-31","-1.50"]"#)).campus.walletService
        let card = try await service.listCards(cache: .prefer).value.first
        #expect(card?.canEnter == canEnter && card?.campuses == campuses && card?.balance == -1.5)
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
