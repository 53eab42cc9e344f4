import Errors
import Synchronization
import TestSupport
import Testing
import Threads

@testable import Storage

@Suite("The number of file threads", .virtualTime, .timeLimit(.minutes(5)))
struct FileThreadsNumberTests {
    private let system = CountingThreads()
    private let world: World
    private let ran = Counter()

    init() { world = World.current.fixed(threads: system) }

    /// Submits a job that takes a time.
    private func submit(_ threads: FileThreads, _ directory: String, takes time: Duration, evenIfBlocked: Bool = false) throws {
        try world.run {
            try threads.submit(in: directory, evenIfBlocked: evenIfBlocked) { [ran] in
                _ = ran.next()
                World.current.threads.sleep(for: time)
            }
        }
    }

    private func blocked(_ directory: String) -> DanXiError {
        DanXiError(.storage, "\(directory) does not respond: an access to it has not ended. Check its disk or server.")
    }

    @Test("A thread waits ten seconds for its next job, of any directory, and then ends")
    func idleTime() async throws {
        let threads = world.run { FileThreads(limit: 1) }
        for (pause, starts) in [(0, 1), (0, 1), (9999, 1), (9999, 1), (10_001, 2), (9999, 2), (30_000, 3)] {
            try await Timers.sleep(for: .milliseconds(pause))
            try await world.perform { try await threads.run(in: "/\(pause)") {} }
            #expect(system.starts == starts)
        }
    }

    @Test("At most four directories are served at the same time, and sixteen shared stores", arguments: [false, true])
    func limit(isRemote: Bool) async throws {
        let threads = world.run { isRemote ? FileThreads.remote : FileThreads.shared }
        let limit = isRemote ? 16 : 4
        for number in 0..<20 { try submit(threads, "/\(number)", takes: .seconds(4)) }
        for count in stride(from: limit, to: 20 + limit, by: limit) {
            try await Timers.sleep(for: .seconds(1))
            #expect(ran.value == min(count, 20) && system.starts == limit)
            try await Timers.sleep(for: .seconds(3))
        }
        // The threads are idle then, and serve new jobs.
        try await Timers.sleep(for: .seconds(1))
        for number in 0..<limit { try submit(threads, "/\(number)", takes: .seconds(1)) }
        try await Timers.sleep(for: .milliseconds(1))
        #expect(ran.value == 20 + limit && system.starts == limit)
    }

    @Test("A job that runs for more than five seconds blocks its directory, but not a shared store, until it has ended")
    func patience() async throws {
        let (local, remote) = world.run { (FileThreads.shared, FileThreads.remote) }
        for threads in [local, remote] { try submit(threads, "/a", takes: .seconds(8)) }
        try await Timers.sleep(for: .seconds(5))
        for threads in [local, remote] { try submit(threads, "/a", takes: .zero) }
        try await Timers.sleep(for: .milliseconds(1))
        #expect(throws: blocked("/a")) { try submit(local, "/a", takes: .zero) }
        try submit(local, "/a", takes: .zero, evenIfBlocked: true)
        try submit(remote, "/a", takes: .zero)
        try submit(local, "/b", takes: .zero)
        try await Timers.sleep(for: .seconds(2))
        #expect(ran.value == 3)
        try await Timers.sleep(for: .seconds(2))
        #expect(ran.value == 7)
        try submit(local, "/a", takes: .zero)
    }

    @Test("If no thread can be started, the job is refused and does not run later, unless a thread exists that can run it")
    func noThreads() async throws {
        let threads = world.run { FileThreads(limit: 2) }
        system.setLimit(0)
        let advice = "the process has too many threads or too little memory. End threads, or raise the limit (ulimit -u)."
        let refusal = DanXiError(.storage, "Cannot use /a, because no thread can be started: \(advice)")
        #expect(throws: refusal) { try submit(threads, "/a", takes: .zero) }
        let error = await failure { try await world.perform { try await threads.run(in: "/a") {} } }
        #expect(error == refusal)
        system.setLimit(1)
        try submit(threads, "/a", takes: .seconds(1))
        try submit(threads, "/b", takes: .zero)
        try await Timers.sleep(for: .milliseconds(500))
        #expect(ran.value == 1)
        try await Timers.sleep(for: .seconds(1))
        #expect(ran.value == 2 && system.starts == 1)
    }

    @Test("`runAndWait` waits at most five seconds for a thread of its own, or runs the work itself if none can be started")
    func waiting() async throws {
        let start = Instant.now
        let late = await failure {
            try world.run { try FileThreads.runAndWait(in: "/a") { World.current.threads.sleep(for: .seconds(7)) } }
        }
        #expect(late == blocked("/a") && start.duration(to: .now) == .seconds(5) && system.starts == 1)
        let thread = try world.run { try FileThreads.runAndWait(in: "/a") { ThreadID.current } }
        #expect(thread != ThreadID.current && system.starts == 2)
        system.setLimit(2)
        let own = try world.run { try FileThreads.runAndWait(in: "/a") { ThreadID.current } }
        #expect(own == ThreadID.current && system.starts == 2)
        try await Timers.sleep(for: .seconds(3))
    }
}
