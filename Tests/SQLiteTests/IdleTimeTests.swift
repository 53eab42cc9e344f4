import SQLite
import TestSupport
import Testing
import Threads

@testable import Storage

@Suite("The idle time of databases", .virtualTime, .timeLimit(.minutes(5)))
struct IdleTimeTests {
    private let temporary: TemporaryDirectory
    private let directory: StoreDirectory

    init() throws {
        temporary = try TemporaryDirectory()
        directory = try temporary.store()
    }

    /// Whether the database is open: SQLite removes the write-ahead log when the last connection is closed.
    private var isOpen: Bool { temporary.files.contains("a.sqlite3-wal") }

    @Test("A database is closed ten seconds after its last use, and not earlier")
    func lastUse() async throws {
        let file = DatabaseFile(directory: directory, name: "a.sqlite3", steps: ["CREATE TABLE item (id INTEGER PRIMARY KEY)"])
        for (seconds, isUsed) in [(0, true), (6, true), (9, true), (9, false)] {
            try await Timers.sleep(for: .seconds(seconds))
            #expect(isOpen == (seconds > 0))
            if isUsed { try await file.run { try $0.run("INSERT INTO item DEFAULT VALUES") } }
        }
        try await Timers.sleep(for: .milliseconds(1001))
        #expect(!isOpen)
        let count = try await file.run { try $0.integer("SELECT count(*) FROM item") }
        #expect(count == 3 && isOpen)
        try await Timers.sleep(for: .milliseconds(10_001))
        #expect(!isOpen)
    }

    @Test("A use that fails counts, and a database that nobody uses any more is closed at once")
    func released() async throws {
        do {
            let file = DatabaseFile(
                directory: directory, name: "a.sqlite3", steps: ["CREATE TABLE item (id INTEGER PRIMARY KEY)"], idleTime: .seconds(600))
            await expectFailure(.storage) { try await file.run { try $0.run("nothing") } }
            try await Timers.sleep(for: .seconds(599))
            #expect(isOpen)
            await expectFailure(.storage) { try await file.run { try $0.run("nothing") } }
            try await Timers.sleep(for: .seconds(599))
            #expect(isOpen)
            withExtendedLifetime(file) {}
        }
        try await Timers.sleep(for: .milliseconds(1))
        #expect(!isOpen)
    }

    @Test("A database is closed in its own world, wherever its last user ends")
    func releasedElsewhere() async throws {
        var file: DatabaseFile? = DatabaseFile(
            directory: directory, name: "a.sqlite3", steps: ["CREATE TABLE item (id INTEGER PRIMARY KEY)"])
        _ = try await file?.run { try $0.integer("SELECT count(*) FROM item") }
        #expect(isOpen)
        let other = World.current.fixed()
        try other.run {
            // Keeps the threads of the other world from the database.
            try FileThreads.shared.submit(in: "\(directory.path)/a.sqlite3") { World.current.threads.sleep(for: .seconds(4)) }
            file = nil
        }
        try await Timers.sleep(for: .milliseconds(1))
        #expect(file == nil && !isOpen)
    }
}
