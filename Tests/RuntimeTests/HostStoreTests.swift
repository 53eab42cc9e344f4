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
