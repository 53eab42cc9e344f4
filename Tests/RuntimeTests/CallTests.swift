import Calls
import Errors
import HTTP
import JSON
import Networking
import Synchronization
import TestSupport
import Testing
import Threads

@testable import Runtime

@Suite("The end of a call", .virtualTime, .timeLimit(.minutes(5)))
struct CallTests {
    /// A call whose work blocks its thread until the gate opens.
    struct StuckCall {
        let calls = ActiveCalls()
        let call: Call
        let results: AsyncStream<Int32>
        let gate = Monitor(false)

        init() throws {
            let (results, source) = AsyncStream.makeStream(of: Int32.self)
            self.results = results
            call = Call(userData: 0, accounts: CallAccounts()) { [calls] call, result in
                source.yield(result.status)
                calls.remove(call)
            }
            try #require(Workers.shared.prepare())
            #expect(calls.add(call))
            calls.taskBegins()
            let begins = call.begin {
                Task(executorPreference: Workers.shared) { [gate, calls, call] in
                    gate.wait { $0 ? () : nil }
                    call.end(.success(Outcome()))
                    // If a deadline or a cancellation has ended the call, its result may not be delivered yet.
                    calls.waitForResults()
                    source.finish()
                    calls.taskEnds()
                }
            }
            #expect(begins)
        }

        /// Lets the work finish. If the call has already ended, the result of the work is dropped.
        func release() {
            gate.withLock { $0 = true }
            gate.wakeAll()
            calls.waitForTasks(atMost: .seconds(30))
        }
    }

    func result(_ end: (StuckCall) -> Void) async throws -> [Int32] {
        let stuck = try StuckCall()
        end(stuck)
        var seen: [Int32] = []
        for await status in stuck.results {
            if seen.isEmpty { stuck.release() }
            seen.append(status)
        }
        return seen
    }

    @Test("A deadline ends a call even if its work does not finish")
    func deadline() async throws {
        let codes = try await result { $0.call.limit(to: .milliseconds(10)) }
        #expect(codes == [ErrorCode.timeout.rawValue])
    }

    @Test("A new deadline of a call replaces the earlier one, whether the new deadline is sooner or later")
    func deadlines() async throws {
        let shorter = try await result { stuck in
            stuck.call.limit(to: .seconds(3600))
            stuck.call.limit(to: .milliseconds(10))
        }
        #expect(shorter == [ErrorCode.timeout.rawValue])
        let longer = try await result { stuck in
            stuck.call.limit(to: .milliseconds(10))
            stuck.call.limit(to: .seconds(3600))
            // A call whose work does not finish ends 50 ms after its deadline.
            Timers.shared.add(at: .now + .milliseconds(200)) { stuck.call.cancel() }
        }
        #expect(longer == [ErrorCode.cancelled.rawValue])
    }

    @Test("Cancelling ends a call even if its work does not finish")
    func cancelling() async throws {
        let codes = try await result { $0.call.cancel() }
        #expect(codes == [ErrorCode.cancelled.rawValue])
    }

    @Test("Closing the session ends a call whose work does not finish, and does not wait for the work")
    func closing() async throws {
        let statuses = try await result { stuck in
            stuck.calls.close()
            stuck.calls.waitForResults()
            stuck.calls.waitForTasks(atMost: .milliseconds(1))
        }
        #expect(statuses == [ErrorCode.closed.rawValue])
    }

    @Test("A call delivers one result, even if it is cancelled, reaches its deadline and finishes while its session is closed")
    func race() async throws {
        for _ in 0..<50 {
            let stuck = try StuckCall()
            stuck.call.limit(to: .milliseconds(1))
            async let cancelled: Void = stuck.call.cancel()
            async let closed: Void = stuck.calls.close()
            async let worked: Void = stuck.release()
            _ = await (cancelled, closed, worked)
            stuck.calls.waitForResults()
            var count = 0
            for await _ in stuck.results { count += 1 }
            #expect(count == 1)
        }
    }

