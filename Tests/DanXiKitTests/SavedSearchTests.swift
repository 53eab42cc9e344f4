import CSQLite
import Storage
import TestSupport
import Testing

@testable import DanXiKit
@testable import SQLite

@Suite("Search in saved threads", .timeLimit(.minutes(5)))
struct SavedSearchTests {
    let temporary: TemporaryDirectory
    let database: DatabaseFile

    init() throws {
        temporary = try TemporaryDirectory()
        database = DatabaseFile(directory: try temporary.store(), name: "a.sqlite3", steps: ThreadTables.steps)
    }

    /// Saves a floor for each element of `texts`. The identifiers of the floors are `first` and the following numbers.
    func save(_ texts: [String], holeId: Int = 1, from first: Int = 0) async throws {
        let floors = try texts.enumerated().map { try Self.floor(first + $0, $1, holeId) }
        let hole: Hole = try ThreadTables.json.decode(ForumTests.hole)
        try await database.run { database in
            let tables = ThreadTables(database: database)
            _ = try tables.begin(hole, holeId, at: 0)
            _ = try tables.merge(floors, of: holeId, covering: first...max(first, first + floors.count - 1), endOfList: floors.count, at: 0)
        }
    }

    static func floor(_ id: Int, _ content: String, _ holeId: Int) throws -> Floor {
        let floor: Floor = try ThreadTables.json.decode(ForumTests.floor)
        return Floor(
            id: id, holeId: holeId, ranking: nil, content: content, highlightedContent: nil, anonyname: floor.anonyname, specialTag: "",
            like: 0, dislike: 0, liked: nil, disliked: nil, isMe: false, deleted: false, modified: 0, foldV2: "", mention: [], replyTo: nil,
            isSensitive: nil, isActualSensitive: nil, sensitiveDetail: nil, timeCreated: floor.timeCreated, timeUpdated: floor.timeUpdated)
    }

    func matches(_ query: String, holeId: Int? = nil, offset: Int = 0, size: Int = 100_000) async throws -> [SavedMatch] {
        try await database.run {
            try ThreadTables(database: $0).search(SearchWords(query), in: holeId, offset: offset, size: size)
        }
    }

    func found(_ query: String, holeId: Int? = nil) async throws -> [Int] { try await matches(query, holeId: holeId).map(\.id) }

    @Test("A search finds words of any length anywhere in a text")
    func lengths() async throws {
        try await save(["我在图书馆自习", "图书", "馆", "", "libdanxi"])
        for (query, ids) in [
            ("图", [0, 1]), ("图书", [0, 1]), ("图书馆", [0]), ("书馆自习", [0]), ("馆", [0, 2]), ("习", [0]), ("自习", [0]), ("i", [4]),
            ("xi", [4]), ("nxi", [4]), ("图 馆", [0]), ("自习 图书馆 我", [0]), ("图书馆 libdanxi", []), ("无", []),
        ] {
            let foundIds = try await found(query)
            #expect(foundIds.sorted() == ids, "\(query)")
        }
    }

    @Test("A search ignores the case, the width and the accents of letters")
    func folding() async throws {
        try await save(["LibDanXi １２３ Ａbc", "ÉCOLE ẞ", "a\u{3000}b"])
        for query in ["libdanxi", "LIBDANXI", "ＬＩＢ", "li", "123", "12", "ABC", "ａ"] {
            let ids = try await found(query)
            #expect(ids.contains(0), "\(query)")
        }
        for query in ["école", "ecole", "É", "E\u{301}C", "éC", "ß"] {
            let ids = try await found(query)
            #expect(ids == [1], "\(query)")
        }
        let ids = try await found("a\u{3000}b")
        #expect(ids.sorted() == [0, 2])
    }

    @Test("The texts of an older version are found without their accents")
    func olderTables() async throws {
        try await save(["café"])
        try await database.run { database in
            try database.run("UPDATE floor SET folded = 'caf\u{E9}\u{E000}\u{E000}'")
            try database.run("PRAGMA user_version = 1")
        }
        let newer = DatabaseFile(directory: try temporary.store(), name: "a.sqlite3", steps: ThreadTables.steps)
        for query in ["cafe", "é"] {
            let found = try await newer.run { try ThreadTables(database: $0).search(SearchWords(query), in: nil, offset: 0, size: 5) }
            #expect(found.map(\.id) == [0], "\(query)")
        }
    }

