import CSimdJSON

#if canImport(Glibc)
    import Glibc
#endif

/// A growing byte buffer. The padding that the JSON parser needs follows the bytes, so that parsing does not copy them.
public struct PaddedBytes: Sendable {
    /// The bytes, followed by `padding` zeros.
    private var storage: [UInt8]

    private static var padding: Int { simd_json_padding }

    public init() {
        storage = []
    }

    public init(_ bytes: some Collection<UInt8>) {
        storage = []
        storage.reserveCapacity(bytes.count + Self.padding)
        append(bytes)
    }

    /// - Parameter fill: writes the bytes, and returns their number.
    public init(capacity: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Int) {
        storage = [UInt8](unsafeUninitializedCapacity: capacity + Self.padding) { buffer, count in
            let bytes = UnsafeMutableRawBufferPointer(buffer)
            let filled = min(max(0, fill(UnsafeMutableRawBufferPointer(rebasing: bytes.prefix(capacity)))), capacity)
            count = filled + Self.padding
            UnsafeMutableRawBufferPointer(rebasing: bytes[filled..<count]).initializeMemory(as: UInt8.self, repeating: 0)
        }
    }

    public var count: Int { max(0, storage.count - Self.padding) }
    public var isEmpty: Bool { count == 0 }
    public var bytes: ArraySlice<UInt8> { storage.prefix(count) }

    public mutating func reserveCapacity(_ count: Int) {
        storage.reserveCapacity(count + Self.padding)
    }

    public mutating func append(_ bytes: some Collection<UInt8>) {
        guard !bytes.isEmpty else { return }
        storage.removeLast(storage.count - count)
        storage.append(contentsOf: bytes)
        storage.append(contentsOf: repeatElement(0, count: Self.padding))
    }

    /// Overwrites the bytes with zeros, and removes them.
    public mutating func wipe() {
        storage.wipe()
        storage = []
    }

    /// Calls `body` with the bytes. The padding after them is readable.
    public func withPaddedBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        storage.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0.prefix(count))) }
    }
}

extension [UInt8] {
    /// Overwrites the bytes with zeros, unless another array shares them.
    public mutating func wipe() {
        withUnsafeMutableBytes { $0.wipe() }
    }
}

extension UnsafeMutableRawBufferPointer {
    /// Overwrites the bytes with zeros. The compiler does not remove this write, although nothing reads the memory afterwards.
    public func wipe() {
        if let baseAddress { explicit_bzero(baseAddress, count) }
    }
}
