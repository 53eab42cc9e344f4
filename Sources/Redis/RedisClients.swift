import Connections
import Synchronization
import Threads

/// The Redis clients of the process. Sessions with the same server and settings share one client.
package enum RedisClients {
    /// The time for which a client stays connected after the last session that was parked.
    private static let lingerTime = Duration.seconds(60)

    private struct Settings: Hashable {
        let url: RedisURL
        let connector: any Connector
        let timeLimit: Duration
        let allowsPlain: Bool

        static func == (first: Settings, second: Settings) -> Bool {
            first.url == second.url && first.timeLimit == second.timeLimit && first.allowsPlain == second.allowsPlain
                && AnyHashable(first.connector) == AnyHashable(second.connector)
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(url)
            hasher.combine(connector)
            hasher.combine(timeLimit)
            hasher.combine(allowsPlain)
        }
    }

    private final class Reference: Sendable {
        weak let client: RedisClient?
        init(_ client: RedisClient) { self.client = client }
    }

    private final class Known: WorldKey, Sendable {
        let clients = Mutex<[Settings: Reference]>([:])
        /// The clients that stay connected without a session, with the timers that end this.
        let lingering = Mutex<[ObjectIdentifier: (client: RedisClient, end: Timers.ID)]>([:])

        static func makeValue() -> Known { Known() }
    }

    /// Returns the client of a store. The client connects when it sends its first command.
    /// - Parameters:
    ///   - timeLimit: the maximum time of one command.
    ///   - allowsPlain: whether passwords and tokens may be sent to other computers without TLS.
    package static func client(
        for url: RedisURL, _ connector: some Connector, timeLimit: Duration, allowsPlain: Bool
    ) -> RedisClient {
        let settings = Settings(url: url, connector: connector, timeLimit: timeLimit, allowsPlain: allowsPlain)
        return World.current[Known.self].clients.withLock { clients in
            if let client = clients[settings]?.client { return client }
            let client = RedisClient(url: url, connector: connector, timeLimit: timeLimit, allowsPlain: allowsPlain)
            clients = clients.filter { $0.value.client != nil }
            clients[settings] = Reference(client)
            return client
        }
    }

    /// Keeps a client and its connections for a minute after the last call of this function, even if no session uses them. Starts the thread
    /// of the timers.
    static func linger(_ client: RedisClient) {
        guard Timers.shared.prepare() else { return }
        let (known, id) = (World.current[Known.self], ObjectIdentifier(client))
        let end = Timers.shared.add(at: .now + lingerTime) { known.lingering.withLock { _ = $0.removeValue(forKey: id) } }
        let previous = known.lingering.withLock { $0.updateValue((client, end), forKey: id) }
        if let previous { Timers.shared.cancel(previous.end) }
    }
}
