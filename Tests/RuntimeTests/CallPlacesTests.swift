import Calls
import Errors
import JSON
import Synchronization
import TestSupport
import Testing
import Threads

@testable import Runtime

@Suite("Places of calls", .virtualTime, .timeLimit(.minutes(5)))
struct CallPlacesTests {
    let places = CallPlaces(limit: 2)
    /// The numbers of the calls that have begun.
    private let begun = Monitor<[Int]>([])
    private let method: Method
    private let other: Method

    init() throws {
        method = try #require(Method.named("github.get_repository"))
        other = try #require(Method.named("forum.get_hole"))
    }

    private var now: [Int] { begun.withLock { $0 } }

    /// Returns whether the call begins at once.
    @discardableResult
    private func enter(_ number: Int, _ method: Method? = nil) -> Bool {
        let begins = places.enter(number, of: ObjectIdentifier(method ?? self.method)) { [begun] in begun.withLock { $0.append(number) } }
        if begins { begun.withLock { $0.append(number) } }
        return begins
    }

    @Test("At most as many calls of a method as there are places begin, in order, and each method has its own places")
    func order() {
        let begins = (1...5).map { enter($0) }
        #expect(begins == [true, true, false, false, false] && now == [1, 2])
        #expect(enter(6, other) && now == [1, 2, 6])
        places.leave(2)
        #expect(now == [1, 2, 6, 3])
        places.leave(2)
        #expect(now == [1, 2, 6, 3], "a call leaves once")
        places.leave(4)
        places.leave(1)
        #expect(now == [1, 2, 6, 3, 5], "a call that has ended does not begin")
        for number in [3, 5] { places.leave(number) }
        #expect(enter(7) && enter(8) && !enter(9))
    }

    @Test("After a burst, the places are free again, and the next burst waits as the first one did")
    func bursts() {
        for _ in 0..<2 {
            for number in 0..<200 { enter(number) }
            #expect(now == [0, 1])
            for number in 0..<200 { places.leave(number) }
            #expect(now == Array(0..<200))
            begun.withLock { $0 = [] }
        }
    }

    @Test("If no call of a method leaves for half a second, those that wait get the places")
    func stuck() async throws {
        for number in 1...5 { enter(number) }
        try await Timers.sleep(for: .milliseconds(499))
        #expect(now == [1, 2])
        try await Timers.sleep(for: .milliseconds(2))
        try await until { now == [1, 2, 3, 4] }
        places.leave(1)
        #expect(now == [1, 2, 3, 4], "a call without a place leaves none to another one")
        try await Timers.sleep(for: .milliseconds(501))
        try await until { now == [1, 2, 3, 4, 5] }
        try await Timers.sleep(for: .seconds(2))
        #expect(enter(6), "nobody waits, so the places of the last calls are kept")
    }

    @Test("Calls keep their places while others of their method end")
    func progress() async throws {
        for number in 1...6 { enter(number) }
        for number in 1...3 {
            try await Timers.sleep(for: .milliseconds(400))
            #expect(now == Array(1...number + 1))
            places.leave(number)
        }
        #expect(now == [1, 2, 3, 4, 5])
    }

    @Test("A call that has waited does not begin after the places were closed, and a later call begins at once")
    func closing() async throws {
        for number in 1...3 { enter(number) }
        places.close()
        places.leave(1)
        try await Timers.sleep(for: .seconds(2))
        #expect(now == [1, 2])
        #expect(enter(4) && enter(5) && enter(6))
    }

    @Test("A call that ends, before or while it waits, and a call that waits for other work have no place")
    func ends() {
        func call() -> Call { Call(userData: 0, accounts: CallAccounts(), places: places) { _, _ in } }
        let method = ObjectIdentifier(method)
        let ended = call()
        ended.cancel()
        _ = ended.enter(method) {}
        let (working, waiting, second) = (call(), call(), call())
        #expect(working.enter(method) {} && second.enter(method) {} && !waiting.enter(method) { Issue.record("an ended call began") })
        waiting.cancel()
        let context = working.context(timeout: .seconds(1), secrets: Secrets())
        #expect(context.place === working)
        let contexts = [context, context.ofPart, context.sharing(SharedDeadline(), CallProgress(), OpenWrites())]
        for context in contexts { context.place?.giveUp() }
        #expect(call().enter(method) {} && !call().enter(method) {})
    }

    @Test("Many calls to a server that does not respond do not delay calls of another method, or calls that name their server")
    func silentServer() async throws {
        let asked = Monitor(0)
        var extensions = Extensions()
        extensions.transport = HostTransport { handle, request, _ in
            if String(cString: request.cString).contains("github") { return asked.withLock { $0 += 1 } }
            _ = Handles.transfers.find(handle)?.answer(.response(head: ["status": .integer(200)], body: PaddedBytes(Array("{}".utf8))))
        }
        let session = try Session(configuration: .object([:]), extensions: extensions)
        for number in 0..<400 {
            let request = CallRequest(method: method.name, parameters: ["repository": .string("a/\(number)")])
            _ = session.call(.success(request), userData: 1)
        }
        try await until { asked.withLock { $0 } == 400 }
        let result = await session.result(of: "http.request", ["url": .string("https://a.example/")])
        #expect(result.status == 0)
        let late = await session.result(of: method.name, ["repository": .string("a/late"), "timeout_ms": .integer(10)])
        #expect(late.status == ErrorCode.timeout.rawValue)
        #expect(String(cString: try #require(late.text).start).contains("did not begin before its deadline"))
        #expect(asked.withLock { $0 } == 400, "the call was not sent")
        session.close()
    }
}
