import Errors
import TestSupport
import Testing

@testable import HTTP
@testable import Networking

@Suite("Hosts and addresses that the configuration does not allow", .timeLimit(.minutes(5)))
struct TargetTests {
    private func request(_ url: String, _ source: HTTPRequest.URLSource, refusesLocalAddresses: Bool = false) -> HTTPRequest {
        var request = HTTPRequest(url: url)
        request.urlSource = source
        request.refusesLocalAddresses = refusesLocalAddresses
        return request
    }

    // MARK: URLs

    @Test("The setting and the source of a URL decide whether a local address in the URL is refused, before anything is sent")
    func localURLs() async throws {
        let urls = ["http://127.0.0.1:1/", "http://localhost/", "http://a.localhost./", "https://[::1]/", "http://192.168.0.1/"]
        let refused: [(LocalAddresses, HTTPRequest.URLSource, Bool)] = [
            (.auto, .library, false), (.auto, .caller, false), (.auto, .stranger, true), (.allow, .stranger, false),
            (.deny, .library, false), (.deny, .caller, true), (.deny, .stranger, true),
        ]
        for (mode, source, isRefused) in refused {
            let server = FakeServer("ok")
            var settings = TargetSettings()
            settings.localAddresses = mode
            for url in urls {
                let error = await failure { try await TargetClient(client: server, settings: settings).send(request(url, source)) }
                #expect(error?.code == (isRefused ? .hostDenied : nil), "\(mode) \(source) \(url)")
                #expect(error == nil || error?.delivery == .unsent)
            }
            #expect(server.requests.count == (isRefused ? 0 : urls.count))
        }
    }

