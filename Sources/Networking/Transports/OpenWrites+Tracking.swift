import Calls
import Errors
import HTTP

extension OpenWrites {
    /// Sends a request with `send`. If the request is a write of a call, records whether the write may have taken effect.
    static func tracking(
        _ request: HTTPRequest, _ send: (HTTPRequest) async throws -> HTTPResponse
    ) async throws -> HTTPResponse {
        guard request.isWrite, let writes = CallContext.current.writes else { return try await send(request) }
        let write = SentWrite(consequence: request.consequence)
        writes.add(write)
        var tracked = request
        tracked.write = write
        do {
            let response = try await send(tracked)
            // A refused write had no effect, and a request that sends a password or a ticket has no effect that the caller must know. Any
            // other write may have taken effect, and the caller does not know this until the call has a result.
            let isRefused = 400..<500 ~= response.status
            write.end(isRefused || request.effect == .singleUse ? .over : .done)
            return response
        } catch {
            if (error as? DanXiError)?.isOutcomeUnknown != true { write.end(.over) }
            throw error
        }
    }
}
