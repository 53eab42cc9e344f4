import Calendar
import Markup
import Networking
import Text

/// The reservation site, https://elife.fudan.edu.cn.
enum ReservationAPI {
    static let service = "reservation"
    static let signIn = SiteSignIn.entry("https://elife.fudan.edu.cn/login2.action")
    static let site = "https://elife.fudan.edu.cn/public/front"

    /// 场馆预约 and 学生活动.
    private static let categories = ["2c9c486e4f821a19014f82381feb0001", "2c9c486e4fa659ef014fa6dd31ff005c"]
    /// An upper limit, in case the site reports a wrong number of pages. The site has fewer.
    private static let pageLimit = 20

    /// `GET /public/front/search.htm?id={category}&pageBean.pageSize=100`, for all pages of both categories
    static func getPlaygrounds(_ client: CampusClient) async throws -> [Playground] {
        var playgrounds: [Playground] = []
        for category in categories {
            let (first, pageCount) = try await getPage(client, category: category, page: nil)
            playgrounds += first
            for page in stride(from: 2, through: min(pageCount, pageLimit), by: 1) {
                playgrounds += try await getPage(client, category: category, page: page).playgrounds
            }
        }
        return playgrounds
    }

    /// `GET /public/front/getResource2.htm?contentId={playground}&currentDate={date}`
    static func getReservations(_ client: CampusClient, playground: Playground, date: CalendarDate) async throws -> [Reservation] {
        let response = try await client.requestWithData(
            "\(site)/getResource2.htm", signIn: signIn,
            params: [QueryItem("contentId", playground.id), QueryItem("currentDate", date)])
        return try SlotPage(try response.completePage(service: service, selector: SlotPage.slots)).reservations(playground, date)
    }

    private static func getPage(_ client: CampusClient, category: String, page: Int?) async throws -> (
        playgrounds: [Playground], pageCount: Int
    ) {
        var params = [QueryItem("id", category), QueryItem("pageBean.pageSize", "100")]
        params.append("pageBean.pageNo", page)
        let response = try await client.requestWithData("\(site)/search.htm", signIn: signIn, params: params)
        let document = try response.completePage(service: Self.service, selector: PlaygroundBuilder.list)
        return (try PlaygroundBuilder.playgrounds(document, category: category), pageCount(document.text))
    }

    /// Returns the number of pages from `页次:1/2页`, or 1 if the page does not contain it.
    private static func pageCount(_ text: String) -> Int {
        text.between("页次", "页").flatMap { NumberScanner.integers(in: $0).at(1) } ?? 1
    }
}
