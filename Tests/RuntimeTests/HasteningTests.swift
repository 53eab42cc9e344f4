import Calls
import JSON
import Storage
import Synchronization
import TestSupport
import Testing
import Threads

@testable import Runtime

@Suite("Streams of a changed subject", .virtualTime)
struct HasteningTests {
    @Test("After a change, only the streams of its subject poll at once")
    func subject() async throws {
        let watches = Watches()
        let polled = Mutex<[String]>([])
        var listeners: [SharedPollTests.Listener] = []
        for name in ["1", "2"] {
            let listener = try SharedPollTests.Listener(interval: .seconds(3600))
            listeners.append(listener)
            let subject = Watches.Subject(
                name: Watch.subject("forum.watch_hole", ["id": .string(name)]), accounts: CallAccounts(), timeout: .seconds(1),
                isIntercepted: false)
            watches.add(listener.stream, to: subject, since: "a") { since, _ in
                polled.withLock { $0.append(name) }
                return News(JSONValue.object([:]), token: since ?? "a", count: 0)
            }
        }
        try await until { polled.withLock { $0.count } == 2 }
        watches.hasten("forum.watch_hole", ["id": .string("2")])
        try await Timers.sleep(for: .seconds(1))
        #expect(polled.withLock { $0.suffix(from: 2) } == ["2"])
        for listener in listeners { watches.remove(listener.stream.call) }
    }
}
