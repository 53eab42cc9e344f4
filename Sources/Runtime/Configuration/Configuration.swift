import DanXiKit
import Errors
import GitHubKit
import HTTP
import HTTPKit
import JSON
import Moments
import Networking
import WebVPN

/// The settings of a session, converted for the modules that use them. The services that are not created yet share this object.
final class Configuration: Sendable {
    let network: NetworkConfiguration
    /// The limits of the requests per second, which sessions and processes share.
    let rates: RequestRates
    let targets: TargetSettings
    let webVPN: WebVPNMode
    let allowsPlainHTTP: Bool
    /// The User-Agent for the university's sites. If nil, these sites get the same User-Agent as all other servers.
    let campusUserAgent: String?
    let storePath: String?
    let sharedStore: SharedStoreConfiguration
    /// Whether the session is only opened if the store can be written.
    let requiresStore: Bool
    let hosts: CommunityHosts
    /// The path of a file with days off and make-up days.
    let dayChangesFile: String?
    /// The personal token of eLearning.
    let elearningToken: String?
    let gitHub: GitHubServer
    let moments: (baseURL: String, toggles: MomentsToggles.Defaults)
    /// The hosts in the section `hosts`, by name.
    let restHosts: [String: HostSettings]

    init(_ json: JSONValue) throws(DanXiError) {
        let settings = try Settings(json)
        var network = NetworkConfiguration(userAgent: settings.network.userAgent ?? "libdanxi/\(Version.text)")
        network.connectTo = settings.network.connectTo ?? []
        network.caFile = try Self.withoutNUL(settings.network.caFile, "network.ca_file")
        network.proxy = try Self.withoutNUL(settings.network.proxy, "network.proxy")
        try Self.check(network, settings.network)
        network.tls = TLSRules(settings.network.tlsMax ?? [])
        network.useEnvironment()
        network.timeout = .milliseconds(settings.network.timeoutMs)
        network.connectTimeout = .milliseconds(settings.network.connectTimeoutMs)
        network.maxRequestsPerServer = settings.network.maxRequestsPerServer
        network.maxResponseBytes = settings.network.maxResponseBytes
        self.network = network
        rates = RequestRates(settings.network.maxRequestsPerSecond ?? [])
        webVPN = settings.network.webvpn
        let allowsPlainHTTP = settings.network.allowPlainHttp
        self.allowsPlainHTTP = allowsPlainHTTP
        campusUserAgent = settings.network.userAgent == nil ? "\(Self.browser) libdanxi/\(Version.text)" : nil
        storePath = try Self.withoutNUL(settings.store.path, "store.path")
        sharedStore = try SharedStoreConfiguration(settings.store)
        requiresStore = settings.store.require
        dayChangesFile = try Self.withoutNUL(settings.campus.dayChangesFile, "campus.day_changes_file")
        hosts = CommunityHosts(
            forum: try Self.baseURL(settings.forum.baseUrl, "forum.base_url", allowsPlainHTTP),
            curriculum: try Self.baseURL(settings.curriculum.baseUrl, "curriculum.base_url", allowsPlainHTTP),
            auth: try Self.baseURL(settings.auth.baseUrl, "auth.base_url", allowsPlainHTTP),
            image: try Self.baseURL(settings.image.baseUrl, "image.base_url", allowsPlainHTTP))
        elearningToken = try settings.elearning.token.map { token throws(DanXiError) in try Self.header(token, "elearning.token") }
        gitHub = GitHubServer(
            baseURL: try Self.baseURL(settings.github.baseUrl, "github.base_url", allowsPlainHTTP),
            token: try settings.github.token.map { token throws(DanXiError) in try Self.header(token, "github.token") },
            apiVersion: try Self.header(settings.github.apiVersion, "github.api_version"),
            writeInterval: .milliseconds(settings.github.writeIntervalMs))
        moments = (
            baseURL: try Self.baseURL(settings.moments.baseUrl, "moments.base_url", allowsPlainHTTP),
            toggles: MomentsToggles.Defaults(likeButton: settings.moments.likeButton, roundedAvatar: settings.moments.roundedAvatar)
        )
        var restHosts: [String: HostSettings] = [:]
        for (name, host) in settings.hosts {
            let place = "hosts.\(name.shortened(toBytes: 100)).base_url"
            restHosts[name] = try HostSettings(name: name, host, baseURL: try Self.baseURL(host.baseUrl, place, allowsPlainHTTP))
        }
        self.restHosts = restHosts
        var targets = TargetSettings()
        targets.localAddresses = settings.network.localAddresses
        targets.hosts = try settings.network.urlHosts.map { hosts throws(DanXiError) in try Self.patterns(hosts) }
        targets.configuredOrigins = Set((restHosts.values.map(\.baseURL) + [moments.baseURL]).compactMap { Origin($0) })
        targets.connectTo = ConnectToEntries(network.connectTo)
        self.targets = targets
    }

