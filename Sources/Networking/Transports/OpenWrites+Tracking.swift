import Calls
import Errors
import HTTP

extension OpenWrites {
    /// Sends a write and follows its state. Other requests are only sent.
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
            // The call continues after a password or ticket. The effect of other writes is unknown until the call has a result.
            let isRefused = 400..<500 ~= response.status
            write.end(isRefused || request.effect == .singleUse ? .over : .done)
            return response
        } catch {
            if (error as? DanXiError)?.isOutcomeUnknown != true { write.end(.over) }
            throw error
        }
    }
}
