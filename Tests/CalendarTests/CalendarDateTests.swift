import JSON
import Testing

@testable import Calendar

@Suite("Dates")
struct CalendarDateTests {
    @Test(
        "A date is unchanged after conversion to a string or JSON and back",
        arguments: ["2026-11-21", "2024-02-29", "0001-01-01", "9999-12-31", "2000-02-29", "1969-12-31"])
    func texts(text: String) throws {
        let date = try #require(CalendarDate(text))
        #expect(date.description == text)
        #expect(try [CalendarDate].decode(PaddedBytes(#"["\#(text)"]"#.utf8)) == [date])
        #expect(JSONText.bytes(of: [date]).map { String(decoding: $0, as: UTF8.self) } == #"["\#(text)"]"#)
    }

    @Test(
        "A string that is not of the form YYYY-MM-DD, or a date that does not exist, is refused",
        arguments: [
            "", "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "0000-01-01", "26-1-1", "2026-1-01", "2026/11/21",
            "２０２６-11-21", "2026-11-21 ", "-026-11-21", "-2026-11-21", "2026--11-21", "2026-11-21-", "2026-1a-21",
        ])
    func invalid(text: String) {
        #expect(CalendarDate(text) == nil)
        #expect(throws: JSONError.self) { try [CalendarDate].decode(PaddedBytes(#"["\#(text)"]"#.utf8)) }
    }

    @Test("For each date from 1600 to 2399, adding one day returns the next date, and its weekday is the next weekday")
    func everyDay() throws {
        var day = try #require(CalendarDate("1600-01-01"))
        let end = try #require(CalendarDate("2400-01-01"))
        #expect(day.weekday == 6)
        while day < end {
            let (year, month, number) = day.components
            let next = day.adding(days: 1)
            let (nextYear, nextMonth, nextNumber) = next.components
            let isValid =
                CalendarDate(year: year, month: month, day: number) == day && next.weekday == day.weekday % 7 + 1
                && (nextNumber == number + 1 || nextNumber == 1 && (nextMonth == month + 1 || nextMonth == 1 && nextYear == year + 1))
            if !isValid { Issue.record("\(day)") }
            day = next
        }
    }

    @Test("A date is before the next date, and not before itself")
    func order() throws {
        let date = try #require(CalendarDate("2026-12-31"))
        let next = date.adding(days: 1)
        #expect(date < next && !(next < date) && !(date < date))
    }

    @Test("Adding days to a date can change the year, and the sum is clamped to the years 1 to 9999")
    func arithmetic() throws {
        let date = try #require(CalendarDate("2024-12-30"))
        #expect(date.adding(days: 2).description == "2025-01-01" && date.adding(days: 2).days(since: date) == 2)
        #expect(date.adding(days: .max).description == "9999-12-31" && date.adding(days: .min).description == "0001-01-01")
        #expect(date.formatted(separator: "") == "20241230")
    }

    @Test(
        "`mondayOnOrAfter` returns the date itself if the date is a Monday, and otherwise the next Monday",
        arguments: [("2026-09-06", "2026-09-07"), ("2026-09-07", "2026-09-07"), ("2025-03-01", "2025-03-03")])
    func monday(day: String, monday: String) throws {
        #expect(try #require(CalendarDate(day)).mondayOnOrAfter.description == monday)
    }
}

@Suite("Times of day")
struct TimeOfDayTests {
    @Test(
        "A time of day is parsed only if it has the form H:MM or HH:MM and is at most 24:00",
        arguments: [
            ("8:05", "08:05"), ("22:00", "22:00"), ("23:59", "23:59"), ("24:00", "24:00"), ("24:01", nil), ("25:00", nil), ("08:60", nil),
            ("0800", nil), ("", nil), ("٨:05", nil), ("8:5", nil), ("1a:05", nil), ("08:0b", nil), ("008:05", nil), (":8:05", nil),
            ("8::05", nil), ("8:05:", nil),
        ])
    func texts(text: String, expected: String?) throws {
        #expect(TimeOfDay(text)?.description == expected)
        #expect((try? [TimeOfDay].decode(PaddedBytes(#"["\#(text)"]"#.utf8)))?.map(\.description) == expected.map { [$0] })
    }

    @Test("Adding minutes returns nil if the sum is not between 00:00 and 24:00")
    func sums() throws {
        let time = try #require(TimeOfDay("23:15"))
        #expect(time.adding(minutes: 45) == .endOfDay && time.adding(minutes: -23 * 60 - 15) == .midnight)
        #expect(time.adding(minutes: 46) == nil && time.adding(minutes: .min) == nil && time.adding(minutes: .max) == nil)
    }

    @Test("A parsed time of day has the hour and minute of its string, and is after midnight and before the end of the day")
    func order() throws {
        let time = try #require(TimeOfDay("13:30"))
        #expect(time.hour == 13 && time.minute == 30 && time.formatted(separator: "") == "1330")
        #expect(TimeOfDay.midnight < time && time < .endOfDay && TimeOfDay.endOfDay.description == "24:00")
        #expect(!(time < time) && !(TimeOfDay.endOfDay < time))
    }
}
