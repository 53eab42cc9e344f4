import TestSupport
import Testing

@testable import Storage

@Suite("Stored watch tokens", .timeLimit(.minutes(5)))
struct WatchTokenTests {
    let log = Log()

    func slot(_ directory: TemporaryDirectory, _ account: String?, _ subject: String = "forum.watch_hole id=1") throws -> WatchTokens.Slot?
    {
        let group = CacheGroup(store: try directory.store(), log: log.handler) { account }
        return try group.watchTokens("community").slot(for: subject)
    }

    @Test("Each account and subject has its own stored token, which later processes can read")
    func separate() async throws {
        let directory = try TemporaryDirectory()
        try await #require(try slot(directory, "a")).save("1")
        try await #require(try slot(directory, "b")).save("2")
        try await #require(try slot(directory, "a", "forum.watch_hole id=2")).save("3")
        var token = try await slot(directory, "a")?.load()
        #expect(token == "1")
        token = try await slot(directory, "b")?.load()
        #expect(token == "2")
        token = try await slot(directory, "a", "forum.watch_hole id=2")?.load()
        #expect(token == "3")
        token = try await slot(directory, "c")?.load()
        #expect(token == nil)
        #expect(try slot(directory, nil) == nil, "without an account, no token is stored")
        #expect(directory.files.count == 3 && directory.files.allSatisfy { directory.mode(of: $0) == 0o600 })
        try await slot(directory, "a")?.save(nil)
        token = try await slot(directory, "a")?.load()
        #expect(token == nil)
    }

    @Test("Clearing a group removes its tokens, but not the tokens of another group")
    func clear() async throws {
        let directory = try TemporaryDirectory()
        let store = try directory.store()
        let groups = ["community", "campus"].map { _ in CacheGroup(store: store, log: log.handler) { "a" } }
        let tokens = [groups[0].watchTokens("community"), groups[1].watchTokens("campus")]
        for each in tokens { await (try each.slot(for: "x"))?.save("1") }
        try await groups[0].clear()
        var token = await (try tokens[0].slot(for: "x"))?.load()
        #expect(token == nil)
        token = await (try tokens[1].slot(for: "x"))?.load()
        #expect(token == "1")
    }

    @Test("A damaged file of tokens counts as missing, and without a store no token is stored")
    func damaged() async throws {
        let directory = try TemporaryDirectory()
        try await slot(directory, "a")?.save("1")
        try directory.overwrite(try #require(directory.files.first), with: "{")
        let token = try await slot(directory, "a")?.load()
        #expect(token == nil)
        let group = CacheGroup(store: nil, log: log.handler) { "a" }
        #expect(try group.watchTokens("community").slot(for: "x") == nil)
    }

    @Test("Fingerprints are the same in every process, and differ if parts are missing, empty or divided differently")
    func fingerprints() {
        #expect(Fingerprint().text == "cbf29ce484222325")
        #expect(Fingerprint("a").text.utf8.count == 16)
        let texts = [Fingerprint("ab"), Fingerprint("a", "b"), Fingerprint("", "ab"), Fingerprint(nil, "ab"), Fingerprint("ab", nil)].map(
            \.text)
        #expect(Set(texts).count == texts.count)
    }
}
