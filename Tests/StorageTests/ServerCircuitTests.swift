import JSON
import TestSupport
import Testing
import Threads

@testable import Storage

/// Tests of the times of a circuit breaker. Each random time is the longest one, unless a test says otherwise.
@Suite("The circuit breaker of one server", .virtualTime, .timeLimit(.minutes(5)))
struct ServerCircuitTests {
    private func pass(_ milliseconds: Int) { World.current.threads.sleep(for: .milliseconds(milliseconds)) }

    private func text(_ admission: ServerCircuit.Admission) -> String {
        switch admission {
        case .usual: "usual"
        case .probe: "probe"
        case .pending: "pending"
        case .refused(let time): "refused for \(time.wholeMilliseconds) ms"
        }
    }

    private func fail(
        _ circuit: inout ServerCircuit, _ failure: ServerFailure = .network, wasProbe: Bool = false, bits: UInt64 = .max
    ) -> ServerCircuit.Change {
        World.current.fixed(bits: bits).run { circuit.fail(failure, wasProbe: wasProbe) }
    }

    /// Returns a circuit that has just opened.
    private func opened(bits: UInt64 = .max) -> ServerCircuit {
        var circuit = ServerCircuit(.network)
        pass(5000)
        for _ in 0..<3 { #expect(fail(&circuit, bits: bits) == .none) }
        #expect(fail(&circuit, bits: bits) == .opened)
        return circuit
    }

    /// The time until the next probe, in milliseconds.
    private func left(_ circuit: ServerCircuit) -> Int? { circuit.nextProbe.map { Instant.now.duration(to: $0).wholeMilliseconds } }

    @Test("The circuit opens at the fifth failure, and not before five seconds have passed since the first one")
    func opens() {
        var circuit = ServerCircuit(.network)
        let start = Instant.now
        for milliseconds in [1000, 1000, 1000, 1999] {
            pass(milliseconds)
            #expect(fail(&circuit, .timeout) == .none && circuit.nextProbe == nil && circuit.trouble == nil)
        }
        pass(1)
        #expect(fail(&circuit, .status(503)) == .opened && left(circuit) == 1000 && circuit.failure == .status(503))
        #expect(circuit.lastFailure == .now && circuit.trouble == start)
        circuit = ServerCircuit(.network)
        for _ in 2...4 {
            pass(60_000)
            #expect(fail(&circuit) == .none)
        }
        #expect(fail(&circuit) == .opened)
    }

    @Test("The pauses before probes double from one second up to ten, and a random part of at most a half is left out")
    func pauses() {
        for (bits, expected) in [(UInt64.max, [1000, 2000, 4000, 8000, 10_000, 10_000]), (1, [500, 1000, 2000, 4000, 5000, 5000])] {
            var circuit = opened(bits: bits)
            var pauses = [left(circuit)]
            for number in 1...5 {
                #expect(fail(&circuit, wasProbe: true, bits: bits) == .postponed && circuit.failedProbes == number)
                pauses.append(left(circuit))
            }
            #expect(pauses.compactMap { $0 } == expected)
            for _ in 0..<80 { _ = fail(&circuit, wasProbe: true, bits: bits) }
            #expect(left(circuit) == expected.last)
        }
    }

    @Test("After the pause, one request is the probe, and the next one follows after 15 seconds without an outcome")
    func admissions() {
        var circuit = opened()
        var found: [String] = []
        for milliseconds in [0, 400, 599, 1, 0, 14_999, 1, 0] {
            pass(milliseconds)
            found.append(text(circuit.admission()))
        }
        #expect(
            found == [
                "refused for 1000 ms", "refused for 600 ms", "refused for 1 ms", "probe", "pending", "pending", "probe", "pending",
            ])
        #expect(fail(&circuit, .timeout) == .none && circuit.failure == .timeout && circuit.failedProbes == 0 && left(circuit) == 15_000)
        #expect(text(circuit.admission()) == "pending")
        #expect(fail(&circuit, wasProbe: true) == .postponed && text(circuit.admission()) == "refused for 2000 ms")
        var closed = ServerCircuit(.network)
        #expect(text(closed.admission()) == "usual")
    }

    @Test("A probe without an outcome is followed by another one within a second")
    func returnedProbe() {
        for (bits, expected) in [(UInt64.max, 1000), (1, 500)] {
            var circuit = opened()
            pass(1000)
            #expect(text(circuit.admission()) == "probe")
            World.current.fixed(bits: bits).run { circuit.returnProbe() }
            #expect(text(circuit.admission()) == "refused for \(expected) ms")
        }
        var closed = ServerCircuit(.network)
        closed.returnProbe()
        #expect(closed.nextProbe == nil && text(closed.admission()) == "usual")
    }

    @Test("A server is in trouble until a minute after the time of the next probe")
    func trouble() {
        let start = Instant.now
        let circuit = opened()
        pass(60_999)
        #expect(circuit.trouble == start)
        pass(1)
        #expect(circuit.trouble == nil)
    }

    @Test("The store is read at most once a second")
    func reading() {
        var circuit = ServerCircuit(.network)
        var found: [Bool] = []
        for milliseconds in [0, 0, 999, 1, 999] {
            pass(milliseconds)
            found.append(circuit.startsReading())
        }
        #expect(found == [true, false, false, true, false])
    }

