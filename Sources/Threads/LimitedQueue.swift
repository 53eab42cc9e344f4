/// A queue whose elements run in order, at most a given number of them at the same time. Use the queue under a lock or on one thread.
///
/// Adding and ending an element take amortized constant time. Removing a waiting element takes amortized logarithmic time.
package struct LimitedQueue<Element> {
    /// The identity of a waiting element.
    package struct Ticket: Hashable, Sendable {
        @usableFromInline let number: Int

        @usableFromInline init(number: Int) { self.number = number }
    }

    @usableFromInline struct Waiter {
        @usableFromInline let element: Element
        @usableFromInline let isFollowUp: Bool

        @usableFromInline init(element: Element, isFollowUp: Bool) { (self.element, self.isFollowUp) = (element, isFollowUp) }
    }

    @usableFromInline let limit: Int
    @usableFromInline var runningCount = 0
    @usableFromInline var lastNumber = 0
    @usableFromInline var waiters: [Int: Waiter] = [:]
    /// The numbers of the waiting elements that are follow-ups, in order. The queue may also contain the numbers of removed elements, which
    /// are skipped.
    @usableFromInline var followUps = FIFO<Int>()
    /// The numbers of the other waiting elements, in order. The queue may also contain the numbers of removed elements, which are skipped.
    @usableFromInline var others = FIFO<Int>()

    /// - Parameter limit: the maximum number of elements that run at the same time, at least 1.
    package init(limit: Int) { self.limit = limit }

    /// Whether no element runs. In this case, no element waits either.
    @inlinable package var isIdle: Bool { runningCount == 0 }

    /// Whether an element waits.
    package var hasWaiting: Bool { !waiters.isEmpty }

    /// Adds an element.
    /// - Parameter isFollowUp: whether the element runs before all other waiting elements, except earlier follow-ups.
    /// - Returns: nil if the element may run now. Otherwise, the ticket of the element, which waits until ``leave()`` returns it.
    @inlinable package mutating func enter(_ element: Element, isFollowUp: Bool = false) -> Ticket? {
        if runningCount < limit {
            runningCount += 1
            return nil
        }
        lastNumber += 1
        waiters[lastNumber] = Waiter(element: element, isFollowUp: isFollowUp)
        if isFollowUp { followUps.append(lastNumber) } else { others.append(lastNumber) }
        return Ticket(number: lastNumber)
    }

    /// Ends a running element. Returns the waiting element that may run now, or nil if no element is waiting.
    @inlinable package mutating func leave() -> Element? {
        while let number = followUps.popFirst() ?? others.popFirst() {
            if let next = waiters.removeValue(forKey: number) { return next.element }
        }
        runningCount -= 1
        return nil
    }

    /// Removes and returns a waiting element, for example after a cancellation. Returns nil if the element is not waiting any more.
    @discardableResult
    package mutating func remove(_ ticket: Ticket) -> Element? {
        guard let waiter = waiters.removeValue(forKey: ticket.number) else { return nil }
        if followUps.count + others.count > 2 * waiters.count + 64 { forgetRemoved() }
        return waiter.element
    }

    /// Removes and returns all waiting elements, in the order in which they would have run. Running elements are not affected.
    package mutating func removeWaiting() -> [Element] {
        var elements: [Element] = []
        elements.reserveCapacity(waiters.count)
        while let number = followUps.popFirst() ?? others.popFirst() {
            if let waiter = waiters.removeValue(forKey: number) { elements.append(waiter.element) }
        }
        return elements
    }

    private mutating func forgetRemoved() {
        (followUps, others) = (FIFO(), FIFO())
        for number in waiters.keys.sorted() {
            if waiters[number]?.isFollowUp == true { followUps.append(number) } else { others.append(number) }
        }
    }
}

extension LimitedQueue: Sendable where Element: Sendable {}
extension LimitedQueue.Waiter: Sendable where Element: Sendable {}
