import Calls
import Errors
import Glibc
import JSON
import TestSupport
import Testing

@testable import Storage

@Suite("Cached values", .virtualTime, .timeLimit(.minutes(5)))
struct ValueCacheTests {
    let counter = Counter()
    let log = Log()
    let account = Account()

    func cache(_ directory: StoreDirectory? = nil, validity: Duration = .seconds(3600)) -> ValueCache<[Int]> {
        ValueCache(name: "numbers", validity: validity, store: directory, log: log.handler, account: account.reader) { [counter] in
            [counter.next()]
        }
    }

    @Test("`prefer` sends a request only if no valid value is cached")
    func prefer() async throws {
        let cache = cache()
        let first = try await cache.value(.prefer)
        #expect(try first.value == [1] && first.source == .network)
        let second = try await cache.value(.prefer)
        #expect(try second.value == [1] && second.source == .memory && second.fetchedAt == first.fetchedAt)
        #expect(counter.value == 1)
    }

    @Test("Results with the same cached value share one JSON text, and a changed value has its own text")
    func sharedText() async throws {
        let cache = cache()
        let shared = try await [cache.value(.refresh), cache.value(.prefer), cache.value(.only)].map { try #require($0.sharedJSON) }
        #expect(shared.allSatisfy { $0 === shared[0] })
        let value = try await cache.value(.prefer)
        #expect(try value.map { $0 + [2] }.sharedJSON == nil)
        await cache.update(for: .zero) { $0 + [7] }
        let changed = try await cache.value(.prefer)
        #expect(changed.sharedJSON != nil && changed.sharedJSON !== shared[0])
        #expect(try changed.sharedJSON?.text(of: changed.value).map { String(cString: $0.cString) } == "[1,7]")
    }

    @Test("A valid value in memory is returned without suspending the caller")
    func immediate() async throws {
        account.name = "a"
        let policies: [CachePolicy] = [.prefer, .only, .refresh, .revalidate]
        func answers(_ cache: ValueCache<[Int]>) throws -> [Bool] { try policies.map { try cache.immediateValue($0) != nil } }
        let (valid, expired) = (cache(), cache(validity: .zero))
        #expect(try answers(valid) == [false, false, false, false])
        for cache in [valid, expired] { _ = try await cache.value(.refresh) }
        #expect(try answers(valid) == [true, true, false, false] && answers(expired) == [false, true, false, false])
        #expect(try valid.immediateValue(.only)?.source == .memory)
        account.name = "b"
        #expect(try answers(valid) == [false, false, false, false])
        account.name = "a"
        try await valid.clear()
        #expect(try answers(valid) == [false, false, false, false])
    }

    @Test("An expired value is requested again")
    func validity() async throws {
        let cache = cache(validity: .zero)
        var value = try await cache.value(.prefer).value
        #expect(value == [1])
        value = try await cache.value(.prefer).value
        #expect(value == [2])
    }

    @Test("`refresh` sends a request and replaces the cached value")
    func refresh() async throws {
        let cache = cache()
        _ = try await cache.value(.prefer)
        var value = try await cache.value(.refresh).value
        #expect(value == [2])
        value = try await cache.value(.prefer).value
        #expect(value == [2])
    }

    @Test("Concurrent calls that refuse the same cached value share one request")
    func unusable() async throws {
        let cache = cache()
        for _ in 0..<300 {
            let old = try await cache.value(.prefer).value
            try await withThrowingTaskGroup(of: [Int].self) { group in
                for _ in 0..<4 { group.addTask { try await cache.value(.prefer) { try $0.value != old }.value } }
                for try await value in group { #expect(value != old) }
            }
        }
        #expect(counter.value == 301)
    }

    @Test("`only` sends no request and accepts a value of any age")
    func only() async throws {
        let cache = cache(validity: .zero)
        await #expect { try await cache.value(.only) } throws: {
            DanXiError($0).code == .notCached && DanXiError($0).message.contains("numbers")
        }
        _ = try await cache.value(.refresh)
        let value = try await cache.value(.only).value
        #expect(value == [1])
        #expect(counter.value == 1)
    }

    @Test("A change by the session applies to the cached value and its file, and for a time to values from the server")
    func update() async throws {
        let directory = try TemporaryDirectory()
        let cache = cache(try directory.store())
        await cache.update(for: .seconds(60)) { $0 + [100] }
        await expectFailure(.notCached, "a change without a cached value stores nothing") { try await cache.value(.only) }
        var value = try await cache.value(.prefer).value
        #expect(value == [1, 100])
        await cache.update(for: .zero) { $0 + [200] }
        let cached = try await cache.value(.only)
        #expect(try cached.value == [1, 100, 200])
        value = try await self.cache(try directory.store()).value(.only).value
        #expect(value == [1, 100, 200])
        value = try await cache.value(.refresh).value
        #expect(value == [2, 100], "the second change does not apply any more")
        try await cache.clear()
        value = try await cache.value(.prefer).value
        #expect(value == [3], "clearing the cache removes the changes")
    }

    @Test("A change also applies to the value of a request that was sent before the change, but only for the same account")
    func updateDuringRequest() async throws {
        account.name = "a"
        let gate = Gate()
        let cache = ValueCache<[Int]>(
            name: "numbers", validity: .seconds(60), store: nil, log: log.handler, account: account.reader
        ) { [counter] in
            let value = counter.next()
            await gate.passIfArmed()
            return [value]
        }
        gate.arm()
        async let held = cache.value(.refresh)
        await gate.arrival()
        await cache.update { $0 + [100] }
        gate.open()
        let changed = try await held.value
        #expect(changed == [1, 100])
        var kept = try await cache.value(.only).value
        #expect(kept == [1, 100])
        kept = try await cache.value(.refresh).value
        #expect(kept == [2], "the change does not apply to a later request")
        await cache.update(for: .seconds(60)) { $0 + [200] }
        account.name = "b"
        kept = try await cache.value(.prefer).value
        #expect(kept == [3], "the change does not apply to another account")
    }

    @Test("A value from the response to a change is not replaced by that of an earlier request")
    func replacementDuringRequest() async throws {
        let gate = Gate()
        let cache = ValueCache<[Int]>(
            name: "numbers", validity: .seconds(60), store: nil, log: log.handler, account: account.reader
        ) { [counter] in
            let value = counter.next()
            await gate.passIfArmed()
            return [value]
        }
        gate.arm()
        async let held = cache.value(.refresh)
        await gate.arrival()
        await cache.replace(with: [100])
        gate.open()
        let earlier = try await held.value
        #expect(earlier == [1])
        var kept = try await cache.value(.only).value
        #expect(kept == [100])
        kept = try await cache.value(.refresh).value
        #expect(kept == [2], "a later request has a newer value")
    }

    @Test("A change that leaves the value as it is does not write the file again")
    func noChange() async throws {
        let directory = try TemporaryDirectory()
        let cache = cache(try directory.store())
        let before = try await cache.value(.prefer).sharedJSON
        try directory.overwrite("numbers.json", with: "not written again")
        await cache.update { _ in nil }
        let value = try await cache.value(.only)
        #expect(value.sharedJSON === before && directory.content(of: "numbers.json") == "not written again")
        let kept = try await cache.value(.refresh).value
        #expect(kept == [2])
    }

    @Test("`revalidate` returns the cached value and refreshes the cache in the background")
    func revalidate() async throws {
        let cache = cache(validity: .zero)
        var value = try await cache.value(.revalidate).value
        #expect(value == [1])
        value = try await cache.value(.revalidate).value
        #expect(value == [1])
        try await until { try await cache.value(.only).value == [2] }
    }

    @Test("The file of a cached value has mode 0600, and later caches read the value from the file")
    func disk() async throws {
        let directory = try TemporaryDirectory()
        _ = try await cache(try directory.store()).value(.prefer)
        #expect(directory.files == ["numbers.json"])
        #expect(directory.mode(of: "numbers.json") == 0o600)
        let again = try await cache(try directory.store()).value(.prefer)
        #expect(try again.value == [1] && again.source == .disk)
        #expect(counter.value == 1)
    }

    @Test("Skipped rows are cached with their value in memory and on disk, and each call records them once")
    func skippedRows() async throws {
        let directory = try TemporaryDirectory()
        let path = try directory.store()
        let rows = (1...25).map { SkippedRow(what: "number", reason: "expected a number", excerpt: "\($0)") }
        let fetch: @Sendable () async throws -> [Int] = {
            SkippedRowRecorder.current?.record(SkippedRows(rows, count: rows.count))
            return [1]
        }
        for source in [CacheSource.network, .disk] {
            let cache = ValueCache(
                name: "malformed", validity: .seconds(3600), store: path, log: log.handler, account: account.reader, fetch: fetch)
            let (first, recorder) = try await SkippedRowRecorder.collect(log: log.handler) {
                let first = try await cache.value(.prefer)
                let value = try await cache.value(.prefer)
                #expect(value.skipped == first.skipped)
                return first
            }
            #expect(first.source == source && first.skipped.count == 25 && first.skipped.rows == Array(rows.prefix(20)))
            #expect(try first.map { $0.count }.skipped == first.skipped)
            #expect(recorder.all == first.skipped && recorder.own.count == 0)
        }
        #expect(log.messages.count == 21 && log.messages.first?.contains("(number) was left out: expected a number") == true)
    }

    @Test(
        "An invalid file of a cached value is ignored, logged and replaced",
        arguments: ["", "{", "null", #"{"value":"x","fetched_at_ms":1}"#, "\u{0}\u{0}"])
    func unreadable(text: String) async throws {
        let directory = try TemporaryDirectory()
        let path = try directory.store()
        try directory.overwrite("numbers.json", with: text)
        let value = try await cache(path).value(.prefer).value
        #expect(value == [1])
        #expect(log.messages.contains { $0.contains("numbers.json is invalid") && $0.contains("replaces it") })
        let source = try await cache(path).value(.prefer).source
        #expect(source == .disk)
    }

    @Test("A stored value with a time in the future counts as expired")
    func future() async throws {
        let directory = try TemporaryDirectory()
        let path = try directory.store()
        try directory.overwrite("numbers.json", with: StoredText(value: "[9]", fetchedAt: .max).text)
        let value = try await cache(path).value(.prefer).value
        #expect(value == [1])
    }

    @Test("If a value cannot be stored, the call still returns the value, and the failure is logged")
    func failedWrite() async throws {
        let directory = try TemporaryDirectory()
        let path = try directory.store()
        try directory.overwrite("numbers.json", with: "")
        // A directory with the name of the file makes the write fail even for root.
        unlink(directory.path + "/store/numbers.json")
        mkdir(directory.path + "/store/numbers.json", 0o700)
        defer { rmdir(directory.path + "/store/numbers.json") }
        let value = try await cache(path).value(.prefer).value
        #expect(value == [1])
        #expect(log.messages.contains { $0.contains("Cannot write") && $0.contains("store.path") })
        #expect(directory.files == ["numbers.json"], "no temporary file remains")
    }

    @Test("The error about a directory that cannot be created names its path")
    func noDirectory() {
        #expect { try StoreDirectory(path: "/proc/danxi/store") } throws: {
            DanXiError($0).code == .storage && DanXiError($0).message.contains("/proc/danxi")
        }
    }

    @Test("Clearing a cache removes its file, and the value of a running request is not cached")
    func clearing() async throws {
        let directory = try TemporaryDirectory()
        let gate = AsyncStream.makeStream(of: Void.self)
        let began = AsyncStream.makeStream(of: Void.self)
        let cache = ValueCache<[Int]>(
            name: "numbers", validity: .seconds(3600), store: try directory.store(), log: log.handler, account: account.reader
        ) { [counter] in
            began.continuation.yield()
            for await _ in gate.stream { break }
            return [counter.next()]
        }
        async let slow = cache.value(.prefer)
        for await _ in began.stream { break }
        try await cache.clear()
        gate.continuation.yield()
        let value = try await slow.value
        #expect(value == [1])
        await #expect(throws: DanXiError.self) { try await cache.value(.only) }
        #expect(directory.files.isEmpty)
    }
}
