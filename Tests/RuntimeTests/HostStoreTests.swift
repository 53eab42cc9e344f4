import Errors
import Storage
import Synchronization
import TestSupport
import Testing

@testable import Runtime

/// Operations of a store of the program, which block the thread that asks for them.
@Suite("Stores of the host program", .timeLimit(.minutes(5)))
struct HostStoreTests {
    private let calls = HostCalls()
    private let begun = Gate()

    /// A store that is asked and does not answer. No test waits until its operations are too late.
    private func silent() -> HostStoreClient {
        HostStoreClient(HostStore { [begun] _, _ in Task { await begun.pass() } }, calls, timeLimit: .seconds(3600))
    }

    /// Does blocking work on a thread that tests may block.
    private func onThread<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await FileThreads.remote.run(in: "\(ObjectIdentifier(calls))", work)
    }

    @Test("Closing the session ends a running operation")
    func running() async {
        let store = silent()
        async let error = failure { try await onThread { try store.get("k", first: nil) } }
        await begun.arrival()
        calls.close()
        #expect(await error == .closed)
        begun.open()
    }

    @Test("After the session was closed, an operation fails at once, and the program is not asked")
    func late() async {
        let store = CountingStore()
        let client = HostStoreClient(store.table, calls, timeLimit: .seconds(3600))
        calls.close()
        for work in [
            { _ = try client.get("k", first: nil) }, { _ = try client.put("k", [], lifetime: .seconds(1), under: nil) },
            { _ = try client.remove("k", under: nil) }, { try client.removeAll(startingWith: "k") },
            { _ = try client.lock("k", token: "t", lease: .seconds(1)) },
        ] as [@Sendable () throws -> Void] {
            #expect(await failure { try await onThread(work) } == .closed)
        }
        calls.waitForCallbacks(atMost: .seconds(60))
        #expect(store.count.withLock { $0 } == 0)
    }

    @Test("A lock is released while the session is being closed, without a wait")
    func unlock() async {
        let store = CountingStore()
        let client = HostStoreClient(store.table, calls, timeLimit: .seconds(3600))
        calls.close()
        #expect(await failure { try await onThread { try client.unlock(KeyLock(key: "k", token: "t", number: 0)) } } == .closed)
        calls.waitForCallbacks(atMost: .seconds(60))
        #expect(store.count.withLock { $0 } == 1)
    }

    @Test("An operation ends once: by the program, by the end of its time or by the session")
    func once() async throws {
        let operation = StoreOperation()
        #expect(operation.finish(.success([1])))
        #expect(!operation.finish(.miss) && !operation.end(.failure(.closed)))
        guard case .success([1]) = try operation.wait(until: .now, or: .closed) else {
            Issue.record("another outcome")
            return
        }
        let late = StoreOperation()
        #expect(throws: DanXiError.closed) { _ = try late.wait(until: .now, or: .closed) }
        #expect(!late.finish(.miss))
    }

    /// Counts what it is asked.
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
