import Calendar
import CampusSignIn
import HTTP
import Markup
import Text

/// Requests to the reservation site, https://elife.fudan.edu.cn.
enum ReservationAPI {
    static let service = "reservation"
    static let signIn = SiteSignIn.entry("https://elife.fudan.edu.cn/login2.action")
    static let site = "https://elife.fudan.edu.cn/public/front"

    /// The site's identifiers of the categories 场馆预约 and 学生活动.
    private static let categories = (facilities: "2c9c486e4f821a19014f82381feb0001", activities: "2c9c486e4fa659ef014fa6dd31ff005c")
    /// Maximum number of pages to request, in case the site reports a wrong number of pages. The site has fewer pages.
    private static let maximalPages = 20

    /// `GET /public/front/search.htm?id={category}&pageBean.pageSize=100`, for all pages of both categories
    static func getPlaygrounds(_ client: CampusClient) async throws -> [Playground] {
        async let facilities = getPages(client, category: categories.facilities)
        async let activities = getPages(client, category: categories.activities)
        return try PlaygroundBuilder.playgrounds(
            try await rows(facilities, categories.facilities) + rows(activities, categories.activities))
    }

    private static func rows(_ pages: [HTTPResponse], _ category: String) throws -> [PlaygroundBuilder.Row] {
        try pages.flatMap { try PlaygroundBuilder.rows(try document($0), category: category) }
    }

    private static func getPages(_ client: CampusClient, category: String) async throws -> [HTTPResponse] {
        let first = try await getPage(client, category: category, page: nil)
        let pageCount = pageCount(try document(first).text)
        guard pageCount > 1 else { return [first] }
        return try await withThrowingTaskGroup(of: (Int, HTTPResponse).self) { group in
            for page in 2...min(pageCount, maximalPages) {
                group.addTask { (page, try await getPage(client, category: category, page: page)) }
            }
            var pages: [Int: HTTPResponse] = [1: first]
            for try await (page, response) in group { pages[page] = response }
            return pages.sorted { $0.key < $1.key }.map(\.value)
        }
    }

    /// `GET /public/front/getResource2.htm?contentId={playground}&currentDate={date}`
    static func getReservations(_ client: CampusClient, playground: Playground, date: CalendarDate) async throws -> [Reservation] {
        let response = try await client.requestWithData(
            "\(site)/getResource2.htm", signIn: signIn,
            params: [QueryItem("contentId", playground.id), QueryItem("currentDate", date)])
        return try SlotPage(try response.completePage(service: service, selector: SlotPage.slots)).reservations(playground, date)
    }

    private static func getPage(_ client: CampusClient, category: String, page: Int?) async throws -> HTTPResponse {
        var params = [QueryItem("id", category), QueryItem("pageBean.pageSize", "100")]
        params.append("pageBean.pageNo", page)
        return try await client.requestWithData("\(site)/search.htm", signIn: signIn, params: params)
    }

    private static func document(_ page: HTTPResponse) throws -> HTMLDocument {
        try page.completePage(service: service, selector: PlaygroundBuilder.list)
    }

    /// Returns the number of pages from `页次:1/2页`, or 1 if the page does not contain this number.
    static func pageCount(_ text: String) -> Int {
        text.between("页次", "页").flatMap { NumberScanner.integers(in: $0).at(1) } ?? 1
    }
}
