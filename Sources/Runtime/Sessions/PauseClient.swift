import HTTP
import Networking
import Storage

/// A client that obeys the header Retry-After of responses with the status 403, 429 or 503. Until the pause has ended, further requests of
/// the same account to the same server wait, or fail with `rate_limited` if the deadline of their call is nearer. Other sessions of the
/// process, and other processes with the same store, know the pause too (``SharedPauses``).
struct PauseClient: APIClient {
    let client: any APIClient
    let pauses: ServerPauses

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard let origin = request.origin else { return try await client.send(request) }
        try await pauses.wait(for: request, to: origin)
        let response = try await client.send(request)
        if [403, 429, 503].contains(response.status), let delay = response.retryAfter, delay > .zero {
            try await pauses.extend(for: request, to: origin, by: delay)
        }
        return response
    }
}
