import Errors
import Glibc
import Testing
import Text

@testable import HTTP
@testable import Networking

@Suite("Unusual URLs", .timeLimit(.minutes(5)))
struct UnusualURLTests {
    /// URLs in which different parsers may find different hosts.
    static let unusual: [String] = {
        let good = "uis.fudan.edu.cn"
        let bad = "evil.example"
        var urls = [
            "https://\(good)", "https://\(good)/", "HTTPS://\(good)/", "https://UIS.Fudan.EDU.cn/", "https://\(good):443/",
            "https://\(good):/",
            "https://\(good):0443/", "https://\(good):80/", "https://\(good)./", "https://\(good)../", "https://.\(good)/",
            "https://\(good):443:443/",
            "https://\(good):65536/", "https://\(good):-1/", "https://\(good):+443/", "https://\(good): 443/", "https://\(good):４４３/",
            "http://\(good)/", "http://\(good):443/", "https:\(good)/", "https:/\(good)/", "https:///\(good)/", "https:////\(good)/",
            "//\(good)/",
            "\(good)", "\(good)/x", "https://", "https:///", "https://?\(good)", "https://#\(good)", "https://:443/", "https://@/", "", " ",
            " https://\(good)/", "https://\(good)/ ", "https:// \(good)/", "https://\(good) /", "https://\(good)\t/",
            "https://\(good)\r\n/",
            "https://\(good)\u{0}.\(bad)/", "https://\(good)%00.\(bad)/", "https://\(good)%2f.\(bad)/", "https://\(good)%23.\(bad)/",
            "https://\(good)%3f.\(bad)/", "https://\(good)%40\(bad)/", "https://\(good)%5c\(bad)/", "https://uis%2efudan.edu.cn/",
            "https://%75is.fudan.edu.cn/", "https://uis%.fudan.edu.cn/", "https://ｕｉｓ.fudan.edu.cn/", "https://uis。fudan.edu.cn/",
            "https://ui\u{AD}s.fudan.edu.cn/", "https://复旦.cn/", "https://xn--fiq228c.cn/", "https://\(good)／.\(bad)/",
            "https://127.0.0.1/", "https://127.1/", "https://2130706433/", "https://0x7f000001/", "https://0177.0.0.1/",
            "https://127.0.0.1./",
            "https://[::1]/", "https://[::1]:443/", "https://[0:0:0:0:0:0:0:1]/", "https://[::ffff:127.0.0.1]/", "https://[::1%25lo]/",
            "https://[::1/",
            "https://::1/", "https://[\(good)]/", "https://a_b.\(good)/", "https://-a.\(good)/", "https://*.\(good)/", "https://!.\(good)/",
            "javascript:alert(1)", "javascript://\(good)/%0aalert(1)", "data:text/html,x", "file:///etc/passwd",
            "file://\(good)/etc/passwd",
            "ftp://\(good)/", "ws://\(good)/", "https+x://\(good)/", "view-source:https://\(good)/", "ht\ttps://\(good)/",
            "hţtps://\(good)/",
        ]
        for separator in [
            "@", ":x@", "\\@", "#@", "?@", "/@", "%40", "\\", ";@", "&@", "#\\@", ":443@", ":443#@", " @", "@\(bad)@", "%5C@",
        ] {
            urls += ["https://\(good)\(separator)\(bad)/", "https://\(bad)\(separator)\(good)/"]
        }
        return urls
    }()

    @Test(
        "The origin of a URL has the host to which libcurl connects, and no secret is sent to a URL without an origin", arguments: unusual)
    func agreement(url: String) async throws {
        // The proxy receives the host that libcurl has found: in `CONNECT host:port` for https, and in the whole URL for http.
        let proxy = try TinyServer(response: "HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n")
        var configuration = NetworkConfiguration(userAgent: "test")
        configuration.proxy = "http://127.0.0.1:\(proxy.port)"
        configuration.timeout = .seconds(10)
        // The proxy refuses all requests. Only the request that it receives matters.
        _ = try? await CurlClient(configuration: configuration).send(HTTPRequest(url: url))
        let target = proxy.received.split(separator: "\r\n").first?.split(separator: " ").dropFirst().first.map(String.init)
        guard let origin = Origin(url) else {
            // No secret is sent to a URL without an origin, even if libcurl accepts the URL.
            let client = ConfidentialityClient(client: CurlClient(configuration: configuration), allowsPlainHTTP: true)
            let error = await #expect(throws: DanXiError.self) { try await client.send(HTTPRequest(url: url, confidentiality: .encrypted)) }
            #expect(error?.code == .tls)
            return
        }
        // libcurl parses some URLs but refuses to connect, for example to an invalid internationalized domain name.
        guard let target else { return }
        if origin.isEncrypted {
            // libcurl escapes a percent sign in a host.
            #expect(target.lowercased().percentDecoded == "\(origin.host):\(origin.port)", "\(url)")
        } else {
            #expect(Origin(target)?.host == origin.host)
        }
    }

    @Test("An unusual URL has the origin of the sign-in server only if its host is that server")
    func strangers() {
        for url in Self.unusual where Origin(url) == Origin("https://uis.fudan.edu.cn") {
            let rest = (InternationalHost.ascii(url) ?? "").lowercased().dropFirst("https://".count)
            let host = rest.prefix { !"/?#".contains($0) }
            #expect(host.hasSuffix("uis.fudan.edu.cn") || host.hasPrefix("uis.fudan.edu.cn:"), "\(url)")
        }
    }
}
