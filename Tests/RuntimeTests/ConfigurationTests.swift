import Errors
import JSON
import TestSupport
import Testing

@testable import Runtime

@Suite("Configuration")
struct ConfigurationTests {
    /// Returns the error message for a configuration in JSON, or nil if the configuration is accepted.
    func message(_ text: String) throws -> String? {
        let json = try JSONText.parse(text)
        do {
            _ = try Configuration(json)
            return nil
        } catch {
            #expect(error.code == .invalidArgument)
            return error.message
        }
    }

    @Test("Missing and null values have defaults, and known keys are accepted")
    func accepted() throws {
        #expect(try message("{}") == nil)
        #expect(try message(#"{"network": null, "store": {"path": null}}"#) == nil)
        let temporary = try TemporaryDirectory()
        let certificate = try temporary.file("certificate", NetworkSettingsTests.certificate)
        let configuration = try Configuration(
            try JSONText.parse(
                #"{"network":{"connect_to":["a:1:b:2"],"ca_file":"\#(certificate)","proxy":"http://p","timeout_ms":5,"connect_timeout_ms":6,"user_agent":"me","webvpn":"never","max_response_bytes":7,"max_requests_per_server":8},"store":{"path":"/s"},"forum":{"base_url":"http://localhost:1/api/"},"curriculum":{},"auth":{},"image":{}}"#
            ))
        #expect(configuration.network.connectTo == ["a:1:b:2"] && configuration.network.timeout == .milliseconds(5))
        #expect(configuration.hosts.forum == "http://localhost:1/api" && configuration.hosts.auth == "https://auth.fduhole.com/api")
        #expect(configuration.storePath == "/s" && configuration.network.maxRequestsPerServer == 8)
        #expect(configuration.network.userAgent == "me" && configuration.campusUserAgent == nil)
        let defaults = try Configuration(try JSONText.parse("{}"))
        #expect(defaults.network.userAgent == "libdanxi/\(Version.text)")
        #expect(defaults.network.maxRequestsPerServer == 400)
        #expect(defaults.campusUserAgent?.hasPrefix("Mozilla/5.0 (") == true)
        #expect(defaults.campusUserAgent?.hasSuffix(" libdanxi/\(Version.text)") == true)
    }

