import Calls
import JSON
import Networking
import Storage
import Threads

/// The state of the library's threads, of a session's store and of its servers.
struct Health: JSONEncodable, Sendable {
    /// A thread, or threads of one kind, to which a check sends a probe.
    enum Part: String, Sendable, CaseIterable {
        case workers
        case timers
        case callbacks
        case network
    }

    let answers: Set<Part>
    /// The state of the store. Nil if the check of the store has not ended in time.
    let store: StoreStatus?
    let pauses: [(server: String, seconds: Double)]
    let troubles: [(server: String, seconds: Double)]

    private var isHealthy: Bool { answers.count == Part.allCases.count && store.map { $0.error == nil } ?? false }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("healthy", isHealthy)
            json.set("threads", Dictionary(uniqueKeysWithValues: Part.allCases.map { ($0.rawValue, answers.contains($0)) }))
            if let store { json.set("store", store) } else { json.set("store", LateStore()) }
            json.set("paused", pauses.map { ServerTime(server: $0, seconds: $1) })
            json.set("in_trouble", troubles.map { ServerTime(server: $0, seconds: $1) })
        }
    }

    /// A store whose check has not ended in time.
    private struct LateStore: JSONEncodable {
        func write(to json: inout JSONWriter) {
            json.object { $0.set("error", "The store did not answer in time. Check the store, or wait longer.") }
        }
    }

    private struct ServerTime: JSONEncodable {
        let server: String
        let seconds: Double

        func write(to json: inout JSONWriter) {
            json.object { json in
                json.set("server", server)
                json.set("seconds", seconds)
            }
        }
    }
}

/// A check of the health: asks all parts at once, and waits for their answers.
final class HealthCheck: Sendable {
    private let state = Monitor(State())

    private struct State: Sendable {
        var answers: Set<Health.Part> = []
        var store: StoreStatus?
        /// Whether the session was closed before the check was complete.
        var isCancelled = false

        var isComplete: Bool { answers.count == Health.Part.allCases.count && store != nil }
    }

    /// Asks the parts, without waiting. A part whose thread cannot be started does not answer.
    /// - Parameters:
    ///   - callbacks: the queue of the session's callbacks.
    ///   - store: the store of the session.
    ///   - check: the check of the store. If it runs already, its answer counts.
    init(_ callbacks: CallbackQueue, _ store: SessionStore, _ check: SingleFlight<StoreStatus>) {
        if Timers.shared.prepare() { Timers.shared.add(at: .now) { self.answer(.timers) } }
        if CallbackQueue.prepare() { callbacks.run { self.answer(.callbacks) } }
        CurlClient.probe { self.answer(.network) }
        if Workers.shared.prepare() {
            Task(executorPreference: Workers.shared) {
                self.answer(.workers)
                guard let status = try? await check.value({ await StoreAPI.status(of: store) }) else { return }
                self.state.withLock { $0.store = status }
                self.state.wakeAll()
            }
        }
    }

    private func answer(_ part: Health.Part) {
        state.withLock { _ = $0.answers.insert(part) }
        state.wakeAll()
    }

    /// Ends the wait for the answers, because the session is closed.
    func cancel() {
        state.withLock { $0.isCancelled = true }
        state.wakeAll()
    }

    /// Waits for the answers, for at most `limit`. Returns nil if the check was cancelled.
    func result(within limit: Duration) -> Health? {
        let end = Instant.now + limit
        _ = state.wait(until: { _ in end }) { $0.isComplete || $0.isCancelled ? () : nil }
        let state = state.withLock { $0 }
        guard !state.isCancelled else { return nil }
        return Health(answers: state.answers, store: state.store, pauses: Session.pauses, troubles: Session.troubles)
    }
}
