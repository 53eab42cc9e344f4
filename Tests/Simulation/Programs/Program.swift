import JSON
import Synchronization
import Threads

@testable import JSON
@testable import Runtime

/// The program of one process: it opens a session, performs the steps of each lane on a thread of its own, and closes the session.
final class Program: @unchecked Sendable {
    // Unchecked: only the thread that has the baton uses the properties.
    let stage: Stage
    let process: SimulatedProcess
    private let plan: Plan

    init(stage: Stage, process: SimulatedProcess, plan: Plan) {
        (self.stage, self.process, self.plan) = (stage, process, plan)
    }

    func run() {
        guard let session = open() else { return }
        let lanes = plan.lanes(of: process.number)
        let threads = lanes.compactMap { lane in
            SystemThread.start { [self] in
                let actor = Actor(stage: stage, process: process, lane: lane, session: session)
                while let step = stage.nextStep(of: process.number, lane: lane) {
                    Actions.all[step.action]?(actor, Seed(step.choice))
                }
            }
        }
        for thread in threads { thread.join() }
        session.close()
        stage.log("\(process.number) closed")
    }

    private func open() -> Session? {
        var members: [String: JSONValue] = ["network": ["timeout_ms": .integer(20_000)]]
        if plan.store == .redis {
            members["store"] = [
                "url": "redis://redis.example.test", "key": .string(String(repeating: "0123456789abcdef", count: 4)), "allow_plain": true,
            ]
        }
        do {
            return try Session(configuration: .object(members))
        } catch {
            stage.log("\(process.number) cannot open a session: \(error)")
            return nil
        }
    }
}

/// One thread of a program.
package final class Actor {
    package let stage: Stage
    package let process: SimulatedProcess
    package let lane: Int
    private let session: Session

    init(stage: Stage, process: SimulatedProcess, lane: Int, session: Session) {
        (self.stage, self.process, self.lane, self.session) = (stage, process, lane, session)
    }

    package var person: Stage.Person { stage.person(ofProcess: process.number) }

    /// Calls a method, and records the result.
    /// - Parameters:
    ///   - marker: the text by which the servers' truth recognizes the change.
    ///   - limit: the deadline of the call in milliseconds.
    @discardableResult
    package func call(
        _ method: String, _ parameters: [String: JSONValue] = [:], marker: String? = nil, limit: Int = 20_000
    ) -> CallRecord {
        var parameters = parameters
        if limit != 20_000 { parameters["timeout_ms"] = .integer(limit) }
        let start = stage.scheduler.now
        let result = session.call(CallRequest(method: method, parameters: parameters))
        let text = result.text.map { Array(UnsafeRawBufferPointer(start: $0.start, count: $0.length)) } ?? []
        let value = (try? JSONValue.decode(PaddedBytes(text))) ?? .null
        let record = CallRecord(
            process: process.number, lane: lane, method: method, marker: marker, start: start, end: stage.scheduler.now,
            limit: limit * 1_000_000, status: Int(result.status), value: value, source: "\(result.source)")
        stage.record(record)
        return record
    }

    /// Waits for a duration in milliseconds.
    package func wait(_ milliseconds: Int) { World.current.threads.sleep(for: .milliseconds(milliseconds)) }
}
