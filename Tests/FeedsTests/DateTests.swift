import Calendar
import Testing

@testable import Feeds

@Suite("Dates in feeds")
struct DateTests {
    @Test(
        "Dates in the forms of RFC 822 and RFC 5322 are parsed, even if the weekday is wrong",
        arguments: [
            ("Sun, 22 Nov 2026 08:00:00 +0800", "2026-11-22T08:00:00+08:00"), ("22 Nov 2026 08:00:00 GMT", "2026-11-22T08:00:00Z"),
            ("Sun, 22 Nov 2026 08:00 GMT", "2026-11-22T08:00:00Z"), ("Mon, 22 Nov 2026 08:00:00 GMT", "2026-11-22T08:00:00Z"),
            ("sun, 22 nov 2026 08:00:00 gmt", "2026-11-22T08:00:00Z"), ("Sun, 2 Nov 26 08:00:00 UT", "2026-11-02T08:00:00Z"),
            ("Sun, 2 Nov 97 08:00:00 Z", "1997-11-02T08:00:00Z"), ("22 Nov 2026 08:00:00 EST", "2026-11-22T08:00:00-05:00"),
            ("22 Nov 2026 08:00:00 EDT", "2026-11-22T08:00:00-04:00"), ("22 Nov 2026 08:00:00 CST", "2026-11-22T08:00:00-06:00"),
            ("22 Nov 2026 08:00:00 PST", "2026-11-22T08:00:00-08:00"), ("22 Nov 2026 08:00:00 -0000", "2026-11-22T08:00:00Z"),
            ("2 Nov 49 08:00:00 Z", "2049-11-02T08:00:00Z"), ("2 Nov 50 08:00:00 Z", "1950-11-02T08:00:00Z"),
            ("2 Nov 103 08:00:00 Z", "2003-11-02T08:00:00Z"),
            ("22 Nov 2026 08:00:00 -0330", "2026-11-22T08:00:00-03:30"), ("22 Nov 2026", "2026-11-22T00:00:00Z"),
        ])
    func rfc822(text: String, time: String) { #expect(FeedDate.parse(text)?.text == time) }

    @Test(
        "Names of time zones have their offsets, in minutes",
        arguments: [
            ("z ut utc gmt wet", 0), ("edt", -240), ("est cdt", -300), ("cst mdt", -360), ("mst pdt", -420), ("pst", -480),
            ("bst cet met mez west", 60), ("cest mest mesz eet", 120), ("eest msk", 180), ("ist", 330), ("hkt sgt awst", 480),
            ("jst kst", 540), ("aest", 600), ("aedt", 660),
        ])
    func zones(names: String, offset: Int) {
        for name in names.split(separator: " ") { #expect(DateNames.offset(String(name)) == offset, "\(name)") }
    }

    @Test(
        "Dates in the forms of RFC 3339 and W3C-DTF, and in similar forms, are parsed",
        arguments: [
            ("2026-11-22T08:00:00+08:00", "2026-11-22T08:00:00+08:00"), ("2026-11-22T08:00:00.123Z", "2026-11-22T08:00:00.123Z"),
            ("2026-11-22t08:00:00z", "2026-11-22T08:00:00Z"), ("2026-11-22 08:00:00", "2026-11-22T08:00:00Z"),
            ("2026-11-22T08:00:00,5Z", "2026-11-22T08:00:00.5Z"), ("2026-11-22T08:00Z", "2026-11-22T08:00:00Z"),
            ("2026-11-22", "2026-11-22T00:00:00Z"), ("2026-11", "2026-11-01T00:00:00Z"), ("2026", "2026-01-01T00:00:00Z"),
            ("20261122", "2026-11-22T00:00:00Z"), ("2026-11-22T08:00:00+0800", "2026-11-22T08:00:00+08:00"),
            ("2026-11-22T08:00:00 +8", "2026-11-22T08:00:00+08:00"), ("0001-01-01T00:00:00Z", "0001-01-01T00:00:00Z"),
        ])
    func rfc3339(text: String, time: String) { #expect(FeedDate.parse(text)?.text == time) }

    @Test(
        "Dates in nonstandard forms that real feeds use are parsed",
        arguments: [
            ("Sunday, November 22, 2026 8:03 PM", "2026-11-22T20:03:00Z"), ("Nov 22, 2026 12:03 a.m.", "2026-11-22T00:03:00Z"),
            ("Sun Nov 22 08:00:00 2026", "2026-11-22T08:00:00Z"), ("Sun Nov 22 08:00:00 PST 2026", "2026-11-22T08:00:00-08:00"),
            ("22-Nov-2026", "2026-11-22T00:00:00Z"), ("2026/11/22 08:00", "2026-11-22T08:00:00Z"), ("11/22/2026", "2026-11-22T00:00:00Z"),
            ("22/11/2026", "2026-11-22T00:00:00Z"), ("22.11.2026 08:00", "2026-11-22T08:00:00Z"),
            ("2nd November 2026", "2026-11-02T00:00:00Z"), ("Sun,22 Nov 2026 08:00:00GMT", "2026-11-22T08:00:00Z"),
            ("Sun, 22 Nov 2026 08:00:00 GMT+8", "2026-11-22T08:00:00+08:00"),
            ("Sun, 22 Nov 2026 08:00:00 --0700", "2026-11-22T08:00:00-07:00"),
            ("Sun, 22 Nov 2026 08:00:00 +0000 (Coordinated Universal Time)", "2026-11-22T08:00:00Z"),
            ("2026-11-22T15:04:05:00", "2026-11-22T15:04:05Z"), ("22 Nov 2026 at 08:00", "2026-11-22T08:00:00Z"),
            ("1795305600", "2026-11-22T08:00:00+08:00"), ("1795305600000", "2026-11-22T08:00:00+08:00"),
            ("2026年11月22日 8:03", "2026-11-22T08:03:00+08:00"), ("2026年11月22日星期日 下午8:03", "2026-11-22T20:03:00+08:00"),
            ("2026年11月22日", "2026-11-22T00:00:00+08:00"), ("周日, 22 Nov 2026 08:00:00 +0900", "2026-11-22T08:00:00+09:00"),
            ("lun., 22 août 2026 08:00:00 +0200", "2026-08-22T08:00:00+02:00"),
            ("So, 22 Okt 2026 08:00:00 MEZ", "2026-10-22T08:00:00+01:00"),
            ("Mo, 22. März 2026", "2026-03-22T00:00:00Z"), ("mar. 22 nov. 2026 08:00", "2026-11-22T08:00:00Z"),
            ("xyz., 22 Nov 2026 08:00:00 +0100", "2026-11-22T08:00:00+01:00"),
            ("ons, 22 Nov 2026 08:00:00 +0100", "2026-11-22T08:00:00+01:00"),
            ("22 Nov 2026 08:00:00 (EST)", "2026-11-22T08:00:00-05:00"), ("22 Nov 2026 EST", "2026-11-22T00:00:00-05:00"),
            ("2026-11-22 08:00:00 +0300 EAT", "2026-11-22T08:00:00+03:00"), ("08:00 - 22 Nov 2026", "2026-11-22T08:00:00Z"),
            ("2026-11-22(日) 08:00", "2026-11-22T08:00:00Z"), ("22. November 2026 um 08:00 Uhr", "2026-11-22T08:00:00Z"),
            ("2026年11月22日 星期日下午8:03", "2026-11-22T20:03:00+08:00"), ("2026年11月22日 中午11:30", "2026-11-22T11:30:00+08:00"),
            ("2026年11月22日 中午1:30", "2026-11-22T13:30:00+08:00"), ("2026年11月22日 上午12:03", "2026-11-22T00:03:00+08:00"),
            ("2026年11月22日 下午20:03", "2026-11-22T20:03:00+08:00"), ("2026年11月22号8点3分", "2026-11-22T08:03:00+08:00"),
            ("2026年11月22日 下午8时3分5秒", "2026-11-22T20:03:05+08:00"),
        ])
    func others(text: String, time: String) { #expect(FeedDate.parse(text)?.text == time) }

    @Test(
        "FeedDate returns nil for a date that does not exist and for a text without a date",
        arguments: [
            "", "today", "31 Jun 2026", "2026-02-29", "2026-02-29T08:00:00Z", "22 Nov 2026 24:00:00 GMT", "22 Nov 2026 08:60:00 GMT",
            "22 Nov 2026 08:00:60 GMT", "2026-11-22T08:00:00+99:00", "2026-13-01", "08:00:00", "Nov", "99999999999999999999", "2026年13月1日",
            "22 Nov 99999", "-1", String(repeating: "1:", count: 200),
        ])
    func none(text: String) { #expect(FeedDate.parse(text) == nil) }

    @Test(
        "FeedDate returns nil for a date with a word or number whose meaning is not known, because it may change the time",
        arguments: [
            "Sun, 22 Nov 2026 08:00:00 ET", "22 Nov 2026 8:00 PM PT", "22 Nov 2026 08:00 CT", "22 Nov 2026 08:00 MT",
            "22 Nov 2026 08:00 AT",
            "22 Nov 2026 08:00:00 (ET)", "22 Nov 2026 08:00:00 XYZ", "22 Nov 2026 08:00:00 Europe/Berlin", "22 Nov 2026 08:00:00 A",
            "22 Nov 2026 08:00:00 EST PST", "2026-11-22 오후 8:03", "2026년 11월 22일 오후 8:03", "2026年11月22日 午後8:03", "2026年11月22日 傍晚6:03",
            "2026年11月22日 8点半", "2026年11月22日 晚上12:30", "22 Nov 2026 13:00 AM", "22 Nov 2026 PM", "22 Nov 2026 8:00 noon",
            "22 Nov 2026 08:00:00 0800", "22 Nov 2026 08:00:00 7", "Marvelous 22 2026", "22 Nov Dec 2026", "22 jui 2026",
            "2026-11-22 (오후) 8:03", "22 Nov 2026 8pmEST", "posted 22 Nov 2026 08:00",
            "xyz. 22 Nov 2026 08:00", "22 Nov 2026 08:00 xyz.,",
        ])
    func unknown(text: String) { #expect(FeedDate.parse(text) == nil) }

    @Test(
        "MailDate reads all months",
        arguments: zip(1...12, ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]))
    func months(number: Int, name: String) {
        let expected = CalendarDate(year: 2026, month: number, day: 2).flatMap { Timestamp("\($0)T08:00:00Z") }
        #expect(expected != nil && MailDate.parse("Wed, 02 \(name) 2026 08:00:00 GMT") == expected)
    }

    @Test("For each date that MailDate can parse, DateReader returns the same time")
    func usualForm() {
        var compared = 0
        for month in ["Jan", "feb", "MAR", "Jun", "Sep", "Dec", "Xyz"] {
            for day in ["1", "01", "28", "29", "31", "32", "0", "123"] {
                for (year, zone) in [
                    ("2026", "GMT"), ("2024", "+0000"), ("1969", "-0330"), ("20260", "+2400"), ("26", "+0860"), ("2026", "EST"),
                ] {
                    for time in ["08:00:00", "23:59:59", "24:00:00", "8:00:00", "08:60:00", "08:00:60", "08:00"] {
                        let text = "Sun, \(day) \(month) \(year) \(time) \(zone)"
                        guard let fast = MailDate.parse(text) else { continue }
                        var reader = DateReader(text)
                        #expect(fast == reader.timestamp(), "\(text)")
                        compared += 1
                    }
                }
            }
        }
        #expect(compared > 100)
    }
}
