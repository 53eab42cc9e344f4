import Errors
import Networking
import Redis
import Storage

/// The settings of a shared store.
struct SharedStoreConfiguration: Sendable {
    private let url: RedisURL?
    private let namespace: String
    private let key: [UInt8]?
    private let timeLimit: Duration

    init(_ settings: Settings.Store) throws(DanXiError) {
        url = if let text = settings.url { try RedisURL(text) } else { nil }
        namespace = settings.namespace
        key = try settings.key.map { text throws(DanXiError) in try Self.key(text) }
        timeLimit = .milliseconds(settings.timeoutMs)
        guard let url, url.isExposed, !settings.allowPlain else { return }
        throw DanXiError(
            .invalidArgument,
            "store.url: \(url.place) would receive tokens and its password without TLS, where others can read them. Use rediss://, a tunnel such as stunnel or ssh on this computer, or set store.allow_plain on a network that you trust."
        )
    }

    /// Returns the store that the host program passed, or the store of `store.url`. Nil if neither is set.
    func store(_ network: NetworkConfiguration, _ ownStore: (store: HostStore, calls: HostCalls)?) throws(DanXiError) -> SharedStore? {
        if let ownStore {
            guard url == nil else {
                throw DanXiError(
                    .invalidArgument, "store.url must not be set if the program passes a store of its own. Leave out one of them.")
            }
            let client = HostStoreClient(ownStore.store, ownStore.calls, timeLimit: timeLimit)
            return try SharedStore(client: client, namespace: namespace, key: key)
        }
        guard let url else { return nil }
        let client = RedisClients.client(for: url, network.connector, timeLimit: timeLimit)
        return try SharedStore(client: client, namespace: namespace, key: key)
    }

    /// Converts a key from hexadecimal digits to bytes. Error messages do not repeat the key.
    private static func key(_ text: String) throws(DanXiError) -> [UInt8] {
        let digits = text.compactMap(\.hexDigitValue)
        guard digits.count == 64, text.utf8.count == 64 else {
            throw DanXiError(.invalidArgument, "store.key: expected 64 hexadecimal digits. `openssl rand -hex 32` makes a key.")
        }
        return stride(from: 0, to: 64, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
    }
}
