import Threads

/// The settings of connections. Only clients whose settings are equal share connections, DNS answers and TLS sessions: libcurl itself does
/// not compare all settings, such as the credentials of an HTTP proxy.
struct ConnectionSettings: Hashable, Sendable {
    let connectTo: [String]
    let caFile: String?
    let caDirectory: String?
    let proxy: String?
    let tls: TLSRules
    /// Whether connections to this computer and its local network are refused. A request that needs this check must not use a kept
    /// connection that was opened without the check.
    let refusesLocalAddresses: Bool
    /// The states of the CA file and directory. These numbers differ after the file or the directory was changed.
    private let caState: [Int]

    init(_ configuration: NetworkConfiguration, refusesLocalAddresses: Bool = false) {
        self.refusesLocalAddresses = refusesLocalAddresses
        connectTo = configuration.connectTo
        caFile = configuration.caFile
        caDirectory = configuration.caDirectory
        proxy = configuration.proxy
        tls = configuration.tls
        caState = [caFile, caDirectory].compactMap { $0 }.flatMap(World.current[NetworkKey.self].certificateState)
    }
}
