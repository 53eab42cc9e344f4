/// Work that a thread can do while it waits for a result, in place of the thread that usually does the work.
package protocol IdleWork: AnyObject, Sendable {
    /// Does the work on the calling thread as long as `isIdle` returns true and there is work that this thread may do. Returns at once if
    /// another thread does the work.
    /// - Parameters:
    ///   - number: the number of the thread, which is the ``CallThread/number`` of the offer.
    ///   - onSignal: called after the thread has handled a signal while it waited, and at least once a second.
    func run(onThread number: Int, while isIdle: () -> Bool, onSignal: () -> Void)

    /// Makes ``run(onThread:while:onSignal:)`` call `isIdle` again. Called by other threads.
    /// - Parameter isLast: whether the thread must return now, even if the work blocks it.
    func interrupt(isLast: Bool)

    /// Records that a thread that accepted an offer will not do the work.
    func decline(byThread number: Int)
}

/// A thread that waits for the result of a call, and does the work of the call itself.
package protocol CallThread: AnyObject, Sendable {
    /// A number that no other thread of a call has.
    var number: Int { get }

    /// Moves the work of the call to ``Workers``, for example before a long computation. The current job of the task stays on its thread
    /// until the task suspends, for example in `Task.yield()`.
    func leave()

    /// Offers work to the thread. Returns whether the thread will do the work or decline it. False if the thread no longer waits.
    func offer(_ work: any IdleWork) -> Bool
}
