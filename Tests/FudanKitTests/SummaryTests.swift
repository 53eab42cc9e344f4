import Calendar
import Errors
import TestSupport
import Testing

@testable import FudanKit

private typealias Pages = AcademicPages

@Suite("Summaries of scores, payments and electricity")
struct SummaryTests {
    // MARK: Scores

    private static func score(_ grade: String?, _ point: Double?, _ credit: Double?, passed: Bool? = nil) -> Score {
        Score(
            courseId: nil, courseCode: nil, courseName: "x", courseType: nil, courseModules: [], courseCredit: credit, teacher: nil,
            grade: grade, gradePoint: point, passed: passed)
    }

    @Test("The average weighs grade points with credits. P and NP are outside it, and failed courses have no credits")
    func average() {
        let scores = [
            Self.score("A", 4, 3), Self.score("B", 3, 1), Self.score("F", 0, 2), Self.score("P", 4, 2), Self.score("NP", 0, 5),
            Self.score(nil, 4, 9), Self.score("A-", 3.7, nil), Self.score("D", 1, 1, passed: false),
        ]
        let summary = ScoreSummary(of: [505: scores], semesters: [])
        #expect(summary.courseCount == 7 && summary.credits == 6 && summary.averageCredits == 7 && summary.unweightedCount == 1)
        #expect(summary.average == 2.2857, "(4 * 3 + 3 + 0 * 2 + 1) / 7")
    }

    @Test("Without grade points there is no average")
    func noAverage() {
        for scores in [[], [Self.score("P", nil, 2)], [Self.score("A", 4, 0)]] {
            #expect(ScoreSummary(of: [505: scores], semesters: []).average == nil)
        }
    }

    @Test(
        "An average needs credits, however few",
        arguments: [
            ([score("B", 3, 1)], 3, 1, 0), ([score("B", 3, 0.5), score("A", 4, 0.5)], 3.5, 1, 0), ([score("B", 3, 0.5)], 3, 0.5, 0),
            ([score("A", 4, 0)], nil, 0, 1), ([score("A", 4, -1)], nil, 0, 1), ([score("F", 0, 2)], 0, 0, 0),
            ([score("p", nil, 2)], nil, 2, 0),
            ([score("NP", nil, 2, passed: true)], nil, 2, 0), ([score("F", 0, nil)], nil, 0, 1), ([score("A", 4, nil)], nil, 0, 1),
        ] as [([Score], Double?, Double, Int)])
    func credits(scores: [Score], average: Double?, credits: Double, unweighted: Int) {
        let summary = ScoreSummary(of: [505: scores], semesters: [])
        #expect(summary.average == average && summary.credits == credits && summary.unweightedCount == unweighted)
        #expect(summary.courseCount == scores.count)
    }

    @Test("Semesters have the order of their list. Unknown ones follow from the highest number, and then scores without a semester")
    func order() {
        let semesters = [7, 9, 8].map { id in
            Semester(
                id: id, name: "\(id)", year: 2026, type: nil, startDate: nil, endDate: nil, weekCount: nil, isCurrent: false,
                containsToday: false)
        }
        let scores = [Self.score("A", 4, 2)]
        let summary = ScoreSummary(of: [9: scores, 3: scores, 7: scores, nil: scores, 8: [], 40: scores, 5: []], semesters: semesters)
        #expect(summary.terms.map(\.semesterId) == [7, 9, 40, 3, nil])
        #expect(summary.terms.map(\.semesterName) == ["7", "9", nil, nil, nil] && summary.courseCount == 5)
    }

    @Test("Semesters are listed from the newest, those that the list does not have at the end")
    func terms() async throws {
        let sheet = """
            {"semesterId2studentGrades":{"503":[{"courseName":"甲","credits":2,"gaGrade":"A","gp":4}],"9":[{"courseName":"乙","credits":1,"gaGrade":"P"}],
            "505":[{"courseName":"丙","credits":3,"gaGrade":"B","gp":3},{"courseName":null}],"x":[]}}
            """
        let server = Pages.server(["/sheet/info/160123": sheet, "/course-table": Pages.semesters])
        let (summary, skipped) = try await skipping { try await server.campus.scoreService.getSummary(cache: .prefer).value }
        #expect(summary.terms.map(\.semesterId) == [505, 503, 9] && summary.terms.map(\.average) == [3, 4, nil])
        #expect(summary.terms.map { $0.semesterName == nil } == [false, false, true])
        #expect(summary.average == 3.4 && summary.credits == 6 && skipped.kinds == ["score"])
        #expect(server.urls.contains { $0.hasSuffix("/sheet/info/160123") })
    }

    @Test("If the list of semesters fails, the summary tells that it has no names")
    func withoutSemesters() async throws {
        let sheet = #"{"semesterId2studentGrades":{"503":[{"courseName":"甲","credits":2,"gaGrade":"A","gp":4}]}}"#
        let server = Pages.server(["/sheet/info/160123": sheet, "/course-table": "<html></html>"])
        let (summary, skipped) = try await skipping { try await server.campus.scoreService.getSummary(cache: .prefer).value }
        #expect(summary.terms.map(\.semesterId) == [503] && summary.terms[0].semesterName == nil && skipped.kinds == ["semesters"])
    }

    // MARK: Payments

