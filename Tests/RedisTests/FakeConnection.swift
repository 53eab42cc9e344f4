import Connections

@testable import Redis
import Threads

/// A connection that delivers bytes that the test chooses, and records the bytes that are sent.
final class FakeConnection: ByteConnection {
    private let next: (_ number: Int) -> [UInt8]?
    /// The bytes of the last part that did not fit into the buffer of the receiver.
    private var rest: ArraySlice<UInt8> = []
    private var parts = 0
    private(set) var sent: [UInt8] = []
    /// The number of bytes that were received.
    private(set) var received = 0
    private(set) var ends: [Instant] = []

    /// - Parameter next: returns the part with the given number, from 0, or nil if the server closes the connection instead.
    init(_ next: @escaping (_ number: Int) -> [UInt8]?) {
        self.next = next
    }

    /// Creates a connection that delivers the given parts and is then closed by the server.
    convenience init(_ parts: [[UInt8]]) {
        self.init { $0 < parts.count ? parts[$0] : nil }
    }

    var isUsable: Bool { true }

    func send(_ bytes: [UInt8], until end: Instant) throws(ConnectionFailure) {
        ends.append(end)
        sent += bytes
    }

    func receive(into buffer: UnsafeMutableRawBufferPointer, until end: Instant) throws(ConnectionFailure) -> Int {
        ends.append(end)
        if rest.isEmpty {
            guard let part = next(parts) else { throw .closed }
            parts += 1
            rest = part[...]
        }
        let bytes = rest.prefix(buffer.count)
        rest = rest.dropFirst(bytes.count)
        received += bytes.count
        buffer.copyBytes(from: bytes)
        return bytes.count
    }
}
