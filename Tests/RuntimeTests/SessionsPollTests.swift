import Calls
import Errors
import JSON
import Storage
import Synchronization
import TestSupport
import Testing
import Threads

@testable import Runtime

@Suite("Polls that sessions with one store share", .virtualTime, .timeLimit(.minutes(5)))
struct SessionsPollTests {
    private static let watch = Watch(
        method: "trial.watch", tokens: { $0.campus.watchTokens }, items: "items", storesNews: true, poll: { _, _ in news("", []) })

    private static func log(_ directory: TemporaryDirectory, account: String = "me") throws -> PollLog {
        try #require(
            try CacheGroup(store: try directory.store(), log: { _, _ in }) { account }.watchTokens("campus").polls(of: "trial.watch {}"))
    }

    /// Polls for a session of its own. Returns the items that the poll tells it, and the token.
    private static func poll(
        _ directory: TemporaryDirectory, since: String?, atMost age: Duration?, account: String = "me", watch: Watch = watch,
        _ answer: @escaping @Sendable () throws -> News
    ) async throws -> (text: String?, count: Int) {
        let news = try await watch.poll(
            try log(directory, account: account), since: since, atMost: age, waitingAtMost: .seconds(30)
        ) { try answer() }
        return (news.outcome.json?.text, news.count)
    }

    @Test("A poll without news serves every session that knows its token, for one interval")
    func nothingNew() async throws {
        let directory = try TemporaryDirectory()
        let requests = Mutex(0)
        let answer: @Sendable () -> News = {
            requests.withLock { $0 += 1 }
            return news("b", [])
        }
        _ = try await Self.poll(directory, since: "b", atMost: nil, answer)
        for _ in 1...3 {
            let served = try await Self.poll(directory, since: "b", atMost: .seconds(60), answer)
            #expect(served.text == #"{"items":[],"token":"b"}"# && served.count == 0)
        }
        #expect(requests.withLock { $0 } == 1)
        _ = try await Self.poll(directory, since: "a", atMost: .seconds(60), answer)
        #expect(requests.withLock { $0 } == 2, "the token of another state")
        try await Timers.sleep(for: .seconds(61))
        _ = try await Self.poll(directory, since: "b", atMost: .seconds(60), answer)
        #expect(requests.withLock { $0 } == 3, "an old poll")
        _ = try await Self.poll(directory, since: "b", atMost: .seconds(60), account: "other", answer)
        _ = try await Self.poll(directory, since: "b", atMost: nil, answer)
        #expect(requests.withLock { $0 } == 5, "another account, and a poll that must ask the server")
    }

    @Test(
        "A poll with news serves every session that knows the token from which it started, unless its news may not be stored",
        arguments: [true, false])
    func stored(storesNews: Bool) async throws {
        let directory = try TemporaryDirectory()
        let watch = Watch(
            method: "trial.watch", tokens: { $0.campus.watchTokens }, items: "items", storesNews: storesNews, poll: { _, _ in news("", []) }
        )
        let requests = Mutex(0)
        for _ in 1...2 {
            let served = try await Self.poll(directory, since: "a", atMost: .seconds(60), watch: watch) {
                requests.withLock { $0 += 1 }
                return news("b", [1, 2])
            }
            #expect(served.count == 2 && served.text == #"{"items":[1,2],"token":"b"}"#)
        }
        #expect(requests.withLock { $0 } == (storesNews ? 1 : 2))
        let later = try await Self.poll(directory, since: "b", atMost: .seconds(60), watch: watch) { throw DanXiError(.network, "x") }
        #expect(later.count == 0)
    }

    @Test("A poll that fails serves nobody")
    func failure() async throws {
        let directory = try TemporaryDirectory()
        await expectFailure(.network) {
            try await Self.poll(directory, since: "a", atMost: nil) { throw DanXiError(.network, "x") }
        }
        let served = try await Self.poll(directory, since: "a", atMost: .seconds(60)) { news("b", [1]) }
        #expect(served.count == 1)
    }
}

private func news(_ token: String, _ items: [Int]) -> News {
    News(
        JSONValue.object(["token": .string(token), "items": .array(items.map { .integer($0) })]), token: token, count: items.count)
}
