import Errors
import Networking
import Synchronization

/// The clients of the process. Sessions with the same server and settings share one.
package enum RedisClients {
    private struct Settings: Hashable {
        let url: RedisURL
        let caFile: String?
        let caDirectory: String?
        let timeLimit: Duration
    }

    private final class Reference: Sendable {
        weak let client: RedisClient?
        init(_ client: RedisClient) { self.client = client }
    }

    private static let clients = Mutex<[Settings: Reference]>([:])

    /// Returns the client of a server. It connects with the first command.
    /// - Parameter timeLimit: the longest time of one command.
    /// - Throws: `storage` if hiredis is not installed.
    package static func client(
        for url: RedisURL, _ network: NetworkConfiguration, timeLimit: Duration
    ) throws(DanXiError) -> RedisClient {
        let hiredis = try Hiredis.loaded.get()
        let settings = Settings(url: url, caFile: network.caFile, caDirectory: network.caDirectory, timeLimit: timeLimit)
        return clients.withLock { clients in
            if let client = clients[settings]?.client { return client }
            let client = RedisClient(url: url, network: network, timeLimit: timeLimit, hiredis: hiredis)
            clients = clients.filter { $0.value.client != nil }
            clients[settings] = Reference(client)
            return client
        }
    }
}
