import Calendar
import Calls
import JSON
import TestSupport
import Testing

@testable import FudanKit

/// Tests that the library does not crash on any number, such as the largest integer. A crash would end the test process.
@Suite("Damaged and hostile numbers", .computing, .timeLimit(.minutes(5)))
struct HostileNumberTests {
    @Test("A parser does not crash if any number, string or boolean of its input is replaced", arguments: ServiceParser.all)
    func inputs(parser: ServiceParser) {
        for text in parser.isJSON ? Mutations.ofJSON(parser.sample) : Mutations.ofPage(parser.sample) {
            try? parser.parse(text)
        }
    }

    static let semester =
        #"{"id":505,"name":"x","year":2026,"type":"first","start_date":"2026-09-07","week_count":18,"is_current":true,"#
        + #""contains_today":true}"#
    static let course =
        #"{"id":"a","semester_id":505,"code":"A","name":"x","teachers":[],"places":[],"weekday":3,"start":1,"end":2,"start_time":"08:00","end_time":"09:40","on_weeks":[1,3,5]}"#

    @Test("Weeks, conflicts and calendars can be computed from mutated semesters and courses that the decoder accepts")
    func stored() throws {
        let changes = DayChanges(
            [DayChange(date: "2026-10-01", isOff: false, coursesOf: "2026-09-09", name: nil)], years: [])
        let semesters = ([Self.semester] + Mutations.ofJSON(Self.semester)).compactMap { try? Semester.decode(PaddedBytes($0.utf8)) }
        let courses = ([Self.course] + Mutations.ofJSON(Self.course)).compactMap { try? Course.decode(PaddedBytes($0.utf8)) }
        #expect(semesters.count > 10 && courses.count > 10)
        #expect(courses.allSatisfy { $0.onWeeks.allSatisfy(WeekSet.range.contains) })
        for semester in semesters {
            for today in ["0001-01-01", "2026-11-21", "9999-12-31"] as [CalendarDate] {
                for week in [nil, 1, 60] {
                    _ = CourseWeek(week, of: semester, courses: courses, today: today, changes: changes)
                }
            }
            guard let monday = semester.startDate else { continue }
            let events = SemesterEvents(semester, monday: monday, changes: changes).events(courses)
            _ = CalendarFile(name: "", note: nil, reminderMinutes: .max, refreshMinutes: .max, begin: monday)
                .content(CalendarFile.identified(events), [:])
        }
        _ = try CourseConflict.list(Array(courses.prefix(20)))
    }

    @Test("A semester whose number of weeks is negative or more than ten years has no number of weeks and no end date")
    func weekCount() throws {
        for count in ["9223372036854775807", "-1", "1317624576693539402", "521"] {
            let body =
                #"{"params":{"year":"2026-2027","term":1},"termInfo":[{"year":"2026-2027","term":1,"startday":"2026-09-06","countweek":\#(count)}]}"#
            let semester = try #require(try GraduateSemesterResponse.decode(PaddedBytes(body.utf8)).semesters.first)
            #expect(semester.weekCount == nil && semester.endDate == nil && semester.startDate == "2026-09-07")
        }
    }

    @Test("All skipped rows are counted, but only the first 20 of them are kept")
    func manyMalformedRows() async throws {
        let rows = (0..<1000).map { $0 == 500 ? "7" : "\"\($0)x\"" }.joined(separator: ",")
        let body = "[\(rows)]"
        let (numbers, skipped) = try await skipping { try ReadRows<Int>.decode(PaddedBytes(body.utf8)).readable("number") }
        #expect(numbers == [7] && skipped.count == 999 && skipped.rows.count == SkippedRows.limit)
    }
}
