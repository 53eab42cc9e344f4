import Errors
import SQLite
import Storage
import TestSupport
import Testing

#if canImport(Glibc)
    import Glibc
#endif

@Suite("Databases", .timeLimit(.minutes(5)))
struct DatabaseTests {
    static let steps: [SQLStatement] = ["CREATE TABLE item (id INTEGER PRIMARY KEY, name TEXT)"]

    let temporary: TemporaryDirectory
    let directory: StoreDirectory

    init() throws {
        temporary = try TemporaryDirectory()
        directory = try temporary.store()
    }

    /// Returns a database with an idle time of ten minutes, so that a slow test does not outlast the idle time.
    func file(_ steps: [SQLStatement] = steps) -> DatabaseFile {
        DatabaseFile(directory: directory, name: "a.sqlite3", steps: steps, idleTime: .seconds(600))
    }

    static func names(_ database: Database) throws -> [String?] {
        try database.rows("SELECT name FROM item ORDER BY id") { $0.optionalText(0) }
    }

    @Test("Values are read as they were written, and are never executed as a part of a statement")
    func values() async throws {
        let texts = ["", "a", "图书馆", "'); DROP TABLE item; --", "%_\"*", "a\0b", "👩‍👩‍👧"]
        let (names, types, number) = try await file().run { database in
            for text in texts { try database.run("INSERT INTO item (name) VALUES (?)", [.text(text)]) }
            try database.run("INSERT INTO item (id, name) VALUES (?, ?)", [.integer(.max), .null])
            return (
                try Self.names(database), try database.rows("SELECT DISTINCT typeof(name) FROM item ORDER BY id") { $0.text(0) },
                try database.integer("SELECT max(id) FROM item")
            )
        }
        #expect(names == texts + [nil] && types == ["text", "null"] && number == .max)
    }

    @Test("Only a durable transaction waits for the disk")
    func durability() async throws {
        // The values of SQLite: 1 writes the log without waiting, 2 waits for the disk at each commit.
        let levels = try await file().run { database in
            let level = { try database.integer("PRAGMA synchronous") }
            let within = try [true, false].map { isDurable in try database.transaction(isDurable: isDurable, level) }
            return within + [try level()]
        }
        #expect(levels == [2, 1, 2])
    }