    // MARK: The store

    @Test("An open circuit is stored with its next probe, and a closed one is not")
    func sharing() throws {
        var closed = ServerCircuit(.network)
        #expect(closed.share() == nil && !closed.isShared)
        var circuit = opened()
        #expect(!circuit.isShared)
        #expect(fail(&circuit, wasProbe: true) == .postponed)
        let shared = circuit.share()
        let stored = try #require(shared)
        let time = World.current.clocks.wallMilliseconds + 2000
        let bytes = try #require(JSONText.bytes(of: stored))
        #expect(String(decoding: bytes, as: UTF8.self) == #"{"failed_probes":1,"is_probed":false,"next_ms":\#(time)}"#)
        #expect(circuit.isShared && stored.nextProbe == circuit.nextProbe && stored.failedProbes == 1 && !stored.isProbed)
        pass(2000)
        #expect(text(circuit.admission()) == "probe" && circuit.share()?.isProbed == true)
        #expect(StoredCircuit.lifetime == .seconds(75))
    }

    @Test(
        "A stored state counts from 15 seconds before its next probe until a minute after it",
        arguments: [(15_001, 0, false), (15_000, 0, true), (0, 0, true), (0, 59_999, true), (0, 60_000, false)])
    func storedTime(milliseconds: Int, passed: Int, counts: Bool) {
        let next = Instant.now + .milliseconds(milliseconds)
        let stored = StoredCircuit(next, isProbed: true, failedProbes: 3)
        pass(passed)
        #expect(stored.nextProbe == (counts ? next : nil))
    }

    @Test(
        "A stored state with a wrong number is invalid",
        arguments: [("0", true), ("2147483647", true), ("-1", false), ("2147483648", false), ("1.5", false)])
    func storedNumbers(number: String, isValid: Bool) {
        for text in [
            #"{"failed_probes":\#(number),"is_probed":true,"next_ms":1}"#,
            #"{"failed_probes":1,"is_probed":true,"next_ms":\#(number == "2147483648" ? "-1" : number)}"#,
        ] { #expect(((try? StoredCircuit.decode(PaddedBytes(text.utf8))) != nil) == isValid, "\(text)") }
    }

    @Test("A circuit takes over the state that another process has stored")
    func following() {
        var circuit = ServerCircuit(.timeout)
        circuit.follow(nil)
        #expect(circuit.nextProbe == nil)
        circuit.follow(StoredCircuit(.now + .seconds(7), isProbed: true, failedProbes: 3))
        #expect(left(circuit) == 7000 && circuit.failedProbes == 3 && circuit.isShared && text(circuit.admission()) == "pending")
        circuit.follow(StoredCircuit(.now + .seconds(6), isProbed: false, failedProbes: 4))
        #expect(text(circuit.admission()) == "refused for 6000 ms")
    }

    @Test("If another process has removed a shared state, the circuit closes, and one failure opens it again")
    func removed() {
        var own = opened()
        own.follow(nil)
        #expect(left(own) == 1000, "no other process has seen this state")
        var circuit = opened()
        _ = circuit.share()
        circuit.follow(nil)
        #expect(circuit.nextProbe == nil && !circuit.isShared && text(circuit.admission()) == "usual")
        #expect(fail(&circuit) == .opened)
        var old = opened()
        _ = old.share()
        old.follow(StoredCircuit(.now - .seconds(60), isProbed: false, failedProbes: 0))
        #expect(old.nextProbe == nil, "the state no longer counts")
    }

    @Test("The probe is taken unless another process has it, and the state is stored for the others")
    func claims() {
        func claim(_ circuit: inout ServerCircuit, _ stored: StoredCircuit?) -> String {
            let (admission, new) = circuit.claim(stored)
            return text(admission) + (new != nil ? ", stored" : "")
        }
        var first = opened()
        pass(1000)
        #expect(text(first.admission()) == "probe")
        #expect(claim(&first, nil) == "probe, stored" && first.isShared)
        var second = opened()
        #expect(claim(&second, StoredCircuit(.now + .seconds(3), isProbed: true, failedProbes: 1)) == "pending")
        var third = opened()
        #expect(claim(&third, StoredCircuit(.now + .seconds(3), isProbed: false, failedProbes: 1)) == "refused for 3000 ms")
        var fourth = opened()
        #expect(claim(&fourth, StoredCircuit(.now, isProbed: false, failedProbes: 1)) == "probe, stored" && left(fourth) == 15_000)
        #expect(claim(&first, nil) == "probe" && first.nextProbe == nil, "another process has got a response, so nothing is stored")
        var fifth = opened()
        #expect(claim(&fifth, StoredCircuit(.now - .seconds(60), isProbed: true, failedProbes: 1)) == "probe, stored")
    }

    @Test("The reason of a failure has a code and words")
    func reasons() {
        let failures: [ServerFailure] = [.network, .timeout, .status(502)]
        #expect(failures.map(\.code) == [.network, .network, .serverFailure])
        #expect(
            failures.map(\.reason) == ["no connection could be made, or it broke", "no response came in time", "the status was 502"])
    }
}
