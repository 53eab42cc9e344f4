import HTTP
import TestSupport
import Testing
import Threads

@testable import Storage

@Suite("Servers whose requests have failed", .virtualTime)
struct KnownCircuitsTests {
    @Test("From 1,000 servers on, those without a failure in the last minute are forgotten")
    func limit() async throws {
        let known = KnownCircuits()
        func fail(_ name: String) throws {
            let server = try #require(Origin("https://\(name).example/"))
            known.change(server) { $0 = ServerCircuit(.network) }
        }
        func isKnown(_ name: String) throws -> Bool {
            let server = try #require(Origin("https://\(name).example/"))
            return known.change(server) { $0 != nil }
        }
        for number in 0..<998 { try fail("\(number)") }
        try await Timers.sleep(for: .seconds(61))
        try fail("recent")
        #expect(try isKnown("0"))
        try fail("last")
        #expect(try isKnown("0") && isKnown("recent"))
        try fail("another")
        #expect(try isKnown("another") && isKnown("recent") && isKnown("last") && !isKnown("0"))
    }
}
