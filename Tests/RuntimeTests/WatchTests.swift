import Errors
import FudanKit
import JSON
import Storage
import Synchronization
import TestSupport
import Testing

@testable import Runtime

/// Tests of streams of one session that watch the same user with different options.
@Suite("Streams with options", .timeLimit(.minutes(5)))
struct WatchTests {
    /// A Moments server that records its requests. Each of its responses has news.
    private final class Server: Sendable {
        struct Requests {
            /// The remaining time of each request in milliseconds.
            var timeouts: [Int] = []
            var intercepted = 0
        }

        let requests = Mutex(Requests())

        private static func answer(_ number: Int) -> String {
            #"{"data":{"getMomentsDetailsByUserID":{"userDetails":{"id":"0","name":"\#(number)","avatar":"a","backgroundImage":"b"},"moments":[]}}}"#
        }

        var extensions: Extensions {
            var extensions = Extensions()
            extensions.transport = HostTransport { transfer, head, _ in
                guard case .integer(let timeout) = members(head.cString)["timeout_ms"] else { return }
                let number = self.requests.withLock { requests in
                    requests.timeouts.append(timeout)
                    return requests.timeouts.count
                }
                let type: JSONValue = .object(["content-type": .string("application/json")])
                _ = Handles.transfers.find(transfer)?.answer(
                    .response(head: ["status": .integer(200), "headers": type], body: PaddedBytes(Array(Self.answer(number).utf8))))
            }
            var interceptor = Interceptor(seesSecrets: false)
            interceptor.prepare = { decision, _ in
                self.requests.withLock { $0.intercepted += 1 }
                _ = Handles.decisions.find(decision)?.answer(.proceed)
            }
            extensions.interceptors = [interceptor]
            return extensions
        }
    }

    @Test("Each stream has its own timeout, and the polls of a stream that a callback starts are not intercepted")
    func options() async throws {
        let server = Server()
        let session = try Session(configuration: .object([:]), extensions: server.extensions)
        defer { session.close() }
        let (results, arrived) = AsyncStream.makeStream(of: CallResult.self)
        var received = results.makeAsyncIterator()
        /// Starts a stream, and returns the token of its first result. The stream does not poll again, because the result is not freed.
        func news(since token: JSONValue, timeout: Int, in run: (() -> Void) -> Void = { $0() }) async throws -> JSONValue {
            let parameters: [String: JSONValue] = [
                "user_id": .string("0"), "since": token, "interval_ms": .integer(86_400_000), "timeout_ms": .integer(timeout),
            ]
            run {
                let call = session.watch(.success(CallRequest(method: "moments.watch", parameters: parameters)), userData: 0) {
                    arrived.yield($0)
                }
                #expect(call != nil)
            }
            return try Self.token(await received.next())
        }
        let before = try await Self.token(session.result(of: "moments.watch", ["user_id": .string("0")]))
        let first = try await news(since: before, timeout: 100_000)
        let second = try await news(since: first, timeout: 900_000)
        #expect(server.requests.withLock { $0.timeouts.suffix(2).map { $0 > 500_000 } } == [false, true])
        #expect(server.requests.withLock { $0.intercepted } == 3)
        _ = try await news(since: second, timeout: 900_000, in: HostThread.run)
        #expect(server.requests.withLock { ($0.timeouts.count, $0.intercepted) } == (4, 3))
    }

    private static func token(_ result: CallResult?) throws -> JSONValue {
        let text = try #require(result?.text)
        return try #require(members(text.start)["token"])
    }
}

@Suite("Direct calls of methods that can be watched", .timeLimit(.minutes(5)))
struct PollOnceTests {
    private static let parameters = [
        Parameter("since", .string()), Parameter("interval_ms", .integer()), Parameter("every_poll", .bool), Parameter("b", .integer()),
        Parameter("timeout_ms", .integer()), Parameter("a", .string()),
    ]

    private func arguments(_ given: [String: JSONValue]) throws(DanXiError) -> Arguments {
        try Arguments(given, Self.parameters, at: .method("trial.watch"))
    }

