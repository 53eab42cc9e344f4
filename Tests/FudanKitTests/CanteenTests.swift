import Errors
import TestSupport
import Testing

@testable import FudanKit

@Suite("Canteens", .timeLimit(.minutes(5)))
struct CanteenTests {
    static func page(_ content: String) -> String {
        """
        <!DOCTYPE html><html><head><meta charset="utf-8"><title>食堂就餐情况</title><script>var a = "initStqkChart";</script></head><body>
        <nav><a href="/">我的数据</a></nav><div class="container-fluid"><div class="row"><div id="chart_bb"></div></div>\(content)</div></body></html>
        """
    }

    static func script(_ text: String) -> String { page("<script>\n\(text)\n</script>") }

    static let charts = #"""
        initStqkChart('chart_bb', ['光华楼\n光华咖啡', '北区食堂-北区二楼（学府）', '北区\n千喜鹤'],
            ['0', '39', '7'],
            ['5', '77', '118'])
        initStqkChart('chart_fl', ['护理学院', '护理学院'],
            ['2', '0'],
            ['21', '37'])
        initStqkChart("chart_jw", ["Rosie's", 'Rosie\'s \u6e05真'],[1,2] , [3,'4',]);initStqkChart('chart_xx', [], [], [])
        """#

    func queuing(_ text: String) async throws -> CanteenQueuing {
        try await CanteenAPI.getCanteenQueuing(FakeServer(text).campus.client)
    }

    @Test("Each chart of the page is one canteen, and names may have line breaks")
    func values() async throws {
        let script = FakeServer(Self.script(Self.charts))
        let queuing = try await CanteenAPI.getCanteenQueuing(script.campus.client)
        #expect(queuing.diningTime && queuing.canteens.map(\.id) == ["bb", "fl", "jw", "xx"])
        #expect(queuing.canteens.map(\.campus) == ["本部", "枫林", "江湾", "xx"])
        #expect(
            queuing.canteens.map(\.diningRooms) == [
                [
                    DiningRoom(name: "光华楼-光华咖啡", current: 0, capacity: 5), DiningRoom(name: "北区食堂-北区二楼（学府）", current: 39, capacity: 77),
                    DiningRoom(name: "北区-千喜鹤", current: 7, capacity: 118),
                ],
                [DiningRoom(name: "护理学院", current: 2, capacity: 21), DiningRoom(name: "护理学院", current: 0, capacity: 37)],
                [DiningRoom(name: "Rosie's", current: 1, capacity: 3), DiningRoom(name: "Rosie's 清真", current: 2, capacity: 4)], [],
            ])
        #expect(script.requests.map(\.url) == ["https://my.fudan.edu.cn/simple_list/stqk"])
    }

    @Test("The declaration of the function that draws charts is not read as a chart")
    func declaration() async throws {
        let page = Self.script("function initStqkChart(id, names, current, capacity) { draw(id) }\n\(Self.charts)")
        let (queuing, skipped) = try await skipping { try await self.queuing(page) }
        #expect(queuing.canteens.count == 4 && skipped.count == 0)
    }

    @Test("A malformed chart is left out and recorded, and a dining room stays without a number that cannot be read")
    func malformed() async throws {
        let script = """
            initStqkChart('chart_bb', ['一楼', '二楼', '三楼'], ['1', '-', '3'], ['5', '6', ' 7 ']); initStqkChart('chart_fl', data);
            initStqkChart('chart_jw', ['一楼'], ['1'], []); initStqkChart('chart_zj', ['一楼'], ['很多'], ['2'])
            """
        let (queuing, skipped) = try await skipping { try await self.queuing(Self.script(script)) }
        #expect(queuing.canteens.map(\.id) == ["bb", "jw", "zj"])
        let rooms = queuing.canteens.flatMap(\.diningRooms)
        #expect(rooms.map(\.current) == [1, nil, 3, 1, nil] && rooms.map(\.capacity) == [5, 6, 7, nil, 2])
        #expect(skipped.kinds == ["canteen"])
    }

    @Test("Outside dining hours the list of canteens is empty")
    func closed() async throws {
        for notice in ["仅在用餐时段开放", "本页面仅供用餐时查看"] {
            let page = Self.page("<div class=\"alert\">  \(notice)  </div>")
            let empty = try await queuing(page)
            #expect(empty == CanteenQueuing(diningTime: false, canteens: []))
        }
    }

    @Test(
        "If the page has an unexpected structure, the error names the service and the selector",
        arguments: [
            page(""), page("<script></script>"), script("var x = 1"), script("initStqkChart('chart_zj', data)"), script("initStqkChart"),
            script("initStqkChart('chart_zj', ['一楼中快'], ['1'])"),
            page("<!-- 仅 -->"),
            script(#"initStqkChart('chart_zj', ['\u12'], ['1'], ['2'])"#),
            script("initStqkChart('chart_zj', ['一楼中快'], ['1'], ['2'"), String(script(charts).prefix(250)),
            script("initStqkChart('chart_zj', '一楼'], ['1'], ['2'])"), script("initStqkChart('chart_zj', ['一楼'], ['1'], ['2']"),
            script("initStqkChart('chart_zj', ['一楼' '二楼'], ['1', '2'], ['3', '4'])"), script("initStqkChart('chart_zj', [,], [], [])"),
            "<html><body><script>\(charts)</script></body></html>", "",
        ])
    func unexpectedForm(text: String) async throws {
        let error = await failure { try await queuing(text) }
        #expect(error?.code == .pageChanged, "\(String(describing: error))")
        #expect(error?.message.hasPrefix("canteen: ") == true && error?.message.contains("body > div.container-fluid > script") == true)
    }

    @Test("A number of a dining room may be null, and a list may end with a comma")
    func nullNumber() async throws {
        let queuing = try await queuing(Self.script("initStqkChart('bb', ['一楼', '二楼', ], [null, 7,], ['5', null])"))
        let rooms = [DiningRoom(name: "一楼", current: nil, capacity: 5), DiningRoom(name: "二楼", current: 7, capacity: nil)]
        #expect(queuing == CanteenQueuing(diningTime: true, canteens: [Canteen(id: "bb", campus: "本部", diningRooms: rooms)]))
    }
}
