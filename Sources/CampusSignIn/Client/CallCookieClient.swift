import HTTP
import Networking

/// A client that adds the cookies of the account for which the current call was started.
struct CallCookieClient: APIClient {
    let client: any APIClient
    let allowsPlainHTTP: Bool
    let signIn: CurrentSignIn

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        let jar = try await signIn.signInOfCall().jar
        return try await CookieClient(client: client, allowsPlainHTTP: allowsPlainHTTP, jar: jar).send(request)
    }
}
