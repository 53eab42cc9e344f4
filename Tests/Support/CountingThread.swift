import Synchronization
import Threads

/// A thread of a call that counts how often the work of the call leaves it.
package final class CountingThread: CallThread {
    private let count = Atomic<Int>(0)

    package init() {}

    package var number: Int { 0 }
    package var leaves: Int { count.load(ordering: .relaxed) }

    package func leave() { count.add(1, ordering: .relaxed) }
    package func offer(_ work: any IdleWork) -> Bool { false }
}
