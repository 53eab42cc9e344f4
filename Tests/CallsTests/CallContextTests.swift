import Calls
import Synchronization
import Testing
import Threads

#if canImport(Glibc)
    import Glibc
#endif

@Suite("The context of a call")
struct CallContextTests {
    private final class Mark: CallAttachment {}

    @Test("The context of work that several calls share has the accounts and the attachment of the call that started the work")
    func sharing() {
        let mark = Mark()
        let call = CallContext(deadline: .now, accounts: CallAccounts(community: "1"), attachment: mark)
        let shared = call.sharing(SharedDeadline(), CallProgress(), OpenWrites())
        #expect(shared.attachment === mark && shared.accounts == call.accounts)
    }

    @Test("Work that is about to compute leaves the thread that has started it")
    func computing() async {
        let hasLeft = Atomic(false)
        let task = World.immediate {
            let first = pthread_self()
            await CallContext.willCompute()
            hasLeft.store(pthread_equal(first, pthread_self()) == 0, ordering: .relaxed)
        }
        await task.value
        let result = hasLeft.load(ordering: .relaxed)
        #expect(result)
    }

    @Test("A part of a call ends before the call, and its requests are requests of the call")
    func parts() throws {
        let call = CallContext(deadline: .now + .seconds(1_000_000), accounts: CallAccounts(community: "1"))
        _ = call.beginsRequest()
        let part = call.ofPart
        let left = try #require(part.deadline.flatMap { end in call.deadline.map { end.duration(to: $0) } })
        #expect(left > .seconds(99_000) && left <= .seconds(100_000))
        #expect(part.accounts == call.accounts && part.beginsRequest())
        #expect(CallContext().ofPart.deadline == nil)
    }

    @Test("If a call has begun a request, the next request of its shared work counts as a follow-up")
    func requests() {
        let call = CallContext()
        #expect(!call.beginsRequest())
        #expect(call.beginsRequest())
        #expect(call.sharing(SharedDeadline(), CallProgress(), OpenWrites()).beginsRequest())
    }
}
