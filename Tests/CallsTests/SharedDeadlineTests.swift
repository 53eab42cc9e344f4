import Calls
import Testing
import Threads

@Suite("Shared deadlines")
struct SharedDeadlineTests {
    @Test("A nested shared deadline follows changes of the outer deadline")
    func nested() {
        let (outer, inner) = (SharedDeadline(), SharedDeadline())
        let now = Instant.now
        outer.add(CallContext(deadline: now))
        inner.add(CallContext().sharing(outer, CallProgress(), OpenWrites()))
        #expect(inner.instant == now)
        outer.add(CallContext(deadline: now + .seconds(5)))
        #expect(inner.instant == now + .seconds(5))
        outer.add(CallContext())
        #expect(inner.instant == nil)
    }
}
