import Connections
import Storage
import Synchronization
import Threads

/// The settings of the connections to all servers of a store.
struct RedisSettings: Sendable {
    let connector: any Connector
    let credentials: RedisCredentials
    let database: Int
    let isEncrypted: Bool
    /// Whether passwords and tokens may be sent to other computers without TLS.
    let allowsPlain: Bool

    func node(_ host: String, mustBePrimary: Bool = false) -> RedisNode {
        RedisNode(.host(host, isEncrypted: isEncrypted), self, mustBePrimary: mustBePrimary)
    }

    /// Checks the address of a server that another server has named, and returns it with its port.
    func host(_ host: String, port: String, namedBy witness: String) throws(RedisFailure) -> String {
        guard let parsed = RedisHost(host, port: port) else {
            throw RedisFailure(
                reason: "\(witness) named a server whose address is invalid", advice: RedisFailure.generalAdvice, hasReplied: true)
        }
        guard isEncrypted || allowsPlain || parsed.isLoopback else {
            throw RedisFailure(
                reason: "\(witness) named the server \(parsed.name), which would receive tokens and the password without TLS",
                advice: "Use a URL that begins with rediss+, or set store.allow_plain on a network that you trust.",
                hasReplied: true, isPermanent: true)
        }
        return parsed.name
    }
}

/// A server, and the connections to it.
final class RedisNode: Sendable {
    /// The maximum number of idle connections that are kept: the number of threads on which shared stores work.
    private static let idleLimit = FileThreads.remoteLimit

    let address: ServerAddress
    let circuit = RedisCircuit()
    private let settings: RedisSettings
    private let mustBePrimary: Bool
    private let idle = Mutex<[Idle]>([])

    /// An idle connection. `Sendable` is unchecked, because only the thread that takes a connection from the list uses the connection.
    private struct Idle: @unchecked Sendable {
        let connection: RedisConnection
    }

    init(_ address: ServerAddress, _ settings: RedisSettings, mustBePrimary: Bool = false) {
        (self.address, self.settings, self.mustBePrimary) = (address, settings, mustBePrimary)
    }

    /// The host and its port, or the path of the socket.
    var host: String {
        switch address {
        case .host(let host, _): host
        case .socket(let path): path
        }
    }

    /// Sends a command and returns the reply.
    /// - Parameters:
    ///   - isAsking: whether the node shall run the command although it is only about to get the key's slot.
    ///   - elements: the maximum number of elements of the arrays in the reply.
    ///   - share: how many attempts to connect must fit into the time until `end`.
    func reply(
        to command: [[UInt8]], isAsking: Bool = false, elements: Int = 0, share: Int = 1, until end: Instant
    ) throws(ConnectionFailure) -> RedisReply {
        let connection: RedisConnection
        if let kept = takeIdle() {
            connection = kept
        } else {
            let now = Instant.now
            connection = RedisConnection(try settings.connector.connect(to: address, until: now + now.duration(to: end) / share))
            if let error = try introduce(connection, until: end) { return .error(error) }
        }
        if isAsking, case .error(let error) = try connection.command([Array("ASKING".utf8)], until: end) { return .error(error) }
        let reply = try connection.command(command, elements: elements, until: end)
        if !reply.endsConnection { keep(connection) }
        return reply
    }

    /// Signs in on a new connection, and selects the database. Returns the error that the server replied with, or nil.
    private func introduce(_ connection: RedisConnection, until end: Instant) throws(ConnectionFailure) -> RedisError? {
        var commands: [[String]] = []
        let credentials = settings.credentials
        if let password = credentials.password { commands.append(["AUTH"] + [credentials.user, password].compactMap { $0 }) }
        if settings.database > 0 { commands.append(["SELECT", String(settings.database)]) }
        for command in commands {
            if case .error(let error) = try connection.command(command.map { Array($0.utf8) }, until: end) { return error }
        }
        // This command names the connection in the server's list of clients. An error is ignored, because old servers do not know the
        // command.
        _ = try connection.command(["CLIENT", "SETNAME", "libdanxi"].map { Array($0.utf8) }, until: end)
        // An error is ignored, because the user may not be allowed to run the command. A write then shows whether the server is a replica.
        if mustBePrimary, case .array(let parts) = try connection.command([Array("ROLE".utf8)], elements: 10_000, until: end),
            parts.first == .bytes(Array("slave".utf8))
        {
            throw ConnectionFailure(reason: "the server is a replica")
        }
        return nil
    }

    private func takeIdle() -> RedisConnection? {
        while let candidate = idle.withLock({ $0.popLast() }) {
            if candidate.connection.isUsable { return candidate.connection }
        }
        return nil
    }

    private func keep(_ connection: RedisConnection) {
        let new = Idle(connection: connection)
        idle.withLock { idle in
            if idle.count < Self.idleLimit { idle.append(new) }
        }
    }
}

extension RedisReply {
    /// Whether the connection must not be used again after this reply.
    fileprivate var endsConnection: Bool {
        guard case .error(let error) = self else { return false }
        return switch error.kind {
        case .busy, .wrongServer, .refused: true
        case .readOnly, .foreignValue, .elsewhere, .other: false
        }
    }
}
