import Threads

/// A connection to a server, for any protocol. A connection is not thread-safe, and is closed when its last reference is released.
///
/// The functions block at most until `end`. After a failure, the connection must not be used again.
package protocol ByteConnection: AnyObject {
    /// Whether this process has opened the connection, and the server has neither closed it nor sent bytes that were not received.
    var isUsable: Bool { get }

    /// Sends all bytes.
    /// - Throws: ``ConnectionFailure/timeout`` if `end` passes before the last byte is sent, even if the server keeps accepting bytes.
    func send(_ bytes: [UInt8], until end: Instant) throws(ConnectionFailure)

    /// Copies bytes that have arrived into `buffer`, and returns their number, at least 1. Waits for the first byte.
    /// - Throws: ``ConnectionFailure/timeout`` if `end` has passed, even if bytes have arrived.
    func receive(into buffer: UnsafeMutableRawBufferPointer, until end: Instant) throws(ConnectionFailure) -> Int
}

/// The reason why a connection cannot be opened or used any more.
package struct ConnectionFailure: Error, Equatable {
    package enum Kind: Equatable, Sendable {
        case other
        /// The client does not trust the certificate of the server.
        case untrusted
        /// The server may require another certificate of the client.
        case certificateRefused
        /// Client and server did not agree on TLS. The advice is a sentence with a space before it, or empty.
        case handshake(advice: String)
    }

    /// Part of a sentence, such as "the server closed the connection".
    package let reason: String
    package let kind: Kind

    package init(reason: String, kind: Kind = .other) { (self.reason, self.kind) = (reason, kind) }

    package static let timeout = ConnectionFailure(reason: "the server did not respond in time")
    package static let closed = ConnectionFailure(reason: "the server closed the connection")
    package static let outOfMemory = ConnectionFailure(reason: "there is not enough memory")
}
