import Calendar
import Errors
import JSON
import Storage
import TestSupport
import Testing

@testable import FudanKit

@Suite("Buses", .timeLimit(.minutes(5)))
struct BusTests {
    static func run(
        _ id: String, _ start: String, _ end: String, _ stime: String, _ etime: String, _ arrow: String, _ holiday: String = "0"
    ) -> String {
        #"{"id":"\#(id)","start":"\#(start)","end":"\#(end)","stime":"\#(stime)","etime":"\#(etime)","arrow":"\#(arrow)","holiday":"\#(holiday)"}"#
    }

    static func route(_ name: String, _ lists: String) -> String { #"{"collect":0,"route":"\#(name)","lists":\#(lists)}"# }

    static func timetable(_ routes: String...) -> String { #"{"e":0,"m":"操作成功","d":{"data":[\#(routes.joined(separator: ","))]}}"# }

    static let fenglin = route(
        "邯郸-枫林",
        "["
            + [
                run("1", "邯郸", "枫林", "7:05", "", "3"), run("2", "邯郸", "枫林", "", "6:45", "2"), run("3", "邯郸", "枫林", "17.15", "17:20", "1"),
                run("4", "邯郸", "枫林", "", "", "3"), run("5", "邯郸", "枫林", "22:05", "", "3"),
            ].joined(separator: ",") + "]")
    static let text = timetable(
        fenglin, route("校区环线", "[\(run("6", "邯郸", "江湾", "21:00", "", "3"))]"), route("枫林-张江", "[]"), route("江湾-张江", "null"))

    @Test("For a bus run with times for both directions, each direction has a departure")
    func routes() async throws {
        let script = FakeServer(Self.text)
        let routes = try await script.campus.busService.getRoutes(type: .workday, cache: .prefer).value
        #expect(routes.map(\.name) == ["邯郸-枫林", "校区环线", "枫林-张江", "江湾-张江"])
        #expect(routes.map(\.start) == ["邯郸", nil, "枫林", "江湾"] && routes.map(\.end) == ["枫林", nil, "张江", "张江"])
        #expect(routes.map(\.schedules.count) == [5, 1, 0, 0])
        let first = try #require(routes.first).schedules
        #expect(first.map(\.time) == ["07:05", "06:45", "17:15", "17:20", "22:05"])
        #expect(first.map(\.start) == ["邯郸", "枫林", "邯郸", "枫林", "邯郸"] && first.map(\.end) == ["枫林", "邯郸", "枫林", "邯郸", "枫林"])
        #expect(first.map(\.id) == [1, 2, 3, 3, 5] && first.map(\.bidirectional) == [false, false, true, true, false])
        #expect(first.allSatisfy { $0.holiday == false }, "0 means that the bus does not run on holidays")
        #expect(
            script.requests.map(\.method) == [.get] && script.requests.first?.url == "https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists"
        )
    }

    @Test("The holiday timetable is requested with a form field and cached separately")
    func holidays() async throws {
        let script = FakeServer(Self.timetable(Self.route("邯郸-枫林", "[\(Self.run("9", "邯郸", "枫林", "8:00", "", "3", "1"))]")))
        let service = script.campus.busService
        let routes = try await service.getRoutes(type: .holiday, cache: .prefer).value
        #expect(routes.first?.schedules.first?.holiday == true)
        #expect(
            script.requests.first?.method == .post && script.requests.first?.body.map { String(decoding: $0, as: UTF8.self) } == "holiday=1"
        )
        let source = try await service.getRoutes(type: .holiday, cache: .prefer).source
        #expect(source == .memory)
        await expectFailure(.notCached) { try await service.getRoutes(type: .workday, cache: .only) }
        try await service.clearCache()
        await expectFailure(.notCached) { try await service.getRoutes(type: .holiday, cache: .only) }
    }

