import Errors
import Synchronization
import Threads

/// A circuit breaker: after a failure of the server, commands fail at once until the next attempt is due. The pause before this attempt is
/// random, and at first at most 50 ms. This limit doubles with each failure, up to 2 s.
final class RedisCircuit: Sendable {
    private static let (first, longest) = (50, 2000)

    private let state = Mutex(State())

    private struct State {
        var failures = 0
        /// The last failure, and what to do.
        var failure = ""
        var next: Instant?
    }

    /// - Throws: `storage` until the time of the next attempt. The first caller after that time makes the attempt.
    func check(_ place: String) throws(DanXiError) {
        let failure: String? = state.withLock { state in
            guard let next = state.next else { return nil }
            if Instant.now < next { return state.failure }
            // While this attempt is made, the commands of other threads fail at once.
            state.next = .now + .milliseconds(Self.longest)
            return nil
        }
        guard let failure else { return }
        throw DanXiError(
            .storage,
            "No command was sent to the store \(place), because the last command failed: \(failure) Try again in \(Self.longest / 1000) seconds."
        )
    }

    /// Records a failure of the server: sentences that say what happened and what to do.
    func open(_ failure: String) {
        state.withLock { state in
            let longest = min(Self.first << min(state.failures, 10), Self.longest)
            state.failures += 1
            state.failure = failure
            state.next = .now + .milliseconds(World.current.random(in: longest / 5...longest))
        }
    }

    func close() {
        state.withLock { $0 = State() }
    }
}
