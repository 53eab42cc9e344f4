// Generated from interface/configuration.toml by `make generate`; do not edit.

import Errors
import HTTPKit
import JSON
import Networking
import WebVPN

/// The configuration of a session as `danxi_session_open` takes it, with the defaults filled in.
struct Settings: Sendable {
    /// Connections to servers.
    let network: Network
    /// Where data is kept after the session ends: in files, or on a server that many machines share.
    let store: Store
    /// The forum's server.
    let forum: Forum
    /// The server of the course reviews.
    let curriculum: Curriculum
    /// The server of the community's accounts.
    let auth: Auth
    /// The server of the forum's images.
    let image: Image
    /// The services of the university.
    let campus: Campus
    /// Access to eLearning without a sign-in to the campus.
    let elearning: Elearning
    /// GitHub's server and the account.
    let github: Github
    /// REST services of your own, by names that you choose, for `http.request`, `http.download` and
    /// `http.upload`. A name is the parameter `host` of the methods.
    let hosts: [String: Host]
    /// The server of Moments, and the toggles.
    let moments: Moments

    init(_ json: JSONValue) throws(DanXiError) {
        var sections = try ConfigurationReader(json)
        network = try Network(sections.take("network", Network.parameters))
        store = try Store(sections.take("store", Store.parameters))
        forum = try Forum(sections.take("forum", Forum.parameters))
        curriculum = try Curriculum(sections.take("curriculum", Curriculum.parameters))
        auth = try Auth(sections.take("auth", Auth.parameters))
        image = try Image(sections.take("image", Image.parameters))
        campus = try Campus(sections.take("campus", Campus.parameters))
        elearning = try Elearning(sections.take("elearning", Elearning.parameters))
        github = try Github(sections.take("github", Github.parameters))
        hosts = try sections.each("hosts", Host.parameters) { arguments throws(DanXiError) in try Host(arguments) }
        moments = try Moments(sections.take("moments", Moments.parameters))
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
        /// The highest version of TLS for single hosts, for servers or middleboxes that fail with a newer
        /// one: `HOST:1.2` or `HOST:1.3`. The host is a name such as `example.org`, `*.example.org` for all
        /// names below it, or `*`; the first entry that matches counts. Without it, the newest version that
        /// the server and the system's OpenSSL have. The library never lowers the version itself. The lowest
        /// version is always TLS 1.2.
        let tlsMax: [String]?
        /// URL of a proxy, such as `socks5h://127.0.0.1:1080`: http, https, socks4, socks4a, socks5 or
        /// socks5h. The default port is 443 for https and 1080 otherwise. Without it, libcurl's environment
        /// variables apply (`https_proxy`, `no_proxy`, …).
        let proxy: String?
        /// Maximum duration of a call. The option `timeout_ms` of a call overrides it.
        let timeoutMs: Int
        /// Maximum time for connecting to a server.
        let connectTimeoutMs: Int
        /// Maximum number of requests that the session sends to one server (scheme, host and port) at the
        /// same time. It is limited to half the number of files that the process may open. Further requests
        /// wait, and fail with `timeout` if the deadline of their call passes first.
        let maxRequestsPerServer: Int
        /// Maximum number of requests per second to single servers (scheme, host and port), for all sessions
        /// and, with a `store.url` or `store.path` that they share, for all processes and machines together:
        /// `HOST:N` or `HOST:N/BURST`. The host is a name such as `example.org`, `*.example.org` for all
        /// names below it, or `*`; the first entry that matches counts. N is a number from 0.01 to 1000.
        /// BURST is the number of requests that may be sent at once after a time without requests, by default
        /// those of a second. In any time of T seconds, at most N × T + BURST requests are sent. Further
        /// requests wait for their turn, and fail with `rate_limited` if it would come after the deadline of
        /// their call. Without it, only the pauses that servers ask for limit the requests.
        let maxRequestsPerSecond: [String]?
        /// The User-Agent header. The default is `libdanxi/` followed by the version. For the university's
        /// sites, the default begins with a browser's, because public clients report that some of them refuse
        /// other programs. It must not contain control characters.
        let userAgent: String?
        /// The rule for using WebVPN for hosts that can be reached only from the campus network.
        let webvpn: WebVPNMode
        /// Whether requests with passwords, tokens or tickets may be sent over plain http, where others on
        /// the network can read and change them. By default, such requests are refused, except those to this
        /// computer itself. Set this key only in networks that you trust: for a server of your own without
        /// TLS as a `base_url`, and for sites of the university without TLS if `network.webvpn` cannot
        /// encrypt the requests. The campus password is never sent over plain http.
        let allowPlainHttp: Bool
        /// Which requests of `http`, `graphql` and `feeds` may be sent to addresses of this computer and its
        /// local network. The address is checked when the connection is made, also after each redirect. Hosts
        /// that the library or a `base_url` names, `network.connect_to` and proxies are not concerned.
        /// Through a proxy or a client of the program, only an address in the URL itself can be checked.
        let localAddresses: LocalAddresses
        /// The only hosts to which requests with URLs from parameters, servers and documents may be sent:
        /// names such as `example.org`, `*.example.org` for all names below it, or `*`. Without it, all
        /// hosts. Hosts that the library or a `base_url` names are not concerned. It keeps programs that pass
        /// on the words of others, such as agents, from sending data away in a URL.
        let urlHosts: [String]?
        /// Largest response body to accept, after decompression.
        let maxResponseBytes: Int

        static let parameters: [Parameter] = [
            Parameter("connect_to", .list(of: .string(), orOne: true)),
            Parameter("ca_file", .string(length: 1...Int.max)),
            Parameter("tls_max", .list(of: .string(), orOne: true)),
            Parameter("proxy", .string(length: 1...Int.max)),
            Parameter("timeout_ms", .integer(1...3_600_000), default: .integer(30_000)),
            Parameter("connect_timeout_ms", .integer(1...3_600_000), default: .integer(10_000)),
            Parameter("max_requests_per_server", .integer(1...100_000), default: .integer(400)),
            Parameter("max_requests_per_second", .list(of: .string(), orOne: true)),
            Parameter("user_agent", .string(length: 1...Int.max)),
            Parameter("webvpn", .choice(["auto", "always", "never"]), default: .string("auto")),
            Parameter("allow_plain_http", .bool, default: .bool(false)),
            Parameter("local_addresses", .choice(["auto", "allow", "deny"]), default: .string("auto")),
            Parameter("url_hosts", .list(of: .string())),
            Parameter("max_response_bytes", .integer(1...2_147_483_647), default: .integer(33_554_432)),
        ]

        init(_ arguments: Arguments) throws(DanXiError) {
            connectTo = try arguments.optional("connect_to")
            caFile = try arguments.optional("ca_file")
            tlsMax = try arguments.optional("tls_max")
            proxy = try arguments.optional("proxy")
            timeoutMs = try arguments.value("timeout_ms")
            connectTimeoutMs = try arguments.value("connect_timeout_ms")
            maxRequestsPerServer = try arguments.value("max_requests_per_server")
            maxRequestsPerSecond = try arguments.optional("max_requests_per_second")
            userAgent = try arguments.optional("user_agent")
            webvpn = try arguments.value("webvpn")
            allowPlainHttp = try arguments.value("allow_plain_http")
            localAddresses = try arguments.value("local_addresses")
            urlHosts = try arguments.optional("url_hosts")
            maxResponseBytes = try arguments.value("max_response_bytes")
        }
    }

