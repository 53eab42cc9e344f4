import Errors
import Storage
import Synchronization
import TestSupport
import Testing
import Threads

@testable import Redis

/// Tests of the commands that a client sends, and of what it makes of the replies.
@Suite("Commands of a Redis client", .virtualTime, .timeLimit(.minutes(5)))
struct CommandTests {
    private let servers = FakeServers()
    private let place = "redis://127.0.0.1:1"
    private let host = "127.0.0.1:1"

    private func client(_ reply: String) throws -> RedisClient {
        servers.set(host) { _ in reply }
        return try servers.client(place)
    }

    private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    /// Returns the command that runs a script.
    private func run(_ script: RedisScript, _ keys: [String], _ arguments: String...) -> String {
        let words = script.command(keys: keys, arguments.map { Array($0.utf8) }).map { String(decoding: $0, as: UTF8.self) }
        return "\(host) " + words.joined(separator: " ")
    }

    private func unusable(_ reason: String, _ advice: String = "Check store.url, the server and the network.") -> DanXiError {
        DanXiError(.storage, "The store \(place) cannot be used: \(reason). \(advice)")
    }

    @Test("A value is read as a whole or only its beginning, and an empty beginning means that it is missing")
    func reading() throws {
        let a = try client("$1\r\na\r\n")
        #expect(try a.get("k", first: nil) == bytes("a") && a.get("k", first: 16) == bytes("a") && a.get("k", first: 0) == bytes("a"))
        #expect(servers.log == ["\(host) GET k", "\(host) GETRANGE k 0 15", "\(host) GETRANGE k 0 0"])
        let empty = try client("$0\r\n\r\n")
        #expect(try empty.get("k", first: nil) == [] && empty.get("k", first: 16) == nil)
        #expect(try client("$-1\r\n").get("k", first: nil) == nil)
    }

    @Test("A value is written with its lifetime, which may be longer than 25 days, and under a lock only by a script")
    func writing() throws {
        let client = try client("+OK\r\n")
        for (lifetime, expected) in [
            (nil, ""), (.seconds(60), " PX 60000"), (.microseconds(1), " PX 1"), (.zero, " PX 1"),
            (.seconds(400 * 86_400), " PX 34560000000"),
        ] as [(Duration?, String)] {
            #expect(try client.put("k", bytes("v"), lifetime: lifetime, under: nil))
            #expect(servers.log.last == "\(host) SET k v" + expected)
        }
        let lock = KeyLock(key: "l", token: "t", number: 7)
        for (reply, isDone) in [(":1\r\n", true), (":0\r\n", false)] {
            #expect(try self.client(reply).put("k", bytes("v"), lifetime: .seconds(1), under: lock) == isDone)
            #expect(servers.log.last == run(.fencedPut, ["k", "l:fence"], "7", "v", "PX", "1000"))
        }
    }

    @Test("A value is replaced by a script, under a lock or without one")
    func replacing() throws {
        let lock = KeyLock(key: "l", token: "t", number: 7)
        for (reply, expected) in [(":0\r\n", KeyReplacement.lockLost), (":1\r\n", .done), (":2\r\n", .changed)] {
            let client = try client(reply)
            #expect(try client.replace("k", head: bytes("h"), of: 16, with: bytes("v"), lifetime: nil, under: nil) == expected)
            #expect(servers.log.last == run(.replace, ["k"], "0", "16", "h", "v"))
            #expect(try client.replace("k", head: [], of: 16, with: [], lifetime: .seconds(2), under: lock) == expected)
            #expect(servers.log.last == run(.replace, ["k", "l:fence"], "7", "16", "", "", "PX", "2000"))
        }
    }

    @Test("A lock is taken, renewed and released by scripts, and has the number that the server has given it")
    func locks() throws {
        let lock = try #require(try client(":7\r\n").lock("l", token: "t", lease: .seconds(30)))
        #expect(servers.log.last == run(.lock, ["l", "l:fence"], "t", "30000"))
        #expect(lock.key == "l" && lock.token == "t" && lock.number == 7)
        #expect(try client(":0\r\n").lock("l", token: "t", lease: .seconds(30)) == nil)
        #expect(try client(":1\r\n").renew(lock, lease: .seconds(30)) && !client(":0\r\n").renew(lock, lease: .seconds(30)))
        #expect(servers.log.last == run(.renew, ["l"], "t", "30000"))
        try client(":0\r\n").unlock(lock)
        #expect(servers.log.last == run(.unlock, ["l"], "t"))
    }

    @Test("The times of a turn are sent in microseconds, and its key lives a second longer than they matter")
    func turns() throws {
        let schedule = TurnSchedule(interval: .milliseconds(10), lead: .milliseconds(200), reach: .seconds(3))
        let wait = try client(":-5\r\n").takeTurn("t", of: schedule, noEarlierThan: .microseconds(-7), within: .microseconds(9))
        #expect(wait == .microseconds(-5))
        #expect(servers.log == [run(.takeTurn, ["t"], "10000", "-7", "9", "3010000", "4210")])
    }

    @Test("A reply of another type is an error that names the type")
    func unexpected() async throws {
        let lock = KeyLock(key: "l", token: "t", number: 7)
        for (reply, kind) in [("+x\r\n", "a status"), ("$1\r\na\r\n", "a string"), (":1\r\n", "a number"), ("$-1\r\n", "null")] {
            let client = try client(reply)
            var error = await failure { try client.get("k", first: nil) }
            #expect(error == (["a string", "null"].contains(kind) ? nil : unusable("its reply to GET is \(kind)")))
            error = await failure { try client.put("k", [], lifetime: nil, under: nil) }
            #expect(error == unusable("its reply to SET is \(kind)"))
            error = await failure { try client.unlock(lock) }
            #expect(error == (kind == "a number" ? nil : unusable("its reply to EVAL is \(kind)")))
            error = await failure { try client.remove("k") }
            #expect(error == (kind == "a number" ? nil : unusable("its reply to DEL is not a number")))
            guard kind != "a string" else { continue }
            error = await failure { try client.removeAll(startingWith: "k") }
            #expect(error == unusable("its reply to SCAN is not a cursor"))
        }
    }

