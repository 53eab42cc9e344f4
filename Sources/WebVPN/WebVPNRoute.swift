import Calls
import Errors
import HTTP
import Networking

/// The rules that decide which requests go through WebVPN.
package final class WebVPNRoute: Sendable {
    let gateway: WebVPNGateway
    private let mode: WebVPNMode
    private let allowsPlainHTTP: Bool
    private let account: any WebVPNAccount
    private let reachability: WebVPNReachability

    /// - Parameter client: a client that adds no cookies and follows no redirects.
    package init(
        mode: WebVPNMode, allowsPlainHTTP: Bool, account: any WebVPNAccount, client: any APIClient, log: @escaping LogHandler
    ) {
        self.mode = mode
        self.allowsPlainHTTP = allowsPlainHTTP
        self.account = account
        gateway = WebVPNGateway(account: account, client: client)
        reachability = WebVPNReachability(client: client, signInHosts: account.signInHosts, log: log)
    }

    /// The servers of the graduate students' course selection.
    private static let courseSelection: Set = ["yjsxk.fudan.edu.cn", "yjsxktest.fudan.sh.cn"]

    /// Returns whether a host can be reached only from the campus network or through WebVPN.
    package static func isCampusOnly(_ host: String) -> Bool { isCommunity(host) || courseSelection.contains(host) || isPrivate(host) }

    /// Returns whether a host belongs to the community's servers.
    static func isCommunity(_ host: String) -> Bool { host == "fduhole.com" || host.hasSuffix(".fduhole.com") }

    /// Returns whether a host is an address in 10.0.0.0/8, the university's private network.
    package static func isPrivate(_ host: String) -> Bool {
        guard host.hasPrefix("10.") else { return false }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
    }

    func server(_ origin: Origin) -> WebVPNServer { WebVPNServer(origin, signInHosts: account.signInHosts) }

    /// Returns whether a request to an origin goes through WebVPN. This function may probe the server first.
    func usesWebVPN(for origin: Origin) async throws -> Bool {
        guard Self.isCampusOnly(origin.host) else { return false }
        switch mode {
        case .never: return false
        case .always: return true
        case .auto:
            // Without an account, requests cannot go through WebVPN.
            guard account.isPresent else { return false }
            return try await !reachability.isReachable(origin)
        }
    }

    /// Returns whether a request with a secret to a server without TLS goes through WebVPN even on the campus network, because WebVPN
    /// encrypts the request.
    func encrypts(_ origin: Origin) -> Bool {
        mode != .never && !allowsPlainHTTP && account.isPresent && Self.isCampusOnly(origin.host)
    }

    /// Returns whether to retry a request through WebVPN after a direct attempt failed. Probes the server again, because the machine may
    /// have left the campus network.
    func usesWebVPN(afterFailureOf origin: Origin) async throws -> Bool {
        guard mode == .auto, account.isPresent, Self.isCampusOnly(origin.host) else { return false }
        reachability.forget(origin)
        return try await !reachability.isReachable(origin)
    }
}
