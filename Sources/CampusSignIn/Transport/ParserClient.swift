import HTTP
import Markup
import Networking

/// A client that sends requests only when pages can be parsed. Without the parser, a page that leads to the sign-in could not be told from
/// others, and a signed-out session would count as signed in.
struct ParserClient: APIClient {
    let client: any APIClient

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        try HTMLDocument.loadParser()
        return try await client.send(request)
    }
}
