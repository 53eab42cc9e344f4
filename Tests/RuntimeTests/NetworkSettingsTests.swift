import Errors
import Glibc
import JSON
import TestSupport
import Testing

@testable import HTTP
@testable import Networking
@testable import Runtime

@Suite("Network settings")
struct NetworkSettingsTests {
    static let certificate = """
        -----BEGIN CERTIFICATE-----
        MIIBdjCCARugAwIBAgIUBQ2aTpakRPp6WjpUqa8gJnOjlV8wCgYIKoZIzj0EAwIw
        DzENMAsGA1UEAwwEdGVzdDAgFw0yNjExMjExODA5MzBaGA8yMTI2MTAyODE4MDkz
        MFowDzENMAsGA1UEAwwEdGVzdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABGYM
        296gcZyaom1tpj4hfFNSclaUbzrsoYcGIWhA/hk57VnjWFh9Kcgs9sTR6ryIfRTD
        rays5k4116v11UZ0UN2jUzBRMB0GA1UdDgQWBBSbA0Hol3875O1t3u1JA93xeEcw
        TzAfBgNVHSMEGDAWgBSbA0Hol3875O1t3u1JA93xeEcwTzAPBgNVHRMBAf8EBTAD
        AQH/MAoGCCqGSM49BAMCA0kAMEYCIQCHDQ1pBQqOvXTY7zmEy/MmseH34QW2VTY7
        8VbP9+CB+wIhALJtyCOyhbKVVhHg87hTxhD4rRxcO0RvPXsFTDaOWEOY
        -----END CERTIFICATE-----
        """

    let temporary: TemporaryDirectory

    init() throws { temporary = try TemporaryDirectory() }

    func message(_ key: String, _ value: JSONValue) -> String? {
        do throws(DanXiError) {
            _ = try Configuration(.object(["network": .object([key: value])]))
            return nil
        } catch {
            #expect(error.code == .invalidArgument && error.message.hasPrefix("network.\(key): "))
            return error.message
        }
    }

    @Test("`ca_file` must be a readable PEM file with a certificate")
    func caFile() throws {
        let good = try temporary.file("good", "a comment\n\(Self.certificate)\n")
        let empty = try temporary.file("empty", "")
        let broken = try temporary.file("broken", "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n")
        #expect(message("ca_file", .string(good)) == nil)
        for (path, part) in [
            ("/nonexistent.pem", "cannot be read (No such file or directory)"), (temporary.path, "is a directory"),
            (empty, "contains no certificate"),
            (broken, "contains no certificate"),
        ] {
            #expect(message("ca_file", .string(path))?.contains(part) == true)
        }
    }

    @Test(
        "`proxy` must be a valid URL with a scheme that libcurl supports",
        arguments: [
            ("http://127.0.0.1:7890", nil), ("socks5h://user:secret@proxy.example:1080", nil), ("HTTPS://[::1]:8443", nil),
            ("http://proxy.example", nil), ("127.0.0.1:7890", "the scheme is missing"), ("ftp://proxy:1", "the scheme is unknown"),
            ("http://:secret@:80", "ost"), ("http://proxy:99999", "ort"), ("http://pro xy:1", "space"), ("socks5://", "ost"),
        ])
    func proxy(url: String, part: String?) {
        let message = message("proxy", .string(url))
        #expect(part.map { message?.contains($0) == true } ?? (message == nil), "\(message ?? "accepted")")
        #expect(message?.contains("secret") != true)
    }

    @Test(
        "An invalid entry of `connect_to` is refused, and the message states what is wrong",
        arguments: [
            ("forum.example:443:127.0.0.1:8443", nil), ("::127.0.0.1:8443", nil), ("::[::1]:8443", nil), ("[::1]:443:host:", nil),
            ("a:1:b", "HOST:PORT:ADDRESS:PORT"), ("127.0.0.1:8443", "HOST:PORT:ADDRESS:PORT"), ("a:b:c:1", "`b` is not a port"),
            ("a:1:b:70000", "`70000` is not a port"), ("a:0:b:1", "`0` is not a port"), ("a:1::", "the address is missing"),
            ("", "HOST:PORT"), ("a:1:b:2:c", "HOST:PORT"), ("a:1:b b:2", "space"),
        ])
    func connectTo(entry: String, part: String?) {
        let message = message("connect_to", .array([.string("::127.0.0.1:1"), .string(entry)]))
        #expect(part.map { message?.contains($0) == true } ?? (message == nil), "\(message ?? "accepted")")
    }

