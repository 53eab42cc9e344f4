import Synchronization
import Threads

/// The numbers that a process counts, for monitoring. They are those of all sessions together, because a service opens a session for each
/// of its users, and a series for each user would have no bound and would be personal.
///
/// Labels have few values: names of methods, errors, statuses, and the hosts that the library or the configuration names.
package final class Metrics: @unchecked Sendable {
    // Unchecked: the memory at `methods` holds references only that are set once, and is freed with the object.

    /// The numbers of the current world. The access takes a lock, so code that runs for each call or request keeps the object.
    package static var current: Metrics { World.current[Key.self] }

    private enum Key: WorldKey {
        static func makeValue() -> Metrics { Metrics() }
    }

    private let methods: UnsafeMutablePointer<SetOnce<MethodMetrics>>
    private let servers = Mutex<[String: ServerMetrics]>([:])
    private let otherServer = ServerMetrics(name: ServerMetrics.other)

    /// The sessions that are open.
    package let openSessions = Counters()
    /// The results that wait in the queues of sessions.
    package let waitingResults = Counters()
    /// The requests that wait for their turn, and the times that requests have waited.
    package let waitingRequests = Counters()
    package let requestWaits = Histogram()
    /// The requests that were sent again, after a failure or a sign-in.
    package let retries = Counters()
    /// The refreshes of tokens of the community account.
    package let tokenRefreshes = OutcomeCounters()

    /// The largest number of methods. The interface has about 250.
    private static let methodLimit = 1024
    /// The largest number of servers with numbers of their own.
    private static let serverLimit = 256

    private init() {
        methods = .allocate(capacity: Self.methodLimit)
        for index in 0..<Self.methodLimit { (methods + index).initialize(to: SetOnce()) }
    }

    deinit {
        methods.deinitialize(count: Self.methodLimit)
        methods.deallocate()
    }

    /// Returns the numbers of a method.
    /// - Parameter number: the number of the method, which no other method has. 0 for calls of unknown methods.
    package func method(_ number: Int, name: @autoclosure () -> String) -> MethodMetrics {
        let number = number < Self.methodLimit ? number : 0
        return methods[number].object ?? methods[number].set(MethodMetrics(name: number > 0 ? name() : "unknown"))
    }

    /// Gives servers numbers of their own, by their hosts, and returns all servers that have them.
    package func known(_ hosts: some Sequence<String>) -> KnownServers {
        servers.withLock { servers in
            for host in hosts where servers[host] == nil && servers.count < Self.serverLimit { servers[host] = ServerMetrics(name: host) }
            return KnownServers(servers: servers, other: otherServer)
        }
    }

    /// Returns the numbers of a server. Takes a lock: code that runs for each request keeps a ``KnownServers``.
    package func server(_ host: String) -> ServerMetrics { servers.withLock { $0[host] } ?? otherServer }

    private var allServers: [ServerMetrics] { servers.withLock { Array($0.values) }.sorted { $0.name < $1.name } + [otherServer] }

    /// Reads all numbers. A number that changes during the reading may or may not have its new value.
    /// - Parameters:
    ///   - version: the version of the library.
    ///   - pauses: the labels of the servers that have asked for a pause, and the rest of it in seconds.
    ///   - troubles: the labels of the servers in trouble, and the time since their first failure in seconds.
    package func families(
        version: String, pauses: [(server: String, seconds: Double)], troubles: [(server: String, seconds: Double)]
    ) -> MetricFamilies {
        var families = MetricFamilies()
        families.add(.build, [("version", version)], 1)
        let used = (0..<Self.methodLimit).compactMap { methods[$0].object }.sorted { $0.name < $1.name }
        for method in used { method.read(into: &families) }
        for server in allServers { server.read(into: &families) }
        for pause in pauses { families.add(.pause, [("server", pause.server)], pause.seconds) }
        for trouble in troubles { families.add(.trouble, [("server", trouble.server)], trouble.seconds) }
        families.add(.openSessions, [], openSessions[0])
        families.add(.waitingResults, [], waitingResults[0])
        families.add(.waitingRequests, [], waitingRequests[0])
        families.add(.requestWait, [], requestWaits.reading)
        families.add(.retries, [], retries[0])
        for outcome in tokenRefreshes.reading { families.add(.tokenRefreshes, [("outcome", outcome.name)], outcome.count) }
        return families
    }
}

/// The servers that have numbers of their own, by their hosts, and those of all others.
package struct KnownServers: Sendable {
    private let servers: [String: ServerMetrics]
    private let other: ServerMetrics

    fileprivate init(servers: [String: ServerMetrics], other: ServerMetrics) { (self.servers, self.other) = (servers, other) }

    package subscript(host: String?) -> ServerMetrics { host.flatMap { servers[$0] } ?? other }
}
