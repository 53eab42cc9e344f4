import CCurl
import Errors
import HTTP

/// An easy handle of libcurl.
final class CurlHandle: TransferHandle {
    private let easy: UnsafeMutableRawPointer
    private let multi: CurlMulti
    private let errorBuffer: UnsafeMutablePointer<CChar>
    /// The requests that the handle can serve one after the other. Nil if it serves only one.
    let kind: Kind?
    /// The transfer that the handle serves. Nil before ``prepare(_:)`` and after ``stop()``.
    private(set) var transfer: CurlTransfer?
    /// Whether the transfer has ended without an error.
    var hasSucceeded = false
    /// Whether the options that all requests of a kind share are set.
    private var isPrepared = false
    private var connectTo: UnsafeMutablePointer<curl_slist>?
    private var headers: UnsafeMutablePointer<curl_slist>?
    /// Whether libcurl had enough memory for all options.
    private var isComplete = true
    /// Whether the transfer may wait for a connection that another transfer opens.
    private var mayWait = false
    /// Whether the transfer opens a connection, or has opened one.
    private var opensConnection = false
    private var refusesLocalAddresses = false
    private(set) var refusedAddress: IPAddress?

    /// The idle time, in seconds, after which a connection is not used again. The time is shorter for a request that is never repeated,
    /// because the server may be closing an idle connection while the request is on its way.
    private static let maxIdleSeconds = (repeatable: 60, once: 20)

    private static let noBody: SecretBytes = []

    /// The size of libcurl's receive buffer, in bytes. Every running transfer has a buffer, and most responses are small. With a larger
    /// buffer, the sink of a file gets fewer, larger pieces.
    private static let bufferSize = (memory: 4096, sink: 262_144)

    /// Requests that differ only in their URLs and headers.
    struct Kind: Equatable {
        private let client: Int
        private let origin: Origin
        private let reportsProgress: Bool

        /// Returns nil for a request with a body, a sink or a check of its own, and for a URL that may contain a secret: the handle would
        /// keep the URL.
        init?(_ job: CurlJob) {
            let request = job.request
            guard let origin = request.origin, request.method == .get, !request.hasBody, request.sink == nil, request.effect.isRepeatable,
                !request.refusesLocalAddresses, !request.hasPrivatePath
            else { return nil }
            (client, self.origin, reportsProgress) = (job.client.number, origin, job.context.progress != nil)
        }
    }

    init(multi: CurlMulti, kind: Kind?) throws(DanXiError) {
        guard let easy = curl_easy_init() else { throw CurlTransfer.outOfMemory }
        self.easy = easy
        self.multi = multi
        self.kind = kind
        errorBuffer = .allocate(capacity: Int(CURL_ERROR_SIZE))
        errorBuffer.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    }

    deinit {
        curl_easy_cleanup(easy)
        curl_slist_free_all(connectTo)
        curl_slist_free_all(headers)
        errorBuffer.deallocate()
    }

    /// Returns the handle that belongs to libcurl's easy handle.
    static func of(_ easy: UnsafeMutableRawPointer) -> CurlHandle? { ccurl_get_private(easy).map { of(context: $0) } }

    private static func of(context: UnsafeMutableRawPointer) -> CurlHandle {
        Unmanaged<CurlHandle>.fromOpaque(context).takeUnretainedValue()
    }

    // MARK: Options

    func prepare(_ transfer: CurlTransfer) throws(DanXiError) {
        let configuration = transfer.job.client.configuration
        if !isPrepared {
            setConnection(transfer, configuration)
            set(CURLOPT_CONNECTTIMEOUT_MS, configuration.connectTimeout.wholeMilliseconds)
            setMethod(transfer, configuration)
            setCallbacks(transfer)
            isPrepared = true
        }
        setRequest(transfer, configuration)
        guard isComplete else { throw CurlTransfer.outOfMemory }
        self.transfer = transfer
    }

