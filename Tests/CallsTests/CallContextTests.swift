import Calls
import Synchronization
import TestSupport
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

    @Test("Shared work, work that keeps a pace, and a part of a call have those parts of its context that belong to them")
    func derived() throws {
        let (mark, thread, place, progress, writes) = (Mark(), CountingThread(), CountedPlace(), CallProgress(), OpenWrites())
        let (pace, deadline, accounts) = (RequestPace(interval: .zero), Instant.now + .seconds(1_000_000), CallAccounts(campus: "1"))
        for hasBegun in [true, false] {
            let call = CallContext(
                call: 7, deadline: deadline, progress: progress, writes: writes, accounts: accounts, secrets: Secrets(["hunter2"]),
                attachment: mark, pace: pace, thread: thread, place: place, hasBegunRequest: hasBegun)
            let own = (deadline: SharedDeadline(), progress: CallProgress(), writes: OpenWrites(), pace: RequestPace(interval: .zero))
            let shared = call.sharing(own.deadline, own.progress, own.writes)
            let (keeping, part) = (call.keeping(own.pace), call.ofPart)
            for context in [call, shared, keeping, part] {
                #expect(context.call == 7 && context.accounts == accounts && context.attachment === mark && context.place === place)
                #expect(context.secrets.removed(from: "hunter2") == "…" && context.hasBegun == hasBegun)
            }
            #expect(shared.sharedDeadline === own.deadline && shared.deadline == nil && shared.thread == nil)
            #expect(shared.progress === own.progress && shared.writes === own.writes && shared.pace === pace)
            #expect(keeping.sharedDeadline == nil && keeping.deadline == deadline && keeping.thread === thread)
            #expect(keeping.progress == nil && keeping.writes === writes && keeping.pace === own.pace)
            #expect(part.sharedDeadline == nil && part.thread === thread)
            #expect(part.progress === progress && part.writes === writes && part.pace === pace)
            own.deadline.add(CallContext(deadline: deadline + .seconds(5)))
            #expect(shared.deadline == deadline + .seconds(5) && shared.keeping(own.pace).deadline == deadline + .seconds(5))
        }
        let none = CallContext()
        #expect(none.call == nil && none.deadline == nil && none.progress == nil && none.writes == nil && none.accounts == nil)
        #expect(none.attachment == nil && none.pace == nil && none.thread == nil && none.place == nil && !none.hasBegun)
    }

    @Test("A tenth of the remaining time is left after a part of a call", .virtualTime)
    func tenth() async throws {
        let call = CallContext(deadline: .now + .seconds(110))
        try await Timers.sleep(for: .seconds(10))
        #expect(call.ofPart.deadline == Instant.now + .seconds(90))
        #expect(call.ofPart.ofPart.deadline == Instant.now + .seconds(81))
    }

    @Test("A call can wait for less than the time that is left until its deadline", .virtualTime)
    func waiting() async throws {
        let call = CallContext(deadline: .now + .seconds(110))
        try await Timers.sleep(for: .seconds(10))
        #expect(call.allows(waiting: .zero) && call.allows(waiting: .milliseconds(99_999)))
        #expect(!call.allows(waiting: .seconds(100)) && !call.allows(waiting: .seconds(101)))
        #expect(CallContext().allows(waiting: .seconds(1_000_000_000)))
    }

    @Test("The thread that waits for a call is left once before a long computation")
    func leaving() async {
        let thread = CountingThread()
        await CallContext.$current.withValue(CallContext(thread: thread)) { await CallContext.willCompute() }
        #expect(thread.leaves == 1)
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
