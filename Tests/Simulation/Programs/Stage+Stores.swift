import JSON
import Threads

@testable import Feeds
@testable import SQLite
@testable import Storage

/// A write of tokens to a store.
package struct TokenWrite: Sendable {
    package let time: Int
    /// The store: a directory, or the prefix of the keys in Redis.
    package let store: String
    /// The refresh tokens. Nil if there were none.
    package let old: String?
    package let new: String?
}

/// A wait for a result of a session's queue. Times are in nanoseconds.
package struct QueueWait: Sendable {
    package let process: Int
    /// The number of the process's start.
    package let launch: Int
    package let start: Int
    package let end: Int
    package let limit: Int
    /// Whether the descriptor of the queue was readable before a wait that takes no time. Nil for other waits.
    package let wasReadable: Bool?
    package let hasResult: Bool
}

/// The threads and files that a process has used.
package struct ProcessUse: Sendable {
    package private(set) var mostThreads = 0
    package private(set) var mostFiles = 0
    /// The files that were open, the number of requests that were under way, and whether the session was in memory, some time after it was closed.
    /// Nil before.
    package private(set) var left: (files: [String], requests: Int, hasSession: Bool, time: Int)?

    mutating func observe(threads: Int, files: Int) {
        (mostThreads, mostFiles) = (max(mostThreads, threads), max(mostFiles, files))
    }

    /// - Parameter time: milliseconds since 1970.
    mutating func leave(files: [String], requests: Int, hasSession: Bool, time: Int) { left = (files, requests, hasSession, time) }
}

extension Stage {
    /// The key with which programs encrypt their values in Redis.
    static let storeKey: [UInt8] = (0..<32).map { [0x01, 0x23, 0x45, 0x67, 0x89, 0xAB, 0xCD, 0xEF][$0 % 8] }

    /// The namespace or directory of the processes that use a person's store.
    package func storeOwner(ofProcess process: Int) -> Int { person(ofProcess: process).number }

    /// Returns whether the store has certainly kept what was written to it since a time.
    package func storeKeeps(since time: Int) -> Bool {
        guard stops.isEmpty else { return false }
        return switch plan.store {
        case .none: false
        case .directory: plan.faults.rates[.disk] == nil
        case .redis:
            plan.isFaultless && redisTraffic.failures.isEmpty && !outages.contains { $0.end >= time }
                && !redis.losses.contains { ($0 - Self.wallStart) * 1_000_000 >= time }
        }
    }

    func isWhole(_ bytes: [UInt8]) -> Bool { (try? JSONValue.decode(PaddedBytes(bytes))) != nil }

    func observeFile(_ path: String, _ old: [UInt8]?, _ new: [UInt8]) {
        guard path.hasSuffix("/account.json") else { return }
        record(TokenWrite(time: scheduler.now, store: path, old: old.flatMap(token), new: token(new)))
    }

    /// The commands that write a value: the reply to a write, and the number of arguments before the value.
    private static let writes = ["SET": ("+OK", 0), "script fencedPut": (":1", 1), "script replace": (":1", 3)]

    /// Reads the writes of tokens from the commands that the Redis server has run.
    package var redisTokenWrites: [TokenWrite] {
        var last: [String: String] = [:]
        // The values without the writes that a failover has lost.
        var kept: [String: String] = [:]
        var failovers = redis.failovers[...]
        return redis.commands.enumerated().compactMap { position, command -> TokenWrite? in
            if let failover = failovers.first, failover.position <= position {
                last = kept
                failovers.removeFirst()
            }
            guard let key = command.keys.first, key.hasSuffix(":account.json"), let (reply, skipped) = Self.writes[command.name],
                command.reply == reply, let value = command.arguments.dropFirst(skipped).first
            else { return nil }
            let new = ValueSeal(key: Self.storeKey).open(value, name: key).flatMap { token(Array($0.bytes)) }
            defer {
                last[key] = new
                if !command.isLost { kept[key] = new }
            }
            let time = (command.time - Self.wallStart) * 1_000_000
            let isLost = redis.losses.contains { $0 <= command.time }
            return TokenWrite(time: time, store: key, old: isLost ? nil : last[key], new: new)
        }
    }

    private func token(_ bytes: [UInt8]) -> String? { (try? JSONValue.decode(PaddedBytes(bytes)))?["refresh"]?.text }

    /// Creates the database that an older version of the library has left in the directory of each person, in some histories.
    func addOldDatabases(_ process: SimulatedProcess) {
        let seed = Seed(plan.seed ^ 2)
        guard plan.store == .directory, seed.chance(1, in: 2) else { return }
        let files = disk.files(user: Self.user, seed: seed)
        let world = process.world([ObjectIdentifier(FilesKey.self): files as any FileSystem])
        let version = seed.int(in: 0...(FeedTables.steps.count - 1))
        for number in Set(plan.processes.map(storeOwner)).sorted() {
            let directory = "/store/person-\(number)"
            disk.addDirectory(directory, owner: Self.user, mode: 0o700)
            disk.addFile("\(directory)/feeds.sqlite3", [], owner: Self.user)
            world.run {
                guard let database = try? Database(path: "\(directory)/feeds.sqlite3", system: files.databaseSystem) else { return }
                try? database.migrate(Array(FeedTables.steps.prefix(version)))
                database.close()
            }
        }
    }
}