    private func setConnection(_ transfer: CurlTransfer, _ configuration: NetworkConfiguration) {
        set(CURLOPT_PROTOCOLS_STR, "http,https")
        let host = transfer.job.request.origin?.host ?? ""
        set(CURLOPT_SSLVERSION, configuration.tls.versions(for: host))
        if let suites = TLSRules.suites(for: host) { set(CURLOPT_SSL_CIPHER_LIST, suites) }
        set(CURLOPT_PROXY_SSL_CIPHER_LIST, TLSRules.forwardSecrecy)
        set(CURLOPT_NOSIGNAL, 1)
        // Do not wait for a thread that still resolves a name when the transfer ends.
        set(CURLOPT_QUICK_EXIT, 1)
        let idle = Self.maxIdleSeconds
        set(CURLOPT_MAXAGE_CONN, transfer.job.request.effect.isRepeatable ? idle.repeatable : idle.once)
        setSocketCallbacks()
        if transfer.job.request.refusesLocalAddresses {
            refuseLocalAddresses(transfer.job.request.origin, configuration)
        } else if let proxy = configuration.proxy {
            set(CURLOPT_PROXY, proxy)
        }
        check(ccurl_set_share(easy, multi.share))
        connectTo = list(configuration.connectTo)
        if let connectTo { ccurl_set_list(easy, CURLOPT_CONNECT_TO, connectTo) }
        if configuration.caFile != nil || configuration.caDirectory != nil {
            // NULL replaces libcurl's default, so that the system's certificate authorities are not trusted in addition.
            check(ccurl_set_string(easy, CURLOPT_CAINFO, configuration.caFile))
            check(ccurl_set_string(easy, CURLOPT_CAPATH, configuration.caDirectory))
            check(ccurl_set_string(easy, CURLOPT_PROXY_CAINFO, configuration.caFile))
            check(ccurl_set_string(easy, CURLOPT_PROXY_CAPATH, configuration.caDirectory))
        }
    }

    /// Returns the host of the proxy for a request. Nil if it has none, or if `network.tls_max` is not set.
    private func proxyHost(_ transfer: CurlTransfer, _ configuration: NetworkConfiguration) -> String? {
        guard !configuration.tls.isEmpty, let origin = transfer.job.request.origin else { return nil }
        return ProxyRule(configuration.proxy).proxy(for: origin).flatMap { ParsedURL($0) }?.origin.host
    }

    /// Refuses connections to local addresses. A connection to a proxy is not checked, because the user has chosen the proxy's address.
    private func refuseLocalAddresses(_ origin: Origin?, _ configuration: NetworkConfiguration) {
        let proxy = origin.flatMap { ProxyRule(configuration.proxy).proxy(for: $0) }
        // The empty strings make libcurl ignore the environment, so that it uses the proxy that was determined above, or none.
        set(CURLOPT_PROXY, proxy ?? "")
        set(CURLOPT_NOPROXY, "")
        refusesLocalAddresses = proxy == nil
    }

    /// Makes libcurl open and close the sockets through ``CurlSockets``. libcurl may close a socket when the handle is gone.
    private func setSocketCallbacks() {
        multi.sockets.closeSockets(of: easy)
        ccurl_set_pointer(easy, CURLOPT_OPENSOCKETDATA, context)
        ccurl_set_open_function(easy) { context, _, address in
            guard let context, let address else { return CURL_SOCKET_BAD }
            return CurlHandle.of(context: context).openSocket(address)
        }
    }

    private func openSocket(_ address: UnsafeMutablePointer<curl_sockaddr>) -> curl_socket_t {
        opensConnection = true
        endWait()
        guard refusesLocalAddresses else { return multi.sockets.open(address.pointee) }
        var bytes = [UInt8](repeating: 0, count: 16)
        let count = Int(ccurl_address_bytes(address, &bytes))
        let target = IPAddress(bytes: Array(bytes.prefix(count)))
        guard target.isLocal else { return multi.sockets.open(address.pointee) }
        refusedAddress = target
        return CURL_SOCKET_BAD
    }

