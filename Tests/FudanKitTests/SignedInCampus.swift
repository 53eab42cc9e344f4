import Calls
import HTTP
import Networking
import Storage
import TestSupport

@testable import FudanKit

extension Campus {
    /// Returns a campus with an accepted account on the campus network.
    static func signedIn(
        _ client: any APIClient, as type: StudentType = .undergraduate, directory: StoreDirectory? = nil,
        log: @escaping LogHandler = { _, _ in }
    ) -> Campus {
        let campus = Campus(client: AcceptingClient(client: client), webVPN: .never, store: directory, log: log)
        let signIn = campus.client.signIn
        let identity = CampusIdentity(username: "23300000000", password: "secret", studentType: type)
        signIn.use(signIn.authenticator(for: identity))
        return campus
    }
}

/// Accepts the sign-in to every site, and passes other requests to the test's server.
private struct AcceptingClient: APIClient {
    let client: any APIClient

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        let signInPages = ["/sso/login", "/cas-login", "/*default/index.do", "/login2.action", "/thirds/tjb.act", "/api/login/main"]
        if signInPages.contains(where: { request.url.contains($0) }) { return HTTPResponse(request: request, status: 200) }
        return try await client.send(request)
    }
}

extension FakeServer {
    /// A signed-in campus whose servers are this one.
    var campus: Campus { .signedIn(self) }

    func campus(in directory: StoreDirectory) -> Campus { .signedIn(self, directory: directory) }
}
