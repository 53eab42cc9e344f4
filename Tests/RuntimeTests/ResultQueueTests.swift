import Calls
import Errors
import Glibc
import TestSupport
import Testing
import Threads

@testable import Runtime

@Suite("The queue of results", .timeLimit(.minutes(5)))
struct ResultQueueTests {
    private func result(_ number: UInt) -> CallResult { CallResult(.success(Outcome()), userData: number) }

    @Test("Results are taken in the order of their arrival, even if some results are taken before others arrive")
    func order() {
        let queue = ResultQueue()
        for number in 1...3 { queue.push(result(UInt(number))) }
        #expect(queue.next(timeout: 0)?.userData == 1)
        for number in 4...5 { queue.push(result(UInt(number))) }
        let rest = (2...5).map { _ in queue.next(timeout: 0)?.userData }
        #expect(rest == [2, 3, 4, 5])
        #expect(queue.next(timeout: 0) == nil)
    }

    @Test("Closing the queue drops its results, and a closed queue accepts no further results")
    func closing() {
        let queue = ResultQueue()
        queue.push(result(1))
        queue.close()
        queue.push(result(2))
        #expect(queue.next(timeout: -1) == nil && queue.next(timeout: 0) == nil)
    }

    /// Returns whether a descriptor is readable.
    private func isReadable(_ descriptor: Int32) -> Bool {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, 0) == 1
    }

    @Test("The descriptor of a queue is readable while it has results, and after it was closed", arguments: [0, 2])
    func descriptor(earlier: Int) {
        let queue = ResultQueue()
        for number in 0..<earlier { queue.push(result(UInt(number))) }
        let descriptor = queue.descriptor
        #expect(descriptor >= 0 && isReadable(descriptor) == (earlier > 0) && queue.isEmpty == (earlier == 0))
        for _ in 0..<earlier {
            #expect(isReadable(descriptor))
            _ = queue.next(timeout: 0)
        }
        #expect(!isReadable(descriptor) && queue.isEmpty)
        for number in 0..<2 { queue.push(result(UInt(number))) }
        #expect(isReadable(descriptor) && !queue.isEmpty)
        _ = queue.next(timeout: 0)
        #expect(isReadable(descriptor))
        _ = queue.next(timeout: -1)
        #expect(!isReadable(descriptor))
        queue.close()
        #expect(isReadable(descriptor) && queue.descriptor == descriptor && queue.isEmpty)
        let closed = ResultQueue()
        closed.close()
        #expect(isReadable(closed.descriptor))
    }

    @Test("Waiting for a result takes no longer than the timeout", .virtualTime)
    func timeouts() {
        let queue = ResultQueue()
        let start = Instant.now
        for (timeout, waited) in [(0, 0), (1500, 1500), (1, 1501)] as [(Int32, Int)] {
            let none = queue.next(timeout: timeout)
            #expect(none == nil && Instant.now - start == .milliseconds(waited))
        }
        Timers.shared.add(at: start + .seconds(5)) { queue.push(result(7)) }
        Timers.shared.add(at: start + .seconds(9)) { queue.close() }
        let (next, none) = (queue.next(timeout: -1), queue.next(timeout: 60_000))
        #expect(next?.userData == 7 && none == nil && Instant.now - start == .seconds(9))
    }

    @Test("The results that wait are counted in the metrics of the world")
    func counted() {
        let world = World(clocks: World.current.clocks, threads: World.current.threads, randomness: World.current.randomness)
        world.run {
            let waiting = Metrics.current.waitingResults
            let queue = ResultQueue()
            for number in 0..<5 { queue.push(result(UInt(number))) }
            #expect(waiting[0] == 5)
            _ = queue.next(timeout: 0)
            #expect(waiting[0] == 4)
            queue.close()
            queue.push(result(9))
            #expect(waiting[0] == 0 && queue.isEmpty)
        }
    }
}
