import DanXiKit
import Dispatch
import Errors
import FudanKit
import JSON
import Networking
import Storage
import Synchronization

/// An account's world: configuration, tokens, stores, connections, and the calls under way.
package final class Session: Sendable {
    let community: Community
    let campus: Campus
    private let client: CurlClient
    private let timeout: Duration
    private let queue: ResultQueue
    private let logging: Logging
    private let callbacks: CallbackQueue
    private let calls = Mutex(Calls())
    /// Counts the calls under way, for `close` to wait for.
    private let underWay = DispatchGroup()

    private struct Calls {
        var active: [ObjectIdentifier: Call] = [:]
        var isClosed = false
    }

    /// - Parameter json: the configuration.
    package init(configuration json: JSONValue) throws(DanXiError) {
        let configuration = try Configuration(json)
        let callbacks = CallbackQueue()
        let logging = Logging(callbacks: callbacks)
        let log: LogHandler = { logging.log($0, $1) }
        var directory: StoreDirectory?
        if let path = configuration.storePath { directory = try StoreDirectory(path: path) }
        queue = try ResultQueue()
        client = CurlClient(configuration: configuration.network)
        campus = Campus(client: client, webVPN: configuration.webVPN, directory: directory, log: log)
        community = Community(hosts: configuration.hosts, client: campus.reaching(client), directory: directory, log: log)
        timeout = configuration.network.timeout
        self.callbacks = callbacks
        self.logging = logging
    }

    // MARK: Calls

    /// Calls a method and waits for its result; not to be called on a thread of Swift's pool.
    package func call(_ request: CallRequest) -> CallResult {
        let result = Mutex<CallResult?>(nil)
        let done = DispatchSemaphore(value: 0)
        _ = start(.success(request)) { outcome in
            result.withLock { $0 = CallResult(outcome) }
            done.signal()
        }
        done.wait()
        return result.withLock { $0 } ?? CallResult(DanXiError.closed)
    }

    /// Calls a method; its result goes to the session's queue.
    package func enqueueCall(_ request: Result<CallRequest, DanXiError>, userData: UInt) -> Call {
        start(request) { [queue] outcome in queue.push(CallResult(outcome, userData: userData)) }
    }

    /// Calls a method; its result goes to `deliver`, on the session's callback thread.
    package func call(
        _ request: Result<CallRequest, DanXiError>, userData: UInt, deliver: @escaping @Sendable (CallResult) -> Void
    ) -> Call {
        start(request) { [callbacks] outcome in
            let result = CallResult(outcome, userData: userData)
            callbacks.run { deliver(result) }
        }
    }

    private func start(
        _ request: Result<CallRequest, DanXiError>, finish: @escaping @Sendable (Result<Outcome, DanXiError>) -> Void
    ) -> Call {
        let call = Call()
        let id = ObjectIdentifier(call)
        let isOpen = calls.withLock { calls in
            if calls.isClosed { return false }
            calls.active[id] = call
            underWay.enter()
            return true
        }
        guard isOpen else {
            finish(.failure(.closed))
            return call
        }
        do throws(DanXiError) {
            let request = try request.get()
            guard let method = Method.all[request.method] else {
                throw DanXiError(.unknownMethod, "no method is called `\(request.method.prefix(100))`; danxi_schema() lists them all")
            }
            let arguments = try Arguments(request.parameters, method.parameters, at: .method(method.name))
            let milliseconds: Int? = try arguments.optional("timeout_ms")
            call.start(timeout: milliseconds.map { .milliseconds($0) } ?? timeout) {
                try await method.answer(self, arguments)
            } finish: { outcome in
                finish(outcome)
                self.remove(id)
            }
        } catch {
            finish(.failure(error))
            remove(id)
        }
        return call
    }

    private func remove(_ id: ObjectIdentifier) {
        _ = calls.withLock { $0.active.removeValue(forKey: id) }
        underWay.leave()
    }

    // MARK: The queue and the log

    package var descriptor: Int32 { queue.descriptor }

    package func next(timeout: Int32) -> CallResult? { queue.next(timeout: timeout) }

    /// - Parameter handler: called on the session's callback thread; nil: no log.
    package func setLog(_ level: LogLevel, _ handler: LogHandler?) { logging.set(level, handler) }

    // MARK: Ending

    /// Ends every call with `closed`, and waits until none of them, and no callback but the one that calls this, runs any more.
    package func close() {
        let active = calls.withLock { calls in
            calls.isClosed = true
            return Array(calls.active.values)
        }
        for call in active { call.end(.closed) }
        client.close()
        underWay.wait()
        queue.close()
        logging.set(.error, nil)
        callbacks.drain()
    }
}