    @Test("A failed transaction changes nothing, and the next transaction succeeds")
    func transactions() async throws {
        let names = try await file().run { database in
            try database.transaction { try database.run("INSERT INTO item (name) VALUES ('kept')") }
            #expect(throws: DanXiError.self) {
                try database.transaction {
                    try database.run("INSERT INTO item (name) VALUES ('lost')")
                    throw DanXiError(.cancelled, "")
                }
            }
            try database.transaction { try database.run("INSERT INTO item (name) VALUES ('next')") }
            return try Self.names(database)
        }
        #expect(names == ["kept", "next"])
    }

    @Test("A newer version of the library changes the tables and keeps the rows, and an older version refuses the file")
    func migrations() async throws {
        let old = file()
        try await old.run { try $0.run("INSERT INTO item (name) VALUES ('old')") }
        let newer =
            Self.steps + ["ALTER TABLE item ADD COLUMN size INTEGER", "UPDATE item SET size = 7; CREATE INDEX item_size ON item (size)"]
        let size = try await file(newer).run { try $0.integer("SELECT size FROM item") }
        #expect(size == 7)
        let version = try await file(newer).run { try $0.integer("PRAGMA user_version") }
        #expect(version == 3)
        let error = await failure { try await file().run { try Self.names($0) } }
        #expect(error?.code == .storage && error?.message.contains("its version is 3") == true, "\(error?.message ?? "")")
        #expect(error?.message.contains("Update libdanxi") == true && error?.message.contains("free space") == false)
    }

    @Test("A failed migration changes nothing")
    func failedMigration() async throws {
        try await file().run { try $0.run("INSERT INTO item (name) VALUES ('old')") }
        let wrong = Self.steps + ["ALTER TABLE item ADD COLUMN size INTEGER", "DELETE FROM item; CREATE TABLE item (id INTEGER)"]
        await expectFailure(.storage) { try await file(wrong).run { _ in } }
        let names = try await file().run { try Self.names($0) }
        #expect(names == ["old"])
    }

    @Test("Only the user can read and write the files of a database")
    func modes() async throws {
        let file = file()
        try await file.run { try $0.run("INSERT INTO item (name) VALUES ('a')") }
        #expect(temporary.files == ["a.sqlite3", "a.sqlite3-shm", "a.sqlite3-wal"])
        for name in temporary.files { #expect(temporary.mode(of: name) == 0o600, "\(name)") }
        withExtendedLifetime(file) {}
    }

    @Test(
        "A database is not opened if one of its files is a link, writable by others or not a regular file",
        arguments: ["a.sqlite3", "a.sqlite3-wal", "a.sqlite3-shm"])
    func trust(name: String) async throws {
        let path = "\(directory.path)/\(name)"
        func problem() async -> String? {
            let error = await failure { try await file().run { _ in } }
            #expect(error == nil || error?.code == .storage && error?.message.contains(name) == true, "\(error?.message ?? "")")
            return error?.message
        }
        #expect(symlink("/tmp/elsewhere", path) == 0)
        var message = await problem()
        #expect(message?.contains("symbolic link") == true)
        unlink(path)
        try temporary.overwrite(name, with: "")
        chmod(path, 0o666)
        message = await problem()
        #expect(message?.contains("can be written by other users") == true)
        unlink(path)
        #expect(mkfifo(path, 0o600) == 0)
        message = await problem()
        #expect(message?.contains("not a regular file") == true)
        unlink(path)
        message = await problem()
        #expect(message == nil)
    }

    @Test("A store directory below a symbolic link can be used")
    func linkedParent() async throws {
        let link = temporary.path + "-link"
        #expect(symlink(temporary.path, link) == 0)
        defer { unlink(link) }
        let file = DatabaseFile(directory: try StoreDirectory(path: link + "/store"), name: "a.sqlite3", steps: Self.steps)
        let names = try await file.run { try Self.names($0) }
        #expect(names == [])
    }

    @Test("The error for a damaged file is `storage` and states the damage, and the database can be used again after the file is removed")
    func damage() async throws {
        let file = file()
        try temporary.overwrite("a.sqlite3", with: String(repeating: "This is not a database. ", count: 500))
        let error = await failure { try await file.run { try Self.names($0) } }
        #expect(error?.code == .storage && error?.message.contains("damaged") == true, "\(error?.message ?? "")")
        unlink(directory.path + "/a.sqlite3")
        let names = try await file.run { try Self.names($0) }
        #expect(names == [])
    }

    @Test("If the file of an open database is removed, the database makes and opens a new file")
    func replaced() async throws {
        let file = file()
        try await file.run { try $0.run("INSERT INTO item (name) VALUES ('a')") }
        for name in temporary.files { unlink("\(directory.path)/\(name)") }
        var names = try await file.run { try Self.names($0) }
        #expect(names == [])
        try await file.run { try $0.run("INSERT INTO item (name) VALUES ('b')") }
        names = try await self.file().run { try Self.names($0) }
        #expect(names == ["b"])
    }

    @Test("Closing a replaced file does not remove the write-ahead log of the new file")
    func replacedLog() async throws {
        let old = DatabaseFile(directory: directory, name: "a.sqlite3", steps: Self.steps, idleTime: .seconds(60))
        try await old.run { try $0.run("INSERT INTO item (name) VALUES ('old')") }
        for name in temporary.files { unlink("\(directory.path)/\(name)") }
        let new = file()
        try await new.run { try $0.run("INSERT INTO item (name) VALUES ('new')") }
        #expect(temporary.files.contains("a.sqlite3-wal"))
        var names = try await old.run { try Self.names($0) }
        #expect(names == ["new"])
        #expect(temporary.files.contains("a.sqlite3-wal"))
        names = try await file().run { try Self.names($0) }
        #expect(names == ["new"])
        withExtendedLifetime(new) {}
    }

    @Test("A database is closed after its idle time, and opened again for the next use", .virtualTime)
    func idle() async throws {
        let file = DatabaseFile(directory: directory, name: "a.sqlite3", steps: Self.steps, idleTime: .milliseconds(20))
        try await file.run { try $0.run("INSERT INTO item (name) VALUES ('a')") }
        // SQLite removes the write-ahead log when the last connection is closed.
        try await until { temporary.files == ["a.sqlite3"] }
        let names = try await file.run { try Self.names($0) }
        #expect(names == ["a"])
    }

    @Test("On a full disk, a write that needs more space fails, and the earlier rows stay")
    func fullDisk() async throws {
        let file = file()
        try await file.run {
            try $0.run("INSERT INTO item (name) VALUES ('kept')")
            _ = try $0.integer("PRAGMA max_page_count = 10")
        }
        let error = await failure {
            try await file.run { database in
                try database.transaction {
                    try database.run("INSERT INTO item (name) VALUES (?)", [.text(String(repeating: "x", count: 100_000))])
                }
            }
        }
        #expect(error?.code == .storage && error?.message.contains("full") == true, "\(error?.message ?? "")")
        let names = try await file.run { try Self.names($0) }
        #expect(names == ["kept"])
        try await file.run { try $0.run("INSERT INTO item (name) VALUES ('more')") }
    }

    @Test("Several sessions can write to one database at the same time")
    func sessions() async throws {
        let files = (0..<4).map { _ in file() }
        try await withThrowingTaskGroup { group in
            for file in files {
                group.addTask {
                    for _ in 0..<25 { try await file.run { try $0.run("INSERT INTO item (name) VALUES ('a')") } }
                }
            }
            try await group.waitForAll()
        }
        let count = try await files[0].run { try $0.integer("SELECT count(*) FROM item") }
        #expect(count == 100)
    }
}
