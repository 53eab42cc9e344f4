import Errors
import Storage
import Threads

#if canImport(Glibc)
    import Glibc
#endif

extension RedisClient: KeyValueClient {
    package var kind: StoreKind { .server }

    /// The time limit for the removal of all keys with a prefix.
    private static let removalLimit: Duration = .seconds(4)

    package func get(_ key: String, first count: Int?) throws(DanXiError) -> [UInt8]? {
        let command = count.map { ["GETRANGE", key, "0", String(max(0, $0 - 1))] } ?? ["GET", key]
        switch try perform(command.map { Array($0.utf8) }, for: key) {
        case .bytes(let bytes): return bytes.isEmpty && count != nil ? nil : bytes
        case .null: return nil
        case let reply: throw unexpected(reply, to: "GET")
        }
    }

    package func put(_ key: String, _ value: [UInt8], lifetime: Duration?, under lock: KeyLock?) throws(DanXiError) -> Bool {
        let expiry = Self.expiry(lifetime)
        guard let lock else {
            let reply = try perform([Array("SET".utf8), Array(key.utf8), value] + expiry, for: key)
            guard reply == .status("OK") else { throw unexpected(reply, to: "SET") }
            return true
        }
        return try run(
            RedisScript.fencedPut, keys: [key, Self.fence(lock.key)],
            [Array(String(lock.number).utf8), value] + expiry) != 0
    }

    /// Returns the arguments of SET for the lifetime of a value, which may be longer than the 25 days of ``Duration/wholeMilliseconds``.
    private static func expiry(_ lifetime: Duration?) -> [[UInt8]] {
        lifetime.map { [Array("PX".utf8), Array(String(max(1, ($0.wholeMicroseconds + 999) / 1000)).utf8)] } ?? []
    }

    package func replace(
        _ key: String, head: [UInt8], of count: Int, with value: [UInt8], lifetime: Duration?, under lock: KeyLock?
    ) throws(DanXiError) -> KeyReplacement {
        let (number, count) = (Array(String(lock?.number ?? 0).utf8), Array(String(count).utf8))
        let outcome = try run(
            RedisScript.replace, keys: [key] + (lock.map { [Self.fence($0.key)] } ?? []),
            [number, count, head, value] + Self.expiry(lifetime))
        return outcome == 0 ? .lockLost : outcome == 1 ? .done : .changed
    }

    package func remove(_ key: String) throws(DanXiError) {
        guard case .integer = try perform(["DEL", key].map { Array($0.utf8) }, for: key) else {
            throw failure("its reply to DEL is not a number")
        }
    }

    package func removeAll(startingWith prefix: String) throws(DanXiError) {
        let end = Instant.now + Self.removalLimit
        try check(prefix)
        var attempts = RedisAttempts(until: end)
        while true {
            do throws(RedisFailure) {
                return try removeAllOnce(startingWith: prefix, until: end)
            } catch {
                // After a failover, the removal starts again on the new server.
                if route.hasOthers, error.mayHaveSuccessor {
                    if attempts.mayRepeat(after: error) { continue }
                    record(error, for: prefix)
                }
                throw failure(error.reason, error.advice)
            }
        }
    }

    /// Removes the keys with a prefix. The keys of a slot that is moving lie on two nodes. The node that gives the slot away is cleared
    /// first, so that no key can move past the removal.
    private func removeAllOnce(startingWith prefix: String, until end: Instant) throws(RedisFailure) {
        var target = try route.target(for: prefix, until: end)
        while true {
            try removeAll(startingWith: prefix, on: target, until: end)
            guard let other = try rest(of: prefix, on: target) else { return }
            target = other
        }
    }

    /// Removes the keys with a prefix that a server has.
    private func removeAll(startingWith prefix: String, on target: RedisTarget, until end: Instant) throws(RedisFailure) {
        let pattern = prefix.reduce(into: "") { $0 += "*?[]\\".contains($1) ? "\\\($1)" : String($1) } + "*"
        var cursor = Array("0".utf8)
        repeat {
            guard Instant.now < end else {
                throw RedisFailure(
                    reason: "it has too many keys to remove the values within \(Self.removalLimit.components.seconds) seconds",
                    advice: "Use a separate database for libdanxi.", hasReplied: true, isPermanent: true)
            }
            let command = RedisScript.removeSome.command(keys: [], [cursor, Array(pattern.utf8)])
            guard case .bytes(let next) = try send(command, for: prefix, to: target) else {
                throw RedisFailure(
                    reason: "its reply to SCAN is not a cursor", advice: RedisFailure.generalAdvice, hasReplied: true, isPermanent: true)
            }
            cursor = next
        } while cursor != Array("0".utf8)
    }

    /// Returns the other node of a slot that is moving or has moved. Nil if the slot is on one node only.
    private func rest(of prefix: String, on target: RedisTarget) throws(RedisFailure) -> RedisTarget? {
        guard route.hasOthers else { return nil }
        let command = ["GETRANGE", prefix, "0", "0"].map { Array($0.utf8) }
        guard case .error(let error) = try send(command, for: prefix, to: target), case .elsewhere(let redirection) = error.kind
        else { return nil }
        guard let other = try route.target(of: redirection, from: target.node) else {
            throw RedisFailure(error, host: target.node.host, isInCluster: true)
        }
        return other
    }

    package func lock(_ key: String, token: String, lease: Duration) throws(DanXiError) -> KeyLock? {
        let number = try run(
            RedisScript.lock, keys: [key, Self.fence(key)], [Array(token.utf8), Array(String(lease.wholeMilliseconds).utf8)])
        return number > 0 ? KeyLock(key: key, token: token, number: number) : nil
    }

    package func renew(_ lock: KeyLock, lease: Duration) throws(DanXiError) -> Bool {
        try run(RedisScript.renew, keys: [lock.key], [Array(lock.token.utf8), Array(String(lease.wholeMilliseconds).utf8)]) != 0
    }

    package func unlock(_ lock: KeyLock) throws(DanXiError) {
        _ = try run(RedisScript.unlock, keys: [lock.key], [Array(lock.token.utf8)])
    }

    package func takeTurn(
        _ key: String, of schedule: TurnSchedule, noEarlierThan earliest: Duration, within limit: Duration
    ) throws(DanXiError) -> Duration? {
        let times = [schedule.interval, earliest, limit, schedule.farthest].map(\.wholeMicroseconds)
        // The rounded times of a turn must not outlive their key.
        let lifetime = schedule.memory.wholeMilliseconds + 1000
        return .microseconds(try run(RedisScript.takeTurn, keys: [key], (times + [lifetime]).map { Array(String($0).utf8) }))
    }

    package func linger() { RedisClients.linger(self) }

    /// Returns the key of a lock's fencing number, a counter that never expires.
    private static func fence(_ lock: String) -> String { lock + ":fence" }

    private func run(_ script: RedisScript, keys: [String], _ arguments: [[UInt8]]) throws(DanXiError) -> Int {
        let reply = try perform(script.command(keys: keys, arguments), for: keys.first ?? "")
        guard case .integer(let number) = reply else { throw unexpected(reply, to: "EVAL") }
        return number
    }

    private func unexpected(_ reply: RedisReply, to command: String) -> DanXiError {
        let kind =
            switch reply {
            case .status: "a status"
            case .bytes: "a string"
            case .integer: "a number"
            case .null: "null"
            case .array: "an array"
            case .error: "an error"
            }
        return failure("its reply to \(command) is \(kind)")
    }
}
