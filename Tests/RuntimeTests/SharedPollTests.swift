import Calendar
import Calls
import Errors
import JSON
import Storage
import Synchronization
import TestSupport
import Testing
import Threads

@testable import Runtime

@Suite("Polls that streams share", .virtualTime, .timeLimit(.minutes(5)))
struct SharedPollTests {
    /// A server that answers polls with the answers of a script, and all later polls without news.
    final class Server: Sendable {
        typealias Answer = @Sendable (_ since: String?) async throws -> News

        private let state: Mutex<(answers: [Answer], tokens: [String?])>

        init(_ answers: Answer...) { state = Mutex((answers, [])) }

        /// The tokens of all polls in order.
        var tokens: [String?] { state.withLock { $0.tokens } }

        func poll(_ since: String?) async throws -> News {
            let answer = state.withLock { state in
                state.tokens.append(since)
                return state.answers.isEmpty ? nil : state.answers.removeFirst()
            }
            return try await answer?(since) ?? news(since ?? "present", [])
        }
    }

    /// A stream whose results the test receives.
    struct Listener {
        let stream: WatchStream
        let results: AsyncStream<CallResult>

        init(interval: Duration = .milliseconds(1), everyPoll: Bool = false, slot: WatchTokens.Slot? = nil) throws {
            try #require(Workers.shared.prepare())
            let (results, source) = AsyncStream.makeStream(of: CallResult.self)
            self.results = results
            let call = Call(userData: 0, accounts: CallAccounts()) { _, result in
                source.yield(result)
                source.finish()
            }
            stream = WatchStream(
                call: call, interval: interval, everyPoll: everyPoll, slot: slot, send: { source.yield($0) }, calls: ActiveCalls())
        }

        func next() async throws -> CallResult {
            var results = results.makeAsyncIterator()
            let next = await results.next()
            return try #require(next)
        }
    }

    @Test("Each poll starts from the token of the last result, and each result is delivered once")
    func tokens() async throws {
        let server = Server({ _ in news("b", [1]) }, { _ in news("b", []) }, { _ in news("c", []) }, { _ in news("d", [2, 3]) })
        let polls = SharedPoll { since, _ in try await server.poll(since) }
        let listener = try Listener()
        polls.add(listener.stream, since: "a")
        for expected in [#"{"token":"b","items":[1]}"#, #"{"token":"d","items":[2,3]}"#] {
            let result = try await listener.next()
            #expect(result.status == 0 && text(result) == expected)
            result.free()
        }
        try await until { server.tokens.count >= 6 }
        #expect(server.tokens.prefix(6) == ["a", "b", "b", "c", "d", "d"])
        #expect(polls.remove(listener.stream.id))
    }

    @Test("After a result, the next poll starts only when the program has freed the result")
    func slowProgram() async throws {
        let server = Server({ _ in news("b", [1]) }, { _ in news("c", [2]) })
        let polls = SharedPoll { since, _ in try await server.poll(since) }
        let listener = try Listener()
        polls.add(listener.stream, since: "a")
        let result = try await listener.next()
        try await Timers.sleep(for: .milliseconds(50))
        #expect(server.tokens == ["a"])
        result.free()
        let next = try await listener.next()
        #expect(text(next) == #"{"token":"c","items":[2]}"#)
        #expect(server.tokens == ["a", "b"])
        _ = polls.remove(listener.stream.id)
    }

    @Test("Streams with the same token share a poll, even if they start while the poll is running")
    func sharing() async throws {
        let gate = Gate()
        let server = Server({ _ in
            await gate.pass()
            return news("b", [1])
        })
        let polls = SharedPoll { since, _ in try await server.poll(since) }
        let listeners = try (0..<5).map { _ in try Listener(interval: .seconds(3600)) }
        polls.add(listeners[0].stream, since: "a")
        await gate.arrival()
        for listener in listeners.dropFirst() { polls.add(listener.stream, since: "a") }
        gate.open()
        for listener in listeners {
            let next = try await listener.next()
            #expect(text(next) == #"{"token":"b","items":[1]}"#)
        }
        #expect(server.tokens == ["a"])
        for listener in listeners { _ = polls.remove(listener.stream.id) }
    }

