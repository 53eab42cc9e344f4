import CCurl
import Errors
import HTTP
import Threads

/// A running request, and the part of the response received so far. Use it only on the network thread.
final class CurlTransfer {
    let job: CurlJob
    let group: CurlGroup
    let handle: any TransferHandle
    private(set) var response: CurlResponse
    let start = Instant.now
    let bodyReader: BodyReader?
    /// The instant at which ``CurlDeadlines`` ends the transfer: the end of the request's own time limit or, for a call without a deadline,
    /// of `network.timeout_ms`, whichever is earlier. Nil if neither applies.
    let limit: Instant?

    static let outOfMemory = DanXiError(
        .outOfMemory, "There is not enough memory for another request. Free memory and try again.", delivery: .unsent)

    init(job: CurlJob, group: CurlGroup) throws(DanXiError) {
        try job.request.checkHeaders()
        handle = try group.connections.makeHandle(for: job)
        self.job = job
        self.group = group
        response = CurlResponse(maxBytes: job.client.configuration.maxResponseBytes)
        let withoutDeadline = job.context.deadline == nil ? job.client.configuration.timeout : nil
        limit = [job.request.timeLimit, withoutDeadline].compactMap { $0 }.min().map { [start] in start + $0 }
        bodyReader = job.request.stream.map { BodyReader($0) { [weak job] in if let job { job.client.engine.resume(job) } } }
        try handle.prepare(self)
    }

    // MARK: For the handle

    /// The headers of the request, as lines.
    var headerLines: [String] {
        let lines = job.request.headers.fields.map { $0.name + ": " + $0.value }
        // An empty `Expect` disables 100-continue, with which a server could make libcurl send the request again.
        return sendsBody ? lines + ["Expect:"] : lines
    }

    /// Whether the request has a body, even if it is empty.
    var sendsBody: Bool { job.request.hasBody || [.post, .put, .patch].contains(job.request.method) }

    /// Receives a header line with its line break, or the empty line after the headers. Returns false if the headers have become too
    /// large.
    func receiveHeader(_ line: UnsafeRawBufferPointer) -> Bool { response.receiveHeader(line) }

    /// Passes a piece of the body to the sink or to `response`. If the result is `waiting`, the handle must pass the piece again after
    /// ``TransferHandle/resume()``.
    func receiveBody(_ bytes: UnsafeRawBufferPointer) -> ByteSinkStep {
        if sinkTakesBody, let sink = job.request.sink {
            return sink.take(bytes) { [weak job] in if let job { job.client.engine.resume(job) } }
        }
        if !response.hasBody { response.expect(handle.contentLength) }
        return response.receiveBody(bytes) ? .taken : .failed
    }

    /// Whether the sink of the request takes the body. Determined when the headers of the response are complete.
    private lazy var sinkTakesBody = job.request.sink?.begin(status: handle.status, headers: response.headers) ?? false

    /// Updates the progress of the call.
    /// - Parameters:
    ///   - received: the number of bytes of the response's body that have arrived, and the total or 0.
    ///   - sent: the same for the request's body.
    func update(received: (count: Int, total: Int), sent: (count: Int, total: Int)) {
        let (done, total) = bodyReader != nil && received.count == 0 ? sent : received
        let offset = job.request.sink?.offset ?? 0
        // The sum may overflow, because a server may announce any length.
        let (end, isTooLarge) = offset.addingReportingOverflow(total)
        job.context.progress?.update(done: offset + done, expected: total > 0 && !isTooLarge ? end : -1)
    }

    // MARK: Result

    /// libcurl's code for a line that is longer than its limits. Versions before 8.6 do not have it.
    private static let tooLarge = CURLcode(100)

    /// Returns the response or error of a finished transfer.
    func result(_ code: CURLcode) -> Result<HTTPResponse, any Error> {
        guard code == CURLE_OK else {
            // Either the request body could not be read, so that the server has not received all of it, or the sink has failed.
            if let failure = bodyReader?.failure ?? job.request.sink?.failure { return .failure(failure) }
            let isMemory = code == CURLE_OUT_OF_MEMORY || code == CURLE_RECV_ERROR && reason(code).hasPrefix("Out of memory")
            if code == CURLE_COULDNT_CONNECT, let address = handle.refusedAddress {
                return .failure(DanXiError.localAddress(job.request, "\(address)"))
            }
            if code == Self.tooLarge, job.isSent { response.refuseLine() }
            if isMemory, job.isSent { response.checkLineLength(received: handle.bytesOfConnection) }
            return .failure(error(isMemory ? CURLE_OUT_OF_MEMORY : code))
        }
        // The sink also gets the status and headers of a response without a body.
        _ = sinkTakesBody
        return .success(
            HTTPResponse(
                request: job.request, status: handle.status, headers: response.headers, body: response.body,
                redirectURL: handle.redirectURL, isLocal: isLocal))
    }

    /// Whether the server that responded is this computer or in its local network. False if the URL of the request does not come from a
    /// parameter of the call, or if an entry of `network.connect_to` or a proxy hides the server's address.
    private var isLocal: Bool {
        let configuration = job.client.configuration
        guard job.request.urlSource == .caller, let origin = job.request.origin,
            ConnectToEntries(configuration.connectTo).entry(for: origin) == nil,
            ProxyRule(configuration.proxy).proxy(for: origin) == nil
        else { return false }
        return handle.address?.isLocal ?? false
    }
}
