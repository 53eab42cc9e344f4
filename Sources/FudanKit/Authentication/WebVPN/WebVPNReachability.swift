import Errors
import Networking
import Storage
import Synchronization

/// Finds out which servers cannot be reached directly, and remembers the result by origin.
final class WebVPNReachability: Sendable {
    /// How long a server has to answer a probe.
    static let probeTimeout: Duration = .milliseconds(1800)
    /// How long a server counts as unreachable. The machine may have moved to the campus network since.
    static let validity: Duration = .seconds(600)

    private let client: any APIClient
    private let log: LogHandler
    private let servers = Mutex<[String: Server]>([:])

    private struct Server {
        var isReachable: Bool?
        var probedAt: ContinuousClock.Instant = .now
        let flight = SingleFlight<Bool>()
    }

    /// - Parameter client: sends single requests, without cookies.
    init(client: any APIClient, log: @escaping LogHandler) {
        self.client = client
        self.log = log
    }

    /// Returns the known result, or probes the server. Calls that arrive during a probe share it.
    func isReachable(_ origin: Origin) async throws -> Bool {
        let key = origin.description
        let (known, flight) = servers.withLock { servers in
            var server = servers[key] ?? Server()
            if server.isReachable == false, ContinuousClock.now - server.probedAt > Self.validity { server.isReachable = nil }
            servers[key] = server
            return (server.isReachable, server.flight)
        }
        if let known { return known }
        return try await flight.value { [self] in
            let isReachable = try await probe(key)
            record(key, isReachable)
            log(.info, "\(origin.host) is requested \(isReachable ? "directly" : "through WebVPN")")
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

    /// Any response shows that the server can be reached.
    private func probe(_ key: String) async throws -> Bool {
        var request = HTTPRequest(url: key + "/")
        request.timeLimit = Self.probeTimeout
        do {
            _ = try await client.send(request)
            return true
        } catch let error as DanXiError where Self.isUnreachable(error) {
            return false
        } catch let error as DanXiError where error.code == .tooLarge {
            return true
        }
    }

    /// Whether an error means that the server could not be reached.
    static func isUnreachable(_ error: DanXiError) -> Bool { [.network, .tls, .timeout].contains(error.code) }
}
