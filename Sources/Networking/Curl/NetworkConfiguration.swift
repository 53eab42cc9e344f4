/// The configuration section `network`, as far as it concerns transfers.
package struct NetworkConfiguration: Sendable {
    /// Entries of libcurl's CURLOPT_CONNECT_TO, `HOST:PORT:CONNECT-TO-HOST:CONNECT-TO-PORT`.
    package var connectTo: [String] = []
    /// PEM file of the certificate authorities to trust instead of the system's.
    package var caFile: String?
    /// Proxy URL of libcurl, such as `socks5h://127.0.0.1:1080`; nil for the proxy of the environment variables.
    package var proxy: String?
    /// Default time limit of a call.
    package var timeout: Duration = .seconds(30)
    /// Time limit for opening a connection.
    package var connectTimeout: Duration = .seconds(10)
    package var userAgent: String
    /// Maximum size of a decompressed body.
    package var maxResponseBytes = 33_554_432

    package init(userAgent: String) {
        self.userAgent = userAgent
    }
}

extension Duration {
    /// Milliseconds, rounded up, at most `Int32.max`, which is libcurl's limit.
    package var wholeMilliseconds: Int {
        let (seconds, attoseconds) = components
        let (milliseconds, overflow) = seconds.multipliedReportingOverflow(by: 1000)
        return overflow
            ? Int(Int32.max) : min(Int(milliseconds) + Int((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000), Int(Int32.max))
    }
}
