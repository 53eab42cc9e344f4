import Calls
import Errors
import Synchronization
import TestSupport
import Testing
import Threads

@testable import Runtime

/// Tests of the questions that the library asks the host program. Each question has one answer, and ends with its call at the latest.
@Suite("Questions to the host program", .virtualTime, .timeLimit(.minutes(5)))
struct HostCallsTests {
    private let calls = HostCalls()
    private let handles = HandleTable<HostQuestion<Int>>(.question)

    private func ask(_ callback: @escaping @Sendable (HostQuestion<Int>?) -> Void) async throws -> Int {
        try await calls.ask(handles, "The test") { [handles] in callback(handles.find($0)) }
    }

    @Test("If the host program answers a question twice, the first answer is used")
    func once() async throws {
        let answers = Mutex<[Bool]>([])
        let value = try await ask { question in
            for number in 1...3 { answers.withLock { $0.append(question?.answer(number) ?? false) } }
        }
        #expect(value == 1)
        calls.close()
        calls.waitForCallbacks(atMost: .seconds(60))
        #expect(answers.withLock { $0 } == [true, false, false])
    }

    @Test("The handle of a question is valid until the question is answered")
    func handle() async throws {
        let seen = Mutex<UInt>(0)
        let value = try await calls.ask(handles, "The test") { [handles] handle in
            seen.withLock { $0 = UInt(bitPattern: handle) }
            _ = handles.find(handle)?.answer(7)
        }
        #expect(value == 7)
        let handle = OpaquePointer(bitPattern: seen.withLock { $0 })
        #expect(handle != nil && handles.find(handle) == nil)
    }

    @Test("An unanswered question ends at the deadline of its call, even if the deadline changes")
    func deadline() async throws {
        #expect(Workers.shared.prepare())
        let shared = SharedDeadline()
        let start = Instant.now
        shared.add(CallContext(deadline: start + .seconds(1)))
        let context = CallContext().sharing(shared, CallProgress(), OpenWrites())
        let late = Mutex<HostQuestion<Int>?>(nil)
        let error = await CallContext.$current.withValue(context) {
            await failure {
                try await ask { question in
                    shared.add(CallContext(deadline: start + .milliseconds(1100)))
                    late.withLock { $0 = question }
                }
            }
        }
        #expect(error?.code == .timeout && error?.message.contains("The test") == true)
        #expect(Instant.now - start == .milliseconds(1100))
        #expect(late.withLock { $0?.answer(1) } == false)
    }

    @Test("Cancelling the call ends its question, and calls `onEnd`")
    func cancellation() async throws {
        let (asked, ended) = (Gate(), Gate())
        let task = Task(executorPreference: Workers.shared) { [calls, handles] in
            try await calls.ask(handles, "The test", { _ in asked.open() }, onEnd: { _ in ended.open() })
        }
        await asked.pass()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        await ended.pass()
    }

    @Test("The host program is not asked a question of a call that has already been cancelled")
    func cancelledBefore() async throws {
        let wasAsked = Mutex(false)
        let task = Task(executorPreference: Workers.shared) { [calls, handles] in
            while !Task.isCancelled { await Task.yield() }
            return try await calls.ask(handles, "The test") { _ in wasAsked.withLock { $0 = true } }
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        calls.waitForCallbacks(atMost: .seconds(60))
        #expect(!wasAsked.withLock { $0 })
    }

    @Test("A question that has ended cannot be started or answered")
    func ended() async {
        let question = HostQuestion<Int>(progress: nil)
        question.end(DanXiError.closed)
        #expect(!question.start() && !question.hasStarted && !question.answer(1))
        await #expect(throws: DanXiError.closed) {
            _ = try await withCheckedThrowingContinuation { #expect(!question.begin($0)) }
        }
    }

    @Test("After the session is closed, running and later questions fail with `closed`, and no other callback starts")
    func close() async throws {
        await #expect(throws: DanXiError.closed) { try await ask { [calls] _ in calls.close() } }
        await #expect(throws: DanXiError.closed) { try await ask { _ = $0?.answer(1) } }
        let ran = Mutex(false)
        await calls.tell { ran.withLock { $0 = true } }
        calls.run { ran.withLock { $0 = true } }
        calls.waitForCallbacks(atMost: .seconds(60))
        #expect(!ran.withLock { $0 })
    }

    @Test("Closing the session calls `onEnd` of each running question")
    func endOnClose() async throws {
        let ended = Mutex(false)
        await #expect(throws: DanXiError.closed) {
            try await calls.ask(handles, "The test", { [calls] _ in calls.close() }, onEnd: { _ in ended.withLock { $0 = true } })
        }
        calls.waitForCallbacks(atMost: .seconds(60))
        #expect(ended.withLock { $0 })
    }