    @Test("A User-Agent with control characters is refused")
    func userAgent() {
        #expect(message("user_agent", .string("me/1.0 (树洞)")) == nil)
        for value in ["a\r\nX: y", "a\u{0}", "\u{7F}"] {
            #expect(message("user_agent", .string(value))?.contains("control characters") == true)
        }
    }

    @Test("A limit of requests per second is a string or a list of them, and a malformed one is refused")
    func rates() throws {
        for value in [.string("*:5"), .array([.string("a.org:0.5"), .string("*.org:2/4")])] as [JSONValue] {
            let configuration = try Configuration(.object(["network": .object(["max_requests_per_second": value])]))
            #expect(configuration.rates.rate(for: "a.org") != nil)
        }
        for value in ["5", "a.org:0", "a.org:1/2/3"] {
            #expect(message("max_requests_per_second", .array([.string("a.org:1"), .string(value)]))?.contains("expected HOST:N") == true)
        }
    }

    @Test("SSL_CERT_FILE and SSL_CERT_DIR are used only if the configuration has no `ca_file`")
    func environment() async {
        // The checks run in a separate process, because no other thread may read the environment while the test changes it.
        await #expect(processExitsWith: .success) {
            setenv("SSL_CERT_FILE", "/env.pem", 1)
            setenv("SSL_CERT_DIR", "/env", 1)
            let temporary = try TemporaryDirectory()
            let path = try temporary.file("own", NetworkSettingsTests.certificate)
            let own = try Configuration(.object(["network": .object(["ca_file": .string(path)])])).network
            #expect(own.caFile == path && own.caDirectory == nil)
            let given = try Configuration(.object([:])).network
            #expect(given.caFile == "/env.pem" && given.caDirectory == "/env")
            setenv("SSL_CERT_FILE", "", 1)
            #expect(try Configuration(.object([:])).network.caFile == nil)
        }
    }

    @Test("Without CA certificates, a request fails with an error `tls` that names the package to install")
    func missingAuthorities() async {
        var configuration = NetworkConfiguration(userAgent: "test")
        configuration.caFile = "/nonexistent.pem"
        configuration.connectTo = ["::127.0.0.1:1"]
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(listener) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && listen(listener, 1) == 0 && getsockname(listener, $0, &length) == 0
            }
        }
        #expect(isListening)
        configuration.connectTo = ["::127.0.0.1:\(UInt16(bigEndian: address.sin_port))"]
        do {
            _ = try await CurlClient(configuration: configuration).send(HTTPRequest(method: .post, url: "https://a.example/"))
            Issue.record("The request succeeded without CA certificates.")
        } catch {
            let error = DanXiError(error)
            #expect(error.code == .tls && error.message.contains("ca-certificates") && error.message.contains("SSL_CERT_FILE"))
            #expect(error.delivery == .unsent)
        }
    }

    @Test("The settings of hosts and addresses reach the client that checks them, and base URLs are not restricted")
    func targets() throws {
        let settings: JSONValue = .object([
            "network": .object([
                "local_addresses": .string("deny"), "url_hosts": .array([.string("a.org")]),
                "connect_to": .array([.string("b.org:443:127.0.0.1:1")]),
            ]), "hosts": .object(["own": .object(["base_url": .string("https://own.org/api")])]),
        ])
        let targets = try Configuration(settings).targets
        #expect(targets.localAddresses == .deny && targets.hosts?.count == 1)
        #expect(targets.configuredOrigins.contains(try #require(Origin("https://own.org"))))
        #expect(targets.connectTo.entry(for: try #require(Origin("https://b.org"))) != nil)
        let plain = try Configuration(.object([:])).targets
        #expect(plain.localAddresses == .auto && plain.hosts == nil)
        #expect(message("url_hosts", .array([.string("https://a.org")]))?.contains("host name") == true)
    }
}
