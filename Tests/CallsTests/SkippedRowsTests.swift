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
}
