import CCurl
import Connections
import Threads

#if canImport(Glibc)
    import Glibc
#endif

/// A connection for a protocol other than HTTP. libcurl opens the connection, with TLS if the address requires encryption.
final class CurlStream: ByteConnection {
    private let easy: UnsafeMutableRawPointer
    private let errors: UnsafeMutablePointer<CChar>
    private let process = getpid()
    private let settings: CurlConnector
    /// The host of a connection with TLS. Nil for other connections.
    private let host: String?
    private var hasReceived = false

    /// Creates a connection to `address`. If the settings have neither a file nor a directory of certificate authorities, the system's are
    /// trusted. Throws if the connection is not open at `end`.
    init(to address: ServerAddress, _ settings: CurlConnector, until end: Instant) throws(ConnectionFailure) {
        guard Curl.isInitialized, let easy = curl_easy_init() else { throw .outOfMemory }
        self.easy = easy
        self.settings = settings
        errors = .allocate(capacity: Int(CURL_ERROR_SIZE))
        errors.pointee = 0
        switch address {
        case .host(let server, let isEncrypted):
            host = isEncrypted ? Self.host(of: server) : nil
            ccurl_set_string(easy, CURLOPT_URL, "\(isEncrypted ? "https" : "http")://\(server)/")
        case .socket(let path):
            host = nil
            ccurl_set_string(easy, CURLOPT_URL, "http://localhost/")
            ccurl_set_string(easy, CURLOPT_UNIX_SOCKET_PATH, path)
        }
        ccurl_set_long(easy, CURLOPT_CONNECT_ONLY, 1)
        ccurl_set_long(easy, CURLOPT_NOSIGNAL, 1)
        ccurl_set_long(easy, CURLOPT_QUICK_EXIT, 1)
        ccurl_set_long(easy, CURLOPT_TCP_KEEPALIVE, 1)
        ccurl_set_long(easy, CURLOPT_SSL_ENABLE_ALPN, 0)
        ccurl_set_string(easy, CURLOPT_PROXY, "")
        ccurl_set_long(easy, CURLOPT_CONNECTTIMEOUT_MS, max(1, Instant.now.duration(to: end).wholeMilliseconds))
        if let host { setTLS(host) }
        ccurl_set_open_function(easy) { _, _, address in
            guard let address = address?.pointee else { return CURL_SOCKET_BAD }
            return Glibc.socket(address.family, address.socktype | Int32(SOCK_CLOEXEC.rawValue), address.protocol)
        }
        ccurl_set_pointer(easy, CURLOPT_ERRORBUFFER, errors)
        let code = try Self.whileRunning { curl_easy_perform(easy) }
        guard code == CURLE_OK else { throw failure(code) }
    }

    private static func host(of server: String) -> String {
        let end = server.lastIndex(of: ":").flatMap { server[$0...].contains("]") ? nil : $0 } ?? server.endIndex
        return server[..<end].lowercased()
    }

    private func setTLS(_ host: String) {
        ccurl_set_long(easy, CURLOPT_SSLVERSION, settings.tls.versions(for: host))
        if let suites = TLSRules.suites(for: host) { ccurl_set_string(easy, CURLOPT_SSL_CIPHER_LIST, suites) }
        if settings.caFile != nil || settings.caDirectory != nil {
            ccurl_set_string(easy, CURLOPT_CAINFO, settings.caFile)
            ccurl_set_string(easy, CURLOPT_CAPATH, settings.caDirectory)
        }
        guard let certificate = settings.certificate else { return }
        ccurl_set_string(easy, CURLOPT_SSLCERT, certificate.file)
        ccurl_set_string(easy, CURLOPT_SSLKEY, certificate.keyFile)
        // Without a password, OpenSSL would ask for one on the terminal.
        ccurl_set_string(easy, CURLOPT_KEYPASSWD, "")
    }

    deinit {
        defer { errors.deallocate() }
        if getpid() == process {
            _ = try? Self.whileRunning { curl_easy_cleanup(easy) }
        } else {
            // In a forked process, the connection belongs to the parent process: ending TLS here would end the parent's connection.
            close(ccurl_get_socket(easy))
        }
    }

    var isUsable: Bool {
        guard getpid() == process else { return false }
        var entry = pollfd(fd: ccurl_get_socket(easy), events: Int16(POLLIN), revents: 0)
        return entry.fd != CURL_SOCKET_BAD && poll(&entry, 1, 0) == 0
    }

