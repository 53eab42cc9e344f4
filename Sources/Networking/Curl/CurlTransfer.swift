import CCurl
import Errors
import HTTP
import Threads

/// A running request: libcurl's easy handle and the part of the response received so far. Use it only on the network thread.
final class CurlTransfer {
    let job: CurlJob
    let group: CurlGroup
    let easy: UnsafeMutableRawPointer
    private(set) var response: CurlResponse
    let errorBuffer: UnsafeMutablePointer<CChar>
    let start = Instant.now
    private let bodyReader: BodyReader?
    private var lists: [UnsafeMutablePointer<curl_slist>] = []
    /// Whether libcurl had enough memory for all options.
    private var isComplete = true
    /// The instant at which ``CurlDeadlines`` ends the transfer: the end of the request's own time limit or, for a call without a deadline,
    /// of `network.timeout_ms`, whichever is earlier. Nil if neither applies.
    let limit: Instant?
    /// The local address to which a connection was last refused. Nil if no connection was refused.
    private var refusedAddress: IPAddress?

    static let outOfMemory = DanXiError(
        .outOfMemory, "There is not enough memory for another request. Free memory and try again.", delivery: .unsent)

    /// The idle time, in seconds, after which a connection is not used again. The time is shorter for a request that is never repeated,
    /// because the server may be closing an idle connection while the request is on its way.
    private static let maxIdleSeconds = (repeatable: 60, once: 20)

    private static let noBody: SecretBytes = []

    /// The size of libcurl's receive buffer, in bytes. Every running transfer has a buffer, and most responses are small. With a larger
    /// buffer, the sink of a file gets fewer, larger pieces.
    private static let bufferSize = (memory: 4096, sink: 262_144)

    init(job: CurlJob, group: CurlGroup) throws(DanXiError) {
        try job.request.checkHeaders()
        guard let easy = curl_easy_init() else { throw Self.outOfMemory }
        self.job = job
        self.group = group
        self.easy = easy
        response = CurlResponse(maxBytes: job.client.configuration.maxResponseBytes)
        let withoutDeadline = job.context.deadline == nil ? job.client.configuration.timeout : nil
        limit = [job.request.timeLimit, withoutDeadline].compactMap { $0 }.min().map { [start] in start + $0 }
        bodyReader = job.request.stream.map { BodyReader($0) { [weak job] in if let job { CurlEngine.shared.resume(job) } } }
        // The buffer is allocated after the last statement that may throw before all properties are set, because deinit does not run after
        // such an error.
        errorBuffer = .allocate(capacity: Int(CURL_ERROR_SIZE))
        errorBuffer.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
        setConnection(job.client.configuration)
        set(CURLOPT_CONNECTTIMEOUT_MS, job.client.configuration.connectTimeout.wholeMilliseconds)
        setRequest(job.client.configuration)
        setCallbacks()
        guard isComplete else { throw Self.outOfMemory }
    }

    deinit {
        curl_easy_cleanup(easy)
        for list in lists { curl_slist_free_all(list) }
        errorBuffer.deallocate()
    }

    /// Returns the transfer of an easy handle.
    static func of(_ easy: UnsafeMutableRawPointer) -> CurlTransfer? {
        ccurl_get_private(easy).map { of(context: $0) }
    }

    private static func of(context: UnsafeMutableRawPointer) -> CurlTransfer {
        Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue()
    }

    // MARK: Options

    private func setConnection(_ configuration: NetworkConfiguration) {
        set(CURLOPT_PROTOCOLS_STR, "http,https")
        set(CURLOPT_SSLVERSION, CURL_SSLVERSION_TLSv1_2)
        set(CURLOPT_NOSIGNAL, 1)
        // Do not wait for a thread that still resolves a name when the transfer ends.
        set(CURLOPT_QUICK_EXIT, 1)
        // Wait for a connection that can multiplex rather than open one for each request.
        if group.mayMultiplex(job.request.origin) { set(CURLOPT_PIPEWAIT, 1) }
        let idle = Self.maxIdleSeconds
        set(CURLOPT_MAXAGE_CONN, job.request.effect.isRepeatable ? idle.repeatable : idle.once)
        group.sockets.serve(easy)
        if job.request.refusesLocalAddresses {
            refuseLocalAddresses(configuration)
        } else if let proxy = configuration.proxy {
            set(CURLOPT_PROXY, proxy)
        }
        check(ccurl_set_share(easy, group.share))
        set(CURLOPT_CONNECT_TO, configuration.connectTo)
        if configuration.caFile != nil || configuration.caDirectory != nil {
            // NULL replaces libcurl's default, so that the system's certificate authorities are not trusted in addition.
            check(ccurl_set_string(easy, CURLOPT_CAINFO, configuration.caFile))
            check(ccurl_set_string(easy, CURLOPT_CAPATH, configuration.caDirectory))
            check(ccurl_set_string(easy, CURLOPT_PROXY_CAINFO, configuration.caFile))
            check(ccurl_set_string(easy, CURLOPT_PROXY_CAPATH, configuration.caDirectory))
        }
    }

