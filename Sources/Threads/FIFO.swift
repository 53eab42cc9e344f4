/// A first-in, first-out queue. Appending and removing take amortized constant time. It is inlinable, so that its users have specialized
/// copies: generic code looks up metadata at each use.
package struct FIFO<Element> {
    /// `ready` is the head of the queue in reverse order, and `arrived` is the tail of the queue.
    @usableFromInline var ready: [Element] = []
    @usableFromInline var arrived: [Element] = []

    @inlinable package init() {}

    @inlinable package var isEmpty: Bool { ready.isEmpty && arrived.isEmpty }
    @inlinable package var count: Int { ready.count + arrived.count }

    @inlinable package mutating func append(_ element: Element) { arrived.append(element) }

    @inlinable package mutating func popFirst() -> Element? {
        if ready.isEmpty {
            guard arrived.count > 1 else { return arrived.popLast() }
            ready = arrived.reversed()
            arrived.removeAll(keepingCapacity: arrived.count < 64)
        }
        return ready.popLast()
    }
}

extension FIFO: Sendable where Element: Sendable {}
