import Synchronization

/// A fixed number of counters. Any thread can change them without a lock. A thread that reads an addition also reads all additions that
/// happened before it. So a reading that reads ends before starts has at most as many ends as starts.
package final class Counters: @unchecked Sendable {
    // Unchecked: the memory holds atomic values only, and is freed with the object.
    private let start: UnsafeMutablePointer<Atomic<Int>>
    package let count: Int

    package init(count: Int = 1) {
        self.count = count
        start = .allocate(capacity: count)
        for index in 0..<count { (start + index).initialize(to: Atomic(0)) }
    }

    deinit {
        start.deinitialize(count: count)
        start.deallocate()
    }

    /// The value of the counter `index`, which must be at least 0 and less than ``count``.
    package subscript(index: Int) -> Int { start[index].load(ordering: .acquiring) }

    /// Adds to the counter `index`, which must be at least 0 and less than ``count``.
    package func add(_ amount: Int = 1, at index: Int = 0) { start[index].wrappingAdd(amount, ordering: .releasing) }

    package var values: [Int] { (0..<count).map { self[$0] } }
}
