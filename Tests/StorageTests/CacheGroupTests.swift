import Errors
import Glibc
import TestSupport
import Testing

@testable import Storage

@Suite("Groups of caches", .timeLimit(.minutes(5)))
struct CacheGroupTests {
    let counter = Counter()
    let log = Log()
    let account = Account()

    func fill(_ group: CacheGroup) async throws -> (ValueCache<Int>, KeyedCache<String, Int>) {
        let service = group.subgroup("service")
        let cache = service.cache("list", validity: .seconds(60), in: .disk) { [counter] in counter.next() }
        let keyed = service.keyedCache("pages", validity: .seconds(60), in: .disk) { [counter] (_: String) in counter.next() }
        _ = try await cache.value(.prefer)
        for key in ["1", "2", "1"] { _ = try await keyed.value(key, .prefer) }
        return (cache, keyed)
    }

    @Test("The name of a cached value's file consists of the group, the cache and, in a keyed cache, the key")
    func names() async throws {
        let directory = try TemporaryDirectory()
        let group = CacheGroup(store: try directory.store(), log: log.handler, account: account.reader)
        _ = try await fill(group)
        #expect(directory.files == ["service.list.json", "service.pages.1.json", "service.pages.2.json"])
        #expect(counter.value == 3)
    }

    @Test("Clearing a group removes all its values and files, including the files of earlier processes")
    func clear() async throws {
        let directory = try TemporaryDirectory()
        let group = CacheGroup(store: try directory.store(), log: log.handler, account: account.reader)
        let (cache, keyed) = try await fill(group)
        try directory.overwrite("service.pages.9.json", with: "{}")
        try await group.clear()
        #expect(directory.files.isEmpty)
        await expectFailure(.notCached) { try await cache.value(.only) }
        await expectFailure(.notCached) { try await keyed.value("1", .only) }
    }

    @Test("Clearing a subgroup does not clear the other caches of the group")
    func subgroup() async throws {
        let directory = try TemporaryDirectory()
        let group = CacheGroup(store: try directory.store(), log: log.handler, account: account.reader)
        _ = try await fill(group)
        let other = group.subgroup("other")
        let cache = other.cache("value", validity: .seconds(60), in: .disk) { 1 }
        _ = try await cache.value(.prefer)
        try await other.clear()
        #expect(directory.files == ["service.list.json", "service.pages.1.json", "service.pages.2.json"])
    }

    @Test("A cache in memory writes no files, and a group without a store keeps its values in memory")
    func memory() async throws {
        let directory = try TemporaryDirectory()
        let group = CacheGroup(store: try directory.store(), log: log.handler, account: account.reader)
        _ = try await group.cache("secret", validity: .seconds(60), in: .memory) { 1 }.value(.prefer)
        #expect(directory.files.isEmpty)
        let memory = CacheGroup(store: nil, log: log.handler, account: account.reader)
        let (cache, _) = try await fill(memory)
        let source = try await cache.value(.only).source
        #expect(source == .memory)
    }

    @Test("If a value of a keyed cache cannot be removed, all other values are removed, and the error is thrown")
    func keyedFailures() async throws {
        let directory = try TemporaryDirectory()
        let group = CacheGroup(store: try directory.store(), log: log.handler, account: account.reader)
        let (_, keyed) = try await fill(group)
        for key in 3...20 { _ = try await keyed.value("\(key)", .prefer) }
        let blocked = directory.path + "/store/service.pages.7.json"
        #expect(unlink(blocked) == 0 && mkdir(blocked, 0o700) == 0)
        defer { rmdir(blocked) }
        await expectFailure(.storage) { try await keyed.clear() }
        for key in 1...20 { await expectFailure(.notCached) { try await keyed.value("\(key)", .only) } }
        #expect(directory.files == ["service.list.json", "service.pages.7.json"])
    }

    @Test("A value that was requested before the cache was cleared is not stored afterwards")
    func clearedDuringRequest() async throws {
        let directory = try TemporaryDirectory()
        let group = CacheGroup(store: try directory.store(), log: log.handler, account: account.reader)
        let gate = Gate()
        let keyed = group.keyedCache(
            "pages", validity: .seconds(60), in: .disk, limits: CacheLimits(values: 2, diskBytes: 1 << 20)
        ) { (key: Int) in
            if key == 0 { await gate.pass() }
            return key
        }
        async let slow = keyed.value(0, .prefer)
        await gate.arrival()
        for key in 1...3 { _ = try await keyed.value(key, .prefer) }
        try await keyed.clear()
        gate.open()
        let value = try await slow.value
        #expect(value == 0)
        #expect(directory.files.isEmpty)
    }

    @Test("If one cache of a group cannot be cleared, the other caches are cleared, and the error is thrown")
    func failures() async throws {
        let directory = try TemporaryDirectory()
        let group = CacheGroup(store: try directory.store(), log: log.handler, account: account.reader)
        let blocked = group.cache("blocked", validity: .seconds(60), in: .disk) { 1 }
        let (cache, _) = try await fill(group)
        mkdir(directory.path + "/store/blocked.json", 0o700)
        defer { rmdir(directory.path + "/store/blocked.json") }
        await expectFailure(.storage) { try await group.clear() }
        await expectFailure(.notCached) { try await cache.value(.only) }
        let value = try await blocked.value(.refresh).value
        #expect(value == 1)
    }
}
