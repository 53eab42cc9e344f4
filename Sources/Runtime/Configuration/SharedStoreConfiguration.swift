import Connections
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
    private let allowsPlain: Bool
    /// The file of the authorities to trust instead of those of the section `network`.
    private let caFile: String?
    private let certificate: ClientCertificate?

    init(_ settings: Settings.Store) throws(DanXiError) {
        url = if let text = settings.url { try RedisURL(text) } else { nil }
        namespace = settings.namespace
        key = try settings.key.map { text throws(DanXiError) in try Self.key(text) }
        timeLimit = .milliseconds(settings.timeoutMs)
        allowsPlain = settings.allowPlain
        (caFile, certificate) = try Self.tls(settings)
        guard url?.isEncrypted ?? false || (caFile == nil && certificate == nil) else {
            throw DanXiError(
                .invalidArgument,
                "store.\(caFile == nil ? "tls_cert_file" : "tls_ca_file"): store.url has no TLS. Use a URL that begins with rediss://, or leave out the file."
            )
        }
        guard let url, url.isExposed, !allowsPlain else { return }
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
        var network = network
        if let caFile { (network.caFile, network.caDirectory) = (caFile, nil) }
        let client = RedisClients.client(for: url, network.connector(certificate), timeLimit: timeLimit, allowsPlain: allowsPlain)
        return try SharedStore(client: client, namespace: namespace, key: key)
    }

    private static func tls(_ settings: Settings.Store) throws(DanXiError) -> (caFile: String?, ClientCertificate?) {
        let caFile = try Configuration.withoutNUL(settings.tlsCaFile, "store.tls_ca_file")
        let file = try Configuration.withoutNUL(settings.tlsCertFile, "store.tls_cert_file")
        let keyFile = try Configuration.withoutNUL(settings.tlsKeyFile, "store.tls_key_file")
        guard (file == nil) == (keyFile == nil) else {
            throw DanXiError(.invalidArgument, "store.tls_\(file == nil ? "cert" : "key")_file: missing; a certificate needs its key.")
        }
        let certificate = file.flatMap { file in keyFile.map { ClientCertificate(file: file, keyFile: $0) } }
        let problems = [
            ("ca", caFile.flatMap { NetworkConfiguration.problem(withCAFile: $0) }),
            ("cert", file.flatMap { NetworkConfiguration.problem(withCAFile: $0) }),
            ("key", certificate.flatMap { NetworkConfiguration.problem(withKeyOf: $0) }),
        ]
        for case (let name, let problem?) in problems { throw DanXiError(.invalidArgument, "store.tls_\(name)_file: \(problem).") }
        return (caFile, certificate)
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
