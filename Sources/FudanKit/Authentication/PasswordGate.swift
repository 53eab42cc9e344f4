import Networking
import Storage
import Synchronization

/// Sends passwords one at a time. A caller that arrives during a submission waits for it, and sends nothing.
final class PasswordGate: Sendable {
    private let flight = SingleFlight<Outcome>()
    private let lastSender = Mutex(0)

    /// The outcome of one submission.
    private struct Outcome: Sendable {
        let sender: Int
        let response: HTTPResponse?
    }

    /// Runs a submission, or waits for the one that is running.
    /// - Returns: the response to this caller's submission. Nil if another caller's ran instead, or if `send` returned nil.
    /// - Throws: the error of the submission that ran.
    func submit(_ send: @escaping @Sendable () async throws -> HTTPResponse?) async throws -> HTTPResponse? {
        let sender = lastSender.withLock { last in
            last += 1
            return last
        }
        let outcome = try await flight.value { Outcome(sender: sender, response: try await send()) }
        return outcome.sender == sender ? outcome.response : nil
    }
}
