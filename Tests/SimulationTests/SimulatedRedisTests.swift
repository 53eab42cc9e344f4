import Testing

@testable import Simulation

@Suite("The model of Redis", .timeLimit(.minutes(5)))
struct SimulatedRedisTests {
    private static func bytes(of command: [[UInt8]]) -> [UInt8] {
        command.reduce(into: Array("*\(command.count)\r\n".utf8)) { bytes, argument in
            bytes += Array("$\(argument.count)\r\n".utf8) + argument + Array("\r\n".utf8)
        }
    }

    @Test("A connection takes commands in pieces of any size")
    func pieces() {
        let connection = SimulatedRedis().connect()
        let bytes = ["SET", "GET"].flatMap { name in
            Self.bytes(of: [Array(name.utf8), Array("a".utf8)] + (name == "SET" ? [Array("1\r\n".utf8)] : []))
        }
        let replies = bytes.flatMap { connection.receive([$0], now: 0) }
        #expect(String(decoding: replies, as: UTF8.self) == "+OK\r\n$3\r\n1\r\n\r\n")
        #expect(connection.receive(Array("GET a\r\n".utf8), now: 0).starts(with: "-ERR Protocol error".utf8) && !connection.isOpen)
    }

    @Test("A key exists until its last millisecond, and a scan finds each key once")
    func expiryAndScan() {
        let redis = SimulatedRedis()
        let connection = redis.connect()
        for number in 0..<25 { _ = connection.command(["SET", "key\(number)", "1", "PX", "100"].map { Array($0.utf8) }, now: 0) }
        #expect(redis.keys(at: 100).count == 25 && redis.keys(at: 101).isEmpty)
        var (cursor, found) = ("0", [String]())
        repeat {
            let reply = String(decoding: connection.command(["SCAN", cursor, "COUNT", "7"].map { Array($0.utf8) }, now: 0), as: UTF8.self)
            let lines = reply.split(separator: "\r\n").filter { !"*$".contains($0.prefix(1)) }.map(String.init)
            cursor = lines[0]
            found += lines.dropFirst()
        } while cursor != "0"
        #expect(found.sorted() == redis.keys(at: 0))
    }

    @Test("Faults have their documented effects")
    func faults() {
        let redis = SimulatedRedis()
        let connection = redis.connect()
        let call = { (connection: SimulatedRedisConnection, now: Int, words: [String]) in
            String(decoding: connection.command(words.map { Array($0.utf8) }, now: now).prefix { $0 != 13 }, as: UTF8.self)
        }
        #expect(call(connection, 1, ["SET", "a", "1"]) == "+OK" && call(connection, 5, ["SET", "a", "2"]) == "+OK")
        redis.failOver(at: 6, losingWritesSince: 5)
        #expect(redis.value("a", at: 6) == Array("1".utf8) && connection.isOpen)
        #expect(call(connection, 6, ["SET", "a", "3"]).hasPrefix("-READONLY") && call(connection, 6, ["GET", "a"]) == "$1")
        let second = redis.connect()
        #expect(call(second, 7, ["SET", "a", "3"]) == "+OK")
        #expect(call(connection, 7, ["ROLE"]) == "*5" && call(second, 7, ["ROLE"]) == "*3")
        #expect(redis.commands.filter(\.isLost).map(\.time) == [5])
        redis.restart(at: 0, keepsData: false, loadingEnd: 20)
        #expect(!second.isOpen && second.receive(Self.bytes(of: [Array("PING".utf8)]), now: 8).isEmpty)
        let third = redis.connect()
        #expect(call(third, 10, ["GET", "a"]).hasPrefix("-LOADING") && call(third, 20, ["GET", "a"]) == "$-1")
        redis.isFull = true
        #expect(call(third, 21, ["SET", "a", "1"]).hasPrefix("-OOM") && call(third, 21, ["DEL", "a"]) == ":0")
        redis.isFull = false
        redis.plantList("a")
        #expect(call(third, 22, ["GET", "a"]).hasPrefix("-WRONGTYPE") && redis.evict("a") && call(third, 23, ["GET", "a"]) == "$-1")
    }

    @Test("A sentinel names the primary of its service, and no other server does")
    func sentinel() {
        let command = Self.bytes(of: ["SENTINEL", "GET-MASTER-ADDR-BY-NAME", "main"].map { Array($0.utf8) })
        let reply = { (redis: SimulatedRedis) in String(decoding: redis.connect().receive(command, now: 0), as: UTF8.self) }
        #expect(reply(SimulatedRedis(namedPrimary: 1)) == "*2\r\n$20\r\nredis-2.example.test\r\n$4\r\n6379\r\n")
        #expect(reply(SimulatedRedis()).hasPrefix("-ERR unknown command"))
    }
}
