import Calls
import Errors
import Glibc
import JSON
import TestSupport
import Testing
import Threads

@testable import Storage

@Suite("Cached values by key", .virtualTime, .timeLimit(.minutes(5)))
struct KeyedCacheTests {
    private let counter = Counter()
    private let log = Log()
    private let temporary: TemporaryDirectory
    private let files: HookedFiles
    private let store: StoreDirectory

    init() throws {
        let temporary = try TemporaryDirectory()
        let files = HookedFiles(in: temporary.path)
        store = try World.current.fixed(files: files).run { try temporary.store() }
        (self.temporary, self.files) = (temporary, files)
    }

    private func cache(
        _ store: (any StoreBackend)?, limits: CacheLimits?, gate: Gate? = nil
    ) -> KeyedCache<Int, Int> {
        CacheGroup(store: store, log: log.handler) { nil }.keyedCache("n", validity: .seconds(3600), in: .disk, limits: limits) {
            [counter] (_: Int) in
            let number = counter.next()
            await gate?.passIfArmed()
            return number
        }
    }

    /// Returns which of the keys 0 to 4 have a value in memory.
    private func keys(_ cache: KeyedCache<Int, Int>) async throws -> [Int] {
        var keys: [Int] = []
        for key in 0..<5 { if try await cache.immediateValue(key, .prefer) != nil { keys.append(key) } }
        return keys
    }

    @Test("The least recently used value leaves the memory, and is read from the store when it is used again")
    func leastRecentlyUsed() async throws {
        let cache = cache(store, limits: CacheLimits(values: 2, diskBytes: 1 << 20))
        for (key, inMemory, requests) in [
            (0, [0], 1), (1, [0, 1], 2), (0, [0, 1], 2), (2, [0, 2], 3), (2, [0, 2], 3), (1, [1, 2], 3), (0, [0, 1], 3),
        ] {
            _ = try await cache.value(key, .prefer)
            let found = try await keys(cache)
            #expect(found == inMemory && counter.value == requests, "key \(key)")
        }
        await cache.replace(3, with: 9)
        let found = try await keys(cache)
        #expect(found == [0, 3])
        let value = try await cache.value(3, .only).value
        #expect(value == 9)
        let unlimited = self.cache(nil, limits: nil)
        for key in 0..<5 { _ = try await unlimited.value(key, .prefer) }
        let all = try await keys(unlimited)
        #expect(all == [0, 1, 2, 3, 4])
    }

    @Test("A call for a key whose value has left the memory shares the request that is still running")
    func evicted() async throws {
        let gate = Gate()
        let cache = cache(nil, limits: CacheLimits(values: 1, diskBytes: 0), gate: gate)
        gate.arm()
        async let held = cache.value(0, .prefer)
        await gate.arrival()
        _ = try await cache.value(1, .prefer)
        async let shared = cache.value(0, .prefer)
        try await Timers.sleep(for: .seconds(1))
        gate.open()
        let values = try await [held.value, shared.value]
        #expect(values == [1, 1] && counter.value == 2)
    }

    @Test("The oldest files are removed when a new value makes them too large, and a failure is logged")
    func files() async throws {
        let cache = cache(store, limits: CacheLimits(values: 9, diskBytes: 300))
        for key in 0..<5 {
            _ = try await cache.value(key, .prefer)
            let time = timespec(tv_sec: 1000 + key, tv_nsec: 0)
            #expect(utimensat(AT_FDCWD, "\(store.path)/n.\(key).json", [time, time], 0) == 0)
        }
        let size = try #require(temporary.content(of: "n.4.json")?.utf8.count)
        #expect((100..<150).contains(size))
        #expect(temporary.files == (5 - 300 / size..<5).map { "n.\($0).json" })
        await cache.replace(0, with: 7)
        #expect(temporary.files.count == 300 / size && temporary.files.contains("n.0.json"))
        #expect(log.entries == [])
        files.fail(["remove n.": EACCES])
        _ = try await cache.value(1, .refresh)
        #expect(log.entries.count == 1 && log.entries[0].hasPrefix("warning: Cannot remove \(store.path)/n."))
        let unlimited = self.cache(store, limits: nil)
        for key in 5..<9 { _ = try await unlimited.value(key, .prefer) }
        #expect(log.entries.count == 1)
    }

