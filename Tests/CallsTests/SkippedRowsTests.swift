import Calls
import JSON
import Testing

@Suite("Skipped rows")
struct SkippedRowsTests {
    @Test("At most 20 skipped rows of a damaged file are kept, their count does not overflow, and a negative count is refused")
    func skippedRows() throws {
        let row = #"{"what":"a","reason":"b","excerpt":"c"}"#
        let rows = Array(repeating: row, count: 50).joined(separator: ",")
        let stored = try SkippedRows.decode(PaddedBytes(#"{"rows":[\#(rows)],"count":9223372036854775807}"#.utf8))
        var all = SkippedRows([SkippedRow(what: "x", reason: "y", excerpt: "z")], count: 7)
        all.append(contentsOf: stored)
        all.append(contentsOf: stored)
        #expect(stored.rows.count == SkippedRows.limit && all.rows.count == SkippedRows.limit && all.count == .max)
        #expect(throws: JSONError.self) { try SkippedRows.decode(PaddedBytes(#"{"rows":[],"count":-1}"#.utf8)) }
    }

    private func row(_ number: Int) -> SkippedRow { SkippedRow(what: "w\(number)", reason: "r", excerpt: "e") }

    @Test("The first 20 rows are kept, and all of them are counted")
    func limit() {
        var rows = SkippedRows((0..<15).map(row), count: 16)
        #expect(rows.rows.count == 15 && rows.count == 16)
        rows.append(contentsOf: SkippedRows((15..<40).map(row), count: 25))
        #expect(rows.rows == (0..<20).map(row) && rows.count == 41)
        rows.append(contentsOf: SkippedRows((40..<41).map(row), count: 1))
        #expect(rows.rows == (0..<20).map(row) && rows.count == 42)
        #expect(SkippedRows((0..<21).map(row), count: 21) == SkippedRows((0..<20).map(row), count: 21))
        #expect(SkippedRows() == SkippedRows([SkippedRow](), count: 0))
    }

    @Test("The note has the number of the rows, and each reason once, in order")
    func note() {
        let (one, other) = (SkippedRow(what: "a", reason: "b", excerpt: "1"), SkippedRow(what: "a", reason: "a", excerpt: "2"))
        for (rows, count, note) in [
            ([], 0, nil), ([one], 1, "1 row could not be read and is missing (a: b)."),
            ([one, other, one], 3, "3 rows could not be read and are missing (a: a; a: b)."),
            ([one, one], 2, "2 rows could not be read and are missing (a: b)."),
        ] as [([SkippedRow], Int, String?)] {
            #expect(SkippedRows(rows, count: count).note == note)
        }
    }

    @Test("The rows can be read back from their JSON, and need all members")
    func stored() throws {
        let rows = SkippedRows([row(1), row(2)], count: 3)
        let text = try #require(JSONText.encode(rows))
        #expect(
            String(cString: text.cString)
                == #"{"rows":[{"what":"w1","reason":"r","excerpt":"e"},{"what":"w2","reason":"r","excerpt":"e"}],"count":3}"#)
        #expect(try SkippedRows.decode(text) == rows)
        for name in ["what", "reason", "excerpt", "rows", "count"] {
            let damaged = String(cString: text.cString).replacing("\"\(name)\"", with: "\"x\"")
            #expect(throws: JSONError.self) { try SkippedRows.decode(PaddedBytes(damaged.utf8)) }
        }
    }
}
