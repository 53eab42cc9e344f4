import Connections

/// A host of the simulated Redis service: one of two servers, or a sentinel.
enum RedisHost: Hashable, Sendable {
    case server(Int)
    case sentinel(Int)

    /// The name of the service that the sentinels know.
    static let service = "main"
    static let sentinels = 3
    /// The URL of the first server.
    static let url = "redis://redis-1.example.test"
    static let sentinelURL =
        "redis+sentinel://" + (0..<sentinels).map { RedisHost.sentinel($0).name }.joined(separator: ",") + "/" + service

    init?(_ address: ServerAddress) {
        let hosts = [RedisHost.server(0), .server(1)] + (0..<Self.sentinels).map { .sentinel($0) }
        guard case .host(let text, _) = address, let host = hosts.first(where: { text == "\($0.name):\($0.port)" }) else { return nil }
        self = host
    }

    var name: String {
        switch self {
        case .server(let number): "redis-\(number + 1).example.test"
        case .sentinel(let number): "sentinel-\(number + 1).example.test"
        }
    }

    var port: Int {
        switch self {
        case .server: 6379
        case .sentinel: 26_379
        }
    }
}
