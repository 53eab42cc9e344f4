import Errors
import TestSupport
import Testing

@testable import SQLite

/// A table that exists since version 2, with a field since version 3 and one since version 4.
private struct Note: SQLTable {
    static let tableName: SQLName = "note"
    static let since = 2
    static let uniqueKeys: [[SQLName]] = [["name"], ["id", "name"]]
    static let fields = [
        SQLField("name", .text, since: 2), SQLField("size", .integer, isOptional: true, since: 3),
        SQLField("data", .blob, isOptional: true, since: 4),
    ]

    var values: [SQLValue] { [] }
    init(row: Row) {}
}

@Suite("Values of tables")
struct SavedValuesTests {
    @Test("A migration creates a table in its first version, and adds the fields of later versions")
    func migrations() {
        let columns = #"id INTEGER PRIMARY KEY AUTOINCREMENT, "name" TEXT NOT NULL, UNIQUE ("name"), UNIQUE ("id", "name")"#
        #expect(
            (1...5).map { Note.migration(to: $0).text } == [
                "", #"CREATE TABLE "note" (\#(columns)) STRICT;"#, #"ALTER TABLE "note" ADD COLUMN "size" INTEGER;"#,
                #"ALTER TABLE "note" ADD COLUMN "data" BLOB;"#, "",
            ])
        #expect(
            Note.selectedFields.text == #"id, "name", "size", "data""# && Note.names.map(\.text) == [#""name""#, #""size""#, #""data""#])
    }

    private let saved = SavedJSON(of: "note", advice: "Do this.")

    @Test("A value is saved as JSON, and the error for a damaged one names it and says what to do")
    func json() throws {
        #expect(try saved.text([1, 2]) == "[1,2]" && saved.decode("[1,2]") == [1, 2] && saved.decode(SavedText("[3]")) == [3])
        let wrong = #expect(throws: DanXiError.self) { try saved.decode("{}") as [Int] }
        #expect(
            wrong?.code == .storage && wrong?.message.hasPrefix("A saved note is damaged (") == true
                && wrong?.message.hasSuffix("). Do this.") == true)
        let unexpandable = #expect(throws: DanXiError.self) { try saved.decode(SavedText(plain: "", compressed: [1])) as [Int] }
        #expect(unexpandable == DanXiError(.storage, "A saved note is damaged (its text cannot be expanded). Do this."))
    }

    @Test("The milliseconds of a time are dropped, and a time that does not exist is damage")
    func times() throws {
        #expect(try saved.time(1_767_225_600_999) == saved.time(1_767_225_600_000))
        #expect(try saved.time(1_767_225_601_000) != saved.time(1_767_225_600_000) && "\(saved.time(0))".contains("1970"))
        let error = #expect(throws: DanXiError.self) { try saved.time(.max) }
        #expect(error == DanXiError(.storage, "A saved note is damaged (it has an invalid time). Do this."))
    }

    @Test("A text of up to 16 MiB is compressed, and a longer one is kept as it is")
    func longTexts() {
        for (count, isCompressed) in [(1 << 24, true), (1 << 24 + 1, false)] {
            let text = String(repeating: "x", count: count)
            let saved = SavedText(text)
            guard case .blob(let bytes) = saved.values.compressed else {
                #expect(!isCompressed && saved.values.plain == .text(text))
                continue
            }
            #expect(isCompressed && saved.values.plain == .text("") && bytes.prefix(4) == [0, 0, 0, 1] && saved.string == text)
        }
    }

    @Test("The length of a text stands before its compressed bytes, and must be right")
    func lengths() {
        let text = String(repeating: "ab", count: 500)
        guard case .blob(let bytes) = SavedText(text).values.compressed else {
            Issue.record("The text is not compressed.")
            return
        }
        #expect(bytes.prefix(4) == [0xE8, 3, 0, 0] && bytes.count < 50)
        for length in [[0xE7, 3, 0, 0], [0xE9, 3, 0, 0], [0, 0, 0, 0], [1, 0, 0, 1], [255, 255, 255, 255]] as [[UInt8]] {
            #expect(SavedText(plain: "", compressed: length + bytes.dropFirst(4)).string == nil)
        }
        for count in 0...4 { #expect(SavedText(plain: "x", compressed: Array(bytes.prefix(count))).string == nil) }
        #expect(SavedText(plain: "x", compressed: nil).string == "x")
    }
}
