import Calendar
import Errors
import Glibc
import JSON
import TestSupport
import Testing
import Threads

@testable import Storage

@Suite("Stored polls, tokens and revisions", .virtualTime, .timeLimit(.minutes(5)))
struct PollLogTests {
    private let temporary: TemporaryDirectory
    private let files: HookedFiles
    private let store: StoreDirectory
    private let log = Log()

    init() throws {
        let temporary = try TemporaryDirectory()
        let files = HookedFiles(in: temporary.path)
        store = try World.current.fixed(files: files).run { try temporary.store() }
        (self.temporary, self.files) = (temporary, files)
    }

    private func group(_ store: (any StoreBackend)?, account: String? = "alice", isPublic: Bool = false) -> CacheGroup {
        CacheGroup(store: store, log: log.handler) { account }.subgroup("g", isPublic: isPublic)
    }

    /// Returns the last poll, and records the next one.
    private func poll(_ log: PollLog, _ next: PollLog.Entry? = nil) async throws -> PollLog.Entry? {
        let entry: PollLog.Entry? = try await log.alone(waitingAtMost: .seconds(1)) { ($0, made: next) }
        return entry
    }

    private let name = "watch.community.\(Fingerprint("s", "alice").text)"

    // MARK: Polls

    @Test("A poll is stored with its time, tokens and news, for the account and the subject")
    func polls() async throws {
        let polls = try #require(try group(store).watchTokens("community").polls(of: "s"))
        var last = try await poll(polls)
        #expect(last == nil && temporary.files == ["\(name).lock"])
        _ = try await poll(polls, PollLog.Entry(time: WallTime(milliseconds: 5), since: "a", token: "b", news: .array([.integer(1)])))
        let text = #"{"account":"alice","news":[1],"since":"a","subject":"s","time_ms":5,"token":"b"}"#
        #expect(temporary.content(of: "\(name).poll.json") == text)
        last = try await poll(polls)
        #expect(last?.time == WallTime(milliseconds: 5) && last?.since == "a" && last?.token == "b" && last?.news == .array([.integer(1)]))
        _ = try await poll(polls, PollLog.Entry(time: WallTime(milliseconds: 0), since: nil, token: "c", news: nil))
        #expect(temporary.content(of: "\(name).poll.json") == #"{"account":"alice","subject":"s","time_ms":0,"token":"c"}"#)
        last = try await poll(polls)
        #expect(last?.time == WallTime(milliseconds: 0) && last?.since == nil && last?.token == "c" && last?.news == nil)
        for other in [text.replacing("alice", with: "bob"), text.replacing("\"s\"", with: "\"t\""), text.replacing(":5", with: ":-1")] {
            try temporary.overwrite("\(name).poll.json", with: other)
            last = try await poll(polls)
            #expect(last == nil)
        }
        #expect(log.entries.count == 1 && log.entries[0].contains("time_ms"))
        #expect(try group(nil).watchTokens("community").polls(of: "s") == nil)
        #expect(try group(store, account: nil).watchTokens("community").polls(of: "s") == nil)
    }

    @Test("Polls of one subject do not overlap, and each is told of the one before")
    func alone() async throws {
        let polls = try #require(try group(store).watchTokens("community").polls(of: "s"))
        let running = Counter()
        let tokens = try await withThrowingTaskGroup(of: String?.self) { tasks in
            for number in 0..<3 {
                tasks.addTask {
                    try await polls.alone(waitingAtMost: .seconds(100)) { last in
                        let count = running.next()
                        try await Timers.sleep(for: .seconds(1))
                        #expect(running.value == count)
                        return (last?.token, made: PollLog.Entry(time: .now, since: nil, token: "\(number)", news: nil))
                    }
                }
            }
            return try await tasks.reduce(into: []) { $0.append($1) }
        }
        #expect(Set(tokens).count == 3 && tokens.contains(nil))
    }

