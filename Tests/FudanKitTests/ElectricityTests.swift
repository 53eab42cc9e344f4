import Calendar
import Errors
import JSON
import TestSupport
import Testing
import Text

@testable import FudanKit

@Suite("Electricity", .timeLimit(.minutes(5)))
struct ElectricityTests {
    static func meter(
        _ room: String = #""501""#, used: String = "123.45", updated: String = "2026-11-20 00:00:00", hall: String = #""ting":false"#
    ) -> String {
        #"{"e":0,"m":"操作成功","d":{"xq":"邯郸","xqid":1,"roomid":77,"tingid":null,"realname":"旦旦","ssmc":"南区10号楼","fjmc":\#(room),"fj_update_time":"\#(updated)","fj_used":\#(used),"fj_all":200,"fj_surplus":-1.5,\#(hall)}}"#
    }

    @Test("The electricity usage is cached until the cache is cleared")
    func usage() async throws {
        let script = FakeServer(Self.meter())
        let service = script.campus.electricityService
        let usage = try await service.getElectricityUsage(cache: .prefer).value
        #expect(usage.campus == "邯郸" && usage.building == "南区10号楼" && usage.room == "501" && usage.hall == nil)
        #expect(usage.electricityUsed == 123.45 && usage.electricityAvailable == -1.5 && usage.electricityAll == 200)
        #expect(usage.updateTime?.text == "2026-11-20T00:00:00+08:00")
        #expect(script.requests.map(\.url) == ["https://zlapp.fudan.edu.cn/fudanelec/wap/default/info"])
        let source = try await service.getElectricityUsage(cache: .prefer).source
        #expect(source == .memory)
        try await service.clearCache()
        await expectFailure(.notCached) { try await service.getElectricityUsage(cache: .only) }
    }

