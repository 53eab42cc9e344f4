import Glibc
import TestSupport
import Testing

@testable import SQLite
@testable import Storage

@Suite("Release of databases")
struct ReleaseTests {
    @Test("A database that nobody uses any more is closed")
    func release() throws {
        let temporary = try TemporaryDirectory()
        let directory = try temporary.store()
        let path = try directory.prepareDatabase("released.sqlite3").path
        do {
            let database = try Database(path: path, system: directory.files.databaseSystem)
            try database.run("CREATE TABLE item (id INTEGER PRIMARY KEY)")
            #expect(openFiles().contains { $0.hasSuffix("/released.sqlite3") })
        }
        #expect(!openFiles().contains { $0.hasSuffix("/released.sqlite3") })
    }

    /// Returns the names of the files that this process has open.
    private func openFiles() -> [String] {
        (0..<Int32(1024)).compactMap { descriptor in
            var target = [CChar](repeating: 0, count: 4096)
            let count = readlink("/proc/self/fd/\(descriptor)", &target, target.count)
            return count > 0 ? String(decoding: target.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
        }
    }
}