    @Test("A call continues from the saved token and saves the next one, which is taken back if the result is not delivered")
    func tokens() async throws {
        let session = try Session(configuration: .object([:]))
        defer { session.close() }
        let directory = try TemporaryDirectory()
        let tokens = CacheGroup(store: try directory.store(), log: { _, _ in }) { "me" }.watchTokens("campus")
        let polled = Mutex<[String?]>([])
        let watch = Watch(method: "trial.watch", tokens: { _ in tokens }, items: "items", storesNews: true) { _, arguments in
            let since: String? = try arguments.optional("since")
            let count = polled.withLock { polled in
                polled.append(since)
                return polled.count
            }
            return News(JSONValue.integer(count), token: "token \(count)", count: 1)
        }
        let own = try arguments(["a": .string("x"), "b": .integer(1), "interval_ms": .integer(5), "timeout_ms": .integer(9)])
        let found = try watch.slot(session.services, own)
        let slot = try #require(found)
        let first = try await watch.pollOnce(session.services, own)
        var saved = await slot.load()
        #expect(first.json == .integer(1) && saved == "token 1")
        let second = try await watch.pollOnce(session.services, own)
        saved = await slot.load()
        #expect(saved == "token 2" && polled.withLock { $0 } == [nil, "token 1"])
        await second.whenDropped?()
        saved = await slot.load()
        #expect(saved == "token 1")
        await first.whenDropped?()
        saved = await slot.load()
        #expect(saved == nil)
        let given = try await watch.pollOnce(session.services, own.setting("since", to: .string("own")))
        saved = await slot.load()
        #expect(given.whenDropped == nil && saved == nil && polled.withLock { $0.last } == "own")
    }

    @Test("The subject of a stream is the method with the parameters that choose the items")
    func subjects() throws {
        let watch = Watch(method: "trial.watch", tokens: { $0.campus.watchTokens }, items: "items", storesNews: true) { _, _ in
            News(JSONValue.null, token: "", count: 0)
        }
        let all: [String: JSONValue] = [
            "since": .string("s"), "interval_ms": .integer(1), "every_poll": .bool(true), "timeout_ms": .integer(2), "b": .integer(3),
            "a": .string("x"),
        ]
        #expect(watch.subject(try arguments(all)) == #"trial.watch {"a":"x","b":3}"#)
        #expect(watch.subject(try arguments(["b": .integer(3), "a": .string("x")])) == #"trial.watch {"a":"x","b":3}"#)
        #expect(Watch.subject("m", [:]) == "m {}")
    }
}

@Suite("Reviews of a timetable")
struct ReviewsTests {
    @Test("Each course is listed once, in the order of the timetable, with the teachers of all its meetings")
    func courses() throws {
        let rows = [
            (#""course_code":"A1""#, "Algebra", ["Li"]), (#""code":"B2.01""#, "Biology", ["Wu", "Xu"]),
            (#""code":"A1.02""#, "Algebra", ["Zhao", "Li"]),
            (#""code":"B2""#, "Biology", []), (#""type":"x""#, "Chess", ["Qi"]), (#""type":"x""#, "Dance", ["Qi"]),
            (#""type":"x""#, "Chess", ["Ma"]), (#""course_code":"E5","code":"A1.03""#, "Ethics", ["Li"]),
        ].map { member, name, teachers in
            let list = teachers.map { "\"\($0)\"" }.joined(separator: ",")
            return
                #"{"id":"1","semester_id":1,"name":"\#(name)",\#(member),"teachers":[\#(list)],"places":[],"weekday":1,"start":1,"end":2,"on_weeks":[1]}"#
        }
        let meetings = try [Course].decode(PaddedBytes("[\(rows.joined(separator: ","))]".utf8))
        let courses = Services.distinct(meetings)
        #expect(courses.map(\.code) == ["A1", "B2", "", "", "E5"])
        #expect(courses.map(\.course.name) == ["Algebra", "Biology", "Chess", "Dance", "Ethics"])
        #expect(courses.map(\.course.teachers) == [["Li", "Zhao"], ["Wu", "Xu"], ["Qi", "Ma"], ["Qi"], ["Li"]])
    }
}

private func members(_ json: UnsafePointer<CChar>) -> [String: JSONValue] {
    let value = try? JSONValue.decode(PaddedBytes(Array(String(cString: json).utf8)))
    return if case .object(let members) = value { members } else { [:] }
}
