import Errors
import HTTP
import Networking
import Storage
import Threads
import WebVPN

/// A client that sends one request at a time to a server in trouble (``SharedCircuits``). Other requests fail at once with the error code of
/// the last failure, `network` or `server_failure`. Requests to a server with a limit wait for their turn (``RequestTurns``).
struct CircuitClient: APIClient {
    /// The statuses of a gateway whose server does not respond.
    private static let gatewayFailures = [502, 504]
    /// The time after which a request that was not responded to counts as a failure of the server, and not of a short timeout.
    private static let patience = Duration.seconds(5)

    let client: any APIClient
    let circuits: SharedCircuits
    let turns: RequestTurns
    let pauses: ServerPauses

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard let origin = request.origin else { return try await client.send(request) }
        guard turns.areLimited(to: origin) else {
            return try await send(request, origin, isProbe: try await mayProbe(request, origin))
        }
        return try await turns.withPlace(for: request, to: origin) {
            try await send(request, origin, isProbe: try await mayProbeInTurn(request, origin))
        }
    }

    private func send(_ request: HTTPRequest, _ origin: Origin, isProbe wasProbe: Bool) async throws -> HTTPResponse {
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

    /// Waits until a request may be sent. Returns whether it is the probe.
    private func mayProbe(_ request: HTTPRequest, _ origin: Origin) async throws -> Bool {
        switch try await circuits.admission(to: origin) {
        case .usual: return false
        case .probe: return true
        case .refused(let failure, let left): throw Self.refused(request, origin, failure, left)
        }
    }

    /// Like ``mayProbe(_:_:)``, but also waits for the turn of the request. If the server asks for a pause or gets into trouble meanwhile, the
    /// turn is given up.
    private func mayProbeInTurn(_ request: HTTPRequest, _ origin: Origin) async throws -> Bool {
        while true {
            let isProbe = try await mayProbe(request, origin)
            let isInTrouble = { !isProbe && circuits.isOpen(origin) }
            do {
                let hasTurn = try await turns.wait(for: request, to: origin) {
                    if isInTrouble() { true } else { try await pauses.isPaused(request, to: origin) }
                }
                if hasTurn, !isInTrouble(), !(try pauses.isKnownToBePaused(request, to: origin)) { return isProbe }
            } catch {
                circuits.report(.unknown, of: origin, wasProbe: isProbe)
                throw error
            }
            circuits.report(.unknown, of: origin, wasProbe: isProbe)
            try await pauses.wait(for: request, to: origin)
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
