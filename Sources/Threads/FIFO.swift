/// A first-in, first-out queue. Appending and removing take amortized constant time.
package struct FIFO<Element> {
    /// `ready` is the head of the queue in reverse order, and `arrived` is the tail of the queue.
    private var ready: [Element] = []
    private var arrived: [Element] = []

    package init() {}

    package var isEmpty: Bool { ready.isEmpty && arrived.isEmpty }
    package var count: Int { ready.count + arrived.count }

    package mutating func append(_ element: Element) { arrived.append(element) }

    package mutating func popFirst() -> Element? {
        if ready.isEmpty {
            guard arrived.count > 1 else { return arrived.popLast() }
            ready = arrived.reversed()
            arrived.removeAll(keepingCapacity: arrived.count < 64)
        }
        return ready.popLast()
    }
}

extension FIFO: Sendable where Element: Sendable {}