    /// Refuses connections to local addresses. A connection to a proxy is not checked, because the user has chosen the proxy's address.
    private func refuseLocalAddresses(_ configuration: NetworkConfiguration) {
        let proxy = job.request.origin.flatMap { ProxyRule(configuration.proxy).proxy(for: $0) }
        // The empty strings make libcurl ignore the environment, so that it uses the proxy that was determined above, or none.
        set(CURLOPT_PROXY, proxy ?? "")
        set(CURLOPT_NOPROXY, "")
        guard proxy == nil else { return }
        ccurl_set_pointer(easy, CURLOPT_OPENSOCKETDATA, Unmanaged.passUnretained(self).toOpaque())
        ccurl_set_open_function(easy) { context, _, address in
            guard let context, let address else { return CURL_SOCKET_BAD }
            return CurlTransfer.of(context: context).openSocket(address)
        }
    }

    private func openSocket(_ address: UnsafeMutablePointer<curl_sockaddr>) -> curl_socket_t {
        var bytes = [UInt8](repeating: 0, count: 16)
        let count = Int(ccurl_address_bytes(address, &bytes))
        let target = IPAddress(bytes: Array(bytes.prefix(count)))
        guard target.isLocal else { return group.sockets.open(address.pointee) }
        refusedAddress = target
        return CURL_SOCKET_BAD
    }

    private func setRequest(_ configuration: NetworkConfiguration) {
        let request = job.request
        set(CURLOPT_URL, request.url)
        if request.sink == nil { set(CURLOPT_ACCEPT_ENCODING, "") }
        set(CURLOPT_BUFFERSIZE, request.sink == nil ? Self.bufferSize.memory : Self.bufferSize.sink)
        set(CURLOPT_USERAGENT, configuration.userAgent)
        var headers = request.headers.fields.map { "\($0.name): \($0.value)" }
        switch request.method {
        case .get where !request.hasBody: set(CURLOPT_HTTPGET, 1)
        case .head: set(CURLOPT_NOBODY, 1)
        default:
            set(CURLOPT_CUSTOMREQUEST, request.method.rawValue)
            if request.hasBody || [.post, .put, .patch].contains(request.method) {
                // An empty `Expect` disables 100-continue, with which a server could make libcurl send the request again.
                headers.append("Expect:")
                if let stream = request.stream { setBody(stream) } else { setBody(request.body ?? Self.noBody) }
            }
        }
        set(CURLOPT_HTTPHEADER, headers)
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
        let context = Unmanaged.passUnretained(self).toOpaque()
        ccurl_set_pointer(easy, CURLOPT_READDATA, context)
        ccurl_set_data_function(easy, CURLOPT_READFUNCTION) { bytes, size, count, context in
            guard let bytes, let context else { return Int(CURL_READFUNC_ABORT) }
            return CurlTransfer.of(context: context).readBody(UnsafeMutableRawBufferPointer(start: bytes, count: size * count))
        }
        ccurl_set_pointer(easy, CURLOPT_SEEKDATA, context)
        ccurl_set_seek_function(easy) { context, offset, origin in
            guard let context, origin == SEEK_SET, CurlTransfer.of(context: context).bodyReader?.seek(to: Int(offset)) == true else {
                return CURL_SEEKFUNC_FAIL
            }
            return CURL_SEEKFUNC_OK
        }
    }

    private func readBody(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
        group.sockets.countProgress()
        return switch bodyReader?.copy(to: buffer) {
        case .copied(let count): count
        case .waiting: Int(CURL_READFUNC_PAUSE)
        case .failed, nil: Int(CURL_READFUNC_ABORT)
        }
    }

    /// Continues a paused transfer. Called after a chunk of the request body was read or the read failed, and when the sink of the response
    /// body can accept bytes again.
    func resume() {
        check(ccurl_continue(easy))
    }

    private func setCallbacks() {
        let context = Unmanaged.passUnretained(self).toOpaque()
        ccurl_set_pointer(easy, CURLOPT_PRIVATE, context)
        ccurl_set_pointer(easy, CURLOPT_ERRORBUFFER, errorBuffer)
        ccurl_set_pointer(easy, CURLOPT_PREREQDATA, context)
        ccurl_set_prerequest_function(easy) { context, _, _, _, _ in
            guard let context, CurlTransfer.of(context: context).job.allowSending() else { return CURL_PREREQFUNC_ABORT }
            return CURL_PREREQFUNC_OK
        }
        ccurl_set_pointer(easy, CURLOPT_HEADERDATA, context)
        ccurl_set_data_function(easy, CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
            CurlTransfer.receive(bytes, size * count, context) { $0.response.receiveHeader($1) }
        }
        ccurl_set_pointer(easy, CURLOPT_WRITEDATA, context)
        ccurl_set_data_function(easy, CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
            guard let context else { return 0 }
            return CurlTransfer.of(context: context).receiveBody(UnsafeRawBufferPointer(start: bytes, count: size * count))
        }
        if job.context.progress != nil {
            set(CURLOPT_NOPROGRESS, 0)
            ccurl_set_pointer(easy, CURLOPT_XFERINFODATA, context)
            ccurl_set_progress_function(easy) { context, total, received, uploadTotal, sent in
                guard let context else { return 0 }
                let transfer = CurlTransfer.of(context: context)
                let isUpload = transfer.bodyReader != nil && received == 0
                let (done, expected) = isUpload ? (sent, uploadTotal) : (received, total)
                let offset = transfer.job.request.sink?.offset ?? 0
                // The sum may overflow, because a server may announce any length.
                let (end, isTooLarge) = offset.addingReportingOverflow(Int(expected))
                transfer.job.context.progress?.update(done: offset + Int(done), expected: expected > 0 && !isTooLarge ? end : -1)
                return 0
            }
        }
    }

