import Calendar
import Errors
import TestSupport
import Testing

@testable import FudanKit

@Suite("The last week of a semester")
struct LastWeekTests {
    private static func semesters(end: CalendarDate) throws -> [Semester] {
        let page = """
            <select id="allSemesters"><option value="505">2026-2027学年1学期</option></select>
            <script>var semesters = JSON.parse('[{"id":505,"nameZh":"2026-2027学年1学期","startDate":"2026-09-06","endDate":"\(end)"}]'); var x = {'id': 505};</script>
            """
        return try SemesterPage(AcademicPages.response(page)).semesters()
    }

    @Test("A partial last week counts as a week, whatever day the semester ends on", arguments: 0..<7)
    func partial(day: Int) throws {
        let lastSunday: CalendarDate = "2027-01-03"
        let semester = try #require(try Self.semesters(end: lastSunday.adding(days: day)).first)
        #expect(semester.weekCount == 18 && semester.endDate == "2027-01-10")
        let end = try #require(semester.endDate)
        #expect(semester.week(of: end) == 18 && semester.week(of: end.adding(days: 1)) == 19)
        #expect(semester.monday(ofWeek: 18) == "2027-01-04")
    }

    @Test("For a date before the first or after the last course, the default week is the nearest week with courses")
    func defaultWeek() async throws {
        let semester = try #require(try Self.semesters(end: "2027-01-09").first)
        let courses = try await CourseTests.courses([AcademicPages.activity("A.01", "甲", weekday: 7, weeks: [2, 18])])
        let changes = DayChanges(years: [])
        func week(_ number: Int?, today: CalendarDate) -> CourseWeek {
            CourseWeek(number, of: semester, courses: courses, today: today, changes: changes)
        }
        #expect(week(nil, today: "2027-01-10").week == 18)
        #expect(week(nil, today: "2027-01-11").week == 18 && week(nil, today: "2027-01-11").currentWeek == 19)
        #expect(week(nil, today: "2026-09-07").week == 2)
        let last = week(18, today: "2026-09-07")
        #expect(last.courses.map(\.name) == ["甲"] && last.startDate == "2027-01-04" && last.endDate == "2027-01-10")
        #expect(week(17, today: "2026-09-07").courses.isEmpty)
    }

    @Test("A course that is held only in the last week is listed")
    func course() async throws {
        for week in [18, WeekSet.range.upperBound] {
            let courses = try await CourseTests.courses([AcademicPages.activity("A.01", "甲", weekday: 7, weeks: [week])])
            #expect(courses.map(\.onWeeks) == [[week]])
        }
    }
}
