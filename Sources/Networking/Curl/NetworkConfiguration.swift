/// The configuration section `network`, as far as it concerns transfers.
package struct NetworkConfiguration: Sendable {
    /// Entries of libcurl's CURLOPT_CONNECT_TO, `HOST:PORT:CONNECT-TO-HOST:CONNECT-TO-PORT`.
    package var connectTo: [String] = []
    /// Path of a PEM file with the CA certificates to trust instead of the system's.
    package var caFile: String?
    /// A directory with CA certificates to trust instead of the system's. The files must be named as `openssl rehash` names them.
    package var caDirectory: String?
    /// The versions of TLS for each host.
    package var tls = TLSRules()
    /// Proxy URL of libcurl, such as `socks5h://127.0.0.1:1080`; nil for the proxy of the environment variables.
    package var proxy: String?
    /// Time limit of a call without the parameter `timeout_ms`.
    package var timeout: Duration = .seconds(30)
    /// Time limit for opening a connection.
    package var connectTimeout: Duration = .seconds(10)
    package var userAgent: String
    /// Maximum number of requests that a session sends to a server at the same time.
    package var maxRequestsPerServer = defaultMaxRequestsPerServer
    package static let defaultMaxRequestsPerServer = 400
    /// Maximum size of a decompressed body, in bytes.
    package var maxResponseBytes = 33_554_432

    package init(userAgent: String) {
        self.userAgent = userAgent
    }
}
