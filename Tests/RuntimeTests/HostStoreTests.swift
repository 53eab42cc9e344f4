import Errors
import Storage
import Synchronization
import TestSupport
import Testing
import Threads

@testable import Runtime

/// Tests of the operations of a store that the program passes. An operation blocks its thread until the program responds,
/// or until the time limit.
@Suite("Stores of the host program", .timeLimit(.minutes(5)))
struct HostStoreTests {
    private let calls = HostCalls()
    private let begun = Gate()

    /// Returns a store that never finishes an operation. The time limit of an hour is longer than any test.
    private func silent() -> HostStoreClient {
        HostStoreClient(HostStore { [begun] _, _ in Task { await begun.pass() } }, calls, timeLimit: .seconds(3600))
    }

    /// Runs blocking work on a thread that does not belong to Swift's thread pool.
    private func onThread<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await FileThreads.remote.run(in: "\(ObjectIdentifier(calls))", work)
    }

    @Test("Closing the session ends a running operation")
    func running() async {
        let store = silent()
        async let error = failure { try await onThread { try store.get("k", first: nil) } }
        await begun.arrival()
        calls.close()
        let code = await error
        #expect(code == .closed)
        begun.open()
    }

    @Test("After the session has been closed, operations other than `unlock` fail at once, and the program is not called")
    func late() async {
        let store = CountingStore()
        let client = HostStoreClient(store.table, calls, timeLimit: .seconds(3600))
        calls.close()
        for work in [
            { _ = try client.get("k", first: nil) }, { _ = try client.put("k", [], lifetime: .seconds(1), under: nil) },
            { try client.remove("k") }, { try client.removeAll(startingWith: "k") },
            { _ = try client.lock("k", token: "t", lease: .seconds(1)) },
        ] as [@Sendable () throws -> Void] {
            let error = await failure { try await onThread(work) }
            #expect(error == .closed)
        }
        calls.waitForCallbacks(atMost: .seconds(60))
        #expect(store.count.withLock { $0 } == 0)
    }

    @Test("After the session has been closed, the program is still called to release a lock, but `unlock` does not wait for the program")
    func unlock() async {
        let store = CountingStore()
        let client = HostStoreClient(store.table, calls, timeLimit: .seconds(3600))
        calls.close()
        let error = await failure { try await onThread { try client.unlock(KeyLock(key: "k", token: "t", number: 0)) } }
        #expect(error == .closed)
        calls.waitForCallbacks(atMost: .seconds(60))
        #expect(store.count.withLock { $0 } == 1)
    }

    @Test("An operation keeps its first outcome: the program's response, or the error at its time limit")
    func once() async throws {
        let operation = StoreOperation()
        #expect(operation.finish(.success([1])))
        #expect(!operation.finish(.miss) && !operation.end(.failure(.closed)))
        guard case .success([1]) = try operation.wait(until: .now, or: .closed) else {
            Issue.record("The operation does not have the outcome that the program set first.")
            return
        }
        let late = StoreOperation()
        #expect(throws: DanXiError.closed) { _ = try late.wait(until: .now, or: .closed) }
        #expect(!late.finish(.miss))
    }

    /// A store that records its commands, and ends each of them with the same outcome.
    private final class Recorder: Sendable {
        private let commands = Mutex<[String]>([])
        private let outcome: StoreOutcome

        init(_ outcome: StoreOutcome) { self.outcome = outcome }

        var recorded: [String] { commands.withLock { $0 } }

        var table: HostStore {
            HostStore { [self] operation, command in
                let text =
                    switch command {
                    case .get(let key): "get \(key)"
                    case .put(let key, let value, let lifetime): "put \(key) \(value) \(lifetime)"
                    case .remove(let key): "remove \(key)"
                    case .removeAll(let prefix): "removeAll \(prefix)"
                    case .lock(let key, let token, let lease): "lock \(key) \(token) \(lease)"
                    case .unlock(let key, let token): "unlock \(key) \(token)"
                    }
                commands.withLock { $0.append(text) }
                _ = Handles.operations.find(operation)?.finish(outcome)
            }
        }
    }

    /// The operations of a store, with what they return, as text.
    private static let operations: [@Sendable (HostStoreClient) throws -> String] = [
        { "\(try $0.get("k", first: nil) ?? [])" }, { "\(try $0.get("k", first: 2) ?? [])" }, { "\(try $0.get("k", first: 9) ?? [])" },
        { "\(try $0.put("k", [1], lifetime: .seconds(90), under: nil))" }, { "\(try $0.put("k", [], lifetime: nil, under: nil))" },
        { client in
            try client.remove("k")
            return "done"
        },
        { client in
            try client.removeAll(startingWith: "p.")
            return "done"
        }, { "\(try $0.replace("k", head: [1], of: 1, with: [2], lifetime: .seconds(1), under: nil))" },
        { "\(try $0.replace("k", head: [1], of: 1, with: [], lifetime: .seconds(1), under: nil))" },
        { client in try client.lock("k", token: "t", lease: .seconds(30)).map { "\($0.key) \($0.token) \($0.number)" } ?? "held" },
        { "\(try $0.renew(KeyLock(key: "k", token: "t", number: 0), lease: .seconds(20)))" },
        { client in
            try client.unlock(KeyLock(key: "k", token: "t", number: 0))
            return "done"
        },
    ]

    private static let allCommands = [
        "get k", "get k", "get k", "put k [1] 90000", "put k [] 315360000000", "remove k", "removeAll p.", "put k [2] 1000", "remove k",
        "lock k t 30000", "lock k t 20000", "unlock k t",
    ]

    private static func unusable(_ reason: String) -> DanXiError {
        DanXiError(.storage, "The store of this program cannot be used: \(reason).")
    }

    /// Performs all operations. Returns what they return, or their errors.
    private func perform(with store: Recorder) async throws -> [Result<String, DanXiError>] {
        let client = HostStoreClient(store.table, calls, timeLimit: .seconds(3600))
        return try await onThread {
            Self.operations.map { operation in Result { try operation(client) }.mapError { DanXiError($0) } }
        }
    }

    @Test("Each operation is one command, with times in milliseconds")
    func commands() async throws {
        let store = Recorder(.success([1, 2, 3]))
        let results = try await perform(with: store)
        let expected = [
            "[1, 2, 3]", "[1, 2]", "[1, 2, 3]", "true", "true", "done", "done", "done", "done", "k t 0", "true", "done",
        ]
        #expect(results == expected.map { Result<String, DanXiError>.success($0) })
        #expect(store.recorded == Self.allCommands)
        #expect(HostStoreClient(store.table, calls, timeLimit: .zero).inspect("k").isReachable)
    }

    @Test("A miss means a missing value or a held lock, and is an error of a change")
    func misses() async throws {
        let store = Recorder(.miss)
        let results = try await perform(with: store)
        let problem = Self.unusable(
            "it answered a change with danxi_operation_miss(). End a change with danxi_operation_succeed() or danxi_operation_fail()")
        let changes = Array(repeating: Result<String, DanXiError>.failure(problem), count: 6)
        let none = Array(repeating: Result<String, DanXiError>.success("[]"), count: 3)
        #expect(results == none + changes + [.success("held"), .success("false"), .success("done")])
        #expect(store.recorded == Self.allCommands)
    }

    @Test("A failure is an error with its reason, which is shortened")
    func failures() async throws {
        for (reason, shown) in [("full", "full"), (String(repeating: "a", count: 2000), String(repeating: "a", count: 997) + "…")] {
            let store = Recorder(.failure(reason))
            let results = try await perform(with: store)
            let expected = Array(repeating: Result<String, DanXiError>.failure(Self.unusable(shown)), count: 12)
            #expect(results == expected && store.recorded == Self.allCommands)
        }
    }

    @Test("The handle of an operation is valid while the operation runs, and not afterwards")
    func handles() async throws {
        let seen = Mutex<[UInt]>([])
        let store = HostStore { operation, _ in
            seen.withLock { $0.append(UInt(bitPattern: operation)) }
            let found = Handles.operations.find(operation)
            #expect(found?.finish(.miss) == true)
        }
        let client = HostStoreClient(store, calls, timeLimit: .seconds(3600))
        for _ in 0..<2 {
            let value = try await onThread { try client.get("k", first: nil) }
            #expect(value == nil)
        }
        let handles = seen.withLock { $0 }
        #expect(Set(handles).count == 2)
        for handle in handles { #expect(Handles.operations.find(OpaquePointer(bitPattern: handle)) == nil) }
    }

    @Test("An operation that the program does not finish ends at the time limit", .virtualTime)
    func timeLimit() throws {
        let client = HostStoreClient(HostStore { _, _ in }, HostCalls(), timeLimit: .seconds(5))
        let start = Instant.now
        let problem = "it did not finish an operation in time. Finish each operation, or increase store.timeout_ms"
        #expect(throws: Self.unusable(problem)) { try client.get("k", first: nil) }
        #expect(Instant.now - start == .seconds(5))
    }

    /// A store without values that counts its operations.
    private final class CountingStore: Sendable {
        let count = Mutex(0)

        var table: HostStore {
            HostStore { [self] operation, _ in
                count.withLock { $0 += 1 }
                _ = Handles.operations.find(operation)?.finish(.miss)
            }
        }
    }
}
