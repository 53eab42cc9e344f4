import Errors
import Markup
import Networking

/// Asks the reservation site, https://elife.fudan.edu.cn.
package enum ReservationAPI {
    private static let service = "reservation"
    private static let signIn = ServiceSignIn.classic(target: "https://elife.fudan.edu.cn/login2.action")
    private static let site = "https://elife.fudan.edu.cn/public/front"

    // MARK: Playgrounds

    /// 场馆预约 and 学生活动.
    private static let categories = ["2c9c486e4f821a19014f82381feb0001", "2c9c486e4fa659ef014fa6dd31ff005c"]
    /// Far more than the site has.
    private static let pageLimit = 20

    /// `GET /public/front/search.htm?id={category}&pageBean.pageSize=100`, for both categories and all their pages.
    static func getPlaygrounds(_ service: CampusClient) async throws -> [Playground] {
        var playgrounds: [Playground] = []
        for category in categories {
            let (first, pageCount) = try await getPage(service, category: category, page: nil)
            playgrounds += first
            for page in stride(from: 2, through: min(pageCount, pageLimit), by: 1) {
                playgrounds += try await getPage(service, category: category, page: page).playgrounds
            }
        }
        return playgrounds
    }

    private static func getPage(_ service: CampusClient, category: String, page: Int?) async throws -> (
        playgrounds: [Playground], pageCount: Int
    ) {
        var params = [QueryItem("id", category), QueryItem("pageBean.pageSize", "100")]
        params.append("pageBean.pageNo", page)
        let response = try await service.requestWithData("\(site)/search.htm", signIn: signIn, params: params)
        let document = try response.wholePage(service: Self.service, selector: PlaygroundBuilder.list)
        return (try PlaygroundBuilder.playgrounds(document, category: category, service: Self.service), pageCount(document.text))
    }

    /// The number of pages, `页次:1/2页`; 1 if the page does not tell.
    private static func pageCount(_ text: String) -> Int {
        PageText.between("页次", "页", in: text).flatMap { PageText.integers(in: $0).at(1) } ?? 1
    }

    // MARK: Slots

    private static let slots: Selector = "#con_one_1 > table"
    private static let time: Selector = "td.site_td1"
    private static let name: Selector = "td.site_td3"
    private static let places: Selector = "td.site_td4"
    private static let button: Selector = "img[onclick]"

    /// `GET /public/front/getResource2.htm?contentId={playground}&currentDate={date}`
    static func getReservations(_ service: CampusClient, playground: Playground, date: String) async throws -> [Reservation] {
        let response = try await service.requestWithData(
            "\(site)/getResource2.htm", signIn: signIn, params: [QueryItem("contentId", playground.id), QueryItem("currentDate", date)])
        let document = try response.wholePage(service: Self.service, selector: slots)
        if document.text.contains("无可预约场地") { return [] }
        // A row of headings has no time, nor any cell of a slot.
        let rows = try document.requireAll(slots, service: Self.service).flatMap(\.tableRows).filter { row in
            row.rowCells.contains { $0.tag == "td" && !$0.text.isEmpty }
        }
        if rows.isEmpty { throw document.pageChanged(service: Self.service, selector: slots) }
        return try rows.map { try reservation($0, playground: playground, date: date) }
    }

    private static func reservation(_ row: HTMLElement, playground: Playground, date: String) throws -> Reservation {
        let times = PageText.times(in: try row.require(time, service: service).text)
        guard let begin = times.at(0), let end = times.at(1) else { throw row.pageChanged(service: service, selector: time) }
        let numbers = PageText.integers(in: try row.require(places, service: service).text)
        guard let reserved = numbers.at(0), let total = numbers.at(1) else { throw row.pageChanged(service: service, selector: places) }
        let reserveId = try reservingCall(row).map { script in
            guard let id = identifier(in: script) else { throw row.pageChanged(service: service, selector: button) }
            return id
        }
        return Reservation(
            playgroundId: playground.id, name: try row.require(name, service: service).text, date: date, begin: begin, end: end,
            reserved: reserved, total: total,
            available: reserveId != nil, reserveId: reserveId, reserveUrl: reserveId.map { reserveURL($0, playground) })
    }

    /// What follows in the image that reserves the slot, `checkUser('…',this)`; nil if the row has none.
    private static func reservingCall(_ row: HTMLElement) -> Substring? {
        for image in row.select(button) {
            if let script = image["onclick"], let call = script.firstRange(of: "checkUser(") { return script[call.upperBound...] }
        }
        return nil
    }

    private static func identifier(in call: Substring) -> String? {
        let quote: Set<Character> = ["'", "\""]
        let id = call.drop { quote.contains($0) || $0 == " " }.prefix {
            $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_")
        }
        return id.isEmpty || id == "this" ? nil : String(id)
    }

    private static func reserveURL(_ reserveId: String, _ playground: Playground) -> String {
        let content = playground.id.urlEncoded()
        let category = playground.categoryId.urlEncoded()
        return
            "\(site)/loadOrderForm_ordinary.htm?serviceContent.id=\(content)&serviceCategory.id=\(category)&resourceIds=\(reserveId)&codeStr=&orderCounts=1"
    }
}
