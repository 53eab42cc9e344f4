import HTTP
import Networking

/// A client that adds the cookies of the account for which the current call was started, and the tokens that some sites keep in them.
struct CallCookieClient: APIClient {
    let client: any APIClient
    let allowsPlainHTTP: Bool
    let signIn: CurrentSignIn

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        let jar = try await signIn.signInOfCall().jar
        var request = request
        if let authorization = CookieToken.authorization(for: request.url, jar) { request.headers["Authorization"] = authorization }
        return try await CookieClient(client: client, allowsPlainHTTP: allowsPlainHTTP, jar: jar).send(request)
    }
}
