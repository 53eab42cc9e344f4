import Errors
import JSON
import Threads

@testable import JSON
@testable import Runtime

#if canImport(Glibc)
    import Glibc
#endif

/// One thread of a program.
package final class Actor: @unchecked Sendable {
    // Unchecked: only the thread that has the baton uses the properties.
    package let stage: Stage
    package let process: SimulatedProcess
    package let lane: Int
    private let program: Program
    /// The time limit of calls without one of their own, in milliseconds.
    private var patience: Int { stage.plan.limit }

    init(stage: Stage, process: SimulatedProcess, lane: Int, program: Program) {
        (self.stage, self.process, self.lane, self.program) = (stage, process, lane, program)
    }

    package var person: Stage.Person { stage.person(ofProcess: process.number) }
    package var student: UniversityPerson { stage.student(ofProcess: process.number) }

    /// Calls a method, and records the result.
    /// - Parameters:
    ///   - marker: the text by which the servers' truth recognizes the change.
    ///   - limit: the deadline of the call in milliseconds. Nil for the session's.
    @discardableResult
    package func call(
        _ method: String, _ parameters: [String: JSONValue] = [:], marker: String? = nil, limit: Int? = nil
    ) -> CallRecord {
        var parameters = parameters
        if let limit { parameters["timeout_ms"] = .integer(limit) }
        let request = CallRequest(method: method, parameters: parameters)
        var parked = 0
        while true {
            let (result, start, number) = attempt(request, after: parked)
            guard let number else {
                return record(result, method, parameters, marker, start: start, limit: limit ?? patience, isCancelled: false)
            }
            parked = number
        }
    }

    private typealias Start = (time: Int, place: Int)

    /// Calls a method with the open session. If a thread had already begun to park the session, and the call was refused at once, returns the
    /// number of the session.
    private func attempt(_ request: CallRequest, after number: Int) -> (CallResult, Start, parked: Int?) {
        let open = program.session(after: number)
        let start = (time: stage.scheduler.now, place: stage.nextPlace())
        let result = open.session.call(.success(request))
        let isRefused = result.status == ErrorCode.closed.rawValue && stage.scheduler.now == start.time
        let isParked = open.parking.map { $0 < start.place } ?? false
        return (result, start, isRefused && isParked ? open.number : nil)
    }

    /// Parks the session of the program, and opens it again after a pause in milliseconds.
    package func park(for pause: Int) { program.park(by: self, pause: pause) }

    /// Records a call that was to park the session. It waits for running work and for the store.
    func recordParking(_ result: CallResult, start: (time: Int, place: Int)) {
        _ = record(result, "session.park", [:], nil, start: start, limit: 2 * patience, isCancelled: false)
    }

    /// Calls a method that changes the account of the session.
    /// - Parameter identity: the account after the call. Nil if the call does not tell.
    @discardableResult
    package func signIn(
        _ service: SignInRecord.Service, as identity: SignInRecord.Identity?, _ method: String, _ parameters: [String: JSONValue] = [:]
    ) -> CallRecord {
        let signIn = stage.beginSignIn(process, service, identity)
        let record = call(method, parameters)
        signIn.finish(at: stage.nextPlace(), succeeded: record.status == 0)
        return record
    }

    private func record(
        _ result: CallResult, _ method: String, _ parameters: [String: JSONValue], _ marker: String?, start: Start,
        limit: Int, isCancelled: Bool
    ) -> CallRecord {
        let text = Self.text(of: result)
        let record = CallRecord(
            process: process.number, launch: process.launch, lane: lane, method: method, marker: marker,
            place: start.place, start: start.time, end: stage.scheduler.now,
            limit: limit * 1_000_000, status: Int(result.status), value: Self.value(of: text), text: text, source: "\(result.source)",
            isCancelled: isCancelled, parameters: parameters)
        stage.record(record)
        return record
    }

    private static func text(of result: CallResult) -> String {
        result.text.map { String(decoding: UnsafeRawBufferPointer(start: $0.start, count: $0.length), as: UTF8.self) } ?? ""
    }

    private static func value(of text: String) -> JSONValue { (try? JSONValue.decode(PaddedBytes(text.utf8))) ?? .null }

    /// Starts a call whose result comes in a callback.
    /// - Parameters:
    ///   - limit: the deadline of the call in milliseconds. Nil for the session's.
    ///   - cancelled: the time after which the program cancels the call, in milliseconds. Nil if it does not.
    package func start(
        _ method: String, _ parameters: [String: JSONValue], marker: String? = nil, limit: Int? = nil, cancelled: Int? = nil
    ) {
        var parameters = parameters
        if let limit { parameters["timeout_ms"] = .integer(limit) }
        let session = program.session().session
        let start = (time: stage.scheduler.now, place: stage.nextPlace())
        let task = TaskRecord(process: process, method: method, isStream: false, place: start.place)
        stage.begin(task)
        let call = session.call(.success(CallRequest(method: method, parameters: parameters)), userData: 0) { [self, parameters] result in
            task.receive(Int(result.status), at: stage.nextPlace())
            _ = record(result, method, parameters, marker, start: start, limit: limit ?? patience, isCancelled: cancelled != nil)
        }
        guard call != nil else { return task.refuse() }
        guard let cancelled else { return }
        wait(cancelled)
        call?.cancel()
    }

    /// Starts a stream.
    /// - Parameters:
    ///   - item: returns the text of an item.
    ///   - cancelsAtClose: whether a thread of the program cancels the stream while the session is being closed.
    package func watch(
        _ method: String, _ parameters: [String: JSONValue], cancelsAtClose: Bool = false, item: @escaping @Sendable (JSONValue) -> String?
    ) {
        let session = program.session().session
        let task = TaskRecord(process: process, method: method, isStream: true, place: stage.nextPlace())
        stage.begin(task)
        let request = CallRequest(method: method, parameters: parameters)
        let call = session.watch(.success(request), userData: 0) { [stage, process] result in
            task.receive(Int(result.status), at: stage.nextPlace())
            let items = result.status == 0 ? Self.items(of: Self.value(of: Self.text(of: result))).compactMap(item) : []
            task.items += items
            stage.log("\(process.number) \(method) delivers \(result.status == 0 ? "\(items)" : "the error \(result.status)")")
        }
        guard let call else { return task.refuse() }
        if cancelsAtClose { stage.whenClosing(process) { call.cancel() } }
    }

    /// Starts calls whose results come in the session's queue, and waits for the results.
    /// - Parameter limits: the longest times of the waits for one result, in milliseconds.
    package func queue(_ method: String, _ parameters: [[String: JSONValue]], limits: [Int]) {
        let open = program.session(), session = open.session
        for parameters in parameters {
            _ = session.call(.success(CallRequest(method: method, parameters: parameters)), userData: stage.beginQueued())
        }
        for limit in limits {
            let begin = stage.scheduler.now
            // Between the look at the descriptor and a wait that takes no time, no other thread runs.
            let wasReadable = limit == 0 ? isReadable(session.descriptor) : nil
            let result = session.next(timeout: Int32(limit))
            // The queue of a parked session is readable, and has no results.
            guard result != nil || open.parking == nil else { return }
            stage.record(
                QueueWait(
                    process: process.number, launch: process.launch, start: begin, end: stage.scheduler.now, limit: limit * 1_000_000,
                    wasReadable: wasReadable, hasResult: result != nil))
            // The result may be that of another thread's call, and may have waited in the queue.
            guard let result, let start = stage.queued[result.userData] else { continue }
            _ = record(result, method, [:], nil, start: start, limit: 1_000_000_000, isCancelled: false)
        }
    }

    private func isReadable(_ descriptor: Int32) -> Bool {
        var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&state, 1, 0) == 1
    }

    /// Returns the items of a list or of a stream's news.
    private static func items(of value: JSONValue) -> [JSONValue] {
        value.elements ?? value.members?.sorted { $0.key < $1.key }.compactMap(\.value.elements).first ?? []
    }

    /// Waits for a duration in milliseconds.
    package func wait(_ milliseconds: Int) { World.current.threads.sleep(for: .milliseconds(milliseconds)) }

    /// Waits for the next time that is a multiple of `seconds`, so that actors that wait for the same time go on at the same instant.
    package func wait(forNext seconds: Int) {
        let period = seconds * 1_000_000_000
        World.current.threads.sleep(for: .nanoseconds(period - stage.scheduler.now % period))
    }
}