    @Test("A stream that starts after other streams polls at once, and then at its own interval")
    func joining() async throws {
        let server = Server({ _ in news("present", [1]) })
        let polls = SharedPoll { since, _ in try await server.poll(since) }
        let (early, late) = (try Listener(interval: .seconds(3600)), try Listener(interval: .milliseconds(1)))
        polls.add(early.stream, since: nil)
        try await early.next().free()
        polls.add(late.stream, since: nil)
        try await until { server.tokens.count >= 4 }
        #expect(server.tokens.prefix(4) == [nil, nil, "present", "present"])
        _ = (polls.remove(early.stream.id), polls.remove(late.stream.id))
    }

    @Test("After a success, the delay of a failing poll begins anew")
    func failuresAfterSuccess() async throws {
        let failing: Server.Answer = { _ in throw DanXiError(.network, "x") }
        let server = Server(failing, failing, failing, { _ in news("a", []) }, failing)
        let times = Mutex<[Instant]>([])
        let polls = SharedPoll { since, _ in
            times.withLock { $0.append(.now) }
            return try await server.poll(since)
        }
        let listener = try Listener()
        polls.add(listener.stream, since: "a")
        try await until { times.withLock { $0.count } >= 6 }
        let delays = times.withLock { times in zip(times.dropFirst(), times).map { $1.duration(to: $0) } }
        #expect(delays[4] < delays[1] && delays[1] < delays[2])
        #expect(polls.remove(listener.stream.id))
    }

    @Test("After a change by the session, the next poll starts at once")
    func hastened() async throws {
        let server = Server({ _ in news("b", []) }, { _ in news("c", [1]) }, { _ in news("d", [2]) })
        let polls = SharedPoll { since, _ in try await server.poll(since) }
        let listener = try Listener(interval: .seconds(3600))
        polls.add(listener.stream, since: "a")
        try await until { server.tokens.count == 1 }
        polls.hasten()
        let result = try await listener.next()
        #expect(text(result) == #"{"token":"c","items":[1]}"#)
        // No poll starts before the program has freed the result.
        polls.hasten()
        try await Timers.sleep(for: .milliseconds(50))
        #expect(server.tokens == ["a", "b"])
        result.free()
        let next = try await listener.next()
        #expect(text(next) == #"{"token":"d","items":[2]}"#)
        #expect(server.tokens == ["a", "b", "c"])
        _ = polls.remove(listener.stream.id)
    }

    @Test("A change during a poll starts another poll, because the first may have missed the change")
    func hastenedPoll() async throws {
        let gate = Gate()
        let server = Server(
            { _ in
                await gate.pass()
                return news("a", [])
            }, { _ in news("b", [1]) })
        let polls = SharedPoll { since, _ in try await server.poll(since) }
        let listener = try Listener(interval: .seconds(3600))
        polls.add(listener.stream, since: "a")
        await gate.arrival()
        polls.hasten()
        gate.open()
        let next = try await listener.next()
        #expect(text(next) == #"{"token":"b","items":[1]}"#)
        _ = polls.remove(listener.stream.id)
    }

    @Test("A change during the poll of one token starts another poll of each token")
    func hastenedOther() async throws {
        let gate = Gate()
        let server = Server(
            { _ in news("a", []) },
            { _ in
                await gate.pass()
                return news("b", [])
            })
        let polls = SharedPoll { since, _ in try await server.poll(since) }
        let (other, held) = (try Listener(interval: .seconds(3600)), try Listener(interval: .seconds(3600)))
        polls.add(other.stream, since: "a")
        try await until { server.tokens == ["a"] }
        polls.add(held.stream, since: "b")
        await gate.arrival()
        polls.hasten()
        gate.open()
        try await until { server.tokens.count == 4 }
        #expect(server.tokens.suffix(2).sorted { ($0 ?? "") < ($1 ?? "") } == ["a", "b"])
        _ = (polls.remove(other.stream.id), polls.remove(held.stream.id))
    }

