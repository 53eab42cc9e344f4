import CCurl
import Errors
import JSON
import Synchronization
import TestSupport
import Testing
import Threads

@testable import Calls
@testable import HTTP
@testable import Networking

@Suite("Transfers and their groups", .virtualTime, .timeLimit(.minutes(5)))
struct TransferTests {
    private let network = FakeNetwork()
    private let group: CurlGroup
    private let configuration = NetworkConfiguration(userAgent: "test")
    private var handle: FakeHandle { network.group.handle }

    init() throws {
        let settings = ConnectionSettings(NetworkConfiguration(userAgent: "test"))
        group = try #require(CurlGroup(number: 1, settings: settings, network: network))
    }

    private func transfer(
        _ request: HTTPRequest = HTTPRequest(url: "https://a.example/x?secret"), _ context: CallContext = CallContext(),
        _ change: (inout NetworkConfiguration) -> Void = { _ in }
    ) throws -> CurlTransfer {
        var configuration = configuration
        change(&configuration)
        let client = CurlClient(configuration: configuration)
        return try CurlTransfer(job: CurlJob(client: client, request: request, context: context), group: group)
    }

    private func write(_ effect: HTTPRequest.Effect = .once) -> HTTPRequest {
        HTTPRequest(method: .post, url: "https://a.example/x", effect: effect)
    }

    /// Runs `body` while the caller of a transfer waits, and after libcurl may have sent the request.
    private func whileSent<Value>(_ transfer: CurlTransfer, _ body: () throws -> Value) async throws -> Value {
        var value: Result<Value, any Error>?
        _ = try? await withUnsafeThrowingContinuation { (continuation: CurlJob.Caller) in
            #expect(transfer.job.begin(continuation) && transfer.job.allowSending() && transfer.job.isSent)
            value = Result { try body() }
            transfer.job.finish(.failure(CancellationError()))
        }
        return try #require(value).get()
    }

    // MARK: Requests

    @Test("A request with a body, and a POST, PUT or PATCH without one, disables the wait for the status 100")
    func headerLines() throws {
        for method in HTTPMethod.allCases {
            let hasContent = [.post, .put, .patch].contains(method)
            let lines = try transfer(HTTPRequest(method: method, url: "https://a.example/", headers: ["A": "1", "a": "2"])).headerLines
            #expect(lines == ["A: 1", "a: 2"] + (hasContent ? ["Expect:"] : []))
            let withBody = try transfer(HTTPRequest(method: method, url: "https://a.example/", body: [])).headerLines
            #expect(withBody == ["Expect:"])
        }
    }

    @Test("A transfer ends at the limit of its request, or for a call without a deadline, at the timeout of the configuration")
    func limits() throws {
        var limited = HTTPRequest(url: "https://a.example/")
        limited.timeLimit = .seconds(7)
        let deadline = CallContext(deadline: .now + .seconds(3600))
        for (request, context, timeout, limit) in [
            (HTTPRequest(url: "https://a.example/"), CallContext(), 30, 30), (limited, CallContext(), 30, 7),
            (limited, CallContext(), 5, 5),
            (limited, deadline, 5, 7), (HTTPRequest(url: "https://a.example/"), deadline, 5, nil),
        ] as [(HTTPRequest, CallContext, Int, Int?)] {
            let transfer = try transfer(request, context) { $0.timeout = .seconds(timeout) }
            #expect(transfer.limit == limit.map { transfer.start + .seconds($0) })
        }
    }

    @Test("A header with a line break is refused before a handle is used")
    func lineBreak() {
        #expect(throws: DanXiError.self) { try transfer(HTTPRequest(url: "https://a.example/", headers: ["A": "\n"])) }
    }

    // MARK: Progress

    private final class Sink: ByteSink {
        let offset: Int
        let failure: DanXiError?
        let takesBody: Bool
        let begins = Mutex<[Int]>([])

