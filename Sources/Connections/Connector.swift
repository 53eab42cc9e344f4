import Threads

/// A type that opens connections. The connections of equal connectors are interchangeable.
package protocol Connector: Hashable, Sendable {
    func connect(to address: ServerAddress, until end: Instant) throws(ConnectionFailure) -> any ByteConnection
}

/// The files with which a client identifies itself to a server (TLS client authentication).
package struct ClientCertificate: Hashable, Sendable {
    /// The path of a PEM file with the certificate, and with those of intermediate authorities after it.
    package let file: String
    /// The path of a PEM file with the private key, without a password.
    package let keyFile: String

    package init(file: String, keyFile: String) { (self.file, self.keyFile) = (file, keyFile) }
}

/// The address of a server.
package enum ServerAddress: Hashable, Sendable {
    /// A host with its port, such as `[::1]:6379`. Connections use TLS if `isEncrypted` is true.
    case host(String, isEncrypted: Bool)
    /// The path of a Unix domain socket.
    case socket(String)
}
