import Calls
import Errors
import JSON
import Networking
import Storage
import Synchronization
import Threads

/// The state of the library's threads, of a session's store and of its servers.
struct Health: JSONEncodable, Sendable {
    /// What answers a probe.
    enum Part: String, Sendable, CaseIterable {
        case workers
        case timers
        case callbacks
        case network
    }

    enum Store: Sendable {
        /// The session keeps its values in memory.
        case none
        case reachable
        case unreachable(String)
    }

    let answers: Set<Part>
    let store: Store
    let pauses: [(server: String, seconds: Double)]

    private var isHealthy: Bool {
        if case .unreachable = store { return false }
        return answers.count == Part.allCases.count
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("healthy", isHealthy)
            json.set("threads", Dictionary(uniqueKeysWithValues: Part.allCases.map { ($0.rawValue, answers.contains($0)) }))
            switch store {
            case .none: break
            case .reachable: json.set("store", StoreState(problem: nil))
            case .unreachable(let problem): json.set("store", StoreState(problem: problem))
            }
            json.set("paused", pauses.map { PausedServer(server: $0, seconds: $1) })
        }
    }

    private struct StoreState: JSONEncodable {
        let problem: String?

        func write(to json: inout JSONWriter) {
            json.object { json in
                json.set("reachable", problem == nil)
                json.set("problem", problem)
            }
        }
    }

    private struct PausedServer: JSONEncodable {
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
        var store: Health.Store?

        var isComplete: Bool { answers.count == Health.Part.allCases.count && store != nil }
    }

    /// Asks the parts, without waiting. A part whose thread cannot be started does not answer.
    /// - Parameters:
    ///   - callbacks: the queue of the session's callbacks.
    ///   - store: the store of the session. Nil if it has none.
    init(_ callbacks: CallbackQueue, _ store: (any StoreBackend)?) {
        if Timers.shared.prepare() { Timers.shared.add(at: .now) { self.answer(.timers) } }
        if CallbackQueue.prepare() { callbacks.run { self.answer(.callbacks) } }
        CurlClient.probe { self.answer(.network) }
        if Workers.shared.prepare() {
            Task(executorPreference: Workers.shared) {
                self.answer(.workers)
                await self.ask(store)
            }
        }
    }

    private func ask(_ store: (any StoreBackend)?) async {
        var found = Health.Store.none
        if let store {
            do {
                _ = try await store.run { try store.version(of: "health.json") }
                found = .reachable
            } catch {
                found = .unreachable(DanXiError(error).message)
            }
        }
        state.withLock { $0.store = found }
        state.wakeAll()
    }

    private func answer(_ part: Health.Part) {
        state.withLock { _ = $0.answers.insert(part) }
        state.wakeAll()
    }

    /// Waits for the answers, for at most `limit`.
    func result(within limit: Duration) -> Health {
        let end = Instant.now + limit
        _ = state.wait(until: { _ in end }) { $0.isComplete ? () : nil }
        let state = state.withLock { $0 }
        let store = state.store ?? .unreachable("The store did not answer within \(limit.wholeMilliseconds) ms.")
        return Health(answers: state.answers, store: store, pauses: Metrics.current.pauses)
    }
}
