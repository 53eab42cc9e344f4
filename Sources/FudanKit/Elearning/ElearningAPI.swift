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
    /// Maximum number of pages to request, in case a server repeats pages endlessly.
    private static let maximalPages = 50

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
        var next: String? = url
        for _ in 0..<maximalPages {
            guard let url = next else { break }
            let response = try await client.requestWithData(url, signIn: signIn, headers: ["Accept": "application/json"])
            do {
                rows += try ReadRows<Row>.decode(response.guardedJSON).readable(what)
            } catch {
                throw response.unexpected(error)
            }
            next = nextPage(response)
        }
        return rows
    }

    /// Returns the URL of the next page from the header `Link`, `<https://…?page=2>; rel="next", …` (RFC 8288). Nil on the last page. Also
    /// nil if the URL has another origin, which must not get the session's cookies.
    private static func nextPage(_ response: HTTPResponse) -> String? {
        let links = response.headers.values("Link").flatMap { $0.split(separator: ",") }
        guard let link = links.first(where: { $0.contains(#"rel="next""#) }), let url = String(link).between("<", ">") else { return nil }
        return Origin(url) == Origin(base) ? url : nil
    }
}
