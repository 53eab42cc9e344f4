import Errors
import Storage
import TestSupport
import Testing

@testable import SQLite

@Suite("Statements of databases", .timeLimit(.minutes(5)))
struct StatementTests {
    private let temporary: TemporaryDirectory
    private let directory: StoreDirectory

    init() throws {
        temporary = try TemporaryDirectory()
        directory = try temporary.store()
    }

    private func file(_ steps: [SQLStatement] = ["CREATE TABLE item (id INTEGER PRIMARY KEY, name TEXT, data BLOB)"]) -> DatabaseFile {
        DatabaseFile(directory: directory, name: "a.sqlite3", steps: steps, idleTime: .seconds(600))
    }

    // MARK: Text

    @Test("Names are quoted, parts are joined with commas, and the first invalid name of a part is kept")
    func texts() {
        let (name, wrong): (SQLName, SQLName) = ("a_1", "a b")
        let part: SQLStatement = "\(name) = ?"
        let invalid: SQLStatement = "\(wrong)"
        #expect(part.text == #""a_1" = ?"# && part.invalidName == nil && invalid.invalidName == "a b")
        let list: SQLStatement = "x (\([part, "b", part])) \([SQLStatement]()) \(["c"])"
        #expect(list.text == #"x ("a_1" = ?, b, "a_1" = ?)  c"#)
        let other: SQLStatement = "\("1" as SQLName)"
        let both: SQLStatement = "\(part) \([invalid, other])"
        #expect(both.invalidName == "a b" && both.text == #""a_1" = ? "a b", "1""#)
        let plain: SQLStatement = "SELECT 1"
        #expect(plain.text == "SELECT 1" && plain.invalidName == nil && name.appending("_x").text == "a_1_x")
    }

    @Test(
        "A name has ASCII letters, digits and underscores, and does not begin with a digit",
        arguments: [
            ("a", true), ("_", true), ("azAZ09_", true), ("Z", true), ("", false), ("0a", false), ("9", false), ("a-b", false),
            ("a b", false),
            ("a\"", false), ("@", false), ("[", false), ("`", false), ("{", false), ("/", false), (":", false), ("é", false),
            ("a\0", false),
        ] as [(SQLName, Bool)])
    func names(name: SQLName, isValid: Bool) {
        #expect(name.isValid == isValid)
    }

