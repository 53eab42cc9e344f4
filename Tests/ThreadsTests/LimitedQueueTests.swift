import TestSupport
import Testing

@testable import Threads

@Suite("Limited queues")
struct LimitedQueueTests {
    @Test("At most `limit` elements run at the same time, in the order of their arrival")
    func order() throws {
        var queue = LimitedQueue<Int>(limit: 2)
        #expect(queue.isIdle)
        let waits = (0..<5).map { queue.enter($0) != nil }
        #expect(waits == [false, false, true, true, true])
        var turns: [Int?] = []
        for _ in 0..<4 { turns.append(queue.leave()) }
        #expect(turns == [2, 3, 4, nil] && !queue.isIdle)
        let last = queue.leave()
        #expect(last == nil && queue.isIdle)
        let again = (0..<3).map { queue.enter($0) != nil }
        #expect(again == [false, false, true])
    }

    @Test("Follow-ups run before other elements, and elements of the same kind run in the order of their arrival")
    func followUps() {
        var queue = LimitedQueue<String>(limit: 1)
        _ = queue.enter("running")
        for (name, isFollowUp) in [("a", false), ("b", true), ("c", false), ("d", true)] { _ = queue.enter(name, isFollowUp: isFollowUp) }
        var turns: [String] = []
        while let next = queue.leave() { turns.append(next) }
        #expect(turns == ["b", "d", "a", "c"])
    }

    @Test("The work of removing waiting elements grows as their number")
    func removalOfMany() {
        let ratio = growth(from: 100, upTo: 100_000) { size in
            var queue = LimitedQueue<Int>(limit: 1)
            _ = queue.enter(0)
            let tickets = (0..<size).compactMap { queue.enter($0) }
            return {
                var copy = queue
                for ticket in tickets { copy.remove(ticket) }
            }
        }
        #expect(ratio < linearGrowth)
    }

    @Test("After most elements were removed, the others run in their order")
    func orderAfterRemovals() {
        var queue = LimitedQueue<Int>(limit: 1)
        _ = queue.enter(0)
        #expect(!queue.hasWaiting)
        let tickets = (1...400).map { queue.enter($0, isFollowUp: $0.isMultiple(of: 3)) }
        #expect(queue.hasWaiting)
        for (index, ticket) in tickets.enumerated() where (index + 1) % 40 > 2 {
            if let ticket { queue.remove(ticket) }
        }
        _ = queue.enter(1000, isFollowUp: true)
        _ = queue.enter(1001)
        var turns: [Int] = []
        while let next = queue.leave() { turns.append(next) }
        let left = (1...400).filter { $0 % 40 <= 2 }
        let (followUps, others) = (left.filter { $0.isMultiple(of: 3) }, left.filter { !$0.isMultiple(of: 3) })
        #expect(turns == followUps + [1000] + others + [1001])
        #expect(!queue.hasWaiting && queue.isIdle)
    }

    @Test("A removed element does not run, is released, and cannot be removed again")
    func removal() throws {
        final class Element {}
        var queue = LimitedQueue<Element>(limit: 1)
        _ = queue.enter(Element())
        weak var kept: Element?
        do {
            let element = Element()
            kept = element
            let entered = queue.enter(element)
            let ticket = try #require(entered)
            let (first, second) = (queue.remove(ticket), queue.remove(ticket))
            #expect(first === element && second == nil)
        }
        #expect(kept == nil)
        let entered = queue.enter(Element())
        let ticket = try #require(entered)
        let next = queue.leave()
        let late = queue.remove(ticket)
        #expect(next != nil && late == nil, "an element that runs is removed by leave()")
    }

    @Test("removeWaiting() returns all waiting elements in order, and running elements continue")
    func closing() {
        var queue = LimitedQueue<Int>(limit: 2)
        for number in 0..<6 { _ = queue.enter(number, isFollowUp: number == 5) }
        let waiting = queue.removeWaiting()
        #expect(waiting == [5, 2, 3, 4] && !queue.isIdle)
        let next = [queue.leave(), queue.leave()]
        #expect(next == [nil, nil] && queue.isIdle)
    }

    @Test("Waiting elements keep their order of arrival during random operations")
    func mixture() {
        var queue = LimitedQueue<Int>(limit: 3)
        var tickets: [(number: Int, ticket: LimitedQueue<Int>.Ticket)] = []
        var (expected, running) = ([Int](), 0)
        for number in 0..<20_000 {
            switch Int.random(in: 0..<8) {
            case 0..<4:
                if let ticket = queue.enter(number) {
                    tickets.append((number, ticket))
                    expected.append(number)
                } else {
                    running += 1
                }
            case 4..<6 where !tickets.isEmpty:
                let (number, ticket) = tickets.remove(at: Int.random(in: 0..<tickets.count))
                let removed = queue.remove(ticket)
                #expect(removed == number)
                expected.removeAll { $0 == number }
            case 6... where running > 0:
                let next = queue.leave()
                #expect(next == expected.first)
                if expected.isEmpty { running -= 1 } else { tickets.removeAll { $0.number == expected.first } }
                expected = Array(expected.dropFirst())
            default: break
            }
        }
        let rest = queue.removeWaiting()
        #expect(rest == expected)
    }
}
