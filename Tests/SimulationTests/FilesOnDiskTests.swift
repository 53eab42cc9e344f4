import Errors
import Simulation
@testable import Storage
@testable import Threads
import TestSupport
import Testing

@Suite("Files on a simulated disk")
struct FilesOnDiskTests {
    private static let old: [UInt8] = Array("[1]".utf8)
    private static let new: [UInt8] = Array("[2, 2]".utf8)

    /// Creates a disk with an old value in a store, and an old file of the user.
    private func makeDisk() throws -> SimulatedDisk {
        let disk = SimulatedDisk()
        disk.addDirectory("/home")
        disk.addDirectory("/home/store")
        disk.addFile("/home/store/a.json", Self.old)
        disk.addFile("/home/file", Self.old)
        return disk
    }

    /// Kills a process before each of its operations, until it ends by itself. The machine then crashes, unless `crashes` is false.
    /// - Parameter check: receives the disk, and whether the work has ended by itself.
    private func interrupt(
        crashes: Bool = true, _ work: @Sendable () async throws -> Void, check: (SimulatedDisk, Bool) throws -> Void
    ) async throws {
        var isOver = false
        var operations = 0
        while !isOver {
            for seed in 0..<4 as Range<UInt64> {
                let disk = try makeDisk()
                let files = Killer.files(of: disk, after: operations)
                let world = makeWorld(files)
                try? await World.$current.withValue(world) { try await work() }
                isOver = !files.isKilled
                if crashes { disk.crash(Seed(seed)) } else { files.kill() }
                try check(disk, isOver)
            }
            operations += 1
        }
        #expect(operations > 5)
    }

    @Test("A value of a store is the old or the new one after a crash at any point, and the new one after the write")
    func store() async throws {
        try await interrupt {
            _ = try StoreDirectory(path: "/home/store").write("a.json", Self.new)
        } check: { disk, isOver in
            let value = try makeWorld(disk.files()).run { try StoreDirectory(path: "/home/store").read("a.json") }
            let bytes = value.map { Array($0.bytes.bytes) }
            #expect(bytes == Self.new || bytes == Self.old && !isOver)
            #expect(disk.paths.filter { $0.hasSuffix(".tmp") } == [])
        }
    }

    @Test("A killed writer leaves the old or the new value, no lock, and a temporary file that the next session removes")
    func killedWriter() async throws {
        try await interrupt(crashes: false) {
            let store = try StoreDirectory(path: "/home/store")
            let lock = try store.tryLock("a.lock").lock
            _ = try store.write("a.json", Self.new)
            lock?.release()
        } check: { disk, _ in
            let store = try makeWorld(disk.files()).run { try StoreDirectory(path: "/home/store") }
            let lock = try store.tryLock("a.lock").lock
            #expect(lock != nil)
            lock?.release()
            let bytes = disk.bytes(of: "/home/store/a.json")
            #expect(bytes == Self.new || bytes == Self.old)
            #expect(disk.paths.filter { $0.hasSuffix(".tmp") } == [])
        }
    }

    @Test("A file of the user is the old or the new one after a crash at any point")
    func userFile() async throws {
        try await interrupt {
            try await UserFile.write("/home/file", Self.new)
        } check: { disk, _ in
            let bytes = disk.bytes(of: "/home/file")
            #expect(bytes == Self.new || bytes == Self.old)
        }
    }

    @Test("A download is complete or missing after a crash at any point, and the next one can begin")
    func partialFile() async throws {
        try await interrupt {
            try await PartialFile.opened("/home/file") { file in
                try await file.run { try file.append(Self.new) }
                try await file.finish()
            }
        } check: { disk, _ in
            let bytes = disk.bytes(of: "/home/file")
            #expect(bytes == Self.new || bytes == Self.old)
        }
    }

    @Test("Files and directories of another user are refused")
    func trust() throws {
        let disk = try makeDisk()
        disk.addDirectory("/home/foreign", owner: 7, mode: 0o777)
        disk.addLink("/home/link", to: "store")
        let world = makeWorld(disk.files())
        for path in ["/home/foreign", "/home/link"] {
            let error = #expect(throws: DanXiError.self) { try world.run { _ = try StoreDirectory(path: path) } }
            #expect(error?.code == .storage)
        }
        disk.addFile("/home/store/account.json", [1], owner: 7, mode: 0o644)
        #expect(throws: DanXiError.self) { try world.run { _ = try StoreDirectory(path: "/home/store") } }
    }

    @Test("A database that another process creates at the same time is used, and a full disk is told")
    func createdDatabase() throws {
        let disk = try makeDisk()
        let late = disk.files { operation, path in
            if operation == .open, path == "b.db" { disk.addFile("/home/store/b.db", [9]) }
            return nil
        }
        let path = try makeWorld(late).run { try StoreDirectory(path: "/home/store").prepareDatabase("b.db").path }
        #expect(path == "/home/store/b.db" && disk.bytes(of: path) == [9])
        let full = disk.files { operation, path in operation == .open && path == "c.db" ? 28 : nil }
        let error = #expect(throws: DanXiError.self) {
            try makeWorld(full).run { _ = try StoreDirectory(path: "/home/store").prepareDatabase("c.db") }
        }
        #expect(error?.code == .storage && error?.message.contains("No space left on device") == true)
    }

    @Test("A full disk and a failing one are told, and keep the old value", arguments: [DiskOperation.write, .sync, .rename])
    func failures(operation: DiskOperation) throws {
        let disk = try makeDisk()
        let files = disk.files { now, _ in now == operation ? 28 : nil }
        let error = #expect(throws: DanXiError.self) {
            try makeWorld(files).run { _ = try StoreDirectory(path: "/home/store").write("a.json", Self.new) }
        }
        #expect(error?.message.contains("No space left on device") == true)
        #expect(disk.bytes(of: "/home/store/a.json") == Self.old)
        #expect(disk.paths.filter { $0.hasSuffix(".tmp") } == [])
    }
}
