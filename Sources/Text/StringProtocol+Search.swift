#if canImport(Glibc)
    import Glibc
#endif

// The standard library has methods with these names too, but using them would link Swift's library of regular expressions.
extension StringProtocol {
    /// Returns the range of the first occurrence of `string`, or nil. The UTF-8 bytes are compared, so canonically equivalent characters
    /// differ.
    package func firstRange(of string: String) -> Range<Index>? { firstRange(of: string, from: startIndex) }

    /// Returns the ranges of all occurrences of `string` in order, without overlaps. Returns an empty array if `string` is empty.
    package func ranges(of string: String) -> [Range<Index>] {
        var ranges: [Range<Index>] = []
        while !string.isEmpty, let range = firstRange(of: string, from: ranges.last?.upperBound ?? startIndex) { ranges.append(range) }
        return ranges
    }

    package func contains(_ string: String) -> Bool { firstRange(of: string) != nil }

    package func replacing(_ string: String, with replacement: String) -> String {
        components(separatedBy: string).joined(separator: replacement)
    }

    /// Returns the parts before, between and after the occurrences of `separator`, including empty parts.
    package func components(separatedBy separator: String) -> [SubSequence] {
        var rest = startIndex
        var parts: [SubSequence] = []
        for range in ranges(of: separator) {
            parts.append(self[rest..<range.lowerBound])
            rest = range.upperBound
        }
        return parts + [self[rest...]]
    }

    private func firstRange(of string: String, from start: Index) -> Range<Index>? {
        let rest = utf8[start...]
        let wanted = Array(string.utf8)
        let search = { (bytes: UnsafeBufferPointer<UInt8>) in Self.offset(of: wanted, in: bytes) }
        let offset = rest.withContiguousStorageIfAvailable(search) ?? Array(rest).withUnsafeBufferPointer(search)
        guard let offset else { return nil }
        let lower = utf8.index(start, offsetBy: offset)
        return lower..<utf8.index(lower, offsetBy: wanted.count)
    }

    private static func offset(of wanted: [UInt8], in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let first = wanted.first else { return 0 }
        guard let base = bytes.baseAddress else { return nil }
        var offset = 0
        while bytes.count - offset >= wanted.count {
            guard let found = memchr(base + offset, Int32(first), bytes.count - offset - wanted.count + 1) else { return nil }
            offset = UnsafeRawPointer(found) - UnsafeRawPointer(base)
            if memcmp(found, wanted, wanted.count) == 0 { return offset }
            offset += 1
        }
        return nil
    }
}
