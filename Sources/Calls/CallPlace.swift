import Threads

/// The place of a call among the calls of its session that work at the same time.
package protocol CallPlace: AnyObject, Sendable {
    /// Gives the place to another call, because this call waits for something other than the response to its own request. The call
    /// continues without a place. Does nothing if the call has no place.
    func giveUp()
}

extension ConcurrencyLimit {
    /// Waits for the turn of a call, at most until the deadline of the call, and then runs the work. A call that must wait gives up its
    /// place.
    /// - Throws: `CancellationError` if the task is cancelled while it waits; ``DeadlinePassed``; the errors of the work.
    nonisolated(nonsending) package func run<Value>(in context: CallContext, _ work: () async throws -> Value) async throws -> Value {
        try await run(until: { context.deadline }, whenWaiting: { context.place?.giveUp() }, work)
    }
}

extension KeyedTurns {
    /// Waits for the turn of the task, at most until the deadline of a call, and then runs the work. A call that must wait gives up its place.
    /// - Parameter isFollowUp: as in ``ConcurrencyLimit/run(until:isFollowUp:whenWaiting:_:)``.
    /// - Throws: `CancellationError` if the task is cancelled while it waits; ``ConcurrencyLimit/DeadlinePassed``; the errors of the work.
    nonisolated(nonsending) package func run<Value>(
        _ key: Key, in context: CallContext, isFollowUp: Bool = false, _ work: () async throws -> Value
    ) async throws -> Value {
        try await run(
            key, until: { context.deadline }, isFollowUp: isFollowUp, whenWaiting: { context.place?.giveUp() }, work)
    }
}
