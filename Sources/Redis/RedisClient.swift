import Calls
import Connections
import Errors
import Storage
import Synchronization
import Threads

#if canImport(Glibc)
    import Glibc
#endif

/// A client of a Redis or Valkey server. All sessions of a process that use the same server and settings share one client and its
/// connections.
///
/// Every command can be repeated without harm, so a command whose reply was lost is sent once more. While the server cannot be reached,
/// commands fail at once, except for one attempt after each pause (``RedisCircuit``).
package final class RedisClient: Sendable {
    /// The maximum number of idle connections that are kept. A process needs few, because most of its commands run one after the other.
    private static let idleLimit = 2

    private let url: RedisURL
    private let connector: any Connector
    /// The maximum time of one command, including all of its attempts.
    private let timeLimit: Duration
    private let circuit = RedisCircuit()
    private let idle = Mutex<[Idle]>([])

    /// An idle connection. `Sendable` is unchecked, because only the thread that takes a connection from the list uses the connection.
    private struct Idle: @unchecked Sendable {
        let connection: RedisConnection
    }

    init(url: RedisURL, connector: any Connector, timeLimit: Duration) {
        self.url = url
        self.connector = connector
        self.timeLimit = timeLimit
    }

    package var place: String { url.place }

    /// Sends a command and returns the server's reply.
    /// - Throws: `storage` if the server cannot be reached or replies with an error.
    func perform(_ command: [[UInt8]]) throws(DanXiError) -> RedisReply {
        try circuit.check(place)
        do throws(RedisFailure) {
            return try send(command)
        } catch {
            throw failure(error.reason, error.advice)
        }
    }

    package func inspect(_ key: String) -> StoreServer {
        var server = StoreServer(isReachable: false, address: url.host)
        do throws(RedisFailure) {
            for section in ["server", "replication"] {
                let reply = try send(["INFO", section].map { Array($0.utf8) })
                server.isReachable = true
                if case .bytes(let text) = reply { server.add(information: String(decoding: text, as: UTF8.self)) }
            }
        } catch {
            server.isReachable = error.reply != nil
            if error.reply?.isRefusalOfCommand ?? false {
                circuit.close()
            } else {
                server.problem = failure(error.reason, error.advice)
            }
        }
        return server
    }

    /// Sends a command, even during the pause after a failure, and returns the server's reply.
    private func send(_ command: [[UInt8]]) throws(RedisFailure) -> RedisReply {
        let end = Instant.now + timeLimit
        var attempt = RedisAttempts(until: end)
        while true {
            let reply: RedisReply?
            var problem = ConnectionFailure.closed
            do throws(ConnectionFailure) {
                reply = try self.reply(to: command, until: end)
            } catch {
                (reply, problem) = (nil, error)
            }
            switch reply {
            case .error(let error):
                if [.busy, .wrongServer].contains(error.kind), attempt.mayRepeat(after: error) { continue }
                let failure = RedisFailure(error)
                if failure.isLasting { circuit.open(failure.reason) } else { circuit.close() }
                throw failure
            case let reply?:
                circuit.close()
                return reply
            case nil:
                // The server may have closed an idle connection since its last use.
                if attempt.mayReconnect() { continue }
                let failure = RedisFailure(reason: attempt.reason(problem.reason), advice: problem.advice)
                circuit.open(failure.reason)
                throw failure
            }
        }
    }

    private func reply(to command: [[UInt8]], until end: Instant) throws(ConnectionFailure) -> RedisReply {
        let connection: RedisConnection
        if let kept = takeIdle() {
            connection = kept
        } else {
            connection = RedisConnection(try connector.connect(to: url.address, until: end))
            if let error = try introduce(connection, until: end) { return .error(error) }
        }
        let reply = try connection.command(command, until: end)
        if !reply.endsConnection { keep(connection) }
        return reply
    }

    /// Signs in on a new connection, and selects the database. Returns the error that the server replied with, or nil.
    private func introduce(_ connection: RedisConnection, until end: Instant) throws(ConnectionFailure) -> RedisError? {
        var commands: [[String]] = []
        if let password = url.password { commands.append(["AUTH"] + [url.user, password].compactMap { $0 }) }
        if url.database > 0 { commands.append(["SELECT", String(url.database)]) }
        for command in commands {
            if case .error(let error) = try connection.command(command.map { Array($0.utf8) }, until: end) { return error }
        }
        // This command names the connection in the server's list of clients. An error is ignored, because old servers do not know the
        // command.
        _ = try connection.command(["CLIENT", "SETNAME", "libdanxi"].map { Array($0.utf8) }, until: end)
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

    /// Returns the error for a failed command, without the password, which a server may echo.
    func failure(_ reason: String, _ advice: String = RedisFailure.generalAdvice) -> DanXiError {
        DanXiError(.storage, "The store \(place) cannot be used: \(reason). \(advice)")
            .without(Secrets([url.password].compactMap { $0 }))
    }
}

extension RedisReply {
    /// Whether the connection must not be used again after this reply.
    fileprivate var endsConnection: Bool {
        guard case .error(let error) = self else { return false }
        return switch error.kind {
        case .busy, .wrongServer, .refused: true
        case .readOnly, .foreignValue, .other: false
        }
    }
}

/// The attempts of one command.
private struct RedisAttempts {
    let end: Instant
    private var hasReconnected = false
    private var delay: UInt32 = 50
    /// The last error reply after which the command was repeated.
    private var lastError: RedisError?

    init(until end: Instant) {
        self.end = end
    }

    /// Waits before the next attempt after a temporary error: at first 25 to 50 ms, later up to 500 ms. Returns false without waiting if
    /// the time limit would be exceeded.
    mutating func mayRepeat(after error: RedisError) -> Bool {
        lastError = error
        let pause = World.current.random(in: delay / 2...delay)
        guard Instant.now + .milliseconds(pause) < end else { return false }
        World.current.threads.sleep(for: .milliseconds(pause))
        delay = min(delay * 2, 500)
        return true
    }

    /// Returns whether a command whose connection was lost can be sent again: once, over another connection, before the time limit.
    mutating func mayReconnect() -> Bool {
        defer { hasReconnected = true }
        return !hasReconnected && Instant.now < end
    }

    /// Returns the reason for the failure of the command.
    /// - Parameter problem: the problem of the last attempt. After the time limit, the last error reply of the server is returned instead,
    ///   because it is more useful than a timeout.
    func reason(_ problem: String) -> String {
        guard let lastError, Instant.now >= end else { return problem }
        return "it replied “\(lastError.message)”"
    }
}
