import Calls
import Errors
import HTTP
import Synchronization
import Threads

/// A client that sends the requests of one session with libcurl. All clients share the network thread. Clients with equal settings also
/// share connections.
package final class CurlClient: SessionClient {
    let number = World.current.nextNumber()
    let configuration: NetworkConfiguration
    let engine = CurlEngine.shared
    private let connections: ConnectionSettings
    private let publicConnections: ConnectionSettings
    /// Maximum number of requests that the client sends to a server at the same time: the configured number, but at most half the number of
    /// file descriptors that the process may have open.
    package let maxRequestsPerServer: Int
    private let closing = Atomic<Bool>(false)
    private let jobs = Mutex<[Int: CurlJob]>([:])
    /// The two kinds of connections that the client has used: those with and without ``HTTPRequest/refusesLocalAddresses``. The engine
    /// counts the client as a user of these connections until the client is closed.
    private let used = Mutex<Set<Bool>>([])

    package init(configuration: NetworkConfiguration) {
        self.configuration = configuration
        connections = ConnectionSettings(configuration)
        publicConnections = ConnectionSettings(configuration, refusesLocalAddresses: true)
        maxRequestsPerServer = min(configuration.maxRequestsPerServer, max(1, World.current[NetworkKey.self].descriptorLimit / 2))
    }

    /// Whether the session is being closed. No further request is sent then, not even a request that waits for its turn.
    var isClosing: Bool { closing.load(ordering: .relaxed) }

    package func beginClosing() { closing.store(true, ordering: .relaxed) }

    /// Returns the settings of the connections over which a request may be sent.
    func connections(for request: HTTPRequest) -> ConnectionSettings { request.refusesLocalAddresses ? publicConnections : connections }

    /// Initializes libcurl's global state, unless a request has already done so.
    package static func initialize() {
        _ = Curl.isInitialized
    }

    package func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        let job = CurlJob(client: self, request: request, context: .current)
        guard add(job) else { throw DanXiError.closed }
        useConnections(for: request)
        defer { remove(job) }
        return try await withTaskCancellationHandler {
            try await withUnsafeThrowingContinuation { continuation in
                if job.begin(continuation) { engine.start(job) }
            }
        } onCancel: {
            job.end(.cancelled)
        }
    }

    /// Ends all requests with the error `closed`. Later requests fail with the same error.
    package func close() {
        beginClosing()
        for job in jobs.withLock({ Array($0.values) }) { job.end(.closed) }
        releaseConnections()
    }

    deinit { releaseConnections() }

    private func useConnections(for request: HTTPRequest) {
        let isFirst = used.withLock { $0.insert(request.refusesLocalAddresses).inserted }
        if isFirst { engine.addUser(of: connections(for: request)) }
    }

    private func releaseConnections() {
        let last = used.withLock { used in
            defer { used = [] }
            return used
        }
        for isPublic in last { engine.removeUser(of: isPublic ? publicConnections : connections) }
    }

    /// Calls a function when the network thread, or the thread that does its work, executes its commands. Calls it at once if the network
    /// thread is not needed and has ended.
    package static func probe(_ answer: @escaping @Sendable () -> Void) { CurlEngine.shared.probe(answer) }

    /// Ends the requests of all clients, and the network thread. Later requests fail. Call this function at process exit.
    package static func shutDown() {
        CurlEngine.shared.shutDown()
        CurlStream.shutDown()
    }

    private func add(_ job: CurlJob) -> Bool {
        jobs.withLock { jobs in
            guard !isClosing else { return false }
            jobs[job.number] = job
            return true
        }
    }

    private func remove(_ job: CurlJob) {
        _ = jobs.withLock { $0.removeValue(forKey: job.number) }
    }
}
