import CCurl
import Errors
import HTTP
import Text
import Threads

@testable import Networking

/// One transfer of the simulated network: what libcurl does with an easy handle.
final class SimulatedHandle: TransferHandle, @unchecked Sendable {
    // Unchecked: only the thread that has the baton uses the properties.
    let number: Int32
    private let group: SimulatedGroup
    private(set) weak var transfer: CurlTransfer?
    private var state = State.created
    private var isStarted = false
    /// The time at which the network thread started the transfer.
    private var startTime = 0
    private var startOrigin = ""
    /// The number of the request among those to a server in trouble. Nil if the server worked when the request started.
    private var vainNumber: Int?
    private var response = ServerResponse(0)
    private(set) var receivedCount = 0

    private enum State {
        case created
        /// The connection fails with this code at the next event.
        case failing(CURLcode)
        /// The request is sent at the next event.
        case connected
        /// The body of the request is being read.
        case uploading([UInt8])
        /// libcurl found that the kept connection was closed, and asks at the next event whether it may send the request again.
        case repeating
        /// The request is on its way, or the server has it.
        case waiting
        /// The response has arrived. The number of bytes of its body after which the connection is cut, or nil.
        case receiving(cut: Int?)
    }

    init(number: Int32, group: SimulatedGroup) { (self.number, self.group) = (number, group) }

    private var internet: Internet { group.sockets.internet }

    func prepare(_ transfer: CurlTransfer) { self.transfer = transfer }

    func start() -> Bool {
        isStarted = true
        startTime = internet.scheduler.now
        group.add(self)
        startOrigin = origin
        internet.starts(target.path, from: group.sockets.process, to: startOrigin)
        vainNumber = internet.startsInVain(to: startOrigin, from: group.sockets.process)
        if internet.refusesConnections(startOrigin) { group.keptConnections.remove(startOrigin) }
        guard let transfer else { return true }
        if group.keptConnections.contains(origin) {
            state = .connected
            post(after: 0)
        } else if !group.sockets.mayConnect {
            state = .failing(CURLE_COULDNT_CONNECT)
            post(after: 0)
        } else {
            connect(within: transfer.job.client.configuration.connectTimeout.simulatedNanoseconds)
        }
        return true
    }

    func stop() {
        if isStarted { internet.ends(from: group.sockets.process, to: startOrigin) }
        if isStarted, let vainNumber { internet.endsInVain(vainNumber) }
        isStarted = false
        group.remove(self)
    }

    func resume() { post(after: 0) }

    /// Reports an event of this handle to the network thread after a duration of virtual time.
    private func post(after duration: Int) {
        let (sockets, group, number) = (group.sockets, group.number, number)
        internet.scheduler.at(internet.scheduler.now + duration) { sockets.post(group, number) }
    }

    // MARK: Connection

    private var origin: String {
        guard let origin = transfer?.job.request.origin else { return "" }
        let isUsual = origin.port == (origin.isEncrypted ? "443" : "80")
        return "\(origin.scheme)://\(origin.host)" + (isUsual ? "" : ":\(origin.port)")
    }

    private func connect(within limit: Int) {
        let duration = 2 * internet.latency()
        if internet.strikes(.resolve) || !internet.hasServer(origin) {
            state = .failing(CURLE_COULDNT_RESOLVE_HOST)
        } else if internet.refusesConnections(origin) || internet.strikes(.connect) {
            state = .failing(CURLE_COULDNT_CONNECT)
        } else if internet.strikes(.tls) {
            state = .failing(CURLE_PEER_FAILED_VERIFICATION)
        } else if duration > limit {
            state = .failing(CURLE_OPERATION_TIMEDOUT)
        } else {
            state = .connected
        }
        post(after: min(duration, limit))
    }

    /// Continues the transfer after an event. Returns the code of libcurl if the transfer has finished.
    func advance() -> CURLcode? {
        guard isStarted, let transfer else { return nil }
        switch state {
        case .created, .waiting: return nil
        case .failing(let code): return code
        case .connected, .repeating:
            guard transfer.job.allowSending() else { return CURLE_ABORTED_BY_CALLBACK }
            if transfer.bodyReader?.seek(to: 0) == false { return CURLE_SEND_FAIL_REWIND }
            let isRepetition = if case .repeating = state { true } else { false }
            return upload([], isRepetition: isRepetition)
        case .uploading(let bytes): return upload(bytes, isRepetition: false)
        case .receiving(let cut): return receive(cut: cut)
        }
    }

    /// Reads the body of the request, and sends the request when the body is complete.
    private func upload(_ bytes: [UInt8], isRepetition: Bool) -> CURLcode? {
        guard let transfer else { return nil }
        var body = bytes
        if let reader = transfer.bodyReader {
            var buffer = [UInt8](repeating: 0, count: 65_536)
            reading: while true {
                switch buffer.withUnsafeMutableBytes({ reader.copy(to: $0) }) {
                case .copied(0): break reading
                case .copied(let count): body += buffer.prefix(count)
                case .waiting:
                    state = .uploading(body)
                    return nil
                case .failed: return CURLE_ABORTED_BY_CALLBACK
                }
            }
        } else if let bytes = transfer.job.request.body {
            body = bytes.withUnsafeBytes { Array($0) }
        }
        send(body, isRepetition: isRepetition)
        return nil
    }

