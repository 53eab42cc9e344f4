import Calls
import Errors
import Testing

@Suite("The progress of a call")
struct CallProgressTests {
    @Test("The progress is that of the last transfer, of the shared work that the call waits for, or of the steps")
    func order() {
        let (progress, shared) = (CallProgress(), CallProgress())
        #expect(progress.current == (0, -1))
        progress.completeStep()
        progress.addSteps(3)
        #expect(progress.current == (0, -1), "the call counts no steps")
        progress.update(done: 5, expected: 10)
        #expect(progress.current == (5, 10))
        progress.follow(shared)
        #expect(progress.current == (0, -1))
        shared.update(done: 3, expected: 4)
        #expect(progress.current == (3, 4))
        progress.update(done: 1, expected: 2)
        shared.update(done: 4, expected: 4)
        #expect(progress.current == (1, 2))
        progress.startSteps(of: 3)
        #expect(progress.current == (0, 3))
        progress.completeStep()
        progress.addSteps(2)
        #expect(progress.current == (1, 5))
        progress.update(done: 9, expected: 9)
        progress.follow(shared)
        #expect(progress.current == (1, 5))
        shared.follow(progress)
        #expect(shared.current == (1, 5))
    }
}

@Suite("The writes of a call")
struct OpenWritesTests {
    private func write(_ name: String, _ state: SentWrite.State = .sent) -> SentWrite {
        let write = SentWrite(consequence: name)
        if state != .unsent { write.markSent() }
        if state == .over || state == .done { write.end(state) }
        return write
    }

    @Test(
        "A write that was sent may have taken effect, unless its outcome is known",
        arguments: [(.unsent, false, false), (.sent, true, true), (.over, true, false), (.done, true, true)]
            as [(SentWrite.State, Bool, Bool)])
    func states(state: SentWrite.State, isSent: Bool, isUnknown: Bool) {
        let write = write("one", state)
        let writes = OpenWrites()
        writes.add(write)
        #expect(write.isSent == isSent)
        #expect(writes.delivery == (isUnknown ? .unknown("one") : nil))
    }

    @Test("The error of a call states its first write that may have taken effect, before those of shared work that has not finished")
    func shared() {
        let writes = OpenWrites()
        #expect(writes.delivery == nil)
        let (first, second, third) = (OpenWrites(), OpenWrites(), OpenWrites())
        first.add(write("first", .over))
        second.add(write("second"))
        third.add(write("third"))
        for shared in [first, second, third] { writes.follow(shared) }
        #expect(writes.delivery == .unknown("second"))
        second.finish()
        #expect(writes.delivery == .unknown("third") && second.delivery == nil)
        writes.add(write("unsent", .unsent))
        writes.add(write("own"))
        writes.add(write("later"))
        #expect(writes.delivery == .unknown("own"))
        third.finish()
        let fourth = OpenWrites()
        writes.follow(fourth)
        fourth.add(write("fourth"))
        let outer = OpenWrites()
        outer.follow(writes)
        #expect(outer.delivery == .unknown("own"))
        writes.finish()
        #expect(outer.delivery == nil)
    }

    @Test("Work that a call joins after other work has finished counts too")
    func later() {
        let writes = OpenWrites()
        let (finished, running, late) = (OpenWrites(), OpenWrites(), OpenWrites())
        for shared in [finished, running] { writes.follow(shared) }
        finished.finish()
        writes.follow(late)
        running.add(write("running"))
        #expect(writes.delivery == .unknown("running"))
        running.finish()
        late.add(write("late"))
        #expect(writes.delivery == .unknown("late"))
    }

    @Test("The error of a call says what its write may have done, once")
    func errors() {
        let error = DanXiError(.timeout, "It was late.")
        #expect(error.following(nil) == error && error.following(.unsent) == error)
        let unknown = error.following(.unknown("Check it."))
        #expect(unknown == DanXiError(.timeout, "It was late. Check it.", delivery: .unknown("Check it.")))
        #expect(unknown.following(.unknown("Check all.")) == unknown)
        let unsent = DanXiError(.network, "No route.", delivery: .unsent)
        #expect(unsent.following(.unknown("Check it.")) == DanXiError(.network, "No route. Check it.", delivery: .unknown("Check it.")))
    }

    @Test("Levels of the log are ordered by their severity")
    func levels() {
        let levels: [LogLevel] = [.debug, .error, .info, .warning]
        #expect(levels.sorted() == [.error, .warning, .info, .debug])
        #expect(levels.sorted().map(\.rawValue) == [1, 2, 3, 4])
    }
}