    struct Store: Sendable {
        /// Directory for cached values and, with `remember` of `account.login` and `campus.login`, sign-ins.
        /// It is created with mode 0700 if it does not exist. An existing directory must belong to the user
        /// of the process, and only that user may write it. Without it and `store.url`, all data stays in
        /// memory.
        let path: String?
        /// Address of a Redis or Valkey server that keeps cached values, sign-ins and locks in place of
        /// files: `redis://[user:password@]host[:6379][/database]`, `unix:///path?db=number`,
        /// `redis+sentinel://[user:password@]host[:26379],host/service[/database]`, or
        /// `redis+cluster://[user:password@]host[:6379],host`. `rediss` in place of `redis` is for TLS;
        /// `valkey` and `valkeys` mean the same. The query of a URL with sentinels can have their own
        /// `sentinel_username` and `sentinel_password`. The user name and the password are percent-encoded.
        /// Sessions of many machines can share it. Data that needs a database, such as saved threads, stays
        /// in `store.path`.
        let url: String?
        /// Name that separates the sign-ins that share `store.url` or a store of the program: one namespace
        /// holds one community account and one campus account. The keys of stored values contain only the
        /// hash of the namespace.
        let namespace: String
        /// Key that encrypts the values in `store.url` or in a store of the program (AES-256-GCM): 64
        /// hexadecimal digits, as `openssl rand -hex 32` writes them. All programs with the same namespace
        /// need the same key. Without it, everybody who can read the server's values can read the tokens.
        /// Files are not encrypted.
        let key: String?
        /// Whether a `redis://` URL may name another computer. Others on the network can then read the
        /// password and, without `store.key`, the tokens. Set this key only in networks that you trust.
        let allowPlain: Bool
        /// Path of a PEM file with the certificate authorities to trust for `store.url` with TLS, instead of
        /// those of `network.ca_file` or the system. The versions of TLS follow `network.tls_max`.
        let tlsCaFile: String?
        /// Path of a PEM file with the certificate that a `store.url` with TLS requires of its clients,
        /// followed by those of intermediate authorities if there are any. `store.tls_key_file` must be set
        /// too.
        let tlsCertFile: String?
        /// Path of a PEM file with the private key of `store.tls_cert_file`, without a password. Both files
        /// are read for each connection, so they can be renewed.
        let tlsKeyFile: String?
        /// Whether `danxi_session_open` fails with ``ErrorCode/storage`` if no value can be written to the
        /// store, for example because a password is wrong or a server cannot be reached. By default, such a
        /// session works without the store. `store.check` tells more.
        let require: Bool
        /// Maximum duration of one command to `store.url`, or of one operation of a store of the program.
        /// After that, the call continues without the store.
        let timeoutMs: Int

