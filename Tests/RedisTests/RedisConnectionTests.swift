import Connections
import Testing

@testable import Redis
import Threads

/// Tests of the limits and formats of replies, and of replies that arrive in several parts, without a socket.
@Suite("Connections to a Redis server", .timeLimit(.minutes(5)))
struct RedisConnectionTests {
    private static let lineLimit = 65_536
    private let end = Instant.now + .seconds(60)

    private func reply(_ connection: FakeConnection) throws(ConnectionFailure) -> RedisReply {
        try RedisConnection(connection).command([Array("GET".utf8)], until: end)
    }

    private func failure(_ connection: FakeConnection) -> String {
        do throws(ConnectionFailure) {
            return "no failure: \(try reply(connection))"
        } catch {
            return error.reason
        }
    }

    private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    @Test("A command is sent as an array of strings, which may contain any byte")
    func command() throws {
        let connection = FakeConnection([Self.bytes("+OK\r\n")])
        let arguments: [[UInt8]] = [Self.bytes("SET"), [], [0, 13, 10, 255]]
        #expect(try RedisConnection(connection).command(arguments, until: end) == .status("OK"))
        #expect(connection.sent == Self.bytes("*3\r\n$3\r\nSET\r\n$0\r\n\r\n$4\r\n") + [0, 13, 10, 255, 13, 10])
        #expect(connection.ends == [end, end], "sending and receiving have the deadline of the command")
    }

    @Test(
        "A reply has the same value whether the bytes arrive at once, in two parts or one by one",
        arguments: [
            ("+OK\r\n", RedisReply.status("OK")), ("+\r\n", .status("")), (":0\r\n", .integer(0)), (":-12\r\n", .integer(-12)),
            ("$0\r\n\r\n", .bytes([])), ("$5\r\na\r\n\0b\r\n", .bytes(Array("a\r\n\0b".utf8))), ("$-1\r\n", .null),
            ("-ERR no\r\n", .error(RedisError("ERR no"))), ("-LOADING wait\r\n", .error(RedisError("LOADING wait"))),
        ])
    func parts(_ text: String, _ expected: RedisReply) throws {
        let bytes = Self.bytes(text)
        #expect(try reply(FakeConnection([bytes])) == expected)
        #expect(try reply(FakeConnection(bytes.map { [$0] })) == expected)
        for cut in 1..<bytes.count {
            #expect(try reply(FakeConnection([Array(bytes[..<cut]), Array(bytes[cut...])])) == expected, "cut at \(cut)")
            #expect(failure(FakeConnection([Array(bytes[..<cut])])) == "the server closed the connection", "cut at \(cut)")
        }
    }

    @Test("A line without an end is refused after 64 KiB", arguments: ["+a", "-ERR a", ":1", "$1", "+\n", "+\r"], [1, 1000, 65_536])
    func endlessLine(_ start: String, _ partSize: Int) {
        let filler = [UInt8](repeating: Self.bytes(start).last ?? 0, count: partSize)
        let connection = FakeConnection { $0 == 0 ? Self.bytes(start) : filler }
        #expect(failure(connection) == "it sent a line of more than 64 KiB")
        #expect(connection.received <= Self.lineLimit + 16_384, "at most one buffer is received after the limit")
    }

    @Test("A line of 64 KiB is read, and a longer line is refused even if the line has an end")
    func longestLine() throws {
        let text = [UInt8](repeating: UInt8(ascii: "a"), count: Self.lineLimit - 3)
        let line = Self.bytes("+") + text + Self.bytes("\r\n")
        #expect(try reply(FakeConnection([line])) == .status(String(decoding: text, as: UTF8.self)))
        #expect(failure(FakeConnection([Self.bytes("+a") + text + Self.bytes("\r\n")])) == "it sent a line of more than 64 KiB")
    }

    @Test("The limit for lines does not apply to strings, whose limit is 64 MiB")
    func strings() throws {
        let value = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
        #expect(try reply(FakeConnection([Self.bytes("$1000000\r\n") + value + Self.bytes("\r\n")])) == .bytes(value))
        let endless = FakeConnection { $0 == 0 ? Self.bytes("$9999999999\r\n") : value }
        #expect(failure(endless) == "its reply is larger than 64 MiB")
    }

