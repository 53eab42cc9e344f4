import Networking

/// Sends requests with the cookies of the account that the call was started for.
struct CallCookieClient: APIClient {
    let client: any APIClient
    let signIn: SignInState

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        let jar = try signIn.authenticatorOfCall().jar
        return try await CookieClient(client: client, jar: jar).send(request)
    }
}
