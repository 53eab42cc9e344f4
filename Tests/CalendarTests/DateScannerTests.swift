import Testing

@testable import Calendar

@Suite("Dates and times in strings")
struct DateScannerTests {
    @Test(
        "`firstDate` returns the first date in a string, and the text after this date",
        arguments: [
            ("2026-11-21", "2026-11-21", ""), (" 2024-03-11  2024-03-12 ", "2024-03-11", "  2024-03-12 "),
            ("2001.01.01\n12:00", "2001-01-01", "\n12:00"), ("2026/1/2 0:00:00", "2026-01-02", " 0:00:00"),
            ("2026年1月2日", "2026-01-02", ""), ("20240229", "2024-02-29", ""), ("发布于2024-12-31。", "2024-12-31", "。"),
            ("时间：2027-01-04 08:30~10:30", "2027-01-04", " 08:30~10:30"), ("2024-13-01 2024-12-02 8:00", "2024-12-02", " 8:00"),
        ])
    func dates(text: String, date: String, rest: String) throws {
        let found = try #require(DateScanner.firstDate(in: text))
        #expect(found.date.description == date && found.rest == rest)
    }

    @Test(
        "`firstDate` returns nil for a string without a valid date",
        arguments: [
            "", "--", "待定", "2023-02-29", "1900.02.29", "2024-13-01", "2024-00-10", "2024-04-31", "12-11-21", "2024-3",
            "99999999999999999999-1-1",
        ])
    func noDate(text: String) {
        #expect(DateScanner.firstDate(in: text) == nil)
    }

    @Test(
        "`times` returns all valid times of day in a string, in order",
        arguments: [
            ("08:00\n09:00", ["08:00", "09:00"]), ("7:05--24:00", ["07:05", "24:00"]), ("2024-03-11 23:59:59", ["23:59"]),
            ("8：05 至 9：40", ["08:05", "09:40"]),
            ("25:00 12:60 24:01 :: 1:2 123:00", []), ("99999999999999999999:00", []), (":08:05 8::05", []),
        ])
    func times(text: String, times: [String]) {
        #expect(DateScanner.times(in: text).map(\.description) == times)
    }
}