    @Test(
        "A reply of a type that no command returns, such as an array, is refused at its first byte",
        arguments: ["*1\r\n", "%1\r\n", "~1\r\n", ">1\r\n", "_\r\n", ",1\r\n", "\0"])
    func otherTypes(_ text: String) {
        let connection = FakeConnection { _ in Self.bytes(text) }
        #expect(failure(connection).hasPrefix("it does not speak the Redis protocol"))
        #expect(connection.received == text.utf8.count)
    }

    @Test("An array is read where one is expected, whether its bytes arrive at once or one by one")
    func arrays() throws {
        let bytes = Self.bytes("*3\r\n$4\r\na*9\r\r\n*2\r\n:1\r\n*-1\r\n$-1\r\n")
        for parts in [[bytes], bytes.map { [$0] }] {
            let reply = try RedisConnection(FakeConnection(parts)).command([Array("ROLE".utf8)], elements: 5, until: end)
            #expect(reply == .array([.bytes(Array("a*9\r".utf8)), .array([.integer(1), .null]), .null]))
        }
    }

    @Test(
        "An array with more elements than expected is refused before memory is allocated for it",
        arguments: ["*6\r\n", "*3\r\n*3\r\n", "*99999999999999999999\r\n", "*2\r\n$1\r\na\r\n*4\r\n"])
    func longArray(_ text: String) {
        do throws(ConnectionFailure) {
            let reply = try RedisConnection(FakeConnection { _ in Self.bytes(text) }).command([], elements: 5, until: end)
            Issue.record("The reply is \(reply).")
        } catch {
            #expect(error.reason == "it sent a longer list than expected")
        }
    }

    @Test("A certificate that is not trusted is a permanent failure of all servers, and its advice is kept")
    func untrusted() {
        let lost = RedisFailure(ConnectionFailure(reason: "refused"))
        let untrusted = RedisFailure(ConnectionFailure(reason: "self-signed", kind: .untrusted), host: "b:1")
        #expect(untrusted.reason == "b:1: self-signed" && !untrusted.isTemporary(hasOthers: true) && !untrusted.mayHaveSuccessor)
        let both = RedisFailure(
            "nobody answered", [("a:1", lost), ("b:1", RedisFailure(.init(reason: "self-signed", kind: .untrusted)))], advice: "x")
        #expect(both.reason == "nobody answered: a:1: refused; b:1: self-signed" && both.advice.contains("store.tls_ca_file"))
        #expect(both.isPermanent && !both.hasReplied && both.isLasting)
        let client = RedisFailure(
            "nobody answered", [("a:1", RedisFailure(.init(reason: "closed", kind: .certificateRefused)))], advice: "x")
        #expect(client.advice.contains("store.tls_cert_file") && client.isTemporary(hasOthers: true))
        #expect(RedisFailure("nobody answered", [("a:1", lost)], advice: "x").advice == "x" && lost.mayHaveSuccessor)
    }

    @Test("Arrays that are nested more than seven deep are refused before hiredis parses them")
    func depth() {
        for (text, isValid) in [
            (String(repeating: "*1\r\n", count: 7) + ":1\r\n", true), (String(repeating: "*1\r\n", count: 8) + ":1\r\n", false),
            ("*9\r\n" + String(repeating: "*2\r\n$1\r\na\r\n*0\r\n", count: 9), true),
        ] {
            var problem: String?
            do throws(ConnectionFailure) {
                _ = try RedisConnection(FakeConnection { _ in Self.bytes(text) }).command([], elements: 100, until: end)
            } catch {
                problem = error.reason
            }
            #expect(problem == (isValid ? nil : "it sent lists that are nested too deeply"))
        }
    }

    @Test(
        "A reply with a malformed number is refused",
        arguments: ["$x\r\n", "$-2\r\n", "$99999999999999999999\r\n", ":99999999999999999999\r\n", ":1x\r\n", ":\r\n", "$1 \r\n"])
    func malformed(_ text: String) {
        #expect(failure(FakeConnection { _ in Self.bytes(text) }) == "its reply is malformed")
    }
}
