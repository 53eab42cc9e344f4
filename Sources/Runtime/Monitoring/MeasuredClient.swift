import Calls
import HTTP
import Networking
import Threads

/// A client that counts and times the requests of a session, each attempt and each redirect on its own, and reports them as events.
struct MeasuredClient: APIClient {
    let client: any APIClient
    let servers: KnownServers
    let events: Events

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        let server = servers[request.origin?.host]
        let start = Instant.now
        server.requestStarts()
        let event = events.requestStarts(request, server, at: start)
        do {
            let response = try await client.send(request)
            let nanoseconds = Instant.now.nanoseconds - start.nanoseconds
            let (sent, received) = (request.body?.count ?? request.stream?.count ?? 0, response.body.count)
            server.requestEnds(status: response.status, sent: sent, received: received, nanoseconds: nanoseconds)
            event?.end(status: response.status, sent: sent, received: received, nanoseconds: nanoseconds)
            return response
        } catch {
            let nanoseconds = Instant.now.nanoseconds - start.nanoseconds
            let code = OutcomeCounters.code(of: error)
            server.requestEnds(code, nanoseconds: nanoseconds)
            event?.end(code, nanoseconds: nanoseconds)
            throw error
        }
    }
}
