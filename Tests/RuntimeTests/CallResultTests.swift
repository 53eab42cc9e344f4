import CJansson
import Calendar
import Calls
import Errors
import JSON
import Storage
import Testing
import Threads

@testable import Runtime

@Suite("Results of calls", .timeLimit(.minutes(5)))
struct CallResultTests {
    @Test("A result contains the rows that were left out of its value")
    func skipped() throws {
        var outcome = Outcome([1, 2])
        outcome.skipped = SkippedRows([SkippedRow(what: "number", reason: "expected a number", excerpt: "\"…\"")], count: 1)
        let result = CallResult(.success(outcome))
        let text = try #require(result.skippedText)
        #expect(String(cString: text.start) == #"[{"what":"number","reason":"expected a number","excerpt":"\"…\""}]"#)
        #expect(result.skippedText?.start == text.start && result.skippedCount == 1)
    }

    @Test("Results with the same cached value share the JSON text, and each result has its own jansson value")
    func sharedText() throws {
        func results(_ cached: Cached<[Int]>) -> CallResult { CallResult(.success(Outcome(cached: cached))) }
        let shared = SharedJSON()
        let memory = Cached(value: [1, 2], source: .memory, fetchedAt: .now, sharedJSON: shared)
        let disk = Cached(value: [1, 2], source: .disk, fetchedAt: WallTime(milliseconds: 0), sharedJSON: shared)
        var first: CallResult? = results(memory)
        let (second, sliced) = (results(disk), results(try memory.map { Array($0.prefix(1)) }))
        let text = try #require(first?.text)
        #expect(second.text?.start == text.start && second.source == .disk && second.ageMilliseconds > 0)
        #expect(sliced.text.map { String(cString: $0.start) } == "[1]")
        let nodes = (first?.node(), second.node())
        #expect(nodes.0 != nil && nodes.1 != nil && nodes.0 != nodes.1)
        json_decref(nodes.0)
        json_decref(nodes.1)
        first = nil
        #expect(String(cString: text.start) == "[1,2]")
    }

    @Test("Empty results and errors have no skipped rows")
    func noSkippedRows() throws {
        for result in [CallResult(), CallResult(DanXiError(.network, "no"))] {
            #expect(String(cString: try #require(result.skippedText).start) == "[]" && result.skippedCount == 0)
        }
    }
}
