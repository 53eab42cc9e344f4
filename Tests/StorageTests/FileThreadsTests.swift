import Errors
import Glibc
import Synchronization
import TestSupport
import Testing
import Threads

@testable import Storage

@Suite("File threads", .virtualTime, .timeLimit(.minutes(5)))
struct FileThreadsTests {
    /// A barrier that blocks threads until the test opens it.
    private final class Barrier: Sendable {
        private let isOpen = Monitor(false)
        func open() {
            isOpen.withLock { $0 = true }
            isOpen.wakeAll()
        }
        func wait() { isOpen.wait { $0 ? () : nil } }
    }

    @Test("The jobs of a directory run one at a time, in the order of their submission")
    func order() async throws {
        let threads = FileThreads(patience: nil)
        let numbers = Mutex<[Int]>([])
        let running = Counter()
        for number in 0..<1000 {
            try threads.submit(in: "/a") {
                #expect(running.next() == number + 1)
                numbers.withLock { $0.append(number) }
            }
        }
        try await threads.run(in: "/a") {}
        #expect(numbers.withLock { $0 } == Array(0..<1000))
    }

    @Test("A job that the completion of another job submits runs on the same thread, and wakes no other thread")
    func chain() async throws {
        let system = CountingThreads()
        let threads = World.current.fixed(threads: system).run { FileThreads(patience: nil) }
        // Two jobs at the same time leave two threads, which then wait.
        let barrier = Barrier()
        try threads.submit(in: "/b") { barrier.wait() }
        try await threads.run(in: "/a") {}
        barrier.open()
        try await threads.run(in: "/b") {}
        try await Timers.sleep(for: .milliseconds(1))
        let wakeUps = system.wakeUps
        let used = Mutex<Set<ThreadID>>([])
        let end = AsyncStream.makeStream(of: Void.self)
        @Sendable func submit(_ rest: Int) {
            guard rest > 0 else { return end.continuation.finish() }
            let work: @Sendable () -> Void = { _ = used.withLock { $0.insert(ThreadID.current) } }
            #expect(throws: Never.self) { try threads.submit(in: "/a", work) { submit(rest - 1) } }
        }
        submit(100)
        for await _ in end.stream {}
        #expect(used.withLock { $0.count } == 1)
        #expect(system.wakeUps == wakeUps + 1, "only the first job comes from another thread")
    }

    @Test("A blocked directory delays neither the thread of the caller nor the jobs of other directories")
    func blocked() async throws {
        let threads = FileThreads(patience: .seconds(3600))
        let barriers = (0..<3).map { _ in Barrier() }
        for (number, barrier) in barriers.enumerated() { try threads.submit(in: "/blocked\(number)") { barrier.wait() } }
        for number in 0..<100 {
            let value = try await threads.run(in: "/free\(number % 7)") { number }
            #expect(value == number)
        }
        for barrier in barriers { barrier.open() }
        for number in 0..<3 { try await threads.run(in: "/blocked\(number)") {} }
    }

    /// Starts a job that waits at a barrier, and returns when the job runs.
    private func start(_ barrier: Barrier, on threads: FileThreads) async -> Task<Void, any Error> {
        let started = AsyncStream.makeStream(of: Void.self)
        let task = Task(executorPreference: Workers.shared) {
            try await threads.run(in: "/a") {
                started.continuation.yield()
                barrier.wait()
            }
        }
        for await _ in started.stream { break }
        return task
    }

    @Test("While a job is blocked, new jobs of its directory fail at once. After the end of the blocked job, new jobs succeed")
    func blockedJob() async throws {
        let threads = FileThreads(patience: .milliseconds(50))
        let barrier = Barrier()
        let first = await start(barrier, on: threads)
        try await Timers.sleep(for: .milliseconds(100))
        let error = await failure { try await threads.run(in: "/a") {} }
        #expect(error?.code == .storage && error?.message.contains("/a does not respond") == true)
        barrier.open()
        try await first.value
        try await threads.run(in: "/a") {}
    }

    @Test("If the patience is nil, a job waits until the earlier jobs of its directory have ended")
    func noLimit() async throws {
        let threads = FileThreads(patience: nil)
        let barrier = Barrier()
        let first = await start(barrier, on: threads)
        async let second: Void = threads.run(in: "/a") {}
        barrier.open()
        try await first.value
        try await second
    }

    @Test("A directory is free for the next job as soon as the caller of a job continues")
    func freed() async throws {
        let threads = FileThreads(patience: .zero)
        for _ in 0..<500 { try await threads.run(in: "/a") {} }
    }

    @Test("All jobs run, even if there are more jobs and directories than threads")
    func many() async throws {
        let threads = FileThreads(patience: nil)
        let counter = Counter()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<2000 { group.addTask { try await threads.run(in: "/\(number % 50)") { _ = counter.next() } } }
            try await group.waitForAll()
        }
        #expect(counter.value == 2000)
    }

    @Test("`runAndWait` returns the value or throws the error of a job, and fails after its time limit")
    func waiting() {
        let barrier = Barrier()
        let late = Result { () throws(DanXiError) in
            try FileThreads.runAndWait(in: "/a", atMost: .milliseconds(50)) { barrier.wait() }
        }
        barrier.open()
        guard case .failure(let error) = late else { return #expect(Bool(false)) }
        #expect(error.code == .storage)
        #expect(throws: DanXiError.closed) {
            try FileThreads.runAndWait(in: "/a", atMost: .seconds(60)) { () throws(DanXiError) in throw .closed }
        }
        #expect((try? FileThreads.runAndWait(in: "/a", atMost: .seconds(60)) { 7 }) == 7)
    }
}