    @Test(
        "Operators and wildcards in a query are searched as plain text",
        arguments: [
            #"""#, #""""#, "%", "_", "%%%", "*", "图书*", "^图书馆", "NOT", "AND OR", "NEAR(a b, 2)", "folded:abc", "{folded}", "-abc",
            "a AND b",
            #"say "hello" now"#, #"") OR ("abc"#, "';--", "\\", "\\%", "(", ")))", "a+b", "a\u{0}b", "\u{E000}", "\u{10FFFF}", "👩‍👩‍👧",
        ])
    func syntax(query: String) async throws {
        let decoys = ["图书馆", "abc", "NO T", "a x b", "hello", "other words"]
        try await save(decoys + ["before \(query) after"])
        var ids = try await found(query)
        #expect(ids.contains(decoys.count) || SearchWords(query).all.isEmpty, "\(query)")
        for word in SearchWords(query).all.map(SearchText.string)
        where !decoys.contains(where: { SearchText.string(SearchText.fold($0)).contains(word) }) {
            ids = try await found(query)
            #expect(ids == [decoys.count], "\(query)")
        }
    }

    @Test("A search finds exactly the texts that contain all words", arguments: [1, 5])
    func exact(seed: Int) async throws {
        var random = Xorshift(state: UInt64(seed))
        let letters = Array("的了图书馆aAbＢ \"%_é").map(String.init)
        func text(_ length: ClosedRange<Int>) -> String {
            (0..<Int.random(in: length, using: &random)).map { _ in letters.randomElement(using: &random) ?? "" }.joined()
        }
        let texts = (0..<400).map { _ in text(0...12) }
        try await save(texts)
        for _ in 0..<150 {
            let words = SearchWords(text(1...6))
            let query = words.all.map(SearchText.string).joined(separator: " ")
            let expected = texts.indices.filter { index in
                words.all.allSatisfy { word in SearchText.string(SearchText.fold(texts[index])).contains(SearchText.string(word)) }
            }
            let ids = try await found(query)
            #expect(ids.sorted() == (words.all.isEmpty ? [] : expected), "\(query)")
        }
    }

    @Test("More relevant floors are found first, and `offset` and `size` select a page of the results")
    func ranking() async throws {
        try await save(["一篇很长的文章，里面提到了图书馆，然后又说了许多别的事情，和它没有关系", "图书馆图书馆", "图书 图书 图书", "没有"])
        var ids = try await found("图书馆")
        #expect(ids == [1, 0])
        ids = try await found("图书")
        #expect(ids == [2, 1, 0])
        var page = try await matches("图书", offset: 1, size: 1)
        #expect(page.map(\.id) == [1])
        page = try await matches("图书", offset: 3, size: 1)
        #expect(page == [])
    }

    @Test("A search can be limited to one hole")
    func oneHole() async throws {
        try await save(["图书馆 one", "other"])
        for query in ["图书馆", "图"] {
            var ids = try await found(query, holeId: 1)
            #expect(ids == [0])
            ids = try await found(query, holeId: 2)
            #expect(ids == [])
        }
    }

    @Test("A search for frequent words returns the newest floors first")
    func frequent() async throws {
        let count = TextIndex.rankedLimit + 2
        try await save((0..<count).map { $0 == 7 ? "图书馆 rare" : "图书馆图" })
        try await save(["图书馆图", "图书馆图"], holeId: 2, from: count)
        let newest = Array((0..<count).reversed())
        for query in ["图书馆", "图", "图 书", "图书馆 书"] {
            var ids = try await found(query)
            #expect(ids == [count + 1, count] + newest, "\(query)")
            ids = try await found(query, holeId: 1)
            #expect(ids == newest, "\(query)")
            ids = try await found(query, holeId: 3)
            #expect(ids == [], "\(query)")
            let page = try await matches(query, holeId: 1, offset: 2, size: 2)
            #expect(page.map(\.id) == [count - 3, count - 4], "\(query)")
        }
        for query in ["图书馆 re", "图书馆 rare", "图 re", "图 r"] {
            for holeId in [nil, 1] {
                let ids = try await found(query, holeId: holeId)
                #expect(ids == [7], "\(query)")
            }
            let ids = try await found(query, holeId: 2)
            #expect(ids == [], "\(query)")
        }
        let page = try await matches("图书馆", offset: 2, size: 2)
        #expect(page.map(\.id) == [count - 1, count - 2])
    }

