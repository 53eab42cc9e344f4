import Testing

@testable import FudanKit

@Suite("What is read from pages' texts")
struct PageTextTests {
    @Test(
        "days",
        arguments: [
            ("2026-11-21", "2026-11-21"), (" 2024-03-11  2024-03-12 ", "2024-03-11"), ("2001.01.01\n12:00", "2001-01-01"),
            ("2026/1/2 0:00:00", "2026-01-02"),
            ("2026年1月2日", "2026-01-02"), ("20240229", "2024-02-29"), ("发布于2024-12-31。", "2024-12-31"),
        ])
    func days(text: String, day: String) {
        #expect(PageText.firstDay(in: text) == day)
    }

    @Test(
        "what is no day",
        arguments: [
            "", "--", "2023-02-29", "1900.02.29", "2024-13-01", "2024-00-10", "2024-04-31", "12-11-21", "2024-3",
            "99999999999999999999-1-1",
        ])
    func noDay(text: String) {
        #expect(PageText.firstDay(in: text) == nil)
        #expect(!PageText.isDay(text))
    }

    @Test("a day as a parameter is written in full")
    func dayParameter() {
        #expect(PageText.isDay("2024-02-29"))
        for text in ["2024-2-29", "2024.02.29", "20240229", "2024-02-29 "] { #expect(!PageText.isDay(text)) }
    }

    @Test(
        "times",
        arguments: [
            ("08:00\n09:00", ["08:00", "09:00"]), ("7:05--24:00", ["07:05", "24:00"]), ("2024-03-11 23:59:59", ["23:59"]),
            ("25:00 12:60 24:01 :: 1:2 123:00", []),
            ("99999999999999999999:00", []),
        ])
    func times(text: String, times: [String]) {
        #expect(PageText.times(in: text) == times)
    }

    @Test(
        "numbers",
        arguments: [
            ("123.45", 123.45), ("￥1,234.50元", 1234.5), ("-12.00", -12), ("- ¥ 3", -3), ("¥-3.5", -3.5), ("87.", 87), ("85 分", 85),
            ("第 2,3", 23), (" 0.10", 0.1),
        ])
    func numbers(text: String, number: Double) {
        #expect(PageText.firstNumber(in: text) == number)
    }

    @Test("what is no number", arguments: ["", "--", "nan", "inf", "元", "."])
    func noNumber(text: String) {
        #expect(PageText.firstNumber(in: text) == nil)
    }

    @Test(
        "links",
        arguments: [
            ("/26/10/c1a2/page.htm", "https://jwc.fudan.edu.cn/26/10/c1a2/page.htm"),
            ("page.htm?a=b#c", "https://jwc.fudan.edu.cn/9397/page.htm?a=b#c"),
            ("../x/./y/..", "https://jwc.fudan.edu.cn/x/"), ("../../../x", "https://jwc.fudan.edu.cn/x"),
            ("?b=1", "https://jwc.fudan.edu.cn/9397/list1.htm?b=1"),
            ("//gs.fudan.edu.cn/a", "https://gs.fudan.edu.cn/a"), ("http://www.fudan.edu.cn/a b", "http://www.fudan.edu.cn/a%20b"),
            (" /通知.htm\n", "https://jwc.fudan.edu.cn/%E9%80%9A%E7%9F%A5.htm"),
            ("/a%20b|c", "https://jwc.fudan.edu.cn/a%20b%7Cc"), ("HTTPS://x.cn/", "HTTPS://x.cn/"),
        ])
    func links(link: String, url: String) {
        #expect(AbsoluteLink.resolve(link, page: "https://jwc.fudan.edu.cn/9397/list1.htm?x=/y") == url)
    }

    @Test("what leads nowhere", arguments: ["", " ", "#top", "javascript:void(0)", "mailto:a@b.cn", "data:text/html,x"])
    func noLink(link: String) {
        #expect(AbsoluteLink.resolve(link, page: "https://jwc.fudan.edu.cn/") == nil)
    }
}
