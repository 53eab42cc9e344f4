import Calendar
import Errors
import JSON
import Testing

@testable import Runtime

@Suite("The last success of a stream")
struct LastSuccessTests {
    @Test("The error that ends a stream has the second of its last success beside its other details")
    func time() {
        var error = DanXiError(.network, "x")
        #expect(error.withLastSuccess(nil).detail == nil)
        error.detail = .object(["a": .integer(1)])
        let detail = error.withLastSuccess(WallTime(milliseconds: 1_795_000_000_999)).detail
        #expect(detail == .object(["a": .integer(1), "last_success": .string("2026-11-18T19:06:40+08:00")]))
    }
}
