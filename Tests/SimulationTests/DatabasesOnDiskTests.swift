import Simulation
@testable import SQLite
@testable import Storage
@testable import Threads
import Testing

@Suite("Databases on a simulated disk")
struct DatabasesOnDiskTests {
    private static let steps: [SQLStatement] = ["CREATE TABLE numbers (number INTEGER)"]

    private func makeDisk() -> SimulatedDisk {
        let disk = SimulatedDisk()
        disk.addDirectory("/home")
        disk.addFile("/home/a.db", [])
        return disk
    }

    private func open(_ files: SimulatedFiles) throws -> Database {
        let database = try Database(path: "/home/a.db", system: files.databaseSystem)
        try database.migrate(Self.steps)
        return database
    }

    /// Adds two equal numbers in one transaction.
    private func add(_ number: Int, to database: Database) throws {
        try database.transaction {
            try database.run("INSERT INTO numbers VALUES (?)", [.integer(number)])
            try database.run("INSERT INTO numbers VALUES (?)", [.integer(number)])
        }
    }

    private func numbers(_ database: Database) throws -> [Int] {
        try database.rows("SELECT number FROM numbers ORDER BY rowid") { $0.integer(0) }
    }

    private func isWhole(_ database: Database) throws -> Bool {
        try database.row("PRAGMA integrity_check") { $0.text(0) } == "ok"
    }

    @Test("Two processes write to one database in turn, with a write-ahead log, and read each other's rows")
    func processes() throws {
        let disk = makeDisk()
        let databases = try [disk.files(), disk.files()].map { try open($0) }
        for number in 0..<20 { try add(number, to: databases[number % 2]) }
        let expected = (0..<20).flatMap { [$0, $0] }
        for database in databases {
            #expect(try numbers(database) == expected)
            #expect(try database.row("PRAGMA journal_mode") { $0.text(0) } == "wal")
        }
        #expect(disk.paths == ["/home", "/home/a.db", "/home/a.db-wal"])
        for database in databases { database.close() }
        #expect(disk.paths == ["/home", "/home/a.db"])
        let last = try open(disk.files())
        #expect(try numbers(last) == expected)
    }

    @Test("A writer waits for another one, and gives up after its time limit")
    func waiting() throws {
        let disk = makeDisk()
        let (first, second) = (try open(disk.files()), try open(disk.files()))
        let world = makeWorld(disk.files())
        try first.transaction {
            try first.run("INSERT INTO numbers VALUES (1)")
            let error = #expect(throws: SQLiteError.self) { try world.run { try add(2, to: second) } }
            #expect(error.map { $0.code & 0xFF } == 5)
        }
        try add(3, to: second)
        #expect(try numbers(first) == [1, 3, 3])
    }

    @Test("A process that is killed at any point of a transaction leaves all of it or nothing, and no lock")
    func kill() throws {
        var operations = 0
        var isOver = false
        while !isOver {
            let disk = makeDisk()
            let survivor = try open(disk.files())
            try add(1, to: survivor)
            let files = Killer.files(of: disk, after: operations)
            let victim = try? open(files)
            if let victim { try? add(2, to: victim) }
            isOver = !files.isKilled
            files.kill()
            try add(3, to: survivor)
            let found = try numbers(survivor)
            #expect(found == [1, 1, 2, 2, 3, 3] || found == [1, 1, 3, 3] && !isOver)
            #expect(try isWhole(survivor))
            operations += 1
            // What SQLite still does for the dead process reaches neither the disk nor the memory of the other process.
            victim?.close()
            try add(4, to: survivor)
            #expect(try numbers(survivor) == found + [4, 4])
        }
        #expect(operations > 20)
    }

    @Test("After a crash at any point, a database is whole and has all transactions that were committed")
    func crash() throws {
        var operations = 0
        var isOver = false
        while !isOver {
            let disk = makeDisk()
            let first = try open(disk.files())
            try add(1, to: first)
            let files = Killer.files(of: disk, after: operations)
            var isCommitted = false
            if let second = try? open(files) {
                isCommitted = (try? add(2, to: second)) != nil
                second.close()
            }
            isOver = !files.isKilled
            disk.crash(Seed(UInt64(operations)))
            let last = try open(disk.files())
            let found = try numbers(last)
            #expect(found == [1, 1, 2, 2] || found == [1, 1] && !isCommitted)
            #expect(try isWhole(last))
            operations += 1
        }
    }

    @Test("A database file of the library opens, migrates and closes its database")
    func databaseFile() async throws {
        let disk = makeDisk()
        let world = makeWorld(disk.files())
        try await World.$current.withValue(world) {
            let file = DatabaseFile(directory: try StoreDirectory(path: "/home/store"), name: "b.db", steps: Self.steps)
            try await file.run { try $0.run("INSERT INTO numbers VALUES (7)") }
            // The file of the log exists only as long as the database is open, which an idle one is not for long.
            let (found, paths) = try await file.run { (try $0.rows("SELECT number FROM numbers") { $0.integer(0) }, disk.paths) }
            #expect(found == [7] && paths.contains("/home/store/b.db-wal"))
        }
        let version = String(decoding: try #require(disk.bytes(of: "/home/store/b.db")).prefix(15), as: UTF8.self)
        #expect(version == "SQLite format 3")
    }
}