    @Test("The end of a call cancels the task of its work")
    func task() async throws {
        let stuck = try StuckCall()
        let (states, source) = AsyncStream.makeStream(of: Bool.self)
        let call = Call(userData: 0, accounts: CallAccounts()) { _, _ in }
        let begins = call.begin {
            Task(executorPreference: Workers.shared) {
                do { try await Timers.sleep(for: .seconds(3600)) } catch { source.yield(Task.isCancelled) }
            }
        }
        #expect(begins)
        call.cancel()
        for await isCancelled in states {
            #expect(isCancelled)
            break
        }
        stuck.release()
    }

    @Test("If a call is cancelled before its work starts, the work is not started")
    func endedFirst() {
        let statuses = Mutex<[Int32]>([])
        let call = Call(userData: 0, accounts: CallAccounts()) { _, result in statuses.withLock { $0.append(result.status) } }
        call.cancel()
        let begins = call.begin {
            Task(executorPreference: Workers.shared) { Issue.record("The work of a call that has ended was started.") }
        }
        #expect(!begins && call.hasEnded && statuses.withLock { $0 } == [ErrorCode.cancelled.rawValue])
    }

    @Test("If a call ends while the first part of its work runs, its task is cancelled before the result of the first end is delivered")
    func endedWhileStarting() throws {
        let work = Mutex<Task<Void, Never>?>(nil)
        let delivered = Mutex<[Int32]>([])
        let call = Call(userData: 0, accounts: CallAccounts()) { _, result in
            #expect(work.withLock { $0?.isCancelled } == true)
            delivered.withLock { $0.append(result.status) }
        }
        try #require(Workers.shared.prepare())
        let begins = call.begin {
            call.cancel()
            #expect(call.hasEnded && !call.end(.success(Outcome())))
            #expect(delivered.withLock { $0.isEmpty })
            let task = Task(executorPreference: Workers.shared) { _ = try? await Timers.sleep(for: .seconds(3600)) }
            work.withLock { $0 = task }
            return task
        }
        #expect(begins && !call.end(.success(Outcome())))
        #expect(delivered.withLock { $0 } == [ErrorCode.cancelled.rawValue])
    }

    @Test("The task of a cancelled call is cancelled before the result is delivered")
    func cancelledFirst() async {
        let isCancelled = Monitor(false)
        let (results, source) = AsyncStream.makeStream(of: Bool.self)
        let call = Call(userData: 0, accounts: CallAccounts()) { _, _ in source.yield(isCancelled.withLock { $0 }) }
        let (starts, start) = AsyncStream.makeStream(of: Void.self)
        let begins = call.begin {
            Task(executorPreference: Workers.shared) {
                await withTaskCancellationHandler {
                    start.yield()
                    try? await Timers.sleep(for: .seconds(3600))
                } onCancel: {
                    isCancelled.withLock { $0 = true }
                }
            }
        }
        #expect(begins)
        for await _ in starts { break }
        call.cancel()
        for await wasCancelled in results {
            #expect(wasCancelled)
            break
        }
    }

    @Test("If a call is cancelled while the server handles its write, the error says that the outcome is unknown")
    func stuckWrite() async throws {
        let (results, source) = AsyncStream.makeStream(of: JSONValue?.self)
        let call = Call(userData: 0, accounts: CallAccounts()) { _, result in
            source.yield(result.text.flatMap { try? JSONText.parse($0.start) })
        }
        let gate = AsyncStream.makeStream(of: Void.self)
        let (sent, sending) = AsyncStream.makeStream(of: Void.self)
        let service = APIService(
            client: FakeServer { request in
                request.write?.markSent()
                sending.yield()
                for await _ in gate.stream {}
                return request.respond("{}")
            })
        let context = call.context(timeout: .seconds(3600), secrets: Secrets())
        Task(executorPreference: Workers.shared) {
            try await CallContext.$current.withValue(context) { _ = try await service.send(Post()) }
        }
        for await _ in sent { break }
        call.cancel()
        for await error in results {
            guard case .object(let members)? = error, case .object(let detail)? = members["detail"] else {
                Issue.record("The error has no detail: \(String(describing: error))")
                break
            }
            #expect(members["name"] == .string("cancelled") && members["retryable"] == .bool(false))
            #expect(detail["outcome"] == .string("unknown"))
            break
        }
        gate.continuation.finish()
    }
}

private struct Post: APIRequest {
    typealias Response = HTTPResponse
    let baseURL = "https://a.example"
    let path = "/"
    let method = HTTPMethod.post
}
