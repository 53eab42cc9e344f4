import Connections

/// Opens connections with libcurl. TLS verifies the certificate and the name of the host. Proxies are not used.
package struct CurlConnector: Connector {
    /// See ``NetworkConfiguration/caFile``.
    private let caFile: String?
    private let caDirectory: String?

    package init(_ configuration: NetworkConfiguration) {
        (caFile, caDirectory) = (configuration.caFile, configuration.caDirectory)
    }

    package func connect(
        to address: ServerAddress, until end: ContinuousClock.Instant
    ) throws(ConnectionFailure) -> any ByteConnection {
        try CurlStream(to: address, caFile: caFile, caDirectory: caDirectory, until: end)
    }
}