        static let parameters: [Parameter] = [
            Parameter("path", .string(length: 1...Int.max)),
            Parameter("url", .string(length: 1...Int.max)),
            Parameter("namespace", .string(length: 1...200), default: .string("default")),
            Parameter("key", .string()),
            Parameter("allow_plain", .bool, default: .bool(false)),
            Parameter("tls_ca_file", .string(length: 1...Int.max)),
            Parameter("tls_cert_file", .string(length: 1...Int.max)),
            Parameter("tls_key_file", .string(length: 1...Int.max)),
            Parameter("require", .bool, default: .bool(false)),
            Parameter("timeout_ms", .integer(1...60_000), default: .integer(2_000)),
        ]

        init(_ arguments: Arguments) throws(DanXiError) {
            path = try arguments.optional("path")
            url = try arguments.optional("url")
            namespace = try arguments.value("namespace")
            key = try arguments.optional("key")
            allowPlain = try arguments.value("allow_plain")
            tlsCaFile = try arguments.optional("tls_ca_file")
            tlsCertFile = try arguments.optional("tls_cert_file")
            tlsKeyFile = try arguments.optional("tls_key_file")
            require = try arguments.value("require")
            timeoutMs = try arguments.value("timeout_ms")
        }
    }

    struct Forum: Sendable {
        /// Base URL of requests: https, or http for this computer itself, without user name, query and
        /// fragment. For http elsewhere, see `network.allow_plain_http`.
        let baseUrl: String

        static let parameters: [Parameter] = [
            Parameter("base_url", .url, default: .string("https://forum.fduhole.com/api"))
        ]

        init(_ arguments: Arguments) throws(DanXiError) {
            baseUrl = try arguments.value("base_url")
        }
    }

    struct Curriculum: Sendable {
        /// Base URL of requests: https, or http for this computer itself, without user name, query and
        /// fragment. For http elsewhere, see `network.allow_plain_http`.
        let baseUrl: String

        static let parameters: [Parameter] = [
            Parameter("base_url", .url, default: .string("https://danke.fduhole.com/api"))
        ]

        init(_ arguments: Arguments) throws(DanXiError) {
            baseUrl = try arguments.value("base_url")
        }
    }

    struct Auth: Sendable {
        /// Base URL of requests: https, or http for this computer itself, without user name, query and
        /// fragment. For http elsewhere, see `network.allow_plain_http`.
        let baseUrl: String

        static let parameters: [Parameter] = [
            Parameter("base_url", .url, default: .string("https://auth.fduhole.com/api"))
        ]

        init(_ arguments: Arguments) throws(DanXiError) {
            baseUrl = try arguments.value("base_url")
        }
    }

