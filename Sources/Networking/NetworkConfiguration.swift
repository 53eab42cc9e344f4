/// How to reach servers.
package struct NetworkConfiguration: Sendable {
    /// libcurl's CURLOPT_CONNECT_TO entries, `HOST:PORT:CONNECT-TO-HOST:CONNECT-TO-PORT`.
    package var connectTo: [String] = []
    /// A PEM file with the certificate authorities to trust in place of the system's.
    package var caFile: String?
    /// As libcurl takes it, such as `socks5h://127.0.0.1:1080`; nil: what the environment says.
    package var proxy: String?
    /// How long a call may take.
    package var timeout: Duration = .seconds(30)
    /// How long a connection may take to come about.
    package var connectTimeout: Duration = .seconds(10)
    package var userAgent: String
    /// The largest body, decompressed.
    package var maxResponseBytes = 33_554_432

    package init(userAgent: String) {
        self.userAgent = userAgent
    }
}

extension Duration {
    /// Rounded up, and within what libcurl takes.
    package var wholeMilliseconds: Int {
        let (seconds, attoseconds) = components
        let (milliseconds, overflow) = seconds.multipliedReportingOverflow(by: 1000)
        return overflow
            ? Int(Int32.max) : min(Int(milliseconds) + Int((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000), Int(Int32.max))
    }
}