    func send(_ bytes: [UInt8], until end: Instant) throws(ConnectionFailure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            try Self.check(end)
            var count = 0
            let code = try Self.whileRunning { rest.withUnsafeBytes { curl_easy_send(easy, $0.baseAddress, $0.count, &count) } }
            guard code == CURLE_OK || code == CURLE_AGAIN else { throw failure(code) }
            rest = rest.dropFirst(count)
            if code == CURLE_AGAIN { wait(for: POLLOUT, until: end) }
        }
    }

    func receive(into buffer: UnsafeMutableRawBufferPointer, until end: Instant) throws(ConnectionFailure) -> Int {
        while true {
            try Self.check(end)
            var count = 0
            let code = try Self.whileRunning { curl_easy_recv(easy, buffer.baseAddress, buffer.count, &count) }
            if code == CURLE_OK, count > 0 {
                hasReceived = true
                return count
            }
            if code == CURLE_OK {
                let closed = ConnectionFailure.closed
                throw mayMissCertificate ? ConnectionFailure(reason: closed.reason, kind: .certificateRefused) : closed
            }
            guard code == CURLE_AGAIN else { throw failure(code) }
            wait(for: POLLIN, until: end)
        }
    }

    /// Waits until libcurl may be able to continue, at most until `end`.
    private func wait(for event: Int32, until end: Instant) {
        let left = max(0, Instant.now.duration(to: end).wholeMilliseconds)
        var entry = pollfd(fd: ccurl_get_socket(easy), events: Int16(event), revents: 0)
        poll(&entry, 1, Int32(clamping: left))
    }

    /// Throws if `end` has passed. Each round of a loop calls this function, because the loop does not reach ``wait(for:until:)`` while the
    /// server keeps sending or accepting bytes.
    private static func check(_ end: Instant) throws(ConnectionFailure) {
        guard Instant.now < end else { throw .timeout }
    }

    /// Whether the server may have ended the connection because the client has no certificate: with TLS 1.3, a server refuses a client
    /// after the client has connected.
    private var mayMissCertificate: Bool { host != nil && !hasReceived && settings.certificate == nil }

    private func failure(_ code: CURLcode) -> ConnectionFailure {
        let text = String(validatingCString: errors).flatMap { $0.isEmpty ? nil : $0 }
        let reason = text ?? curl_easy_strerror(code).flatMap { String(validatingCString: $0) } ?? "error \(code.rawValue)"
        return ConnectionFailure(reason: reason, kind: kind(of: code, reason))
    }

    private func kind(of code: CURLcode, _ reason: String) -> ConnectionFailure.Kind {
        guard let host else { return .other }
        switch code {
        case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_ISSUER_ERROR: return .untrusted
        case CURLE_SSL_CERTPROBLEM: return .certificateRefused
        case _ where Self.certificateAlerts.contains { reason.contains("alert " + $0) }: return .certificateRefused
        case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CIPHER: return .handshake(advice: settings.tls.advice(for: host))
        case CURLE_SEND_ERROR, CURLE_RECV_ERROR: return mayMissCertificate ? .certificateRefused : .other
        default: return .other
        }
    }

    /// The alerts of TLS about the certificate of a client, in OpenSSL's words.
    private static let certificateAlerts = [
        "certificate required", "bad certificate", "unsupported certificate", "certificate revoked", "certificate expired",
        "certificate unknown", "unknown ca",
    ]

    // MARK: Process exit

    private static let use = Monitor((running: 0, isShutDown: false))

    /// Runs `work`, which may use OpenSSL. Throws after ``shutDown()``, because OpenSSL frees its state when the process exits.
    private static func whileRunning<Value>(_ work: () -> Value) throws(ConnectionFailure) -> Value {
        let mayRun = use.withLock { use in
            if !use.isShutDown { use.running += 1 }
            return !use.isShutDown
        }
        guard mayRun else { throw ConnectionFailure(reason: "the process is exiting") }
        defer {
            use.withLock { $0.running -= 1 }
            use.wakeAll()
        }
        return work()
    }

    /// Makes all later uses of connections fail. Waits at most a second for threads that are using a connection.
    static func shutDown() {
        use.withLock { $0.isShutDown = true }
        let end = Instant.now + .seconds(1)
        _ = use.wait(until: { _ in end }) { $0.running == 0 ? true : nil }
    }
}