    /// A search that reads each floor of the other hole or of its own runs at least one instruction for each.
    @Test("The cost of a search in one hole depends neither on other holes nor on the size of the hole")
    func costInOneHole() async throws {
        let count = TextIndex.rankedLimit + 2
        try await save(["稀有词"] + Array(repeating: "图书馆", count: count))
        try await save(Array(repeating: "图书馆", count: count), holeId: 2, from: count + 1)
        func costs() async throws -> [Int] {
            try await database.run { database in
                try ["图书馆", "图", "图 书", "图书馆 书", "稀有词", "稀有"].map { query in
                    _ = database.takeSteps()
                    _ = try ThreadTables(database: database).search(SearchWords(query), in: 1, offset: 0, size: 1)
                    return database.takeSteps()
                }
            }
        }
        let few = try await costs()
        // The new floors of the other hole are the newest, so that a search that walks through all matches reads them first.
        try await database.run { database in
            for holeId in [1, 1, 2, 2] {
                try database.run(
                    """
                    INSERT INTO floor (id, hole_id, floor, folded, checked_at, is_listed, history, history_is_due)
                    SELECT id + (SELECT max(id) FROM floor), hole_id, floor, folded, checked_at, is_listed, history, history_is_due
                    FROM floor WHERE id > 0 AND hole_id = ?
                    """, [.integer(holeId)])
            }
        }
        let many = try await costs()
        #expect(zip(few, many).allSatisfy { $1 - $0 < count }, "\(few) steps, then \(many)")
    }

    @Test("After the text of a floor has changed, a search finds the floor only by words of the new text")
    func changes() async throws {
        try await save(["old words"])
        try await save(["new words"])
        for (query, ids) in [("old", []), ("ol", []), ("new", [0]), ("ne", [0])] {
            let results = try await found(query)
            #expect(results == ids, "\(query)")
        }
        try await database.run { try $0.run("INSERT INTO floor_index (floor_index, rank) VALUES ('integrity-check', 1)") }
    }

    @Test("A search rebuilds a damaged index")
    func damagedIndex() async throws {
        try await save(["图书馆 one", "two"])
        try await database.run { try $0.run("UPDATE floor_index_data SET block = x'00112233445566' WHERE id > 10") }
        // A second `DatabaseFile` has no part of the index in memory.
        let again = DatabaseFile(directory: try temporary.store(), name: "a.sqlite3", steps: ThreadTables.steps)
        for query in ["图书馆", "图书"] {
            let ids = try await again.run { try ThreadTables(database: $0).search(SearchWords(query), in: nil, offset: 0, size: 5) }.map(
                \.id)
            #expect(ids == [0], "\(query)")
        }
    }

    @Test("An excerpt marks the matches in a text")
    func excerpts() {
        func parts(_ text: String, _ query: String) -> String {
            Excerpt.parts(of: text, matching: SearchWords(query)).map { $0.isMatch ? "[\($0.text)]" : $0.text }.joined()
        }
        #expect(parts("我在图书馆自习，图书馆很大", "图书馆") == "我在[图书馆]自习，[图书馆]很大")
        #expect(parts("我在图书馆自习", "书馆 图书 自") == "我在[图书馆自]习")
        #expect(parts("aaaa", "aa") == "[aaaa]")
        #expect(parts("LIB ｌｉｂ <em>", "lib <em>") == "[LIB] [ｌｉｂ] [<em>]")
        let long = String(repeating: "x", count: 200)
        #expect(parts(long + "图" + long, "图") == "…\(String(repeating: "x", count: 20))[图]\(String(repeating: "x", count: 79))…")
        #expect(parts(long, "图") == String(repeating: "x", count: 100) + "…")
        #expect(parts(String(repeating: "图", count: 150), "图") == "[\(String(repeating: "图", count: 100))]…")
        #expect(parts("", "a") == "")
    }
}

extension Database {
    /// Returns the number of instructions that SQLite's virtual machine has run since the last call.
    fileprivate func takeSteps() -> Int {
        var steps = 0
        var statement = sqlite3_next_stmt(handle, nil)
        while let current = statement {
            steps += Int(sqlite3_stmt_status(current, SQLITE_STMTSTATUS_VM_STEP, 1))
            statement = sqlite3_next_stmt(handle, current)
        }
        return steps
    }
}

/// A random number generator that returns the same numbers for the same initial state.
private struct Xorshift: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
