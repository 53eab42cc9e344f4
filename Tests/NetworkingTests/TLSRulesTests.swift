import CCurl
import Testing

@testable import Networking

@Suite("The versions and suites of TLS")
struct TLSRulesTests {
    private let newest = Int(CURL_SSLVERSION_TLSv1_2)
    private var limited: Int { newest | Int(CURL_SSLVERSION_MAX_TLSv1_2) }

    @Test("The first entry that matches a host limits its version")
    func versions() {
        let rules = TLSRules(["new.example.org:1.3", "*.example.org:1.2", "[::1]:1.2"])
        #expect(rules.versions(for: "old.example.org") == limited)
        #expect(rules.versions(for: "[::1]") == limited)
        for host in ["new.example.org", "example.org", "example.com"] { #expect(rules.versions(for: host) == newest) }
        #expect(TLSRules(["*:1.2"]).versions(for: "forum.fduhole.com") == limited)
        #expect(TLSRules().versions(for: "forum.fduhole.com") == newest)
    }

    @Test("Only the university's hosts may use suites without forward secrecy")
    func suites() {
        for host in ["id.fudan.edu.cn", "fudan.edu.cn", "yjsxktest.fudan.sh.cn"] { #expect(TLSRules.suites(for: host) == nil) }
        for host in ["forum.fduhole.com", "api.github.com", "example.org", "fudan.edu.cn.example.org", "notfudan.edu.cn"] {
            #expect(TLSRules.suites(for: host)?.hasPrefix("DEFAULT:!kRSA") == true)
        }
    }

    @Test("The advice names the limit only for hosts that have none, and forward secrecy only where it is required")
    func advice() {
        let rules = TLSRules(["old.example.org:1.2"])
        #expect(rules.advice(for: "old.example.org") == " A server without forward secrecy is refused.")
        #expect(rules.advice(for: "example.org").contains("set network.tls_max to example.org:1.2. A server"))
        #expect(
            rules.advice(for: "id.fudan.edu.cn") == " If id.fudan.edu.cn fails with TLS 1.3, set network.tls_max to id.fudan.edu.cn:1.2.")
    }

    @Test("Malformed entries are refused")
    func problems() {
        for entry in ["example.org:1.2", "*.example.org:1.3", "*:1.2", "[::1]:1.2"] { #expect(TLSRules.problem(withEntry: entry) == nil) }
        for entry in [
            "", "example.org", "example.org:", "example.org:1.1", "example.org:443:1.2", "https://example.org:1.2", ":1.2", "1.2",
        ] {
            #expect(TLSRules.problem(withEntry: entry) != nil)
        }
    }
}