    /// Sets the options that differ between requests of a kind, and those that depend on what is known of the server, and on the environment.
    private func setRequest(_ transfer: CurlTransfer, _ configuration: NetworkConfiguration) {
        let request = transfer.job.request
        errorBuffer.pointee = 0
        set(CURLOPT_URL, request.url)
        set(CURLOPT_PROXY_SSLVERSION, configuration.tls.versions(for: proxyHost(transfer, configuration) ?? ""))
        // Wait for a connection that can multiplex rather than open one for each request.
        mayWait = transfer.group.mayMultiplex(request.origin)
        set(CURLOPT_PIPEWAIT, mayWait ? 1 : 0)
        headers = list(transfer.headerLines)
        ccurl_set_list(easy, CURLOPT_HTTPHEADER, headers)
    }

    private func setMethod(_ transfer: CurlTransfer, _ configuration: NetworkConfiguration) {
        let request = transfer.job.request
        if request.sink == nil { set(CURLOPT_ACCEPT_ENCODING, "") }
        set(CURLOPT_BUFFERSIZE, request.sink == nil ? Self.bufferSize.memory : Self.bufferSize.sink)
        set(CURLOPT_USERAGENT, configuration.userAgent)
        switch request.method {
        case .get where !request.hasBody: set(CURLOPT_HTTPGET, 1)
        case .head: set(CURLOPT_NOBODY, 1)
        default:
            set(CURLOPT_CUSTOMREQUEST, request.method.rawValue)
            if transfer.sendsBody {
                if let stream = request.stream { setBody(stream) } else { setBody(request.body ?? Self.noBody) }
            }
        }
    }

    /// Sets a request body in memory. libcurl does not copy the bytes: the job keeps the body until the easy handle is freed.
    private func setBody(_ body: SecretBytes) {
        check(ccurl_set_offset(easy, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(body.count)))
        body.withUnsafeBytes { bytes in
            check(ccurl_set_string(easy, CURLOPT_POSTFIELDS, bytes.baseAddress?.assumingMemoryBound(to: CChar.self)))
        }
        set(CURLOPT_POST, 1)
    }

    private func setBody(_ body: StreamedBody) {
        check(ccurl_set_offset(easy, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(body.count)))
        set(CURLOPT_POST, 1)
        ccurl_set_pointer(easy, CURLOPT_READDATA, context)
        ccurl_set_data_function(easy, CURLOPT_READFUNCTION) { bytes, size, count, context in
            guard let bytes, let context else { return Int(CURL_READFUNC_ABORT) }
            return CurlHandle.of(context: context).readBody(UnsafeMutableRawBufferPointer(start: bytes, count: size * count))
        }
        ccurl_set_pointer(easy, CURLOPT_SEEKDATA, context)
        ccurl_set_seek_function(easy) { context, offset, origin in
            guard let context, origin == SEEK_SET,
                CurlHandle.of(context: context).transfer?.bodyReader?.seek(to: Int(offset)) == true
            else { return CURL_SEEKFUNC_FAIL }
            return CURL_SEEKFUNC_OK
        }
    }

    private func readBody(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
        multi.sockets.countProgress()
        return switch transfer?.bodyReader?.copy(to: buffer) {
        case .copied(let count): count
        case .waiting: Int(CURL_READFUNC_PAUSE)
        case .failed, nil: Int(CURL_READFUNC_ABORT)
        }
    }

    private func setCallbacks(_ transfer: CurlTransfer) {
        ccurl_set_pointer(easy, CURLOPT_PRIVATE, context)
        ccurl_set_pointer(easy, CURLOPT_ERRORBUFFER, errorBuffer)
        ccurl_set_pointer(easy, CURLOPT_PREREQDATA, context)
        ccurl_set_prerequest_function(easy) { context, _, _, _, _ in
            guard let context, CurlHandle.of(context: context).begin() else { return CURL_PREREQFUNC_ABORT }
            return CURL_PREREQFUNC_OK
        }
        ccurl_set_pointer(easy, CURLOPT_HEADERDATA, context)
        ccurl_set_data_function(easy, CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
            guard let context else { return 0 }
            return CurlHandle.of(context: context).receiveHeader(UnsafeRawBufferPointer(start: bytes, count: size * count))
        }
        ccurl_set_pointer(easy, CURLOPT_WRITEDATA, context)
        ccurl_set_data_function(easy, CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
            guard let context else { return 0 }
            return CurlHandle.of(context: context).receiveBody(UnsafeRawBufferPointer(start: bytes, count: size * count))
        }
        guard transfer.job.context.progress != nil else { return }
        set(CURLOPT_NOPROGRESS, 0)
        ccurl_set_pointer(easy, CURLOPT_XFERINFODATA, context)
        ccurl_set_progress_function(easy) { context, total, received, uploadTotal, sent in
            guard let context, let transfer = CurlHandle.of(context: context).transfer else { return 0 }
            transfer.update(received: (Int(received), Int(total)), sent: (Int(sent), Int(uploadTotal)))
            return 0
        }
    }

