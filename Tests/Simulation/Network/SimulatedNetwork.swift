import CCurl
import Connections
import Errors
import HTTP
import Text
import Threads

@testable import Networking

/// The network of a simulated process: what it has in place of libcurl.
struct SimulatedNetwork: NetworkDoor {
    let internet: Internet
    let process: SimulatedProcess
    let redis: any Connector

    /// - Parameter redis: the connector of the process for connections that do not speak HTTP.
    init(internet: Internet, process: SimulatedProcess, redis: any Connector) {
        (self.internet, self.process, self.redis) = (internet, process, redis)
    }

    /// The door as a member of the process's world.
    var member: [ObjectIdentifier: any Sendable] { [ObjectIdentifier(NetworkKey.self): self as any NetworkDoor] }

    var descriptorLimit: Int { 1024 }

    func environment(_ name: String) -> String? { nil }

    func certificateState(_ path: String) -> [Int] { [] }

    func problem(withCAFile path: String) -> String? { nil }

    func open() -> (any Network)? { SimulatedSockets(internet: internet, process: process) }

    func problem(withKeyOf certificate: ClientCertificate) -> String? { nil }

    func connector(_ configuration: NetworkConfiguration, _ certificate: ClientCertificate?) -> any Connector { redis }
}

/// The sockets of one network thread.
final class SimulatedSockets: Network, @unchecked Sendable {
    // Unchecked: only the thread that has the baton uses `mayConnect`.
    let internet: Internet
    let process: SimulatedProcess
    private let state = Monitor(State())

    private struct State: Sendable {
        var events: [(group: UInt32, event: SocketEvent)] = []
        var isWoken = false
    }

    init(internet: Internet, process: SimulatedProcess) { (self.internet, self.process) = (internet, process) }

    /// Whether the thread that runs the loop may open connections.
    private(set) var mayConnect = true

    func begin(mayConnect: Bool) { self.mayConnect = mayConnect }

    func cut() {}

    func count(_ transfers: Int) {}

    func returnMemory() {}

    func wakeUp() {
        state.withLock { $0.isWoken = true }
        state.wakeAll()
    }

    /// Reports an event of a handle to the network thread.
    func post(_ group: UInt32, _ handle: Int32) {
        state.withLock { $0.events.append((group, SocketEvent(socket: handle, bits: 1))) }
        state.wakeAll()
    }

    func wait(_ timeout: Duration, _ act: (UInt32, SocketEvent) -> Void) {
        let end = Instant.now + timeout
        let events = state.wait(until: { _ in end }) { state -> [(group: UInt32, event: SocketEvent)]? in
            guard state.isWoken || !state.events.isEmpty else { return nil }
            defer { state = State() }
            return state.events
        }
        for (group, event) in events ?? [] { act(group, event) }
    }

    func makeGroup(_ number: UInt32, _ settings: ConnectionSettings) -> (any TransferGroup)? {
        SimulatedGroup(number: number, sockets: self)
    }
}

/// Transfers that share connections.
final class SimulatedGroup: TransferGroup {
    let number: UInt32
    let sockets: SimulatedSockets
    private var lastHandle: Int32 = 0
    private var handles: [Int32: SimulatedHandle] = [:]
    /// The origins with a kept connection.
    var keptConnections: Set<String> = []
    let due: Instant? = nil
    let isBroken = false

    init(number: UInt32, sockets: SimulatedSockets) { (self.number, self.sockets) = (number, sockets) }

    func makeHandle(for job: CurlJob) -> any TransferHandle {
        lastHandle += 1
        return SimulatedHandle(number: lastHandle, group: self)
    }

    func add(_ handle: SimulatedHandle) { handles[handle.number] = handle }

    func remove(_ handle: SimulatedHandle) { handles[handle.number] = nil }

    func keep(connections: Int) {}

    func act(on event: SocketEvent) -> [FinishedTransfer] {
        guard let handle = handles[event.socket], let transfer = handle.transfer, let code = handle.advance() else { return [] }
        return [FinishedTransfer(transfer: transfer, code: code, version: Int(CURL_HTTP_VERSION_2_0))]
    }

    func runTimer() -> [FinishedTransfer] { [] }

    func close() {}
}
