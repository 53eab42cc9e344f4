import Errors
import TestSupport
import Testing

@testable import Redis

/// Tests in which the client of a Redis server waits on the clock of the system.
@Suite("Time limits of Redis commands", .serialized, .timeLimit(.minutes(5)))
struct CommandLimitsInRealTime {
    @Test("If a server stays busy until the time limit of a command, the error quotes the server's reply", arguments: [true, false])
    func alwaysBusy(isAnswered: Bool) async throws {
        try await untilFastEnough {
            let server = try ScriptedServer { _, number in isAnswered || number == 0 ? .reply("-LOADING Redis is loading\r\n") : .nothing }
            let client = try server.client(limit: .milliseconds(300))
            let error = await failure { try client.get("k", first: nil) }
            // A second command is only sent if the first reply arrived within the limit.
            guard server.commands.count >= 2 else { return false }
            #expect(error?.message.contains("“LOADING Redis is loading”") == true)
            return true
        }
    }

    @Test(
        "An error does not contain the password, even if the server echoes it without quotation marks",
        arguments: ["WRONGPASS", "ERR", "OOM", "BUSY"])
    func echoedPassword(prefix: String) async throws {
        try await untilFastEnough {
            let server = try ScriptedServer { _, _ in .reply("-\(prefix) the password hunter2 is hunter2\r\n") }
            let client = try server.client("anna:hunter2@", limit: .milliseconds(300))
            let text = await failure { try client.get("k", first: nil) }?.message ?? ""
            guard text.contains(prefix) else { return false }
            #expect(text.contains("the password … is …") && !text.contains("hunter2"))
            return true
        }
    }

    @Test("A command to a server that never replies is sent once and fails at its time limit")
    func silent() async throws {
        try await untilFastEnough {
            let server = try ScriptedServer { _, _ in .nothing }
            let client = try server.client(limit: .milliseconds(200))
            let error = await failure { try client.get("a", first: nil) }
            // On a busy machine, the connection may not even open within the limit.
            guard !server.commands.isEmpty else { return false }
            #expect(error?.message.contains("did not respond in time") == true)
            #expect(server.commands.count == 1)
            return true
        }
    }
}