        init(offset: Int = 0, takesBody: Bool = true, failure: DanXiError? = nil) {
            (self.offset, self.takesBody, self.failure) = (offset, takesBody, failure)
        }

        func begin(status: Int, headers: HTTPHeaders) -> Bool {
            begins.withLock { $0.append(status) }
            return takesBody
        }

        func take(_ bytes: UnsafeRawBufferPointer, wake: @escaping @Sendable () -> Void) -> ByteSinkStep { .taken }
    }

    @Test("The progress is that of the response, or of an upload until the response begins, with the bytes of earlier requests")
    func progress() throws {
        let progress = CallProgress()
        func update(_ request: HTTPRequest, _ received: (Int, Int), _ sent: (Int, Int)) throws -> [Int] {
            try transfer(request, CallContext(progress: progress)).update(received: received, sent: sent)
            return [progress.current.done, progress.current.expected]
        }
        var request = HTTPRequest(url: "https://a.example/")
        #expect(try update(request, (3, 10), (1, 2)) == [3, 10])
        #expect(try update(request, (0, 0), (1, 2)) == [0, -1])
        #expect(try update(request, (4, 0), (1, 2)) == [4, -1])
        request.sink = Sink(offset: 5)
        #expect(try update(request, (3, 10), (0, 0)) == [8, 15])
        #expect(try update(request, (3, .max), (0, 0)) == [8, -1])
        #expect(try update(request, (3, .max - 5), (0, 0)) == [8, .max])
        request.sink = nil
        request.stream = StreamedBody([.bytes([1, 2])])
        #expect(try update(request, (0, 10), (1, 2)) == [1, 2])
        #expect(try update(request, (1, 10), (2, 2)) == [1, 10])
    }

    // MARK: Results

    private func receive(_ transfer: CurlTransfer, _ lines: String...) {
        for line in lines { _ = Array("\(line)\r\n".utf8).withUnsafeBytes { transfer.receiveHeader($0) } }
    }

    @Test("The response of a transfer has the status, headers, body and redirect of the handle")
    func response() throws {
        let transfer = try transfer()
        receive(transfer, "HTTP/1.1 302 Found", "A: 1", "")
        _ = Array("body".utf8).withUnsafeBytes { transfer.receiveBody($0) }
        (handle.status, handle.redirectURL) = (302, "https://b.example/")
        let response = try transfer.result(CURLE_OK).get()
        #expect(response.status == 302 && response.redirectURL == "https://b.example/" && !response.isLocal)
        #expect(response.headers.fields.map { "\($0.name): \($0.value)" } == ["A: 1"] && Array(response.body.bytes) == Array("body".utf8))
        #expect(response.request.url == "https://a.example/x?secret")
    }