    @Test("All keys with a prefix are removed in steps until the cursor is 0, for at most four seconds")
    func removing() async throws {
        let counter = Count()
        servers.set(host) { _ in counter.next() < 3 ? "$2\r\n17\r\n" : "$1\r\n0\r\n" }
        let client = try servers.client(place)
        try client.removeAll(startingWith: "a*[?]\\")
        let pattern = "a\\*\\[\\?\\]\\\\*"
        #expect(servers.log == ["0", "17", "17"].map { run(.removeSome, [], $0, pattern) })
        servers.set(host) { _ in
            World.current.threads.sleep(for: .seconds(1))
            return "$2\r\n17\r\n"
        }
        let error = await failure { try client.removeAll(startingWith: "a") }
        let reason = "it has too many keys to remove the values within 4 seconds"
        #expect(error == unusable(reason, "Use a separate database for libdanxi.") && servers.log.count == 3 + 4)
        servers.set(host) { _ in ":1\r\n" }
        try client.remove("k")
        #expect(servers.log.last == "\(host) DEL k", "this failure is no reason for a pause")
    }

    @Test("A new connection signs in and selects the database before other commands, and its errors are those of the command")
    func introductions() async throws {
        servers.set(host) { $0[0] == "GET" ? "$1\r\na\r\n" : "+OK\r\n" }
        for (url, commands) in [
            ("redis://anna:secret@127.0.0.1:1/3", ["AUTH anna secret", "SELECT 3", "GET k"]),
            ("redis://127.0.0.1:1/1", ["SELECT 1", "GET k"]),
            ("redis://:secret@127.0.0.1:1/0", ["AUTH secret", "GET k"]), ("redis://127.0.0.1:1", ["GET k"]),
        ] {
            let before = servers.log.count
            #expect(try servers.client(url).get("k", first: nil) == bytes("a"))
            #expect(servers.log.dropFirst(before).map { $0 } == commands.map { "\(host) \($0)" })
        }
        for (command, reply, advice) in [
            ("AUTH", "WRONGPASS no secret", "Check the user name and the password in store.url."),
            ("SELECT", "ERR DB index is out of range", "Check the number of the database in store.url."),
        ] {
            servers.set(host) { $0[0] == command ? "-\(reply)\r\n" : "+OK\r\n" }
            let error = await failure { try servers.client("redis://anna:secret@127.0.0.1:1/3").get("k", first: nil) }
            let text = reply.replacing("secret", with: "…")
            #expect(error?.message == "The store redis://127.0.0.1:1/3 cannot be used: it replied “\(text)”. \(advice)")
        }
    }

    // MARK: Descriptions

    /// Returns a description as one line.
    private func text(_ server: StoreServer) -> String {
        let parts: [String?] = [
            "\(server.isReachable)", server.address, server.software, server.version, server.role?.rawValue, server.problem?.message,
        ]
        return parts.map { $0 ?? "nil" }.joined(separator: " ")
    }

    @Test("The description of a server has what it tells, and the reason why it cannot be used")
    func inspecting() throws {
        let information = ["server": "redis_version:7.0\r\n", "replication": "role:master\r\n"]
        servers.set(host) { command in
            let text = information[command[1]] ?? ""
            return "$\(text.utf8.count)\r\n\(text)\r\n"
        }
        let client = try servers.client(place)
        #expect(text(client.inspect("k")) == "true \(host) redis 7.0 primary nil")
        #expect(servers.log == ["\(host) INFO server", "\(host) INFO replication"])
        let unauthorized = unusable("it replied “NOAUTH x”", "Check the user name and the password in store.url.").message
        let unreadable = unusable("it does not speak the Redis protocol, or sent a reply of an unexpected type").message
        for (reply, expected) in [
            ("-NOPERM x\r\n", "true \(host) nil nil nil nil"), ("-ERR x\r\n", "true \(host) nil nil nil nil"),
            ("-NOAUTH x\r\n", "true \(host) nil nil nil \(unauthorized)"), (":1\r\n", "true \(host) nil nil nil nil"),
            ("HTTP/1.1 400 Bad Request\r\n", "false nil nil nil nil \(unreadable)"),
        ] {
            servers.set(host) { _ in reply }
            #expect(text(try servers.client(place).inspect("k")) == expected)
        }
        servers.set(host, nil)
        #expect(text(try servers.client(place).inspect("k")) == "false nil nil nil nil \(unusable("refused").message)")
    }

    @Test("After a description is refused, other commands are not stopped by an earlier failure")
    func refusedDescription() async throws {
        let client = try client("-NOPERM x\r\n")
        for _ in 0..<12 { client.record(RedisFailure(reason: "refused", advice: ""), for: "k") }
        await expectFailure(.storage) { try client.check("k") }
        _ = client.inspect("k")
        try client.check("k")
        client.record(RedisFailure(reason: "refused", advice: ""), for: "k")
        client.record(RedisFailure(RedisError("WRONGTYPE x")), for: "k")
        try client.check("k")
    }
}

/// A counter, which starts at 0.
private final class Count: Sendable {
    private let number = Atomic<Int>(0)

    func next() -> Int { number.add(1, ordering: .relaxed).newValue }
}
