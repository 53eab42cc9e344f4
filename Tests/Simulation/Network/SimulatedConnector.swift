import Connections
import Threads

/// Opens connections from a simulated process to the simulated Redis server.
struct SimulatedConnector: Connector {
    let redis: SimulatedRedis
    let internet: Internet
    let process: SimulatedProcess

    static func == (one: SimulatedConnector, other: SimulatedConnector) -> Bool { one.process === other.process }

    func hash(into hasher: inout Hasher) { hasher.combine(process.number) }

    func connect(to address: ServerAddress, until end: Instant) throws(ConnectionFailure) -> any ByteConnection {
        World.current.threads.sleep(for: .nanoseconds(2 * internet.latency()))
        if Instant.now >= end { throw .timeout }
        if internet.strikes(.connect) { throw ConnectionFailure(reason: "the server refused the connection") }
        return SimulatedConnection(server: redis.connect(), internet: internet)
    }
}

/// A connection to the simulated Redis server. A command takes effect when the client waits for its reply, after the latency of the network.
private final class SimulatedConnection: ByteConnection {
    private let server: SimulatedRedisConnection
    private let internet: Internet
    /// The bytes that were sent and have not arrived at the server.
    private var output: [UInt8] = []
    /// The bytes of replies that were not received.
    private var input: [UInt8] = []
    private var isCut = false

    init(server: SimulatedRedisConnection, internet: Internet) { (self.server, self.internet) = (server, internet) }

    var isUsable: Bool { !isCut && server.isOpen && input.isEmpty }

    func send(_ bytes: [UInt8], until end: Instant) throws(ConnectionFailure) {
        if isCut || !server.isOpen { throw .closed }
        output += bytes
    }

    func receive(into buffer: UnsafeMutableRawBufferPointer, until end: Instant) throws(ConnectionFailure) -> Int {
        if input.isEmpty { try exchange(until: end) }
        let count = min(input.count, buffer.count)
        buffer.copyBytes(from: input.prefix(count))
        input.removeFirst(count)
        return count
    }

    private func exchange(until end: Instant) throws(ConnectionFailure) {
        if isCut || internet.strikes(.cutBefore) { try cut() }
        try wait(until: end)
        guard server.isOpen else { throw .closed }
        input = server.receive(output, now: internet.wallTime)
        output = []
        if internet.strikes(.cutAfter) { try cut() }
        try wait(until: end)
        guard !input.isEmpty else { throw server.isOpen ? .timeout : .closed }
    }

    private func cut() throws(ConnectionFailure) {
        isCut = true
        throw .closed
    }

    private func wait(until end: Instant) throws(ConnectionFailure) {
        let latency = Duration.nanoseconds(internet.latency() / 10)
        let left = Instant.now.duration(to: end)
        World.current.threads.sleep(for: min(latency, max(left, .zero)))
        if latency >= left { throw .timeout }
    }
}
