import Testing

@testable import Markup

@Suite("Values of input elements")
struct InputValueTests {
    @Test(
        "A value is valid if it has the form of its type",
        arguments: [
            ("number", "0 9 1 -1 1.5 .5 -1.5e3 1E-3 1e+5 00", "|+1|1.|-|e5|1e|0x1| 1|1 |１|1,5|--1|inf|nan"), ("range", "5 -0.5", "|x|+5"),
            (
                "month", "2026-01 2026-12 0001-09 123456-10",
                "|2026|2026-00|2026-13|2026-1|2026-001|26-01|999-01|0000-01|1234567-01|2026-01-01"
            ),
            (
                "date",
                "2026-01-01 2026-12-31 2026-02-28 2024-02-29 2000-02-29 2026-04-30 2026-06-30 2026-09-30 2026-11-30 2026-03-31 0001-01-01",
                """
                |2026-02-29|1900-02-29|2026-04-31|2026-06-31|2026-09-31|2026-11-31|2026-01-32|2024-02-30|2026-01-00|2026-00-01|2026-13-01|2026-1-01\
                |2026-01-1|0000-01-01|999-01-01|2026-01-01-01|-2026-01-01|2026-01|2026-01-0x|2026/01/01
                """
            ),
            (
                "week", "2026-W01 2026-W53 2025-W52 2020-W53",
                "|2026-W00|2025-W53|2026-w01|2026-W1|2026-01|2026-W001|2026-W54|0000-W01|2026-W01-1|2026"
            ),
            (
                "time", "00:00 09:00 23:59 12:30:00 12:30:59 12:30:30.5 12:30:30.123",
                "|24:00|12:60|12:30:60|12:30:30.1234|12:30:30.|1:30|12|12:3|12:30:5|12:30:30:30|12:30:|:30|-1:30|12:30:30.5.5|12:30:3x"
            ),
            (
                "datetime-local", "2026-01-01T00:00 2026-01-01T23:59:59.999",
                "|2026-01-01|2026-01-01T24:00|2026-02-30T00:00|T00:00|2026-01-01T|12:00"
            ),
            ("text", "", "|1|2026-01-01"), ("color", "", "#ffffff"),
        ])
    func forms(type: String, valid: String, invalid: String) {
        for text in valid.split(separator: " ") { #expect(InputValue("\(text)", type: type) != nil, "\(text)") }
        for text in invalid.split(separator: "|", omittingEmptySubsequences: false) {
            #expect(InputValue("\(text)", type: type) == nil, "\(text)")
        }
        #expect((InputValue("2026-01-01 12:00", type: type) != nil) == (type == "datetime-local"))
    }

    @Test("A year has 53 weeks if it begins on a Thursday, or on a Wednesday before a leap day")
    func weeks() {
        // The day of the week of January 1, from Monday = 0 in the year 1.
        var weekday = 0
        for year in 1...2800 {
            let isLeap = year.isMultiple(of: 400) || year.isMultiple(of: 4) && !year.isMultiple(of: 100)
            let digits = String(repeating: "0", count: 4 - "\(year)".count) + "\(year)"
            let isLong = weekday == 3 || weekday == 2 && isLeap
            #expect((InputValue("\(digits)-W53", type: "week") != nil) == isLong, "\(year)")
            #expect((InputValue("\(digits)-02-29", type: "date") != nil) == isLeap, "\(year)")
            weekday = (weekday + (isLeap ? 366 : 365)) % 7
        }
    }

    @Test(
        "Values are ordered by their parts from left to right",
        arguments: [
            ("number", ["-1e1", "-1.5", "-1", "0", "0.5", "1", "9", "10"]), ("range", ["1", "2"]),
            ("month", ["2025-12", "2026-01", "2026-02"]),
            ("date", ["2025-12-31", "2026-01-01", "2026-01-02", "2026-02-01", "10000-01-01"]),
            ("week", ["2025-W52", "2026-W01", "2026-W53"]),
            ("time", ["00:00", "00:00:00.5", "00:00:01", "00:00:59.999", "00:01", "01:00", "23:59:59"]),
            ("datetime-local", ["2025-12-31T23:59", "2026-01-01T00:00", "2026-01-01T00:00:01"]),
        ])
    func order(type: String, texts: [String]) throws {
        let values = try texts.map { try #require(InputValue($0, type: type)) }
        for (index, one) in values.enumerated() {
            for (otherIndex, other) in values.enumerated() {
                #expect((one < other) == (index < otherIndex) && (one == other) == (index == otherIndex))
            }
        }
        #expect(InputValue("12:00", type: "time") == InputValue("12:00:00.0", type: "time"))
    }
}
