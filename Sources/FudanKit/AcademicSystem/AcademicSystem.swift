import CampusSignIn
import Errors
import HTTP
import Networking

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

    private static func url(_ path: String) -> String { "https://fdjwgl.fudan.edu.cn/student/for-std/" + path }
}