    @Test("`tell` waits for its callback, at most until the deadline or the cancellation of its call, and the callback runs in any case")
    func notices() async throws {
        let (calls, finished) = (calls, Monitor(0))
        @Sendable func tell(_ deadline: Instant?) async {
            await CallContext.$current.withValue(CallContext(deadline: deadline)) {
                await calls.tell {
                    World.current.threads.sleep(for: .seconds(10))
                    finished.withLock { $0 += 1 }
                }
            }
        }
        let start = Instant.now
        await tell(nil)
        #expect(Instant.now - start == .seconds(10) && finished.withLock { $0 } == 1)
        await tell(start + .seconds(15))
        #expect(Instant.now - start == .seconds(15) && finished.withLock { $0 } == 1)
        let task = Task(executorPreference: Workers.shared) { await tell(nil) }
        try await Timers.sleep(for: .seconds(1))
        task.cancel()
        await task.value
        #expect(Instant.now - start == .seconds(16))
        let late = Task(executorPreference: Workers.shared) {
            try? await Timers.sleep(for: .seconds(3600))
            await tell(nil)
        }
        late.cancel()
        await late.value
        #expect(Instant.now - start == .seconds(16))
        calls.waitForCallbacks(atMost: .seconds(60))
        #expect(finished.withLock { $0 } == 4 && Instant.now - start == .seconds(26))
    }

    @Test("Waiting for callbacks takes no longer than its limit, and no callback starts afterwards")
    func waiting() async throws {
        let start = Instant.now
        let ran = Monitor(0)
        calls.run { World.current.threads.sleep(for: .seconds(10)) }
        calls.waitForCallbacks(atMost: .seconds(3))
        #expect(Instant.now - start == .seconds(3))
        for endsQuestion in [true, false] { calls.run(endsQuestion: endsQuestion) { ran.withLock { $0 += 1 } } }
        calls.waitForCallbacks(atMost: .seconds(60))
        #expect(Instant.now - start == .seconds(10) && ran.withLock { $0 } == 0)
    }

    @Test("After the session is closed, only a callback that ends a question runs, and no question is registered")
    func afterClose() {
        let ran = Monitor<[Bool]>([])
        let number = calls.add { _ in Issue.record("a removed question was ended") }
        if let number { calls.remove(number) }
        calls.close()
        for endsQuestion in [true, false] { calls.run(endsQuestion: endsQuestion) { ran.withLock { $0.append(endsQuestion) } } }
        calls.waitForCallbacks(atMost: .seconds(60))
        let late = calls.add { _ in Issue.record("an unregistered question was ended") }
        #expect(ran.withLock { $0 } == [true] && number != nil && late == nil)
    }

    @Test("`tell` returns after its callback, which runs on a thread that is marked as the host program's")
    func notice() async {
        let wasMarked = Mutex(false)
        await calls.tell { wasMarked.withLock { $0 = HostThread.isCurrent } }
        #expect(wasMarked.withLock { $0 } && !HostThread.isCurrent)
    }
}