    private static func patterns(_ hosts: [String]) throws(DanXiError) -> [HostPattern] {
        let patterns = hosts.map { HostPattern($0) }
        if let problem = patterns.lazy.compactMap(\.problem).first { throw DanXiError(.invalidArgument, "network.url_hosts: \(problem).") }
        return patterns
    }

    private static let browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36"

    private static func check(_ network: NetworkConfiguration, _ settings: Settings.Network) throws(DanXiError) {
        let problems = [
            ("connect_to", network.connectTo.lazy.compactMap { NetworkConfiguration.problem(withConnectTo: $0) }.first),
            ("ca_file", network.caFile.flatMap { NetworkConfiguration.problem(withCAFile: $0) }),
            ("proxy", network.proxy.flatMap { NetworkConfiguration.problem(withProxy: $0) }),
            ("tls_max", settings.tlsMax?.lazy.compactMap { TLSRules.problem(withEntry: $0) }.first),
            (
                "max_requests_per_second",
                settings.maxRequestsPerSecond?.lazy.compactMap { RequestRates.problem(withEntry: $0) }.first
            ),
            ("user_agent", settings.userAgent.flatMap { NetworkConfiguration.problem(withUserAgent: $0) }),
        ]
        for case (let key, let problem?) in problems { throw DanXiError(.invalidArgument, "network.\(key): \(problem).") }
    }

    /// Returns a string, or throws if it contains a NUL character, at which C functions would end the string.
    static func withoutNUL(_ string: String?, _ place: String) throws(DanXiError) -> String? {
        guard let string, string.utf8.contains(0) else { return string }
        throw DanXiError(.invalidArgument, "\(place): must not contain a NUL character.")
    }

    /// Returns a string, or throws if it cannot be the value of a header. The message does not repeat the string, which may be a secret.
    private static func header(_ value: String, _ place: String) throws(DanXiError) -> String {
        if value.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return value }
        throw DanXiError(.invalidArgument, "\(place): expected printable ASCII characters without spaces.")
    }

    /// Returns a base URL without trailing slashes, or throws if it is invalid. The message does not repeat the URL, which may contain a
    /// password.
    private static func baseURL(_ given: String, _ place: String, _ allowsPlainHTTP: Bool) throws(DanXiError) -> String {
        var url = given
        while url.hasSuffix("/") { url.removeLast() }
        if let problem = problem(withBaseURL: url, allowsPlainHTTP) { throw DanXiError(.invalidArgument, "\(place): \(problem).") }
        return url
    }

    private static func problem(withBaseURL url: String, _ allowsPlainHTTP: Bool) -> String? {
        guard let parsed = ParsedURL(url), ["http", "https"].contains(parsed.origin.scheme), !url.contains("?"), !url.contains("#"),
            url.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") })
        else { return "expected an http or https URL without a query, a fragment, spaces or non-ASCII characters" }
        if parsed.hasCredentials { return "must not contain a user name or password; remove the part before `@`" }
        if parsed.origin.isEncrypted || parsed.origin.isLoopback || allowsPlainHTTP { return nil }
        return
            "\(parsed.origin.host) would receive passwords and tokens over plain http, where others can read them; use https, or set network.allow_plain_http on a network that you trust"
    }
}
