import Errors
import Glibc
import JSON
import Networking
import Synchronization
import Testing

@testable import Storage

/// A directory of its own, removed with everything in it.
final class TemporaryDirectory: Sendable {
    let path: String

    init() throws {
        path = "/tmp/danxi-store-\(getpid())-\(UInt64.random(in: .min ... .max))"
        try #require(mkdir(path, 0o700) == 0)
    }

    func store() throws -> StoreDirectory { try StoreDirectory(path: path + "/store") }

    var files: [String] {
        guard let directory = opendir(path + "/store") else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    func mode(of name: String) -> mode_t {
        var info = stat()
        return stat(path + "/store/" + name, &info) == 0 ? info.st_mode & 0o777 : 0
    }

    func overwrite(_ name: String, with text: String) throws {
        let file = try #require(fopen(path + "/store/" + name, "w"))
        fputs(text, file)
        fclose(file)
    }

    deinit {
        for name in files { unlink(path + "/store/" + name) }
        rmdir(path + "/store")
        rmdir(path)
    }
}

/// A server whose answers are numbered.
final class Counter: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock { $0 } }

    func next() -> Int {
        count.withLock {
            $0 += 1
            return $0
        }
    }
}

final class Log: Sendable {
    private let lines = Mutex<[String]>([])
    var messages: [String] { lines.withLock { $0 } }
    var handler: LogHandler { { [self] _, message in lines.withLock { $0.append(message) } } }
}

@Suite("Stores", .timeLimit(.minutes(1)))
struct StoreTests {
    let counter = Counter()
    let log = Log()

    func store(_ directory: StoreDirectory? = nil, validity: Duration = .seconds(3600)) -> Store<[Int]> {
        Store(name: "numbers", validity: validity, directory: directory, log: log.handler) { [counter] in [counter.next()] }
    }

    @Test("prefer asks once while the value is valid")
    func prefer() async throws {
        let store = store()
        let first = try await store.value(.prefer)
        #expect(first.value == [1] && first.source == .network)
        let second = try await store.value(.prefer)
        #expect(second.value == [1] && second.source == .memory && second.fetchedAt == first.fetchedAt)
        #expect(counter.value == 1)
    }

    @Test("a value that is no longer valid is fetched again")
    func validity() async throws {
        let store = store(validity: .zero)
        #expect(try await store.value(.prefer).value == [1])
        #expect(try await store.value(.prefer).value == [2])
    }

    @Test("refresh asks the server, and renews the store")
    func refresh() async throws {
        let store = store()
        _ = try await store.value(.prefer)
        #expect(try await store.value(.refresh).value == [2])
        #expect(try await store.value(.prefer).value == [2])
    }

