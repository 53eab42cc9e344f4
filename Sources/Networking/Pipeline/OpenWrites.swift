import Errors
import Synchronization

/// The writes of a call whose effect its caller does not know yet. The error of a call that ends before its work describes them.
package final class OpenWrites: Sendable {
    private let state = Mutex(State())

    private struct State {
        var writes: [SentWrite] = []
        /// Those of shared work that the call waits for.
        var shared: [OpenWrites] = []
        var isOver = false
    }

    package init() {}

    /// The remark about the writes that an error needs. Nil if no write can have taken effect.
    package var delivery: DanXiError.Delivery? {
        let state = state.withLock { $0 }
        if state.isOver { return nil }
        return state.writes.first { $0.mayHaveTakenEffect }.map { .unknown($0.consequence) } ?? state.shared.firstNonNil(\.delivery)
    }

    func add(_ write: SentWrite) { state.withLock { $0.writes.append(write) } }

    /// Includes the writes of shared work until its ``finish()``.
    package func follow(_ shared: OpenWrites) {
        state.withLock { state in
            state.shared.removeAll { $0.isOver }
            state.shared.append(shared)
        }
    }

    /// Ends the shared work whose writes these are. Its waiters get its result.
    package func finish() { state.withLock { $0.isOver = true } }

    private var isOver: Bool { state.withLock { $0.isOver } }
}

/// The state of one write, from before it is sent until its effect is known.
package final class SentWrite: Sendable {
    let consequence: String
    private let state = Atomic<State>(.unsent)

    fileprivate enum State: UInt8, AtomicRepresentable {
        case unsent
        case sent
        /// The server has refused it, or received nothing, or it has answered a password or ticket.
        case over
        /// The server has accepted it, but the caller has not been told.
        case done
    }

    fileprivate init(consequence: String) {
        self.consequence = consequence
    }

    /// Records that the server may receive a part of the request from now on. Transports call it.
    package func markSent() { state.store(.sent, ordering: .sequentiallyConsistent) }

    /// Whether the server may have received a part of the request.
    package var isSent: Bool { state.load(ordering: .sequentiallyConsistent) != .unsent }

    fileprivate var mayHaveTakenEffect: Bool { [.sent, .done].contains(state.load(ordering: .sequentiallyConsistent)) }

    fileprivate func end(_ new: State) { state.store(new, ordering: .sequentiallyConsistent) }
}

extension OpenWrites {
    /// Sends a write and follows its state. Other requests are only sent.
    static func tracking(
        _ request: HTTPRequest, _ send: (HTTPRequest) async throws -> HTTPResponse
    ) async throws -> HTTPResponse {
        guard request.isWrite, let writes = CallContext.current.writes else { return try await send(request) }
        let write = SentWrite(consequence: request.consequence)
        writes.add(write)
        var tracked = request
        tracked.write = write
        do {
            let response = try await send(tracked)
            // The call continues after a password or ticket. The effect of other writes is unknown until the call has a result.
            let isRefused = 400..<500 ~= response.status
            write.end(isRefused || request.effect == .singleUse ? .over : .done)
            return response
        } catch {
            if (error as? DanXiError)?.isOutcomeUnknown != true { write.end(.over) }
            throw error
        }
    }
}

extension Sequence {
    fileprivate func firstNonNil<Value>(_ value: (Element) -> Value?) -> Value? {
        for element in self { if let found = value(element) { return found } }
        return nil
    }
}