    @Test("Numbers may be strings and strings numbers, a time may be missing, and the hall may have its own meter")
    func otherTypes() async throws {
        let hall = #""ting":"1","t_update_time":"2026-11-19","t_used":"1.5","t_all":3,"t_surplus":1.5"#
        let usage = try await FakeServer(Self.meter("501", used: #""12""#, updated: "", hall: hall)).campus.electricityService
            .getElectricityUsage(cache: .prefer).value
        #expect(usage.room == "501" && usage.electricityUsed == 12 && usage.updateTime == nil)
        #expect(
            usage.hall
                == ElectricityMeter(
                    updateTime: Timestamp("2026-11-19T00:00:00+08:00"), electricityUsed: 1.5, electricityAvailable: 1.5, electricityAll: 3))
    }

    @Test("The meter of a hall is left out if the room has no hall", arguments: ["0", #""0""#, "false", #""否""#, "null"])
    func noHall(ting: String) async throws {
        let hall = #""ting":\#(ting),"t_update_time":"","t_used":0,"t_all":0,"t_surplus":0"#
        let usage = try await FakeServer(Self.meter(hall: hall)).campus.electricityService.getElectricityUsage(cache: .prefer).value
        #expect(usage.room == "501" && usage.hall == nil)
    }

    @Test(
        "The forms of a time of reading are read, and any other text is no time",
        arguments: [
            ("2026-11-23 00:00", "2026-11-23T00:00:00+08:00"), ("2026/11/23", "2026-11-23T00:00:00+08:00"),
            ("20261122", "2026-11-22T00:00:00+08:00"), ("2026-11-23 25:00", nil), ("", nil), ("昨天", nil), ("0000-00-00 00:00:00", nil),
        ] as [(String, String?)])
    func times(updated: String, time: String?) async throws {
        let server = FakeServer(Self.meter(used: #""很多""#, updated: updated, hall: #""ting":true,"t_update_time":0,"t_surplus":"""#))
        let (usage, skipped) = try await skipping {
            try await server.campus.electricityService.getElectricityUsage(cache: .prefer).value
        }
        #expect(usage.updateTime?.text == time && usage.electricityUsed == nil && usage.electricityAvailable == -1.5 && usage.hall == nil)
        #expect(skipped.kinds == ["hall meter"])
    }

    @Test("If the account has no room, the call fails with the server's message")
    func refusal() async throws {
        let service = FakeServer(#"{"e":1,"m":"您没有宿舍用电信息","d":[]}"#).campus.electricityService
        let error = await failure { try await service.getElectricityUsage(cache: .prefer) }
        #expect(error?.code == .rejected && error?.message.contains("您没有宿舍用电信息") == true)
    }

    @Test(
        "The error for an unexpected meter response states the problem, without text from the response",
        arguments: [
            (meter().replacing("-1.5", with: #""NaN""#), "fj_surplus: expected a number"), (meter("null"), "fjmc: is empty"),
            (meter().replacing("fj_surplus", with: "surplus"), "fj_surplus: is missing"), (#"{"e":0,"d":[]}"#, "expected an object"),
            ("<html>旦旦", "text/html"),
        ])
    func unexpectedMeter(text: String, part: String) async throws {
        let service = FakeServer(text).campus.electricityService
        let error = await failure { try await service.getElectricityUsage(cache: .prefer) }
        #expect(error?.code == .unexpectedResponse && error?.message.contains(part) == true, "\(String(describing: error))")
        #expect(error?.message.contains("旦旦") == false)
    }

    static func table(_ rows: String) -> String { #"{"draw":1,"recordsTotal":3,"recordsFiltered":3,"data":[\#(rows)]}"# }

    @Test("The last two columns of a row are the date and the usage, and the earlier columns describe the room")
    func logs() async throws {
        let rows = #"["223","邯郸","南区10号楼",501,"2026-11-20","3.25"],["2026-12-31 ",2],["223","邯郸",null,"501","2026-01-01",""]"#
        let script = FakeServer(Self.table(rows))
        let service = script.campus.electricityService
        let logs = try await service.getElectricityLogs(cache: .prefer).value
        #expect(
            logs == [
                ElectricityLog(date: "2026-11-20", usage: 3.25, campus: "邯郸", building: "南区10号楼", room: "501"),
                ElectricityLog(date: "2026-12-31", usage: 2, campus: nil, building: nil, room: nil),
                ElectricityLog(date: "2026-01-01", usage: nil, campus: "邯郸", building: nil, room: "501"),
            ])
        let request = try #require(script.requests.last)
        let form = String(decoding: request.body ?? [], as: UTF8.self)
        #expect(request.method == .post && request.url == "https://my.fudan.edu.cn/data_tables/ykt_xszsqyydqk.json")
        #expect(form.hasPrefix("draw=1&columns%5B0%5D%5Bdata%5D=0&") && form.contains("&start=0&length=100&"))
        try await service.clearCache()
        script.change(to: Self.table(""))
        let electricityLogs = try await service.getElectricityLogs(cache: .prefer).value
        #expect(electricityLogs == [])
    }

    @Test("Rows with the room in one cell, in three cells or after the date are read, and malformed rows are left out and recorded")
    func logForms() async throws {
        let rows = #"""
            ["江湾 1号楼 501","2025-10-01",3.5],["2025-10-12","江湾 1号楼 501","4"],[true,"邯郸","南区10号楼",501,"2026-07-10","5"],
            [null,{"a":1},"南区",501,"2026-07-11",6],["江湾","昨天","7"],["江湾","2026-07-12","很多"],{"date":"2026-07-13"},[]
            """#
        let (logs, skipped) = try await skipping {
            try await FakeServer(Self.table(rows)).campus.electricityService.getElectricityLogs(cache: .prefer).value
        }
        #expect(
            logs == [
                ElectricityLog(date: "2025-10-01", usage: 3.5, campus: nil, building: nil, room: nil),
                ElectricityLog(date: "2025-10-12", usage: 4, campus: nil, building: nil, room: nil),
                ElectricityLog(date: "2026-07-10", usage: 5, campus: "邯郸", building: "南区10号楼", room: "501"),
                ElectricityLog(date: "2026-07-11", usage: 6, campus: nil, building: "南区", room: "501"),
                ElectricityLog(date: "2026-07-12", usage: nil, campus: nil, building: nil, room: nil),
            ])
        #expect(skipped.kinds == Array(repeating: "electricity log", count: 3))
    }

    @Test(
        "If the table has an unexpected form, the error names the cell or the member",
        arguments: [
            (table(#"["2026-11-20"]"#), "data[0]: expected at least two cells"), (table("[]"), "data[0]: expected at least two cells"),
            (table(#"["20.11.2026","1"]"#), "data[0][0]: expected a date"), (table(#"{"a":1}"#), "expected an array"),
            (table(#"["江湾","昨天","7"]"#), "data[0][1]: expected a date"),
            (#"{"draw":1,"error":"旦旦"}"#, "data: is missing"),
        ])
    func unexpectedTable(text: String, part: String) async throws {
        let service = FakeServer(text).campus.electricityService
        let error = await failure { try await service.getElectricityLogs(cache: .prefer) }
        #expect(error?.code == .unexpectedResponse && error?.message.contains(part) == true, "\(String(describing: error))")
    }

    @Test("The request for the daily usage has the form of the table's library")
    func form() async throws {
        let server = FakeServer(Self.table(""))
        _ = try await server.campus.electricityService.getElectricityLogs(cache: .prefer)
        let columns = ["0", "1"].flatMap { number in
            ["data]=\(number)", "name]=", "searchable]=true", "orderable]=false", "search][value]=", "search][regex]=false"].map {
                "columns[\(number)][\($0)"
            }
        }
        let fields = server.requests.last?.form.percentDecoded?.split(separator: "&").map(String.init)
        #expect(fields == ["draw=1"] + columns + ["start=0", "length=100", "search[value]=", "search[regex]=false"])
    }

    @Test(
        "The room is in the three cells before the date. A row with fewer than six cells lacks one if it begins with a number",
        arguments: [
            (#"["1","2校区","南区","501","2026-07-10","5"]"#, ["2校区", "南区", "501"]),
            (#"["223","南区","501","2026-07-10","5"]"#, [nil, nil, nil]), (#"["邯郸","南区","501","2026-07-10","5"]"#, ["邯郸", "南区", "501"]),
            (#"["0","1","邯郸","南区","501","2026-07-10","5"]"#, ["邯郸", "南区", "501"]), (#"["南区","501","2026-07-10","5"]"#, [nil, nil, nil]),
        ] as [(String, [String?])])
    func rooms(row: String, place: [String?]) async throws {
        let logs = try await FakeServer(Self.table(row)).campus.electricityService.getElectricityLogs(cache: .prefer).value
        #expect(
            logs.map { [$0.campus, $0.building, $0.room] } == [place] && logs.map(\.date) == ["2026-07-10"] && logs.map(\.usage) == [5])
    }

    @Test(
        "A reading is reported if the room or its hall has less than the limit",
        arguments: [(nil, -1.5, 0), (nil, -1.25, 1), (-3, -3, 0), (-3, -2.5, 1), (9, -2, 0), (9, nil, 1)] as [(Double?, Double?, Int)])
    func limits(hall: Double?, limit: Double?, count: Int) async throws {
        let member = hall.map { #""ting":true,"t_surplus":\#($0)"# } ?? #""ting":false"#
        let service = FakeServer(Self.meter(hall: member)).campus.electricityService
        let news = try await service.watch(belowKwh: limit, since: "reading:x")
        #expect(news.readings.count == count && news.readings.allSatisfy { $0.hall?.electricityAvailable == hall })
        let first = try await service.watch(belowKwh: limit, since: nil)
        #expect(first.token == news.token && first.readings.isEmpty)
    }

    @Test("The forecast has the log of the 14 days before today")
    func forecast() async throws {
        let rows = (0...15).map { #"["邯郸","南区","501","\#(CalendarDate("2026-11-24").adding(days: -$0))","\#($0 == 15 ? 90 : 2)"]"# }
        let server = FakeServer.pages { $0.url.contains("/fudanelec/") ? Self.meter() : Self.table(rows.joined(separator: ",")) }
        let forecast = try await server.campus.electricityService.getForecast(cache: .prefer).value
        #expect(forecast == ElectricityForecast(electricityAvailable: -1.5, dayCount: 14, dailyUsage: 2, daysLeft: 0))
    }

    @Test(
        "The forecast is rounded to hundredths of a kWh and tenths of a day, however little is used",
        arguments: [(1.8, [0.3, 0.3, 0.3], 0.3, 6), (10, [1, 1, 0], 0.67, 15), (0, [1, 1, 0], 0.67, 0)]
            as [(Double, [Double], Double, Double)])
    func rounding(available: Double, usages: [Double], daily: Double, left: Double) {
        let usage = ElectricityUsage(
            campus: nil, building: nil, room: "101", updateTime: nil, electricityUsed: nil, electricityAvailable: available,
            electricityAll: nil, hall: nil)
        let first: CalendarDate = "2026-11-21"
        let logs = usages.enumerated().map { day, usage in
            ElectricityLog(date: first.adding(days: day), usage: usage, campus: nil, building: nil, room: "101")
        }
        let forecast = ElectricityForecast(of: usage, logs, today: "2026-11-24")
        #expect(forecast == ElectricityForecast(electricityAvailable: available, dayCount: 3, dailyUsage: daily, daysLeft: left))
    }
}
