import Errors
import Glibc
import TestSupport
import Testing
import Threads

@testable import Storage

@Suite("Partial files", .timeLimit(.minutes(5)))
struct PartialFileTests {
    let temporary: TemporaryDirectory
    let path: String
    let threads = FileThreads(patience: nil)
    let gate = Gate()

    init() throws {
        temporary = try TemporaryDirectory()
        path = try temporary.store().path + "/f"
    }

    /// Starts a call that writes a byte to the partial file, waits for the gate even if the call is cancelled, and writes another byte.
    func holding() -> Task<Void, any Error> {
        Task {
            try await PartialFile.opened(path, on: threads) { part in
                try await part.run { try part.append([1]) }
                await gate.pass()
                try await part.run { try part.append([2]) }
            }
        }
    }

    /// Runs `body` while a job blocks the directory of the path.
    func blockDirectory<Value>(of threads: FileThreads, during body: () -> Value) throws -> Value {
        let isOpen = Monitor(false)
        try threads.submit(in: UserFile.directory(of: path)) { isOpen.wait { $0 ? () : nil } }
        defer {
            isOpen.withLock { $0 = true }
            isOpen.wakeAll()
        }
        return body()
    }

    @Test("The next call gets the partial file of a cancelled call whose work continues, and that work can no longer write to the file")
    func cancelled() async throws {
        let first = holding()
        await gate.arrival()
        let refused = await failure { try await PartialFile.opened(path, on: threads) { _ in } }
        #expect(refused?.code == .storage && refused?.message.contains("another call downloads to this file") == true)
        first.cancel()
        try await PartialFile.opened(path, on: threads) { part in
            gate.open()
            let error = await failure { try await first.value }
            #expect(error?.code == .cancelled)
            let bytes = try await part.run { try part.read(at: 0, 10) }
            #expect(bytes == [1])
        }
        #expect(temporary.files == ["f.part"])
    }

    @Test("A call that is cancelled before its partial file is open does not open the file")
    func cancelledFirst() async throws {
        let (first, second) = try blockDirectory(of: threads) {
            // The calls wait before they open the partial file.
            let first = Task {
                try await PartialFile.opened(path, on: threads) { _ in Issue.record("The cancelled call opened the file.") }
            }
            first.cancel()
            let second = Task { try await PartialFile.opened(path, on: threads) { part in try await part.run { try part.append([1]) } } }
            return (first, second)
        }
        let error = await failure { try await first.value }
        #expect(error?.code == .cancelled)
        try await second.value
        #expect(temporary.files == ["f.part"])
    }

    @Test("A call that is cancelled while its partial file is being opened fails with `cancelled`, and leaves no empty file")
    func cancelledWhileOpening() async throws {
        let threads = FileThreads(limit: 1, patience: nil)
        let executor = HeldExecutor()
        let first = Task(executorPreference: executor) {
            try await PartialFile.opened(path, on: threads) { _ in Issue.record("The cancelled call used its partial file.") }
        }
        // The task waits for two jobs: one looks for the file at the path, and the other opens the partial file. The jobs do not run before
        // the task waits for them. As there is one thread, the task is ready to continue when a later job has ended.
        for _ in 0..<2 {
            try blockDirectory(of: threads) { executor.runHeldJobs() }
            try await threads.run(in: UserFile.directory(of: path)) {}
        }
        #expect(temporary.files == ["f.part"])
        first.cancel()
        executor.end()
        let error = await failure { try await first.value }
        #expect(error?.code == .cancelled)
        // This job runs after the partial file has been released.
        try await threads.run(in: UserFile.directory(of: path)) {}
        #expect(temporary.files == [])
    }

    @Test("A cancelled call releases its partial file as soon as the directory, which counted as blocked, responds again", .virtualTime)
    func cancelledWhileBlocked() async throws {
        let threads = FileThreads(patience: .milliseconds(50))
        let isOpen = Monitor(false)
        let first = Task(executorPreference: Workers.shared) {
            try await PartialFile.opened(path, on: threads) { part in
                try part.submit { isOpen.wait { $0 ? () : nil } }
                await gate.pass()
            }
        }
        await gate.arrival()
        try await Timers.sleep(for: .milliseconds(100))
        let refused = await failure { try await threads.run(in: UserFile.directory(of: path)) {} }
        #expect(refused?.message.contains("does not respond") == true)
        first.cancel()
        isOpen.withLock { $0 = true }
        isOpen.wakeAll()
        // This job runs after the partial file has been released.
        await withCheckedContinuation { continuation in
            #expect(throws: Never.self) {
                try threads.submit(in: UserFile.directory(of: path), evenIfBlocked: true, {}, completion: { continuation.resume() })
            }
        }
        try await PartialFile.opened(path, on: self.threads) { part in try await part.run { try part.append([1]) } }
        gate.open()
        try await first.value
        #expect(temporary.files == ["f.part"])
    }

    @Test("An empty partial file is removed with its note, but the file of a finished download stays even if it is empty")
    func empty() async throws {
        try await PartialFile.opened(path, on: threads) { part in try await part.run { try part.setNote(1) } }
        #expect(temporary.files == [])
        try await PartialFile.opened(path, on: threads) { part in try await part.finish() }
        #expect(temporary.files == ["f"])
    }

    @Test("The completion handler of a read can start the next read, even if the first read counted as blocked")
    func chainedReads() async throws {
        // If the patience is zero, any running job counts as blocked.
        let threads = FileThreads(patience: .zero)
        try await PartialFile.opened(path, on: threads) { part in try await part.run { try part.append([1, 2, 3]) } }
        let file = try await UserFile.open(path + ".part", atMost: 3, on: threads)
        let bytes: [UInt8] = await withCheckedContinuation { continuation in
            @Sendable func read(_ position: Int, _ before: [UInt8]) {
                guard position < 3 else { return continuation.resume(returning: before) }
                file.read(position..<position + 1) { result in
                    // After a failed read, no further read starts.
                    if case .success(let bytes) = result { read(position + 1, before + bytes) } else { read(3, before) }
                }
            }
            read(0, [])
        }
        #expect(bytes == [1, 2, 3])
    }
}
