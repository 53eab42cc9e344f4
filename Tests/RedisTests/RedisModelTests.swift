import Testing

@testable import Redis
@testable import Simulation

@Suite(
    "The model of Redis answers like a real server",
    .enabled(if: RedisServer.isInstalled, "Install the Debian package redis-server to run these tests."), .timeLimit(.minutes(5)))
struct RedisModelTests {
    private static func bytes(of command: [[UInt8]]) -> [UInt8] {
        command.reduce(into: Array("*\(command.count)\r\n".utf8)) { bytes, argument in
            bytes += Array("$\(argument.count)\r\n".utf8) + argument + Array("\r\n".utf8)
        }
    }

    /// Expiry times are an hour or more, so that no key of the real server expires during the test.
    private static let lease = "3600000"

    /// Draws a command on a few keys, so that commands meet the values of earlier ones.
    private static func command(_ seed: Seed) -> [[UInt8]] {
        let key = "danxi:" + seed.element(of: ["a", "b", "c*", "[d]"])
        let fence = key + ":fence"
        let value = seed.element(of: ["", "1", "-7", "x", "10 ", "ä\r\n", String(repeating: "y", count: 300)])
        let token = seed.element(of: ["t1", "t2"])
        let number = seed.element(of: ["0", "1", "2", "3", "99"])
        let texts: [String]
        switch seed.int(in: 0...22) {
        case 0: texts = ["GET", key]
        case 1: texts = ["GETRANGE", key, String(seed.int(in: -4...4)), String(seed.int(in: -4...400))]
        case 2: texts = ["SET", key, value]
        case 3: texts = ["set", key, value, "PX", lease]
        case 4: texts = ["SET", key, value, seed.element(of: ["NX", "XX"]), "px", lease]
        case 5:
            texts = ["SET", key, value, seed.element(of: ["GET", "KEEPTTL", "PX", "EX", "NO"])] + seed.element(of: [[], ["0"], ["-1"]])
        case 6: texts = ["DEL", key, fence]
        case 7: texts = seed.element(of: [["EXISTS", key, key, fence], ["PTTL", key]])
        case 8: texts = ["INCR", key]
        case 9: texts = ["PEXPIRE", key, seed.element(of: [lease, "0", "-5", "x"])]
        case 10:
            texts = seed.element(of: [
                ["PING"], ["ROLE"], ["DBSIZE"], ["CLIENT", "SETNAME", "libdanxi"], ["SELECT", "99"], ["SELECT", "x"],
            ])
        case 11: texts = seed.element(of: [["GET"], ["GETRANGE", key, "x", "1"], ["SCAN", "x"], ["AUTH", "password"]])
        case 12: return RedisScript.renew.command(keys: [key], [Array(token.utf8), Array(lease.utf8)])
        case 13, 14:
            return RedisScript.lock.command(keys: [key, fence], [Array(token.utf8), Array(lease.utf8)])
        case 15: return RedisScript.unlock.command(keys: [key], [Array(token.utf8)])
        case 16:
            let expiry = seed.element(of: [[], ["PX", lease]]).map { Array($0.utf8) }
            return RedisScript.fencedPut.command(keys: [key, fence], [Array(number.utf8), Array(value.utf8)] + expiry)
        case 17...19:
            let expiry = seed.element(of: [[], ["PX", lease]]).map { Array($0.utf8) }
            let head = seed.element(of: ["", "1", "-7", "x", "yyy", "t1"])
            return RedisScript.replace.command(
                keys: seed.element(of: [[key], [key, fence]]), [number, "3", head, value].map { Array($0.utf8) } + expiry)
        case 20: texts = ["SET", "danxi:turn", seed.element(of: ["x", "-7", "1", "4000000000000000"]), "PX", lease]
        case 21:
            // The key has a time, so no other command reads it. The interval is an hour.
            let times = [
                "3600000000", seed.element(of: ["-1000", "0", "500"]), seed.element(of: ["0", "1000", "7200000000"]),
                seed.element(of: ["1000", "7200000000", "36000000000"]),
            ]
            return RedisScript.takeTurn.command(keys: ["danxi:turn"], (times + [lease]).map { Array($0.utf8) })
        default:
            let pattern = seed.element(of: ["danxi:a*", "danxi:c\\**", "danxi:\\[d\\]*", "danxi:[a-b]?fence", "*"])
            return RedisScript.removeSome.command(keys: [], [Array("0".utf8), Array(pattern.utf8)])
        }
        return texts.map { Array($0.utf8) }
    }

    /// Returns a reply as text. The real server's time passes, so a large number, which is the rest of an expiry time, has no value.
    private static func text(_ reply: [UInt8]) -> String {
        let text = String(decoding: reply, as: UTF8.self)
        guard text.hasPrefix(":"), let number = Int(text.dropFirst().prefix { $0.isNumber }), number > 1_000_000 else { return text }
        return "the rest of an expiry time"
    }

    @Test("Drawn commands and scripts have the same replies", arguments: [1, 2, 3] as [UInt64])
    func drawnCommands(_ number: UInt64) throws {
        let server = try RedisServer()
        let (real, model, seed) = (try RealRedis(server), SimulatedRedis(), Seed(number))
        let connection = model.connect()
        for step in 0..<2000 {
            let command = Self.command(seed)
            let bytes = Self.bytes(of: command)
            let expected = Self.text(try real.send(bytes))
            let given = Self.text(connection.receive(bytes, now: 1_000_000))
            let text = command.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
            try #require(given == expected, "step \(step): \(text)")
        }
        withExtendedLifetime(server) {}
        #expect(model.unknownScripts.isEmpty)
    }
}
