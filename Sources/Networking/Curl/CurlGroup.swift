import CCurl
import Errors
import HTTP
import Threads

/// Transfers that share connections and the known properties of their servers. Use it only on the network thread.
final class CurlGroup {
    let number: UInt32
    let settings: ConnectionSettings
    let connections: any TransferGroup
    private(set) var lastUse = Instant.now
    private var transferCount = 0
    /// Whether no client uses the group any more.
    var isAbandoned = false
    /// The origins whose servers support HTTP/1 only.
    private var serialOrigins: Set<Origin> = []
    /// The origins to which there may be a kept connection: those of the last requests that did not fail.
    private var connectedOrigins: Set<Origin?> = []

    /// Maximum number of idle connections: an eighth of the process's limit of file descriptors, but at least 16, and at most the default
    /// of ``NetworkConfiguration/maxRequestsPerServer``.
    private let maxIdle = min(
        NetworkConfiguration.defaultMaxRequestsPerServer, max(16, World.current[NetworkKey.self].descriptorLimit / 8))

    /// Creates a group without transfers. Returns nil if there is not enough memory.
    init?(number: UInt32, settings: ConnectionSettings, network: any Network) {
        guard let connections = network.makeGroup(number, settings) else { return nil }
        self.number = number
        self.settings = settings
        self.connections = connections
    }

    /// Closes all connections. The group must be idle.
    func close() { connections.close() }

    // MARK: Transfers

    var isIdle: Bool { transferCount == 0 }

    func add(_ transfer: CurlTransfer) throws(DanXiError) {
        guard transfer.handle.start() else { throw CurlTransfer.outOfMemory }
        setTransferCount(transferCount + 1)
    }

    func remove(_ transfer: CurlTransfer) {
        transfer.handle.stop()
        setTransferCount(transferCount - 1)
        lastUse = .now
    }

    private func setTransferCount(_ count: Int) {
        transferCount = count
        connections.keep(connections: count + maxIdle)
    }

    /// Returns whether concurrent requests to `origin` may be able to share a connection. If not, a request must not wait for the
    /// connection of another request: a server that supports HTTP/1 only would answer them one after the other.
    func mayMultiplex(_ origin: Origin?) -> Bool {
        origin.map { $0.isEncrypted && !serialOrigins.contains($0) } ?? false
    }

    /// Returns whether there may be a kept connection to a server.
    func mayHaveConnection(to origin: Origin?) -> Bool { connectedOrigins.contains(origin) }

    /// Records the version of HTTP with which a server has answered. 0 if it has not answered.
    func learn(_ origin: Origin?, _ version: Int) {
        guard let origin, origin.isEncrypted else { return }
        if version >= Int(CURL_HTTP_VERSION_2_0) {
            serialOrigins.remove(origin)
        } else if version > 0, serialOrigins.count < 1000 {
            serialOrigins.insert(origin)
        }
    }

    // MARK: Events

    typealias Finished = (CurlTransfer, End)

    enum End {
        case result(Result<HTTPResponse, any Error>)
        /// The transfer needs a connection, and the thread that runs the loop opens none.
        case needsConnection
    }

    /// The time at which ``runTimer()`` must be called. Nil if no timer is set.
    var due: Instant? { connections.due }

    /// Whether the group has failed as a whole. See ``TransferGroup/isBroken``.
    var isBroken: Bool { connections.isBroken }

    /// Processes the events of a socket. Returns the transfers that have finished.
    /// - Parameter isLent: whether the thread that runs the loop opens no connections.
    func act(on event: SocketEvent, isLent: Bool) -> [Finished] { results(of: connections.act(on: event), isLent) }

    func runTimer(isLent: Bool) -> [Finished] { results(of: connections.runTimer(), isLent) }

    private func results(of finished: [FinishedTransfer], _ isLent: Bool) -> [Finished] {
        finished.map { end in
            let origin = end.transfer.job.request.origin
            if end.code == CURLE_OK { connectedOrigins.insert(origin) } else { connectedOrigins.remove(origin) }
            if isLent, end.code == CURLE_COULDNT_CONNECT { return (end.transfer, .needsConnection) }
            learn(origin, end.version)
            return (end.transfer, .result(end.transfer.result(end.code)))
        }
    }
}
