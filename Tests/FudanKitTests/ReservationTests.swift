import Errors
import TestSupport
import Testing

@testable import CampusSupport
@testable import FudanKit

private enum Pages {
    static func entry(_ id: String, _ name: String, campus: String, kind: String, heading: String = "运动项目：") -> String {
        """
        <table width="100%"><tr><td><a href="/public/front/getDetailContent.htm?contentId=\(id)&amp;categoryId=2c9c486e4f821a19014f82381feb0001" target="_blank"><img src="x.jpg"></a></td>
        <td valign="top"><table width="100%" cellpadding="5">
          <tr><th>服务项目：</th><td align="left"><a href="/public/front/getDetailContent.htm?contentId=\(id)&amp;categoryId=2c9c"> \(name)
            </a></td></tr>
          <tr><th>开放说明：</th><td></td></tr><tr><th>校区：</th><td>\(campus)&nbsp;</td></tr><tr><th>\(heading)</th><td>&nbsp;\(kind)</td></tr>
          <tr><td><a href="/public/front/toResourceFrame.htm?contentId=\(id)">立即预订</a></td></tr>
        </table></td></tr></table>
        """
    }

    static func list(_ entries: String, pages: String = "") -> String {
        "<!DOCTYPE html><html><body><div class=\"order_list\">\(entries)<table></table></div>\(pages)</body></html>"
    }

    static let sports = list(entry("8aecc6ce7bc2", "杨詠曼楼琴房", campus: "邯郸校区", kind: "琴房"), pages: "<div>总记录数:2 页次:1/2页</div>")
    static let sports2 = list(
        entry("8aecc6ce7bc3", "羽毛球馆", campus: "江湾校区", kind: "羽毛球").replacing("立即预订", with: "").replacing("toResourceFrame", with: "x"),
        pages: "<div>页次:2/2页</div>")
    static let activities = list(entry("2c9c486e", "学生活动室", campus: "枫林校区", kind: "社团", heading: "活动项目："))

    static func slot(_ time: String = "<font>08:00</font><br>09:00", places: String = "<font>1</font> / <span>3</span>", image: String)
        -> String
    {
        """
        <tbody><tr class="site_tr"><td class="site_td1">\(time)</td><td class="site_td3">杨詠曼楼琴房</td><td class="site_td4">\(places)</td><td class="site_td5">&nbsp;</td><td>&nbsp;</td>
        <td align="right">\(image)</td></tr></tbody>
        """
    }

    static func day(_ slots: String) -> String {
        "<html><body><div class=\"hover\" id=\"con_one_1\"><table class=\"site_table\"><thead><tr><th>时间</th><th>场地</th></tr></thead>\(slots)</table></div></body></html>"
    }

    static let slots = day(
        slot(image: "<img src='reserve.gif' onclick=\"checkUser('8aecc6ce01',this)\"/>")
            + slot("<font>21:00</font><br> 24:00", places: "3/3", image: "<img src='full.gif' onclick=\"alert('已满')\"/>"))
}

private func server(slots: String = Pages.slots, activities: String = Pages.activities) -> FakeServer {
    FakeServer.pages { request in
        if request.url.contains("getResource2") { return slots }
        if request.url.contains("2c9c486e4fa659ef014fa6dd31ff005c") { return activities }
        return request.url.contains("pageNo=2") ? Pages.sports2 : Pages.sports
    }
}

