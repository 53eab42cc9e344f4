import Networking

/// The academic system of undergraduates, https://fdjwgl.fudan.edu.cn.
enum AcademicSystem {
    static let signIn = SiteSignIn.neo(at: "https://fdjwgl.fudan.edu.cn/student/sso/login")

    /// Requests a page of the system.
    /// - Parameter path: below `/student/for-std/`.
    static func page(_ client: CampusClient, _ path: String) async throws -> HTTPResponse {
        try await client.requestWithData(address(path), signIn: signIn)
    }

    /// Requests JSON of the system.
    /// - Parameter path: below `/student/for-std/`.
    static func json<Response: APIParsable>(_ client: CampusClient, _ path: String, params: [QueryItem] = []) async throws -> Response {
        try await client.requestWithResponse(address(path), signIn: signIn, params: params, headers: ["Accept": "application/json"])
    }

    private static func address(_ path: String) -> String { "https://fdjwgl.fudan.edu.cn/student/for-std/" + path }
}
