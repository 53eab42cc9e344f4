import CampusSignIn
import Errors
import HTTP
import Networking
import Text

/// The academic system of undergraduates, https://fdjwgl.fudan.edu.cn.
enum AcademicSystem {
    static let signIn = SiteSignIn.entry("https://fdjwgl.fudan.edu.cn/student/sso/login", targetParameter: "refer")

    static let noTable = DanXiError(
        .notFound,
        "The academic system of undergraduates has no timetable for this account. Sign in with an undergraduate's account, or pass the right `student_type` to campus.login."
    )

    /// Throws `notFound` for a graduate student, because the system does not know the account. Requests to it could only fail.
    static func requireMember(_ client: CampusClient) throws(DanXiError) {
        if client.studentType == .graduate { throw noTable }
    }

    /// Requests an HTML page from the system.
    /// - Parameter path: the path below `/student/for-std/`.
    static func page(_ client: CampusClient, _ path: String) async throws -> HTTPResponse {
        try await client.requestWithData(url(path), signIn: signIn)
    }

    /// Requests a JSON document from the system.
    /// - Parameter path: the path below `/student/for-std/`.
    static func json<Response: APIParsable>(_ client: CampusClient, _ path: String, params: [QueryItem] = []) async throws -> Response {
        try await client.requestWithResponse(url(path), signIn: signIn, params: params, headers: ["Accept": "application/json"])
    }

    /// `GET /student/for-std/grade/sheet/`, which redirects to a URL that ends with the account's number in the system.
    static func studentId(_ client: CampusClient) async throws -> Int {
        let url = try await page(client, "grade/sheet/").request.url
        guard let range = url.firstRange(of: sheets), let id = Int(url[range.upperBound...].prefix { $0.isASCIIDigit }) else {
            throw noTable
        }
        return id
    }

    private static let sheets = "/grade/sheet/semester-index/"

    private static func url(_ path: String) -> String { "https://fdjwgl.fudan.edu.cn/student/for-std/" + path }
}