    @Test("A poll that cannot be read or saved is logged, and its value is returned")
    func failedPolls() async throws {
        let client = MemoryClient { $0.hasPrefix("lock") || $0.hasPrefix("unlock") ? nil : DanXiError(.storage, "It is away.") }
        let shared = try SharedStore(client: client, namespace: "a", key: nil)
        let polls = try #require(try group(shared).watchTokens("community").polls(of: "s"))
        let last = try await poll(polls, PollLog.Entry(time: .now, since: nil, token: "c", news: nil))
        #expect(last == nil)
        #expect(
            log.entries == [
                "warning: It is away. The value is ignored, and the next write replaces it.",
                "warning: The poll of s was not saved, so other sessions poll too. It is away.",
            ])
        let lifetime = client.takeCommands().first { $0.hasPrefix("put") }
        #expect(lifetime?.hasSuffix("\(name).poll.json for \(30 * 86_400_000) ms under 1") == true)
    }

    // MARK: Tokens

    @Test("A token is stored for the account and the subject, and removed when there is none")
    func tokens() async throws {
        let slot = try #require(try group(store).watchTokens("community").slot(for: "s"))
        await slot.save("t")
        let text = #"{"account":"alice","subject":"s","token":"t"}"#
        #expect(temporary.files == ["\(name).json"] && temporary.content(of: "\(name).json") == text)
        var token = await slot.load()
        #expect(token == "t")
        for other in [text.replacing("alice", with: "bob"), text.replacing("\"s\"", with: "\"t\"")] {
            try temporary.overwrite("\(name).json", with: other)
            token = await slot.load()
            #expect(token == nil)
        }
        await slot.save(nil)
        #expect(temporary.files == [] && log.entries == [])
        files.fail(["open store": EACCES])
        await slot.save("t")
        await slot.save(nil)
        token = await slot.load()
        let failed =
            "Cannot use the directory \(store.path): Permission denied. "
            + "Check store.path, its permissions and the free space of its disk."
        let unsaved = "warning: The watch token of s was not saved, so the next poll may return the same items. \(failed)"
        let ignored = "warning: \(failed) The value is ignored, and the next write replaces it."
        #expect(token == nil && log.entries == [unsaved, unsaved, ignored])
    }

    @Test("A group without an account has the tokens of another account, and all accounts share those of a public group")
    func accounts() async throws {
        let own = try #require(try group(store).watchTokens("a", orOf: "token").slot(for: "s"))
        let other = try #require(try group(store, account: nil).watchTokens("a", orOf: "token").slot(for: "s"))
        #expect(try group(store, account: nil).watchTokens("a").slot(for: "s") == nil)
        let shared = try [nil, "alice"].map { account in
            try #require(try group(store, account: account, isPublic: true).watchTokens("a").slot(for: "s"))
        }
        await own.save("own")
        await other.save("other")
        await shared[0].save("shared")
        let found = [await own.load(), await other.load(), await shared[1].load()]
        #expect(found == ["own", "other", "shared"])
        let names = ["alice", "token", ""].map { "watch.a.\(Fingerprint("s", $0).text).json" }
        #expect(temporary.files == names.sorted())
        let client = MemoryClient()
        let slot = try group(try SharedStore(client: client, namespace: "a", key: nil)).watchTokens("a").slot(for: "s")
        await slot?.save("t")
        #expect(client.takeCommands().map { $0.suffix(18) } == [" for 2592000000 ms"])
    }

    // MARK: Revisions

    @Test("A revision has the time of its last change, also in a later session, and nothing is written without a change")
    func revisions() async throws {
        let start = WallTime.now.milliseconds
        var found: [String: Revision] = [:]
        for (content, number, changed, isWritten) in [
            ("1", 0, nil, true), ("1", 0, nil, false), ("2", 1, 2000, true), ("2", 1, 2000, false), ("1", 2, 4000, true),
        ] as [(String, Int, Int?, Bool)] {
            _ = files.takeOperations()
            let revisions = group(store).revisions("cal")
            found = try await revisions.update(["x": content], of: "505")
            #expect(found["x"]?.fingerprint == content && found["x"]?.number == number)
            #expect(found["x"]?.changed == changed.map { WallTime(milliseconds: start + $0) })
            #expect(files.takeOperations().contains { $0.hasPrefix("rename cal.505.") } == isWritten)
            try await Timers.sleep(for: .seconds(1))
        }
        let owner = Fingerprint("alice").text
        let items = #"[{"changed_ms":\#(start + 4000),"fingerprint":"1","id":"x","number":2}]"#
        #expect(temporary.files == ["cal.505.\(owner).json", "cal.505.\(owner).json.lock", "cal_revisions.lock"])
        #expect(temporary.content(of: "cal.505.\(owner).json") == #"{"account":"alice","items":\#(items)}"#)
        try temporary.overwrite("calendar.json", with: "{}")
        let cleared = group(store)
        let kept = cleared.revisions("cal")
        try await cleared.clear()
        #expect(temporary.files == ["cal.505.\(owner).json.lock", "cal_revisions.lock", "calendar.json"])
        withExtendedLifetime(kept) {}
    }

    @Test(
        "Stored revisions of another account, and with a wrong number, count as missing",
        arguments: [
            (#""alice""#, "2147483647", 2_147_483_647), (#""alice""#, "0", 0), (#""alice""#, "-1", 0), (#""alice""#, "2147483648", 0),
            (#""bob""#, "7", 0),
        ])
    func storedRevisions(account: String, number: String, expected: Int) async throws {
        let text = #"{"account":\#(account),"items":[{"fingerprint":"1","id":"x","number":\#(number)}]}"#
        try temporary.overwrite("cal.505.\(Fingerprint("alice").text).json", with: text)
        let found = try await group(store).revisions("cal").update(["x": "1"], of: "505")
        #expect(found["x"]?.number == expected)
    }

    @Test("From 10,001 items on, those that a list no longer has are forgotten")
    func manyRevisions() async throws {
        for (count, isKept) in [(10_000, true), (10_001, false)] {
            let revisions = group(nil).revisions("cal")
            func update(_ items: [String: String]) async throws -> Int? { try await revisions.update(items, of: "505")["0"]?.number }
            let all = Dictionary(uniqueKeysWithValues: (0..<count).map { ("\($0)", "1") })
            _ = try await update(all)
            let missing = try await update(["1": "1"])
            #expect((missing != nil) == isKept)
            let number = try await update(["0": "2"])
            #expect(number == (isKept ? 1 : 0))
        }
    }

    @Test("Revisions that cannot be saved are returned, and the failure is logged")
    func failedRevisions() async throws {
        let client = MemoryClient { $0.hasPrefix("replace") ? DanXiError(.storage, "It is away.") : nil }
        let shared = try SharedStore(client: client, namespace: "a", key: nil)
        let found = try await group(shared, account: nil).revisions("cal").update(["x": "1"], of: "505")
        #expect(found.mapValues(\.number) == ["x": 0])
        let text = "The revisions of 505 were not saved, so a later change may get the same number. It is away."
        #expect(log.entries == ["warning: \(text)"])
        let command = client.takeCommands().first { $0.hasPrefix("replace") }
        #expect(command?.hasSuffix(":cal.505.\(Fingerprint("").text).json 0 of 16 for \(400 * 86_400_000) ms under 1") == true)
    }
}
