import Threads

/// A type that opens connections. The connections of equal connectors are interchangeable.
package protocol Connector: Hashable, Sendable {
    func connect(to address: ServerAddress, until end: Instant) throws(ConnectionFailure) -> any ByteConnection
}

/// The address of a server.
package enum ServerAddress: Hashable, Sendable {
    /// A host with its port, such as `[::1]:6379`. Connections use TLS if `isEncrypted` is true.
    case host(String, isEncrypted: Bool)
    /// The path of a Unix domain socket.
    case socket(String)
}
