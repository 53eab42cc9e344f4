import DanXiKit
import Errors
import FudanKit
import JSON
import Networking

/// The settings of a session, converted for the modules that use them.
struct Configuration: Sendable {
    let network: NetworkConfiguration
    let webVPN: WebVPNMode
    /// The User-Agent for the university's sites. Nil: that of all requests.
    let campusUserAgent: String?
    let storePath: String?
    let hosts: CommunityHosts

    init(_ json: JSONValue) throws(DanXiError) {
        let settings = try Settings(json)
        var network = NetworkConfiguration(userAgent: settings.network.userAgent ?? "libdanxi/\(Version.text)")
        network.connectTo = settings.network.connectTo ?? []
        network.caFile = try Self.withoutNUL(settings.network.caFile, "network.ca_file")
        network.proxy = try Self.withoutNUL(settings.network.proxy, "network.proxy")
        try Self.check(network, userAgent: settings.network.userAgent)
        network.useEnvironment()
        network.timeout = .milliseconds(settings.network.timeoutMs)
        network.connectTimeout = .milliseconds(settings.network.connectTimeoutMs)
        network.maxResponseBytes = settings.network.maxResponseBytes
        self.network = network
        webVPN = settings.network.webvpn
        campusUserAgent = settings.network.userAgent == nil ? "\(Self.browser) libdanxi/\(Version.text)" : nil
        storePath = try Self.withoutNUL(settings.store.path, "store.path")
        hosts = CommunityHosts(
            forum: try Self.baseURL(settings.forum.baseUrl, "forum.base_url"),
            curriculum: try Self.baseURL(settings.curriculum.baseUrl, "curriculum.base_url"),
            auth: try Self.baseURL(settings.auth.baseUrl, "auth.base_url"),
            image: try Self.baseURL(settings.image.baseUrl, "image.base_url"))
    }

    private static let browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36"

    private static func check(_ network: NetworkConfiguration, userAgent: String?) throws(DanXiError) {
        let problems = [
            ("connect_to", network.connectTo.lazy.compactMap { NetworkConfiguration.problem(withConnectTo: $0) }.first),
            ("ca_file", network.caFile.flatMap { NetworkConfiguration.problem(withCAFile: $0) }),
            ("proxy", network.proxy.flatMap { NetworkConfiguration.problem(withProxy: $0) }),
            ("user_agent", userAgent.flatMap { NetworkConfiguration.problem(withUserAgent: $0) }),
        ]
        for case (let key, let problem?) in problems { throw DanXiError(.invalidArgument, "network.\(key): \(problem).") }
    }

    /// Refuses a string with a NUL character, which would end it for C functions.
    private static func withoutNUL(_ string: String?, _ place: String) throws(DanXiError) -> String? {
        guard let string, string.utf8.contains(0) else { return string }
        throw DanXiError(.invalidArgument, "\(place): must not contain a NUL character.")
    }

    /// Returns a base URL without trailing slashes.
    private static func baseURL(_ given: String, _ place: String) throws(DanXiError) -> String {
        var url = given
        while url.hasSuffix("/") { url.removeLast() }
        guard let origin = Origin(url), ["http", "https"].contains(origin.scheme), !url.contains("?"), !url.contains("#") else {
            throw DanXiError(.invalidArgument, "\(place): expected an http or https URL without a query or fragment.")
        }
        return url
    }
}
