import Networking
import Storage

@testable import FudanKit

extension Campus {
    /// A campus on its own network, whose account the university has accepted.
    static func signedIn(_ client: any APIClient, as type: StudentType = .undergraduate, directory: StoreDirectory? = nil) -> Campus {
        let campus = Campus(client: OpenDoors(client: client), webVPN: .never, directory: directory, log: { _, _ in })
        let identity = CampusIdentity(username: "23300000000", password: "secret", studentType: type)
        let signIn = campus.service.signIn
        // Nothing is remembered, so nothing is written that could fail.
        do { try signIn.set(signIn.authenticator(for: identity), remember: false) } catch {}
        return campus
    }
}

/// Lets the services be entered without a question, and leaves every other request to a test's own client.
private struct OpenDoors: APIClient {
    let client: any APIClient

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        if request.url.hasPrefix("https://uis.fudan.edu.cn/") {
            return HTTPResponse(request: request, status: 302, redirectURL: "https://entered.example/")
        }
        let doors = ["https://entered.example/", "/sso/login", "/cas-login", "/*default/index.do"]
        if doors.contains(where: { request.url.contains($0) }) { return HTTPResponse(request: request, status: 200) }
        return try await client.send(request)
    }
}
