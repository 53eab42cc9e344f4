import Connections
import Threads

/// A connector that opens connections with libcurl. With TLS, libcurl verifies the server's certificate and host name. Proxies are not
/// used.
package struct CurlConnector: Connector {
    /// The certificate authorities to trust. See ``NetworkConfiguration/caFile``.
    private let caFile: String?
    private let caDirectory: String?

    package init(_ configuration: NetworkConfiguration) {
        (caFile, caDirectory) = (configuration.caFile, configuration.caDirectory)
    }

    package func connect(
        to address: ServerAddress, until end: Instant
    ) throws(ConnectionFailure) -> any ByteConnection {
        try CurlStream(to: address, caFile: caFile, caDirectory: caDirectory, until: end)
    }
}
