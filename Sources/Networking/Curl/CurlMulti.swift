import CCurl
import Errors
import HTTP
import Threads

/// A multi handle of libcurl.
final class CurlMulti: TransferGroup {
    let sockets: CurlSockets
    /// libcurl's handle for shared TLS sessions. The handle has no locks, because only the network thread uses it.
    let share: UnsafeMutableRawPointer
    private let number: UInt32
    private let multi: UnsafeMutableRawPointer
    private(set) var due: Instant?
    private(set) var isBroken = false
    /// Handles for further requests of their kinds, the last used one last: to make a handle and set all its options takes a tenth of the
    /// instructions of a small request.
    private var kept: [CurlHandle] = []

    /// The handles whose transfers may wait for a connection that another transfer opens (`CURLOPT_PIPEWAIT`), by the numbers of their jobs.
    private var waiting: [Int: CurlHandle] = [:]
    /// The servers to which a connection has been opened since the last call of ``restartWaiting()``.
    private var connected: Set<Origin> = []

    /// Maximum number of handles that are kept. Each has about 9 kB.
    private static let maxKept = 64

    init?(number: UInt32, sockets: CurlSockets) {
        guard let share = curl_share_init() else { return nil }
        guard let multi = curl_multi_init() else {
            curl_share_cleanup(share)
            return nil
        }
        (self.number, self.sockets, self.share, self.multi) = (number, sockets, share, multi)
        ccurl_close_on_exec(multi)
        ccurl_share_tls_sessions(share)
        ccurl_multi_set_functions(
            multi,
            { _, socket, action, context, _ in
                if let context { CurlMulti.of(context).watch(socket, action) }
                return 0
            },
            { _, milliseconds, context in
                if let context { CurlMulti.of(context).setTimer(milliseconds) }
                return 0
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    func close() {
        kept = []
        curl_multi_cleanup(multi)
        curl_share_cleanup(share)
    }

    private static func of(_ context: UnsafeMutableRawPointer) -> CurlMulti {
        Unmanaged<CurlMulti>.fromOpaque(context).takeUnretainedValue()
    }

    // MARK: Transfers

    func makeHandle(for job: CurlJob) throws(DanXiError) -> any TransferHandle {
        let kind = CurlHandle.Kind(job)
        if let kind, let index = kept.lastIndex(where: { $0.kind == kind }) { return kept.remove(at: index) }
        return try CurlHandle(multi: self, kind: kind)
    }

    /// Keeps a handle for further requests of its kind.
    func keep(_ handle: CurlHandle) {
        if kept.count == Self.maxKept { kept.removeFirst() }
        kept.append(handle)
    }

    func keep(connections: Int) { ccurl_multi_set_long(multi, CURLMOPT_MAXCONNECTS, connections) }

    /// Starts the transfer of an easy handle. Returns false if there is not enough memory.
    func add(_ easy: UnsafeMutableRawPointer) -> Bool { curl_multi_add_handle(multi, easy) == CURLM_OK }

    func remove(_ easy: UnsafeMutableRawPointer) { curl_multi_remove_handle(multi, easy) }

    // MARK: Waiting for a connection

    func beginWait(_ job: CurlJob, _ handle: CurlHandle) { waiting[job.number] = handle }

    func endWait(_ job: CurlJob) { waiting[job.number] = nil }

    /// Records that a transfer has opened a connection.
    func hasConnected(to origin: Origin) { connected.insert(origin) }

    /// Starts the transfers again that wait for one of the opened connections, so that they open others if it cannot multiplex. From version 8.10
    /// on, libcurl does this only if it can multiplex, or when the first response arrives. Returns the transfers for which there is not enough
    /// memory.
    private func restartWaiting() -> [FinishedTransfer] {
        var failed: [FinishedTransfer] = []
        for (_, handle) in waiting.sorted(by: { $0.key < $1.key }) {
            guard let transfer = handle.transfer, let origin = transfer.job.request.origin, connected.contains(origin), !handle.restart()
            else { continue }
            failed.append(FinishedTransfer(transfer: transfer, code: CURLE_OUT_OF_MEMORY, version: 0))
        }
        connected = []
        return failed
    }

    // MARK: Events

    func act(on event: SocketEvent) -> [FinishedTransfer] {
        let mask =
            (event.isReadable ? CURL_CSELECT_IN : 0) | (event.isWritable ? CURL_CSELECT_OUT : 0)
            | (event.isBroken ? CURL_CSELECT_ERR : 0)
        return perform(event.socket, mask)
    }

    func runTimer() -> [FinishedTransfer] {
        due = nil
        return perform(CURL_SOCKET_TIMEOUT, 0)
    }

    private func perform(_ socket: curl_socket_t, _ events: Int32) -> [FinishedTransfer] {
        var running: Int32 = 0
        sockets.countProgress()
        sockets.forgetClosed()
        isBroken = curl_multi_socket_action(multi, socket, events, &running) != CURLM_OK
        sockets.countProgress()
        var finished: [FinishedTransfer] = []
        var remaining: Int32 = 0
        while let message = curl_multi_info_read(multi, &remaining) {
            guard message.pointee.msg == CURLMSG_DONE, let easy = message.pointee.easy_handle,
                let handle = CurlHandle.of(easy), let transfer = handle.transfer
            else { continue }
            endWait(transfer.job)
            handle.hasSucceeded = message.pointee.data.result == CURLE_OK
            let version = ccurl_get_long(easy, CURLINFO_HTTP_VERSION)
            finished.append(FinishedTransfer(transfer: transfer, code: message.pointee.data.result, version: version))
        }
        if !connected.isEmpty { finished += restartWaiting() }
        return finished
    }

    private func watch(_ socket: curl_socket_t, _ action: Int32) {
        sockets.watch(socket, for: number, isRead: action & CURL_POLL_IN != 0, isWrite: action & CURL_POLL_OUT != 0)
    }

    private func setTimer(_ milliseconds: Int) {
        due = milliseconds < 0 ? nil : .now + .milliseconds(milliseconds)
    }
}
