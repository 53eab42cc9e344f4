import Storage
import Threads

/// A stream that the program has started with `danxi_watch`.
struct WatchStream: Sendable {
    /// The call of `danxi_watch`, which ends with the stream.
    let call: Call
    let interval: Duration
    /// Whether the program also receives polls without news, which tell it when the last one succeeded.
    let everyPoll: Bool
    /// The slot of the token in the store. Nil if the program keeps the token itself, or if no token can be kept.
    let slot: WatchTokens.Slot?
    /// The function that passes a result to the program.
    let send: @Sendable (CallResult) -> Void
    /// The session's calls, which also count the tasks of streams. Closing the session waits for these tasks.
    let calls: ActiveCalls

    var id: Int { call.number }

    /// Delivers a result with new items, unless the stream has ended.
    func deliver(_ outcome: Outcome, whenFreed: @escaping @Sendable () -> Void) {
        call.deliver(outcome, whenFreed: whenFreed, by: send)
    }

    /// Starts work for the stream on a thread of the library, and returns at once.
    func work(_ body: @escaping @Sendable () async -> Void) {
        calls.taskBegins()
        Task(executorPreference: Workers.shared) { [calls] in
            await body()
            calls.taskEnds()
        }
    }
}
