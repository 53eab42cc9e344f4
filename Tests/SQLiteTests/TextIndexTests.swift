import Storage
import TestSupport
import Testing

@testable import SQLite

@Suite("Full-text indexes", .timeLimit(.minutes(5)))
struct TextIndexTests {
    private static let index = TextIndex(of: "content", scope: (table: "place", field: "hole"))

    private let temporary: TemporaryDirectory
    private let file: DatabaseFile

    init() throws {
        temporary = try TemporaryDirectory()
        file = DatabaseFile(
            directory: try temporary.store(), name: "a.sqlite3",
            steps: [
                "CREATE TABLE place (id INTEGER PRIMARY KEY, hole INTEGER); CREATE TABLE content (id INTEGER PRIMARY KEY, folded TEXT)",
                Self.index.creation,
            ], idleTime: .seconds(600))
    }

    /// Adds texts to holes. Their identifiers are 1, 2 and so on.
    private static func add(_ texts: [(hole: Int, text: String)], to database: Database) throws {
        try database.transaction {
            for (number, row) in texts.enumerated() {
                try database.run("INSERT INTO place (id, hole) VALUES (?, ?)", [.integer(number + 1), .integer(row.hole)])
                try database.run(
                    "INSERT INTO content (id, folded) VALUES (?, ?)", [.integer(number + 1), .text(SearchText.indexed(row.text))])
            }
        }
    }

    private static func search(
        _ query: String, in hole: Int? = nil, offset: Int = 0, size: Int = 10, of database: Database
    ) throws -> [Int] {
        try index.search(SearchWords(query), in: hole, offset: offset, size: size, of: database)
    }

    @Test("A text is found if it contains all words, long and short ones, wherever they are")
    func words() async throws {
        try await file.run { database in
            try Self.add([(1, "Apple pie"), (1, "ab apple"), (2, "图书馆 apple ab"), (2, "图书"), (2, "x"), (1, "ＡＢ图")], to: database)
            for (query, hole, expected) in [
                ("apple", nil, [1, 2, 3]), ("PPL", nil, [1, 2, 3]), ("apple ab", nil, [2, 3]), ("ab apple pie", nil, []),
                ("ab", nil, [2, 3, 6]),
                ("图书", nil, [3, 4]), ("图书馆", nil, [3]), ("书", nil, [3, 4]), ("图 ab", nil, [3, 6]), ("x", nil, [5]), ("y", nil, []),
                ("applepie", nil, []), ("", nil, []), ("  ", nil, []), ("apple", 1, [1, 2]), ("ab", 1, [2, 6]), ("apple ab", 2, [3]),
                ("x", 1, []), ("apple", 3, []), ("\"apple", nil, []), ("apple OR pie", nil, []),
            ] as [(String, Int?, [Int])] {
                let found = try Self.search(query, in: hole, of: database)
                #expect(found.sorted() == expected, "\(query)")
            }
        }
    }

    @Test("The texts with the most matches come first, and of equal ones the newest, also of short words")
    func order() async throws {
        try await file.run { database in
            try Self.add(
                [(1, "abcxx 图书 yyyyyyyy"), (1, "abcxx 图书 yyyyyyyy"), (2, "abc 图书 abc 图书 abc"), (1, "abcxx 图书 yyyyyyyy")], to: database)
            for query in ["abc", "图书", "书"] {
                #expect(try Self.search(query, of: database) == [3, 4, 2, 1], "\(query)")
                #expect(try Self.search(query, offset: 1, size: 2, of: database) == [4, 2], "\(query)")
                #expect(try Self.search(query, in: 1, offset: 1, size: 5, of: database) == [2, 1], "\(query)")
            }
        }
    }

    @Test("From 1,001 matches on, the newest come first", arguments: [1000, 1001])
    func frequent(count: Int) async throws {
        try await file.run { database in
            var texts = [(hole: 1, text: "common 共同 common 共同 common")]
            for number in 1..<count { texts.append((number % 3, "common \(number == 1 ? "xx" : "共同") \(1000 + number)xxx")) }
            try Self.add(texts, to: database)
            let (first, newest) = ([1, count], [count, count - 1])
            for query in ["common", "共同", "共", "common 共", "共 同"] {
                let found = try Self.search(query, size: 2, of: database)
                #expect(found == (count == 1000 ? first : newest), "\(query)")
            }
            let scoped = (1..<count).reversed().filter { $0 % 3 == 1 }.map { $0 + 1 }
            for query in ["common", "共同", "common 共"] where count > 1000 {
                #expect(try Self.search(query, in: 1, offset: 1, size: 3, of: database) == Array(scoped[1...3]), "\(query)")
            }
            #expect(try Self.search("common 1007x", of: database) == [8])
        }
    }

    @Test("The index follows changes of the texts, and a damaged index is rebuilt")
    func changes() async throws {
        try await file.run { database in
            try Self.add([(1, "first"), (1, "second"), (1, "third")], to: database)
            try database.run("UPDATE content SET folded = ? WHERE id = 1", [.text(SearchText.indexed("changed"))])
            try database.run("UPDATE content SET folded = folded")
            try database.run("DELETE FROM content WHERE id = 2")
            for (query, expected) in [("first", []), ("changed", [1]), ("second", []), ("third", [3])] {
                #expect(try Self.search(query, of: database) == expected, "\(query)")
            }
            try database.run("DELETE FROM content_index_data WHERE id > 10")
            #expect(try Self.search("third", of: database) == [3] && Self.search("changed", of: database) == [1])
        }
    }

    @Test("A migration removes the accents of texts that an older version has indexed")
    func marks() async throws {
        try await file.run { database in
            try database.run("INSERT INTO content (id, folded) VALUES (1, ?), (2, ?)", [.text("e\u{301}clair"), .text("eclair")])
            try database.run(Self.index.withoutMarks)
            #expect(try Self.search("eclair", of: database) == [2, 1])
        }
    }
}