    struct Image: Sendable {
        /// Base URL of requests: https, or http for this computer itself, without user name, query and
        /// fragment. For http elsewhere, see `network.allow_plain_http`.
        let baseUrl: String

        static let parameters: [Parameter] = [
            Parameter("base_url", .url, default: .string("https://image.fduhole.com"))
        ]

        init(_ arguments: Arguments) throws(DanXiError) {
            baseUrl = try arguments.value("base_url")
        }
    }

    struct Campus: Sendable {
        /// Path of a JSON file with days off and make-up days 调休, for example from a notice of the
        /// university: `{"years": {"2026": {"notices": ["https://…"], "days": [{"date": "2026-10-10",
        /// "is_off": false, "courses_of": "2026-10-08", "name": "国庆节"}]}}}`. Its days replace those of the
        /// list in the library, and its years count as announced. The members of a day are those of
        /// `DayChange`. The file is read for each call that uses it, has at most 1 MiB, and an invalid file
        /// is refused with ``ErrorCode/invalidArgument``.
        let dayChangesFile: String?

        static let parameters: [Parameter] = [
            Parameter("day_changes_file", .string(length: 1...Int.max))
        ]

        init(_ arguments: Arguments) throws(DanXiError) {
            dayChangesFile = try arguments.optional("day_changes_file")
        }
    }

    struct Elearning: Sendable {
        /// Personal token of eLearning, which the account makes on the page
        /// `https://elearning.fudan.edu.cn/profile/settings`. With it, the service `elearning` acts for the
        /// token's account and needs no `campus.login`. It is sent to elearning.fudan.edu.cn only. The
        /// library makes no tokens.
        let token: String?

        static let parameters: [Parameter] = [
            Parameter("token", .string(length: 1...Int.max), isSecret: true)
        ]

        init(_ arguments: Arguments) throws(DanXiError) {
            token = try arguments.optional("token")
        }
    }

    struct Github: Sendable {
        /// Base URL of requests: https, or http for this computer itself, without user name, query and
        /// fragment. `https://HOST/api/v3` for GitHub Enterprise Server. For http elsewhere, see
        /// `network.allow_plain_http`.
        let baseUrl: String
        /// Token of the account: a personal access token, or one of an app. It is sent to the host of
        /// `github.base_url` only. Without it, only public data can be read, at a lower rate.
        let token: String?
        /// Version of GitHub's REST API: a date.
        let apiVersion: String
        /// Minimum time between two changes, as GitHub asks for. The first 20 changes are sent at once. Set 0
        /// only for a server of your own without limits.
        let writeIntervalMs: Int

        static let parameters: [Parameter] = [
            Parameter("base_url", .url, default: .string("https://api.github.com")),
            Parameter("token", .string(length: 1...Int.max), isSecret: true),
            Parameter("api_version", .string(length: 1...Int.max), default: .string("2022-11-28")),
            Parameter("write_interval_ms", .integer(0...60_000), default: .integer(1_000)),
        ]

        init(_ arguments: Arguments) throws(DanXiError) {
            baseUrl = try arguments.value("base_url")
            token = try arguments.optional("token")
            apiVersion = try arguments.value("api_version")
            writeIntervalMs = try arguments.value("write_interval_ms")
        }
    }

    struct Host: Sendable {
        /// Start of the URLs of requests: https, or http for this computer itself, without user name, query
        /// and fragment. For http elsewhere, see `network.allow_plain_http`.
        let baseUrl: String
        /// Headers of each request, by their names. Like the token, they are sent to no other host, and
        /// neither errors nor the log contain their values.
        let headers: [String: String]?
        /// Token of each request: the header `Authorization` with `hosts.token_scheme` and the token. For a
        /// token in another header, use `hosts.headers`.
        let token: String?
        /// The word in front of the token.
        let tokenScheme: String
        /// Name of the member with the service's own code, if responses have an envelope such as `{code, msg,
        /// data}`. A response with a code that is not in `hosts.envelope_success` is an error, even with the
        /// status 200.
        let envelopeCode: String?
        /// Name of the envelope's member with the message for people.
        let envelopeMessage: String
        /// Name of the envelope's member with the value: `json` of the result is this value instead of the
        /// whole response.
        let envelopeData: String?
        /// The codes that mean success: numbers or strings.
        let envelopeSuccess: [JSONValue]
        /// Names of the errors for codes of the service, such as `{"1001": "not_signed_in"}`. Other codes
        /// become ``ErrorCode/rejected``.
        let envelopeErrors: [String: EnvelopeErrorName]?
        /// Whether to keep the host's cookies until the session is closed. Each host has cookies of its own.
        /// They are never mixed with those of the campus services or of another host.
        let cookies: Bool
        /// Maximum number of requests at the same time. Further requests wait.
        let maxRequests: Int
        /// Shortest time between the starts of two requests. Sessions of one process, and processes that use
        /// one store, share it if their headers for the host are equal.
        let pauseMs: Int
        /// Maximum number of times that a request is repeated after a failure that may be temporary, if the
        /// request may be sent twice: no connection, or the status 429, 502, 503 or 504.
        let retries: Int
        /// Storage for the responses to `GET` requests.
        let cacheIn: CacheMedium
        /// The rule for how long a kept response is valid.
        let cacheRule: CacheRule
        /// Time for which a kept response is valid with the rule `fixed`. By default, the response does not
        /// expire.
        let cacheSeconds: Int?

