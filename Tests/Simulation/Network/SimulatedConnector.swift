import Connections
import Threads

/// Opens connections from a simulated process to the simulated Redis servers and their sentinels.
struct SimulatedConnector: Connector {
    let redis: SimulatedRedis
    let sentinels: [SimulatedRedis]
    let internet: Internet
    let process: SimulatedProcess
    let traffic: RedisTraffic

    static func == (one: SimulatedConnector, other: SimulatedConnector) -> Bool { one.process === other.process }

    func hash(into hasher: inout Hasher) { hasher.combine(process.number) }

    func connect(to address: ServerAddress, until end: Instant) throws(ConnectionFailure) -> any ByteConnection {
        let start = internet.scheduler.now
        let (duration, left) = (Duration.nanoseconds(2 * internet.latency()), max(Instant.now.duration(to: end), .zero))
        World.current.threads.sleep(for: min(duration, left))
        if traffic.isCutOff(process) { traffic.triesInVain(process.launch, from: start, to: internet.scheduler.now) }
        if duration >= left {
            traffic.fails(process.launch, at: internet.wallTime)
            throw .timeout
        }
        guard let host = RedisHost(address), traffic.reaches(host, process), !internet.strikes(.connect) else {
            traffic.fails(process.launch, at: internet.wallTime)
            throw ConnectionFailure(reason: "the server refused the connection")
        }
        traffic.opens(process.launch)
        return SimulatedConnection(
            host: host, server: connection(to: host), internet: internet, traffic: traffic, process: process)
    }

    private func connection(to host: RedisHost) -> SimulatedRedisConnection {
        switch host {
        case .server(let number): return redis.connect(by: process.launch, to: number)
        case .sentinel(let number):
            if sentinels[number].namedPrimary != redis.primary { internet.count(.staleSentinel) }
            return sentinels[number].connect(by: process.launch)
        }
    }
}

/// What happens between the processes and the Redis server.
package final class RedisTraffic: @unchecked Sendable {
    // Unchecked: only the thread that has the baton uses the properties.
    /// Whether no server can be reached.
    package var isDown = false
    /// The numbers of the processes that reach no server.
    package var cutOff: Set<Int> = []
    /// Which one of the two servers is dead. Nil if both live.
    package var dead: Int?
    /// The failures of connections, and the commands whose time limit passed, by the number of the client. Times are in milliseconds since 1970.
    package private(set) var failures: [(client: Int, time: Int)] = []
    /// The attempts to connect while the server could not be reached. Times are in nanoseconds of virtual time.
    package private(set) var attempts: [(client: Int, start: Int, end: Int)] = []
    /// The bytes of each reply without an end that a client has read.
    package private(set) var floods: [Int] = []
    private var open: [Int: Int] = [:]
    /// The largest number of connections that each client has had at the same time.
    package private(set) var mostConnections: [Int: Int] = [:]

    func isCutOff(_ process: SimulatedProcess) -> Bool { isDown || cutOff.contains(process.number) }

    func reaches(_ host: RedisHost, _ process: SimulatedProcess) -> Bool {
        !isCutOff(process) && host != dead.map { .server($0) }
    }

    func triesInVain(_ client: Int, from start: Int, to end: Int) { attempts.append((client, start, end)) }

    func fails(_ client: Int, at time: Int) { failures.append((client, time)) }

    func flooded(_ count: Int) { floods.append(count) }

    func opens(_ client: Int) {
        open[client, default: 0] += 1
        mostConnections[client] = max(mostConnections[client, default: 0], open[client, default: 0])
    }

    func closes(_ client: Int) { open[client, default: 0] -= 1 }

    /// Returns the number of connections that a client has.
    func connections(of client: Int) -> Int { open[client, default: 0] }
}

/// A connection to the simulated Redis server. A command takes effect when the client waits for its reply, after the latency of the network.
private final class SimulatedConnection: ByteConnection {
    private let host: RedisHost
    private let server: SimulatedRedisConnection
    private let internet: Internet
    private let traffic: RedisTraffic
    private let process: SimulatedProcess
    /// The bytes that were sent and have not arrived at the server.
    private var output: [UInt8] = []
    /// The bytes of replies that were not received.
    private var input: [UInt8] = []
    private var isCut = false
    /// The number of bytes of a line without an end that the client has read. Nil if the server sends no such line.
    private var flood: Int?

    init(
        host: RedisHost, server: SimulatedRedisConnection, internet: Internet, traffic: RedisTraffic, process: SimulatedProcess
    ) {
        (self.host, self.server, self.internet, self.traffic, self.process) = (host, server, internet, traffic, process)
    }

    private var client: Int { process.launch }

    deinit {
        traffic.closes(client)
        if let flood { traffic.flooded(flood) }
    }

    var isUsable: Bool { !isCut && server.isOpen && input.isEmpty && traffic.reaches(host, process) }

    func send(_ bytes: [UInt8], until end: Instant) throws(ConnectionFailure) {
        if isCut || !server.isOpen || !traffic.reaches(host, process) { throw .closed }
        output += bytes
    }

    func receive(into buffer: UnsafeMutableRawBufferPointer, until end: Instant) throws(ConnectionFailure) -> Int {
        if flood == nil, internet.strikes(.endless) {
            traffic.fails(client, at: internet.wallTime)
            flood = 0
        }
        if flood != nil { return try receiveFlood(into: buffer, until: end) }
        if input.isEmpty { try exchange(until: end) }
        let count = min(input.count, buffer.count)
        buffer.copyBytes(from: input.prefix(count))
        input.removeFirst(count)
        return count
    }

    /// Receives a piece of a line without an end.
    private func receiveFlood(into buffer: UnsafeMutableRawBufferPointer, until end: Instant) throws(ConnectionFailure) -> Int {
        try wait(.milliseconds(100), until: end)
        buffer.copyBytes(from: repeatElement(UInt8(ascii: "+"), count: buffer.count))
        flood? += buffer.count
        return buffer.count
    }

    private func exchange(until end: Instant) throws(ConnectionFailure) {
        internet.observeCommand(process, output)
        if isCut || !traffic.reaches(host, process) || internet.strikes(.cutBefore) { try cut() }
        try wait(.nanoseconds(internet.latency() / 10), until: end)
        guard server.isOpen else { throw .closed }
        input = server.receive(output, now: internet.wallTime)
        output = []
        if internet.strikes(.cutAfter) { try cut() }
        try wait(.nanoseconds(internet.latency() / 10), until: end)
        guard !input.isEmpty else { throw server.isOpen ? .timeout : .closed }
    }

    private func cut() throws(ConnectionFailure) {
        isCut = true
        traffic.fails(client, at: internet.wallTime)
        throw .closed
    }

    private func wait(_ duration: Duration, until end: Instant) throws(ConnectionFailure) {
        let left = Instant.now.duration(to: end)
        World.current.threads.sleep(for: min(duration, max(left, .zero)))
        if duration >= left {
            traffic.fails(client, at: internet.wallTime)
            throw .timeout
        }
    }
}