    @Test("If several values cannot be removed, the first error is thrown")
    func failures() async throws {
        let cache = cache(store, limits: nil)
        _ = try await cache.value(0, .prefer)
        files.fail(["remove n.0": EACCES])
        let error = await failure { try await cache.clear() }
        #expect(error?.message.hasPrefix("Cannot remove \(store.path)/n.0.json: Permission denied.") == true)
        files.fail(["list store": EIO])
        let group = CacheGroup(store: store, log: log.handler) { nil }
        let (first, second) = (group.subgroup("first"), group.subgroup("second"))
        let one = first.cache("a", validity: .seconds(60), in: .disk) { 1 }
        let two = second.cache("b", validity: .seconds(60), in: .disk) { 2 }
        _ = (try await one.value(.refresh), try await two.value(.refresh))
        let lists = Counter()
        files.setHook { operation in operation == "list store" ? (lists.next() == 1 ? EACCES : EIO) : nil }
        let cleared = await failure { try await group.clear() }
        #expect(cleared?.message.hasPrefix("Cannot list \(store.path): Permission denied.") == true)
    }

    // MARK: Entries

    private func makeEntries(limit: Int = 1000) -> EntryCache<[Int]> {
        EntryCache(store: store, prefix: "x", limit: limit, log: log.handler)
    }

    @Test("Entries are stored under hashes of their names, and removed one at a time or all together")
    func entries() async throws {
        let entries = makeEntries()
        var found = await entries.load("a")
        #expect(found == nil)
        await entries.save("a", [1])
        await entries.save("b", [2])
        #expect(temporary.files == ["a", "b"].map { "x.\(Fingerprint($0).text).json" }.sorted())
        #expect(temporary.content(of: "x.\(Fingerprint("a").text).json") == "[1]")
        found = await entries.load("a")
        #expect(found == [1])
        await entries.remove("a")
        found = await entries.load("a")
        #expect(found == nil)
        found = await entries.load("b")
        #expect(found == [2])
        try temporary.overwrite("xy.json", with: "{}")
        try await entries.removeAll()
        #expect(temporary.files == ["xy.json"] && log.entries == [])
        let client = MemoryClient()
        let shared = EntryCache<[Int]>(
            store: try SharedStore(client: client, namespace: "a", key: nil), prefix: "x", limit: 0, log: log.handler)
        await shared.save("a", [1])
        #expect(client.takeCommands().map { $0.suffix(17) } == [" for 604800000 ms"])
    }

    @Test("When the entries are too large together, the oldest are removed")
    func oldEntries() async throws {
        let entries = makeEntries(limit: 12)
        for number in 1...4 {
            await entries.save("\(number)", [1000 + number])
            let time = timespec(tv_sec: number, tv_nsec: 0)
            #expect(utimensat(AT_FDCWD, "\(store.path)/x.\(Fingerprint("\(number)").text).json", [time, time], 0) == 0)
        }
        #expect(temporary.files == ["3", "4"].map { "x.\(Fingerprint($0).text).json" }.sorted())
    }

    @Test("A failure to load, save or remove an entry is logged")
    func failedEntries() async throws {
        let entries = makeEntries()
        let file = "\(store.path)/x.\(Fingerprint("a").text).json"
        files.fail(["open store": EACCES])
        let found = await entries.load("a")
        await entries.save("a", [1])
        await entries.remove("a")
        let failed =
            "Cannot use the directory \(store.path): Permission denied. "
            + "Check store.path, its permissions and the free space of its disk."
        let ignored = "The value is ignored, and the next write replaces it."
        #expect(found == nil && log.entries == ["warning: \(failed) \(ignored)", "warning: \(failed)", "warning: \(failed)"])
        await expectFailure(.storage) { try await entries.removeAll() }
        files.fail([:])
        try temporary.overwrite(String(file.split(separator: "/").last ?? ""), with: "{")
        let damaged = await entries.load("a")
        #expect(damaged == nil && log.entries.last?.hasPrefix("warning: \(file) is invalid (") == true)
        // A job of the directory blocks, so no other job is accepted.
        try FileThreads.shared.submit(in: store.path) { World.current.threads.sleep(for: .seconds(60)) }
        try await Timers.sleep(for: .seconds(10))
        let blocked = await entries.load("a")
        #expect(blocked == nil && log.entries.last?.hasPrefix("warning: \(store.path) does not respond:") == true)
        try await Timers.sleep(for: .seconds(60))
    }
}
