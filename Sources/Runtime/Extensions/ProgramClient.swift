import Calls
import Errors
import HTTP
import JSON
import Networking
import Text
import Threads

/// The functions of a client that the host program has passed.
package struct HostTransport: Sendable {
    /// The function that starts a request. The handle identifies the ``Transfer``.
    package var send: @Sendable (_ transfer: OpaquePointer?, _ request: EncodedJSON, _ body: SecretBytes) -> Void
    /// The function that stops a request whose call has ended. Nil if the program has passed no such function.
    package var cancel: (@Sendable (_ transfer: OpaquePointer?) -> Void)?

    package init(send: @escaping @Sendable (OpaquePointer?, EncodedJSON, SecretBytes) -> Void) {
        self.send = send
    }
}

/// A request that a client of the host program sends.
package typealias Transfer = HostQuestion<TransferOutcome>

package enum TransferOutcome: Sendable {
    case response(head: [String: JSONValue], body: PaddedBytes)
    /// - Parameter wasSent: whether the server may have received a part of the request.
    case failure(ErrorCode, reason: String, wasSent: Bool)
    /// The program passed an invalid response. The error describes what is invalid.
    case invalid(DanXiError)
}

/// The client that sends the requests of one session with the network stack of the host program.
struct ProgramClient: SessionClient {
    let maxRequestsPerServer = Int.max
    private let transport: HostTransport
    private let calls: HostCalls
    private let configuration: NetworkConfiguration

    init(_ transport: HostTransport, _ calls: HostCalls, _ configuration: NetworkConfiguration) {
        (self.transport, self.calls, self.configuration) = (transport, calls, configuration)
    }

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        try request.checkHeaders()
        let body = try await request.bodyInMemory()
        let head = try head(of: request)
        let outcome: TransferOutcome
        do {
            outcome = try await calls.ask(
                Handles.transfers, "The client",
                { [transport] transfer in
                    request.write?.markSent()
                    transport.send(transfer, head, body)
                }, onEnd: transport.cancel)
        } catch  where request.write?.isSent == true {
            throw (error is CancellationError ? DanXiError.cancelled : DanXiError(error)).withLostAnswer(to: request)
        }
        switch outcome {
        case .response(let head, let body): return try await received(try response(to: request, head, body))
        case .failure(let code, let reason, let wasSent): throw failure(of: request, code, reason, wasSent: wasSent)
        case .invalid(let error): throw error.withLostAnswer(to: request)
        }
    }

    /// Ends all requests with `closed`.
    func close() { calls.close() }

    private func head(of request: HTTPRequest) throws(DanXiError) -> EncodedJSON {
        var headers = request.headers
        if headers["User-Agent"] == nil { headers["User-Agent"] = configuration.userAgent }
        let left = CallContext.current.deadline.map { Instant.now.duration(to: $0) } ?? configuration.timeout
        var json = JSONWriter()
        json.object { json in
            json.set("method", request.method.rawValue)
            json.set("url", request.url)
            json.set("effect", request.effect.name)
            json.set("timeout_ms", max(1, min(left, request.timeLimit ?? left).wholeMilliseconds))
            json.set("headers", HeaderView.json(headers))
        }
        guard let text = json.finish() else { throw .outOfMemory("for the request \(request.place)") }
        return text
    }

    /// Returns the response with its body, or passes the body to the sink of the request.
    /// - Throws: `too_large` if the body is larger than `network.max_response_bytes` and no sink takes it.
    private func received(_ response: HTTPResponse) async throws -> HTTPResponse {
        let request = response.request
        if let sink = request.sink, sink.begin(status: response.status, headers: response.headers) {
            try await sink.take(all: response.body)
            return HTTPResponse(
                request: request, status: response.status, headers: response.headers, body: PaddedBytes(), redirectURL: response.redirectURL
            )
        }
        guard response.body.count <= configuration.maxResponseBytes else {
            throw DanXiError(
                .tooLarge,
                "The response to \(request.place) is larger than \(configuration.maxResponseBytes) bytes. If the body may be this large, increase network.max_response_bytes."
            ).withLostAnswer(to: request)
        }
        return response
    }

    private func response(
        to request: HTTPRequest, _ head: [String: JSONValue], _ body: PaddedBytes
    ) throws(DanXiError) -> HTTPResponse {
        do throws(InvalidMember) {
            return try valid(to: request, head, body)
        } catch {
            throw DanXiError(
                .invalidArgument,
                "The client of this program passed an invalid response to danxi_transfer_respond(): \(error.problem)."
            ).withLostAnswer(to: request)
        }
    }

    private func valid(
        to request: HTTPRequest, _ head: [String: JSONValue], _ body: PaddedBytes
    ) throws(InvalidMember) -> HTTPResponse {
        var status: Int?
        var headers: HTTPHeaders = [:]
        for (name, value) in head {
            switch (name, value) {
            case ("status", .integer(let number)) where 100...599 ~= number: status = number
            case ("headers", .object(let fields)): try HeaderView.change(&headers, to: fields)
            default:
                throw InvalidMember(
                    "`head` has an invalid member `\(name.prefix(100))`; valid are `status` (100 to 599) and `headers` (an object)")
            }
        }
        guard let status else { throw InvalidMember("`head` has no `status` (100 to 599)") }
        return HTTPResponse(
            request: request, status: status, headers: headers, body: body,
            redirectURL: headers["Location"].flatMap { URLReference.resolve($0, against: request.url) })
    }

    private func failure(of request: HTTPRequest, _ code: ErrorCode, _ reason: String, wasSent: Bool) -> DanXiError {
        let error = DanXiError(
            code, "\(request.place): the client of this program failed: \(reason.shortened(toBytes: 4096))",
            delivery: wasSent ? nil : .unsent)
        return wasSent ? error.withLostAnswer(to: request) : error
    }
}

extension HTTPRequest {
    /// Returns the whole body. A streamed body is read into memory.
    fileprivate func bodyInMemory() async throws -> SecretBytes {
        guard let stream else { return body ?? [] }
        return SecretBytes(try await stream.bytes())
    }
}
