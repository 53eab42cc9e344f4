import Errors
import Storage
import TestSupport
import Testing

@testable import SQLite

/// A table whose second field exists since version 2 of the database.
private struct Book: SQLTable, Equatable {
    var id = 0
    var name: String
    var pages: Int?

    init(_ name: String, _ pages: Int? = nil) { (self.name, self.pages) = (name, pages) }

    static let tableName: SQLName = "order"  // A keyword of SQL.
    static let uniqueKeys: [[SQLName]] = [["name"]]
    static let fields = [SQLField("name", .text), SQLField("group", .integer, isOptional: true, since: 2)]

    var values: [SQLValue] { [.text(name), SQLValue(pages)] }
    init(row: Row) { (id, name, pages) = (row.integer(0), row.text(1), row.optionalInteger(2)) }
}

/// A table with an invalid name.
private struct Wrong: SQLTable {
    static let tableName: SQLName = "a\" (x); --"
    static let uniqueKeys: [[SQLName]] = []
    static let fields = [SQLField("name", .text)]
    let values: [SQLValue] = []
    init(row: Row) {}
}

@Suite("Tables", .timeLimit(.minutes(5)))
struct TableTests {
    let temporary: TemporaryDirectory
    let directory: StoreDirectory

    init() throws {
        temporary = try TemporaryDirectory()
        directory = try temporary.store()
    }

    private func file(versions: Int) -> DatabaseFile {
        DatabaseFile(
            directory: directory, name: "a.sqlite3", steps: (1...versions).map { Book.migration(to: $0) }, idleTime: .seconds(600))
    }

    @Test("Rows are inserted, selected, changed, counted and deleted, and a second row with the same key is refused")
    func rows() async throws {
        try await file(versions: 2).run { database throws in
            #expect(try database.insert(Book("a", 10)) == 1)
            #expect(try database.insert(Book("b'; DROP TABLE book; --")) == 2)
            #expect(try database.insert(Book("a", 99)) == nil, "a row with this key exists already")
            #expect(try database.insert(Book("c", 10), id: 7) == 7)
            #expect(try database.select(Book.self).map(\.name) == ["a", "b'; DROP TABLE book; --", "c"])
            #expect(try database.select(Book.self, where: [.equal("group", .integer(10))], isDescending: true, size: 1).map(\.id) == [7])
            #expect(try database.select(Book.self, where: [.equal("group", .null)]).map(\.id) == [2])
            #expect(try database.select(Book.self, where: [.oneOf("id", [1, 7, 9]), .less("id", 7)]).map(\.id) == [1])
            #expect(try database.select(Book.self, offset: 2).map(\.id) == [7])
            #expect(try database.update(Book.self, set: [("group", .null)], where: [.equal("name", .text("a"))]) == 1)
            #expect(try database.count(Book.self, where: [.equal("group", .null)]) == 2)
            #expect(try database.delete(Book.self, where: [.equal("id", .integer(1))]) == 1)
            #expect(try database.count(Book.self) == 2)
        }
    }

    @Test("A migration adds the field of a newer version to a table with rows")
    func migration() async throws {
        try await file(versions: 1).run { try $0.run("INSERT INTO \"order\" (name) VALUES ('old')") }
        let books = try await file(versions: 2).run { try $0.select(Book.self) }
        #expect(books.map(\.name) == ["old"] && books.first?.pages == nil)
        let id = try await file(versions: 2).run { try $0.insert(Book("new", 3)) }
        #expect(id == 2)
    }

    @Test(
        "A text is read as it was saved, and is compressed only if this makes it shorter",
        arguments: ["", "a", "图书馆", "a\0b", String(repeating: "图书馆", count: 1000), String(repeating: "x", count: 70_000)])
    func savedText(text: String) {
        let (plain, compressed) = SavedText(text).values
        switch compressed {
        case .blob(let bytes):
            #expect(plain == .text("") && bytes.count < text.utf8.count)
            #expect(SavedText(plain: "", compressed: bytes).string == text)
        default: #expect(plain == .text(text) && text.utf8.count < 20 && SavedText(plain: text, compressed: nil).string == text)
        }
    }

    @Test("A damaged text is nil, unless the damage is in bits without a meaning")
    func damagedText() throws {
        let text = String(repeating: "a notice ", count: 100)
        guard case .blob(let whole) = SavedText(text).values.compressed else {
            Issue.record("the text is not compressed")
            return
        }
        for length in whole.indices { #expect(SavedText(plain: "", compressed: Array(whole.prefix(length))).string == nil) }
        let found = whole.indices.flatMap { index in
            (0..<8).map { bit in
                var damaged = whole
                damaged[index] ^= 1 << bit
                return SavedText(plain: "", compressed: damaged).string
            }
        }
        #expect(found.allSatisfy { $0 == nil || $0 == text })
        // The last byte before the checksum has up to seven bits that mean nothing.
        #expect(found.count { $0 != nil } <= 7)
    }

    @Test("An invalid name is refused before the statement is run", arguments: ["", "a b", "1a", "a\"", "表"] as [SQLName])
    func names(name: SQLName) async {
        #expect(!name.isValid)
        let error = await failure { try await file(versions: 2).run { try $0.run("SELECT 1 AS \(name)") } }
        #expect(error?.code == .storage && error?.message.contains("is not a valid name") == true)
    }

    @Test("A table whose name is invalid is not created")
    func wrongTable() async throws {
        let wrong = DatabaseFile(directory: directory, name: "b.sqlite3", steps: [Wrong.migration(to: 1)], idleTime: .seconds(600))
        await expectFailure(.storage) { try await wrong.run { _ in } }
    }
}
