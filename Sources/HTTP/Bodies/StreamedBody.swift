import Errors

/// Bytes that are read piece by piece, such as those of a file.
package protocol ByteSource: Sendable {
    /// Number of bytes.
    var count: Int { get }

    /// Reads bytes without blocking the caller.
    /// - Parameters:
    ///   - range: the positions of the bytes, at least one.
    ///   - completion: called once, on any thread, with all bytes of the range or an error.
    func read(_ range: Range<Int>, _ completion: @escaping @Sendable (Result<[UInt8], DanXiError>) -> Void)
}

/// A request body that is sent without holding all of it in memory. Each attempt to send the body reads it from its start.
package struct StreamedBody: Sendable {
    package enum Part: Sendable {
        case bytes([UInt8])
        case source(any ByteSource)

        package var count: Int {
            switch self {
            case .bytes(let bytes): bytes.count
            case .source(let source): source.count
            }
        }
    }

    package let parts: [Part]
    /// Number of bytes.
    package let count: Int

    package init(_ parts: [Part]) {
        self.parts = parts
        count = parts.reduce(0) { $0 + $1.count }
    }

    /// Reads all bytes, for a client that cannot stream them.
    package func bytes() async throws -> [UInt8] {
        var all: [UInt8] = []
        for part in parts {
            switch part {
            case .bytes(let bytes): all += bytes
            case .source(let source) where source.count > 0:
                all += try await withCheckedThrowingContinuation { continuation in
                    source.read(0..<source.count) { continuation.resume(with: $0.mapError { $0 as any Error }) }
                }
            case .source: continue
            }
        }
        return all
    }

    /// Returns the part that contains the byte at `position`, and the offset of that byte within the part. Returns nil at the end of the
    /// body.
    package func part(at position: Int) -> (part: Part, offset: Int)? {
        var offset = position
        for part in parts {
            if offset < part.count { return (part, offset) }
            offset -= part.count
        }
        return nil
    }
}