    @Test("Conditions are joined, and have the values of all parameters")
    func conditions() {
        let conditions: [SQLCondition] = [.equal("a", .text("x")), .less("b", 5), .oneOf("c", [1, -2])]
        #expect(
            SQLCondition.clause(conditions).text
                == #" WHERE "a" IS ? AND "b" < ? AND "c" IN (SELECT value FROM json_each(?))"#)
        #expect(conditions.flatMap(\.values) == [.text("x"), .integer(5), .text("[1,-2]")])
        #expect(SQLCondition.clause([]).text == "" && SQLValue.list([]) == .text("[]"))
        #expect(
            SQLValue(nil as Int?) == .null && SQLValue(7) == .integer(7) && SQLValue(nil as String?) == .null && SQLValue("") == .text(""))
    }

    // MARK: Rows

    @Test("A column is read as a number, a text or bytes, and NULL and missing columns have no value")
    func columns() async throws {
        try await file().run { database in
            try database.run(
                "INSERT INTO item (id, name, data) VALUES (?, ?, ?)", [.integer(-5), .text("a\0b"), .blob([0, 255])])
            try database.run("INSERT INTO item (id, name, data) VALUES (?, ?, ?)", [.integer(.max), .null, .blob([])])
            let rows = try database.rows("SELECT id, name, data, NULL FROM item ORDER BY id") { row in
                let numbers = [row.integer(0), row.integer(3), row.integer(9)]
                let texts = [row.optionalText(1), row.optionalText(3), row.text(1), row.text(9)]
                let bytes = [row.optionalBytes(2), row.optionalBytes(3)]
                return "\(numbers) \(texts) \(bytes) \(row.optionalInteger(0) ?? 0) \(row.optionalInteger(3) == nil) \(row.isNull(9))"
            }
            #expect(
                rows == [
                    #"[-5, 0, 0] [Optional("a\0b"), nil, Optional("a\0b"), Optional("")] [Optional([0, 255]), nil] -5 true true"#,
                    #"[9223372036854775807, 0, 0] [nil, nil, Optional(""), Optional("")] [Optional([]), nil] 9223372036854775807 true true"#,
                ])
            #expect(try database.row("SELECT 1 WHERE 0") { $0.integer(0) } == nil && database.integer("SELECT 1 WHERE 0") == 0)
            #expect(try database.row("SELECT id FROM item ORDER BY id") { $0.integer(0) } == -5)
            try database.run("DELETE FROM item")
            #expect(database.changes == 2)
        }
    }

    @Test("The values of a statement are not kept for its next run, and a failed reading does not prevent it")
    func repeated() async throws {
        try await file().run { database in
            #expect(try database.rows("SELECT ?, ?", [.integer(1), .integer(2)]) { [$0.integer(0), $0.integer(1)] } == [[1, 2]])
            #expect(try database.rows("SELECT ?, ?", [.integer(3)]) { [$0.optionalInteger(0), $0.optionalInteger(1)] } == [[3, nil]])
            try database.run("INSERT INTO item (id) VALUES (1), (2)")
            #expect(throws: DanXiError.closed) { try database.rows("SELECT id FROM item") { _ in throw DanXiError.closed } }
            #expect(try database.rows("SELECT id FROM item ORDER BY id") { $0.integer(0) } == [1, 2])
            #expect(throws: SQLiteError.self) { try database.run("SELECT ?", [.integer(1), .integer(2)]) }
            try database.run("DELETE FROM item")
        }
    }

    @Test(
        "A text contains words if each of them is a part of it",
        arguments: [
            ("abc", ["a", "bc"], true), ("abc", ["abc"], true), ("abc", ["abcd"], false), ("abc", ["a", "d"], false),

            ("abc", ["d", "a"], false),
            ("abc", [], true), ("", ["a"], false), ("图书馆", ["书"], true), ("abc", ["c"], true), ("abc", ["C"], false),
        ])
    func containedWords(text: String, words: [String], isContained: Bool) async throws {
        let found = try await file().run { database in
            try database.row("SELECT contains_words(?, ?)", [.text(text), SearchWords.joined(words)]) { $0.optionalInteger(0) }
        }
        #expect(found == (isContained ? 1 : 0))
    }

    @Test("Accents are removed from a text in lower case, and the functions return NULL for NULL")
    func withoutMarks() async throws {
        try await file().run { database in
            let texts = try ["e\u{301}a", "éüñ", "图书", "", "a"].map { text in
                try database.row("SELECT without_marks(?)", [.text(text)]) { $0.optionalText(0) } ?? nil
            }
            #expect(texts == ["ea", "eun", "图书", "", "a"])
            for (sql, values) in [
                ("SELECT without_marks(?)", [.null]), ("SELECT contains_words(?, ?)", [.null, .text("a")]),
                ("SELECT contains_words(?, ?)", [.text("a"), .null]),
            ] as [(SQLStatement, [SQLValue])] {
                #expect(try database.row(sql, values) { $0.isNull(0) } == true)
            }
        }
    }

    // MARK: Transactions and migrations

    @Test("All steps of a migration run once, in order, and the version is their number")
    func migrations() async throws {
        let steps: [SQLStatement] = [
            "CREATE TABLE item (id INTEGER PRIMARY KEY)", "INSERT INTO item VALUES (1)", "INSERT INTO item VALUES (2)",
        ]
        for count in [1, 3, 3] {
            let (version, rows) = try await file(Array(steps.prefix(count))).run { database in
                (try database.integer("PRAGMA user_version"), try database.rows("SELECT id FROM item ORDER BY id") { $0.integer(0) })
            }
            #expect(version == count && rows == Array(1..<count))
        }
        let older = await failure { try await file(Array(steps.prefix(2))).run { _ in } }
        let reason = "its version is 3, and this libdanxi knows versions up to 2. Update libdanxi, or set another store.path."
        #expect(older == DanXiError(.storage, "Cannot use \(directory.path)/a.sqlite3: \(reason)"))
        let wrong: SQLName = "x y"
        let invalid = await failure { try await file(steps + ["CREATE TABLE \(wrong) (id INTEGER)"]).run { _ in } }
        let general = "Check store.path, its permissions and the free space of its disk."
        #expect(invalid == DanXiError(.storage, "Cannot use \(directory.path)/a.sqlite3: `x y` is not a valid name. \(general)"))
        let kept = try await file(steps).run { try $0.integer("SELECT count(*) FROM item") }
        #expect(kept == 2)
    }

    @Test("A transaction returns the value of its work, and its changes are seen by other connections only at its end")
    func transactions() async throws {
        let (one, two) = (file(), file())
        try await two.run { _ in }
        let path = try directory.prepareDatabase("a.sqlite3").path
        let value = try await one.run { database in
            let other = try Database(path: path, system: nil)
            return try database.transaction {
                try database.run("INSERT INTO item (id) VALUES (1)")
                #expect(try other.integer("SELECT count(*) FROM item") == 0)
                return 7
            }
        }
        #expect(value == 7)
        let count = try await two.run { try $0.integer("SELECT count(*) FROM item") }
        #expect(count == 1)
    }

    @Test("A database uses the write-ahead log, checks its pages and keeps temporary tables in memory")
    func settings() async throws {
        try await file().run { database throws in
            #expect(try database.row("PRAGMA journal_mode") { $0.text(0) } == "wal")
            #expect(try database.integer("PRAGMA cell_size_check") == 1 && database.integer("PRAGMA temp_store") == 2)
            #expect(try database.integer("PRAGMA busy_timeout") == 3000 && database.integer("PRAGMA synchronous") == 2)
        }
    }

    @Test("All content is in one file after a database was closed, and it is opened again for the next use")
    func closing() async throws {
        let file = file()
        try await file.run { try $0.run("INSERT INTO item (name) VALUES ('a')") }
        #expect(temporary.files == ["a.sqlite3", "a.sqlite3-shm", "a.sqlite3-wal"])
        await file.closeNow()
        #expect(temporary.files == ["a.sqlite3"])
        await file.closeNow()
        let names = try await file.run { try $0.rows("SELECT name FROM item") { $0.text(0) } }
        #expect(names == ["a"])
    }

    // The codes of SQLite: 5 is BUSY, 6 LOCKED, 7 NOMEM, 10 IOERR, 11 CORRUPT, 13 FULL and 26 NOTADB. The other bits are details.
    @Test(
        "The error of a database says what to do",
        arguments: [
            (11, "damaged"), (267, "damaged"), (26, "damaged"), (5, "busy"), (517, "busy"), (6, "busy"), (13, "general"), (266, "general"),
            (7, "memory"),
        ] as [(Int32, String)])
    func errors(code: Int32, kind: String) {
        let advice = [
            "damaged":
                "The file is damaged. Restore it from a backup. Without a backup, delete it and the files whose names start with its "
                + "name: its data is lost, and the next call creates a new file.",
            "busy": "Another process has been writing to it for too long. Call again later.",
            "general": "Check store.path, its permissions and the free space of its disk.",
        ]
        let error = SQLiteError(code: code, message: "why").error(of: "/a")
        let memory = DanXiError(.outOfMemory, "There is not enough memory to use /a. Free memory and call again.")
        #expect(error == (advice[kind].map { DanXiError(.storage, "Cannot use /a: why. \($0)") } ?? memory))
        let own = SQLiteError(code: code, message: "why", advice: "Do this.").error(of: "/a")
        #expect(own == (kind == "memory" ? memory : DanXiError(.storage, "Cannot use /a: why. Do this.")))
        #expect(SQLiteError(code: code, message: "").isDamagedIndex == (code == 267))
    }
}
