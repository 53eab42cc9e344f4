import JSON
import Threads

@testable import JSON
@testable import Runtime

/// One thread of a program.
package final class Actor: @unchecked Sendable {
    // Unchecked: only the thread that has the baton uses the properties.
    package let stage: Stage
    package let process: SimulatedProcess
    package let lane: Int
    private let session: Session

    init(stage: Stage, process: SimulatedProcess, lane: Int, session: Session) {
        (self.stage, self.process, self.lane, self.session) = (stage, process, lane, session)
    }

    package var person: Stage.Person { stage.person(ofProcess: process.number) }
    package var student: UniversityPerson { stage.student(ofProcess: process.number) }

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
        return record(result, method, marker, start: start, limit: limit, isCancelled: false)
    }

    private func record(
        _ result: CallResult, _ method: String, _ marker: String?, start: Int, limit: Int, isCancelled: Bool
    ) -> CallRecord {
        let text = Self.text(of: result)
        let record = CallRecord(
            process: process.number, lane: lane, method: method, marker: marker, start: start, end: stage.scheduler.now,
            limit: limit * 1_000_000, status: Int(result.status), value: Self.value(of: text), text: text, source: "\(result.source)",
            isCancelled: isCancelled)
        stage.record(record)
        return record
    }

    private static func text(of result: CallResult) -> String {
        result.text.map { String(decoding: UnsafeRawBufferPointer(start: $0.start, count: $0.length), as: UTF8.self) } ?? ""
    }

    private static func value(of text: String) -> JSONValue { (try? JSONValue.decode(PaddedBytes(text.utf8))) ?? .null }

    /// Starts a call whose result comes in a callback.
    /// - Parameter cancelled: the time after which the program cancels the call, in milliseconds. Nil if it does not.
    package func start(_ method: String, _ parameters: [String: JSONValue], marker: String? = nil, cancelled: Int? = nil) {
        let (task, start) = (TaskRecord(process: process, method: method, isStream: false), stage.scheduler.now)
        stage.begin(task)
        let call = session.call(.success(CallRequest(method: method, parameters: parameters)), userData: 0) { [self] result in
            task.receive(Int(result.status))
            _ = record(result, method, marker, start: start, limit: 20_000, isCancelled: cancelled != nil)
        }
        guard call != nil else { return task.receive(-1) }
        guard let cancelled else { return }
        wait(cancelled)
        call?.cancel()
    }

    /// Starts a stream.
    /// - Parameter item: returns the text of an item.
    package func watch(_ method: String, _ parameters: [String: JSONValue], item: @escaping @Sendable (JSONValue) -> String?) {
        let task = TaskRecord(process: process, method: method, isStream: true)
        stage.begin(task)
        let call = session.watch(.success(CallRequest(method: method, parameters: parameters)), userData: 0) { [stage, process] result in
            task.receive(Int(result.status))
            let items = result.status == 0 ? Self.items(of: Self.value(of: Self.text(of: result))).compactMap(item) : []
            task.items += items
            stage.log("\(process.number) \(method) delivers \(result.status == 0 ? "\(items)" : "the error \(result.status)")")
        }
        if call == nil { task.receive(-1) }
    }

    /// Returns the items of a list or of a stream's news.
    private static func items(of value: JSONValue) -> [JSONValue] {
        value.elements ?? value.members?.sorted { $0.key < $1.key }.compactMap(\.value.elements).first ?? []
    }

    /// Waits for a duration in milliseconds.
    package func wait(_ milliseconds: Int) { World.current.threads.sleep(for: .milliseconds(milliseconds)) }
}