    @Test("The keys of the named hosts in `hosts` are read and checked")
    func hosts() throws {
        let text =
            #"{"hosts":{"a":{"base_url":"https://a.example/v1/","headers":{"X-Key":"k"},"token":"t","token_scheme":"Token","envelope_code":"code","envelope_message":"desc","envelope_data":"data","envelope_success":[200],"envelope_errors":{"1":"forbidden"},"cookies":false,"max_requests":1,"pause_ms":5,"retries":0},"b":{"base_url":"http://localhost:1"}}}"#
        let configuration = try Configuration(try JSONText.parse(text))
        let host = try #require(configuration.restHosts["a"])
        #expect(host.baseURL == "https://a.example/v1" && host.headers["Authorization"] == "Token t" && host.headers["X-Key"] == "k")
        #expect(configuration.restHosts["b"]?.headers.fields.isEmpty == true)
        #expect(try message(#"{"hosts":null}"#) == nil)
        for (json, problem) in [
            (#"[]"#, "hosts: expected an object"), (#"{"a":1}"#, "hosts.a: expected an object"),
            (#"{"a":{}}"#, "hosts.a.base_url: the key is missing"), (#"{"":{"base_url":"https://a"}}"#, "must not be empty"),
            (#"{"a":{"base_url":"http://a.example"}}"#, "network.allow_plain_http"),
            (#"{"a":{"base_url":"https://a","colour":1}}"#, "hosts.a.colour: unknown key"),
            (#"{"a":{"base_url":"https://a","headers":{"X":1}}}"#, "hosts.a.headers: X: expected a string"),
            (#"{"a":{"base_url":"https://a","headers":{"Host":"hunter2"}}}"#, "hosts.a.headers: the header Host"),
            (#"{"a":{"base_url":"https://a","token":"hunter2\nb"}}"#, "hosts.a.headers: the value of the header Authorization"),
            (#"{"a":{"base_url":"https://a","token":"t","headers":{"authorization":"hunter2"}}}"#, "hosts.a.token"),
            (#"{"a":{"base_url":"https://a","envelope_errors":{"1":"nothing"}}}"#, "hosts.a.envelope_errors: 1: expected one of"),
            (#"{"a":{"base_url":"https://a","max_requests":0}}"#, "hosts.a.max_requests: expected 1 to 64"),
        ] {
            let text = try message(#"{"hosts":\#(json)}"#)
            #expect(text?.contains(problem) == true && text?.contains("hunter2") == false, "\(json): \(text ?? "accepted")")
        }
    }

    @Test(
        "A base URL without TLS is refused, except for a loopback address or with allow_plain_http",
        arguments: ["forum", "curriculum", "auth", "image", "github", "moments"])
    func plainHTTP(section: String) throws {
        for url in ["http://localhost:1/api", "http://127.0.0.1", "http://127.9.9.9:80", "http://[::1]:8000/", "https://forum.example"] {
            #expect(try message(#"{"\#(section)":{"base_url":"\#(url)"}}"#) == nil)
        }
        for url in [
            "http://forum.fduhole.com/api", "HTTP://forum.fduhole.com/api", "http://10.1.2.3:8000", "http://127.0.0.1.example.com",
            "http://localhost.example", "http://[::2]",
        ] {
            #expect(try message(#"{"\#(section)":{"base_url":"\#(url)"}}"#)?.contains("network.allow_plain_http") == true)
            #expect(try message(#"{"network":{"allow_plain_http":true},"\#(section)":{"base_url":"\#(url)"}}"#) == nil)
            #expect(try message(#"{"hosts":{"a":{"base_url":"\#(url)"}}}"#)?.contains("network.allow_plain_http") == true)
        }
    }

    @Test(
        "A base URL that has credentials or is invalid is refused, and the message does not quote the URL",
        arguments: [
            "https://user:hunter2@forum.example/api", "https://hunter2@forum.example", "https://:hunter2@forum.example",
            "https://@hunter2/?a", "https://forum.example/?hunter2", "https://forum.example/#hunter2", "javascript:hunter2()",
            "file:///hunter2", "ftp://hunter2/", "hunter2", "//hunter2", "https://", "https:///hunter2",
            "https://forum.example\\r\\nX-A: hunter2",
            "https://forum.example/\\thunter2", "https://forum.example\\\\hunter2", "https://forum.example/ hunter2",
            "https://hunter2复旦.cn/",
            "https://forum.example:hunter2/", "https://forum.example:99999/hunter2", "http://127.0.0.1:1@hunter2/",
        ])
    func credentials(url: String) throws {
        let text = try message(#"{"network":{"allow_plain_http":true},"auth":{"base_url":"\#(url)"}}"#)
        #expect(text?.hasPrefix("auth.base_url: ") == true && text?.contains("hunter2") == false)
        if url.contains("hunter2@forum") { #expect(text?.contains("user name or password") == true) }
    }

    @Test("A User-Agent with a line break or another control character is refused")
    func userAgent() throws {
        for value in ["a\\r\\nX: b", "a\\nb", "a\\u0000b", "\\u007f", "\\t"] {
            #expect(
                try message(#"{"network":{"user_agent":"\#(value)"}}"#)?.contains("network.user_agent: must not contain control") == true)
        }
    }

    @Test(
        "The error for an invalid configuration names the section and the key, if there are any",
        arguments: [
            (#"[]"#, "expected an object"), (#"{"net":{}}"#, "net: unknown section of the configuration. The sections are network"),
            (#"{"network":{"timeout":1}}"#, "network.timeout: unknown key"),
            (#"{"network":{"timeout_ms":0}}"#, "network.timeout_ms: expected 1 to"),
            (#"{"network":{"timeout_ms":"5"}}"#, "network.timeout_ms: expected an integer, got a string"),
            (#"{"network":{"webvpn":"maybe"}}"#, "network.webvpn: expected one of"),
            (#"{"store":"x"}"#, "store: expected an object, got a string"),
            (#"{"forum":{"base_url":"forum"}}"#, "forum.base_url"), (#"{"forum":{"base_url":"ftp://x/"}}"#, "forum.base_url"),
            (#"{"auth":{"base_url":"https://x/?a"}}"#, "auth.base_url"),
            (#"{"network":{"connect_to":[1]}}"#, "network.connect_to: [0]: expected a string, got an integer"),
            (#"{"network":{"ca_file":""}}"#, "network.ca_file"),
            (#"{"store":{"path":"a\u0000b"}}"#, "store.path"),
        ])
    func refused(text: String, part: String) throws {
        #expect(try message(text)?.contains(part) == true)
    }

    private static let noURL = "expected an http or https URL without a query, a fragment, spaces or non-ASCII characters."
    private static let plain =
        "forum.example would receive passwords and tokens over plain http, where others can read them; use https, or set network.allow_plain_http on a network that you trust."
    private static let sections = "network, store, forum, curriculum, auth, image, campus, elearning, github, hosts, moments"
    private static let notASCII = "expected printable ASCII characters without spaces."
    private static let noKey = "store.key: expected 64 hexadecimal digits. `openssl rand -hex 32` makes a key."

    @Test(
        "The whole message for an invalid configuration",
        arguments: [
            (#"{"forum":{"base_url":"https://a/?b"}}"#, "forum.base_url: \(noURL)"),
            (#"{"image":{"base_url":"https://a/#b"}}"#, "image.base_url: \(noURL)"),
            (
                #"{"auth":{"base_url":"https://a@b"}}"#,
                "auth.base_url: must not contain a user name or password; remove the part before `@`."
            ),
            (#"{"forum":{"base_url":"http://forum.example/"}}"#, "forum.base_url: \(plain)"),
            (#"[]"#, "The configuration: expected an object, got an array."),
            (#"{"z":1,"b":{}}"#, "b: unknown section of the configuration. The sections are \(sections)."),
            (#"{"store":1}"#, "store: expected an object, got an integer."),
            (#"{"forum":{"z":1,"b":1}}"#, "forum.b: unknown key. The keys are base_url."),
            (#"{"elearning":{"token":"a b"}}"#, "elearning.token: \(notASCII)"),
            (#"{"elearning":{"token":"!~"}}"#, nil), (#"{"github":{"token":"a\u007f"}}"#, "github.token: \(notASCII)"),
            (#"{"github":{"token":"\u0020"}}"#, "github.token: \(notASCII)"),
            (#"{"github":{"api_version":"é"}}"#, "github.api_version: \(notASCII)"),
            (#"{"campus":{"day_changes_file":"a\u0000b"}}"#, "campus.day_changes_file: must not contain a NUL character."),
            (#"{"network":{"ca_file":"a\u0000b"}}"#, "network.ca_file: must not contain a NUL character."),
            (#"{"network":{"proxy":"a\u0000b"}}"#, "network.proxy: must not contain a NUL character."),
            (#"{"store":{"path":"a\u0000b"}}"#, "store.path: must not contain a NUL character."),
            (#"{"store":{"tls_ca_file":"a\u0000b"}}"#, "store.tls_ca_file: must not contain a NUL character."),
            (#"{"store":{"tls_cert_file":"a\u0000b"}}"#, "store.tls_cert_file: must not contain a NUL character."),
            (#"{"store":{"tls_key_file":"a\u0000b"}}"#, "store.tls_key_file: must not contain a NUL character."),
            (#"{"store":{"tls_cert_file":"/a"}}"#, "store.tls_key_file: missing; a certificate needs its key."),
            (#"{"store":{"tls_key_file":"/a"}}"#, "store.tls_cert_file: missing; a certificate needs its key."),
            (#"{"store":{"key":"0"}}"#, noKey), (#"{"store":{"key":"\#(String(repeating: "aF", count: 32))"}}"#, nil),
            (#"{"store":{"key":"\#(String(repeating: "a", count: 63))"}}"#, noKey),
            (#"{"store":{"key":"\#(String(repeating: "a", count: 65))"}}"#, noKey),
            (#"{"store":{"key":"\#(String(repeating: "a", count: 63))g"}}"#, noKey),
            (#"{"store":{"key":"\#(String(repeating: "1", count: 63))１"}}"#, noKey),
            (#"{"store":{"key":"\#(String(repeating: "a", count: 64))-"}}"#, noKey),
        ] as [(String, String?)])
    func messages(text: String, whole: String?) throws {
        #expect(try message(text) == whole)
    }

    @Test("The first problem of the network is reported, in the order of the keys")
    func firstProblem() throws {
        let keys = [
            ("connect_to", #"["a"]"#), ("ca_file", #""/nonexistent""#), ("proxy", #""a""#), ("tls_max", #"["a"]"#),
            ("max_requests_per_second", #"["a"]"#), ("user_agent", #""\u0007""#),
        ]
        for index in keys.indices {
            let members = keys[index...].map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",")
            #expect(try message("{\"network\":{\(members)}}")?.hasPrefix("network.\(keys[index].0): ") == true)
        }
        #expect(try message(#"{"network":{"url_hosts":["a.org","https://b.org","/"]}}"#)?.hasPrefix("network.url_hosts: ") == true)
    }

    @Test("A shared store needs TLS, unless it is on this computer or plain connections are allowed, and files of TLS need TLS")
    func sharedStores() throws {
        let temporary = try TemporaryDirectory()
        let file = try temporary.file("certificate", NetworkSettingsTests.certificate)
        let exposed =
            " would receive tokens and its password without TLS, where others can read them. Use rediss://, a tunnel such as stunnel"
        let noTLS = "store.url has no TLS. Use a URL that begins with rediss://, or leave out the file."
        let key = #""tls_cert_file":"\#(file)","tls_key_file":"\#(file)""#
        for (text, start, end) in [
            (#""url":"redis://s.example""#, "store.url: redis://s.example", "or set store.allow_plain on a network that you trust."),
            (#""url":"redis://s.example","allow_plain":true"#, nil, ""), (#""url":"redis://127.0.0.1""#, nil, ""),
            (#""url":"rediss://s.example""#, nil, ""), (#""url":"rediss://s.example","tls_ca_file":"\#(file)""#, nil, ""),
            (#""url":"redis://127.0.0.1","tls_ca_file":"\#(file)""#, "store.tls_ca_file: \(noTLS)", ""),
            (#""tls_ca_file":"\#(file)""#, "store.tls_ca_file: \(noTLS)", ""),
            (#""url":"rediss://s.example","tls_ca_file":"/no","tls_cert_file":"/no","tls_key_file":"/no""#, "store.tls_ca_file: ", ""),
            (#""url":"rediss://s.example","tls_cert_file":"/no","tls_key_file":"/no""#, "store.tls_cert_file: ", ""),
            (#""url":"rediss://s.example",\#(key)"#, "store.tls_key_file: ", ""), (#""url":"x""#, "store.url: ", ""),
        ] as [(String, String?, String)] {
            let problem = try message("{\"store\":{\(text)}}")
            if let start {
                #expect(problem?.hasPrefix(start) == true && problem?.hasSuffix(end) == true, "\(problem ?? "accepted")")
                if !end.isEmpty { #expect(problem?.contains(exposed) == true) }
            } else {
                #expect(problem == nil)
            }
        }
    }

    @Test("A session has one shared store at most, and needs one if the configuration says so")
    func stores() throws {
        var extensions = Extensions()
        extensions.store = HostStore { _, _ in }
        let both = "store.url must not be set if the program passes a store of its own. Leave out one of them."
        let url = try JSONText.parse(#"{"store":{"url":"redis://127.0.0.1"}}"#)
        #expect(throws: DanXiError(.invalidArgument, both)) { try Session(configuration: url, extensions: extensions) }
        let missing = "store.require: the session has no store. Set store.url or store.path."
        let required = try JSONText.parse(#"{"store":{"require":true}}"#)
        #expect(throws: DanXiError(.invalidArgument, missing)) { try Session(configuration: required) }
    }

    @Test("The settings reach the parts of the session that use them")
    func values() throws {
        let text =
            #"{"network":{"proxy":"http://p","timeout_ms":5,"connect_timeout_ms":6,"webvpn":"never","max_response_bytes":7,"allow_plain_http":true,"max_requests_per_second":["a.org:2"]},"store":{"require":true},"campus":{"day_changes_file":"/d"},"elearning":{"token":"e"},"curriculum":{"base_url":"https://c//"},"auth":{"base_url":"https://a"},"image":{"base_url":"https://i/x/"},"github":{"base_url":"https://g.example/api/v3"},"moments":{"base_url":"https://m.example/"}}"#
        let configuration = try Configuration(try JSONText.parse(text))
        let network = configuration.network
        #expect(network.proxy == "http://p" && network.timeout == .milliseconds(5) && network.connectTimeout == .milliseconds(6))
        #expect(network.maxResponseBytes == 7 && configuration.webVPN == .never && configuration.allowsPlainHTTP)
        #expect(configuration.rates.rate(for: "a.org")?.interval == .milliseconds(500) && configuration.requiresStore)
        #expect(configuration.dayChangesFile == "/d" && configuration.elearningToken == "e" && configuration.storePath == nil)
        let hosts = configuration.hosts
        #expect(hosts.curriculum == "https://c" && hosts.auth == "https://a" && hosts.image == "https://i/x")
        #expect(configuration.gitHub.origin?.host == "g.example" && configuration.moments.baseURL == "https://m.example")
        let origins = configuration.targets.configuredOrigins.map(\.host)
        #expect(origins == ["m.example"])
        let defaults = try Configuration(.object([:]))
        #expect(defaults.network.timeout == .seconds(30) && defaults.network.connectTimeout == .seconds(10))
        #expect(defaults.webVPN == .auto && !defaults.allowsPlainHTTP && !defaults.requiresStore && defaults.elearningToken == nil)
        #expect(defaults.rates.rate(for: "a.org") == nil && defaults.network.maxResponseBytes == 33_554_432)
    }

    @Test("The headers of a host contain its token, and the values of all its headers are secrets")
    func hostHeaders() throws {
        let text =
            #"{"hosts":{"a":{"base_url":"https://a","headers":{"X-Key":"hunter22","A":"swordfish"},"token":"letmein9","token_scheme":""},"b":{"base_url":"https://b","token":"letmein9","envelope_data":"d","retries":1,"cookies":false},"c":{"base_url":"https://c"}}}"#
        let hosts = try Configuration(try JSONText.parse(text)).restHosts
        let (first, second, third) = (try #require(hosts["a"]), try #require(hosts["b"]), try #require(hosts["c"]))
        #expect(first.headers.fields.map(\.name) == ["A", "X-Key", "Authorization"])
        #expect(first.headers.fields.map(\.value) == ["swordfish", "hunter22", "letmein9"])
        #expect(first.secrets.removed(from: "hunter22 swordfish letmein9") == "… … …")
        #expect(second.headers["Authorization"] == "Bearer letmein9" && second.headers.fields.count == 1)
        #expect(second.secrets.removed(from: "Bearer letmein9, letmein9") == "…, …")
        #expect(first.envelope == nil && second.envelope != nil && third.envelope == nil)
        #expect(first.name == "a" && second.retries == 1 && !second.keepsCookies && third.keepsCookies && third.headers.fields.isEmpty)
        for (member, whole) in [
            (
                #""token":"t","headers":{"authorization":"x"}"#,
                "hosts.a.token: must not be set together with the header Authorization. Leave out one of them."
            ),
            (#""headers":{"Host":"x"}"#, "hosts.a.headers: the header Host is set by the library; remove it."),
        ] {
            #expect(try message(#"{"hosts":{"a":{"base_url":"https://a",\#(member)}}}"#) == whole)
        }
        #expect(try message(#"{"hosts":{"":{"base_url":"https://a"}}}"#) == "hosts: the name of a host must not be empty.")
    }
}
