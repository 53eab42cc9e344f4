import Calls
import Errors
import HTTP

extension OpenWrites {
    /// Sends a request. If it is a write of a call, records whether it may have taken effect.
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
            // A refused write had no effect, and after a password or ticket the call continues. The effect of any other write is unknown
            // until the call has a result.
            let isRefused = 400..<500 ~= response.status
            write.end(isRefused || request.effect == .singleUse ? .over : .done)
            return response
        } catch {
            if (error as? DanXiError)?.isOutcomeUnknown != true { write.end(.over) }
            throw error
        }
    }
}
