import CCurl
import Errors
import JSON

/// A running request: libcurl's easy handle and the part of the response received so far.
final class CurlTransfer {
    let job: CurlJob
    let easy: UnsafeMutableRawPointer
    let maxResponseBytes: Int
    private var lists: [UnsafeMutablePointer<curl_slist>] = []
    let errorBuffer = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))
    private var headers: HTTPHeaders = [:]
    private var body = PaddedBytes()
    private(set) var isTooLarge = false

    init(job: CurlJob, configuration: NetworkConfiguration) throws {
        guard job.request.headers.fields.allSatisfy({ !($0.name + $0.value).utf8.contains { [0, 10, 13].contains($0) } }) else {
            throw DanXiError(
                .invalidArgument,
                "A header of the request to \(job.request.url.prefix { $0 != "?" }) contains a line break or NUL. Remove it from the parameter or option that was passed."
            )
        }
        guard let easy = curl_easy_init() else {
            throw DanXiError(.outOfMemory, "There is not enough memory for another request. Free memory and try again.")
        }
        self.job = job
        self.easy = easy
        maxResponseBytes = configuration.maxResponseBytes
        errorBuffer.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
        setConnection(configuration)
        setRequest(configuration)
        setCallbacks()
    }

    deinit {
        curl_easy_cleanup(easy)
        for list in lists { curl_slist_free_all(list) }
        errorBuffer.deallocate()
    }

    /// Returns the transfer of an easy handle.
    static func of(_ easy: UnsafeMutableRawPointer) -> CurlTransfer? {
        ccurl_get_private(easy).map { Unmanaged<CurlTransfer>.fromOpaque($0).takeUnretainedValue() }
    }

    // MARK: Options

    private func setConnection(_ configuration: NetworkConfiguration) {
        set(CURLOPT_PROTOCOLS_STR, "http,https")
        set(CURLOPT_SSLVERSION, CURL_SSLVERSION_TLSv1_2)
        set(CURLOPT_NOSIGNAL, 1)
        // Wait for a connection that can multiplex rather than open one for each request.
        set(CURLOPT_PIPEWAIT, 1)
        // libcurl repeats a request if a reused connection turns out to be dead.
        if !job.request.effect.isRepeatable { set(CURLOPT_FRESH_CONNECT, 1) }
        ccurl_set_socket_function(easy)
        set(CURLOPT_CONNECT_TO, configuration.connectTo)
        if configuration.caFile != nil || configuration.caDirectory != nil {
            // NULL turns libcurl's own default off, so that the system's authorities are not trusted in addition.
            ccurl_set_string(easy, CURLOPT_CAINFO, configuration.caFile)
            ccurl_set_string(easy, CURLOPT_CAPATH, configuration.caDirectory)
            ccurl_set_string(easy, CURLOPT_PROXY_CAINFO, configuration.caFile)
            ccurl_set_string(easy, CURLOPT_PROXY_CAPATH, configuration.caDirectory)
        }
        if let proxy = configuration.proxy { set(CURLOPT_PROXY, proxy) }
        let left = job.context.deadline.map { ContinuousClock.now.duration(to: $0) } ?? configuration.timeout
        // libcurl cannot extend a timeout, so the loop watches a deadline that may move.
        let isWatched = job.context.sharedDeadline?.instant != nil
        let limit = isWatched ? job.request.timeLimit : min(left, job.request.timeLimit ?? left)
        if let limit { set(CURLOPT_TIMEOUT_MS, max(1, limit.wholeMilliseconds)) }
        set(CURLOPT_CONNECTTIMEOUT_MS, configuration.connectTimeout.wholeMilliseconds)
    }

    private func setRequest(_ configuration: NetworkConfiguration) {
        let request = job.request
        set(CURLOPT_URL, request.url)
        set(CURLOPT_ACCEPT_ENCODING, "")
        set(CURLOPT_USERAGENT, configuration.userAgent)
        set(CURLOPT_HTTPHEADER, request.headers.fields.map { "\($0.name): \($0.value)" })
        switch request.method {
        case .get where request.body == nil: set(CURLOPT_HTTPGET, 1)
        default:
            set(CURLOPT_CUSTOMREQUEST, request.method.rawValue)
            if request.body != nil || request.method == .post { setBody(request.body ?? []) }
        }
    }

    private func setBody(_ body: [UInt8]) {
        ccurl_set_offset(easy, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(body.count))
        _ = body.withUnsafeBytes { bytes in
            ccurl_set_string(easy, CURLOPT_COPYPOSTFIELDS, bytes.baseAddress?.assumingMemoryBound(to: CChar.self))
        }
        set(CURLOPT_POST, 1)
    }

    private func setCallbacks() {
        let context = Unmanaged.passUnretained(self).toOpaque()
        ccurl_set_pointer(easy, CURLOPT_PRIVATE, context)
        ccurl_set_pointer(easy, CURLOPT_ERRORBUFFER, errorBuffer)
        ccurl_set_pointer(easy, CURLOPT_HEADERDATA, context)
        ccurl_set_data_function(easy, CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
            CurlTransfer.receive(bytes, size * count, context) { $0.receiveHeader($1) }
        }
        ccurl_set_pointer(easy, CURLOPT_WRITEDATA, context)
        ccurl_set_data_function(easy, CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
            CurlTransfer.receive(bytes, size * count, context) { $0.receiveBody($1) }
        }
        if job.context.progress != nil {
            set(CURLOPT_NOPROGRESS, 0)
            ccurl_set_pointer(easy, CURLOPT_XFERINFODATA, context)
            ccurl_set_progress_function(easy) { context, total, received, _, _ in
                guard let context else { return 0 }
                let transfer = Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue()
                transfer.job.context.progress?.update(received: Int(received), expected: total > 0 ? Int(total) : -1)
                return 0
            }
        }
    }

    private func set(_ option: CURLoption, _ value: Int) {
        ccurl_set_long(easy, option, value)
    }

    private func set(_ option: CURLoption, _ value: String) {
        ccurl_set_string(easy, option, value)
    }

    private func set(_ option: CURLoption, _ values: [String]) {
        var list: UnsafeMutablePointer<curl_slist>?
        for value in values { list = curl_slist_append(list, value) ?? list }
        guard let list else { return }
        lists.append(list)
        ccurl_set_list(easy, option, list)
    }

    // MARK: Receiving

    private static func receive(
        _ bytes: UnsafeMutablePointer<CChar>?, _ count: Int, _ context: UnsafeMutableRawPointer?,
        _ take: (CurlTransfer, UnsafeRawBufferPointer) -> Bool
    ) -> Int {
        guard let context else { return 0 }
        let transfer = Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue()
        return take(transfer, UnsafeRawBufferPointer(start: bytes, count: count)) ? count : 0
    }

    private func receiveHeader(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let line = String(decoding: bytes, as: UTF8.self)
        if line.hasPrefix("HTTP/") {
            // An interim response (100, 103) or a proxy's response precedes the final one.
            headers = [:]
        } else if let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) {
            headers.append(String(line[..<colon]), line[line.index(after: colon)...].trimmed)
            if body.isEmpty, let length = headers["Content-Length"].flatMap({ Int($0) }) {
                body.reserveCapacity(min(max(length, 0), maxResponseBytes))
            }
        }
        return true
    }

    private func receiveBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
        isTooLarge = body.count + bytes.count > maxResponseBytes
        if !isTooLarge { body.append(bytes) }
        return !isTooLarge
    }

    /// Returns the response or error of a finished transfer.
    func result(_ code: CURLcode) -> Result<HTTPResponse, any Error> {
        guard code == CURLE_OK else { return .failure(error(code)) }
        return .success(
            HTTPResponse(
                request: job.request, status: ccurl_get_long(easy, CURLINFO_RESPONSE_CODE), headers: headers, body: body,
                redirectURL: ccurl_get_string(easy, CURLINFO_REDIRECT_URL).flatMap { String(validatingCString: $0) }))
    }
}

extension Substring {
    fileprivate var trimmed: String {
        let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\r" || $0 == "\n" || $0 == "\r\n" }
        guard let first = firstIndex(where: { !isSpace($0) }), let last = lastIndex(where: { !isSpace($0) }) else { return "" }
        return String(self[first...last])
    }
}
