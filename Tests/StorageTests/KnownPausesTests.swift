import HTTP
import JSON
import TestSupport
import Testing
import Threads

@testable import Storage

@Suite("The pauses and circuits that a process knows", .virtualTime, .timeLimit(.minutes(5)))
struct KnownPausesTests {
    private let known = KnownPauses()
    private let start = Instant.now

    private func pass(_ time: Duration) { World.current.threads.sleep(for: time) }

    @Test("A pause is only made longer, and keeps the host that has asked for it")
    func ends() {
        #expect(known.isEmpty && known.end(of: "a") == nil && known.ends == [:])
        known.extend("a", host: "one.example", to: start + .seconds(20))
        known.extend("a", to: start + .seconds(10))
        known.extend("b", host: "one.example", to: start + .seconds(30))
        known.extend("c", host: "one.example", to: start + .seconds(5))
        known.extend("d", to: start + .seconds(90))
        known.extend("e", host: "two.example", to: start + .seconds(7))
        #expect(!known.isEmpty && known.end(of: "a") == start + .seconds(20) && known.end(of: "d") == start + .seconds(90))
        #expect(known.ends == ["one.example": start + .seconds(30), "two.example": start + .seconds(7)])
        pass(.seconds(7))
        #expect(known.ends == ["one.example": start + .seconds(30)])
        known.extend("a", to: start + .seconds(40))
        #expect(known.ends == ["one.example": start + .seconds(40)])
    }

    @Test("The value in the store is read once within the time for which it counts as current")
    func reading() {
        var found: [Bool] = []
        for milliseconds in [0, 0, 999, 1, 500] {
            pass(.milliseconds(milliseconds))
            found.append(known.startsReading("a", after: .seconds(1)))
        }
        #expect(found == [true, false, false, true, false])
        #expect(known.startsReading("b", after: .seconds(1)))
        #expect(known.end(of: "a").map { $0 < start - .seconds(1 << 30) } == true, "a value that was only read is no pause")
    }

    @Test("After a failure of the store, it is not asked for a turn for a while, and only a change of the outcome is reported")
    func failures() {
        #expect(!known.storeAnswered("a", failed: false) && known.isEmpty && known.mayTakeStored("a", after: .seconds(1)))
        #expect(known.storeAnswered("a", failed: true) && !known.storeAnswered("a", failed: true))
        #expect(!known.mayTakeStored("a", after: .seconds(1)) && known.mayTakeStored("b", after: .seconds(1)))
        pass(.milliseconds(999))
        #expect(!known.mayTakeStored("a", after: .seconds(1)))
        pass(.milliseconds(1))
        #expect(known.mayTakeStored("a", after: .seconds(1)))
        #expect(known.storeAnswered("a", failed: false) && !known.storeAnswered("a", failed: false))
        #expect(known.storeAnswered("a", failed: true))
    }

    @Test("Turns follow each other, and one that is too far away is left to the next caller")
    func turns() {
        let schedule = TurnSchedule(interval: .seconds(10), lead: .seconds(20), reach: .seconds(100))
        for (limit, seconds, isTaken) in [(0, -20, true), (0, -10, true), (0, 0, true), (9, 10, false), (10, 10, true), (15, 20, false)] {
            let turn = known.turn("a", schedule, .seconds(limit))
            #expect(turn.time == start + .seconds(seconds) && turn.isTaken == isTaken)
        }
        #expect(known.end(of: "a") == start + .seconds(20) && known.ends == [:])
    }

    @Test("From 10,000 pauses on, those that ended more than a minute ago are forgotten", arguments: ["read", "extend", "turn"])
    func limit(use: String) {
        func add(_ name: String) {
            switch use {
            case "read": _ = known.startsReading(name, after: .seconds(1))
            case "extend": known.extend(name, to: .now + .seconds(9))
            default: _ = known.turn(name, TurnSchedule(interval: .seconds(1), reach: .seconds(1)), .seconds(1))
            }
        }
        for number in 0..<9997 { known.extend("\(number)", to: start) }
        known.extend("recent", to: start + .seconds(1))
        known.extend("long", to: start + .seconds(3600))
        pass(.seconds(60))
        add("one")
        #expect(known.end(of: "0") != nil)
        add("two")
        #expect(known.end(of: "0") == nil && known.end(of: "9996") == nil)
        #expect(known.end(of: "recent") != nil && known.end(of: "long") != nil && known.end(of: "two") != nil)
    }

    @Test("The pauses and troubles of all scopes are told by host: the latest end of a pause, and the earliest beginning of a trouble")
    func scopes() throws {
        let (first, second) = (ServerStates.join("a"), ServerStates.join("b"))
        #expect(ServerStates.pauses == [:] && ServerStates.troubles == [:])
        first.pauses.extend("x", host: "one.example", to: start + .seconds(20))
        second.pauses.extend("x", host: "one.example", to: start + .seconds(30))
        second.pauses.extend("y", host: "two.example", to: start + .seconds(10))
        #expect(ServerStates.pauses == ["one.example": start + .seconds(30), "two.example": start + .seconds(10)])
        let servers = try ["https://one.example/", "https://one.example:8443/", "https://two.example/"].map { try #require(Origin($0)) }
        func open(_ states: ServerStates, _ server: Origin) {
            states.circuits.change(server) { $0 = ServerCircuit(.network) }
            pass(.seconds(5))
            for _ in 0..<4 { states.circuits.change(server) { _ = $0?.fail(.network, wasProbe: false) } }
        }
        open(second, servers[0])
        open(first, servers[1])
        open(first, servers[2])
        #expect(ServerStates.troubles == ["one.example": start, "two.example": start + .seconds(10)])
        ServerStates.leave("b")
        #expect(ServerStates.pauses == ["one.example": start + .seconds(20)])
        #expect(ServerStates.troubles == ["one.example": start + .seconds(5), "two.example": start + .seconds(10)])
        ServerStates.leave("a")
        #expect(ServerStates.pauses == [:] && ServerStates.troubles == [:])
    }

    @Test("A stored time is a time of the computer's clock, and is ignored if it is too far away", arguments: [999, 1000, 1001, -5000])
    func storedTimes(milliseconds: Int) throws {
        let (time, isNear) = (start + .milliseconds(milliseconds), milliseconds <= 1000)
        let wall = World.current.clocks.wallMicroseconds
        let instant = StoredInstant(time)
        #expect(instant.instant(atMost: .seconds(1)) == (isNear ? time : nil))
        let turn = StoredTurn(time)
        #expect(turn.instant(atMost: .seconds(1)) == (isNear ? time : nil))
        pass(.seconds(1))
        #expect(instant.instant(atMost: .zero) == (isNear ? time : nil) && turn.instant(atMost: .zero) == (isNear ? time : nil))
        #expect(StoredTurn(time + .nanoseconds(1)).instant(atMost: .seconds(1)) == time + .microseconds(1))
        let texts = ([instant, turn] as [any JSONEncodable]).map { JSONText.bytes(of: $0).map { String(decoding: $0, as: UTF8.self) } }
        #expect(texts == ["\(wall / 1000 + milliseconds)", "\(wall + milliseconds * 1000)"])
        for (text, isValid) in [("0", true), ("1", true), ("-1", false), ("1.5", false), ("\"1\"", false)] {
            #expect(((try? StoredInstant.decode(PaddedBytes(text.utf8))) != nil) == isValid)
            #expect(((try? StoredTurn.decode(PaddedBytes(text.utf8))) != nil) == isValid)
        }
    }
}
