import Calendar
import Calls
import CampusSignIn
import Errors
import HTTP
import JSON
import Text

/// Requests to the university's learning platform Canvas, https://elearning.fudan.edu.cn.
enum ElearningAPI {
    private static let base = "https://elearning.fudan.edu.cn"
    private static let signIn = SiteSignIn.entry("\(base)/login/cas")
    /// Maximum number of pages of a list, in case a server repeats pages endlessly.
    private static let maximalPages = 100

    /// `GET /api/v1/courses`
    static func listCourses(_ client: CampusClient) async throws -> [ElearningCourse] {
        let rows: [ElearningCourseResponse] = try await rows(
            client, "\(base)/api/v1/courses?include%5B%5D=enrollments&include%5B%5D=term&include%5B%5D=total_scores&per_page=100",
            "eLearning course")
        return rows.map(\.course)
    }

    /// `GET /api/v1/planner/items`
    /// - Parameters:
    ///   - start: the first day in Asia/Shanghai.
    ///   - end: the last day in Asia/Shanghai. Nil for no limit.
    static func listTodos(_ client: CampusClient, start: CalendarDate, end: CalendarDate?) async throws -> [ElearningTodo] {
        // Midnight in Asia/Shanghai is 16:00 of the day before in UTC.
        var url = "\(base)/api/v1/planner/items?start_date=\(start.adding(days: -1))T16%3A00%3A00Z&per_page=100"
        if let end { url += "&end_date=\(end)T16%3A00%3A00Z" }
        let rows: [ElearningTodoResponse] = try await rows(client, url, "eLearning to-do")
        return rows.map { $0.build(base: base) }
    }

    /// Requests all pages of a list. The header `Link` contains the URL of the next page.
    private static func rows<Row: JSONDecodable>(_ client: CampusClient, _ url: String, _ what: String) async throws -> [Row] {
        var rows: [Row] = []
        var requested: Set<String> = []
        var next: String? = url
        while let url = next {
            let response = try await client.requestWithData(url, signIn: signIn, headers: ["Accept": "application/json"])
            do {
                rows += try ReadRows<Row>.decode(response.body).readable(what)
            } catch {
                throw response.unexpected(error)
            }
            requested.insert(url)
            next = try nextPage(response)
            if let next, requested.contains(next) || requested.count == maximalPages { throw endless(response) }
        }
        return rows
    }

    /// Returns the URL of the next page from the header `Link` (RFC 8288). Nil on the last page. The URL may be relative, or have the scheme
    /// http. Throws if the URL has another origin, which must not get the session's cookies.
    private static func nextPage(_ response: HTTPResponse) throws(DanXiError) -> String? {
        guard let link = LinkHeader.url(of: "next", in: response.headers.values("Link")) else { return nil }
        let url = URLReference.resolve(link, against: response.request.url)
        guard let url, let origin = Origin(url), let own = Origin(base), origin.host == own.host else { throw foreign(link, response) }
        if origin == own { return url }
        let upgraded = "https" + url.dropFirst(origin.scheme.count)
        guard origin.scheme == "http", Origin(upgraded) == own else { throw foreign(link, response) }
        return upgraded
    }

    private static func foreign(_ link: String, _ response: HTTPResponse) -> DanXiError {
        incomplete(
            response,
            "names \(Origin(link)?.description ?? "an invalid URL") for the next page of the list, which does not get the session's cookies"
        )
    }

    private static func endless(_ response: HTTPResponse) -> DanXiError {
        incomplete(response, "names a page again, or more than \(maximalPages) pages")
    }

    private static func incomplete(_ response: HTTPResponse, _ problem: String) -> DanXiError {
        DanXiError(
            .unexpectedResponse,
            "\(response.place) \(problem). The rest of the list is unknown. If this persists, the site has changed: update libdanxi, or report this message.",
            httpStatus: response.status)
    }
}