    @Test("After temporary failures, a stream continues from the same token")
    func temporaryFailures() async throws {
        let server = Server(
            { _ in throw DanXiError(.network, "no route") }, { _ in throw DanXiError(.maintenance, "at night") }, { _ in news("b", [1]) })
        let polls = SharedPoll { since, _ in try await server.poll(since) }
        let listener = try Listener()
        polls.add(listener.stream, since: "a")
        let next = try await listener.next()
        #expect(text(next) == #"{"token":"b","items":[1]}"#)
        #expect(server.tokens == ["a", "a", "a"])
        _ = polls.remove(listener.stream.id)
    }

    @Test("The server's Retry-After delays the next poll, also for a stream that starts later")
    func retryAfter() async throws {
        let gate = Gate()
        let server = Server(
            { _ in
                await gate.pass()
                throw DanXiError(.rateLimited, "slower", retryAfterMilliseconds: 200)
            }, { _ in news("b", [1]) }, { _ in news("b", [1]) })
        let polls = SharedPoll { since, _ in try await server.poll(since) }
        let (first, second) = (try Listener(), try Listener())
        polls.add(first.stream, since: "a")
        await gate.arrival()
        let start = Instant.now
        gate.open()
        // The second stream may start before or after the response.
        polls.add(second.stream, since: "a")
        for listener in [first, second] {
            let status = try await listener.next().status
            #expect(status == 0)
        }
        // Delays are randomized by up to a fifth.
        let delay = Instant.now - start
        #expect(delay >= .milliseconds(200) && delay <= .milliseconds(240))
        _ = (polls.remove(first.stream.id), polls.remove(second.stream.id))
    }

    @Test("An error that no later poll can resolve, such as a missing sign-in, ends all streams of the poll, each with one result")
    func lastingFailure() async throws {
        let gate = Gate()
        let server = Server({ _ in
            await gate.pass()
            throw DanXiError(.notSignedIn, "sign in")
        })
        let polls = SharedPoll { since, _ in try await server.poll(since) }
        let listeners = [try Listener(), try Listener()]
        polls.add(listeners[0].stream, since: "a")
        await gate.arrival()
        polls.add(listeners[1].stream, since: "a")
        gate.open()
        for listener in listeners {
            var statuses: [Int32] = []
            for await result in listener.results { statuses.append(result.status) }
            #expect(statuses == [ErrorCode.notSignedIn.rawValue])
        }
        #expect(server.tokens == ["a"])
    }

    @Test("Cancelling a stream does not affect the other streams, and the cancelled stream delivers no further result")
    func cancelling() async throws {
        let gate = Gate()
        let server = Server({ _ in
            await gate.pass()
            return news("b", [1])
        })
        let polls = SharedPoll { since, _ in try await server.poll(since) }
        let (cancelled, other) = (try Listener(), try Listener(interval: .seconds(3600)))
        polls.add(cancelled.stream, since: "a")
        await gate.arrival()
        polls.add(other.stream, since: "a")
        cancelled.stream.call.cancel()
        gate.open()
        let status = try await other.next().status
        #expect(status == 0)
        var statuses: [Int32] = []
        for await result in cancelled.results { statuses.append(result.status) }
        #expect(statuses == [ErrorCode.cancelled.rawValue])
        #expect(!polls.remove(cancelled.stream.id))
        #expect(polls.remove(other.stream.id))
    }

