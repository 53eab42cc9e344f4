import Calls
import Errors
import JSON
import Networking
import Storage
import Synchronization
import Threads

/// A session: configuration, accounts, caches, connections and active calls.
package final class Session: Sendable {
    let services: Services
    /// The store for values and sign-ins that outlive the session. Nil if they end with the session.
    let store: (any StoreBackend)?
    private let client: any SessionClient
    let timeout: Duration
    let queue = ResultQueue()
    private let logging: Logging
    let log: LogHandler
    let events: Events
    private let metrics = Metrics.current
    private let callbacks: CallbackQueue
    let calls = ActiveCalls()
    private let places: CallPlaces
    let watches = Watches()
    /// The program's extensions, and the running calls of their functions. Nil if the program passed no extensions.
    private let host: Host?
    /// The scope in which the session shares pauses and circuit breakers in memory.
    private let serverScope: String
    /// The check of the store, which checks of the health share: a store that does not answer is asked once.
    private let storeCheck = SingleFlight<StoreStatus>()
    /// The checks of the health that run, by number.
    private let checks = Mutex<[Int: HealthCheck]>([:])
    private let closing = Atomic<Bool>(false)

    /// - Parameters:
    ///   - json: the configuration, an object with the sections that danxi/config.h describes.
    ///   - extensions: the functions that the host program passes to the session. Nil if it passes none.
    package init(configuration json: JSONValue, extensions: Extensions? = nil) throws(DanXiError) {
        let configuration = try Configuration(json)
        let callbacks = CallbackQueue()
        let logging = Logging(callbacks: callbacks)
        let log: LogHandler = { logging.log($0, $1) }
        let events = Events(callbacks: callbacks)
        let directory = try configuration.storePath.map { path throws(DanXiError) in try StoreDirectory(path: path) }
        let host = extensions.map { Host($0) }
        self.host = host
        let ownStore = extensions?.store.flatMap { store in host.map { (store, $0.calls) } }
        let store: (any StoreBackend)? = try configuration.sharedStore.store(configuration.network, ownStore) ?? directory
        if configuration.requiresStore {
            guard let store else {
                throw DanXiError(.invalidArgument, "store.require: the session has no store. Set store.url or store.path.")
            }
            // The commands of the other stores have time limits.
            if let directory, store === directory {
                try FileThreads.runAndWait(in: store.place) { () throws(DanXiError) in try directory.requireWriting() }
            } else {
                try store.requireWriting()
            }
        }
        let programClient = host?.client(configuration.network)
        client = programClient ?? CurlClient(configuration: configuration.network)
        // The same names of hosts can lead to other servers with another `connect_to` or with a client of the program. Sessions of such a
        // client share pauses and circuit breakers through the store only.
        // The generic `joined` would make the runtime search all conformances of the library at the start of each program.
        let scope = configuration.network.connectTo.reduce("") { $0.isEmpty ? $1 : "\($0)\n\($1)" }
        serverScope = programClient == nil ? scope : "\n\(World.current.nextNumber())"
        let servers = ServerStates.join(serverScope)
        let pauses = SharedPauses(known: servers.pauses, store: store, scope: scope, log: log)
        let circuits = SharedCircuits(known: servers.circuits, store: store?.common, scope: scope, log: log)
        let serverPauses = ServerPauses(
            shared: pauses, tokenServers: Set([configuration.gitHub.origin].compactMap { $0 }),
            communityServers: configuration.hosts.origins)
        let knownServers = KnownHosts.servers(configuration, metrics)
        let turns = RequestTurns(
            configuration.rates, shared: SharedPauses(known: servers.pauses, store: store?.common, scope: scope, log: log),
            lines: servers.lines, maxRequests: client.maxRequestsPerServer, metrics: knownServers)
        let measured = MeasuredClient(client: client, servers: knownServers, events: events)
        let pausing = PauseClient(
            client: PacedClient(client: CircuitClient(client: measured, circuits: circuits, turns: turns, pauses: serverPauses)),
            pauses: serverPauses)
        let transport = ConfidentialityClient(
            client: TargetClient(client: pausing, settings: configuration.targets), allowsPlainHTTP: configuration.allowsPlainHTTP)
        services = Services(
            configuration, client: transport, store: store, directory: directory, pauses: pauses,
            hasten: { [watches] in watches.hasten($0, $1) }, log: log)
        timeout = configuration.network.timeout
        places = CallPlaces(limit: max(World.current[CallPlaces.Limit.self], configuration.network.maxRequestsPerServer))
        self.callbacks = callbacks
        self.logging = logging
        self.log = log
        self.events = events
        self.store = store
        metrics.openSessions.add()
    }

    // MARK: Calls

    /// Calls a method and waits for the result. While the thread waits, it does the work of the call itself.
    package func call(_ request: Result<CallRequest, DanXiError>) -> CallResult {
        if case .success(let request) = request, let result = resultInMemory(request) { return result }
        return begin(request)?.thread?.wait() ?? CallResult(.closed)
    }

    /// Starts a call whose work is done by the thread that waits for its result (``Call/thread``), and returns at once. Returns nil if the
    /// session is closed.
    /// - Parameter noticesSignals: whether signals end the wait.
    package func begin(_ request: Result<CallRequest, DanXiError>, noticesSignals: Bool = false) -> Call? {
        let thread = WaitingThread<CallResult>(noticesSignals: noticesSignals)
        return start(
            request, thread: thread, timeout: timeout, userData: 0, deliver: { thread.finish($0) },
            work: { await self.run($0, $1, in: $2) })
    }

    /// Returns the result of a call whose value is in memory: such a call needs no task. Returns nil for any other call, including an
    /// invalid one.
    private func resultInMemory(_ request: CallRequest) -> CallResult? {
        guard let method = Method.named(request.method), method.inMemory != nil, !isClosing else { return nil }
        let start = Instant.now
        do {
            let invocation = try method.invocation(request, with: services, accounts: services.accounts)
            guard let outcome = try method.outcomeInMemory(invocation, with: services) else { return nil }
            let (meter, number) = (CallMeter(metrics: metrics.method(method), events: events, isStream: false), World.current.nextNumber())
            meter.begin(number)
            let result = CallResult(.success(outcome))
            meter.end(number, since: start, result)
            return result
        } catch {
            return nil
        }
    }

    /// Starts a call of a method, and returns at once.
    /// - Parameter deliver: called with the result on a callback thread. If nil, the result is appended to the session's queue.
    /// - Returns: the call. Nil if the session is closed, or if the system has no thread for the callback.
    package func call(
        _ request: Result<CallRequest, DanXiError>, userData: UInt, deliver: (@Sendable (CallResult) -> Void)? = nil
    ) -> Call? {
        guard let send = channel(deliver) else { return nil }
        return start(request, places: places, timeout: timeout, userData: userData, deliver: send) {
            await self.run($0, $1, in: $2)
        }
    }

    /// Returns the function that passes results to the program: to the callback, or to the session's queue. Nil if the system has no thread
    /// for the callback.
    func channel(_ callback: (@Sendable (CallResult) -> Void)?) -> (@Sendable (CallResult) -> Void)? {
        guard let callback else { return { [queue] result in queue.push(result) } }
        Library.willStartThreads()
        guard CallbackQueue.prepare() else { return nil }
        return { [callbacks] result in callbacks.run { callback(result) } }
    }

    /// Starts a call and its work. Returns nil if the session is closed. An invalid request ends the call with an error.
    /// - Parameters:
    ///   - thread: the thread that will wait for the result and do the work. Nil if the workers do it.
    ///   - places: the places of which the call needs one to begin. Nil for a call that begins at once.
    ///   - timeout: the timeout of the call. Nil for a stream, which has no deadline.
    ///   - deliver: called with the result of the call. It must not block.
    func start(
        _ request: Result<CallRequest, DanXiError>, thread: WaitingThread<CallResult>? = nil, places: CallPlaces? = nil,
        timeout: Duration?, userData: UInt,
        deliver: @escaping @Sendable (CallResult) -> Void, work: @escaping @Sendable (Method, CallRequest, Call) async -> Void
    ) -> Call? {
        let isStream = timeout == nil
        let interceptors = HostThread.isCurrent ? nil : host?.interceptors
        let known = (try? request.get()).flatMap { Method.named($0.method) }
        let meter = CallMeter(metrics: metrics.method(known), events: events, isStream: isStream)
        // Calls to servers that the program names do not share places: one of these servers must not delay the others.
        let call = Call(
            userData: userData, thread: thread, accounts: services.accounts, interceptors: interceptors,
            places: known?.takesURL == true ? nil : places
        ) { [calls, watches] call, result in
            if isStream { watches.remove(call) }
            meter.end(call.number, since: call.start, result)
            deliver(result)
            calls.remove(call)
        }
        meter.begin(call.number)
        guard calls.add(call) else {
            meter.end(call.number, since: call.start, CallResult(.closed))
            return nil
        }
        do throws(DanXiError) {
            let request = try request.get()
            // The name of the method is checked before threads are started, because this check needs no thread.
            guard let method = known else {
                throw DanXiError(
                    .unknownMethod, "The method `\(request.method.prefix(100))` does not exist. danxi_schema() lists all methods.")
            }
            Library.willStartThreads()
            guard Workers.shared.prepare() else { throw .noThreads }
            if let timeout { call.limit(to: timeout) }
            let work: @Sendable () async -> Void = { await work(method, request, call) }
            // A call that has waited begins at the end of another one, whose context it must not inherit.
            if call.enter(ObjectIdentifier(method), { self.begin(call, work) }) {
                begin(call, work, on: thread, mayStartHere: !isStream && request.isShort)
            } else if let timeout = Self.timeout(of: try request.parameters()) {
                // The work will read the parameters, but a call that waits needs its own deadline before.
                call.limit(to: timeout)
            }
        } catch {
            call.end(error)
        }
        return call
    }

    /// Starts the task of a call, unless the call has ended.
    /// - Parameters:
    ///   - thread: the thread that will wait for the result and do the work. Nil if the workers do it.
    ///   - mayStartHere: whether the first part of the work may run on the calling thread, which saves a thread switch.
    private func begin(
        _ call: Call, _ work: @escaping @Sendable () async -> Void, on thread: WaitingThread<CallResult>? = nil, mayStartHere: Bool = false
    ) {
        let startsHere = calls.taskBegins() <= Self.few && mayStartHere
        let begins = call.begin {
            let work: @Sendable () async -> Void = { [calls] in
                await work()
                calls.taskEnds()
            }
            if let thread { return Task(executorPreference: thread, operation: work) }
            return startsHere ? World.immediate(work) : World.detached(work)
        }
        if !begins { calls.taskEnds() }
    }

    /// Maximum number of tasks with which a call begins on its caller. With more, the workers are awake, so that no switch would be saved,
    /// and the memory of the tasks would be spread over the heaps of more threads.
    private static let few = 16

    /// Returns the parameter `timeout_ms` if it is valid.
    private static func timeout(of parameters: [String: JSONValue]) -> Duration? {
        guard let value = parameters["timeout_ms"], Parameter.timeoutMs.form.problem(with: value) == nil else { return nil }
        return (Int(argument: value)).map { .milliseconds($0) }
    }

    private func run(_ method: Method, _ request: CallRequest, in call: Call) async {
        do {
            let invocation = try method.invocation(request, with: services, accounts: call.accounts)
            let context = try context(of: call, method, invocation.arguments)
            await CallContext.$current.withValue(context) {
                await finish(call, with: await outcome(of: method, invocation), context.secrets)?()
            }
        } catch {
            call.end(.failure(DanXiError(error)))
        }
    }

    private func context(of call: Call, _ method: Method, _ arguments: Arguments) throws(DanXiError) -> CallContext {
        let milliseconds: Int? = try arguments.optional("timeout_ms")
        if let milliseconds { call.limit(to: .milliseconds(milliseconds)) }
        return call.context(
            timeout: milliseconds.map { .milliseconds($0) } ?? timeout, secrets: Secrets(arguments.secrets(method.parameters)),
            hostPlugins: call.interceptors?.plugins(for: method.name))
    }

    /// Ends a call with the outcome of its work. If the call had already ended, returns the outcome's ``Outcome/whenDropped``, which undoes
    /// the work. Otherwise, returns nil.
    private func finish(
        _ call: Call, with outcome: Result<Outcome, DanXiError>, _ secrets: Secrets
    ) -> (@Sendable () async -> Void)? {
        call.end(outcome.mapError { $0.without(secrets) }) ? nil : (try? outcome.get())?.whenDropped
    }

    private func outcome(of method: Method, _ invocation: Method.Invocation) async -> Result<Outcome, DanXiError> {
        do {
            var (outcome, recorder) = try await SkippedRowRecorder.collect(log: log) {
                try await method.outcome(invocation, with: services)
            }
            outcome.skipped = recorder.all
            return .success(outcome)
        } catch {
            // The work is cancelled only when the call ends, so the call already has its error.
            return .failure(error is CancellationError ? .cancelled : DanXiError(error))
        }
    }

    // MARK: Queue and log

    /// The file descriptor that is readable while results are queued. -1 if the descriptor cannot be created.
    package var descriptor: Int32 { queue.descriptor }

    /// Waits for a queued result. See ``ResultQueue/next(timeout:)``.
    package func next(timeout: Int32) -> CallResult? { queue.next(timeout: timeout) }

    /// - Parameter handler: called with each message on a callback thread. Nil turns the log off.
    package func setLog(_ level: LogLevel, _ handler: Logging.Sink?) { logging.set(level, handler) }

    /// Checks the library's threads and the session's store, and waits for their answers for at most `limit`. Returns nil if the session is
    /// closed, also during the wait.
    func health(within limit: Duration) -> Health? {
        let (check, number) = (HealthCheck(callbacks, services.store.client, storeCheck), World.current.nextNumber())
        checks.withLock { $0[number] = check }
        defer { checks.withLock { _ = $0.removeValue(forKey: number) } }
        return isClosing ? nil : check.result(within: limit)
    }

    // MARK: Close

    /// Whether ``close(whenEnded:)`` has been called.
    package var isClosing: Bool { closing.load(ordering: .acquiring) }

    /// Ends all calls with `closed`, and waits until the running and queued callbacks have returned. If the caller is a callback of the
    /// session, the function does not wait for that callback. If the caller is a callback of another session, and a callback of this
    /// session waits until that session is closed, the function does not wait either, because the two callbacks would wait for each other.
    /// If another thread is already closing the session, the function waits until the session is closed.
    /// - Parameter whenEnded: called when the last callback has returned.
    package func close(whenEnded: @escaping @Sendable () -> Void = {}) {
        if !closing.exchange(true, ordering: .acquiringAndReleasing) {
            for check in checks.withLock({ $0.values.map { $0 } }) { check.cancel() }
            client.beginClosing()
            places.close()
            calls.close()
            client.close()
            metrics.openSessions.add(-1)
            ServerStates.leave(serverScope)
            host?.calls.close()
            queue.close()
            calls.waitForResults()
            logging.set(.error, nil)
            // Usually, all work of the session has ended when the session is closed. Work that is stuck may continue, because nothing waits
            // for it any longer.
            calls.waitForTasks(atMost: .milliseconds(50))
            host?.calls.waitForCallbacks(atMost: .milliseconds(50))
            events.close()
            callbacks.close(whenEnded: whenEnded)
        }
        callbacks.waitForEnd()
    }
}

extension DanXiError {
    fileprivate static let noThreads = DanXiError(
        .outOfMemory,
        "The threads of the library could not be started, because the process has too many threads or too little memory. End threads, or raise the limit (ulimit -u), and call again."
    )
}

extension Handles {
    package static let sessions = HandleTable<Session>(.session)
}
