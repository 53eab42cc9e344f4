/// A hash by which unchanged content is recognized, also by another process. The hash is not cryptographic.
enum ContentHash {
    private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

    static func of(_ bytes: UnsafeRawBufferPointer) -> Int {
        var hash = UInt64(truncatingIfNeeded: bytes.count) &* factor
        let words = bytes.count / 8
        for index in 0..<words { add(bytes.loadUnaligned(fromByteOffset: 8 * index, as: UInt64.self), to: &hash) }
        for byte in bytes[(8 * words)...] { add(UInt64(byte), to: &hash) }
        return Int(truncatingIfNeeded: hash ^ hash >> 32)
    }

    private static func add(_ word: UInt64, to hash: inout UInt64) {
        let mixed = (hash ^ word) &* factor
        hash = mixed ^ mixed >> 29
    }
}