    @Test("When the last stream ends, the running poll is cancelled")
    func lastStream() async throws {
        let (states, source) = AsyncStream.makeStream(of: Bool.self)
        let gate = Gate()
        let polls = SharedPoll { _, _ in
            await gate.pass()
            source.yield(Task.isCancelled)
            return news("b", [1])
        }
        let listener = try Listener()
        polls.add(listener.stream, since: "a")
        await gate.arrival()
        #expect(polls.remove(listener.stream.id))
        gate.open()
        for await isCancelled in states {
            #expect(isCancelled)
            break
        }
    }

    @Test("Freeing a result stores its token, unless the stream has already ended")
    func keptToken() async throws {
        let directory = try TemporaryDirectory()
        let group = CacheGroup(store: try directory.store(), log: { _, _ in }) { "me" }
        let slot = try #require(try group.watchTokens("community").slot(for: "forum.watch_hole id=1"))
        let server = Server({ _ in news("b", []) }, { _ in news("c", [1]) }, { _ in news("d", [2]) })
        let polls = SharedPoll { since, _ in try await server.poll(since) }
        let listener = try Listener(slot: slot)
        polls.add(listener.stream, since: nil)
        let first = try await listener.next()
        // The token of a poll without news is stored at once.
        var token = await slot.load()
        #expect(token == "b")
        first.free()
        let second = try await listener.next()
        token = await slot.load()
        #expect(token == "c")
        listener.stream.call.cancel()
        second.free()
        listener.stream.calls.waitForTasks(atMost: .seconds(30))
        token = await slot.load()
        #expect(token == "c")
        _ = polls.remove(listener.stream.id)
    }

    @Test("The session counts the work of a stream until it has ended")
    func work() async throws {
        let listener = try Listener()
        let start = Instant.now
        for seconds in [2, 4] { listener.stream.work { try? await Timers.sleep(for: .seconds(seconds)) } }
        listener.stream.calls.waitForTasks(atMost: .seconds(60))
        #expect(Instant.now - start == .seconds(4))
    }

    @Test("A stream with `every_poll` also delivers polls without news, and the others do not")
    func everyPoll() async throws {
        let server = Server({ _ in news("a", []) }, { _ in news("b", [1]) })
        let polls = SharedPoll { since, _ in try await server.poll(since) }
        let (all, usual) = (try Listener(interval: .seconds(60), everyPoll: true), try Listener(interval: .seconds(60)))
        polls.add(all.stream, since: "a")
        polls.add(usual.stream, since: "a")
        let first = try await all.next()
        #expect(text(first) == #"{"token":"a","items":[]}"#)
        first.free()
        for listener in [all, usual] {
            let next = try await listener.next()
            #expect(text(next) == #"{"token":"b","items":[1]}"#)
            next.free()
        }
        _ = (polls.remove(all.stream.id), polls.remove(usual.stream.id))
    }

    @Test("The error that ends a stream has the time of the last poll that succeeded")
    func lastSuccess() async throws {
        let server = Server({ _ in news("a", []) }, { _ in throw DanXiError(.notSignedIn, "sign in") })
        let polls = SharedPoll { since, _ in try await server.poll(since) }
        let listener = try Listener()
        polls.add(listener.stream, since: "a")
        let end = try await listener.next()
        #expect(end.status == ErrorCode.notSignedIn.rawValue && text(end).contains(#""last_success":"20"#), "\(text(end))")
    }

    @Test("The first poll of a stream and a hastened one ask the server, all others accept another session's poll of the last interval")
    func ages() async throws {
        let ages = Mutex<[Duration?]>([])
        let polls = SharedPoll { since, age in
            ages.withLock { $0.append(age) }
            return news(since ?? "", [])
        }
        let listener = try Listener(interval: .seconds(60))
        polls.add(listener.stream, since: "a")
        // Each wait is longer than one interval, with its random part, and shorter than two.
        try await Timers.sleep(for: .seconds(80))
        polls.hasten()
        try await Timers.sleep(for: .seconds(80))
        #expect(ages.withLock { $0 } == [nil, .seconds(60), nil, .seconds(60)])
        _ = polls.remove(listener.stream.id)
    }