    @Test("A sink gets the status once, also without a body, and a body that it does not take is that of the response")
    func sinks() throws {
        for (takesBody, sends) in [(true, true), (true, false), (false, true), (false, false)] {
            var request = HTTPRequest(url: "https://a.example/")
            let sink = Sink(takesBody: takesBody)
            request.sink = sink
            let transfer = try transfer(request)
            handle.status = 404
            if sends {
                for _ in 0..<2 { #expect(Array("xy".utf8).withUnsafeBytes { transfer.receiveBody($0) } == .taken) }
            }
            let response = try transfer.result(CURLE_OK).get()
            #expect(sink.begins.withLock { $0 } == [404] && response.body.count == (sends && !takesBody ? 4 : 0))
        }
    }

    @Test("The address of a server is local only for a URL of the caller without a proxy and without an entry of connect_to")
    func localServers() throws {
        func isLocal(_ source: HTTPRequest.URLSource, _ address: String?, _ change: (inout NetworkConfiguration) -> Void = { _ in }) throws
            -> Bool
        {
            var request = HTTPRequest(url: "https://a.example/")
            request.urlSource = source
            handle.address = address.flatMap { IPAddress($0) }
            return try transfer(request, CallContext(), change).result(CURLE_OK).get().isLocal
        }
        #expect(try isLocal(.caller, "10.0.0.1") && !isLocal(.caller, "1.1.1.1") && !isLocal(.caller, nil))
        #expect(try !isLocal(.library, "10.0.0.1") && !isLocal(.stranger, "10.0.0.1"))
        #expect(try !isLocal(.caller, "10.0.0.1") { $0.connectTo = ["a.example:443:b:1"] })
        #expect(try isLocal(.caller, "10.0.0.1") { $0.connectTo = ["a.example:80:b:1"] })
        #expect(try !isLocal(.caller, "10.0.0.1") { $0.proxy = "http://p.example:1" })
    }

    @Test("If the sink or the source of the body has failed, its error is that of the transfer")
    func failedSink() throws {
        var request = HTTPRequest(url: "https://a.example/")
        request.sink = Sink(failure: DanXiError(.storage, "full"))
        #expect(throws: DanXiError(.storage, "full")) { try transfer(request).result(CURLE_WRITE_ERROR).get() }
    }

    @Test("If all addresses of a host are refused, the error names one, and another failure to connect does not")
    func refusedAddress() throws {
        handle.refusedAddress = IPAddress("10.0.0.1")
        var request = HTTPRequest(url: "https://a.example/x?y")
        request.urlSource = .stranger
        let expected = DanXiError(
            .hostDenied,
            "GET https://a.example/x was not sent, because 10.0.0.1 is an address of this computer or its local network, and a server or a document led to it. To allow such requests, set network.local_addresses to allow.",
            delivery: .unsent)
        #expect(throws: expected) { try transfer(request).result(CURLE_COULDNT_CONNECT).get() }
        #expect(try failureCode(transfer(request).result(CURLE_RECV_ERROR)) == .network)
        handle.refusedAddress = nil
        #expect(try failureCode(transfer(request).result(CURLE_COULDNT_CONNECT)) == .network)
    }

    private func failureCode(_ result: Result<HTTPResponse, any Error>) -> ErrorCode? { error(of: result)?.code }

    private func error(of result: Result<HTTPResponse, any Error>) -> DanXiError? {
        if case .failure(let error) = result { DanXiError(error) } else { nil }
    }

    @Test("libcurl's lack of memory means a header line that is too long if the connection has received that much")
    func longLines() async throws {
        for (bytes, isComplete, code) in [
            (65_536, false, ErrorCode.outOfMemory), (65_537, false, .tooLarge), (4096, true, .outOfMemory), (4097, true, .tooLarge),
        ] {
            for (curl, reason) in [(CURLE_OUT_OF_MEMORY, "x"), (CURLE_RECV_ERROR, "Out of memory in x")] {
                let transfer = try transfer()
                if isComplete { receive(transfer, "HTTP/1.1 200 OK", "") }
                (handle.bytesOfConnection, handle.reason) = (UInt64(bytes), reason)
                let found = try await whileSent(transfer) { failureCode(transfer.result(curl)) }
                #expect(found == code, "\(bytes) bytes")
            }
        }
        (handle.bytesOfConnection, handle.reason) = (100_000, "Out of memory")
        #expect(try failureCode(transfer().result(CURLE_RECV_ERROR)) == .outOfMemory, "nothing was sent")
        handle.reason = "reset"
        let transfer = try transfer()
        let found = try await whileSent(transfer) { failureCode(transfer.result(CURLE_RECV_ERROR)) }
        #expect(found == .network)
    }

    @Test("A line that newer versions of libcurl refuse because of its length is too large")
    func refusedLines() async throws {
        for (lines, part) in [(["HTTP/1.1 200 OK"], "header"), (["HTTP/1.1 200 OK", ""], "trailer")] {
            let transfer = try transfer()
            for line in lines { receive(transfer, line) }
            let result = try await whileSent(transfer) { transfer.result(CURLcode(100)) }
            let error = try #require(self.error(of: result))
            #expect(error.code == .tooLarge && error.message.hasPrefix("The response of a.example has a \(part) line of more than "))
        }
        #expect(try failureCode(transfer().result(CURLcode(100))) == .network, "nothing was sent")
    }

    // MARK: Errors

    private static let tls = "The TLS connection to a.example failed (why). The connection may be intercepted."
    private static let handshake =
        " If a.example fails with TLS 1.3, set network.tls_max to a.example:1.2. A server without forward secrecy is refused."
    private static let authority = " If you use a private CA, set network.ca_file."

    /// The errors of libcurl, with the code and the message of the error of the library, before and after the request was sent.
    private static let errors: [(CURLcode, ErrorCode, String)] = [
        (
            CURLE_COULDNT_RESOLVE_HOST, .network,
            "The address of a.example could not be resolved (why). Check the network connection and DNS."
        ),
        (
            CURLE_COULDNT_RESOLVE_PROXY, .network,
            "The address of a.example could not be resolved (why). Check the network connection and DNS."
        ),
        (
            CURLE_COULDNT_CONNECT, .network,
            "The connection to a.example failed (why). Check the network connection. The server may also be down."
        ),
        (CURLE_SSL_CONNECT_ERROR, .tls, tls + handshake), (CURLE_SSL_CIPHER, .tls, tls + handshake),
        (CURLE_PEER_FAILED_VERIFICATION, .tls, tls + authority), (CURLE_SSL_ISSUER_ERROR, .tls, tls + authority),
        (CURLE_SSL_CERTPROBLEM, .tls, tls + authority),
        (
            CURLE_SSL_CACERT_BADFILE, .tls,
            "The certificate authorities cannot be read (why). Install the package ca-certificates, or set network.ca_file or the environment variable SSL_CERT_FILE to a readable PEM file with CA certificates."
        ),
        (CURLE_ABORTED_BY_CALLBACK, .network, "a.example closed the connection before it responded. Try again."),
        (
            CURLE_URL_MALFORMAT, .invalidArgument,
            "The URL of a.example cannot be requested (why). Check the URL that was passed, or base_url in the configuration."
        ),
        (CURLE_OUT_OF_MEMORY, .outOfMemory, "There is not enough memory for the response of a.example. Free memory and try again."),
        (CURLE_BAD_CONTENT_ENCODING, .unexpectedResponse, "The compressed response of a.example is corrupt (why). Try again."),
        (CURLE_GOT_NOTHING, .network, "The connection to a.example failed during the transfer (why). Try again."),
    ]
    private static let invalid =
        "a.example sent an invalid HTTP response (why). A proxy or captive portal may be the cause. Check the network connection."

    @Test("The error of a failed transfer states what happened and what helps")
    func messages() async throws {
        handle.reason = "why"
        let unsent = try transfer()
        for (code, expected, message) in Self.errors { #expect(unsent.error(code) == DanXiError(expected, message, delivery: .unsent)) }
        let unsupported = unsent.error(CURLE_UNSUPPORTED_PROTOCOL)
        #expect(unsupported.code == .invalidArgument && unsent.error(CURLE_WEIRD_SERVER_REPLY).code == .network)
        #expect(
            unsent.error(CURLE_OPERATION_TIMEDOUT).message
                == "The connection to a.example was not made in time (why). Check the network connection. If it is slow, increase network.connect_timeout_ms."
        )
        let sent = try transfer()
        try await whileSent(sent) {
            for (code, expected, message) in Self.errors { #expect(sent.error(code) == DanXiError(expected, message)) }
            for code in [CURLE_WEIRD_SERVER_REPLY, CURLE_UNSUPPORTED_PROTOCOL] {
                #expect(sent.error(code) == DanXiError(.unexpectedResponse, Self.invalid))
            }
            #expect(
                sent.error(CURLE_OPERATION_TIMEDOUT).message
                    == "The request to a.example timed out (why). Try again, or increase timeout_ms.")
        }
    }

    @Test("The error of a write says that nothing was sent, or that the write may have taken effect in place of the advice")
    func writes() async throws {
        handle.reason = "why"
        let unsent = try transfer(write()).error(CURLE_GOT_NOTHING)
        #expect(unsent.message == "The connection to a.example failed during the transfer (why). Nothing was sent. Try again.")
        #expect(unsent.delivery == .unsent)
        var turned = HTTPRequest(url: "https://a.example/")
        turned.turnedFrom = HTTPRequest.TurnedRequest(method: .post, effect: .once)
        #expect(try transfer(turned).error(CURLE_GOT_NOTHING).message.hasSuffix("(why). Try again."))
        let consequence = write().consequence
        let sent = try transfer(write())
        let lost = try await whileSent(sent) { sent.error(CURLE_GOT_NOTHING) }
        #expect(
            lost
                == DanXiError(
                    .network, "The connection to a.example failed during the transfer (why). \(consequence)",
                    delivery: .unknown(consequence)))
    }