    private static func payment(_ time: String, _ amount: Double, _ place: String? = "北区食堂", kind: String? = "消费", isExpense: Bool? = true)
        throws -> Transaction
    {
        Transaction(
            id: nil, time: try #require(Timestamp("\(time):00+08:00")), kind: kind, isExpense: isExpense, location: place, amount: amount,
            balance: nil, notes: [])
    }

    @Test("Payments are summed by day, by place and by meal")
    func payments() throws {
        let transactions = [
            try Self.payment("2026-11-02T07:10", 0.1), try Self.payment("2026-11-02T07:11", 0.2), try Self.payment("2026-11-02T09:50", 12),
            try Self.payment("2026-11-01T14:00", 15, "南区食堂"), try Self.payment("2026-11-01T21:00", 1.5, nil, kind: "水控消费"),
            try Self.payment("2026-11-01T08:00", 100, isExpense: false), try Self.payment("2026-11-01T08:00", 7, isExpense: nil),
        ]
        let summary = WalletSummary(of: transactions, from: "2026-11-01", to: "2026-11-02")
        #expect(summary.count == 5 && summary.amount == 28.8 && summary.received == 100 && summary.unknownCount == 1)
        #expect(
            summary.days == [
                SpendingOfDay(date: "2026-11-01", count: 2, amount: 16.5), SpendingOfDay(date: "2026-11-02", count: 3, amount: 12.3),
            ])
        #expect(summary.places.map(\.place) == ["南区食堂", "北区食堂", nil] && summary.places.map(\.amount) == [15, 12.3, 1.5])
        #expect(summary.meals.map(\.count) == [1, 1, 1] && summary.meals.map(\.amount) == [0.3, 12, 15])
    }

    @Test(
        "A meal is breakfast until 9:50, lunch until 14:00 and dinner after it. Other kinds of payments are no meal",
        arguments: [
            ("00:00:00", "消费", .breakfast), ("09:49:59", "消费", .breakfast), ("09:50:00", "消费", .lunch), ("13:59:59", nil, .lunch),
            ("14:00:00", "消费", .dinner), ("23:59:59", "消费", .dinner), ("12:00:00", "水控消费", nil), ("12:00:00", "电费", nil),
            ("12:00:00", "支付宝充值", nil), ("12:00:00", "圈存", nil),
        ] as [(String, String?, Meal?)])
    func meals(time: String, kind: String?, meal: Meal?) throws {
        let payment = Transaction(
            id: nil, time: try #require(Timestamp(campusDate: "2026-11-02", time: time)), kind: kind, isExpense: true, location: nil,
            amount: 12.5, balance: nil, notes: [])
        let meals = WalletSummary(of: [payment, payment], from: "2026-11-01", to: "2026-11-02").meals
        #expect(meals.map(\.meal) == Meal.allCases)
        #expect(meals == Meal.allCases.map { SpendingOnMeal(meal: $0, count: $0 == meal ? 1 : 0, amount: $0 == meal ? 25 : 0) })
    }

    @Test("A period that ends before it starts is refused before a request")
    func reversed() async throws {
        let server = FakeServer(paths: [:])
        let error = await failure { try await server.campus.walletService.getSummary(startDate: "2026-11-02", endDate: "2026-11-01") }
        #expect(error?.code == .invalidArgument && server.requests.isEmpty)
    }

    // MARK: Electricity

    private static func usage(_ available: Double) -> ElectricityUsage {
        ElectricityUsage(
            campus: nil, building: nil, room: "101", updateTime: nil, electricityUsed: nil, electricityAvailable: available,
            electricityAll: nil, hall: nil)
    }

    private static func log(_ date: CalendarDate, _ usage: Double?, room: String = "101") -> ElectricityLog {
        ElectricityLog(date: date, usage: usage, campus: nil, building: "1号楼", room: room)
    }

    private static func forecast(_ available: Double, _ logs: [ElectricityLog]) -> [Double?] {
        let forecast = ElectricityForecast(of: usage(available), logs, today: "2026-11-24")
        return [Double(forecast.dayCount), forecast.dailyUsage, forecast.daysLeft]
    }

    private static let days = [log("2026-11-21", 2), log("2026-11-22", 4), log("2026-11-23", 3)]

    @Test("The forecast divides what is left by the mean of the latest days")
    func forecast() {
        #expect(Self.forecast(10, Self.days) == [3, 3, 3.3])
        #expect(Self.forecast(-1, Self.days) == [3, 3, 0])
        let others = [
            Self.log("2026-11-24", 90), Self.log("2026-11-09", 90), Self.log("2026-11-25", 90), Self.log("2026-11-20", nil),
            Self.log("2026-11-19", 90, room: "202"), Self.log("2026-11-18", 1), Self.log("2026-11-18", 90), Self.log("2026-11-23", 3),
            Self.log("2026-11-17", -5),
        ]
        #expect(
            Self.forecast(10, Self.days + others) == [3, 3, 3.3], "today, old, future, empty, other room, two readings, twice, negative")
    }

    @Test("Without three readings, or without usage, there is no forecast")
    func noForecast() {
        #expect(Self.forecast(10, []) == [0, nil, nil])
        #expect(Self.forecast(10, Array(Self.days.prefix(2))) == [2, nil, nil])
        #expect(Self.forecast(10, Self.days.map { Self.log($0.date, 0) }) == [3, nil, nil])
    }
}
