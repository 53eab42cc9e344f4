import CCurl
import Connections
import Errors
import HTTP
import Threads

/// The door to the network: what the library needs of libcurl, the kernel's sockets, the environment and the files of
/// certificate authorities.
protocol NetworkDoor: Sendable {
    /// The maximum number of descriptors that the process may have open.
    var descriptorLimit: Int { get }

    /// Returns the value of an environment variable. Nil if it is not set or empty.
    func environment(_ name: String) -> String?

    /// Returns numbers that differ after a file or directory of certificate authorities was changed: device, inode, size and times.
    func certificateState(_ path: String) -> [Int]

    /// Checks a PEM file of certificate authorities. Returns a description of the problem, or nil if the file has a certificate.
    func problem(withCAFile path: String) -> String?

    /// Opens the network for a network thread. Returns nil if the process has too many open files, or too little memory.
    func open() -> (any Network)?

    /// Checks the file of a private key. Returns a description of the problem, or nil if it is the key of the certificate.
    func problem(withKeyOf certificate: ClientCertificate) -> String?

    /// Returns a connector with the certificate authorities and the rules for TLS of a configuration.
    func connector(_ configuration: NetworkConfiguration, _ certificate: ClientCertificate?) -> any Connector
}

enum NetworkKey: WorldKey {
    static func makeValue() -> any NetworkDoor { SystemNetwork() }
}

extension NetworkConfiguration {
    /// Returns a connector with this configuration, for protocols other than HTTP.
    /// - Parameter certificate: the certificate for servers that require one.
    package func connector(_ certificate: ClientCertificate?) -> any Connector {
        World.current[NetworkKey.self].connector(self, certificate)
    }
}

/// The network of one loop. One thread at a time uses it. Only ``wakeUp()`` and ``cut()`` are thread-safe.
protocol Network: AnyObject, Sendable {
    /// Called by each thread before it uses the network.
    /// - Parameter mayConnect: whether the thread may open connections. If not, a transfer that needs one ends with
    ///   `CURLE_COULDNT_CONNECT`.
    func begin(mayConnect: Bool)

    /// Shuts down all connections, so that a thread returns that reads from one of them without end.
    func cut()

    /// Called when the number of transfers has changed.
    func count(_ transfers: Int)

    /// Ends the current wait or, if no thread is waiting, the next wait.
    func wakeUp()

    /// Waits until sockets are ready, for at most `timeout`. Calls `act` for each ready socket, with the number of its group.
    func wait(_ timeout: Duration, _ act: (UInt32, SocketEvent) -> Void)

    /// Creates a group of transfers that share connections. Returns nil if there is not enough memory.
    func makeGroup(_ number: UInt32, _ settings: ConnectionSettings) -> (any TransferGroup)?

    /// Returns free memory to the system.
    func returnMemory()
}

/// A socket that is ready.
struct SocketEvent: Sendable {
    let socket: Int32
    /// The events of epoll.
    let bits: UInt32

    init(socket: Int32, bits: UInt32) { (self.socket, self.bits) = (socket, bits) }
}

/// Transfers that share connections, DNS answers and TLS sessions: a multi handle of libcurl.
protocol TransferGroup: AnyObject {
    /// The time at which ``runTimer()`` must be called. Nil if no timer is set.
    var due: Instant? { get }

    /// Whether the group has failed as a whole, usually because of a lack of memory. Its transfers may then never end.
    var isBroken: Bool { get }

    /// Returns a handle for the transfer of a job.
    func makeHandle(for job: CurlJob) throws(DanXiError) -> any TransferHandle

    /// Sets the maximum number of connections that the group keeps, including those in use.
    func keep(connections: Int)

    /// Processes the events of a socket. Returns the transfers that have finished.
    func act(on event: SocketEvent) -> [FinishedTransfer]

    /// Processes the end of the timer. Returns the transfers that have finished.
    func runTimer() -> [FinishedTransfer]

    /// Closes all connections. No transfer may be running.
    func close()
}

/// A transfer that has finished.
struct FinishedTransfer {
    let transfer: CurlTransfer
    let code: CURLcode
    /// The version of HTTP that the server has used, as a number of libcurl. 0 if there was no response.
    let version: Int
}

/// The sending side of a transfer: an easy handle of libcurl.
protocol TransferHandle: AnyObject {
    /// Sets the options of the request. The handle passes what it receives to `transfer`, which it keeps until ``stop()``.
    func prepare(_ transfer: CurlTransfer) throws(DanXiError)

    /// Starts the transfer. Returns false, and forgets the transfer, if there is not enough memory.
    func start() -> Bool

    /// Ends the transfer, whether or not it has finished. Another transfer may then get the handle.
    func stop()

    /// Continues a paused transfer. Called after a chunk of the request body was read or the read failed, and when the sink of the response
    /// body can accept bytes again.
    func resume()

    /// The status of the response. 0 before its arrival.
    var status: Int { get }
    /// The length that the server has announced for the body. Negative if it has announced none.
    var contentLength: Int { get }
    /// The number of bytes of the body that have arrived.
    var receivedCount: Int { get }
    /// The URL to which the response redirects. Nil if it does not redirect.
    var redirectURL: String? { get }
    /// The address of the server, or of the proxy. Nil without a connection.
    var address: IPAddress? { get }
    /// The local address to which a connection was last refused. Nil if no connection was refused.
    var refusedAddress: IPAddress? { get }
    /// The failure in libcurl's words. Nil without a failure.
    var reason: String? { get }
    /// The number of bytes that the connection of a failed transfer had received.
    var bytesOfConnection: UInt64 { get }
}
