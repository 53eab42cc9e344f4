import Testing

@testable import Networking

@Suite("The limits of requests per second")
struct RequestRatesTests {
    @Test("The first entry that matches a host counts, and the interval is rounded up to whole microseconds")
    func rates() {
        let rates = RequestRates(["a.example.org:3", "*.example.org:0.5", "[::1]:1000/7", "example.com:2.5"])
        let own = rates.rate(for: "a.example.org"), other = rates.rate(for: "b.example.org"), local = rates.rate(for: "[::1]")
        #expect(own?.interval == .microseconds(333_334) && own?.burst == 3 && own?.text == "3")
        #expect(other?.interval == .seconds(2) && other?.burst == 1 && other?.text == "0.5")
        #expect(local?.interval == .milliseconds(1) && local?.burst == 7)
        #expect(rates.rate(for: "example.com")?.burst == 3)
        #expect(rates.rate(for: "example.org") == nil && RequestRates().rate(for: "a.example.org") == nil)
        #expect(RequestRates(["*:10/20"]).rate(for: "forum.fduhole.com")?.burst == 20)
    }

    @Test("Malformed entries, and rates and bursts out of range, are refused")
    func problems() {
        for entry in ["a.org:1", "*.a.org:0.01", "*:1000/60000", "[::1]:2/120", "a.org:0.5/30", "a.org:0.01/1"] {
            #expect(RequestRates.problem(withEntry: entry) == nil, "\(entry)")
        }
        for entry in [
            "", "a.org", "a.org:", "a.org:0", "a.org:0.009", "a.org:1000.1", "a.org:-1", "a.org:1e2", "a.org:1/", "a.org:1/0", "a.org:1/61",
            "a.org:1/2.5", "a.org:1/2/3", "a.org:0.01/2", "https://a.org:1", "a.org:443:1", ":1", "1", "a.org:1 ", "a.org:nan", "a.org:.",
            "a.org:1/99999999999999999999",
        ] {
            #expect(RequestRates.problem(withEntry: entry)?.hasPrefix("expected HOST:N") == true, "\(entry)")
        }
    }
}
