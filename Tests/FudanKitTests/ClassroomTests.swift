import Calendar
import Errors
import Storage
import TestSupport
import Testing

@testable import FudanKit

@Suite("Classrooms", .timeLimit(.minutes(5)))
struct ClassroomTests {
    static let headings = """
        <tr><td colspan=16 align=center><b>H2 2026-11-21</b></td></tr>
        <tr><td rowspan=2>教室</td><td rowspan=2>容量</td>\((1...14).map { "<td>\($0)</td>" }.joined())</tr>
        <tr>\((1...14).map { "<td>\($0 + 7):00</td>" }.joined())</tr>
        """

    static func page(_ rows: String, headings: String = headings) -> String {
        """
        <html><head><title>教室使用状态</title></head><body bgcolor=#ffffff><form><select name=b><option>H2<option>H3</select></form>
        <div id=status><TABLE id="statusTable_0" class=st border=1>\(headings)\(rows)</TABLE></div>
        <script>document.getElementById("time").innerHTML="08:00";</script></body></html>
        """
    }

    static func row(_ cells: [String], name: String = "H2101", seats: String = "<span>234</span>") -> String {
        """
        <tr id="r379">
        <td style="background-color:white"><table border=0><tr><td><img src=green.png></td><td align=center><a id="rt379">\(name)</a></td></tr></table></td>
        <td id="c379" style="background-color:white;text-align:center"><table><tr><td><font size=2>
        \(seats)</font></td></tr></table></td>
        \(cells.map { #"<td style="background-color:#ffe4b5;text-align:center">\#($0)</td>"# }.joined(separator: "\n"))
        </tr>
        """
    }

    static func course(_ code: String = "PTSS110088", _ number: String = "07", _ rest: String = "[中国近现代史纲要](梁君思){119人}") -> String {
        "<span class=tag><span class='rare'>本</span></span>\(code)<font> </font>.<font> </font>\(number)<br>\(rest)<br>"
    }

    static let borrowed = "<span class=tag><span><font color=red>临借</font></span></span>35396 国务学院2023级本科生班第二次班会课 <br>"

    /// Returns the cells of 14 lessons. The keys of `cells` are lessons; all other cells are empty.
    static func day(_ cells: [Int: String]) -> [String] { (1...14).map { cells[$0] ?? "" } }

    func classrooms(_ text: String) async throws -> [Classroom] {
        try await FakeServer(text).campus.classroomService.getClassrooms(building: .h2, date: nil, cache: .prefer).value
    }

