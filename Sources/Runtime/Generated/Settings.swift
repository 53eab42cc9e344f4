// Generated from interface/configuration.toml by `make generate`; do not edit.

import Errors
import FudanKit
import JSON

/// The configuration of a session as `danxi_session_open` takes it, with the defaults filled in.
struct Settings: Sendable {
    /// Connections to servers.
    let network: Network
    /// Files that keep data after the process ends.
    let store: Store
    /// The forum's server.
    let forum: Forum
    /// The server of the course reviews.
    let curriculum: Curriculum
    /// The server of the community's accounts.
    let auth: Auth
    /// The server of the forum's images.
    let image: Image

    init(_ json: JSONValue) throws(DanXiError) {
        var sections = try ConfigurationReader(json)
        network = try Network(sections.take("network", Network.parameters))
        store = try Store(sections.take("store", Store.parameters))
        forum = try Forum(sections.take("forum", Forum.parameters))
        curriculum = try Curriculum(sections.take("curriculum", Curriculum.parameters))
        auth = try Auth(sections.take("auth", Auth.parameters))
        image = try Image(sections.take("image", Image.parameters))
        try sections.finish()
    }
}

extension Settings {
    struct Network: Sendable {
        /// Addresses to connect to instead of hosts, in the form of libcurl's CURLOPT_CONNECT_TO:
        /// `HOST:PORT:ADDRESS:PORT`. `::127.0.0.1:8443` redirects every host. A malformed entry is refused.
        let connectTo: [String]?
        /// Path of a PEM file with the certificate authorities to trust instead of the system's. The file
        /// must be readable and contain a certificate. Without it, the environment variables SSL_CERT_FILE
        /// and SSL_CERT_DIR apply, and without them the system's authorities.
        let caFile: String?
        /// URL of a proxy, such as `socks5h://127.0.0.1:1080`: http, https, socks4, socks4a, socks5 or
        /// socks5h. The default port is 443 for https and 1080 otherwise. Without it, libcurl's environment
        /// variables apply (`https_proxy`, `no_proxy`, …).
        let proxy: String?
        /// How long a call may take. The option `timeout_ms` of a call overrides it.
        let timeoutMs: Int
        /// How long it may take to connect to a server.
        let connectTimeoutMs: Int
        /// The User-Agent header. The default is `libdanxi/` followed by the version. For the university's
        /// sites, the default begins with a browser's, because public clients report that some of them refuse
        /// other programs. It must not contain control characters.
        let userAgent: String?
        /// When to use WebVPN for hosts that can be reached only from the campus network.
        let webvpn: WebVPNMode
        /// Largest response body to accept, after decompression.
        let maxResponseBytes: Int

        static let parameters: [Parameter] = [
            Parameter("connect_to", .list(of: .string(), orOne: true)),
            Parameter("ca_file", .string(length: 1...Int.max)),
            Parameter("proxy", .string(length: 1...Int.max)),
            Parameter("timeout_ms", .integer(1...3_600_000), default: .integer(30_000)),
            Parameter("connect_timeout_ms", .integer(1...3_600_000), default: .integer(10_000)),
            Parameter("user_agent", .string(length: 1...Int.max)),
            Parameter("webvpn", .choice(["auto", "always", "never"]), default: .string("auto")),
            Parameter("max_response_bytes", .integer(1...2_147_483_647), default: .integer(33_554_432)),
        ]

        init(_ arguments: Arguments) throws(DanXiError) {
            connectTo = try arguments.optional("connect_to")
            caFile = try arguments.optional("ca_file")
            proxy = try arguments.optional("proxy")
            timeoutMs = try arguments.value("timeout_ms")
            connectTimeoutMs = try arguments.value("connect_timeout_ms")
            userAgent = try arguments.optional("user_agent")
            webvpn = try arguments.value("webvpn")
            maxResponseBytes = try arguments.value("max_response_bytes")
        }
    }

    struct Store: Sendable {
        /// Directory for cached values and, with `remember` of `account.login` and `campus.login`, sign-ins.
        /// It is created with mode 0700 if it does not exist. Without it, all data stays in memory.
        let path: String?

        static let parameters: [Parameter] = [
            Parameter("path", .string(length: 1...Int.max))
        ]

        init(_ arguments: Arguments) throws(DanXiError) {
            path = try arguments.optional("path")
        }
    }

    struct Forum: Sendable {
        /// Base URL of requests: http or https, without a query.
        let baseUrl: String

        static let parameters: [Parameter] = [
            Parameter("base_url", .url, default: .string("https://forum.fduhole.com/api"))
        ]

        init(_ arguments: Arguments) throws(DanXiError) {
            baseUrl = try arguments.value("base_url")
        }
    }

    struct Curriculum: Sendable {
        /// Base URL of requests: http or https, without a query.
        let baseUrl: String

        static let parameters: [Parameter] = [
            Parameter("base_url", .url, default: .string("https://danke.fduhole.com/api"))
        ]

        init(_ arguments: Arguments) throws(DanXiError) {
            baseUrl = try arguments.value("base_url")
        }
    }

    struct Auth: Sendable {
        /// Base URL of requests: http or https, without a query.
        let baseUrl: String

        static let parameters: [Parameter] = [
            Parameter("base_url", .url, default: .string("https://auth.fduhole.com/api"))
        ]

        init(_ arguments: Arguments) throws(DanXiError) {
            baseUrl = try arguments.value("base_url")
        }
    }

    struct Image: Sendable {
        /// Base URL of requests: http or https, without a query.
        let baseUrl: String

        static let parameters: [Parameter] = [
            Parameter("base_url", .url, default: .string("https://image.fduhole.com"))
        ]

        init(_ arguments: Arguments) throws(DanXiError) {
            baseUrl = try arguments.value("base_url")
        }
    }
}
