import CCurl
import Connections
import TestSupport
import Testing

@testable import Networking
import Threads

@Suite("Connections for protocols other than HTTP", .timeLimit(.minutes(5)))
struct CurlStreamTests {
    private let connector = CurlConnector(NetworkConfiguration(userAgent: "test"))
    private let later = Instant.now + .seconds(120)

    private func connection(_ server: RawServer) throws -> any ByteConnection {
        try connector.connect(to: .host("127.0.0.1:\(server.port)", isEncrypted: false), until: later)
    }

    @Test("A connection sends and receives bytes, and is unusable after the server has closed it")
    func exchange() throws {
        let server = try RawServer { _, _ in .last("hello") }
        let connection = try connection(server)
        #expect(connection.isUsable)
        try connection.send(Array("a\r\n\r\n".utf8), until: later)
        #expect(try receive(connection, until: later) == "hello")
        #expect(throws: ConnectionFailure.closed) { try receive(connection, until: later) }
        #expect(!connection.isUsable && server.requests == ["a\r\n\r\n"])
    }

    @Test("After the deadline, receiving fails even if the server is still sending")
    func flood() throws {
        let server = try RawServer { _, _ in .flood("", then: "x") }
        let connection = try connection(server)
        try connection.send(Array("\r\n\r\n".utf8), until: later)
        #expect(try receive(connection, until: later).hasPrefix("x"))
        #expect(throws: ConnectionFailure.timeout) { try receive(connection, until: .now - .milliseconds(1)) }
    }

    @Test("Sending after the deadline fails")
    func lateSend() throws {
        let server = try RawServer { _, _ in .reply("") }
        let connection = try connection(server)
        #expect(throws: ConnectionFailure.timeout) { try connection.send([1], until: .now - .milliseconds(1)) }
    }

    @Test("Connecting to a closed port or a missing Unix socket fails")
    func refused() throws {
        let socket = try LoopbackSocket(listens: false)
        #expect {
            try connector.connect(to: .host("127.0.0.1:\(socket.port)", isEncrypted: false), until: later)
        } throws: { ($0 as? ConnectionFailure)?.reason.contains("connect") ?? false }
        #expect(throws: ConnectionFailure.self) { try connector.connect(to: .socket("/nonexistent/socket"), until: later) }
    }

    @Test("A failure after the connection was opened writes to no memory that the opening has released")
    func laterFailure() throws {
        let server = try RawServer { _, _ in .last("") }
        let connection = try connection(server)
        // The C library gives the released memory to the next of these, which have the same size.
        let blocks = (0..<16).map { _ in UnsafeMutableRawBufferPointer.allocate(byteCount: Int(CURL_ERROR_SIZE), alignment: 1) }
        defer { for block in blocks { block.deallocate() } }
        for block in blocks { block.initializeMemory(as: UInt8.self, repeating: 7) }
        #expect(throws: ConnectionFailure.self) {
            while true { try connection.send(Array("a\r\n\r\n".utf8), until: later) }
        }
        #expect(blocks.allSatisfy { $0.allSatisfy { $0 == 7 } })
    }

    private func receive(_ connection: any ByteConnection, until end: Instant) throws(ConnectionFailure) -> String {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1024, alignment: 1)
        defer { buffer.deallocate() }
        let count = try connection.receive(into: buffer, until: end)
        return String(decoding: buffer[..<count], as: UTF8.self)
    }
}
