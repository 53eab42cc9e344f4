/// The scripts that libdanxi sends, modelled in Swift.
///
/// The model has its own copies of the texts, so that a changed script is unknown to it until the model is changed too.
enum SimulatedRedisScript: CaseIterable {
    case lock, renew, unlock, fencedPut, replace, takeTurn, removeSome

    /// Returns the script with a text. Nil if the model does not know the text.
    init?(text: String) {
        guard let script = Self.allCases.first(where: { $0.text == text }) else { return nil }
        self = script
    }

    /// Runs the script. The keys and arguments are those of EVAL.
    func run(_ data: SimulatedRedisData, keys: [[UInt8]], arguments: [[UInt8]]) throws(SimulatedRedisReply) -> SimulatedRedisReply {
        switch self {
        case .lock:
            if try data.string(keys[0]) == arguments[0] {
                _ = try data.call("PEXPIRE", [keys[0], arguments[1]])
                guard let fence = try data.string(keys[1]) else { return .integer(1) }
                return Self.number(fence).map { .integer(Int($0)) } ?? .null
            }
            if case .null = try data.call("SET", [keys[0], arguments[0], Array("NX".utf8), Array("PX".utf8), arguments[1]]) {
                return .integer(0)
            }
            return try data.call("INCR", [keys[1]])
        case .renew:
            return try data.string(keys[0]) == arguments[0] ? try data.call("PEXPIRE", [keys[0], arguments[1]]) : .integer(0)
        case .unlock:
            return try data.string(keys[0]) == arguments[0] ? try data.delete([keys[0]]) : .integer(0)
        case .fencedPut:
            if try Self.isFenced(data, keys, arguments) { return .integer(0) }
            _ = try data.call("SET", [keys[0], arguments[1]] + arguments.dropFirst(2))
            return .integer(1)
        case .replace:
            if keys.count > 1, try Self.isFenced(data, keys, arguments) { return .integer(0) }
            let count = Int(SimulatedRedisCommand.text(arguments[1])) ?? 0
            let (head, value) = (try data.string(keys[0])?.prefix(count) ?? [], arguments[3])
            guard head == arguments[2][...] || head == value.prefix(count) else { return .integer(2) }
            _ = value.isEmpty ? try data.delete([keys[0]]) : try data.call("SET", [keys[0], value] + arguments.dropFirst(4))
            return .integer(1)
        case .takeTurn:
            let (times, now) = (arguments.prefix(4).map { Self.number($0) ?? 0 }, Double(data.microseconds))
            var next = try data.string(keys[0]).flatMap(Self.number) ?? 0
            if next > now + times[3] { next = 0 }
            let turn = max(next, now + times[1])
            if turn - now <= times[2] {
                let value = Array(String(Int(turn + times[0])).utf8)
                _ = try data.call("SET", [keys[0], value, Array("PX".utf8), arguments[4]])
            }
            return .integer(Int(turn - now))
        case .removeSome:
            let options = ["MATCH", "COUNT", "1000"].map { Array($0.utf8) }
            let (next, found) = try data.scan([arguments[0], options[0], arguments[1], options[1], options[2]])
            for key in found { _ = try data.delete([key]) }
            return .bulk(String(next))
        }
    }

    /// Returns whether a later holder of the lock has a higher number.
    private static func isFenced(
        _ data: SimulatedRedisData, _ keys: [[UInt8]], _ arguments: [[UInt8]]
    ) throws(SimulatedRedisReply) -> Bool {
        let fence = try data.string(keys[1]).map(number) ?? 0
        guard let fence, let own = number(arguments[0]) else {
            throw .error("ERR user_script:1: attempt to compare number with nil")
        }
        return fence > own
    }

    /// Converts a string as `tonumber` of Lua does.
    private static func number(_ bytes: [UInt8]) -> Double? { Double(SimulatedRedisCommand.text(bytes)) }

    private var text: String {
        switch self {
        case .lock:
            """
            if redis.call('GET', KEYS[1]) == ARGV[1] then
                redis.call('PEXPIRE', KEYS[1], ARGV[2])
                return tonumber(redis.call('GET', KEYS[2]) or 1)
            end
            if redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then return redis.call('INCR', KEYS[2]) end
            return 0
            """
        case .renew: "if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end return 0"
        case .unlock: "if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0"
        case .fencedPut:
            """
            if tonumber(redis.call('GET', KEYS[2]) or 0) > tonumber(ARGV[1]) then return 0 end
            redis.call('SET', KEYS[1], ARGV[2], unpack(ARGV, 3))
            return 1
            """
        case .replace:
            """
            if KEYS[2] and tonumber(redis.call('GET', KEYS[2]) or 0) > tonumber(ARGV[1]) then return 0 end
            local head = redis.call('GETRANGE', KEYS[1], 0, ARGV[2] - 1)
            if head ~= ARGV[3] and head ~= string.sub(ARGV[4], 1, ARGV[2]) then return 2 end
            if ARGV[4] == '' then
                redis.call('DEL', KEYS[1])
            else
                redis.call('SET', KEYS[1], ARGV[4], unpack(ARGV, 5))
            end
            return 1
            """
        case .takeTurn:
            """
            local time = redis.call('TIME')
            local now = time[1] * 1000000 + time[2]
            local next = tonumber(redis.call('GET', KEYS[1]) or 0) or 0
            if next > now + ARGV[4] then next = 0 end
            local turn = math.max(next, now + ARGV[2])
            if turn - now <= tonumber(ARGV[3]) then
                redis.call('SET', KEYS[1], string.format('%.0f', turn + ARGV[1]), 'PX', ARGV[5])
            end
            return turn - now
            """
        case .removeSome:
            """
            local found = redis.call('SCAN', ARGV[1], 'MATCH', ARGV[2], 'COUNT', 1000)
            for _, key in ipairs(found[2]) do redis.call('DEL', key) end
            return found[1]
            """
        }
    }
}
