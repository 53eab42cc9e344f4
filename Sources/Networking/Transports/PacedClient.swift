import Calls
import HTTP

/// A client that sends the requests of a call at the call's pace (``RequestPace``), each redirect and each attempt on its own. The status 429
/// counts as a refusal.
package struct PacedClient: APIClient {
    let client: any APIClient

    package init(client: any APIClient) {
        self.client = client
    }

    package func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard let pace = CallContext.current.pace else { return try await client.send(request) }
        try await pace.waitForTurn()
        let response = try await client.send(request)
        if response.status == 429 { pace.countRefusal() }
        return response
    }
}
