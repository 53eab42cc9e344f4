import Testing

@testable import WebVPN

@Suite("WebVPN URLs")
struct WebVPNURLTests {
    static let prefix = "77726476706e69737468656265737421"

    @Test(
        "URLs are encoded in WebVPN's form, and decoded again",
        arguments: [
            ("forum.fduhole.com", "f6f853892a7e6e546b0086a09d1b203a46"), ("auth.fduhole.com", "f1e2559469366c45760785a9d6562c38"),
            ("danke.fduhole.com", "f4f64f97227e6e546b0086a09d1b203a73"), ("image.fduhole.com", "f9fa409b227e6e546b0086a09d1b203ab8"),
            ("10.64.130.6", "a1a70fca737e39032e46df"),
        ])
    func hosts(host: String, hex: String) {
        let encoded = "https://webvpn.fudan.edu.cn/https/\(Self.prefix)\(hex)/a/b?c=d%20e#f"
        #expect(WebVPNURL.encode("https://\(host)/a/b?c=d%20e#f") == encoded)
        #expect(WebVPNURL.decode(encoded) == "https://\(host)/a/b?c=d%20e#f")
    }

    @Test(
        "Decoding an encoded URL returns the original URL",
        arguments: [
            "https://forum.fduhole.com", "http://10.64.130.6/?b=H2", "http://host.example:8080/x", "https://host.example:8443?q",
            "http://[2001:db8::1]/x", "https://[::1]:8443/x#y", "http://host.example:443/x", "https://host.example:80/x",
            "https://a-host-with-a-name-longer-than-one-block.fudan.edu.cn/deep/path/",
        ])
    func roundTrip(url: String) throws {
        let encoded = try #require(WebVPNURL.encode(url))
        #expect(encoded.hasPrefix("https://webvpn.fudan.edu.cn/"))
        #expect(WebVPNURL.decode(encoded) == url)
    }

    @Test("An encoded URL contains the port only if the port is not the default of the scheme")
    func ports() {
        #expect(WebVPNURL.encode("http://10.64.130.6:80/") == WebVPNURL.encode("http://10.64.130.6/"))
        #expect(WebVPNURL.encode("http://10.64.130.6:8080/")?.contains("/http-8080/") == true)
        #expect(WebVPNURL.encode("https://10.64.130.6:443/") == WebVPNURL.encode("https://10.64.130.6/"))
        // Port 443 is not the default port of http, and port 80 is not the default port of https.
        #expect(WebVPNURL.encode("http://10.64.130.6:443/")?.contains("/http-443/") == true)
        #expect(WebVPNURL.encode("https://10.64.130.6:80/")?.contains("/https-80/") == true)
    }

    @Test(
        "Decoding a URL that WebVPN would not create for a server returns nil",
        arguments: [
            "https://webvpn.fudan.edu.cn/", "https://webvpn.fudan.edu.cn/login?cas_login=true", "https://webvpn.fudan.edu.cn/https/",
            "https://webvpn.fudan.edu.cn/https/7772",
            "https://webvpn.fudan.edu.cn/https/77726476706e69737468656265737421/x",
            "https://other.example/https/77726476706e69737468656265737421f6f853892a7e6e546b0086a09d1b203a46",
            "http://webvpn.fudan.edu.cn/https/77726476706e69737468656265737421f6f853892a7e6e546b0086a09d1b203a46",
            "https://webvpn.fudan.edu.cn/ftp/77726476706e69737468656265737421a1a70fca737e39032e46df",
            "https://webvpn.fudan.edu.cn/https/77726476706e69737468656265737421ffffffffff", "", "webvpn",
            "https://webvpn.fudan.edu.cn:8443/https/77726476706e69737468656265737421a1a70fca737e39032e46df",
            "https://webvpn.fudan.edu.cn/https/77726476706e69737468656265737420a1a70fca737e39032e46df",
            "https://webvpn.fudan.edu.cn?/https/77726476706e69737468656265737421a1a70fca737e39032e46df",
        ])
    func none(url: String) {
        #expect(WebVPNURL.decode(url) == nil)
    }
}
