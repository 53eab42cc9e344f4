import Text
import Threads

/// The simulated network between processes and servers: it carries requests to their servers, and delays, cuts and repeats them as the seed
/// chooses.
package final class Internet: @unchecked Sendable {
    // Unchecked: only the thread that has the baton uses the properties.
    let scheduler: Scheduler
    let seed: Seed
    package var faults: NetworkFaults
    /// The server that is in trouble, and what happens to its requests. Nil if all servers work.
    package var trouble: (origin: String, kind: Trouble)?
    /// The requests to a server in trouble, with the numbers of their processes' starts. The end is nil for requests under way.
    package private(set) var vain: [(process: Int, launch: Int, start: Int, end: Int?)] = []
    /// How often each fault was chosen.
    package private(set) var faultCounts: [NetworkFaults.Kind: Int] = [:]
    private var loads: [Load: Int] = [:]
    /// The largest number of requests that each process has had under way to each server.
    package private(set) var mostAtATime: [Load: Int] = [:]
    /// Called with each request when it arrives at its server, after the server's answer.
    package var observe: (Exchange) -> Void = { _ in }
    /// Called with the process and the path of each request when its transfer starts.
    package var observeStart: (SimulatedProcess, String) -> Void = { _, _ in }
    /// Called with each request after ``observe``, with the process and the path of the request.
    package var observeArrival: (SimulatedProcess, String) -> Void = { _, _ in }
    /// Called with each command to Redis when a process sends it.
    package var observeCommand: (SimulatedProcess, [UInt8]) -> Void = { _, _ in }
    /// Called with each response when a process has received it.
    package var observeDelivery: (Delivery) -> Void = { _ in }
    private var servers: [String: any SimulatedServer] = [:]
    /// The wall clock of the servers at the beginning of the history, in milliseconds since 1970.
    private let wallStart: Int

    package init(scheduler: Scheduler, wallStart: Int, faults: NetworkFaults = .none) {
        self.scheduler = scheduler
        self.wallStart = wallStart
        self.faults = faults
        seed = scheduler.seed.branch()
    }

    package func add(_ server: any SimulatedServer) {
        for origin in server.origins { servers[origin] = server }
    }

    /// The time on the clock of the servers, in milliseconds since 1970.
    package var wallTime: Int { wallStart + scheduler.now / 1_000_000 }

    func hasServer(_ origin: String) -> Bool { servers[origin] != nil }

    /// Lets a request arrive at its server.
    /// - Parameter start: the time at which the process started the transfer.
    func deliver(_ request: ServerRequest, from process: SimulatedProcess, start: Int) -> ServerResponse {
        var request = request
        request.time = wallTime
        let isCut = trouble.map { $0.origin == request.origin && $0.kind == .gateway } ?? false
        let response = isCut ? ServerResponse(502) : servers[request.origin]?.answer(request) ?? ServerResponse(404)
        observe(
            Exchange(
                process: process.number, launch: process.launch, start: start, time: scheduler.now, request: request, response: response))
        observeArrival(process, request.path)
        return response
    }

    /// Chooses whether a fault hits, and counts it.
    func strikes(_ kind: NetworkFaults.Kind) -> Bool {
        guard let rate = faults.rates[kind], seed.chance(rate, in: 1000) else { return false }
        count(kind)
        return true
    }

    func count(_ kind: NetworkFaults.Kind) { faultCounts[kind, default: 0] += 1 }

    /// Records the start of a request, so that the number of requests under way is known.
    func starts(_ path: String, from process: SimulatedProcess, to origin: String) {
        let load = Load(launch: process.launch, origin: origin)
        loads[load, default: 0] += 1
        mostAtATime[load] = max(mostAtATime[load, default: 0], loads[load, default: 0])
        observeStart(process, path)
    }

    func ends(from process: SimulatedProcess, to origin: String) {
        loads[Load(launch: process.launch, origin: origin), default: 0] -= 1
    }

    /// Returns whether a server refuses connections.
    func refusesConnections(_ origin: String) -> Bool { trouble.map { $0.origin == origin && $0.kind == .refusal } ?? false }

    /// Records that a process starts a request. Returns its number if its server is in trouble.
    func startsInVain(to origin: String, from process: SimulatedProcess) -> Int? {
        guard trouble?.origin == origin else { return nil }
        vain.append((process.number, process.launch, scheduler.now, nil))
        return vain.count - 1
    }

    func endsInVain(_ number: Int) { vain[number].end = scheduler.now }

    /// Returns the number of requests that a process has under way.
    func atATime(_ launch: Int) -> Int { loads.filter { $0.key.launch == launch }.reduce(0) { $0 + $1.value } }

    /// Returns the time that a server takes for a request, in nanoseconds.
    func duration(of request: ServerRequest) -> Int {
        guard request.path == "/api/refresh", strikes(.longRefresh) else { return 0 }
        return seed.int(in: 2...50) * 1_000_000_000
    }

    /// Returns the time of one way through the network, in nanoseconds.
    func latency() -> Int {
        let usual = seed.int(in: 500_000...20_000_000)
        return strikes(.slow) ? usual * seed.int(in: 10...500) : usual
    }
}

