import Testing

@testable import Threads

@Suite("First-in, first-out queues")
struct FIFOTests {
    @Test("Elements leave in the order of their arrival, whatever the mixture of arrivals and departures", arguments: 0..<64)
    func order(pattern: Int) {
        var queue = FIFO<Int>()
        var expected: [Int] = []
        for number in 0..<12 {
            for element in [number, number + 100] {
                queue.append(element)
                expected.append(element)
            }
            // Each bit of the pattern chooses between one and three departures.
            for _ in 0..<(pattern >> (number % 6) & 1 == 0 ? 1 : 3) {
                let element = queue.popFirst()
                #expect(element == expected.first)
                expected = Array(expected.dropFirst())
                #expect(queue.count == expected.count && queue.isEmpty == expected.isEmpty)
            }
        }
    }

    @Test("An empty queue has no first element, before and after others have left")
    func empty() {
        var queue = FIFO<Int>()
        for _ in 0..<2 {
            #expect(queue.isEmpty && queue.count == 0)
            let none = queue.popFirst()
            #expect(none == nil)
            for number in 1...3 { queue.append(number) }
            #expect(!queue.isEmpty && queue.count == 3)
            let all = (1...3).map { _ in queue.popFirst() }
            #expect(all == [1, 2, 3])
        }
    }
}

@Suite("Values that are computed on first use")
struct LazyTests {
    @Test("A value is computed once, when it is first used")
    func once() {
        let count = Monitor(0)
        let value = Lazy {
            count.withLock { count in
                count += 1
                return count
            }
        }
        #expect(value.valueIfComputed == nil && count.withLock { $0 } == 0)
        for _ in 0..<3 { #expect(value.value == 1 && value.wrappedValue == 1) }
        #expect(value.valueIfComputed == 1 && count.withLock { $0 } == 1)
    }
}
