import Calls
import HTTP
import Networking
import Storage
import TestSupport
import WebVPN

@testable import CampusSignIn

extension CampusAccess {
    /// Returns a ``CampusAccess`` that is signed in with the account 23300000000, and does not use WebVPN.
    package static func signedIn(
        _ client: any APIClient, as type: StudentType = .undergraduate, directory: StoreDirectory? = nil,
        log: @escaping LogHandler = { _, _ in }
    ) -> CampusAccess {
        let access = CampusAccess(client: AcceptingClient(client: client), webVPN: .never, store: directory, log: log)
        let identity = access.client.signIn.identity(username: "23300000000", password: "secret", studentType: type)
        access.client.signIn.use(AccountSignIn(identity))
        return access
    }
}

/// A client that responds to requests for entry pages as sites do for a signed-in account, and passes other requests to `client`.
private struct AcceptingClient: APIClient {
    let client: any APIClient

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        let signInPages = ["/sso/login", "/cas-login", "/*default/index.do", "/login2.action", "/thirds/tjb.act", "/api/login/main"]
        if signInPages.contains(where: { request.url.contains($0) }) { return HTTPResponse(request: request, status: 200) }
        return try await client.send(request)
    }
}
