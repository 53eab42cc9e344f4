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
    /// Part of a sentence, such as "the server closed the connection".
    package let reason: String

    package init(reason: String) { self.reason = reason }

    package static let timeout = ConnectionFailure(reason: "the server did not respond in time")
    package static let closed = ConnectionFailure(reason: "the server closed the connection")
    package static let outOfMemory = ConnectionFailure(reason: "there is not enough memory")
}