    @Test("Identifiers and flags may be JSON numbers, and a list may be an object with numbered members")
    func otherTypes() async throws {
        let run = #"{"id":7,"start":"邯郸","end":"枫林","stime":"9:00","etime":"","arrow":3,"holiday":1}"#
        let script = FakeServer(Self.timetable(Self.route("邯郸-枫林", #"{"0":\#(run),"2":\#(run)}"#), Self.route("A-B-C", #""""#)))
        let routes = try await script.campus.busService.getRoutes(type: .workday, cache: .prefer).value
        #expect(routes.first?.schedules.map(\.id) == [7, 7] && routes.first?.schedules.first?.holiday == true)
        #expect(routes.last?.schedules == [] && routes.last?.start == nil)
    }

    @Test("The minutes of a departure may have one digit, and it may have seconds", arguments: ["7:5", "7:05:00", "7.05", "07：05"])
    func forms(time: String) async throws {
        let service = FakeServer(Self.timetable(Self.route("邯郸-江湾", "[\(Self.run("1", "邯郸", "江湾", time, "", "3"))]"))).campus.busService
        let routes = try await service.getRoutes(type: .workday, cache: .prefer).value
        #expect(routes.first?.schedules.map(\.time) == ["07:05"])
    }

    @Test("A malformed bus run is left out and recorded, and its route and the other runs are returned")
    func malformedRun() async throws {
        let runs = [
            Self.run("1", "邯郸", "江湾", "停运", "", "3"), Self.run("2", "邯郸", "江湾", "24:00", "", "3"),
            Self.run("3", "邯郸", "江湾", "6:45(周五)", "6：50（ 周末 ）", "1"), Self.run("x", "邯郸", "江湾", "9:00", "", "3"),
            Self.run("5", "邯郸", "江湾", "9:00", "", "7"), Self.run("6", "邯郸", "江湾", "24:30", "", "3"), "null", "7",
            #"{"id":8,"start":"邯郸","end":"江湾","stime":"9:00","arrow":3,"holiday":0}"#,
        ]
        let text = Self.timetable(
            Self.route("邯郸-江湾", "[\(runs.joined(separator: ","))]"), #"{"route":null,"lists":[]}"#,
            Self.route("江湾-张江", "[\(Self.run("9", "江湾", "张江", "停运", "", "3"))]"))
        let service = FakeServer(text).campus.busService
        let routes = try await service.getRoutes(type: .workday, cache: .prefer)
        #expect(try routes.value.map(\.name) == ["邯郸-江湾", "江湾-张江"] && routes.value.last?.schedules == [])
        let schedules = try #require(routes.value.first).schedules
        #expect(schedules.map(\.id) == [2, 3, 3, nil, 8] && schedules.map(\.time) == ["24:00", "06:45", "06:50", "09:00", "09:00"])
        #expect(schedules.map(\.note) == [nil, "周五", "周末", nil, nil])
        #expect(routes.skipped.count == 7 && routes.skipped.rows.map(\.what) == ["bus route"] + Array(repeating: "bus run", count: 6))
        let first = try #require(routes.skipped.rows.dropFirst().first)
        #expect(first.reason == "stime: expected a time of day")
        #expect(first.excerpt == #"{"arrow":"0","end":"…","etime":"","holiday":"0","id":"0","start":"…","stime":"…"}"#)
        let stored = try await service.getRoutes(type: .workday, cache: .only)
        #expect(stored.skipped == routes.skipped)
    }

    @Test("Of a run in both directions, the departure whose time can be read is returned, and the other one is recorded")
    func halfRun() async throws {
        let runs = [
            Self.run("1", "邯郸", "江湾", "8:00", "停运", "1"),
            Self.run("2", "邯郸", "8:00江湾", "", "", "3"), Self.run("3", "邯郸", "江湾", "", "", "3"),
        ]
        let routes = try await FakeServer(Self.timetable(Self.route("邯郸-江湾", "[\(runs.joined(separator: ","))]"))).campus.busService
            .getRoutes(type: .workday, cache: .prefer)
        #expect(try routes.value.first?.schedules.map(\.id) == [1] && routes.value.first?.schedules.first?.end == "江湾")
        #expect(routes.skipped.rows.map(\.reason) == ["etime: expected a time of day", "has its time in the name of a stop"])
    }

    // 2026-11-20 is a Friday.
    @Test(
        "Departures are split into future and missed departures by the time in Asia/Shanghai",
        arguments: [
            ("2026-11-20T17:15:00+08:00", BusDayType.workday, ["17:15", "22:05"], ["07:05"]),
            ("2026-11-20T17:15:00.5+08:00", BusDayType.workday, ["17:15", "22:05"], ["07:05"]),
            ("2026-11-20T17:15:01+08:00", BusDayType.workday, ["22:05"], ["07:05", "17:15"]),
            ("2026-11-20T16:30:00Z", .holiday, ["07:05", "17:15", "22:05"], []),
            ("2026-11-22T23:59:59+08:00", .holiday, [], ["07:05", "17:15", "22:05"]),
            ("2026-11-22T11:00:00-08:00", .workday, ["07:05", "17:15", "22:05"], []),
        ])
    func next(time: String, type: BusDayType, next: [TimeOfDay], missed: [TimeOfDay]) async throws {
        let script = FakeServer(Self.text)
        let departures = try await script.campus.busService.next(start: "邯郸", end: "枫林", time: Timestamp(time), cache: .prefer).value
        #expect(departures.type == type && departures.time.text == time)
        #expect(departures.next.map(\.time) == next && departures.missed.map(\.time) == missed)
        #expect(script.requests.first?.method == (type == .holiday ? .post : .get))
    }

    @Test("The type of day and the time are optional, and a call with an unknown stop or a time before 1970 fails")
    func nextOptions() async throws {
        let service = FakeServer(Self.text).campus.busService
        let departures = try await service.next(start: "枫林", end: "张江", type: .holiday, cache: .prefer).value
        #expect(departures.type == .holiday && departures.next.isEmpty && departures.missed.isEmpty)
        let error = await failure { try await service.next(start: "邯郸", end: "徐汇", cache: .prefer) }
        #expect(error?.code == .invalidArgument && error?.message.contains("`end`") == true && error?.message.contains("江湾") == true)
        let early = Timestamp("1969-12-31T00:00:00Z")
        await expectFailure(.invalidArgument) { try await service.next(start: "邯郸", end: "枫林", time: early, cache: .prefer) }
    }

    @Test(
        "If the response has an unexpected form, the error names the member",
        arguments: [
            (timetable(route("邯郸-枫林", "[\(run("1", "邯郸", "枫林", "早上", "", "3"))]")), "stime: expected a time of day"),
            (timetable(route("邯郸-枫林", "[\(run("1", "邯郸", "枫林", "停运", "", "3"))]")), "stime"),
            (timetable(route("邯郸-枫林", "[\(run("1", "邯郸", "枫林", "9:00", "", "4"))]")), "arrow"),
            (timetable(#"{"route":"邯郸-枫林"}"#), "data[0].lists: is missing"), (timetable(route("邯郸-枫林", "3")), "lists: expected an array"),
            (#"{"e":0,"m":"","d":{}}"#, "data: is missing"), (#"{"e":0,"m":"","d":[]}"#, "expected an object"), ("<html>", "text/html"),
            (#"{"e":0,"m":"","d":{"data":[{"rou"#, "invalid JSON"),
        ])
    func unexpectedForm(text: String, part: String) async throws {
        let service = FakeServer(text).campus.busService
        let error = await failure { try await service.getRoutes(type: .workday, cache: .prefer) }
        #expect(error?.code == .unexpectedResponse && error?.message.contains(part) == true, "\(String(describing: error))")
    }

    @Test(
        "The ends of a route are the two stops of its name",
        arguments: [
            ("邯郸-枫林", "邯郸", "枫林"), ("邯郸－枫林", "邯郸", "枫林"), ("邯郸 — 枫林", "邯郸", "枫林"), ("邯郸–枫林", "邯郸", "枫林"),
            ("邯郸~枫林", "邯郸", "枫林"), ("邯郸～枫林", "邯郸", "枫林"), ("邯郸→枫林", "邯郸", "枫林"), ("校区环线", nil, nil),
            ("邯郸-", nil, nil), ("- 枫林", nil, nil), ("邯郸-江湾-枫林", nil, nil), ("-邯郸-枫林", nil, nil),
        ] as [(String, String?, String?)])
    func ends(name: String, start: String?, end: String?) async throws {
        let service = FakeServer(Self.timetable(Self.route(name, "[]"))).campus.busService
        let routes = try await service.getRoutes(type: .workday, cache: .prefer).value
        #expect(routes == [BusRoute(name: name, start: start, end: end, schedules: [])])
    }

    @Test(
        "A run has a departure for each of its directions with a time, and without stops it has those of the route",
        arguments: [
            (run("1", "邯郸", "枫林", "8:00", "9:00", "0"), []), (run("1", "邯郸", "枫林", "8:00", "", "1"), ["08:00 邯郸 枫林"]),
            (run("1", "邯郸", "枫林", "", "9:00", "1"), ["09:00 枫林 邯郸"]),
            (run("1", "邯郸", "枫林", "8:00", "9:00", "2"), ["09:00 枫林 邯郸"]),
            (run("1", "邯郸", "枫林", "8:00", "", "2"), ["08:00 枫林 邯郸"]),
            (run("1", "邯郸", "枫林", "8:00", "9:00", "3"), ["08:00 邯郸 枫林"]),
            (run("1", "邯郸", "枫林", "", "9:00", "3"), ["09:00 邯郸 枫林"]), (run("1", "邯郸", "枫林", "8:00", "", "4"), nil),
            (#"{"arrow":1,"stime":"8:00","etime":"9:00"}"#, ["08:00 邯郸 枫林", "09:00 枫林 邯郸"]),
            (#"{"start":"邯郸","arrow":1,"stime":"8:00"}"#, nil), (#"{"end":"枫林","arrow":1,"stime":"8:00"}"#, nil),
        ] as [(String, [String]?)])
    func directions(run: String, departures: [String]?) async throws {
        let text = Self.timetable(Self.route("邯郸-枫林", "[\(run),\(Self.run("2", "枫林", "邯郸", "23:00", "", "3"))]"))
        let (routes, skipped) = try await skipping {
            try await FakeServer(text).campus.busService.getRoutes(type: .workday, cache: .prefer).value
        }
        let found = routes.flatMap(\.schedules).map { "\($0.time) \($0.start) \($0.end)" }
        #expect(found == (departures ?? []) + ["23:00 枫林 邯郸"] && skipped.kinds == (departures == nil ? ["bus run"] : []))
    }

    @Test(
        "A time of departure may have another separator, seconds and a remark, and any other text is malformed",
        arguments: [
            ("6：45", "06:45", nil), ("6。45", "06:45", nil), ("6．45", "06:45", nil), ("6:45 周五", "06:45", "周五"),
            ("6:45 (周五)", "06:45", "周五"), ("6:45()", "06:45", nil), ("6:45(周五", nil, nil), ("6:45周五)", nil, nil), ("6:45周五", nil, nil),
            ("6:45 7:00", nil, nil), ("7:05:0", nil, nil), ("7::05", nil, nil), ("7:05:00:00", nil, nil), ("7", nil, nil), ("7:", nil, nil),
            (":05", nil, nil), ("25:00", nil, nil),
        ] as [(String, TimeOfDay?, String?)])
    func times(text: String, time: TimeOfDay?, note: String?) async throws {
        let runs = [Self.run("1", "邯郸", "江湾", text, "", "3"), Self.run("2", "邯郸", "江湾", "23:00", "", "3")].joined(separator: ",")
        let service = FakeServer(Self.timetable(Self.route("邯郸-江湾", "[\(runs)]"))).campus.busService
        let routes = try await service.getRoutes(type: .workday, cache: .prefer).value
        let found = routes.flatMap(\.schedules).filter { $0.id == 1 }
        #expect(found.map(\.time) == [time].compactMap { $0 } && found.map(\.note) == (time == nil ? [] : [note]))
    }

    @Test("An empty list of runs may be null, false or an empty string", arguments: ["null", "false", #""""#, "[]", "{}"])
    func emptyLists(list: String) async throws {
        let service = FakeServer(Self.timetable(Self.route("邯郸-枫林", list))).campus.busService
        let routes = try await service.getRoutes(type: .workday, cache: .prefer).value
        #expect(routes == [BusRoute(name: "邯郸-枫林", start: "邯郸", end: "枫林", schedules: [])])
    }

    @Test("Another value is no list of runs", arguments: ["true", #""x""#, "7"])
    func otherLists(list: String) async throws {
        let service = FakeServer(Self.timetable(Self.route("邯郸-枫林", list))).campus.busService
        await expectFailure(.unexpectedResponse) { try await service.getRoutes(type: .workday, cache: .prefer) }
    }

    @Test("Departures at the same time stay in the order of the timetable")
    func sameTime() async throws {
        let runs = ["1", "2", "3"].map { Self.run($0, "邯郸", "江湾", "9:00", "", "3") } + [Self.run("4", "邯郸", "江湾", "8:00", "", "3")]
        let service = FakeServer(Self.timetable(Self.route("邯郸-江湾", "[\(runs.joined(separator: ","))]"))).campus.busService
        let time = Timestamp("2026-11-20T07:00:00+08:00")
        let departures = try await service.next(start: "邯郸", end: "江湾", time: time, cache: .prefer).value
        #expect(departures.next.map(\.id) == [4, 1, 2, 3])
    }

    @Test("An unknown stop is refused, and the error lists the stops", arguments: [("徐汇", "枫林", "start"), ("邯郸", "徐汇", "end")])
    func unknownStop(start: String, end: String, parameter: String) async throws {
        let service = FakeServer(Self.text).campus.busService
        let error = await failure { try await service.next(start: start, end: end, type: .workday, cache: .prefer) }
        #expect(error?.code == .invalidArgument)
        #expect(error?.message == "bus.next: `\(parameter)` is not a stop of the timetable. Pass one of 张江, 枫林, 江湾, 邯郸.")
    }

    @Test("Without a time, the departures are those of now")
    func now() async throws {
        let service = FakeServer(Self.text).campus.busService
        let before = WallTime.now.milliseconds / 1000
        let departures = try await service.next(start: "邯郸", end: "枫林", type: .workday, cache: .prefer).value
        let after = WallTime.now.milliseconds / 1000
        let seconds = try #require(departures.time.unixSeconds)
        #expect((before...after).contains(seconds) && departures.next.count + departures.missed.count == 3)
    }
}
