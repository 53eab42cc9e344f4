import Storage
import Testing

@testable import FudanKit

@Suite("Days and times")
struct CalendarDateTests {
    @Test(
        "texts are read and written as they are",
        arguments: ["2026-11-21", "2024-02-29", "0001-01-01", "9999-12-31", "2000-02-29", "1969-12-31"])
    func texts(text: String) throws {
        #expect(try #require(CalendarDate(text)).description == text)
    }

    @Test(
        "what is no day is none",
        arguments: [
            "", "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "0000-01-01", "26-1-1", "2026-1-01", "2026/11/21",
            "２０２６-11-21", "2026-11-21 ", "-026-11-21",
        ])
    func noDays(text: String) {
        #expect(CalendarDate(text) == nil)
    }

    @Test("every day of eight hundred years follows the one before it")
    func everyDay() throws {
        var day = try #require(CalendarDate("1600-01-01"))
        #expect(day.weekday == 6)
        while day < CalendarDate(year: 2400, month: 1, day: 1)! {
            let (year, month, number) = day.components
            #expect(CalendarDate(year: year, month: month, day: number) == day)
            let next = day.adding(days: 1)
            #expect(next.weekday == day.weekday % 7 + 1)
            let (nextYear, nextMonth, nextNumber) = next.components
            #expect(nextNumber == number + 1 || nextNumber == 1 && (nextMonth == month + 1 || nextMonth == 1 && nextYear == year + 1))
            day = next
        }
    }

    @Test("the year around New Year is the calendar's, never the week's")
    func weekYear() throws {
        #expect(try #require(CalendarDate("2024-12-30")).adding(days: 1).description == "2024-12-31")
        #expect(try #require(CalendarDate("2027-01-01")).description == "2027-01-01")
        #expect(try #require(CalendarDate("2026-11-21")).weekday == 6)
    }

    @Test("the Monday on or after", arguments: [("2026-09-06", "2026-09-07"), ("2026-09-07", "2026-09-07"), ("2025-03-01", "2025-03-03")])
    func monday(day: String, monday: String) throws {
        #expect(try #require(CalendarDate(day)).mondayOnOrAfter.description == monday)
    }

    @Test("days at the university begin at 16:00 UTC, before 1970 too")
    func today() {
        #expect(CalendarDate(at: WallTime(milliseconds: 1_798_732_799_999)).description == "2026-12-31")
        #expect(CalendarDate(at: WallTime(milliseconds: 1_798_732_800_000)).description == "2027-01-01")
        #expect(CalendarDate(at: WallTime(milliseconds: 0)).description == "1970-01-01")
        #expect(CalendarDate(at: WallTime(milliseconds: -28_800_001)).description == "1969-12-31")
        #expect(CalendarDate(at: WallTime(milliseconds: .max)).description == "9999-12-31")
        #expect(CalendarDate(at: WallTime(milliseconds: .min)).description == "0001-01-01")
    }

    @Test("no sum overflows")
    func sums() throws {
        let day = try #require(CalendarDate("2026-11-21"))
        #expect(day.adding(days: .max).description == "9999-12-31")
        #expect(day.adding(days: .min).description == "0001-01-01")
    }

    @Test("a day within a text")
    func within() throws {
        let found = try #require(CalendarDate.first(in: "时间：2027-01-04 08:30~10:30"))
        #expect(found.date.description == "2027-01-04" && found.rest == " 08:30~10:30")
        #expect(CalendarDate.first(in: "待定") == nil)
    }

    @Test(
        "times of day",
        arguments: [("8:05", "08:05"), ("22:00", "22:00"), ("24:00", nil), ("08:60", nil), ("0800", nil), ("", nil), ("٨:05", nil)])
    func times(text: String, expected: String?) {
        #expect(ClockTime(text)?.description == expected)
    }
}
