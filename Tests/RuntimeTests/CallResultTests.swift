import Errors
import Networking
import Testing

@testable import Runtime

@Suite("Results", .timeLimit(.minutes(1)))
struct CallResultTests {
    @Test("A result has the rows that were left out of its value")
    func skipped() throws {
        var outcome = Outcome([1, 2])
        outcome.skipped.append(SkippedRow(what: "number", reason: "expected a number", excerpt: "\"…\""))
        let result = CallResult(.success(outcome))
        let text = try #require(result.skippedText)
        #expect(String(cString: text.start) == #"[{"what":"number","reason":"expected a number","excerpt":"\"…\""}]"#)
        #expect(result.skippedText?.start == text.start && result.skippedCount == 1)
    }

    @Test("Other results have none")
    func nothing() throws {
        for result in [CallResult(), CallResult(DanXiError(.network, "no"))] {
            #expect(String(cString: try #require(result.skippedText).start) == "[]" && result.skippedCount == 0)
        }
    }
}
