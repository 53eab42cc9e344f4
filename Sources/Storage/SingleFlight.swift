import Calls
import Synchronization
import Threads

/// A run of asynchronous work. All callers that wait for the run share its result.
///
/// Cancelling one waiter does not affect the others. The work is cancelled with its last waiter, unless ``start(_:)`` was called for it.
/// The deadline of the work is the latest deadline of its callers.
package final class SingleFlight<Value: Sendable>: Sendable {
    package typealias Work = @Sendable () async throws -> Value

    private let state = Mutex(State())

    private struct State {
        var lastID = 0
        var flight: Flight?

        struct Flight {
            let id: Int
            let task: Task<Void, Never>
            let deadline: SharedDeadline
            let progress: CallProgress
            let writes: OpenWrites
            /// Whether the work continues when it has no waiters.
            var isKept: Bool
            var waiters: [Int: CheckedContinuation<Value, any Error>] = [:]
        }

        mutating func nextID() -> Int {
            lastID += 1
            return lastID
        }
    }

    package init() {}

    /// Waits for the result of the work, and starts the work if it is not running. The caller joins the work before this function suspends
    /// for the first time, so what an actor has checked just before the call is still true at that moment.
    package func value(isolation: isolated (any Actor)? = #isolation, _ work: @escaping Work) async throws -> Value {
        let waiter = state.withLock { $0.nextID() }
        return try await withTaskCancellationHandler {
            // A closure has the caller's isolation only if it captures `isolation`.
            _ = isolation
            return try await withCheckedThrowingContinuation { continuation in
                let (isCancelled, isFirst) = state.withLock { state in
                    if Task.isCancelled { return (true, false) }
                    let isFirst = state.flight == nil
                    join(&state, work) { $0.waiters[waiter] = continuation }
                    return (false, isFirst)
                }
                if isCancelled { return continuation.resume(throwing: CancellationError()) }
                if !isFirst { CallContext.current.place?.giveUp() }
            }
        } onCancel: {
            leave(waiter)
        }
    }

    /// Starts the work if it is not running. The work then runs to its end even without a waiter.
    package func start(_ work: @escaping Work) {
        state.withLock { join(&$0, work) { $0.isKept = true } }
    }

    private func join(_ state: inout State, _ work: @escaping Work, _ change: (inout State.Flight) -> Void) {
        let context = CallContext.current
        var flight = state.flight ?? start(id: state.nextID(), context, work)
        if state.flight != nil { flight.deadline.add(context) }
        context.progress?.follow(flight.progress)
        context.writes?.follow(flight.writes)
        change(&flight)
        state.flight = flight
    }

    private func start(id: Int, _ caller: CallContext, _ work: @escaping Work) -> State.Flight {
        let deadline = SharedDeadline()
        // The caller's deadline is added before the work starts, so that the work always sees it.
        deadline.add(caller)
        let progress = CallProgress()
        let writes = OpenWrites()
        let context = caller.sharing(deadline, progress, writes)
        // The task is detached, because the work also serves callers with other deadlines. `finish` waits until the caller releases the
        // lock on `state`, so `finish` always finds the flight.
        let task = World.detached {
            let result: Result<Value, any Error>
            do {
                result = .success(try await CallContext.$current.withValue(context) { try await work() })
            } catch {
                result = .failure(error)
            }
            self.finish(id, result)
        }
        return State.Flight(id: id, task: task, deadline: deadline, progress: progress, writes: writes, isKept: false)
    }

    private func finish(_ id: Int, _ result: Result<Value, any Error>) {
        let waiters = state.withLock { state in
            guard let flight = state.flight, flight.id == id else { return [CheckedContinuation<Value, any Error>]() }
            state.flight = nil
            flight.writes.finish()
            // In the order of their arrival.
            return flight.waiters.sorted { $0.key < $1.key }.map { $0.value }
        }
        for waiter in waiters { waiter.resume(with: result) }
    }

    private func leave(_ waiter: Int) {
        let continuation: CheckedContinuation<Value, any Error>? = state.withLock { state in
            guard let continuation = state.flight?.waiters.removeValue(forKey: waiter) else { return nil }
            if let flight = state.flight, flight.waiters.isEmpty, !flight.isKept {
                flight.task.cancel()
                state.flight = nil
            }
            return continuation
        }
        continuation?.resume(throwing: CancellationError())
    }
}