    // MARK: Request

    private func send(_ body: [UInt8], isRepetition: Bool) {
        let request = serverRequest(body)
        let isKept = group.keptConnections.contains(origin)
        if isKept, !isRepetition, internet.strikes(.repetition) {
            // The server had closed the connection. It may have taken the request before.
            group.keptConnections.remove(origin)
            if internet.seed.chance(1, in: 2) { deliver(request, answers: false) }
            state = .repeating
            return post(after: 2 * internet.latency())
        }
        state = .waiting
        group.keptConnections.insert(origin)
        if internet.strikes(.cutBefore) { return fail(CURLE_SEND_ERROR, after: internet.latency()) }
        deliver(request, answers: true)
    }

    /// Lets the request arrive at its server after a while, even if the process ends before.
    private func deliver(_ request: ServerRequest, answers: Bool) {
        let (internet, process, start) = (internet, group.sockets.process, startTime)
        internet.scheduler.at(internet.scheduler.now + internet.latency()) { [weak self] in
            let response = internet.deliver(request, from: process, start: start)
            if answers { self?.arrive(response, after: internet.duration(of: request)) }
        }
    }

    /// - Parameter duration: the time that the server takes, in nanoseconds.
    private func arrive(_ response: ServerResponse, after duration: Int) {
        guard isStarted else { return }
        if internet.strikes(.silent) { return }
        if internet.strikes(.cutAfter) { return fail(CURLE_RECV_ERROR, after: internet.latency()) }
        self.response = response
        let cut = internet.strikes(.cutWithin) && !response.body.isEmpty ? internet.seed.int(in: 0...(response.body.count - 1)) : nil
        state = .receiving(cut: cut)
        post(after: duration + internet.latency())
    }

    private func fail(_ code: CURLcode, after duration: Int) {
        group.keptConnections.remove(origin)
        state = .failing(code)
        post(after: duration)
    }

    private func serverRequest(_ body: [UInt8]) -> ServerRequest {
        guard let request = transfer?.job.request else { return ServerRequest(method: "", origin: "", path: "", time: 0) }
        return ServerRequest(
            method: request.method.rawValue, origin: origin, path: target.path, query: target.query, headers: request.headers.fields,
            body: body, time: 0)
    }

    /// The path and the query of the request's URL.
    private var target: (path: String, query: String?) {
        let afterScheme = (transfer?.job.request.url ?? "").drop { $0 != ":" }.dropFirst(3)
        let target = afterScheme.drop { !"/?#".contains($0) }.prefix { $0 != "#" }
        let question = target.firstIndex(of: "?")
        let path = question.map { target[..<$0] } ?? target
        return (path.isEmpty ? "/" : String(path), question.map { String(target[target.index(after: $0)...]) })
    }

    // MARK: Response

    private var hasNoBody: Bool {
        transfer?.job.request.method == .head || [204, 304].contains(response.status)
    }

    private func receive(cut: Int?) -> CURLcode? {
        guard let transfer else { return nil }
        if receivedCount == 0 {
            let announced = hasNoBody ? [] : [("Content-Length", "\(response.body.count)")]
            let lines =
                ["HTTP/2 \(response.status)"] + (response.headers.map { ($0.name, $0.value) } + announced).map { "\($0): \($1)" } + [""]
            for line in lines {
                guard Array("\(line)\r\n".utf8).withUnsafeBytes({ transfer.receiveHeader($0) }) else { return CURLE_WRITE_ERROR }
            }
        }
        let body = hasNoBody ? [] : response.body
        while receivedCount < cut ?? body.count {
            let piece = body[receivedCount...].prefix(min(16_384, (cut ?? body.count) - receivedCount))
            switch Array(piece).withUnsafeBytes({ transfer.receiveBody($0) }) {
            case .taken:
                receivedCount += piece.count
                transfer.update(received: (receivedCount, body.count), sent: (0, 0))
            case .waiting: return nil
            case .failed: return CURLE_WRITE_ERROR
            }
        }
        if cut == nil {
            internet.observeDelivery(
                Delivery(
                    process: group.sockets.process.number, launch: group.sockets.process.launch, time: internet.scheduler.now,
                    origin: origin, authorization: transfer.job.request.headers["Authorization"], status: response.status,
                    headers: response.headers))
        }
        if cut != nil { group.keptConnections.remove(origin) }
        return cut == nil ? CURLE_OK : CURLE_PARTIAL_FILE
    }

    var status: Int { response.status }
    var contentLength: Int { response.body.count }
    var address: IPAddress? { IPAddress("198.51.100.1") }
    var refusedAddress: IPAddress? { nil }
    var reason: String? { nil }
    var bytesOfConnection: UInt64 { UInt64(receivedCount) }

    var redirectURL: String? {
        guard (300..<400).contains(response.status), let transfer,
            let location = response.headers.first(where: { $0.name.lowercased() == "location" })?.value
        else { return nil }
        return URLReference.resolve(location, against: transfer.job.request.url)
    }
}
