import Errors
import HTTP

/// The settings that restrict the hosts and addresses of requests whose URLs the library does not determine.
package struct TargetSettings: Sendable {
    package var localAddresses = LocalAddresses.auto
    /// The only hosts that may receive such requests, in addition to those of ``configuredOrigins``. Nil if all hosts may.
    package var hosts: [HostPattern]?
    /// The origins of base URLs in the configuration. A URL with such an origin in a parameter of a call is never refused.
    package var configuredOrigins: Set<Origin> = []
    /// The setting `network.connect_to`. Requests to the hosts in this setting may reach local addresses, because the user has chosen the
    /// addresses.
    package var connectTo: ConnectToEntries = ConnectToEntries([])

    package init() {}
}

/// A client that checks the requests whose URL comes from a parameter of a call, a document or a redirect of such a request. The client
/// refuses requests to hosts and local addresses that the configuration does not allow. It does not check requests whose host the library
/// or the configuration determines.
///
/// This client checks the host in the URL. ``CurlTransfer`` checks the address of each connection to a server after the host name was
/// resolved.
package struct TargetClient: APIClient {
    private let client: any APIClient
    private let settings: TargetSettings

    package init(client: any APIClient, settings: TargetSettings) {
        self.client = client
        self.settings = settings
    }

    package func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard request.urlSource != .library, let origin = request.origin else { return try await client.send(request) }
        let isConfigured = settings.configuredOrigins.contains(origin)
        if let hosts = settings.hosts, !isConfigured, !hosts.contains(where: { $0.matches(origin.host) }) {
            throw DanXiError.hostDenied(
                request, "network.url_hosts does not list \(origin.host). To allow requests to this host, add it there.")
        }
        var request = request
        request.refusesLocalAddresses =
            refusesLocalAddresses(request.urlSource, isConfigured) && settings.connectTo.entry(for: origin) == nil
        if request.refusesLocalAddresses, origin.isNamedLocal { throw DanXiError.localAddress(request, origin.host) }
        return try await client.send(request)
    }

    private func refusesLocalAddresses(_ source: HTTPRequest.URLSource, _ isConfigured: Bool) -> Bool {
        switch settings.localAddresses {
        case .allow: false
        case .auto: source == .stranger
        case .deny: source == .stranger || !isConfigured
        }
    }
}

extension Origin {
    /// Whether the host is a local address, or a name that always stands for this computer (RFC 6761, section 6.3).
    fileprivate var isNamedLocal: Bool {
        let name = host.hasSuffix(".") ? String(host.dropLast()) : host
        return IPAddress(name)?.isLocal ?? (name == "localhost" || name.hasSuffix(".localhost"))
    }
}

extension DanXiError {
    static func hostDenied(_ request: HTTPRequest, _ reason: String) -> DanXiError {
        DanXiError(.hostDenied, "\(request.place) was not sent, because \(reason)", delivery: .unsent)
    }

    /// - Parameter address: the host or address to which the request would have been sent.
    static func localAddress(_ request: HTTPRequest, _ address: String) -> DanXiError {
        let reason =
            request.urlSource == .stranger
            ? "a server or a document led to it. To allow such requests, set network.local_addresses to allow."
            : "network.local_addresses is deny. To allow such addresses in URLs that the program passes, set network.local_addresses to auto."
        return hostDenied(request, "\(address) is an address of this computer or its local network, and \(reason)")
    }
}
