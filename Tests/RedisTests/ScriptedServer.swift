import Glibc
import Networking
import Synchronization
import TestSupport
import Testing
import Threads

@testable import Redis

/// A server that replies to each command as the test chooses, and records the commands.
final class ScriptedServer: Sendable {
    enum Answer: Sendable {
        case reply(String)
        /// Closes the connection without a reply.
        case close
        /// Never replies.
        case nothing
    }

    private let listener: LoopbackSocket
    private let answer: @Sendable (_ command: String, _ number: Int) -> Answer
    private let state = Mutex<(commands: [String], connections: [Int32])>(([], []))

    /// - Parameter answer: called with the text of a command other than CLIENT, and the number of commands before it.
    init(_ answer: @escaping @Sendable (_ command: String, _ number: Int) -> Answer) throws {
        listener = try LoopbackSocket(isReusable: true)
        self.answer = answer
        try listener.accept { [weak self] connection in
            guard let server = self else {
                close(connection)
                return
            }
            server.state.withLock { $0.connections.append(connection) }
            SystemThread.start { server.serve(connection) }?.detach()
        }
    }

    var commands: [String] { state.withLock { $0.commands } }
    var connectionCount: Int { state.withLock { $0.connections.count } }

    func client(_ credentials: String = "", limit: Duration = .seconds(20)) throws -> RedisClient {
        RedisClient(
            url: try RedisURL("redis://\(credentials)127.0.0.1:\(listener.port)"),
            connector: CurlConnector(NetworkConfiguration(userAgent: "test")),
            timeLimit: limit)
    }

    private func serve(_ connection: Int32) {
        defer { Glibc.close(connection) }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while case let count = read(connection, &buffer, buffer.count), count > 0 {
            let command = String(decoding: buffer.prefix(count), as: UTF8.self)
            if command.contains("SETNAME") {
                send("+OK\r\n", connection)
                continue
            }
            let number = state.withLock { state in
                state.commands.append(command)
                return state.commands.count - 1
            }
            switch answer(command, number) {
            case .reply(let text): send(text, connection)
            case .close: return
            case .nothing: continue
            }
        }
    }

    private func send(_ text: String, _ connection: Int32) {
        _ = text.withCString { Glibc.send(connection, $0, strlen($0), Int32(MSG_NOSIGNAL)) }
    }
}
