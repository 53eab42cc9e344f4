/// A model of a Redis server and its replica, or of a sentinel, with the commands and the scripts that libdanxi uses. A test compares it with
/// a real server.
///
/// All time is passed in, in milliseconds since 1970. `Sendable` is unchecked, because one thread at a time uses the simulated world.
package final class SimulatedRedis: @unchecked Sendable {
    package struct Settings: Sendable {
        package var user = "default"
        /// The password that connections must send. Nil if they need none.
        package var password: String?
        package var databases = 16

        package init() {}
    }

    package let settings: Settings
    /// The times at which the server lost its data, in milliseconds since 1970.
    package private(set) var losses: [Int] = []
    /// All commands that were run or refused, in order.
    package internal(set) var commands: [RedisCommandRecord] = []
    /// The texts of scripts that the model does not know. Each of them is a fault of the model or of the library.
    package internal(set) var unknownScripts: [String] = []

    // MARK: Faults

    /// Whether the server refuses writes, as a replica does.
    package var isReadOnly = false
    /// Whether the server refuses commands that need memory.
    package var isFull = false
    /// The time until which the server loads its data, and refuses most commands.
    package var loadingEnd = 0
    /// The message of an error with which the server refuses all commands. Nil in good times.
    package var refusal: String?

    private var entries: [Key: SimulatedRedisEntry] = [:]
    private var undo: [Undo] = []
    private var lastSerial = 0
    /// Grows with each restart, which old connections do not survive.
    private(set) var epoch = 0
    /// Which one of the two servers takes writes: 0 or 1. The other one is its replica.
    package private(set) var primary = 0
    /// The server that a sentinel takes for the primary. Nil for a server that is no sentinel.
    package var namedPrimary: Int?
    /// The failovers to the replica. Times are in milliseconds since 1970.
    package private(set) var failovers: [Failover] = []

    struct Key: Hashable {
        let database: Int
        let bytes: [UInt8]
    }

    /// The value before a write, for a failover to a replica that has not received the write.
    private struct Undo {
        let time: Int
        let key: Key
        let old: SimulatedRedisEntry?
    }

    package struct Failover: Sendable {
        package let time: Int
        /// The time since which the replica had received no writes.
        package let lossStart: Int
        /// The number of commands before the failover.
        package let position: Int
    }

    /// - Parameter namedPrimary: the server that a sentinel takes for the primary. Nil for a server that is no sentinel.
    package init(settings: Settings = Settings(), namedPrimary: Int? = nil) {
        (self.settings, self.namedPrimary) = (settings, namedPrimary)
    }

    /// - Parameters:
    ///   - client: the number of the client, which is recorded with its commands.
    ///   - number: the server, 0 or 1. Nil for the primary.
    package func connect(by client: Int = 0, to number: Int? = nil) -> SimulatedRedisConnection {
        SimulatedRedisConnection(server: self, number: number ?? primary, client: client)
    }

    /// Removes all keys of all databases, as FLUSHALL does.
    /// - Parameter now: the time, which is recorded.
    package func flushAll(at now: Int) {
        losses.append(now)
        entries = [:]
        undo = []
    }

    /// Removes one key, as the server does when its memory is full. Returns whether the key existed.
    @discardableResult
    package func evict(_ key: String, database: Int = 0) -> Bool {
        entries.removeValue(forKey: Key(database: database, bytes: Array(key.utf8))) != nil
    }

    /// Restarts the server. Its connections are closed.
    /// - Parameters:
    ///   - now: the time of the restart.
    ///   - keepsData: whether the server has saved its data.
    ///   - loadingEnd: the time until which the server replies `LOADING`.
    package func restart(at now: Int, keepsData: Bool, loadingEnd: Int = 0) {
        epoch += 1
        self.loadingEnd = loadingEnd
        if !keepsData { flushAll(at: now) }
    }

    /// Makes the replica the primary. It has not received the writes since a time. Connections to the former primary, which becomes the replica,
    /// stay open, and get the reply `READONLY` to writes.
    package func failOver(at now: Int, losingWritesSince time: Int) {
        primary = 1 - primary
        while let last = undo.last, last.time >= time {
            entries[last.key] = last.old
            undo.removeLast()
        }
        for index in commands.indices.reversed() {
            guard commands[index].time >= time else { break }
            commands[index].isLost = true
        }
        failovers.append(Failover(time: now, lossStart: time, position: commands.count))
        isReadOnly = false
    }

    /// Stores a list under a key, which libdanxi does not write.
    package func plantList(_ key: String, database: Int = 0) {
        lastSerial += 1
        entries[Key(database: database, bytes: Array(key.utf8))] = SimulatedRedisEntry(content: .foreign, serial: lastSerial)
    }

    // MARK: The truth

    /// The names of the keys that do not expire, sorted.
    package var lastingKeys: [String] {
        entries.filter { $0.value.expiry == nil }.keys.map { String(decoding: $0.bytes, as: UTF8.self) }.sorted()
    }

    /// Returns the string under a key. Nil if it does not exist, has expired or is not a string.
    package func value(_ key: String, database: Int = 0, at now: Int) -> [UInt8]? {
        guard case .string(let bytes)? = entry(Key(database: database, bytes: Array(key.utf8)), at: now)?.content else { return nil }
        return bytes
    }

    /// Returns the last millisecond at which a key exists. Nil if it does not expire.
    package func expiry(of key: String, database: Int = 0) -> Int? { entries[Key(database: database, bytes: Array(key.utf8))]?.expiry }

    /// Returns the names of all keys that exist, sorted.
    package func keys(database: Int = 0, at now: Int) -> [String] {
        scan(database, at: now).map { String(decoding: $0.0.bytes, as: UTF8.self) }.sorted()
    }

    package func commands(_ name: String) -> [RedisCommandRecord] { commands.filter { $0.name == name } }

    // MARK: Rows

    func entry(_ key: Key, at now: Int) -> SimulatedRedisEntry? {
        entries[key].flatMap { entry in entry.expiry.map { now > $0 } ?? false ? nil : entry }
    }

    /// All keys of a database that exist, in the order of SCAN.
    func scan(_ database: Int, at now: Int) -> [(Key, SimulatedRedisEntry)] {
        entries.keys.filter { $0.database == database }.compactMap { key in entry(key, at: now).map { (key, $0) } }
            .sorted { $0.1.serial < $1.1.serial }
    }

    /// Replaces a value, or removes it if `content` is nil.
    func set(_ key: Key, _ content: SimulatedRedisEntry.Content?, expiry: Int?, at now: Int) {
        let old = entry(key, at: now)
        undo.append(Undo(time: now, key: key, old: old))
        guard let content else {
            entries[key] = nil
            return
        }
        if old == nil { lastSerial += 1 }
        entries[key] = SimulatedRedisEntry(content: content, expiry: expiry, serial: old?.serial ?? lastSerial)
    }
}