/// What happens to the requests to a server in trouble.
package enum Trouble: Sendable, CaseIterable {
    /// The server refuses connections.
    case refusal
    /// A gateway responds that it cannot reach the server.
    case gateway
}

/// A process and a server to which it sends requests.
package struct Load: Hashable, Sendable {
    package let launch: Int
    package let origin: String
}

/// A request that has arrived at its server, and the server's answer.
package struct Exchange: Sendable {
    /// The number of the process that sent the request.
    package let process: Int
    /// The number of the process's start.
    package let launch: Int
    /// The time at which the process started the transfer, and the time of the request's arrival, in nanoseconds of virtual time.
    package let start: Int
    package let time: Int
    package let request: ServerRequest
    package let response: ServerResponse
}

/// A response that a process has received.
package struct Delivery: Sendable {
    /// The number of the process.
    package let process: Int
    /// The number of the process's start.
    package let launch: Int
    /// Nanoseconds of virtual time.
    package let time: Int
    package let origin: String
    /// The field Authorization of the request. Nil if it was missing.
    package let authorization: String?
    package let status: Int
    package let headers: [(name: String, value: String)]
}

/// The faults of a simulated network, each with the number of cases in which it hits, of 1,000.
package struct NetworkFaults: Sendable {
    package enum Kind: String, Sendable, CaseIterable, Comparable {
        /// The host name cannot be resolved.
        case resolve
        /// The server refuses the connection.
        case connect
        /// The certificate is not accepted.
        case tls
        /// The connection is cut before the server has the request.
        case cutBefore
        /// The connection is cut after the request took effect, before the response.
        case cutAfter
        /// The connection is cut within the response.
        case cutWithin
        /// The server never answers, though the request took effect.
        case silent
        /// A kept connection was closed by the server, so that libcurl asks whether it may send the request again.
        case repetition
        /// A way through the network takes up to 10 s.
        case slow
        /// An operation of the disk fails, because the disk is full or broken.
        case disk
        /// The Redis server sends a line that does not end.
        case endless
        /// The account server takes up to 50 s for a refresh of tokens.
        case longRefresh
        /// A replica that lacks the last writes takes the place of its Redis server. The operator chooses it.
        case failover
        /// A sentinel still names the former primary. It follows from a failover.
        case staleSentinel

        package static func < (one: Kind, other: Kind) -> Bool { one.rawValue < other.rawValue }
    }

    package var rates: [Kind: Int]

    package init(_ rates: [Kind: Int]) { self.rates = rates }

    package static let none = NetworkFaults([:])

    /// All faults, each in a few of 100 cases.
    package static let usual = NetworkFaults([
        .resolve: 5, .connect: 10, .tls: 3, .cutBefore: 20, .cutAfter: 20, .cutWithin: 15, .silent: 5, .repetition: 30, .slow: 20, .disk: 2,
        .endless: 2,
    ])
}
