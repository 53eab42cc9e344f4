import Calendar
import Calls
import Errors
import JSON
import TestSupport
import Testing
import Threads

@testable import Storage

/// Tests of the times, the store and the log of a cached value.
@Suite("Times and stores of cached values", .virtualTime, .timeLimit(.minutes(5)))
struct ValueCacheTimesTests {
    private let client = MemoryClient()
    private let counter = Counter()
    private let log = Log()
    private let account = Account()
    private let key = "danxi:1:{c6dd57f345633701}:numbers.json"

    private func cache(
        _ store: (any StoreBackend)? = nil, account: AccountReader? = nil, gate: Gate? = nil
    ) -> ValueCache<[Int]> {
        ValueCache(name: "numbers", validity: .seconds(60), store: store, log: log.handler, account: account ?? self.account.reader) {
            [counter] in
            let number = counter.next()
            await gate?.passIfArmed()
            return [number]
        }
    }

    private func store() throws -> SharedStore { try SharedStore(client: client, namespace: "a", key: [UInt8](repeating: 1, count: 32)) }

    private func value(_ cache: ValueCache<[Int]>, _ policy: CachePolicy = .prefer) async throws -> [Int] {
        try await cache.value(policy).value
    }

    @Test("A value is valid until its validity has passed, in memory and in the store, where it stays for another week")
    func validity() async throws {
        let store = try store()
        let first = cache(store)
        let start = WallTime.now
        var number = try await value(first)
        #expect(number == [1] && client.takeCommands().last == "put \(key) for \((60 + 7 * 86_400) * 1000) ms")
        try await Timers.sleep(for: .milliseconds(59_999))
        number = try await value(first)
        #expect(try number == [1] && first.immediateValue(.prefer) != nil)
        let stored = try await cache(store).value(.prefer)
        #expect(try stored.value == [1] && stored.source == .disk && stored.fetchedAt == start)
        try await Timers.sleep(for: .milliseconds(1))
        #expect(try first.immediateValue(.prefer) == nil && first.immediateValue(.only)?.fetchedAt == start)
        number = try await value(cache(store))
        #expect(number == [2])
        number = try await value(first)
        #expect(number == [3] && counter.value == 3)
    }

    @Test("A change applies to values from the server until its period is over, in the order of the changes")
    func periods() async throws {
        let cache = cache()
        await cache.update(for: .seconds(60)) { $0 + [100] }
        try await Timers.sleep(for: .seconds(30))
        await cache.update(for: .seconds(60)) { $0 + [200] }
        await cache.update(for: .seconds(90)) { _ in nil }
        for (milliseconds, expected) in [(29_999, [1, 100, 200]), (1, [2, 200]), (29_999, [3, 200]), (1, [4])] {
            try await Timers.sleep(for: .milliseconds(milliseconds))
            let found = try await value(cache, .refresh)
            #expect(found == expected)
        }
    }

    @Test("All changes during a request apply to its value, however long the request takes")
    func changesDuringRequest() async throws {
        let gate = Gate()
        let cache = cache(gate: gate)
        gate.arm()
        async let held = cache.value(.refresh)
        await gate.arrival()
        for number in [100, 200, 300] {
            await cache.update { $0 + [number] }
            try await Timers.sleep(for: .seconds(1))
        }
        gate.open()
        let changed = try await held.value
        #expect(changed == [1, 100, 200, 300])
    }