@Suite("Reservations of playgrounds")
struct ReservationTests {
    @Test("Playgrounds are listed from all pages of both categories")
    func playgrounds() async throws {
        let server = server()
        let service = server.campus.reservationService
        let sports = "2c9c486e4f821a19014f82381feb0001"
        let activities = "2c9c486e4fa659ef014fa6dd31ff005c"
        let listed = try await service.getPlaygrounds(cache: .prefer).value
        #expect(
            listed == [
                Playground(
                    id: "8aecc6ce7bc2", name: "杨詠曼楼琴房", campus: "邯郸校区", category: "琴房", description: nil, categoryId: sports, bookable: true
                ),
                Playground(
                    id: "8aecc6ce7bc3", name: "羽毛球馆", campus: "江湾校区", category: "羽毛球", description: nil, categoryId: sports, bookable: false
                ),
                Playground(
                    id: "2c9c486e", name: "学生活动室", campus: "枫林校区", category: "社团", description: nil, categoryId: activities, bookable: true),
            ])
        let search = "https://elife.fudan.edu.cn/public/front/search.htm?id="
        #expect(
            Set(server.urls) == [
                "\(search)\(sports)&pageBean.pageSize=100", "\(search)\(sports)&pageBean.pageSize=100&pageBean.pageNo=2",
                "\(search)\(activities)&pageBean.pageSize=100",
            ])
        #expect(server.requests.count == 3)
        let source = try await service.getPlaygrounds(cache: .prefer).source
        #expect(source == .memory)
        try await service.clearCache()
        await expectFailure(.notCached) { try await service.getPlaygrounds(cache: .only) }
    }

    @Test("Playgrounds are read from tables with and without a tbody, and a category may be empty")
    func variants() async throws {
        let withBodies = Pages.activities.replacing("cellpadding=\"5\">", with: "cellpadding=\"5\"><tbody>").replacing(
            "<table width=\"100%\"><tr>", with: "<table width=\"100%\"><tbody><tr>")
        var playgrounds = try await server(activities: withBodies).campus.reservationService.getPlaygrounds(cache: .prefer).value
        #expect(playgrounds.count == 3)
        playgrounds = try await server(activities: Pages.list("")).campus.reservationService.getPlaygrounds(cache: .prefer).value
        #expect(playgrounds.count == 2)
        let described = Pages.activities.replacing(
            "<tr><th>开放说明：</th><td></td></tr>", with: "<tr><th>开放说明：</th><td> 周一至周五 </td></tr>")
        playgrounds = try await server(activities: described).campus.reservationService.getPlaygrounds(cache: .prefer).value
        #expect(playgrounds.map(\.description) == [nil, nil, "周一至周五"])
    }

    @Test(
        "The number of pages is the second number after 页次, or 1 if the page does not have it",
        arguments: [
            ("总记录数:210 页次:1/3页", 3), ("页次：12 / 13 页 页次:1/4页", 13), ("页次:2页", 1), ("页次:1/3", 1), ("共3页", 1), ("", 1), ("页次:1/0页", 0),
        ])
    func pageCount(text: String, count: Int) {
        #expect(ReservationAPI.pageCount(text) == count)
    }

    @Test("All pages of a category are requested, but at most 20", arguments: [(1, 1), (3, 3), (20, 20), (30, 20)])
    func pages(stated: Int, requested: Int) async throws {
        let server = FakeServer.pages { request in
            if request.url.contains("2c9c486e4fa659ef014fa6dd31ff005c") { return Pages.list("") }
            let page = request.parameter("pageBean.pageNo") ?? "1"
            return Pages.list(
                Pages.entry("a\(page)", "琴房\(page)", campus: "邯郸校区", kind: "琴房"), pages: "<div>页次:\(page)/\(stated)页</div>")
        }
        let playgrounds = try await server.campus.reservationService.getPlaygrounds(cache: .prefer).value
        #expect(playgrounds.map(\.id) == (1...requested).map { "a\($0)" })
        #expect(server.requests.count == requested + 1)
    }

    @Test(
        "A slot is available if its image has a call of `checkUser`, whose first argument identifies it",
        arguments: [
            (#"onclick="checkUser('8aecc6-ce_01',this)""#, true, "8aecc6-ce_01"), (#"onclick='checkUser( "8aec" ,this)'"#, true, "8aec"),
            (#"onclick="return checkUser('8aec')""#, true, "8aec"), (#"onclick="checkUser(this)""#, true, nil),
            (#"onclick="checkUser('')""#, true, nil), (#"onclick="alert('8aec')""#, false, nil),
            (#"title="checkUser('8aec')""#, false, nil),
        ] as [(String, Bool, String?)])
    func identifiers(attribute: String, available: Bool, id: String?) async throws {
        let page = Pages.day(Pages.slot(image: "<img src='full.gif'/><img src='x.gif' \(attribute)/>"))
        let slots = try await server(slots: page).campus.reservationService.getReservations(playgroundId: "2c9c486e", date: "2026-11-21")
        #expect(slots.map(\.available) == [available] && slots.map(\.reserveId) == [id])
        #expect(slots.map { $0.reserveUrl?.contains("&resourceIds=\(id ?? "")&") } == [id == nil ? nil : true])
    }

    @Test(
        "If the list of playgrounds has an unexpected structure, the error names the selector",
        arguments: [
            ("<html><body>维护</body></html>", "div.order_list"), (Pages.activities.replacing("order_list", with: "list"), "div.order_list"),
            (String(Pages.activities.prefix(500)), "div.order_list"),
        ])
    func unexpectedList(page: String, selector: String) async {
        let error = await failure { try await server(activities: page).campus.reservationService.getPlaygrounds(cache: .prefer) }
        #expect(
            error?.code == .pageChanged && error?.message.contains("reservation: ") == true
                && error?.message.contains("`\(selector)`") == true, "\(error?.message ?? "none")")
    }

    @Test(
        "A malformed playground is left out and recorded",
        arguments: [
            Pages.activities.replacing("contentId=", with: "content="), Pages.activities.replacing("contentId=2c", with: "contentId=%"),
            Pages.activities.replacing("服务项目", with: "服务"),
            Pages.list("<table><tr><td>没有</td></tr></table>"), Pages.list("<table><tr><td><img src='x.jpg'></td></tr></table>"),
        ])
    func malformedPlayground(page: String) async throws {
        let playgrounds = try await server(activities: page).campus.reservationService.getPlaygrounds(cache: .prefer)
        #expect(try playgrounds.value.map(\.id) == ["8aecc6ce7bc2", "8aecc6ce7bc3"] && playgrounds.skipped.kinds == ["playground"])
    }

    @Test("If all playgrounds are malformed, the error names the selector")
    func noPlayground() async {
        let error = await failure {
            try await FakeServer(Pages.activities.replacing("服务项目", with: "服务")).campus.reservationService.getPlaygrounds(cache: .prefer)
        }
        #expect(error?.code == .pageChanged && error?.message.contains("`th + td`") == true)
    }

    @Test("A malformed slot is left out and recorded")
    func malformedSlots() async throws {
        let image = "<img src='reserve.gif' onclick=\"checkUser('8aecc6ce01',this)\"/>"
        let page = Pages.day(
            Pages.slot("全天", image: image) + Pages.slot(places: "满", image: image) + Pages.slot(image: image)
                + Pages.slot(image: image.replacing("'8aecc6ce01',", with: "")))
        let (slots, skipped) = try await skipping {
            try await server(slots: page).campus.reservationService.getReservations(playgroundId: "2c9c486e", date: "2026-11-21")
        }
        #expect(slots.map(\.reserveId) == ["8aecc6ce01", "8aecc6ce01", nil] && skipped.kinds == ["slot"])
        #expect(slots.map(\.total) == [nil, 3, 3] && slots.map(\.available) == [true, true, true])
    }

    @Test("The slots of a day are returned with their reservation links")
    func reservations() async throws {
        let server = server()
        let slots = try await server.campus.reservationService.getReservations(playgroundId: "8aecc6ce7bc2", date: "2026-11-21")
        #expect(
            slots == [
                Reservation(
                    playgroundId: "8aecc6ce7bc2", name: "杨詠曼楼琴房", date: "2026-11-21", begin: "08:00", end: "09:00", reserved: 1, total: 3,
                    available: true, reserveId: "8aecc6ce01",
                    reserveUrl:
                        "https://elife.fudan.edu.cn/public/front/loadOrderForm_ordinary.htm?serviceContent.id=8aecc6ce7bc2&serviceCategory.id=2c9c486e4f821a19014f82381feb0001&resourceIds=8aecc6ce01&codeStr=&orderCounts=1"
                ),
                Reservation(
                    playgroundId: "8aecc6ce7bc2", name: "杨詠曼楼琴房", date: "2026-11-21", begin: "21:00", end: "24:00", reserved: 3, total: 3,
                    available: false, reserveId: nil, reserveUrl: nil),
            ])
        #expect(
            server.urls.last == "https://elife.fudan.edu.cn/public/front/getResource2.htm?contentId=8aecc6ce7bc2&currentDate=2026-11-21")
    }

    @Test("If a day has no slots, the list is empty")
    func none() async throws {
        let page = Pages.day("<tr><td colspan='6'>该日无可预约场地</td></tr>")
        let reservations = try await server(slots: page).campus.reservationService.getReservations(
            playgroundId: "2c9c486e", date: "2026-11-21")
        #expect(reservations.isEmpty)
    }

    @Test(
        "If the table of slots has an unexpected structure, the error names the selector",
        arguments: [
            ("<html></html>", "#con_one_1 > table"), (Pages.day(""), "#con_one_1 > table"),
            (Pages.slots.replacing("con_one_1", with: "con_1"), "#con_one_1 > table"),
            (Pages.slots.replacing("site_td1", with: "td1"), "td.site_td1"),
            (Pages.day(Pages.slot("<font>08:00</font>", image: "")), "td.site_td1"),
            (String(Pages.slots.prefix(400)), "#con_one_1 > table"),
        ])
    func unexpectedSlots(page: String, selector: String) async {
        let error = await failure {
            try await server(slots: page).campus.reservationService.getReservations(playgroundId: "2c9c486e", date: "2026-11-21")
        }
        #expect(error?.code == .pageChanged && error?.message.contains("`\(selector)`") == true, "\(error?.message ?? "none")")
    }

    @Test("A call for an unknown playground fails, after the list of playgrounds has been refreshed once")
    func unknownPlayground() async throws {
        let server = server()
        let service = server.campus.reservationService
        _ = try await service.getPlaygrounds(cache: .prefer)
        await expectFailure(.notFound) { try await service.getReservations(playgroundId: "x", date: "2026-11-21") }
        #expect(server.requests.count == 6)
    }
}
