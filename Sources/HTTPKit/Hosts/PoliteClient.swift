import HTTP
import Networking
import Synchronization
import Threads

/// Lets requests wait until their host may get them, in the order of their arrival.
final class PoliteClient: APIClient {
    private let client: any APIClient
    private let politeness: Politeness
    private let state = Mutex(State())

    private struct State {
        var running = 0
        var lastID = 0
        /// The waiting requests in order.
        var waiters: [(id: Int, continuation: CheckedContinuation<Void, any Error>)] = []
        /// The earliest start of the next request.
        var next = ContinuousClock.now
    }

    init(client: any APIClient, politeness: Politeness) {
        (self.client, self.politeness) = (client, politeness)
    }

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        try await enter()
        defer { leave() }
        try await pause()
        return try await client.send(request)
    }

    private func enter() async throws {
        let id = state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let result: Result<Void, any Error>? = state.withLock { state in
                    if Task.isCancelled { return .failure(CancellationError()) }
                    guard state.running >= politeness.maxRequests else {
                        state.running += 1
                        return .success(())
                    }
                    state.waiters.append((id, continuation))
                    return nil
                }
                if let result { continuation.resume(with: result) }
            }
        } onCancel: {
            let continuation = state.withLock { state in
                state.waiters.firstIndex { $0.id == id }.map { state.waiters.remove(at: $0).continuation }
            }
            continuation?.resume(throwing: CancellationError())
        }
    }

    /// Gives the place to the next request.
    private func leave() {
        let next: CheckedContinuation<Void, any Error>? = state.withLock { state in
            guard !state.waiters.isEmpty else {
                state.running -= 1
                return nil
            }
            return state.waiters.removeFirst().continuation
        }
        next?.resume()
    }

    private func pause() async throws {
        guard politeness.pause > .zero else { return }
        let start = state.withLock { state in
            let start = max(state.next, .now)
            state.next = start + politeness.pause
            return start
        }
        if start > .now { try await Timers.shared.sleep(until: start) }
    }
}