    @Test(
        "A value that was read from the store does not replace one that was set meanwhile, and does not return after a removal",
        arguments: [true, false])
    func overtaken(isRemoved: Bool) async throws {
        let store = try store()
        _ = try await value(cache(store))
        let cache = cache(store)
        client.setHook { command in
            if command.hasPrefix("get") { World.current.threads.sleep(for: .seconds(1)) }
            return nil
        }
        async let late = failure { try await cache.value(.only) }
        async let found = failure { try await cache.value(.only) }
        try await Timers.sleep(for: .milliseconds(500))
        if isRemoved { try await cache.clear() } else { await cache.replace(with: [9]) }
        let codes = await [late?.code, found?.code]
        #expect(codes == (isRemoved ? [.notCached, .notCached] : [nil, nil]))
        let error = await failure { _ = try await cache.value(.only) }
        #expect((error?.code == .notCached) == isRemoved)
        if !isRemoved {
            let kept = try await value(cache, .only)
            #expect(kept == [9])
        }
    }

    @Test("What the store or the account prevents is logged, and the call goes on")
    func failures() async throws {
        let cache = cache(try store())
        client.setHook { _ in DanXiError(.storage, "It is away.") }
        let number = try await value(cache)
        #expect(number == [1])
        await cache.discard()
        let ignored = "warning: It is away. The value is ignored, and the next write replaces it."
        #expect(
            log.entries == [
                ignored, ignored, "warning: It is away.",
                "warning: The cached value `numbers` may be out of date, but could not be removed. It is away.",
            ])
        await expectFailure(.notCached) { try await cache.value(.only) }
        await expectFailure(.storage) { try await cache.clear() }
        let closed = self.cache(account: { throw DanXiError(.accountChanged, "Another account.") })
        await closed.update { $0 }
        await closed.replace(with: [2])
        #expect(
            log.entries.suffix(2) == [
                "info: The cached value `numbers` was not updated. Another account.",
                "info: The value `numbers` was not cached. Another account.",
            ])
    }

    @Test("The error for a value that is not cached says what to do")
    func notCached() async throws {
        let error = await failure { try await cache().value(.only) }
        let advice = "Call without `cache`, or with `prefer`, while the server can be reached."
        #expect(error == DanXiError(.notCached, "The value `numbers` is not cached. \(advice)") && counter.value == 0)
    }

    @Test("A replaced value counts as new, and has the account of the call")
    func replaced() async throws {
        account.name = "alice"
        let cache = cache(try store())
        _ = try await value(cache)
        try await Timers.sleep(for: .seconds(50))
        await cache.replace(with: [9])
        try await Timers.sleep(for: .seconds(50))
        let found = try await cache.value(.prefer)
        #expect(try found.value == [9] && found.source == .memory)
        let stored = try await self.cache(try store()).value(.prefer)
        #expect(try stored.value == [9] && stored.source == .disk && stored.fetchedAt == found.fetchedAt)
        account.name = "bob"
        await expectFailure(.notCached) { try await cache.value(.only) }
    }

    @Test("A changed value keeps the time at which it was received")
    func changedTime() async throws {
        let cache = cache(try store())
        let first = try await cache.value(.prefer)
        try await Timers.sleep(for: .seconds(50))
        await cache.update { $0 + [9] }
        let changed = try await cache.value(.only)
        #expect(try changed.value == [1, 9] && changed.fetchedAt == first.fetchedAt)
        try await Timers.sleep(for: .seconds(10))
        let next = try await value(cache)
        #expect(next == [2])
    }

    @Test("A refresh gets the known value of its account")
    func known() async throws {
        let cache = ValueCache<[Int]>(name: "n", validity: .seconds(60), store: nil, log: log.handler, account: account.reader) { known in
            (try known?.value ?? []) + [known?.source == .memory ? 1 : 0]
        }
        account.name = "alice"
        var values: [[Int]] = []
        for name in ["alice", "alice", "bob"] {
            account.name = name
            values.append(try await cache.value(.refresh).value)
        }
        #expect(values == [[0], [0, 1], [0]])
    }

    @Test("The decoding of a large stored value does not occupy the thread that waits for the call")
    func large() async throws {
        let store = try store()
        for (count, leaves) in [(10, 0), (20_000, 1)] {
            let name = "numbers\(count)"
            func cache() -> ValueCache<[Int]> {
                ValueCache(name: name, validity: .seconds(60), store: store, log: log.handler, account: account.reader) {
                    [Int](repeating: 1000, count: count)
                }
            }
            _ = try await cache().value(.prefer)
            let thread = CountingThread()
            let found = try await CallContext.$current.withValue(CallContext(thread: thread)) { try await cache().value(.only) }
            #expect(try found.source == .disk && found.value.count == count && thread.leaves == leaves)
        }
    }

    @Test("A file has the value, its account, its time and its skipped rows, and is read again as it is")
    func file() async throws {
        let temporary = try TemporaryDirectory()
        let store = try temporary.store()
        func text(account: String?, _ rows: [SkippedRow]) async throws -> String {
            self.account.name = account
            let cache = ValueCache<[Int]>(name: "n", validity: .seconds(60), store: store, log: log.handler, account: self.account.reader) {
                SkippedRowRecorder.current?.record(SkippedRows(rows, count: rows.count))
                return [7]
            }
            _ = try await cache.value(.refresh)
            return try #require(temporary.content(of: "n.json"))
        }
        let time = WallTime.now.milliseconds
        var found = try await text(account: nil, [])
        #expect(found == StoredText(value: "[7]", fetchedAt: time).text)
        found = try await text(account: "alice", [])
        #expect(found == StoredText(value: "[7]", account: "alice", fetchedAt: time).text)
        found = try await text(account: "alice", [SkippedRow(what: "number", reason: "bad", excerpt: "x")])
        #expect(found.contains(StoredText(value: "[7]", account: "alice", fetchedAt: time).tail.dropLast() + #","skipped":{"#))
        let coding = CacheFormat<[Int]>.coding(isAuthentic: true)
        let cached = try coding.decode(PaddedBytes(found.utf8))
        #expect(cached.account == "alice" && cached.fetchedAt.milliseconds == time && cached.skipped.count == 1)
        let first = try coding.decode(PaddedBytes(StoredText(value: "[7]", fetchedAt: 0).text.utf8)).cached(.disk)
        #expect(try first.value == [7] && first.fetchedAt.milliseconds == 0)
    }

    private struct Broken: JSONCodable {
        init(json: JSONElement) throws(JSONError) { throw JSONError("no memory", isOutOfMemory: true) }
        func write(to json: inout JSONWriter) { json.object { _ in } }
    }

    @Test("A stored value that cannot be decoded for lack of memory is not called damaged")
    func outOfMemory() throws {
        let cached = try CacheFormat<Broken>.coding(isAuthentic: true).decode(PaddedBytes(StoredText(value: "{}", fetchedAt: 1).text.utf8))
        #expect(throws: DanXiError.outOfMemory("to read a stored value")) { try cached.cached(.disk).value }
        let wrong = try CacheFormat<[Int]>.coding(isAuthentic: true).decode(PaddedBytes(StoredText(value: "{}", fetchedAt: 1).text.utf8))
        #expect {
            try wrong.cached(.disk).value
        } throws: {
            let error = DanXiError($0)
            return error.code == .storage && error.message.hasPrefix("A stored value cannot be decoded (")
                && error.message.hasSuffix("). Call with `cache`: `refresh`, which replaces the value.")
        }
    }

    @Test("A transformed value keeps its source, time, skipped rows and next page")
    func mapped() throws {
        let rows = SkippedRows([SkippedRow(what: "a", reason: "b", excerpt: "c")], count: 1)
        var cached = Cached(value: [1, 2], source: .disk, fetchedAt: WallTime(milliseconds: 7), skipped: rows)
        cached.nextPage = "https://a.example/2"
        let mapped = try cached.map(\.count)
        #expect(try mapped.value == 2 && mapped.source == .disk && mapped.fetchedAt == WallTime(milliseconds: 7))
        #expect(mapped.skipped == rows && mapped.nextPage == "https://a.example/2" && mapped.sharedJSON == nil)
    }
}
