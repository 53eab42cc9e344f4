import Errors
import Testing

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
}