        static let parameters: [Parameter] = [
            Parameter("base_url", .url, isRequired: true),
            Parameter("headers", .map(of: .string()), isSecret: true),
            Parameter("token", .string(length: 1...Int.max), isSecret: true),
            Parameter("token_scheme", .string(), default: .string("Bearer")),
            Parameter("envelope_code", .string(length: 1...Int.max)),
            Parameter("envelope_message", .string(length: 1...Int.max), default: .string("msg")),
            Parameter("envelope_data", .string(length: 1...Int.max)),
            Parameter("envelope_success", .list(of: .any), default: .array([.integer(0)])),
            Parameter(
                "envelope_errors",
                .map(of: .choice(["not_signed_in", "forbidden", "not_found", "rejected", "rate_limited", "server_failure", "maintenance"]))
            ),
            Parameter("cookies", .bool, default: .bool(true)),
            Parameter("max_requests", .integer(1...64), default: .integer(6)),
            Parameter("pause_ms", .integer(0...3_600_000), default: .integer(0)),
            Parameter("retries", .integer(0...10), default: .integer(2)),
            Parameter("cache_in", .choice(["none", "memory", "disk", "both"]), default: .string("none")),
            Parameter("cache_rule", .choice(["http", "fixed"]), default: .string("http")),
            Parameter("cache_seconds", .integer(0...2_147_483_647)),
        ]

        init(_ arguments: Arguments) throws(DanXiError) {
            baseUrl = try arguments.value("base_url")
            headers = try arguments.optional("headers")
            token = try arguments.optional("token")
            tokenScheme = try arguments.value("token_scheme")
            envelopeCode = try arguments.optional("envelope_code")
            envelopeMessage = try arguments.value("envelope_message")
            envelopeData = try arguments.optional("envelope_data")
            envelopeSuccess = try arguments.value("envelope_success")
            envelopeErrors = try arguments.optional("envelope_errors")
            cookies = try arguments.value("cookies")
            maxRequests = try arguments.value("max_requests")
            pauseMs = try arguments.value("pause_ms")
            retries = try arguments.value("retries")
            cacheIn = try arguments.value("cache_in")
            cacheRule = try arguments.value("cache_rule")
            cacheSeconds = try arguments.optional("cache_seconds")
        }
    }

    struct Moments: Sendable {
        /// Base URL of requests, to which `/graphql` is appended: https, or http for this computer itself,
        /// without user name, query and fragment. For http elsewhere, see `network.allow_plain_http`.
        let baseUrl: String
        /// Whether the toggle `like_button` is on until `moments.set_toggle` changes it. If the toggle is on,
        /// the likes of each moment are requested.
        let likeButton: Bool
        /// The state of the remote toggle `rounded_avatar`, which your program got from its own server. The
        /// library only passes it on.
        let roundedAvatar: Bool

        static let parameters: [Parameter] = [
            Parameter("base_url", .url, default: .string("https://momentsapi.herokuapp.com")),
            Parameter("like_button", .bool, default: .bool(false)),
            Parameter("rounded_avatar", .bool, default: .bool(false)),
        ]

        init(_ arguments: Arguments) throws(DanXiError) {
            baseUrl = try arguments.value("base_url")
            likeButton = try arguments.value("like_button")
            roundedAvatar = try arguments.value("rounded_avatar")
        }
    }
}
