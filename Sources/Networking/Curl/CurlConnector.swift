import Connections
import Threads

/// A connector that opens connections with libcurl. With TLS, libcurl verifies the server's certificate and host name, and the versions and
/// suites are those of HTTPS. Proxies are not used.
package struct CurlConnector: Connector {
    /// The certificate authorities to trust. See ``NetworkConfiguration/caFile``.
    let caFile: String?
    let caDirectory: String?
    let tls: TLSRules
    let certificate: ClientCertificate?

    /// - Parameter certificate: the certificate for servers that require one.
    package init(_ configuration: NetworkConfiguration, certificate: ClientCertificate? = nil) {
        (caFile, caDirectory, tls) = (configuration.caFile, configuration.caDirectory, configuration.tls)
        self.certificate = certificate
    }

    package func connect(
        to address: ServerAddress, until end: Instant
    ) throws(ConnectionFailure) -> any ByteConnection {
        try CurlStream(to: address, self, until: end)
    }
}
