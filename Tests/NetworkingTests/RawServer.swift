import Dispatch
import Glibc
import Synchronization
import TestSupport
import Text
import Threads

/// A server whose reaction to each request on each connection is chosen by the test. The server records all requests.
final class RawServer: Sendable {
    /// The reaction of the server to a request whose first byte has arrived.
    enum Action: Sendable {
        /// Reads the whole request and sends bytes. The connection stays open.
        case reply(String)
        /// Reads the whole request, sends bytes and closes the connection, with a RST instead of a FIN if `isReset` is true.
        case last(String, isReset: Bool = false)
        /// Reads the whole request, sends the first text, and then sends the text `then` repeatedly until the client closes the connection.
        case flood(String, then: String)
        /// Closes the connection without a response, after the first byte of the request or after the whole request.
        case closeAfterFirstByte, closeAfterRequest
        /// Resets the connection after the whole request, without a response.
        case reset

        /// Replies with the status 200 and the body `ok`.
        static let ok = Action.reply("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
    }

    private let socket: LoopbackSocket
    private let action: @Sendable (_ connection: Int, _ request: Int) -> Action
    private let state = Mutex(State())
    private let connectionArrivals = Semaphore()
    private let requestArrivals = Semaphore()
    /// The number of connections that have ended.
    private let ended = Monitor(0)

    private struct State {
        var connections = 0
        var requests: [String] = []
    }

    /// - Parameter action: called for each request with the number of its connection, and with its number on that connection, from 0.
    init(_ action: @escaping @Sendable (_ connection: Int, _ request: Int) -> Action) throws {
        socket = try LoopbackSocket()
        self.action = action
        try socket.accept { [weak self] connection in
            guard let server = self else {
                close(connection)
                return
            }
            let number = server.state.withLock {
                $0.connections += 1
                return $0.connections - 1
            }
            server.connectionArrivals.signal()
            // Each connection is served on a separate thread, because `read` blocks.
            DispatchQueue(label: "connection").async { server.serve(connection, number) }
        }
    }

    var port: UInt16 { socket.port }
    var url: String { "http://127.0.0.1:\(port)/x" }
    var connectionCount: Int { state.withLock { $0.connections } }
    /// The requests of which at least one byte was read.
    var requests: [String] { state.withLock { $0.requests } }

    private func serve(_ connection: Int32, _ number: Int) {
        var count = 0
        while step(connection, { action(number, count) }) { count += 1 }
        close(connection)
        ended.withLock { $0 += 1 }
        ended.wakeAll()
    }

    /// Waits for a connection. Each call waits for another one, and returns at once if that connection has already been accepted.
    func connection() async { await connectionArrivals.wait() }

    /// Waits for a request. Each call waits for another one, and returns at once if that request has already been read.
    func request() async { await requestArrivals.wait() }

    /// Waits until `count` connections have ended.
    func waitForEnds(_ count: Int) { ended.wait { $0 >= count ? () : nil } }

    /// Reads a request and responds to it. Returns whether the connection stays open.
    private func step(_ connection: Int32, _ choose: () -> Action) -> Bool {
        var bytes = [UInt8](repeating: 0, count: 1)
        guard read(connection, &bytes, 1) == 1 else { return false }
        let action = choose()
        let isReadWhole = if case .closeAfterFirstByte = action { false } else { true }
        let isWhole = isReadWhole && Self.readRest(of: &bytes, connection)
        // The request is recorded before the response is sent, because the test may read `requests` as soon as the response arrives.
        state.withLock { $0.requests.append(String(decoding: bytes, as: UTF8.self)) }
        requestArrivals.signal()
        guard isWhole else { return false }
        switch action {
        case .reply(let answer): return Self.send(answer, connection)
        case .last(let answer, let isReset):
            _ = Self.send(answer, connection)
            if isReset { Self.setReset(connection) }
        case .flood(let start, let more):
            guard Self.send(start, connection) else { break }
            let block = String(repeating: more, count: max(1, 65_536 / more.utf8.count))
            while Self.send(block, connection) {}
        case .reset: Self.setReset(connection)
        case .closeAfterFirstByte, .closeAfterRequest: break
        }
        return false
    }

    /// Reads to the end of a request. Returns false if the client closes the connection before the end of the request.
    private static func readRest(of bytes: inout [UInt8], _ connection: Int32) -> Bool {
        var length: Int?
        var part = [UInt8](repeating: 0, count: 65_536)
        while bytes.count < length ?? .max {
            let count = read(connection, &part, part.count)
            guard count > 0 else { return false }
            bytes += part.prefix(count)
            length = length ?? Self.length(of: bytes)
        }
        return true
    }

    /// Returns the length of a request, or nil if its head is incomplete.
    private static func length(of bytes: [UInt8]) -> Int? {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let end = text.firstRange(of: "\r\n\r\n") else { return nil }
        let head = text[..<end.lowerBound].lowercased()
        let body = head.firstRange(of: "content-length: ").flatMap { Int(head[$0.upperBound...].prefix { $0.isNumber }) }
        return head.utf8.count + 4 + (body ?? 0)
    }

    private static func send(_ text: String, _ connection: Int32) -> Bool {
        let bytes = Array(text.utf8)
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.send(connection, $0.baseAddress?.advanced(by: sent), bytes.count - sent, Int32(MSG_NOSIGNAL))
            }
            if count <= 0 { return false }
            sent += count
        }
        return true
    }

    private static func setReset(_ connection: Int32) {
        var linger = linger(l_onoff: 1, l_linger: 0)
        setsockopt(connection, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<Glibc.linger>.size))
    }
}
