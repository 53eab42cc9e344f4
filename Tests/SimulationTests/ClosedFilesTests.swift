import Archive
import Simulation
@testable import Storage
import Testing
import Threads

@Suite("Files that are closed after their use, on a simulated disk")
struct ClosedFilesTests {
    /// Returns the paths of the files that are still open after `work`.
    private func openPaths(after work: @Sendable () async throws -> Void) async throws -> [String] {
        let disk = SimulatedDisk()
        disk.addDirectory("/home")
        disk.addDirectory("/home/store")
        disk.addFile("/home/store/a.json.0123456789abcdef.tmp", [1])
        let files = disk.files()
        try await World.$current.withValue(makeWorld(files)) { try await work() }
        return files.openPaths
    }

    @Test("A store closes its directory, its files and the temporary files of dead writers")
    func store() async throws {
        let paths = try await openPaths {
            let store = try StoreDirectory(path: "/home/store")
            _ = try store.write("a.json", [1])
            #expect(try store.read("a.json") != nil)
        }
        #expect(paths == [])
    }

    @Test("A folder of the user is closed")
    func userFolder() async throws {
        let paths = try await openPaths {
            for _ in 0..<2 { try await UserFolder.opened("/home/folder") { _ in } }
        }
        #expect(paths == [])
    }

    @Test("The folder of an archive is closed")
    func archive() async throws {
        let paths = try await openPaths {
            for _ in 0..<2 { try await ArchiveFolder.opened("/home/archive", creates: true, for: "archive.run") { _ in } }
            // A job of the folder releases the lock. This one comes after it.
            try await FileThreads.shared.run(in: "/home/archive") {}
        }
        #expect(paths == [])
    }
}