    private func set(_ option: CURLoption, _ value: Int) {
        ccurl_set_long(easy, option, value)
    }

    private func set(_ option: CURLoption, _ value: String) {
        check(ccurl_set_string(easy, option, value))
    }

    private func set(_ option: CURLoption, _ values: [String]) {
        var list: UnsafeMutablePointer<curl_slist>?
        for value in values {
            guard let longer = curl_slist_append(list, value) else {
                isComplete = false
                break
            }
            list = longer
        }
        guard let list else { return }
        lists.append(list)
        ccurl_set_list(easy, option, list)
    }

    private func check(_ code: CURLcode) {
        if code == CURLE_OUT_OF_MEMORY { isComplete = false }
    }

    // MARK: Receiving

    private static func receive(
        _ bytes: UnsafeMutablePointer<CChar>?, _ count: Int, _ context: UnsafeMutableRawPointer?,
        _ take: (CurlTransfer, UnsafeRawBufferPointer) -> Bool
    ) -> Int {
        guard let context else { return 0 }
        let transfer = of(context: context)
        transfer.group.sockets.countProgress()
        // libcurl treats any number other than `count` as an error.
        return take(transfer, UnsafeRawBufferPointer(start: bytes, count: count)) ? count : count &- 1
    }

    /// Passes a piece of the body to the sink or to `response`. Returns the value for libcurl: the number of bytes on success, any other
    /// number for an error, or `CURL_WRITEFUNC_PAUSE`.
    private func receiveBody(_ bytes: UnsafeRawBufferPointer) -> Int {
        group.sockets.countProgress()
        if sinkTakesBody, let sink = job.request.sink {
            let step = sink.take(bytes) { [weak job] in if let job { CurlEngine.shared.resume(job) } }
            switch step {
            case .taken: return bytes.count
            case .waiting: return Int(CURL_WRITEFUNC_PAUSE)
            case .failed: return bytes.count &- 1
            }
        }
        if !response.hasBody { response.expect(Int(ccurl_get_offset(easy, CURLINFO_CONTENT_LENGTH_DOWNLOAD_T))) }
        return response.receiveBody(bytes) ? bytes.count : bytes.count &- 1
    }

    /// Whether the sink of the request takes the body. Determined when the headers of the response are complete.
    private lazy var sinkTakesBody =
        job.request.sink?.begin(status: ccurl_get_long(easy, CURLINFO_RESPONSE_CODE), headers: response.headers) ?? false

    /// Returns the response or error of a finished transfer.
    func result(_ code: CURLcode) -> Result<HTTPResponse, any Error> {
        guard code == CURLE_OK else {
            // Either the request body could not be read, so that the server has not received all of it, or the sink has failed.
            if let failure = bodyReader?.failure ?? job.request.sink?.failure { return .failure(failure) }
            let isMemory = code == CURLE_OUT_OF_MEMORY || code == CURLE_RECV_ERROR && reason(code).hasPrefix("Out of memory")
            if code == CURLE_COULDNT_CONNECT, let refusedAddress {
                return .failure(DanXiError.localAddress(job.request, "\(refusedAddress)"))
            }
            if isMemory, job.isSent { response.checkLineLength(received: group.sockets.receivedByClosed) }
            return .failure(error(isMemory ? CURLE_OUT_OF_MEMORY : code))
        }
        // The sink also gets the status and headers of a response without a body.
        _ = sinkTakesBody
        return .success(
            HTTPResponse(
                request: job.request, status: ccurl_get_long(easy, CURLINFO_RESPONSE_CODE), headers: response.headers, body: response.body,
                redirectURL: ccurl_get_string(easy, CURLINFO_REDIRECT_URL).flatMap { String(validatingCString: $0) }, isLocal: isLocal))
    }

    /// Whether the server that responded is this computer or in its local network. False if the URL of the request does not come from a
    /// parameter of the call, or if an entry of `network.connect_to` or a proxy hides the server's address.
    private var isLocal: Bool {
        let configuration = job.client.configuration
        guard job.request.urlSource == .caller, let origin = job.request.origin,
            ConnectToEntries(configuration.connectTo).entry(for: origin) == nil,
            ProxyRule(configuration.proxy).proxy(for: origin) == nil
        else { return false }
        return ccurl_get_string(easy, CURLINFO_PRIMARY_IP).flatMap { String(validatingCString: $0) }.flatMap { IPAddress($0) }?.isLocal
            ?? false
    }
}
