import Calendar
import Calls
import Errors
import JSON
import Networking
import Storage
import Synchronization

/// The dependencies that the methods of the general services share in a session: the clients of hosts and of single URLs, and the response
/// cache.
package final class HTTPDependencies: Sendable {
    private let hosts: [String: HostSettings]
    private let transport: any APIClient
    private let allowsPlainHTTP: Bool
    private let pauses: SharedPauses
    private let log: LogHandler
    /// The clients by the names of their hosts. Each client is created at its first use. The key nil stands for the client for single
    /// URLs.
    private let clients = Mutex<[String?: HostClient]>([:])
    /// Returns the current Unix time in seconds, for the cache.
    let now: @Sendable () -> Int
    let cache: ResponseCache
    let flights = RequestFlights()

    package var httpService: HTTPService { HTTPService(services: self) }

    /// - Parameters:
    ///   - transport: sends requests without cookies, redirects and retries.
    ///   - allowsPlainHTTP: the setting `network.allow_plain_http`.
    ///   - pauses: the pauses that the requests to hosts share with other sessions.
    ///   - now: returns the current Unix time in seconds, for the cache.
    package init(
        hosts: [String: HostSettings], client transport: any APIClient, allowsPlainHTTP: Bool, store: (any StoreBackend)?,
        pauses: SharedPauses = SharedPauses(), now: @escaping @Sendable () -> Int = { WallTime.now.milliseconds / 1000 },
        log: @escaping LogHandler
    ) {
        cache = ResponseCache(store: store, log: log)
        (self.hosts, self.transport, self.allowsPlainHTTP, self.pauses, self.log) = (hosts, transport, allowsPlainHTTP, pauses, log)
        self.now = now
    }

    /// Returns the client of the host that the configuration names `host`. If `host` is nil, returns the client for single URLs.
    /// - Parameter method: the name of the calling method, for the error message.
    func client(of host: String?, _ method: String) throws(DanXiError) -> HostClient {
        guard let settings = host.map({ hosts[$0] }) ?? .some(.singleURL) else {
            let known = hosts.isEmpty ? "The configuration has no hosts." : "The hosts are \(hosts.keys.sorted().joined(separator: ", "))."
            throw DanXiError(
                .invalidArgument, "\(method): `host`: `hosts` in the configuration has no \((host ?? "").shortened(toBytes: 100)). \(known)"
            )
        }
        return clients.withLock { clients in
            if let client = clients[host] { return client }
            let client = HostClient(settings: settings, client: transport, allowsPlainHTTP: allowsPlainHTTP, pauses: pauses, log: log)
            clients[host] = client
            return client
        }
    }
}

extension HostSettings {
    /// The settings for single URLs.
    fileprivate static let singleURL = HostSettings(name: "", baseURL: "", keepsCookies: false)
}
