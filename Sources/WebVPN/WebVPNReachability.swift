import Calls
import Errors
import HTTP
import Networking
import Storage
import Synchronization
import Threads

/// The reachability of servers without WebVPN: whether a probe has reached a server, cached by origin.
final class WebVPNReachability: Sendable {
    /// Maximum duration of a probe. A server that does not respond in this time counts as unreachable.
    static let probeTimeout: Duration = .milliseconds(1800)
    /// The time after which an unreachable server is probed again, because the machine may have moved to the campus network.
    static let validity: Duration = .seconds(600)

    private let client: any APIClient
    private let signInHosts: Set<String>
    private let log: LogHandler
    private let servers = Mutex<[String: Server]>([:])

    private struct Server {
        var isReachable: Bool?
        var probedAt: Instant = .now
        let flight = SingleFlight<Bool>()
    }

    /// - Parameters:
    ///   - client: a client that adds no cookies and follows no redirects.
    ///   - signInHosts: the hosts of the university's sign-in.
    init(client: any APIClient, signInHosts: Set<String>, log: @escaping LogHandler) {
        self.client = client
        self.signInHosts = signInHosts
        self.log = log
    }

    /// Returns the cached result, or probes the server. Concurrent calls share one probe.
    func isReachable(_ origin: Origin) async throws -> Bool {
        let key = origin.description
        let (known, flight) = servers.withLock { servers in
            var server = servers[key] ?? Server()
            if server.isReachable == false, Instant.now - server.probedAt > Self.validity { server.isReachable = nil }
            servers[key] = server
            return (server.isReachable, server.flight)
        }
        if let known { return known }
        return try await flight.value { [self] in
            // Another call may have probed the server since the lookup above.
            if let known = servers.withLock({ $0[key]?.isReachable }) { return known }
            let isReachable = try await probe(origin)
            record(key, isReachable)
            log(.info, "Requests to \(origin.host) are sent \(isReachable ? "directly" : "through WebVPN").")
            return isReachable
        }
    }

    /// Discards the result for a server.
    func forget(_ origin: Origin) { record(origin.description, nil) }

    private func record(_ key: String, _ isReachable: Bool?) {
        servers.withLock { servers in
            servers[key]?.isReachable = isReachable
            servers[key]?.probedAt = .now
        }
    }

    private func probe(_ origin: Origin) async throws -> Bool {
        let server = WebVPNServer(origin, signInHosts: signInHosts)
        var request = HTTPRequest(url: server.probeURL)
        request.timeLimit = Self.probeTimeout
        do {
            return server.isSender(of: try await client.send(request))
        } catch let error as DanXiError where Self.isUnreachable(error) {
            return false
        } catch let error as DanXiError where error.code == .tooLarge {
            return true
        }
    }

    /// Returns whether an error means that the server could not be reached. A timeout at the deadline of the call does not count, because
    /// its cause may be the deadline and not the server.
    static func isUnreachable(_ error: DanXiError) -> Bool {
        switch error.code {
        case .network, .tls: true
        case .timeout: CallContext.current.allows(waiting: .milliseconds(50))
        default: false
        }
    }
}