    private var context: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    private func set(_ option: CURLoption, _ value: Int) {
        ccurl_set_long(easy, option, value)
    }

    private func set(_ option: CURLoption, _ value: String) {
        // Without `withCString`, Swift copies the string.
        check(value.withCString { ccurl_set_string(easy, option, $0) })
    }

    private func list(_ values: [String]) -> UnsafeMutablePointer<curl_slist>? {
        var list: UnsafeMutablePointer<curl_slist>?
        for value in values {
            guard let longer = value.withCString({ curl_slist_append(list, $0) }) else {
                isComplete = false
                break
            }
            list = longer
        }
        return list
    }

    private func check(_ code: CURLcode) {
        if code == CURLE_OUT_OF_MEMORY { isComplete = false }
    }

    // MARK: Transfer

    func start() -> Bool {
        opensConnection = false
        let isAdded = multi.add(easy)
        if !isAdded { transfer = nil }
        if mayWait, let transfer { multi.beginWait(transfer.job, self) }
        return isAdded
    }

    /// Starts the transfer again, which waits for a connection. Returns false if there is not enough memory.
    func restart() -> Bool {
        multi.remove(easy)
        return multi.add(easy)
    }

    /// Called when the transfer has a connection, and is about to send the request. Returns whether it may.
    private func begin() -> Bool {
        guard let transfer else { return false }
        endWait()
        if mayWait, opensConnection, let origin = transfer.job.request.origin { multi.hasConnected(to: origin) }
        return transfer.job.allowSending()
    }

    private func endWait() {
        if mayWait, let transfer { multi.endWait(transfer.job) }
    }

    func stop() {
        endWait()
        multi.remove(easy)
        transfer = nil
        guard kind != nil, hasSucceeded else { return }
        hasSucceeded = false
        // The headers contain tokens.
        ccurl_set_list(easy, CURLOPT_HTTPHEADER, nil)
        curl_slist_free_all(headers)
        headers = nil
        multi.keep(self)
    }

    func resume() { check(ccurl_continue(easy)) }

    // libcurl treats any number other than the number of bytes as an error.

    private func receiveHeader(_ bytes: UnsafeRawBufferPointer) -> Int {
        multi.sockets.countProgress()
        return transfer?.receiveHeader(bytes) == true ? bytes.count : bytes.count &- 1
    }

    private func receiveBody(_ bytes: UnsafeRawBufferPointer) -> Int {
        multi.sockets.countProgress()
        return switch transfer?.receiveBody(bytes) {
        case .taken: bytes.count
        case .waiting: Int(CURL_WRITEFUNC_PAUSE)
        case .failed, nil: bytes.count &- 1
        }
    }

    var status: Int { ccurl_get_long(easy, CURLINFO_RESPONSE_CODE) }
    var contentLength: Int { Int(ccurl_get_offset(easy, CURLINFO_CONTENT_LENGTH_DOWNLOAD_T)) }
    var receivedCount: Int { Int(ccurl_get_offset(easy, CURLINFO_SIZE_DOWNLOAD_T)) }
    var redirectURL: String? { ccurl_get_string(easy, CURLINFO_REDIRECT_URL).flatMap { String(validatingCString: $0) } }
    var reason: String? { String(validatingCString: errorBuffer).flatMap { $0.isEmpty ? nil : $0 } }
    var bytesOfConnection: UInt64 { multi.sockets.receivedByClosed }

    var address: IPAddress? {
        ccurl_get_string(easy, CURLINFO_PRIMARY_IP).flatMap { String(validatingCString: $0) }.flatMap { IPAddress($0) }
    }
}
