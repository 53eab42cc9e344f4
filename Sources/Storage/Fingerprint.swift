import Text

/// A short hash of a value's parts: 16 hexadecimal digits (FNV-1a, 64 bits). Equal values have equal hashes in every process. The hash does
/// not protect against forgery.
package struct Fingerprint {
    private let hash: UInt64

    package init(_ parts: String?...) {
        // 0xFF ends each part, and 0xFE stands for a missing part. Neither byte occurs in UTF-8.
        hash = FNV1a.hash(parts.lazy.flatMap { ($0.map { Array($0.utf8) } ?? [0xFE]) + [0xFF] })
    }

    package var text: String {
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
