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

    /// A call that records when it ends, in milliseconds since its start, and with which status.
    private func timedCall() -> (call: Call, ends: Monitor<[String]>) {
        let ends = Monitor<[String]>([])
        let call = Call(userData: 0, accounts: CallAccounts()) { call, result in
            let time = Int(call.start.duration(to: .now) / .milliseconds(1))
            ends.withLock { $0.append("\(time): \(result.status)") }
        }
        return (call, ends)
    }

    @Test("A call ends 50 ms after its deadline, because its work may end it at the deadline with a better error")
    func grace() async throws {
        try #require(Workers.shared.prepare())
        for (hasBegun, message) in [(true, "did not finish before its deadline"), (false, "did not begin before its deadline")] {
            let texts = Monitor<[String]>([])
            let call = Call(userData: 0, accounts: CallAccounts()) { call, result in
                let time = Int(call.start.duration(to: .now) / .milliseconds(1))
                texts.withLock { $0.append("\(time) \(result.text.map { String(cString: $0.start) } ?? "")") }
            }
            let work = { Task(executorPreference: Workers.shared) { _ = try? await Timers.sleep(for: .seconds(3600)) } }
            if hasBegun { #expect(call.begin(work)) }
            call.limit(to: .milliseconds(1000))
            try await Timers.sleep(for: .seconds(5))
            let ends = texts.withLock { $0 }
            #expect(ends.count == 1 && ends.first?.hasPrefix("1050 ") == true && ends.first?.contains(message) == true)
            #expect(ends.first?.contains(#""name":"timeout""#) == true && call.hasEnded)
        }
    }

    @Test("A replaced deadline does not end the call, before or after its work has begun")
    func replacedDeadlines() async throws {
        let (call, ends) = timedCall()
        call.limit(to: .milliseconds(100))
        call.limit(to: .milliseconds(1000))
        let begins = call.begin {
            call.limit(to: .milliseconds(2000))
            return Task(executorPreference: Workers.shared) { _ = try? await Timers.sleep(for: .seconds(3600)) }
        }
        #expect(begins)
        call.limit(to: .milliseconds(3000))
        try await Timers.sleep(for: .seconds(5))
        #expect(ends.withLock { $0 } == ["3050: \(ErrorCode.timeout.rawValue)"])
        call.limit(to: .milliseconds(6000))
        try await Timers.sleep(for: .seconds(5))
        #expect(ends.withLock { $0.count } == 1)
    }

    @Test("If the timers are more than 10 ms late, the work gets 50 ms again", arguments: [(160, 160), (161, 211), (2000, 2050)])
    func lateTimer(busyUntil: Int, end: Int) async throws {
        let (call, ends) = timedCall()
        Timers.shared.add(at: call.start) { World.current.threads.sleep(for: .milliseconds(busyUntil)) }
        call.limit(to: .milliseconds(100))
        try await Timers.sleep(for: .seconds(5))
        #expect(ends.withLock { $0 } == ["\(end): \(ErrorCode.timeout.rawValue)"])
    }

    /// Keeps the thread of the timers busy for 100 ms, again and again.
    private static func delayTimers(_ isOver: Monitor<Bool>) {
        World.current.threads.sleep(for: .milliseconds(100))
        if !isOver.withLock({ $0 }) { Timers.shared.add(at: .now) { delayTimers(isOver) } }
    }

    @Test("The work gets more time for late timers 20 times at most")
    func lateTimers() async throws {
        let isOver = Monitor(false)
        let (call, ends) = timedCall()
        Timers.shared.add(at: call.start) { Self.delayTimers(isOver) }
        call.limit(to: .zero)
        try await Timers.sleep(for: .seconds(5))
        isOver.withLock { $0 = true }
        #expect(ends.withLock { $0 } == ["2100: \(ErrorCode.timeout.rawValue)"])
    }

    @Test("A result of a stream has the user data of its call, and is delivered until the call ends")
    func streams() {
        let delivered = Monitor<[UInt]>([])
        let call = Call(userData: 7, accounts: CallAccounts()) { _, _ in }
        let freed = Monitor(0)
        func deliver() {
            call.deliver(Outcome(), whenFreed: { freed.withLock { $0 += 1 } }) { result in
                delivered.withLock { $0.append(result.userData) }
                result.free()
            }
        }
        deliver()
        deliver()
        #expect(call.end(.success(Outcome())) && !call.end(.success(Outcome())))
        deliver()
        #expect(delivered.withLock { $0 } == [7, 7] && freed.withLock { $0 } == 2)
    }

    @Test("The context of a call has its number, deadline, progress, accounts, secrets and interceptors, but a place only if it needs one")
    func context() {
        let accounts = CallAccounts(community: "1")
        let call = Call(userData: 0, accounts: accounts) { _, _ in }
        let plugins = HostPlugins { _ in [] }
        let context = call.context(timeout: .seconds(9), secrets: Secrets(["hunter22"]), hostPlugins: plugins)
        #expect(context.call == call.number && context.deadline == call.start + .seconds(9) && context.progress === call.progress)
        #expect(context.accounts == accounts && context.secrets.removed(from: "hunter22") == "…" && context.attachment === plugins)
        #expect(context.place == nil && context.thread == nil && context.writes != nil && !context.hasBegun)
        let other = Call(userData: 0, accounts: accounts) { _, _ in }
        #expect(call.number != other.number)
    }

    @Test("The calls of a session end in the order of their start when it is closed")
    func closingAll() throws {
        let calls = ActiveCalls()
        let ended = Monitor<[Int]>([])
        let all = (0..<5).map { _ in
            Call(userData: 0, accounts: CallAccounts()) { call, _ in
                ended.withLock { $0.append(call.number) }
                calls.remove(call)
            }
        }
        for call in all.reversed() { #expect(calls.add(call)) }
        all[2].cancel()
        calls.close()
        calls.waitForResults()
        let numbers = all.map(\.number)
        #expect(ended.withLock { $0 } == [numbers[2], numbers[0], numbers[1], numbers[3], numbers[4]] && numbers == numbers.sorted())
        let late = Call(userData: 0, accounts: CallAccounts()) { _, _ in }
        #expect(!calls.add(late))
    }

    @Test("Waiting for results ends when the last one was delivered")
    func results() {
        let calls = ActiveCalls()
        let start = Instant.now
        for time in [2, 5] {
            let call = Call(userData: 0, accounts: CallAccounts()) { call, _ in calls.remove(call) }
            #expect(calls.add(call))
            Timers.shared.add(at: start + .seconds(time)) { call.cancel() }
        }
        calls.waitForResults()
        #expect(Instant.now - start == .seconds(5))
    }

    @Test("Waiting for tasks ends with the last one, or after the limit")
    func tasks() {
        let calls = ActiveCalls()
        let start = Instant.now
        calls.waitForTasks(atMost: .seconds(1))
        #expect(Instant.now == start)
        #expect((0..<3).map { _ in calls.taskBegins() } == [1, 2, 3])
        for time in [1, 2, 5] { Timers.shared.add(at: start + .seconds(time)) { calls.taskEnds() } }
        calls.waitForTasks(atMost: .seconds(3))
        #expect(Instant.now - start == .seconds(3))
        calls.waitForTasks(atMost: .seconds(60))
        #expect(Instant.now - start == .seconds(5) && calls.taskBegins() == 1)
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
