import Errors
import Glibc
import Networking
import TestSupport
import Testing

@testable import Storage

@Suite("Stores", .timeLimit(.minutes(1)))
struct StoreTests {
    let counter = Counter()
    let log = Log()
    let account = Account()

    func store(_ directory: StoreDirectory? = nil, validity: Duration = .seconds(3600)) -> Store<[Int]> {
        Store(name: "numbers", validity: validity, directory: directory, log: log.handler, account: account.reader) { [counter] in
            [counter.next()]
        }
    }

    @Test("`prefer` sends one request while the value is valid")
    func prefer() async throws {
        let store = store()
        let first = try await store.value(.prefer)
        #expect(first.value == [1] && first.source == .network)
        let second = try await store.value(.prefer)
        #expect(second.value == [1] && second.source == .memory && second.fetchedAt == first.fetchedAt)
        #expect(counter.value == 1)
    }

    @Test("An expired value is fetched again")
    func validity() async throws {
        let store = store(validity: .zero)
        #expect(try await store.value(.prefer).value == [1])
        #expect(try await store.value(.prefer).value == [2])
    }

    @Test("`refresh` sends a request and replaces the cached value")
    func refresh() async throws {
        let store = store()
        _ = try await store.value(.prefer)
        #expect(try await store.value(.refresh).value == [2])
        #expect(try await store.value(.prefer).value == [2])
    }

    @Test("`only` sends no request and accepts a value of any age")
    func only() async throws {
        let store = store(validity: .zero)
        await #expect { try await store.value(.only) } throws: {
            DanXiError($0).code == .notCached && DanXiError($0).message.contains("numbers")
        }
        _ = try await store.value(.refresh)
        #expect(try await store.value(.only).value == [1])
        #expect(counter.value == 1)
    }

    @Test("A change of the session is in the cached value, in the file, and for a time in values from the server")
    func update() async throws {
        let directory = try TemporaryDirectory()
        let store = store(try directory.store())
        await store.update(for: .seconds(60)) { $0 + [100] }
        #expect(await failure { try await store.value(.only) }?.code == .notCached, "there was nothing to change")
        #expect(try await store.value(.prefer).value == [1, 100])
        await store.update(for: .zero) { $0 + [200] }
        let cached = try await store.value(.only)
        #expect(cached.value == [1, 100, 200])
        #expect(try await self.store(try directory.store()).value(.only).value == [1, 100, 200])
        #expect(try await store.value(.refresh).value == [2, 100], "the second change is over")
        try await store.clear()
        #expect(try await store.value(.prefer).value == [3], "a cleared store forgets the changes")
    }

    @Test("`revalidate` returns the cached value and refreshes it in the background")
    func revalidate() async throws {
        let store = store(validity: .zero)
        #expect(try await store.value(.revalidate).value == [1])
        #expect(try await store.value(.revalidate).value == [1])
        while counter.value < 2 { await Task.yield() }
        while try await store.value(.only).value != [2] { await Task.yield() }
    }

    @Test("A value on disk outlives the store and has mode 0600")
    func disk() async throws {
        let directory = try TemporaryDirectory()
        _ = try await store(try directory.store()).value(.prefer)
        #expect(directory.files == ["numbers.json"])
        #expect(directory.mode(of: "numbers.json") == 0o600)
        let again = try await store(try directory.store()).value(.prefer)
        #expect(again.value == [1] && again.source == .disk)
        #expect(counter.value == 1)
    }

    @Test("The rows left out of a value stay with it, in memory and on disk, and are recorded once for each call")
    func skippedRows() async throws {
        let directory = try TemporaryDirectory()
        let path = try directory.store()
        let rows = (1...25).map { SkippedRow(what: "number", reason: "expected a number", excerpt: "\($0)") }
        let fetch: @Sendable () async throws -> [Int] = {
            SkippedRowRecorder.current?.record(rows)
            return [1]
        }
        for source in [CacheSource.network, .disk] {
            let store = Store(
                name: "odd", validity: .seconds(3600), directory: path, log: log.handler, account: account.reader, fetch: fetch)
            let (first, recorder) = try await SkippedRowRecorder.collect(log: log.handler) {
                let first = try await store.value(.prefer)
                #expect(try await store.value(.prefer).skipped == first.skipped)
                return first
            }
            #expect(first.source == source && first.skipped.count == 25 && first.skipped.rows == Array(rows.prefix(20)))
            #expect(first.map { $0.count }.skipped == first.skipped)
            #expect(recorder.all == first.skipped && recorder.own.count == 0)
        }
        #expect(log.messages.count == 25 && log.messages.first?.contains("number: expected a number") == true)
    }

    @Test(
        "An invalid file is ignored, logged and replaced",
        arguments: ["", "{", "null", #"{"value":"x","fetched_at_ms":1}"#, "\u{0}\u{0}"])
    func unreadable(text: String) async throws {
        let directory = try TemporaryDirectory()
        let path = try directory.store()
        try directory.overwrite("numbers.json", with: text)
        #expect(try await store(path).value(.prefer).value == [1])
        #expect(log.messages.contains { $0.contains("numbers.json is invalid") && $0.contains("replaces it") })
        #expect(try await store(path).value(.prefer).source == .disk)
    }

    @Test("A value with a time in the future has expired")
    func future() async throws {
        let directory = try TemporaryDirectory()
        let path = try directory.store()
        try directory.overwrite("numbers.json", with: #"{"fetched_at_ms":9223372036854775807,"value":[9]}"#)
        #expect(try await store(path).value(.prefer).value == [1])
    }

    @Test("A failed write is logged, and the caller gets the value")
    func full() async throws {
        let directory = try TemporaryDirectory()
        let path = try directory.store()
        try directory.overwrite("numbers.json", with: "")
        // A directory with the name of the file makes the write fail even for root.
        unlink(directory.path + "/store/numbers.json")
        mkdir(directory.path + "/store/numbers.json", 0o700)
        defer { rmdir(directory.path + "/store/numbers.json") }
        #expect(try await store(path).value(.prefer).value == [1])
        #expect(log.messages.contains { $0.contains("Cannot write") && $0.contains("store.path") })
        #expect(directory.files == ["numbers.json"], "no temporary file remains")
    }

    @Test("The error about a directory that cannot be created names its path")
    func noDirectory() {
        #expect { try StoreDirectory(path: "/proc/danxi/store") } throws: {
            DanXiError($0).code == .storage && DanXiError($0).message.contains("/proc/danxi")
        }
    }

    @Test("Clearing removes the file, and the value of a running request is not cached")
    func clearing() async throws {
        let directory = try TemporaryDirectory()
        let gate = AsyncStream.makeStream(of: Void.self)
        let began = AsyncStream.makeStream(of: Void.self)
        let store = Store<[Int]>(
            name: "numbers", validity: .seconds(3600), directory: try directory.store(), log: log.handler, account: account.reader
        ) { [counter] in
            began.continuation.yield()
            for await _ in gate.stream { break }
            return [counter.next()]
        }
        async let slow = store.value(.prefer)
        for await _ in began.stream { break }
        try await store.clear()
        gate.continuation.yield()
        #expect(try await slow.value == [1])
        await #expect(throws: DanXiError.self) { try await store.value(.only) }
        #expect(directory.files.isEmpty)
    }
}