    @Test(
        "The interval begins with the poll, also with that of another session, which may have been a while ago",
        arguments: [(0, .seconds(60)), (20, .seconds(40)), (60, .zero), (100, .zero)] as [(Int, Duration)])
    func otherSession(seconds: Int, wait: Duration) async throws {
        let times = Mutex<[Instant]>([])
        let polls = SharedPoll { since, _ in
            times.withLock { $0.append(.now) }
            let fetched = WallTime(milliseconds: WallTime.now.milliseconds - seconds * 1000)
            return News(JSONValue.null, token: since ?? "", count: 0, at: fetched)
        }
        let listener = try Listener(interval: .seconds(60))
        polls.add(listener.stream, since: "a")
        try await Timers.sleep(for: .seconds(80))
        _ = polls.remove(listener.stream.id)
        try #require(times.withLock { $0.count } >= 2)
        let delay = times.withLock { $0[0].duration(to: $0[1]) }
        // Delays are randomized by up to a fifth of the interval.
        #expect(delay >= wait && delay <= wait + .seconds(12))
    }

    private struct Lowest: Randomness {
        func next() -> UInt64 { 1 }
    }

    @Test("The delay without its random part doubles with each failure, from the interval up to a limit")
    func exactDelays() {
        let world = World(clocks: World.current.clocks, threads: World.current.threads, randomness: Lowest())
        world.run {
            for (failures, interval, retryAfter, seconds) in [
                (0, 30, nil, 30), (1, 30, nil, 30), (2, 30, nil, 60), (3, 30, nil, 120), (5, 30, nil, 480), (6, 30, nil, 900),
                (100, 30, nil, 900), (1, 59, nil, 59), (1, 60, nil, 60), (1, 61, nil, 60), (2, 7200, nil, 120), (7, 7200, nil, 3840),
                (8, 7200, nil, 7200), (1, 30, 29, 30), (1, 30, 31, 31), (1, 30, 86_400, 86_400), (1, 30, 86_401, 86_400),
                (17, 1, nil, 900), (8, 901, nil, 901),
            ] as [(Int, Int, Int?, Int)] {
                let delay = PollDelay.after(failures: failures, .seconds(interval), retryAfter: retryAfter.map { .seconds($0) })
                #expect(delay == .seconds(seconds), "\(failures) failures, interval \(interval) s")
            }
            #expect(PollDelay.afterSuccess(.seconds(30)) == .seconds(30))
        }
    }

    @Test("The delay between polls grows with each failure up to a limit, and is at least a Retry-After of up to one day")
    func delays() {
        let interval = Duration.seconds(30)
        for _ in 0..<100 {
            #expect((interval...interval * 1.2).contains(PollDelay.afterSuccess(interval)))
            #expect((interval * 4...interval * 4.8).contains(PollDelay.after(failures: 3, interval, retryAfter: .seconds(1))))
            #expect((.seconds(900) ... .seconds(1080)).contains(PollDelay.after(failures: .max, interval, retryAfter: nil)))
            #expect((.seconds(60) ... .seconds(72)).contains(PollDelay.after(failures: 1, .seconds(7200), retryAfter: nil)))
            #expect((.seconds(7200) ... .seconds(8640)).contains(PollDelay.after(failures: 9, .seconds(7200), retryAfter: nil)))
            #expect(PollDelay.after(failures: 1, interval, retryAfter: .seconds(1000)) >= .seconds(1000))
            #expect(PollDelay.after(failures: 1, interval, retryAfter: .milliseconds(Int.max)) <= .seconds(110_000))
        }
    }
}

private func text(_ result: CallResult) -> String { result.text.map { String(cString: $0.start) } ?? "" }

private func news(_ token: String, _ items: [Int]) -> News {
    News(Value(token: token, items: items), token: token, count: items.count)
}

private struct Value: JSONEncodable {
    let token: String
    let items: [Int]

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("token", token)
            json.set("items", items)
        }
    }
}