    @Test("With `deny`, all connections are checked, except for the library's URLs, hosts in connect_to and a caller's configured origins")
    func marks() async throws {
        var settings = TargetSettings()
        settings.localAddresses = .deny
        settings.configuredOrigins = [try #require(Origin("https://own.org"))]
        settings.connectTo = ConnectToEntries(["mapped.org:443:127.0.0.1:8443"])
        let server = FakeServer("ok")
        let client = TargetClient(client: server, settings: settings)
        for (url, source) in [
            ("https://a.org/", .caller), ("https://own.org/x", .caller), ("https://own.org/x", .stranger),
            ("https://mapped.org/", .stranger),
            ("https://a.org/", .library),
        ] as [(String, HTTPRequest.URLSource)] {
            _ = try await client.send(request(url, source))
        }
        #expect(server.requests.map(\.refusesLocalAddresses) == [true, false, true, false, false])
    }

    @Test("With url_hosts, only the listed hosts and those of the configuration get requests with URLs of callers and strangers")
    func hosts() async throws {
        var settings = TargetSettings()
        settings.hosts = [HostPattern("A.org"), HostPattern("*.b.org")]
        settings.configuredOrigins = [try #require(Origin("https://own.org"))]
        let client = TargetClient(client: FakeServer("ok"), settings: settings)
        for url in ["https://a.org/x", "http://A.ORG:81/", "https://x.b.org/", "https://x.y.b.org/", "https://own.org/"] {
            _ = try await client.send(request(url, .stranger))
        }
        for url in ["https://b.org/", "https://xa.org/", "https://a.org.evil/", "https://xb.org/", "http://own.org/"] {
            for source in [HTTPRequest.URLSource.caller, .stranger] {
                let error = await failure { try await client.send(request(url, source)) }
                #expect(error?.code == .hostDenied && error?.message.contains("network.url_hosts") == true, "\(url)")
            }
            _ = try await client.send(request(url, .library))
        }
        settings.hosts = []
        let error = await failure {
            try await TargetClient(client: FakeServer("ok"), settings: settings).send(request("https://a.org/", .caller))
        }
        #expect(error?.code == .hostDenied)
        settings.hosts = [HostPattern("*")]
        _ = try await TargetClient(client: FakeServer("ok"), settings: settings).send(request("https://a.org/", .caller))
    }

    @Test("A pattern of url_hosts is a host name, an IP address, a host name after `*.`, or `*`")
    func patterns() {
        for text in ["a.org", "*.a.org", "*", "127.0.0.1", "[::1]", "A.org"] { #expect(HostPattern(text).problem == nil, "\(text)") }
        for text in ["", "*.", "a.*", "https://a.org", "a.org/", "a.org:443", "a b", "*a.org", "u@a.org", "图.org"] {
            #expect(HostPattern(text).problem != nil, "\(text)")
        }
    }

    @Test("After a redirect to another origin, the URL of a caller counts as a stranger's, unless the redirecting server is local")
    func redirects() async throws {
        for (source, isLocal, expected) in [
            (.caller, false, .stranger), (.caller, true, .caller), (.stranger, true, .stranger), (.library, false, .library),
        ] as [(HTTPRequest.URLSource, Bool, HTTPRequest.URLSource)] {
            let server = FakeServer(script: [
                { HTTPResponse(request: $0, status: 302, redirectURL: "https://a.org/2", isLocal: isLocal) },
                { HTTPResponse(request: $0, status: 302, redirectURL: "http://10.0.0.1/3", isLocal: isLocal) },
                { $0.respond("ok") },
            ])
            _ = try await RedirectingClient(client: server).send(request("https://a.org/1", source))
            #expect(server.requests.map(\.urlSource) == [source, source, expected])
        }
    }

    // MARK: Connections

    @Test(
        "A request that refuses local addresses opens no connection to a local address, and uses no such connection of another request",
        .ownNetwork)
    func connections() async throws {
        let server = try RawServer { _, _ in .ok }
        let client = CurlClient(configuration: NetworkConfiguration(userAgent: "test"))
        for source in [HTTPRequest.URLSource.stranger, .caller] {
            let status = try await client.send(request(server.url, .library)).status
            #expect(status == 200)
            let error = await failure { try await client.send(request(server.url, source, refusesLocalAddresses: true)) }
            #expect(error?.code == .hostDenied && error?.delivery == .unsent)
            #expect(error?.message.contains("127.0.0.1") == true)
        }
        #expect(server.requests.count == 2)
        #expect(server.connectionCount == 1)
    }

    @Test("A response from this computer is local, unless the response came through a proxy or an entry of connect_to")
    func peers() async throws {
        let server = try RawServer { _, _ in .ok }
        var configuration = NetworkConfiguration(userAgent: "test")
        let isLocal = { try await CurlClient(configuration: configuration).send(request(server.url, .caller)).isLocal }
        var isOnLoopback = try await isLocal()
        #expect(isOnLoopback)
        configuration.connectTo = ["127.0.0.1:\(server.port):127.0.0.1:\(server.port)"]
        isOnLoopback = try await isLocal()
        #expect(!isOnLoopback)
        configuration.connectTo = []
        configuration.proxy = "http://127.0.0.1:\(server.port)"
        isOnLoopback = try await isLocal()
        #expect(!isOnLoopback)
    }

    @Test("A request that refuses local addresses is sent through the configured proxy, even if the proxy is on this computer")
    func proxy() async throws {
        let proxy = try RawServer { _, _ in .ok }
        var configuration = NetworkConfiguration(userAgent: "test")
        configuration.proxy = "http://127.0.0.1:\(proxy.port)"
        let client = CurlClient(configuration: configuration)
        let response = try await client.send(request("http://example.org/x", .stranger, refusesLocalAddresses: true))
        #expect(response.status == 200)
        #expect(proxy.requests.first?.hasPrefix("GET http://example.org/x") == true)
    }

    @Test("The proxy of a request is chosen by the same rules as in libcurl")
    func proxyRule() throws {
        let http = try #require(Origin("http://a.example.org/")), https = try #require(Origin("https://a.example.org/"))
        func proxy(_ origin: Origin, _ variables: [String: String], _ configured: String? = nil) -> String? {
            ProxyRule(configured) { variables[$0] }.proxy(for: origin)
        }
        #expect(proxy(http, [:]) == nil)
        #expect(proxy(http, ["http_proxy": "p"]) == "p" && proxy(https, ["http_proxy": "p"]) == nil)
        #expect(proxy(http, ["HTTP_PROXY": "p"]) == nil && proxy(https, ["HTTPS_PROXY": "p"]) == "p")
        #expect(proxy(https, ["https_proxy": "p", "all_proxy": "q"]) == "p" && proxy(https, ["ALL_PROXY": "q"]) == "q")
        #expect(proxy(https, ["https_proxy": "p"], "c") == "c")
        for list in ["*", "example.org", ".example.org", "b.org, a.example.org.", "x EXAMPLE.ORG"] {
            #expect(proxy(https, ["no_proxy": list], "c") == nil, "\(list)")
        }
        for list in ["ample.org", "b.a.example.org", "10.0.0.0/8", "x"] { #expect(proxy(https, ["NO_PROXY": list], "c") == "c", "\(list)") }
        let address = try #require(Origin("http://10.1.2.3/")), six = try #require(Origin("http://[2001:da8::1]/"))
        #expect(proxy(address, ["no_proxy": "10.0.0.0/8"], "c") == nil && proxy(address, ["no_proxy": "10.1.2.3"], "c") == nil)
        #expect(proxy(address, ["no_proxy": "10.2.0.0/16,10.1.2.4"], "c") == "c" && proxy(address, ["no_proxy": "10.1.2.3/x"], "c") == "c")
        #expect(proxy(six, ["no_proxy": "2001:da8::/32"], "c") == nil && proxy(six, ["no_proxy": "2001:da9::/32"], "c") == "c")
    }

    @Test("An entry of connect_to applies to its host and port, and an entry with an empty host or port applies to all hosts or ports")
    func entries() throws {
        let origin = try #require(Origin("https://a.org/")), six = try #require(Origin("http://[::1]:81/"))
        for entry in ["a.org:443:x:1", "A.ORG:443:x:1", ":443:x:1", "a.org::x:1", "::127.0.0.1:8443"] {
            #expect(ConnectToEntries(["b.org:443:x:1", entry]).entry(for: origin) == entry)
        }
        for entry in ["b.org:443:x:1", "a.org:80:x:1", ":80:x:1"] { #expect(ConnectToEntries([entry]).entry(for: origin) == nil) }
        #expect(ConnectToEntries(["[::1]:81:x:1"]).entry(for: six) != nil && ConnectToEntries(["[::1]:82:x:1"]).entry(for: six) == nil)
    }
}
