import Calls
import JSON
import Threads

@testable import Runtime

/// The program of one process: it opens a session, performs the steps of each lane on a thread of its own, and closes the session. A step
/// may park the session, and open it again.
final class Program: @unchecked Sendable {
    // Unchecked: only the thread that has the baton uses the properties.
    let stage: Stage
    let process: SimulatedProcess
    private let plan: Plan
    /// Whether the session is closed, so that no thread begins another step.
    private var isClosed = false
    let current = Monitor(CurrentSession())

    init(stage: Stage, process: SimulatedProcess, plan: Plan) {
        (self.stage, self.process, self.plan) = (stage, process, plan)
    }

    func run() {
        guard let used = use() else { return }
        // Idle threads and databases are kept for ten seconds.
        World.current.threads.sleep(for: .seconds(15))
        stage.observeLeftovers(of: process, hasSession: used.session != nil)
        stage.read(Metrics.current, of: process)
    }

    /// A session that was used and closed. Something that still refers to it is a leak.
    private struct UsedSession {
        weak var session: Session?
    }

    /// Opens a session, performs the steps, and closes the session. Returns nil if the session cannot be opened.
    private func use() -> UsedSession? {
        guard hasOpened() else { return nil }
        let lanes = plan.lanes(of: process.number)
        let threads = lanes.compactMap { lane in
            SystemThread.start { [self] in
                let actor = Actor(stage: stage, process: process, lane: lane, program: self)
                while !isClosed, let step = stage.nextStep(of: process.number, lane: lane) {
                    guard let action = Actions.all[step.action] else { preconditionFailure("there is no action \(step.action)") }
                    action(actor, Seed(step.choice))
                }
            }
        }
        for thread in plan.closesEarly ? threads.prefix(1) : threads[...] { thread.join() }
        let last = lastSession()
        stage.beginClosing(process)
        last.session.close()
        stage.closed(process)
        isClosed = true
        for thread in threads { thread.join() }
        current.withLock { $0.open = nil }
        return UsedSession(session: last.session)
    }

    /// Opens a session. Returns false if it cannot be opened.
    func hasOpened() -> Bool {
        guard let session = open() else { return false }
        current.withLock { $0.open = OpenSession(session, number: World.current.nextNumber()) }
        current.wakeAll()
        return true
    }

    private func open() -> Session? {
        let person = stage.person(ofProcess: process.number).number
        var network: [String: JSONValue] = [
            "timeout_ms": .integer(plan.limit), "webvpn": "never", "max_requests_per_server": .integer(plan.requestsPerServer),
        ]
        if let rate = plan.rate {
            network["max_requests_per_second"] = .string("limited.example.test:\(rate.perSecond)/\(rate.burst)")
        }
        var members: [String: JSONValue] = [
            "network": .object(network),
            "github": ["token": .string("github-token-of-\(person)")],
            "hosts": [
                "shop": ["base_url": "https://api.example.test", "token": .string("rest-token-of-\(person)"), "max_requests": 2],
                "limited": ["base_url": "https://limited.example.test", "retries": 0],
            ],
        ]
        if plan.store == .redis {
            members["store"] = [
                "url": .string(plan.hasSentinels ? RedisHost.sentinelURL : RedisHost.url),
                "key": .string(String(repeating: "0123456789abcdef", count: 4)), "allow_plain": true,
                // A store remembers one sign-in, so programs with several accounts use a namespace for each.
                "namespace": .string("person-\(stage.person(ofProcess: process.number).number)"),
            ]
        }
        if plan.store == .directory { members["store"] = ["path": .string("/store/person-\(person)")] }
        do {
            return try Session(configuration: .object(members))
        } catch {
            stage.log("\(process.number) cannot open a session: \(error)")
            return nil
        }
    }
}
