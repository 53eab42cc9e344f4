import Errors
import TestSupport
import Testing

@testable import FudanKit

@Suite("Polls for new scores and electricity readings", .timeLimit(.minutes(5)))
struct WatchTests {
    static func sheet(_ grades: (String, String)...) -> String {
        let rows = grades.map { #"{"courseCode":"\#($0.0)","courseName":"课程\#($0.0)","gaGrade":"\#($0.1)","gp":null}"# }
        return #"{"semesterId2studentGrades":{"503":[\#(rows.joined(separator: ","))]}}"#
    }

    /// Returns services that know the semesters, so that the number of the student is cached whatever the date of the test.
    private static func campus(_ server: FakeServer) async throws -> Campus {
        let campus = server.campus
        _ = try await campus.courseService.getSemesters(cache: .prefer)
        return campus
    }

    @Test("A poll returns each new or changed grade once, and no score without a published grade")
    func scores() async throws {
        let server = ScoreTests.server(["/sheet/info/160123": Self.sheet(("A", "B+"), ("B", "")), "/course-table": AcademicPages.semesters])
        let campus = try await Self.campus(server)
        let first = try await campus.scoreService.watch(semesterId: 503, since: nil)
        #expect(first.scores.isEmpty)
        server.change(to: Self.sheet(("A", "A-"), ("B", ""), ("C", "P")))
        let second = try await campus.scoreService.watch(semesterId: 503, since: first.token)
        #expect(second.scores.map(\.courseCode) == ["A", "C"] && second.scores.map(\.grade) == ["A-", "P"])
        let update = try await campus.scoreService.watch(semesterId: 503, since: second.token)
        #expect(update == NewScores(token: second.token, scores: []))
        // Another order does not count as a change.
        server.change(to: Self.sheet(("C", "P"), ("A", "A-"), ("B", "F")))
        let third = try await campus.scoreService.watch(semesterId: 503, since: second.token)
        #expect(third.scores.map(\.courseCode) == ["B"])
        let kept = try await campus.scoreService.getScores(semesterId: 503, cache: .only).value
        #expect(kept.count == 3, "a poll updates the cache")
    }

    @Test("After a poll without grades, the first published grades are returned")
    func firstScores() async throws {
        let server = ScoreTests.server(["/sheet/info/160123": Self.sheet(), "/course-table": AcademicPages.semesters])
        let campus = try await Self.campus(server)
        let token = try await campus.scoreService.watch(semesterId: 503, since: nil).token
        server.change(to: Self.sheet(("A", "A")))
        let update = try await campus.scoreService.watch(semesterId: 503, since: token)
        #expect(update.scores.map(\.grade) == ["A"])
    }

    @Test("A poll returns a changed reading once, and if a limit is passed, only if the remaining energy is below the limit")
    func readings() async throws {
        let server = FakeServer(ElectricityTests.meter(used: "1"))
        let service = server.campus.electricityService
        let token = try await service.watch(belowKwh: nil, since: nil).token
        // A new time of the reading does not count as a change.
        server.change(to: ElectricityTests.meter(used: "1", updated: "2026-11-21 00:00:00"))
        var update = try await service.watch(belowKwh: nil, since: token)
        #expect(update == NewReadings(token: token, readings: []))
        server.change(to: ElectricityTests.meter(used: "2"))
        for (limit, count) in [(nil, 1), (0, 1), (-1.5, 0)] as [(Double?, Int)] {
            let news = try await service.watch(belowKwh: limit, since: token)
            #expect(news.readings.map(\.electricityUsed) == Array(repeating: 2, count: count) && news.token != token)
            update = try await service.watch(belowKwh: limit, since: news.token)
            #expect(update.readings.isEmpty)
        }
        let hall = #""ting":true,"t_used":1,"t_all":3,"t_surplus":-2"#
        server.change(to: ElectricityTests.meter(used: "2", hall: hall))
        update = try await service.watch(belowKwh: -1.5, since: token)
        #expect(update.readings.count == 1)
    }

    @Test("The watch token of an electricity reading does not contain the room")
    func privacy() async throws {
        let token = try await FakeServer(ElectricityTests.meter()).campus.electricityService.watch(belowKwh: nil, since: nil).token
        #expect(token.hasPrefix("reading:") && token.utf8.count == "reading:".utf8.count + 16)
    }

    @Test("A watch token of another method or semester is refused before a request")
    func foreignTokens() async throws {
        let server = FakeServer("{}")
        let campus = server.campus
        await expectFailure(.invalidArgument) { try await campus.scoreService.watch(semesterId: 503, since: "scores:504:") }
        await expectFailure(.invalidArgument) { try await campus.electricityService.watch(belowKwh: nil, since: "messages:1") }
        #expect(server.requests.isEmpty)
    }
}
