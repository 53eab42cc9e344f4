import Glibc
import Simulation
@testable import Storage
@testable import Threads

/// Creates the world of a process whose files are simulated. Its clocks and threads are those of the system, but a sleep ends at once.
func makeWorld(_ files: SimulatedFiles) -> World {
    World(
        clocks: SystemClocks(), threads: SleeplessThreads(), randomness: Seed(1),
        members: [ObjectIdentifier(FilesKey.self): files])
}

/// The threads of the system, whose sleeps end at once.
private struct SleeplessThreads: ThreadSystem {
    private let system = SystemThreads()

    var processorCount: Int { system.processorCount }

    func start(_ body: @escaping @Sendable () -> Void) -> (any StartedThread)? { system.start(body) }

    func makeCondition() -> any Condition { system.makeCondition() }

    func makeCondition(_ signal: SignalFlag) -> any Condition { system.makeCondition(signal) }

    func sleep(for duration: Duration) {}

    func checkpoint() {}
}

/// Kills a process before one of its operations.
final class Killer: @unchecked Sendable {
    // Unchecked: one thread at a time uses a simulated disk.
    private var rest: Int
    weak var files: SimulatedFiles?

    /// - Parameter operations: the number of operations that the process still completes.
    init(after operations: Int) { rest = operations }

    /// Returns the files of a process that is killed.
    static func files(of disk: SimulatedDisk, after operations: Int) -> SimulatedFiles {
        let killer = Killer(after: operations)
        let files = disk.files { _, _ in
            if killer.rest == 0 { killer.files?.kill() }
            killer.rest -= 1
            return nil
        }
        killer.files = files
        return files
    }
}

extension SimulatedFiles {
    /// Writes a file without flushing it, and leaves it open.
    @discardableResult
    func create(_ path: String, _ bytes: [UInt8]) throws(FileError) -> Int32 {
        let file = try open(path, in: nil, O_RDWR | O_CREAT, mode: 0o666)
        try write(all: bytes, to: file)
        return file
    }

    func syncDirectory(_ path: String) throws(FileError) {
        let directory = try open(path, in: nil, O_RDONLY, mode: 0)
        defer { close(directory) }
        try sync(directory)
    }
}

/// Returns the `errno` with which an operation fails, or 0 if it succeeds.
func code(_ operation: () throws(FileError) -> Void) -> Int32 {
    do throws(FileError) {
        try operation()
        return 0
    } catch {
        return error.code
    }
}
