/// A Lua script that the server runs atomically (EVAL).
struct RedisScript: Sendable {
    let text: String

    /// A script that takes a free lock. It returns the fencing number, or 0 if another token holds the lock. If the caller's token already
    /// holds the lock, because the command was sent again after its reply was lost, the number stays the same.
    static let lock = RedisScript(
        text: """
            if redis.call('GET', KEYS[1]) == ARGV[1] then
                redis.call('PEXPIRE', KEYS[1], ARGV[2])
                return tonumber(redis.call('GET', KEYS[2]) or 1)
            end
            if redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then return redis.call('INCR', KEYS[2]) end
            return 0
            """)

    /// A script that extends the lease of a lock that the caller's token holds. It returns 0 if the lock was lost.
    static let renew = RedisScript(
        text: "if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end return 0")

    static let unlock = RedisScript(
        text: "if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0")

    /// A script that writes a value and returns 1. If a later holder of the lock has a higher fencing number than the caller, the script
    /// writes nothing and returns 0.
    static let fencedPut = RedisScript(
        text: """
            if tonumber(redis.call('GET', KEYS[2]) or 0) > tonumber(ARGV[1]) then return 0 end
            redis.call('SET', KEYS[1], ARGV[2], unpack(ARGV, 3))
            return 1
            """)

    /// A script that replaces a value whose first bytes are still the expected ones, or removes it if the new value is empty. It returns 1 if it
    /// has done so, 0 if the caller has lost its lock, and 2 if the value has other first bytes. Without a second key, no lock is checked. If
    /// the value already has the first bytes of the new one, the command was sent again after its reply was lost.
    static let replace = RedisScript(
        text: """
            if KEYS[2] and tonumber(redis.call('GET', KEYS[2]) or 0) > tonumber(ARGV[1]) then return 0 end
            local head = redis.call('GETRANGE', KEYS[1], 0, ARGV[2] - 1)
            if head ~= ARGV[3] and head ~= string.sub(ARGV[4], 1, ARGV[2]) then return 2 end
            if ARGV[4] == '' then
                redis.call('DEL', KEYS[1])
            else
                redis.call('SET', KEYS[1], ARGV[4], unpack(ARGV, 5))
            end
            return 1
            """)

    /// A script that takes the next turn of a schedule, unless it begins too late, and returns the time until the turn. The key has the time of the
    /// next turn, which is ignored if it is too far away. All times are in microseconds, and those in the arguments are relative to now: the
    /// interval, the earliest turn, the latest turn, the farthest next turn; then the lifetime of the key in milliseconds.
    static let takeTurn = RedisScript(
        text: """
            local time = redis.call('TIME')
            local now = time[1] * 1000000 + time[2]
            local next = tonumber(redis.call('GET', KEYS[1]) or 0) or 0
            if next > now + ARGV[4] then next = 0 end
            local turn = math.max(next, now + ARGV[2])
            if turn - now <= tonumber(ARGV[3]) then
                redis.call('SET', KEYS[1], string.format('%.0f', turn + ARGV[1]), 'PX', ARGV[5])
            end
            return turn - now
            """)

    /// A script that removes some of the keys that match a pattern. It returns the cursor for the next call, which is 0 at the end.
    static let removeSome = RedisScript(
        text: """
            local found = redis.call('SCAN', ARGV[1], 'MATCH', ARGV[2], 'COUNT', 1000)
            for _, key in ipairs(found[2]) do redis.call('DEL', key) end
            return found[1]
            """)

    func command(keys: [String], _ arguments: [[UInt8]]) -> [[UInt8]] {
        [Array("EVAL".utf8), Array(text.utf8), Array(String(keys.count).utf8)] + keys.map { Array($0.utf8) } + arguments
    }
}
