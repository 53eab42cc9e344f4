import DanXiKit
import Dispatch
import Errors
import FudanKit
import JSON
import Networking
import Storage
import Synchronization

/// A session: configuration, accounts, caches, connections and active calls.
package final class Session: Sendable {
    let community: Community
    let campus: Campus
    private let client: CurlClient
    private let timeout: Duration
    private let queue: ResultQueue
    private let logging: Logging
    private let log: LogHandler
    private let callbacks: CallbackQueue
    private let calls = ActiveCalls()

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
        campus = Campus(
            client: client, webVPN: configuration.webVPN, userAgent: configuration.campusUserAgent, directory: directory, log: log)
        community = Community(hosts: configuration.hosts, client: campus.reaching(client), directory: directory, log: log)
        timeout = configuration.network.timeout
        self.callbacks = callbacks
        self.logging = logging
        self.log = log
    }

    // MARK: Calls

    /// Calls a method and waits for its result. It must not be called on a thread of Swift's pool, which it would block.
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

    /// Calls a method. The result is appended to the session's queue.
    package func enqueueCall(_ request: Result<CallRequest, DanXiError>, userData: UInt) -> Call {
        start(request) { [queue] outcome in queue.push(CallResult(outcome, userData: userData)) }
    }

    /// Calls a method. The result is passed to `deliver` on the session's callback thread.
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
        guard calls.add(call) else {
            finish(.failure(.closed))
            return call
        }
        do throws(DanXiError) {
            try run(request.get(), in: call) { [calls] outcome in
                finish(outcome)
                calls.remove(call)
            }
        } catch {
            finish(.failure(error))
            calls.remove(call)
        }
        return call
    }

    private func run(
        _ request: CallRequest, in call: Call, finish: @escaping @Sendable (Result<Outcome, DanXiError>) -> Void
    ) throws(DanXiError) {
        guard let method = Method.named(request.method) else {
            throw DanXiError(.unknownMethod, "No method is called `\(request.method.prefix(100))`. danxi_schema() lists all methods.")
        }
        let arguments = try Arguments(request.parameters, method.parameters, at: .method(method.name), atLeastOne: method.atLeastOne)
        let milliseconds: Int? = try arguments.optional("timeout_ms")
        let secrets = Secrets(arguments.secrets(method.parameters))
        let timeout = milliseconds.map { .milliseconds($0) } ?? timeout
        let accounts = CallAccounts(community: community.account, campus: campus.account)
        call.start(timeout: timeout, accounts: accounts, secrets: secrets, finish: finish) {
            var (outcome, recorder) = try await SkippedRowRecorder.collect(log: self.log) { try await method.run(self, arguments) }
            outcome.skipped = recorder.all
            return outcome
        }
    }

    // MARK: Queue and log

    /// The file descriptor that is readable while results are queued.
    package var descriptor: Int32 { queue.descriptor }

    /// Waits for a queued result. See ``ResultQueue/next(timeout:)``.
    package func next(timeout: Int32) -> CallResult? { queue.next(timeout: timeout) }

    /// - Parameter handler: called on the session's callback thread. Nil turns the log off.
    package func setLog(_ level: LogLevel, _ handler: LogHandler?) { logging.set(level, handler) }

    // MARK: Close

    /// Ends all calls with `closed`, and waits for them and for running callbacks. A callback that closes its session does not wait for itself.
    package func close() {
        calls.close()
        client.close()
        calls.wait()
        queue.close()
        logging.set(.error, nil)
        callbacks.drain()
    }
}
