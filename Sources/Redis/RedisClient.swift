import Calls
import Connections
import Errors
import Storage
import Threads

/// A client of Redis or Valkey servers. All sessions of a process that use the same servers and settings share one client and its
/// connections.
///
/// Every command can be repeated without harm, so a command whose reply was lost is sent once more, and while another server may take the
/// place of a lost one, until the time limit. While a server cannot be reached, commands fail at once, except for one attempt after each
/// pause (``RedisCircuit``).
package final class RedisClient: Sendable {
    private let url: RedisURL
    /// The maximum time of one command, including all of its attempts.
    private let timeLimit: Duration
    let route: any RedisRoute

    /// - Parameter allowsPlain: whether passwords and tokens may be sent to other computers without TLS.
    init(url: RedisURL, connector: any Connector, timeLimit: Duration, allowsPlain: Bool = false) {
        self.url = url
        self.timeLimit = timeLimit
        let settings = RedisSettings(
            connector: connector, credentials: url.credentials, database: url.database, isEncrypted: url.isEncrypted,
            allowsPlain: allowsPlain)
        route =
            switch url.servers {
            case .single(let address): SingleRoute(node: RedisNode(address, settings))
            case .sentinels(let hosts, let service, let credentials):
                SentinelRoute(sentinels: hosts, service: service, credentials, settings)
            case .cluster(let hosts): ClusterRoute(seeds: hosts, settings)
            }
    }

    package var place: String { url.place }

    /// Sends a command to the server of a key, and returns the reply.
    /// - Throws: `storage` if the server cannot be reached or replies with an error.
    func perform(_ command: [[UInt8]], for key: String) throws(DanXiError) -> RedisReply {
        try check(key)
        do throws(RedisFailure) {
            return try send(command, for: key)
        } catch {
            throw failure(error.reason, error.advice)
        }
    }

    /// - Throws: `storage` during the pause after a failure of the server of a key.
    func check(_ key: String) throws(DanXiError) {
        do throws(DanXiError) {
            try route.circuit(for: key).check(place)
        } catch {
            throw error.without(url.secrets)
        }
    }

    package func inspect(_ key: String) -> StoreServer {
        var server = StoreServer(isReachable: false)
        do throws(RedisFailure) {
            for section in ["server", "replication"] {
                let reply = try send(["INFO", section].map { Array($0.utf8) }, for: key)
                server.isReachable = true
                if case .bytes(let text) = reply { server.add(information: String(decoding: text, as: UTF8.self)) }
            }
        } catch {
            server.isReachable = error.hasReplied
            if error.reply?.isRefusalOfCommand ?? false {
                route.circuit(for: key).close()
            } else {
                server.problem = failure(error.reason, error.advice)
            }
            // Without a reply to the command, the server of the key may not be known.
            guard error.reply != nil else { return server }
        }
        if server.isReachable { server.address = try? route.target(for: key, until: .now + timeLimit).node.host }
        return server
    }

    /// Sends a command, even during the pause after a failure, and returns the server's reply.
    /// - Parameter fixed: the server to which the command is sent. It is not redirected to another one. If such a server of several is
    ///   lost, the command is not repeated, and the failure is not recorded. If nil, the server of the key.
    func send(_ command: [[UInt8]], for key: String, to fixed: RedisTarget? = nil) throws(RedisFailure) -> RedisReply {
        let end = Instant.now + timeLimit
        var attempts = RedisAttempts(until: end)
        var next = fixed
        while true {
            var failure: RedisFailure
            do throws(RedisFailure) {
                let target = if let next { next } else { try route.target(for: key, until: end) }
                next = fixed
                let reply = try exchange(command, target, until: end)
                guard case .error(let error) = reply else {
                    route.circuit(for: key).close()
                    return reply
                }
                if case .elsewhere(let redirection) = error.kind {
                    if fixed != nil { return reply }
                    if let other = try route.target(of: redirection, from: target.node) {
                        next = other
                        if attempts.mayFollow() { continue }
                    }
                }
                failure = RedisFailure(error, host: route.hasOthers ? target.node.host : nil, isInCluster: route is ClusterRoute)
                if error.kind == .wrongServer { route.lose(target.node) }
            } catch {
                failure = error
            }
            if failure.reply == nil, !failure.isPermanent, attempts.mayReconnect() { continue }
            if fixed != nil, route.hasOthers, failure.mayHaveSuccessor { throw failure }
            if failure.isTemporary(hasOthers: route.hasOthers), attempts.mayRepeat(after: failure) { continue }
            failure = attempts.reason(for: failure)
            record(failure, for: key)
            throw failure
        }
    }

    /// Opens or closes the circuit breaker of the server of a key after a failure.
    func record(_ failure: RedisFailure, for key: String) {
        let circuit = route.circuit(for: key)
        if failure.isLasting { circuit.open("\(failure.reason). \(failure.advice)") } else { circuit.close() }
    }

    private func exchange(_ command: [[UInt8]], _ target: RedisTarget, until end: Instant) throws(RedisFailure) -> RedisReply {
        do {
            return try target.node.reply(to: command, isAsking: target.isAsking, share: route.hasOthers ? 2 : 1, until: end)
        } catch {
            route.lose(target.node)
            throw RedisFailure(error, host: route.hasOthers ? target.node.host : nil)
        }
    }

    /// Returns the error for a failed command, without the passwords, which a server may echo.
    func failure(_ reason: String, _ advice: String = RedisFailure.generalAdvice) -> DanXiError {
        DanXiError(.storage, "The store \(place) cannot be used: \(reason). \(advice)").without(url.secrets)
    }
}

/// The attempts of one command.
struct RedisAttempts {
    let end: Instant
    private var hasReconnected = false
    private var redirections = 0
    private var delay: UInt32 = 50
    /// The last error reply after which the command was repeated.
    private var lastError: RedisFailure?

    init(until end: Instant) {
        self.end = end
    }

    /// Waits before the next attempt after a temporary failure: at first 25 to 50 ms, later up to 500 ms. Returns false without waiting if
    /// the time limit would be exceeded.
    mutating func mayRepeat(after failure: RedisFailure) -> Bool {
        if failure.reply != nil { lastError = failure }
        let pause = World.current.random(in: delay / 2...delay)
        guard Instant.now + .milliseconds(pause) < end else { return false }
        World.current.threads.sleep(for: .milliseconds(pause))
        delay = min(delay * 2, 500)
        return true
    }

    /// Returns whether a command whose connection was lost can be sent again at once: once, over another connection, before the time limit.
    /// The server may have closed an idle connection since its last use.
    mutating func mayReconnect() -> Bool {
        defer { hasReconnected = true }
        return !hasReconnected && Instant.now < end
    }

    /// Returns whether a redirection can be followed at once. While nodes disagree, they could redirect a command for ever.
    mutating func mayFollow() -> Bool {
        redirections += 1
        return redirections % 5 != 0
    }

    /// Returns the failure to report.
    /// - Parameter failure: the failure of the last attempt. After the time limit, the last error reply of a server is returned instead,
    ///   because it is more useful than a timeout.
    func reason(for failure: RedisFailure) -> RedisFailure {
        guard failure.reply == nil, let lastError, Instant.now >= end else { return failure }
        return lastError
    }
}