    @Test("only never asks, and takes a value however old")
    func only() async throws {
        let store = store(validity: .zero)
        await #expect { try await store.value(.only) } throws: {
            DanXiError($0).code == .notCached && DanXiError($0).message.contains("numbers")
        }
        _ = try await store.value(.refresh)
        #expect(try await store.value(.only).value == [1])
        #expect(counter.value == 1)
    }

    @Test("revalidate gives the stored value at once, and renews behind")
    func revalidate() async throws {
        let store = store(validity: .zero)
        #expect(try await store.value(.revalidate).value == [1])
        #expect(try await store.value(.revalidate).value == [1])
        while counter.value < 2 { await Task.yield() }
        while try await store.value(.only).value != [2] { await Task.yield() }
    }

    @Test("on disk, a value outlives the store, for its owner only")
    func disk() async throws {
        let directory = try TemporaryDirectory()
        _ = try await store(try directory.store()).value(.prefer)
        #expect(directory.files == ["numbers.json"])
        #expect(directory.mode(of: "numbers.json") == 0o600)
        let again = try await store(try directory.store()).value(.prefer)
        #expect(again.value == [1] && again.source == .disk)
        #expect(counter.value == 1)
    }

    @Test(
        "a file that cannot be understood is discarded, and fetched again",
        arguments: ["", "{", "null", #"{"value":"x","fetched_at_ms":1}"#, "\u{0}\u{0}"])
    func unreadable(text: String) async throws {
        let directory = try TemporaryDirectory()
        let path = try directory.store()
        try directory.overwrite("numbers.json", with: text)
        #expect(try await store(path).value(.prefer).value == [1])
        #expect(log.messages.contains { $0.contains("numbers.json is discarded") })
        #expect(try await store(path).value(.prefer).source == .disk)
    }

    @Test("a value from the future is not valid")
    func future() async throws {
        let directory = try TemporaryDirectory()
        let path = try directory.store()
        try directory.overwrite("numbers.json", with: #"{"fetched_at_ms":9223372036854775807,"value":[9]}"#)
        #expect(try await store(path).value(.prefer).value == [1])
    }

    @Test("a disk that cannot be written keeps nobody from the value")
    func full() async throws {
        let directory = try TemporaryDirectory()
        let path = try directory.store()
        try directory.overwrite("numbers.json", with: "")
        // A directory in the place of the file makes the replacement fail, also for root.
        unlink(directory.path + "/store/numbers.json")
        mkdir(directory.path + "/store/numbers.json", 0o700)
        defer { rmdir(directory.path + "/store/numbers.json") }
        #expect(try await store(path).value(.prefer).value == [1])
        #expect(log.messages.contains { $0.contains("cannot write") && $0.contains("store.path") })
        #expect(directory.files == ["numbers.json"], "nothing unfinished is left behind")
    }

    @Test("a directory that cannot be made is an error that names it")
    func noDirectory() {
        #expect { try StoreDirectory(path: "/proc/danxi/store") } throws: {
            DanXiError($0).code == .storage && DanXiError($0).message.contains("/proc/danxi")
        }
    }

    @Test("clearing forgets, on disk too, and what was under way is not kept")
    func clearing() async throws {
        let directory = try TemporaryDirectory()
        let gate = AsyncStream.makeStream(of: Void.self)
        let began = AsyncStream.makeStream(of: Void.self)
        let store = Store<[Int]>(name: "numbers", validity: .seconds(3600), directory: try directory.store(), log: log.handler) {
            [counter] in
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

@Suite("One flight at a time", .timeLimit(.minutes(1)))
struct SingleFlightTests {
    @Test("however many wait, the work runs once")
    func once() async throws {
        let flight = SingleFlight<Int>()
        let counter = Counter()
        let gate = AsyncStream.makeStream(of: Void.self)
        let values = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<50 {
                group.addTask {
                    try await flight.value {
                        for await _ in gate.stream { break }
                        return counter.next()
                    }
                }
            }
            // Every waiter joins before the work may end.
            try await Task.sleep(for: .milliseconds(50))
            gate.continuation.yield()
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(values == Array(repeating: 1, count: 50))
    }

    @Test("a failure reaches those who wait, and nobody after")
    func failures() async throws {
        let flight = SingleFlight<Int>()
        await #expect(throws: DanXiError.self) { try await flight.value { throw DanXiError(.network, "no") } }
        #expect(try await flight.value { 2 } == 2)
    }

    @Test("who is cancelled goes alone; the last one takes the work along")
    func cancelling() async throws {
        let flight = SingleFlight<Int>()
        let began = AsyncStream.makeStream(of: Void.self)
        let ended = AsyncStream.makeStream(of: Bool.self)
        let work: SingleFlight<Int>.Work = {
            began.continuation.yield()
            do { try await Task.sleep(for: .seconds(60)) } catch {
                ended.continuation.yield(Task.isCancelled)
                throw error
            }
            return 1
        }
        let first = Task { try await flight.value(work) }
        for await _ in began.stream { break }
        let second = Task { try await flight.value(work) }
        first.cancel()
        await #expect(throws: CancellationError.self) { try await first.value }
        second.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
        for await wasCancelled in ended.stream {
            #expect(wasCancelled)
            break
        }
    }
}
