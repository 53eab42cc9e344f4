import JSON

/// Bytes that may contain a secret. All references share one buffer, which is overwritten before it is freed.
///
/// The class is `@unchecked Sendable`, because nothing writes to the buffer until it is freed.
package final class SecretBytes: @unchecked Sendable, ExpressibleByArrayLiteral {
    private let buffer: UnsafeMutableBufferPointer<UInt8>

    package init(_ bytes: some Collection<UInt8>) {
        buffer = .allocate(capacity: bytes.count)
        _ = buffer.initialize(from: bytes)
    }

    package convenience init(arrayLiteral bytes: UInt8...) { self.init(bytes) }

    /// Creates a copy of the bytes of an array, and then overwrites and empties the array.
    package convenience init(taking bytes: inout [UInt8]) {
        self.init(bytes)
        bytes.wipe()
        bytes = []
    }

    deinit {
        UnsafeMutableRawBufferPointer(buffer).wipe()
        buffer.deallocate()
    }

    /// Calls `body` with the bytes, which stay at their address while this object exists.
    package func withUnsafeBytes<Result, Failure>(_ body: (UnsafeRawBufferPointer) throws(Failure) -> Result) throws(Failure) -> Result {
        try body(UnsafeRawBufferPointer(buffer))
    }
}

extension SecretBytes: RandomAccessCollection, Equatable {
    package var startIndex: Int { 0 }
    package var endIndex: Int { buffer.count }
    package subscript(index: Int) -> UInt8 { buffer[index] }

    package static func == (one: SecretBytes, other: SecretBytes) -> Bool { one.elementsEqual(other) }
}
