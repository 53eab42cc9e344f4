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

    /// Writes a byte to the part, and holds it until the gate opens. Its work goes on, although it is cancelled.
    func holding() -> Task<Void, any Error> {
        Task {
            try await PartialFile.opened(path, on: threads) { part in
                try await part.run { try part.append([1]) }
                await gate.pass()
                try await part.run { try part.append([2]) }
            }
        }
    }

    @Test("The next call gets the part of a cancelled one whose work goes on, and that work writes nothing more")
    func cancelled() async throws {
        let first = holding()
        await gate.arrival()
        let refused = await failure { try await PartialFile.opened(path, on: threads) { _ in } }
        #expect(refused?.code == .storage && refused?.message.contains("another call downloads to it") == true)
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

    @Test("A call that is cancelled before its part is open does not open it")
    func cancelledFirst() async throws {
        // The directory has a job that does not end.
        let isOpen = Monitor(false)
        try threads.submit(in: UserFile.directory(of: path)) { isOpen.wait { $0 ? () : nil } }
        let first = Task { try await PartialFile.opened(path, on: threads) { _ in Issue.record("the part was opened") } }
        first.cancel()
        let second = Task { try await PartialFile.opened(path, on: threads) { part in try await part.run { try part.append([1]) } } }
        isOpen.withLock { $0 = true }
        isOpen.wakeAll()
        let error = await failure { try await first.value }
        #expect(error?.code == .cancelled)
        try await second.value
        #expect(temporary.files == ["f.part"])
    }

    @Test("An empty part is removed with its note, and a finished file stays, however small it is")
    func empty() async throws {
        try await PartialFile.opened(path, on: threads) { part in try await part.run { try part.setNote(1) } }
        #expect(temporary.files == [])
        try await PartialFile.opened(path, on: threads) { part in try await part.finish() }
        #expect(temporary.files == ["f"])
    }

    @Test("The end of an access may start the next one, however long it took")
    func chain() async throws {
        // Any running job counts as blocked.
        let threads = FileThreads(patience: .zero)
        try await PartialFile.opened(path, on: threads) { part in try await part.run { try part.append([1, 2, 3]) } }
        let file = try await UserFile.open(path + ".part", atMost: 3, on: threads)
        let bytes: [UInt8] = await withCheckedContinuation { continuation in
            @Sendable func read(_ position: Int, _ before: [UInt8]) {
                guard position < 3 else { return continuation.resume(returning: before) }
                file.read(position..<position + 1) { result in
                    // A failure ends the chain.
                    if case .success(let bytes) = result { read(position + 1, before + bytes) } else { read(3, before) }
                }
            }
            read(0, [])
        }
        #expect(bytes == [1, 2, 3])
    }
}