    @Test("Equal neighboring cells are merged into one use of the classroom, up to an empty or different cell")
    func merging() async throws {
        let cells = Self.day([
            1: Self.course(), 2: Self.course(), 4: Self.course(), 5: Self.course("PTSS110088", "08"), 6: "&nbsp;", 13: Self.borrowed,
            14: Self.borrowed,
        ])
        let script = FakeServer(Self.page(Self.row(cells) + Self.row(Self.day([:]), name: "H2102", seats: "<span></span>")))
        let classrooms = try await script.campus.classroomService.getClassrooms(building: .h2, date: nil, cache: .prefer).value
        #expect(classrooms.map(\.name) == ["H2101", "H2102"] && classrooms.map(\.capacity) == [234, nil])
        #expect(classrooms.last?.schedules == [])
        func schedule(_ start: Int, _ end: Int, _ number: String) -> ClassroomSchedule {
            ClassroomSchedule(
                start: start, end: end, name: "中国近现代史纲要", courseId: "PTSS110088.\(number)", category: "本", teacher: "梁君思", capacity: 119)
        }
        #expect(
            classrooms.first?.schedules == [
                schedule(1, 2, "07"), schedule(4, 4, "07"), schedule(5, 5, "08"),
                ClassroomSchedule(
                    start: 13, end: 14, name: "国务学院2023级本科生班第二次班会课", courseId: "35396", category: "临借", teacher: nil, capacity: nil),
            ])
        #expect(script.requests.map(\.url) == ["http://10.64.130.6/?b=H2"])
    }

    @Test("Each building is requested and cached separately")
    func buildings() async throws {
        let script = FakeServer(Self.page(Self.row(Self.day([:]))))
        let service = script.campus.classroomService
        for building in TeachingBuilding.allCases {
            var source = try await service.getClassrooms(building: building, date: nil, cache: .prefer).source
            #expect(source == .network)
            source = try await service.getClassrooms(building: building, date: nil, cache: .prefer).source
            #expect(source == .memory)
            #expect(script.requests.last?.url == "http://10.64.130.6/?b=\(building)")
        }
        try await service.clearCache()
        await expectFailure(.notCached) { try await service.getClassrooms(building: .z, date: nil, cache: .only) }
    }

    @Test("Another day is requested with its date and cached separately, and today is requested without a date")
    func days() async throws {
        let script = FakeServer(Self.page(Self.row(Self.day([:]))))
        let campus = script.campus
        let service = ClassroomService(
            client: campus.client, caches: CacheGroup(store: nil, log: { _, _ in }, account: { nil }), today: { "2026-11-21" })
        for date in ["2026-11-21", "2026-12-31", nil] as [CalendarDate?] {
            _ = try await service.getClassrooms(building: .h2, date: date, cache: .prefer)
        }
        #expect(script.urls == ["http://10.64.130.6/?b=H2", "http://10.64.130.6/?b=H2&day=2026-12-31"])
    }

    @Test("A classroom is free if none of its uses overlaps the requested lessons")
    func free() async throws {
        let rows = [
            Self.row(Self.day([1: Self.course(), 2: Self.course(), 5: Self.borrowed]), name: "H2101"),
            Self.row(Self.day([3: Self.borrowed]), name: "H2102"), Self.row(Self.day([:]), name: "H2103"),
        ]
        let script = FakeServer(Self.page(rows.joined()))
        let service = script.campus.classroomService
        func names(_ start: Int, _ end: Int) async throws -> [String] {
            try await service.listFreeClassrooms(building: .h2, start: start, end: end, date: nil, cache: .prefer).value.map(\.name)
        }
        var rooms = try await names(3, 4)
        #expect(rooms == ["H2101", "H2103"])
        rooms = try await names(2, 2)
        #expect(rooms == ["H2102", "H2103"])
        rooms = try await names(1, 14)
        #expect(rooms == ["H2103"])
        rooms = try await names(4, 5)
        #expect(rooms == ["H2102", "H2103"])
        await expectFailure(.invalidArgument) { try await names(5, 4) }
        #expect(script.requests.count == 1, "the uses of the day are requested once")
    }

    struct Use: Sendable {
        let text: String
        var id: String?
        var name = ""
        var teacher: String?
        var capacity: Int?
    }

    @Test(
        "The text of a classroom's cell is split into course identifier, name, teacher and capacity",
        arguments: [
            Use(text: course("A1", "2", "[名称]"), id: "A1.2", name: "名称"),
            Use(text: course("A1", "02", "[名称]{8人}"), id: "A1.02", name: "名称", capacity: 8),
            Use(text: course("A1", "02", "[名称](甲,乙)"), id: "A1.02", name: "名称", teacher: "甲,乙"),
            Use(text: course("A1", "02", "[名称(上)[双语]](甲(外聘)){8人}"), id: "A1.02", name: "名称(上)[双语]", teacher: "甲(外聘)", capacity: 8),
            Use(text: course("A1", "02", "[名称](甲){8人}[二](乙){9人}"), id: "A1.02", name: "名称 [二](乙){9人}", teacher: "甲", capacity: 8),
            Use(text: course("A1", "02", "[名称](甲){若干}"), id: "A1.02", name: "名称 {若干}", teacher: "甲"),
            Use(text: course("A1", "02", ""), id: "A1.02", name: "A1.02"), Use(text: "A1.02[名称]", id: "A1.02", name: "名称"),
            Use(text: "35402 学生会例会[改期]", id: "35402", name: "学生会例会[改期]"), Use(text: "3D打印 社团", name: "3D打印 社团"),
            Use(text: "workshop of 2026", name: "workshop of 2026"), Use(text: "[名称", name: "[名称"),
            Use(text: "A1 . [名称]", name: "A1 . [名称]"),
            Use(text: "<span class=tag><span>临借</span></span>", name: "临借"), Use(text: "<font>调试</font>设备", name: "调试设备"),
            Use(text: "A1.02[名称]<span>备注</span>", id: "A1.02", name: "名称 备注"), Use(text: "35396", id: "35396", name: "35396"),
            Use(text: "A1[名称]", id: "A1", name: "名称"), Use(text: "A1.02[]", id: "A1.02", name: "A1.02"),
            Use(text: course("A1", "02", "[名称](){8}"), id: "A1.02", name: "名称", capacity: 8),
            Use(text: course("A1", "02", "[名称]（甲）"), id: "A1.02", name: "名称", teacher: "甲"),
            Use(text: course("A1", "02", "[名称]{8个}"), id: "A1.02", name: "名称 {8个}"),
        ])
    func uses(use: Use) async throws {
        let rooms = try await classrooms(Self.page(Self.row(Self.day([3: use.text]))))
        let found = try #require(rooms.first?.schedules.first)
        #expect(found.name == use.name && found.courseId == use.id && found.teacher == use.teacher && found.capacity == use.capacity)
        #expect(found.start == 3 && found.end == 3)
    }

    @Test("Separator rows are ignored, and closing tags may be missing")
    func rows() async throws {
        let classrooms = try await classrooms(
            Self.page(
                "<tbody>\(Self.headings)\(Self.row(Self.day([:])))<tr><td colspan=16>更新于 8:00</td></tr>\(Self.row(Self.day([:]), name: "H2102"))",
                headings: ""))
        #expect(classrooms.map(\.name) == ["H2101", "H2102"])
    }

    @Test("A row may have 13 or 15 lessons, and the capacity may have a unit or be missing")
    func otherRowForms() async throws {
        let day = Array(repeating: "", count: 12) + [Self.course()]
        let rows = [
            Self.row(day, name: "H2101", seats: "-"), Self.row(["", ""] + day, name: "H2102", seats: "<span>234人</span>"),
            Self.row(Self.day([:]), name: "", seats: "<span>1</span>"), Self.row(Self.day([:]), name: "H2104", seats: "<span>许多</span>"),
            Self.row(Array(day.dropFirst()) + ["", ""], name: "H2105").replacing(
                "<td style=\"background-color:#ffe4b5", with: "<td colspan=\"1\" style=\"x"),
            Self.row(Array(day.suffix(11)), name: "H2106"), #"<tr id="r380"><td>没有</td></tr>"#,
        ]
        let (classrooms, skipped) = try await skipping { try await self.classrooms(Self.page(rows.joined())) }
        #expect(classrooms.map(\.name) == ["H2101", "H2102", "H2104", "H2105"] && classrooms.map(\.capacity) == [nil, 234, nil, 234])
        #expect(classrooms.map { $0.schedules.map(\.start) } == [[13], [15], [], [12]])
        #expect(skipped.kinds == ["classroom", "classroom", "classroom"])
        #expect(skipped.rows.map(\.reason).contains { $0.contains("11 lessons") })
    }

    @Test("A cell that spans several columns covers several lessons")
    func wideCell() async throws {
        let cells = Self.row([Self.course()] + Array(repeating: "", count: 12)).replacing(
            "<td style=\"background-color:#ffe4b5;text-align:center\">\(Self.course())", with: "<td colspan=2>\(Self.course())")
        let rooms = try await classrooms(Self.page(cells))
        #expect(rooms.first?.schedules.map { [$0.start, $0.end] } == [[1, 2]])
    }

    static let whole = page(row(day([1: course()])) + row(day([:]), name: "H2102"))

    @Test(
        "If the page has an unexpected structure, the error names the service and the selector",
        arguments: [
            ("<html><body>请稍候</body></html>", "#statusTable_0"), ("", "#statusTable_0"),
            (whole.replacing("statusTable_0", with: "statusTable_1"), "#statusTable_0"),
            (page(""), "#statusTable_0 > thead > tr"), (page("", headings: ""), "tr"),
            (page(row(day([:])) + row(day([:])), headings: "<tr><td>教室</td></tr>"), "tr"),
            (page("<tr><td>没有教室</td></tr>"), "td a"), (page(row(Array(repeating: "", count: 12))), "tr > td"),
            (page(row(Array(repeating: "", count: 16))), "tr > td"),
            (page(row(day([:]), name: "")), "td a"), (page(row(day([:])).replacing("<a ", with: "<b ")), "td a"),
            (page(#"<tr id="r380"><td>"#), "td a"), (String(whole.prefix(whole.count - 9)), "#statusTable_0"),
        ])
    func unexpectedForm(text: String, selector: String) async throws {
        let error = await failure { try await classrooms(text) }
        #expect(
            error?.code == .pageChanged && error?.message.hasPrefix("classroom: ") == true && error?.message.contains(selector) == true,
            "\(String(describing: error))")
    }

    @Test("A call for a truncated page returns only the complete rows, or fails with `page_changed`")
    func truncated() async throws {
        let whole = try await classrooms(Self.whole)
        let bytes = Array(Self.whole.utf8)
        for length in stride(from: 0, to: bytes.count, by: 7) {
            let text = String(decoding: bytes.prefix(length), as: UTF8.self)
            do {
                let part = try await classrooms(text)
                // A truncation inside the last cell cannot be detected.
                #expect(!part.isEmpty && part.map(\.name) == whole.prefix(part.count).map(\.name))
            } catch {
                #expect(DanXiError(error).code == .pageChanged)
            }
        }
    }

    /// Returns a page with one classroom. Its first cell has the given number of columns, and is followed by 12 empty cells.
    static func page(colspan: String) -> String {
        page(
            row([course()] + Array(repeating: "", count: 12)).replacing(
                "<td style=\"background-color:#ffe4b5;text-align:center\">\(course())", with: "<td colspan=\"\(colspan)\">\(course())"))
    }

    @Test(
        "A cell covers the lessons of the columns that it spans, at least one",
        arguments: [("2", 2), (" 3 ", 3), ("1", 1), ("0", 1), ("-3", 1), ("x", 1), ("", 1)])
    func spans(colspan: String, end: Int) async throws {
        let rooms = try await classrooms(Self.page(colspan: colspan))
        #expect(rooms.first?.schedules.map { [$0.start, $0.end] } == [[1, end]])
    }

    @Test("A cell counts at most 16 columns, so that a row with a huge number is malformed")
    func hugeSpan() async throws {
        let error = await failure { try await classrooms(Self.page(colspan: "1000000000")) }
        #expect(error?.detail == .object(["problem": .string("has a row with 28 lessons in `#statusTable_0 tr > td`")]))
    }

    @Test("The column of seats may have another heading", arguments: ["容量", "座位数", "可容纳人数"])
    func seats(heading: String) async throws {
        let headings = Self.headings.replacing("容量", with: heading)
        let rooms = try await classrooms(Self.page(Self.row(Self.day([1: Self.course()])), headings: headings))
        #expect(rooms.map(\.capacity) == [234] && rooms.first?.schedules.map(\.start) == [1])
    }

    @Test("If no heading mentions seats, the first cell is that of lesson 1")
    func withoutSeats() async throws {
        let cells = Self.day([1: Self.course()]).map { "<td>\($0)</td>" }.joined()
        let headings = Self.headings.replacing("<td rowspan=2>容量</td>", with: "")
        let rooms = try await classrooms(Self.page("<tr><td><a>H2101</a></td>\(cells)</tr>", headings: headings))
        #expect(rooms.map(\.capacity) == [nil] && rooms.first?.schedules.map(\.start) == [1])
    }

    @Test(
        "A row without a link is a malformed classroom if it has the identifier or the cells of one, and otherwise a separator",
        arguments: [
            ("<tr id=\"r380\"><td>x</td></tr>", true), ("<tr id=\"row\"><td>x</td></tr>", false), ("<tr id=\"380\"><td>x</td></tr>", false),
            ("<tr>\(String(repeating: "<td>x</td>", count: 14))</tr>", true),
            ("<tr>\(String(repeating: "<td>x</td>", count: 13))</tr>", false),
        ])
    func rowsWithoutLink(row: String, isMalformed: Bool) async throws {
        let (rooms, skipped) = try await skipping { try await classrooms(Self.page(Self.row(Self.day([:])) + row)) }
        #expect(rooms.map(\.name) == ["H2101"] && skipped.kinds == (isMalformed ? ["classroom"] : []))
    }
}
