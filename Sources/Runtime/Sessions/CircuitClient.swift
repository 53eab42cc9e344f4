import Errors
import HTTP
import Networking
import Storage
import Threads
import WebVPN

/// A client that sends one request at a time to a server in trouble (``SharedCircuits``). Other requests fail at once with the error code of
/// the last failure, `network` or `server_failure`.
struct CircuitClient: APIClient {
    /// The statuses of a gateway whose server does not respond.
    private static let gatewayFailures = [502, 504]
    /// The time after which a request that was not responded to counts as a failure of the server, and not of a short timeout.
    private static let patience = Duration.seconds(5)

    let client: any APIClient
    let circuits: SharedCircuits

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard let origin = request.origin else { return try await client.send(request) }
        let admission = try await circuits.admission(to: origin)
        if case .refused(let failure, let left) = admission { throw Self.refused(request, origin, failure, left) }
        let wasProbe = if case .probe = admission { true } else { false }
        let start = Instant.now
        do {
            let response = try await client.send(request)
            circuits.report(Self.outcome(of: response, request, origin), of: origin, wasProbe: wasProbe)
            return response
        } catch {
            circuits.report(Self.outcome(of: error, request, origin, since: start), of: origin, wasProbe: wasProbe)
            throw error
        }
    }

    /// A server that the program has chosen may respond with any status on purpose, and WebVPN does so for the servers behind it.
    private static func outcome(of response: HTTPResponse, _ request: HTTPRequest, _ origin: Origin) -> SharedCircuits.Outcome {
        let isGateway = request.urlSource == .library && origin.host != WebVPNURL.host
        return isGateway && gatewayFailures.contains(response.status) ? .failed(.status(response.status)) : .responded
    }

    private static func outcome(
        of error: any Error, _ request: HTTPRequest, _ origin: Origin, since start: Instant
    ) -> SharedCircuits.Outcome {
        let error = error as? DanXiError
        switch error?.code {
        case .network: return .failed(.network)
        case .timeout:
            // A request that was not sent has waited for its turn, a long body may take longer than its call has time, and WebVPN waits for
            // the servers behind it.
            let mayBeLong =
                error?.delivery == .unsent || request.sink != nil || request.stream != nil || origin.host == WebVPNURL.host
            return !mayBeLong && start.duration(to: .now) >= patience ? .failed(.timeout) : .unknown
        case .tooLarge, .unexpectedResponse: return .responded
        default: return .unknown
        }
    }

    private static func refused(_ request: HTTPRequest, _ origin: Origin, _ failure: ServerFailure, _ left: Duration) -> DanXiError {
        let milliseconds = max(left.wholeMilliseconds, 1)
        return DanXiError(
            failure.code,
            "\(request.place) was not sent, because the last requests to \(origin.host) have failed: \(failure.reason). Until it responds, one request at a time is sent. Call again in \((milliseconds + 999) / 1000) seconds.",
            retryAfterMilliseconds: milliseconds, delivery: .unsent)
    }
}