    @Test("Without a reason of the handle, an error has libcurl's description of its code")
    func description() throws {
        let text = String(cString: curl_easy_strerror(CURLE_GOT_NOTHING))
        #expect(try transfer().error(CURLE_GOT_NOTHING).message.contains("(\(text))"))
    }

    @Test("The advice after a failed handshake is that for the proxy with TLS and for the server")
    func handshakeAdvice() throws {
        handle.reason = "why"
        func message(_ url: String, _ proxy: String?) throws -> String {
            try transfer(HTTPRequest(url: url), CallContext()) { $0.proxy = proxy }.error(CURLE_SSL_CONNECT_ERROR).message
        }
        #expect(try message("http://a.example/", nil) == Self.tls)
        #expect(try message("https://a.example/", "http://p.example:1") == Self.tls + Self.handshake)
        #expect(
            try message("https://a.example/", "https://p.example:1")
                == Self.tls + Self.handshake.replacing("a.example", with: "p.example") + Self.handshake)
        #expect(
            try message("http://a.example/", "https://p.example:1") == Self.tls + Self.handshake.replacing("a.example", with: "p.example"))
    }

    @Test("A timeout states how long the transfer has taken, and how much has arrived")
    func timeouts() async throws {
        let unsent = try transfer(write()), sent = try transfer()
        try await Timers.sleep(for: .milliseconds(1500))
        let start = "The request to a.example timed out ("
        #expect(
            unsent.deadlineError
                == DanXiError(
                    .timeout, start + "no connection after 1500 ms). Nothing was sent. Try again, or increase timeout_ms.",
                    delivery: .unsent))
        try await whileSent(sent) {
            #expect(sent.deadlineError == DanXiError(.timeout, start + "no response after 1500 ms). Try again, or increase timeout_ms."))
            handle.receivedCount = 1
            #expect(sent.deadlineError.message == start + "1 bytes received after 1500 ms). Try again, or increase timeout_ms.")
        }
    }

    @Test("A response that is too large is reported as such, even after the deadline")
    func excess() throws {
        let transfer = try transfer(HTTPRequest(url: "https://a.example/"), CallContext(deadline: .now)) { $0.maxResponseBytes = 3 }
        #expect(Array("abc".utf8).withUnsafeBytes { transfer.receiveBody($0) } == .taken)
        #expect(transfer.error(CURLE_WRITE_ERROR).code == .timeout)
        #expect(Array("d".utf8).withUnsafeBytes { transfer.receiveBody($0) } == .failed)
        let message =
            "The response of a.example is larger than 3 bytes. To allow a larger body, increase network.max_response_bytes. The limits of headers are fixed."
        #expect(transfer.error(CURLE_WRITE_ERROR) == DanXiError(.tooLarge, message, delivery: .unsent))
    }

    @Test("The error of a job that did not get its turn names the host and the limit")
    func waiting() throws {
        let job = try transfer(write()) { $0.maxRequestsPerServer = 2 }.job
        let late = "The call timed out before the request to a.example could start. Nothing was sent. Try again, or increase timeout_ms."
        #expect(job.deadlinePassed == DanXiError(.timeout, late, delivery: .unsent))
        let long =
            "The request to a.example was not sent before the timeout, because only 2 requests to a server may run at the same time (network.max_requests_per_server). Nothing was sent. Make fewer calls at the same time, or increase timeout_ms."
        #expect(job.waitedTooLong == DanXiError(.timeout, long, delivery: .unsent))
        let unparsed = try transfer(HTTPRequest(url: String(repeating: "x", count: 300))).job.deadlinePassed.message
        #expect(unparsed.hasPrefix("The call timed out before the request to GET \(String(repeating: "x", count: 196)) could start."))
    }

    // MARK: Jobs

    @Test("A repeatable request may be sent several times, and another one once, while its caller waits")
    func sending() async throws {
        for (request, times) in [
            (HTTPRequest(url: "https://a.example/"), 3), (write(), 1), (write(.idempotent), 3), (write(.singleUse), 1),
        ] {
            var request = request
            let record = SentWrite(consequence: "")
            request.write = record
            let job = try transfer(request).job
            #expect(!job.allowSending() && !job.isSent && !job.isEnded && !record.isSent)
            _ = try? await withUnsafeThrowingContinuation { (continuation: CurlJob.Caller) in
                #expect(job.begin(continuation) && !job.isSent)
                #expect((0..<3).count { _ in job.allowSending() } == times && job.isSent && record.isSent)
                job.finish(.failure(CancellationError()))
            }
            #expect(job.isEnded && !job.isSent && !job.allowSending())
        }
    }

    @Test("A job ends once, and a job that ended before its caller waited has the first result")
    func ends() async throws {
        let job = try transfer().job
        job.finish(.failure(DanXiError(.tls, "first")))
        job.finish(.failure(DanXiError(.tls, "second")))
        job.end(.closed)
        #expect(job.isEnded)
        let error = await failure {
            try await withUnsafeThrowingContinuation { (continuation: CurlJob.Caller) in #expect(!job.begin(continuation)) }
        }
        #expect(error == DanXiError(.tls, "first"))
    }

    @Test("A cancelled or closed request says that it may have taken effect only if it is a write that was sent")
    func interruptions() async throws {
        func interrupted(_ request: HTTPRequest, isSent: Bool, _ end: DanXiError) async throws -> any Error {
            let job = try transfer(request).job
            do {
                _ = try await withUnsafeThrowingContinuation { (continuation: CurlJob.Caller) in
                    #expect(job.begin(continuation))
                    if isSent { #expect(job.allowSending()) }
                    job.end(end)
                }
                return DanXiError(.internal, "no error")
            } catch {
                return error
            }
        }
        let consequence = write().consequence
        for end in [DanXiError.cancelled, .closed] {
            for (request, isSent) in [(write(), false), (write(.idempotent), true), (HTTPRequest(url: "https://a.example/"), true)] {
                let error = try await interrupted(request, isSent: isSent, end)
                #expect(end.code == .cancelled ? error is CancellationError : error as? DanXiError == end)
            }
            let lost = try await interrupted(write(), isSent: true, end)
            #expect(lost as? DanXiError == end.following(.unknown(consequence)))
        }
    }

    // MARK: Groups

    @Test("A group keeps connections for its transfers and for idle ones, and is idle without transfers")
    func counts() async throws {
        let transfers = [try transfer(), try transfer()]
        #expect(group.isIdle)
        for transfer in transfers { try group.add(transfer) }
        let start = group.lastUse
        try await Timers.sleep(for: .seconds(5))
        #expect(!group.isIdle && group.lastUse == start)
        for transfer in transfers { group.remove(transfer) }
        #expect(group.isIdle && group.lastUse == start + .seconds(5) && handle.stops == 2)
        let most = min(400, max(16, World.current[NetworkKey.self].descriptorLimit / 8))
        #expect(network.group.keptConnections == [1, 2, 1, 0].map { $0 + most })
        handle.hasMemory = false
        #expect(throws: CurlTransfer.outOfMemory) { try group.add(transfers[0]) }
        #expect(group.isIdle && network.group.keptConnections.count == 4)
        group.close()
        #expect(network.group.isClosed)
    }

    @Test("A group knows the servers to which a connection may be kept, and gives back transfers that a lent loop cannot connect")
    func finished() throws {
        let transfer = try transfer()
        let origin = transfer.job.request.origin
        func end(_ code: CURLcode, isLent: Bool = false, version: Int = 0) -> ErrorCode? {
            network.group.finished = [FinishedTransfer(transfer: transfer, code: code, version: version)]
            let found = isLent ? group.runTimer(isLent: true) : group.act(on: SocketEvent(socket: 1, bits: 0), isLent: false)
            guard found.count == 1, found[0].0 === transfer, case .result(let result) = found[0].1 else { return nil }
            if case .failure(let error) = result { return DanXiError(error).code }
            return .internal
        }
        #expect(!group.mayHaveConnection(to: origin))
        #expect(end(CURLE_OK, version: 2) == .internal && group.mayHaveConnection(to: origin) && !group.mayMultiplex(origin))
        #expect(end(CURLE_COULDNT_CONNECT, isLent: true, version: 3) == nil)
        #expect(!group.mayHaveConnection(to: origin) && !group.mayMultiplex(origin), "nothing was learned from it")
        #expect(end(CURLE_COULDNT_CONNECT) == .network && end(CURLE_RECV_ERROR, isLent: true) == .network)
        #expect(end(CURLE_OK, version: 3) == .internal && group.mayMultiplex(origin))
    }

    @Test("Of at most 1,000 servers it is known that they support HTTP/1 only")
    func serialServers() {
        for number in 1...1001 { group.learn(Origin("https://\(number).example/"), Int(CURL_HTTP_VERSION_1_1)) }
        #expect(!group.mayMultiplex(Origin("https://1000.example/")) && group.mayMultiplex(Origin("https://1001.example/")))
        group.learn(Origin("https://1.example/"), Int(CURL_HTTP_VERSION_2_0))
        group.learn(Origin("https://1001.example/"), Int(CURL_HTTP_VERSION_1_1))
        #expect(group.mayMultiplex(Origin("https://1.example/")) && !group.mayMultiplex(Origin("https://1001.example/")))
    }

    @Test("The next event of groups is the earliest timer or the end of an idle group, and only idle groups are closed")
    func due() async throws {
        var groups = CurlGroups()
        let idle = try groups.group(ConnectionSettings(configuration), network)
        let now = Instant.now
        #expect(groups.nextDue == now + .seconds(60))
        network.group.due = now + .seconds(61)
        #expect(groups.nextDue == now + .seconds(60))
        network.group.due = now + .seconds(59)
        #expect(groups.nextDue == now + .seconds(59) && idle.due == now + .seconds(59))
        try idle.add(transfer())
        network.group.due = nil
        #expect(groups.nextDue == nil)
        groups.removeIdle(now + .seconds(1000))
        #expect(!groups.isEmpty && !network.group.isClosed)
        network.group.due = now + .seconds(70)
        #expect(groups.nextDue == now + .seconds(70))
        groups.removeAll()
        #expect(groups.isEmpty && network.group.isClosed && !groups.mayHaveConnection(ConnectionSettings(configuration), to: nil))
    }
}
