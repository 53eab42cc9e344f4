import Errors
import Storage
import TestSupport
import Testing

@testable import Redis
import Threads

@Suite("Replies of a Redis server", .timeLimit(.minutes(5)))
struct ReplyTests {
    private func message(_ body: () throws -> some Any) -> String {
        do {
            _ = try body()
            return "no error"
        } catch {
            return DanXiError(error).message
        }
    }

    @Test(
        "A command that the server refuses temporarily is sent again on a new connection",
        arguments: [
            "LOADING Redis is loading the dataset in memory", "BUSY Redis is busy running a script", "TRYAGAIN Multiple keys request",
            "CLUSTERDOWN The cluster is down", "MASTERDOWN Link with MASTER is down", "NOREPLICAS Not enough good replicas to write.",
            "ERR max number of clients reached", "READONLY You can't write against a read only replica.",
            "ERR Error running script (call to f_6b1b): @user_script:1: @user_script: 1: -READONLY You can't write against a read only replica.",
            "ERR Error running script (call to f_6b1b): @user_script:3: -CLUSTERDOWN The cluster is down",
        ])
    func busy(_ error: String) throws {
        let server = try ScriptedServer { _, number in .reply(number < 2 ? "-\(error)\r\n" : "$1\r\na\r\n") }
        #expect(try server.client().get("k", first: nil) == Array("a".utf8))
        #expect(server.commands.count == 3)
        #expect(server.connectionCount == 3, "each attempt uses a new connection, which may lead to another server")
    }

    @Test(
        "A command that the server refuses is not sent again, and the error says what to do",
        arguments: [
            ("NOAUTH Authentication required.", "password in store.url"),
            ("WRONGPASS invalid username-password pair or user is disabled.", "password in store.url"),
            ("ERR invalid password", "password in store.url"),
            ("NOPERM this user has no permissions to run the 'get' command", "ACL SETUSER"),
            ("DENIED Redis is running in protected mode", "protected mode"),
            ("MOVED 3999 127.0.0.1:6381", "redis+cluster://"), ("ASK 3999 127.0.0.1:6381", "redis+cluster://"),
            ("CROSSSLOT Keys", "separate database"), ("MOVED x", "separate database"),
            ("OOM command not allowed when used memory > 'maxmemory'.", "maxmemory"), ("MISCONF Redis is configured", "disk"),
            ("ERR Error running script (call to f_6b1b): @user_script:1: @user_script: 1: -OOM command not allowed", "maxmemory"),
            ("ERR Error running script (call to f_6b1b): @user_script:1: Script attempted to access a non local key", "separate database"),
            ("WRONGTYPE Operation against a key", "separate database"), ("ERR unknown command 'x'", "separate database"),
        ])
    func refused(_ error: String, _ advice: String) throws {
        let server = try ScriptedServer { _, _ in .reply("-\(error)\r\n") }
        let client = try server.client()
        #expect(message { try client.get("k", first: nil) }.contains(advice))
        #expect(server.commands.count == 1)
    }

    @Test("The error for a wrong password does not contain the password")
    func password() throws {
        let server = try ScriptedServer { command, _ in
            .reply(command.contains("AUTH") ? "-WRONGPASS invalid 'hunter2'\r\n" : "+OK\r\n")
        }
        let text = message { try server.client("anna:hunter2@").get("k", first: nil) }
        #expect(text.contains("WRONGPASS") && !text.contains("hunter2") && !text.contains("anna"))
        #expect(server.commands == ["*3\r\n$4\r\nAUTH\r\n$4\r\nanna\r\n$7\r\nhunter2\r\n"])
    }

    @Test(
        "The error has the message of the server up to the first quoted argument",
        arguments: [
            ("READONLY You can't write against a read only replica.", "READONLY You can't write against a read only replica."),
            ("ERR unknown command 'x', can't run", "ERR unknown command "), ("ERR it's `x`", "ERR it's "),
            ("ERR the x's'", "ERR the x's"), ("ERR no'", "ERR no"), ("ERR 'x", "ERR "), ("'x", ""), ("", ""),
        ])
    func quoted(_ error: String, _ message: String) {
        #expect(RedisError(error).message == message)
    }

    @Test("The error of a server that accepts only reads says what to name in its place")
    func replica() {
        let failure = RedisFailure(RedisError("READONLY You can't write against a read only replica."))
        #expect(failure.advice.contains("Name a primary or its sentinels in store.url."))
    }

    @Test("If the connection closes before the reply, the command is sent once more")
    func lost() throws {
        let server = try ScriptedServer { _, number in number == 0 ? .close : .reply(":1\r\n") }
        try server.client().remove("k")
        #expect(server.commands.count == 2)
        let dead = try ScriptedServer { _, _ in .close }
        #expect(message { try dead.client().get("k", first: nil) }.contains("closed the connection"))
        #expect(dead.commands.count == 2)
    }

    @Test(
        "A command fails if the server sends bytes that are not a valid reply",
        arguments: [
            "HTTP/1.1 400 Bad Request\r\n\r\n", "*2147483647\r\n", "*1\r\n$1\r\na\r\n", "$x\r\n", "+a\rb\r\n",
        ])
    func malformed(_ text: String) throws {
        let server = try ScriptedServer { _, _ in .reply(text) }
        let client = try server.client(limit: .seconds(1))
        #expect(throws: DanXiError.self) { _ = try client.lock("k", token: "t", lease: .seconds(1)) }
    }

    @Test("Extra bytes after a reply are not read as the reply to the next command")
    func extraBytes() throws {
        let server = try ScriptedServer { _, number in .reply("$1\r\n\(number)\r\n" + (number == 0 ? "$5\r\nwrong\r\n" : "")) }
        let client = try server.client()
        #expect(try client.get("a", first: nil) == Array("0".utf8))
        #expect(try client.get("b", first: nil) == Array("1".utf8))
    }

    @Test(
        "After failures, commands fail at once during a pause of at most two seconds, after which one caller may try again", .virtualTime)
    func pauseAfterFailures() async throws {
        let circuit = RedisCircuit()
        try circuit.check("x")
        for _ in 0..<21 { circuit.open("it is down") }
        for pause in [Duration.zero, .milliseconds(399)] {
            try await Timers.sleep(for: pause)
            #expect(message { try circuit.check("redis://x") }.contains("it is down"))
        }
        // After the pause, one caller may try again, and other callers still fail at once.
        try await Timers.sleep(for: .milliseconds(1601))
        try circuit.check("x")
        #expect(message { try circuit.check("redis://x") }.contains("it is down"))
        circuit.close()
        try circuit.check("x")
    }
}
