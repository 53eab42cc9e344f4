import HTTP
import Storage
import Synchronization

/// A gate that lets one password submission run at a time. A concurrent caller waits for the running submission and sends nothing.
final class PasswordGate: Sendable {
    private let flight = SingleFlight<Outcome>()
    private let lastSender = Mutex(0)

    /// The outcome of one submission.
    private struct Outcome: Sendable {
        let sender: Int
        let result: Result<HTTPResponse?, any Error>
    }

    /// Runs a submission, or waits for the running submission of another caller.
    /// - Parameter isShared: returns whether this caller must fail with the error of another caller's submission.
    /// - Returns: the response to this caller's submission. Nil if another caller's submission ran instead, or if `send` returned nil.
    /// - Throws: the error of this caller's submission, or the shared error of another caller's submission.
    func submit(
        _ send: @escaping @Sendable () async throws -> HTTPResponse?, sharing isShared: (any Error) -> Bool
    ) async throws -> HTTPResponse? {
        let sender = lastSender.withLock { last in
            last += 1
            return last
        }
        let outcome = try await flight.value {
            do { return Outcome(sender: sender, result: .success(try await send())) } catch {
                return Outcome(sender: sender, result: .failure(error))
            }
        }
        if outcome.sender == sender { return try outcome.result.get() }
        if case .failure(let error) = outcome.result, isShared(error) { throw error }
        return nil
    }
}
