import JSON
import Networking

/// What the services of the undergraduates' academic system have in common, https://fdjwgl.fudan.edu.cn.
enum AcademicSystem {
    static let signIn = ServiceSignIn.neo(at: "https://fdjwgl.fudan.edu.cn/student/sso/login")

    /// A page of the system.
    /// - Parameter path: below `/student/for-std/`.
    static func page(_ service: CampusClient, _ path: String) async throws -> HTTPResponse {
        try await service.requestWithData(address(path), signIn: signIn)
    }

    /// An answer that is JSON.
    /// - Parameter path: below `/student/for-std/`.
    static func json<Response: APIParsable>(_ service: CampusClient, _ path: String, params: [QueryItem] = []) async throws -> Response {
        try await service.requestWithResponse(address(path), signIn: signIn, params: params, headers: ["Accept": "application/json"])
    }

    private static func address(_ path: String) -> String { "https://fdjwgl.fudan.edu.cn/student/for-std/" + path }
}
