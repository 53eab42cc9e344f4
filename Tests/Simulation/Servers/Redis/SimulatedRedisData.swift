/// The commands on keys, as clients and scripts call them on one connection at one time.
struct SimulatedRedisData {
    private let connection: SimulatedRedisConnection
    private let now: Int

    init(_ connection: SimulatedRedisConnection, now: Int) {
        (self.connection, self.now) = (connection, now)
    }

    /// The time of the server, as the command TIME returns it.
    var microseconds: Int { now * 1000 }

    private var server: SimulatedRedis { connection.server }

    private static let notAnInteger = SimulatedRedisReply.error("ERR value is not an integer or out of range")

    func checkWrite() throws(SimulatedRedisReply) {
        if connection.isToReplica { throw .error("READONLY You can't write against a read only replica.") }
    }

    private func checkRoom() throws(SimulatedRedisReply) {
        if server.isFull { throw .error("OOM command not allowed when used memory > 'maxmemory'.") }
        try checkWrite()
    }

    /// Runs a command whose number of arguments is right.
    func call(_ name: String, _ arguments: [[UInt8]]) throws(SimulatedRedisReply) -> SimulatedRedisReply {
        switch name {
        case "GET": return try string(arguments[0]).map { .bulk($0) } ?? .null
        case "GETRANGE": return try range(arguments)
        case "SET": return try set(arguments)
        case "DEL": return try delete(arguments)
        case "EXISTS": return .integer(arguments.count { entry($0) != nil })
        case "PEXPIRE": return try expire(arguments)
        case "PTTL": return .integer(entry(arguments[0]).map { $0.expiry.map { $0 - now } ?? -1 } ?? -2)
        case "INCR": return try increment(arguments[0])
        case "SCAN":
            let (next, found) = try scan(arguments)
            return .array([.bulk(String(next)), .array(found.map { .bulk($0) })])
        default: throw .error("ERR unknown command '\(name)', with args beginning with: ")
        }
    }

    private func key(_ bytes: [UInt8]) -> SimulatedRedis.Key { SimulatedRedis.Key(database: connection.database, bytes: bytes) }
    private func entry(_ bytes: [UInt8]) -> SimulatedRedisEntry? { server.entry(key(bytes), at: now) }

    /// Returns the string under a key. Nil if the key does not exist.
    func string(_ bytes: [UInt8]) throws(SimulatedRedisReply) -> [UInt8]? {
        switch entry(bytes)?.content {
        case nil: return nil
        case .string(let value): return value
        case .foreign: throw .error("WRONGTYPE Operation against a key holding the wrong kind of value")
        }
    }

    private func number(_ bytes: [UInt8]) throws(SimulatedRedisReply) -> Int {
        let text = SimulatedRedisCommand.text(bytes)
        guard let number = Int(text), String(number) == text else { throw Self.notAnInteger }
        return number
    }

    private func range(_ arguments: [[UInt8]]) throws(SimulatedRedisReply) -> SimulatedRedisReply {
        var (start, end) = (try number(arguments[1]), try number(arguments[2]))
        let value = try string(arguments[0]) ?? []
        if start < 0, end < 0, start > end { return .bulk([]) }
        start = start < 0 ? max(0, start + value.count) : start
        end = min(end < 0 ? max(0, end + value.count) : end, value.count - 1)
        return .bulk(start <= end ? Array(value[start...end]) : [])
    }

    /// The options of SET.
    private struct SetOptions {
        var expiry: Int?
        var keepsExpiry = false
        var needsAbsent = false
        var needsPresent = false
        var returnsOld = false
    }

    private func options(_ arguments: ArraySlice<[UInt8]>) throws(SimulatedRedisReply) -> SetOptions {
        var (options, rest) = (SetOptions(), arguments)
        while let next = rest.popFirst() {
            switch SimulatedRedisCommand.text(next).uppercased() {
            case "NX" where !options.needsPresent: options.needsAbsent = true
            case "XX" where !options.needsAbsent: options.needsPresent = true
            case "GET": options.returnsOld = true
            case "KEEPTTL" where options.expiry == nil: options.keepsExpiry = true
            case let unit where ["EX", "PX"].contains(unit) && options.expiry == nil && !options.keepsExpiry && !rest.isEmpty:
                let time = try number(rest.removeFirst())
                guard time > 0, time < Int.max / 1000 - now else { throw .error("ERR invalid expire time in 'set' command") }
                options.expiry = now + (unit == "EX" ? time * 1000 : time)
            default: throw .error("ERR syntax error")
            }
        }
        return options
    }

    private func set(_ arguments: [[UInt8]]) throws(SimulatedRedisReply) -> SimulatedRedisReply {
        try checkRoom()
        let options = try options(arguments.dropFirst(2))
        let old = entry(arguments[0])
        let answer: SimulatedRedisReply? = options.returnsOld ? try string(arguments[0]).map { .bulk($0) } ?? .null : nil
        if options.needsAbsent ? old != nil : options.needsPresent && old == nil { return answer ?? .null }
        server.set(key(arguments[0]), .string(arguments[1]), expiry: options.keepsExpiry ? old?.expiry : options.expiry, at: now)
        return answer ?? .ok
    }

    func delete(_ keys: [[UInt8]]) throws(SimulatedRedisReply) -> SimulatedRedisReply {
        try checkWrite()
        var count = 0
        for bytes in keys where entry(bytes) != nil {
            server.set(key(bytes), nil, expiry: nil, at: now)
            count += 1
        }
        return .integer(count)
    }

    private func expire(_ arguments: [[UInt8]]) throws(SimulatedRedisReply) -> SimulatedRedisReply {
        try checkWrite()
        let time = try number(arguments[1])
        guard let old = entry(arguments[0]) else { return .integer(0) }
        server.set(key(arguments[0]), time > 0 ? old.content : nil, expiry: now + time, at: now)
        return .integer(1)
    }

    private func increment(_ bytes: [UInt8]) throws(SimulatedRedisReply) -> SimulatedRedisReply {
        try checkRoom()
        let old = try string(bytes).map { value throws(SimulatedRedisReply) in try number(value) } ?? 0
        guard old < Int.max else { throw .error("ERR increment or decrement would overflow") }
        server.set(key(bytes), .string(Array(String(old + 1).utf8)), expiry: entry(bytes)?.expiry, at: now)
        return .integer(old + 1)
    }

    /// Returns the next cursor and the keys that were found. The cursor is the position of the last seen key, or 0 at
    /// the end.
    func scan(_ arguments: [[UInt8]]) throws(SimulatedRedisReply) -> (next: Int, found: [[UInt8]]) {
        guard let cursor = UInt(SimulatedRedisCommand.text(arguments[0])) else { throw .error("ERR invalid cursor") }
        var (glob, count, rest) = (RedisGlob(Array("*".utf8)), 10, arguments.dropFirst())
        while let option = rest.popFirst() {
            guard let value = rest.popFirst() else { throw .error("ERR syntax error") }
            switch SimulatedRedisCommand.text(option).uppercased() {
            case "MATCH": glob = RedisGlob(value)
            case "COUNT":
                count = try number(value)
                guard count > 0 else { throw .error("ERR syntax error") }
            default: throw .error("ERR syntax error")
            }
        }
        let later = server.scan(connection.database, at: now).filter { UInt($0.1.serial) > cursor }
        let seen = later.prefix(count)
        return (later.count > count ? seen.last?.1.serial ?? 0 : 0, seen.map(\.0.bytes).filter(glob.matches))
    }
}
