import CCurl
import Errors
import HTTP
import Threads

/// Transfers that share connections, DNS answers and TLS sessions: a multi handle of libcurl. Use it only on the network thread.
final class CurlGroup {
    let number: UInt32
    let settings: ConnectionSettings
    let sockets: CurlSockets
    /// libcurl's handle for shared TLS sessions. The handle has no locks, because only the network thread uses it.
    let share: UnsafeMutableRawPointer
    private let multi: UnsafeMutableRawPointer
    /// The time at which libcurl's timer ends. Nil if libcurl has set no timer.
    private(set) var due: Instant?
    private(set) var lastUse = Instant.now
    private var transferCount = 0
    /// Whether no client uses the group any more.
    var isAbandoned = false
    /// Whether libcurl reported an error of the multi handle itself, usually a lack of memory. The transfers of the group may then never
    /// end.
    private(set) var isBroken = false
    /// The origins whose servers support HTTP/1 only.
    private var serialOrigins: Set<Origin> = []

    /// Maximum number of idle connections: an eighth of the process's limit of file descriptors, but at least 16, and at most the default
    /// of ``NetworkConfiguration/maxRequestsPerServer``.
    private let maxIdle = min(NetworkConfiguration.defaultMaxRequestsPerServer, max(16, Descriptors.limit / 8))

    /// Creates a group without transfers. Returns nil if there is not enough memory.
    init?(number: UInt32, settings: ConnectionSettings, sockets: CurlSockets) {
        guard let share = curl_share_init() else { return nil }
        guard let multi = curl_multi_init() else {
            curl_share_cleanup(share)
            return nil
        }
        (self.number, self.settings, self.sockets, self.share, self.multi) = (number, settings, sockets, share, multi)
        ccurl_close_on_exec(multi)
        ccurl_share_tls_sessions(share)
        ccurl_multi_set_functions(
            multi,
            { _, socket, action, context, _ in
                if let context { CurlGroup.of(context).watch(socket, action) }
                return 0
            },
            { _, milliseconds, context in
                if let context { CurlGroup.of(context).setTimer(milliseconds) }
                return 0
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Closes all connections. The group must be idle.
    func close() {
        curl_multi_cleanup(multi)
        curl_share_cleanup(share)
    }

    private static func of(_ context: UnsafeMutableRawPointer) -> CurlGroup {
        Unmanaged<CurlGroup>.fromOpaque(context).takeUnretainedValue()
    }

    // MARK: Transfers

    var isIdle: Bool { transferCount == 0 }

    func add(_ transfer: CurlTransfer) throws(DanXiError) {
        guard curl_multi_add_handle(multi, transfer.easy) == CURLM_OK else { throw CurlTransfer.outOfMemory }
        setTransferCount(transferCount + 1)
    }

    func remove(_ transfer: CurlTransfer) {
        curl_multi_remove_handle(multi, transfer.easy)
        setTransferCount(transferCount - 1)
        lastUse = .now
    }

    private func setTransferCount(_ count: Int) {
        transferCount = count
        // libcurl's maximum also counts the connections in use.
        ccurl_multi_set_long(multi, CURLMOPT_MAXCONNECTS, count + maxIdle)
    }

    /// Returns whether concurrent requests to `origin` may be able to share a connection. If not, a request must not wait for the
    /// connection of another request: a server that supports HTTP/1 only would answer them one after the other.
    func mayMultiplex(_ origin: Origin?) -> Bool {
        origin.map { $0.isEncrypted && !serialOrigins.contains($0) } ?? false
    }

    private func learn(_ origin: Origin?, _ version: Int) {
        guard let origin, origin.isEncrypted else { return }
        if version >= Int(CURL_HTTP_VERSION_2_0) {
            serialOrigins.remove(origin)
        } else if version > 0, serialOrigins.count < 1000 {
            serialOrigins.insert(origin)
        }
    }

    // MARK: Events

    typealias Finished = (CurlTransfer, Result<HTTPResponse, any Error>)

    /// Lets libcurl process the events of a socket. Returns the transfers that have finished.
    func act(on socket: Int32, _ events: CurlSockets.Events) -> [Finished] {
        let mask =
            (events.isReadable ? CURL_CSELECT_IN : 0) | (events.isWritable ? CURL_CSELECT_OUT : 0)
            | (events.isBroken ? CURL_CSELECT_ERR : 0)
        return perform(socket, mask)
    }

    func runTimer() -> [Finished] {
        due = nil
        return perform(CURL_SOCKET_TIMEOUT, 0)
    }

    private func perform(_ socket: curl_socket_t, _ events: Int32) -> [Finished] {
        var running: Int32 = 0
        sockets.countProgress()
        sockets.forgetClosed()
        isBroken = curl_multi_socket_action(multi, socket, events, &running) != CURLM_OK
        sockets.countProgress()
        var finished: [Finished] = []
        var remaining: Int32 = 0
        while let message = curl_multi_info_read(multi, &remaining) {
            guard message.pointee.msg == CURLMSG_DONE, let easy = message.pointee.easy_handle, let transfer = CurlTransfer.of(easy) else {
                continue
            }
            finished.append((transfer, transfer.result(message.pointee.data.result)))
            learn(transfer.job.request.origin, ccurl_get_long(easy, CURLINFO_HTTP_VERSION))
        }
        return finished
    }

    private func watch(_ socket: curl_socket_t, _ action: Int32) {
        sockets.watch(socket, for: number, isRead: action & CURL_POLL_IN != 0, isWrite: action & CURL_POLL_OUT != 0)
    }

    private func setTimer(_ milliseconds: Int) {
        due = milliseconds < 0 ? nil : .now + .milliseconds(milliseconds)
    }
}
