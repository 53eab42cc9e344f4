import CCurl
import Connections
import Threads

#if canImport(Glibc)
    import Glibc
#endif

/// A connection for a protocol other than HTTP. libcurl opens the connection, with TLS if the address requires encryption.
final class CurlStream: ByteConnection {
    private let easy: UnsafeMutableRawPointer
    private let process = getpid()

    /// Creates a connection to `address`. If `caFile` and `caDirectory` are nil, the system's certificate authorities are trusted. Throws
    /// if the connection is not open at `end`.
    init(
        to address: ServerAddress, caFile: String?, caDirectory: String?, until end: Instant
    ) throws(ConnectionFailure) {
        guard Curl.isInitialized, let easy = curl_easy_init() else { throw .outOfMemory }
        self.easy = easy
        switch address {
        case .host(let host, let isEncrypted):
            ccurl_set_string(easy, CURLOPT_URL, "\(isEncrypted ? "https" : "http")://\(host)/")
        case .socket(let path):
            ccurl_set_string(easy, CURLOPT_URL, "http://localhost/")
            ccurl_set_string(easy, CURLOPT_UNIX_SOCKET_PATH, path)
        }
        ccurl_set_long(easy, CURLOPT_CONNECT_ONLY, 1)
        ccurl_set_long(easy, CURLOPT_NOSIGNAL, 1)
        ccurl_set_long(easy, CURLOPT_QUICK_EXIT, 1)
        ccurl_set_long(easy, CURLOPT_TCP_KEEPALIVE, 1)
        ccurl_set_long(easy, CURLOPT_SSL_ENABLE_ALPN, 0)
        ccurl_set_long(easy, CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_2))
        ccurl_set_string(easy, CURLOPT_PROXY, "")
        ccurl_set_long(easy, CURLOPT_CONNECTTIMEOUT_MS, max(1, Instant.now.duration(to: end).wholeMilliseconds))
        if caFile != nil || caDirectory != nil {
            ccurl_set_string(easy, CURLOPT_CAINFO, caFile)
            ccurl_set_string(easy, CURLOPT_CAPATH, caDirectory)
        }
        ccurl_set_open_function(easy) { _, _, address in
            guard let address = address?.pointee else { return CURL_SOCKET_BAD }
            return Glibc.socket(address.family, address.socktype | Int32(SOCK_CLOEXEC.rawValue), address.protocol)
        }
        let errors = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))
        defer { errors.deallocate() }
        errors.pointee = 0
        ccurl_set_pointer(easy, CURLOPT_ERRORBUFFER, errors)
        let code = try Self.whileRunning { curl_easy_perform(easy) }
        ccurl_set_pointer(easy, CURLOPT_ERRORBUFFER, nil)
        guard code == CURLE_OK else {
            throw ConnectionFailure(reason: String(validatingCString: errors).flatMap { $0.isEmpty ? nil : $0 } ?? Self.reason(code))
        }
    }

    deinit {
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
            guard code == CURLE_OK || code == CURLE_AGAIN else { throw ConnectionFailure(reason: Self.reason(code)) }
            rest = rest.dropFirst(count)
            if code == CURLE_AGAIN { wait(for: POLLOUT, until: end) }
        }
    }

    func receive(into buffer: UnsafeMutableRawBufferPointer, until end: Instant) throws(ConnectionFailure) -> Int {
        while true {
            try Self.check(end)
            var count = 0
            let code = try Self.whileRunning { curl_easy_recv(easy, buffer.baseAddress, buffer.count, &count) }
            if code == CURLE_OK, count > 0 { return count }
            if code == CURLE_OK { throw .closed }
            guard code == CURLE_AGAIN else { throw ConnectionFailure(reason: Self.reason(code)) }
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

    private static func reason(_ code: CURLcode) -> String {
        curl_easy_strerror(code).flatMap { String(validatingCString: $0) } ?? "error \(code.rawValue)"
    }

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
