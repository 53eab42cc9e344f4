import Calls
import Testing
import Threads

@Suite("Shared deadlines")
struct SharedDeadlineTests {
    @Test("The deadline is the latest of the calls' deadlines, and there is none without a call or if a call has none")
    func latest() {
        let (shared, now) = (SharedDeadline(), Instant.now)
        #expect(shared.instant == nil)
        for (added, latest) in [(5, 5), (3, 5), (8, 8), (8, 8)] {
            shared.add(CallContext(deadline: now + .seconds(added)))
            #expect(shared.instant == now + .seconds(latest))
        }
        for (outerSeconds, latest) in [(2, 8), (9, 9), (4, 9)] {
            let outer = SharedDeadline()
            outer.add(CallContext(deadline: now + .seconds(outerSeconds)))
            shared.add(CallContext(sharedDeadline: outer))
            #expect(shared.instant == now + .seconds(latest))
        }
        let empty = SharedDeadline()
        let waiting = SharedDeadline()
        waiting.add(CallContext(sharedDeadline: empty))
        #expect(waiting.instant == nil)
        empty.add(CallContext(deadline: now))
        #expect(waiting.instant == now)
        shared.add(CallContext())
        shared.add(CallContext(deadline: now))
        #expect(shared.instant == nil)
    }

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
