import CCurl
import Connections
import Threads

#if canImport(Glibc)
    import Glibc
#endif

/// The network of the system, with libcurl.
struct SystemNetwork: NetworkDoor {
    var descriptorLimit: Int {
        var limit = rlimit()
        // 1,024 is the usual limit.
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 1024 }
        return Int(clamping: limit.rlim_cur)
    }

    func environment(_ name: String) -> String? {
        getenv(name).flatMap { String(validatingCString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    func open() -> (any Network)? {
        guard Curl.isInitialized, let sockets = CurlSockets() else { return nil }
        return CurlNetwork(sockets: sockets)
    }

    func connector(_ configuration: NetworkConfiguration, _ certificate: ClientCertificate?) -> any Connector {
        CurlConnector(configuration, certificate: certificate)
    }
}

/// libcurl, and the sockets for which the network thread waits.
private final class CurlNetwork: Network {
    private let sockets: CurlSockets
    private let watchdog: CurlWatchdog

    init(sockets: CurlSockets) {
        self.sockets = sockets
        watchdog = CurlWatchdog(sockets: sockets)
    }

    func begin(mayConnect: Bool) {
        watchdog.watchThisThread()
        sockets.setMayConnect(mayConnect)
    }

    func cut() { sockets.cutAll() }

    func count(_ transfers: Int) { watchdog.count(transfers) }

    func wakeUp() { sockets.wakeUp() }

    func wait(_ timeout: Duration, _ act: (UInt32, SocketEvent) -> Void) { sockets.wait(timeout, act) }

    func makeGroup(_ number: UInt32, _ settings: ConnectionSettings) -> (any TransferGroup)? {
        CurlMulti(number: number, sockets: sockets)
    }

    func returnMemory() { ccurl_return_memory() }
}

/// libcurl's global state.
enum Curl {
    /// Whether libcurl's global state could be initialized. The first use initializes the state, which is never cleaned up, because the
    /// host program may use libcurl too.
    static let isInitialized = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK
}
